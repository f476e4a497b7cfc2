//! The decision bar: who is asked, what, and everything that can be chosen. It keeps its size, so that the map
//! keeps its own: few options stand there with what follows from them, more become chips in groups, and one
//! line below them says what follows from the one that is pointed at.

use leptos::prelude::*;

use super::draft::ToDraft;
use super::hint::{HintButton, HintLine};
use super::look;
use super::ui::Ui;
use super::waiting::Waiting;
use crate::app::dialog::Modal;
use crate::app::icons::{Emblem, Icon, Pips};
use crate::app::reading::{RuleLink, named};
use crate::model::{
    ActionCardView, Decision, Hint, OptionView, Refused, TableAction, Target, Why, WhyNot, icon,
};
use crate::text::topics::Topic;
use rules::ids::{PieceKind, Resource, Seat};

/// Up to so many options are shown with their details.
const FEW: usize = 3;

/// The bar. `inline` leaves out what the battle sheet already shows.
#[component]
pub fn Ask(#[prop(optional)] inline: bool) -> impl IntoView {
    let ui = Ui::get();
    let class = if inline { "ask inline" } else { "ask" };
    let idle = ui.memo(|m| m.decision.as_ref().is_none_or(|d| !d.mine));
    // What is asked about a refusal leaves the options, and with them the focus, where they are.
    let choices = ui.memo(|m| {
        let plain =
            |d: &Decision| Decision { whys: Vec::new(), refused: Vec::new(), hint: Hint::None, ..d.clone() };
        m.decision.as_ref().map(plain)
    });
    view! {
        <section class=class class:idle=idle>
            <Question/>
            {move || choices.get().map(|d| match (d.mine, d.on.clone(), d.back.clone()) {
                (true, ..) => view! { <Options d/> }.into_any(),
                (false, Some(words), _) => view! { <Waiting words/> }.into_any(),
                (false, None, Some(words)) => view! { <Elsewhere words/> }.into_any(),
                (false, None, None) => ().into_any(),
            })}
            <HintLine/>
        </section>
    }
}

/// Somebody at another device decides: the way to where the game is sent there.
#[component]
fn Elsewhere(words: String) -> impl IntoView {
    let ui = Ui::get();
    view! {
        <div class="opts elsewhere">
            <button class="opt on plain" on:click=move |_| ui.back()><b>{words}</b></button>
        </div>
    }
}

/// Who, what, which kind of act, how many pips.
#[component]
pub fn Question() -> impl IntoView {
    let ui = Ui::get();
    let asked = ui.memo(|m| {
        let words = |d: &Decision| Decision {
            options: Vec::new(),
            whys: Vec::new(),
            refused: Vec::new(),
            hint: if d.hint == Hint::None { Hint::None } else { Hint::Possible },
            ..d.clone()
        };
        m.decision.as_ref().map(|d| (words(d), d.mine && d.is_dice()))
    });
    // What is said aloud is said once, however often the rest of the line changes.
    let said = ui.memo(|m| m.decision.as_ref().map(|d| (d.seat, d.sentence.clone(), d.thinking)));
    let colour = move || asked.read().as_ref().map(|(d, _)| ui.colour(d.seat));
    view! {
        <div class="q" tabindex="-1">
            {move || colour().map(|colour| view! { <Emblem colour/> })}
            <span aria-live="polite">{move || said.get().map(|(seat, said, thinking)| sentence(ui, seat, said, thinking))}</span>
            {move || asked.get().map(|(d, dice)| side(ui, d, dice))}
        </div>
    }
}

fn sentence(ui: Ui, seat: Seat, said: String, thinking: bool) -> AnyView {
    let w = ui.words;
    let name = view! { <span class=format!("seat {}", ui.colour(seat).class())>{ui.name(seat)}</span> };
    match (said.is_empty(), thinking) {
        (false, _) => view! { {name}": "{said} }.into_any(),
        (true, true) => {
            view! { {name}" "{w.thinking}<span class="dots" aria-hidden="true"></span> }.into_any()
        }
        (true, false) => view! { {name}" "{w.deciding} }.into_any(),
    }
}

