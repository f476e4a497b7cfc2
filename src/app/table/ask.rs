//! The decision bar: who is asked, what, and everything that can be chosen. Never a wall of buttons: options
//! come in groups, a place on the table narrows them, a long list scrolls.

use leptos::prelude::*;

use super::ui::Ui;
use crate::app::icons::{Emblem, Icon, Pips};
use crate::model::{Decision, OptionView};

/// From this many options on, the list is laid out densely.
const MANY: usize = 6;

/// The bar. `inline` leaves out what the battle sheet already shows.
#[component]
pub fn Ask(#[prop(optional)] inline: bool) -> impl IntoView {
    let ui = Ui::get();
    let decision = ui.memo(|m| m.decision.clone());
    let class = if inline { "ask inline" } else { "ask" };
    view! {
        <section class=class aria-live="polite" class:idle=move || decision.with(|d| d.as_ref().is_none_or(|d| !d.mine))>
            {move || decision.get().map(|d| view! { <Question d=d.clone()/><Options d=d.clone()/><Reason d/> })}
        </section>
    }
}

/// Who, what, which kind of act, how many pips.
#[component]
fn Question(d: Decision) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let colour = ui.colour(d.seat);
    let dice = d.mine && d.is_dice();
    let name = view! { <span class=format!("seat {}", colour.class())>{ui.name(d.seat)}</span> };
    let sentence = match (d.mine, d.sentence.is_empty(), d.thinking) {
        (_, false, _) => view! { <span>{name}": "{d.sentence}</span> }.into_any(),
        (_, true, true) => {
            view! { <span>{name}" "{w.thinking}<span class="dots" aria-hidden="true"></span></span> }
                .into_any()
        }
        (_, true, false) => view! { <span>{name}" "{w.deciding}</span> }.into_any(),
    };
    let icon = d.kind_icon;
    let kind = (!d.kind.is_empty()).then(|| {
        view! { <span class="long kind">{(!icon.is_empty()).then(|| view! { <Icon id=icon/> })}{d.kind}</span> }
    });
    let pips = d.pips.map(|(used, all)| {
        let now = (used + 1).min(all);
        let label = (w.pips_left)(all.saturating_sub(used), all);
        view! { <Pips used all label/><span class="long">{(w.pip_now)(now, all)}</span> }
    });
    view! {
        <div class="q">
            <Emblem colour/>
            {sentence}
            <span class="sub">{kind}{pips}{(!dice).then(|| view! { <ToBattle class="tool small"/> })}</span>
        </div>
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

/// The options: groups as filters, then the buttons.
#[component]
fn Options(d: Decision) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    if !d.mine {
        return ().into_any();
    }
    if d.is_dice() {
        // The sheet offers the pools.
        return view! { <div class="opts"><ToBattle class="opt on plain"/></div> }.into_any();
    }
    let group = RwSignal::new(None::<String>);
    let groups = d.groups();
    let back = d.back.clone();
    let d = StoredValue::new(d);
    let listed = move || {
        let (narrow, group) = (ui.narrow.get(), group.get());
        d.with_value(|d| {
            let fits = |o: &&OptionView| match (&narrow, &group) {
                (Some(place), _) => o.target.lies_at(*place),
                (None, Some(g)) => o.plain || o.group == *g,
                (None, None) => true,
            };
            let (plain, mut list): (Vec<_>, Vec<_>) =
                d.options.iter().filter(fits).cloned().partition(|o| o.plain);
            list.extend(plain);
            list
        })
    };
    let chips = (groups.len() > 1 && d.with_value(|d| d.options.len()) > MANY).then(|| {
        let chip = |name: Option<String>| {
            let (mine, label) = (name.clone(), name.clone().unwrap_or_else(|| w.all.into()));
            view! {
                <button
                    class="chip"
                    aria-pressed=move || (group.get() == mine && ui.narrow.get().is_none()).to_string()
                    on:click=move |_| { ui.narrow.set(None); group.set(name.clone()); }
                >{label}</button>
            }
        };
        let all = std::iter::once(None).chain(groups.iter().cloned().map(Some));
        view! { <div class="chips">{all.map(chip).collect_view()}</div> }
    });
    let main = move || listed().into_iter().filter(|o| !o.plain).collect::<Vec<_>>();
    let ends = move || listed().into_iter().filter(|o| o.plain).collect::<Vec<_>>();
    let narrowed = move || ui.narrow.get().is_some();
    let way_back = move || (!narrowed()).then(|| back.clone()).flatten();
    view! {
        {chips}
        <div class="choice">
            <div class="opts" class:many=move || { main().len() > MANY }>
                {move || main().into_iter().map(|option| view! { <OptionButton option/> }).collect_view()}
            </div>
            <div class="ends">
                {move || ends().into_iter().map(|option| view! { <OptionButton option/> }).collect_view()}
                {move || narrowed().then(|| view! {
                    <button class="opt plain" on:click=move |_| ui.narrow.set(None)><kbd class="k">"Esc"</kbd><b>{w.show_all}</b></button>
                })}
                {move || way_back().map(|words| view! {
                    <button class="opt plain" on:click=move |_| ui.back()><kbd class="k">"Esc"</kbd><b>{words}</b></button>
                })}
            </div>
        </div>
    }
    .into_any()
}

#[component]
fn OptionButton(option: OptionView) -> impl IntoView {
    let ui = Ui::get();
    let (index, enabled) = (option.index, option.enabled);
    let on = move || ui.focus.get() == Some(index);
    let detail = if enabled { option.detail } else { option.reason };
    let take = move |_| {
        if enabled {
            ui.choose(index);
        } else {
            ui.send(crate::model::TableAction::WhyNot(index));
        }
    };
    let (icon, key) = (option.icon, option.key);
    let (bare, shortcut) = (detail.is_empty(), (!key.is_empty()).then(|| key.clone()));
    view! {
        <button
            class="opt"
            class:plain=option.plain
            class:bare=bare
            class:on=on
            data-option=index
            aria-disabled=(!enabled).then_some("true")
            aria-keyshortcuts=shortcut
            on:click=take
            on:pointerenter=move |_| if enabled { ui.point(Some(index)) }
            on:pointerleave=move |_| ui.point(None)
            on:focus=move |_| if enabled { ui.point(Some(index)) }
        >
            {(!key.is_empty()).then(|| view! { <kbd class="k" aria-hidden="true">{key}</kbd> })}
            <b>{(!icon.is_empty()).then(|| view! { <Icon id=icon/> })}{option.title}</b>
            {(!bare).then(|| view! { <small>{detail}</small> })}
        </button>
    }
}

/// Why the last thing tried can't be done.
#[component]
fn Reason(d: Decision) -> impl IntoView {
    d.why.map(|why| {
        view! {
            <div class="why">
                <Icon id="i-why"/>
                <span><b>{why.question}</b>" "{why.answer}</span>
            </div>
        }
    })
}