/// The kind of act and the pips, and the way back to a battle that was put aside.
fn side(ui: Ui, d: Decision, dice: bool) -> AnyView {
    let w = ui.words;
    let icon = d.kind_icon;
    let kind = (!d.kind.is_empty()).then(|| {
        view! { <span class="long kind">{(!icon.is_empty()).then(|| view! { <Icon id=icon/> })}{named(d.kind)}</span> }
    });
    let pips = d.pips.map(|(used, all)| {
        let now = (used + 1).min(all);
        let label = (w.pips_left)(all.saturating_sub(used), all);
        let text = (used < all).then(|| view! { <span class="long">{(w.pip_now)(now, all)}</span> });
        view! { <Pips used all label/>{text} }
    });
    view! { <span class="sub">{kind}{pips}{(d.hint != Hint::None).then(|| view! { <HintButton/> })}{d.refuses.then(|| view! { <WhyButton/> })}{(!dice).then(|| view! { <ToBattle class="tool small"/><ToDraft class="tool small"/> })}</span> }
        .into_any()
}

/// Asks about everything that can't be done now.
#[component]
fn WhyButton() -> impl IntoView {
    let ui = Ui::get();
    view! {
        <button class="tool small whynot" aria-label=ui.words.why_not aria-haspopup="dialog" on:click=move |_| ui.send(TableAction::WhyNot(WhyNot::All))>
            <Icon id="i-why"/><span>{ui.words.why_not}</span>
        </button>
    }
}

/// Everything that can't be done now, by reasons.
#[component]
pub fn WhySheet() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let refused = ui.memo(|m| m.decision.as_ref().map(|d| d.refused.clone()).unwrap_or_default());
    let open = Memo::new(move |_| !refused.read().is_empty());
    let close = Callback::new(move |()| ui.send(TableAction::Understood));
    let one = |r: Refused| view! { <dt>{r.titles.join(", ")}</dt><dd>{r.reason}{r.rule.map(|rule| view! { " "<RuleLink rule/> })}</dd> };
    view! {
        <Modal open close class="book whynots" label=w.why_not_title.to_string()>
            <div>
                <div class="turn">
                    <button class="tool" aria-label=w.close on:click=move |_| close.run(())><Icon id="i-close"/></button>
                </div>
                <section>
                    <h2>{w.why_not_title}</h2>
                    <dl>{move || refused.get().into_iter().map(one).collect_view()}</dl>
                </section>
            </div>
        </Modal>
    }
}

/// Opens the battle sheet that was put aside.
#[component]
fn ToBattle(class: &'static str) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let system = ui.memo(|m| m.battle.as_ref().map(|b| b.system));
    move || {
        system.get().filter(|_| ui.aside.get()).map(|s| {
            view! {
                <button class=class on:click=move |_| ui.aside.set(false)>
                    <b><Icon id="a-battle"/>{(w.battle_at)(&w.names.system(s))}</b>
                </button>
            }
        })
    }
}

/// The options: with their details, or as chips; beside them what ends or declines.
#[component]
fn Options(d: Decision) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    if d.is_dice() {
        // The sheet offers the pools.
        return view! { <div class="opts"><ToBattle class="opt on plain"/></div> }.into_any();
    }
    let back = d.back.clone();
    let (ends, main): (Vec<_>, Vec<_>) = d.options.into_iter().partition(|o| o.plain);
    let (ends, main) = (StoredValue::new(ends), StoredValue::new(main));
    let narrowed = move || ui.narrow.get().is_some();
    let listed = move || {
        let narrow = ui.narrow.get();
        let fits = |o: &&OptionView| narrow.is_none_or(|place| o.target.lies_at(place));
        main.with_value(|all| all.iter().filter(fits).cloned().collect::<Vec<_>>())
    };
    let is_few = move |list: &[OptionView]| list.len() <= FEW && (narrowed() || !list.iter().any(in_hand));
    let few = Memo::new(move |_| is_few(&listed()));
    let options = move || {
        let list = listed();
        if is_few(&list) { full(list).into_any() } else { view! { <Chips list/> }.into_any() }
    };
    let way_back = move || (!narrowed()).then(|| back.clone()).flatten();
    view! {
        <div class="choice">
            {options}
            <div class="ends">
                {ends.get_value().into_iter().map(|option| view! { <Full option/> }).collect_view()}
                {move || narrowed().then(|| view! {
                    <button class="opt plain" on:click=move |_| ui.narrow.set(None)><kbd class="k">"Esc"</kbd><b>{w.show_all}</b></button>
                })}
                {move || way_back().map(|words| view! {
                    <button class="opt plain" on:click=move |_| ui.back()><kbd class="k">"Esc"</kbd><b>{words}</b></button>
                })}
            </div>
        </div>
        <Line few/>
    }
    .into_any()
}

fn in_hand(o: &OptionView) -> bool {
    !o.way.is_empty() && matches!(o.target, Target::HandCard(_))
}

/// Options with what follows from them.
fn full(list: Vec<OptionView>) -> impl IntoView {
    view! { <div class="opts">{list.into_iter().map(|option| view! { <Full option/> }).collect_view()}</div> }
}

/// Options as chips, in their groups.
#[component]
fn Chips(list: Vec<OptionView>) -> impl IntoView {
    let mut groups: Vec<(String, Vec<OptionView>)> = Vec::new();
    for option in list {
        match groups.iter_mut().find(|(name, _)| *name == option.group) {
            Some((_, group)) => group.push(option),
            None => groups.push((option.group.clone(), vec![option])),
        }
    }
    // What the hand shows anyway stands last.
    groups.sort_by_key(|(_, list)| list.iter().all(in_hand));
    let several = groups.len() > 1;
    let one = |(name, list): (String, Vec<OptionView>)| {
        let hand = list.iter().all(in_hand);
        let headed = !name.is_empty() && (several || hand);
        let name = headed.then(|| view! { <h3>{name}</h3> });
        let chips = list.into_iter().map(|option| view! { <Chip option headed/> }).collect_view();
        view! { <div class="grp" class:inhand=hand>{name}{chips}</div> }
    };
    view! { <div class="grps">{groups.into_iter().map(one).collect_view()}</div> }
}

/// A button that takes an option, or asks why it can't be taken.
#[component]
pub fn Take(
    /// The option.
    option: OptionView,
    /// Classes.
    class: &'static str,
    /// The same button stands somewhere else too, where the keyboard finds it.
    #[prop(optional)]
    again: bool,
    children: Children,
) -> impl IntoView {
    let ui = Ui::get();
    let (index, enabled) = (option.index, option.enabled);
    let detail = if enabled { &option.detail } else { &option.reason };
    let said = if detail.is_empty() { option.title.clone() } else { format!("{}. {detail}", option.title) };
    let on = move || ui.focus.get() == Some(index);
    let take =
        move |_| if enabled { ui.choose(index) } else { ui.send(TableAction::WhyNot(WhyNot::Option(index))) };
    let look = ui.model.with_untracked(|m| look::option(m, option.target)).map(Topic::slug);
    let shortcut = (!option.key.is_empty()).then_some(option.key);
    view! {
        <button
            class=class
            class:plain=option.plain
            class:on=on
            data-option=index
            data-look=look
            tabindex=again.then_some("-1")
            aria-disabled=(!enabled).then_some("true")
            aria-keyshortcuts=shortcut
            on:click=take
            on:pointerenter=move |_| ui.point(Some(index))
            on:pointerleave=move |_| ui.point(None)
            on:focus=move |_| ui.point(Some(index))
        >
            <span class="sr">{said}</span>
            <span class="shown" aria-hidden="true">{children()}</span>
        </button>
    }
}

/// The key of an option.
pub fn keycap(key: &str) -> Option<impl IntoView + use<>> {
    (!key.is_empty()).then(|| view! { <kbd class="k" aria-hidden="true">{key.to_string()}</kbd> })
}

/// Title, key, and what follows.
#[component]
fn Full(option: OptionView) -> impl IntoView {
    let key = keycap(&option.key);
    let detail = if option.enabled { &option.detail } else { &option.reason };
    let detail = (!detail.is_empty() && !option.plain).then(|| detail.clone());
    let symbol = option.icon;
    let face = match option.layout.is_empty() {
        true => {
            view! { <b>{(!symbol.is_empty()).then(|| view! { <Icon id=symbol/> })}{option.title.clone()}</b> }
                .into_any()
        }
        false => view! { <LayoutRow layout=option.layout.clone()/> }.into_any(),
    };
    view! { <Take option class="opt">{key}{face}{detail.map(|text| view! { <small>{text}</small> })}</Take> }
}

/// A short button: what its group and its place leave to say.
#[component]
fn Chip(option: OptionView, headed: bool) -> impl IntoView {
    let key = keycap(&option.key);
    let symbol = option.icon;
    let face = match option.target {
        Target::HandCard(card) if in_hand(&option) => {
            let card = ActionCardView::of(card);
            view! { <b><Icon id=icon::suit(card.suit)/>{card.number}</b> }.into_any()
        }
        _ if !option.layout.is_empty() => view! { <LayoutRow layout=option.layout.clone()/> }.into_any(),
        _ if option.ships.is_some() => {
            let way =
                (!option.way.is_empty()).then(|| view! { <span class="batch">{option.way.clone()}</span> });
            view! { {way}<Amount ships=option.ships.unwrap_or_default()/> }.into_any()
        }
        _ => {
            let text = if option.way.is_empty() || !headed { &option.title } else { &option.way };
            view! { <b>{(!symbol.is_empty()).then(|| view! { <Icon id=symbol/> })}{text.clone()}</b> }
                .into_any()
        }
    };
    view! { <Take option class="opt short">{key}{face}</Take> }
}

/// Fresh and damaged ships.
#[component]
fn Amount(ships: (u8, u8)) -> impl IntoView {
    let one = |count: u8, id: &'static str| (count > 0).then(|| view! { <span><Icon id/>{count}</span> });
    let ship = PieceKind::SHIP;
    view! { <b class="amount">{one(ships.0, icon::piece(ship))}{one(ships.1, icon::piece_damaged(ship))}</b> }
}

/// Resources in slots, as small as a line.
#[component]
fn LayoutRow(layout: Vec<Option<Resource>>) -> impl IntoView {
    let one = |resource: Option<Resource>| match resource {
        Some(r) => {
            let class = format!("rt has {}", icon::resource_class(r));
            view! { <span class=class><Icon id=icon::resource(r)/></span> }.into_any()
        }
        None => view! { <span class="rt"></span> }.into_any(),
    };
    view! { <span class="lay" aria-hidden="true">{layout.into_iter().map(one).collect_view()}</span> }
}

/// The line below: why the last thing tried can't be done, else what follows from the option pointed at if
/// its chip doesn't say it. The line keeps its height, so that nothing moves under the pointer.
#[component]
fn Line(few: Memo<bool>) -> impl IntoView {
    let ui = Ui::get();
    let whys = ui.memo(|m| m.decision.as_ref().map(|d| d.whys.clone()).unwrap_or_default());
    let pointed = Memo::new(move |_| {
        let index = ui.focus.get().filter(|_| !few.get())?;
        let text = |o: &OptionView| {
            let text = if o.enabled { &o.detail } else { &o.reason };
            (o.enabled || !text.is_empty()).then(|| (o.enabled, o.title.clone(), text.clone()))
        };
        ui.model.with(|m| m.decision.as_ref()?.option(index).and_then(text))
    });
    let said = ui.would(|e| e.said.join(" "));
    let line = move || match (pointed.get(), whys.get()) {
        (Some((true, title, text)), _) => {
            view! { <span><b>{title}"."</b>" "{text}" "<span class="then">{said}</span></span> }.into_any()
        }
        (None, _) if !said.read().is_empty() => view! { <span class="then">{said}</span> }.into_any(),
        (Some((false, title, text)), _) => refusal(title, text).into_any(),
        (None, whys) if whys.is_empty() => ().into_any(),
        (None, whys) => {
            let one = |why: Why| view! { <span><b>{why.question}</b>" "{why.answer}{why.rule.map(|rule| view! { " "<RuleLink rule/> })}</span> };
            view! { <Icon id="i-why"/><div class="reasons">{whys.into_iter().map(one).collect_view()}</div> }
                .into_any()
        }
    };
    view! { <div class="why" aria-live="polite">{line}</div> }
}

fn refusal(what: String, why: String) -> impl IntoView {
    view! { <Icon id="i-why"/><span><b>{what}</b>" "{why}</span> }
}
