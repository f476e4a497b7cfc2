//! The draft of leaders and lore: a sheet over the table with every card in full, and who has picked what.

use leptos::prelude::*;

use super::ask::{Ask, Question, Take, keycap};
use super::court::kind_icon;
use super::top::Undo;
use super::ui::{Reading, Ui};
use super::waiting::Besides;
use crate::app::icons::{Emblem, Icon, OwnerName};
use crate::app::screens::setup_map::{SetupMap, Starter};
use crate::model::draft::boxes;
use crate::model::{CardFace, DraftView, OptionView, PickView, Target, icon};
use crate::text::rulebook::Rule;
use crate::text::topics::Topic;
use crate::text::{Lang, language};
use rules::components::leaders::{LeaderRow, Start};
use rules::components::setup_cards::SETUP_CARDS;
use rules::ids::{CardId, PieceKind, System};
use rules::kit::Kit;

/// The sheet over the table.
#[component]
pub fn DraftSheet() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let draft = ui.memo(|m| m.draft.clone().unwrap_or_default());
    // A pick is made on the cards below; whatever else is asked has its answers in the bar.
    let picks = ui.memo(|m| {
        m.decision.as_ref().is_some_and(|d| d.options.iter().any(|o| matches!(o.target, Target::HeldCard(_))))
    });
    let [leaders, lore] = w.draft_rows;
    view! {
        <div class="draft" role="dialog" aria-label=w.draft>
            <header class="top">
                <div class="chap"><b>{w.draft}</b></div>
                <nav class="tools end">
                    <button class="tool" on:click=move |_| ui.aside.set(true)><Icon id="i-map"/><span>{w.to_table}</span></button>
                    <Undo/>
                    <button class="tool" aria-label=w.reference on:click=move |_| ui.read(Reading::Rule(Rule::LeadersLore))><Icon id="i-book"/></button>
                </nav>
            </header>
            {move || if picks.get() {
                view! { <section class="ask inline"><Question/><Besides/></section> }.into_any()
            } else {
                view! { <Ask inline=true/> }.into_any()
            }}
            <section class="panel drafters">
                <header><h2>{w.draft_order}</h2><span class="sub">{w.draft_order_small}</span></header>
                <div class="orders">
                    {move || draft.get().picks.into_iter().map(|pick| view! { <Picks pick/> }).collect_view()}
                    {move || plan(ui, &draft.get())}
                </div>
            </section>
            <Row title=leaders enough=w.draft_enough[0] cards=Signal::derive(move || draft.get().leaders)/>
            <Row title=lore enough=w.draft_enough[1] cards=Signal::derive(move || draft.get().lore)/>
        </div>
    }
}

/// The setup card's map: where everybody starts.
fn plan(ui: Ui, draft: &DraftView) -> Option<impl IntoView + use<>> {
    let card = SETUP_CARDS.get(usize::from(draft.setup_card))?;
    let starters = draft.picks.iter().rev().map(|pick| Starter::Colour(ui.colour(pick.seat))).collect();
    Some(view! { <div class="plan"><SetupMap card starters/></div> })
}

/// One player: systems to start at, and what was picked.
#[component]
fn Picks(pick: PickView) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let place = |(letter, system): &(char, System)| {
        let kind = rules::components::map::planet_type(*system);
        let sign =
            kind.map(|r| view! { <span class=icon::resource_class(r)><Icon id=icon::resource(r)/></span> });
        view! { <span class="at"><b>{*letter}</b>" "{w.names.system(*system)}{sign}</span> }
    };
    let none = pick.cards.is_empty().then(|| view! { <span class="sub">{w.picked_nothing}</span> });
    let card = |face: CardFace| {
        let (id, class) = kind_icon(face.kind);
        let card = Topic::Card(face.card);
        view! {
            <button class=format!("gc {class}") data-look=card.slug() on:click=move |_| ui.read(Reading::Card(card))><Icon id/>{face.name}</button>
        }
    };
    let colour = ui.colour(pick.seat);
    view! {
        <div class=format!("picks {}", colour.class()) class:now=pick.now aria-current=pick.now.then_some("step")>
            <OwnerName colour name=ui.name(pick.seat)/>
            <div class="got">{none}{pick.cards.into_iter().map(card).collect_view()}</div>
            <div class="places" role="group" aria-label=w.starts_at>{pick.systems.iter().map(place).collect_view()}</div>
        </div>
    }
}

/// The leaders, or the lore cards, that are left.
#[component]
fn Row(title: &'static str, enough: &'static str, cards: Signal<Vec<CardFace>>) -> impl IntoView {
    let ui = Ui::get();
    let mine = ui.memo(|m| m.decision.as_ref().is_some_and(|d| d.mine));
    let offered = ui.memo(|m| {
        let options = m.decision.iter().flat_map(|d| &d.options);
        options.filter(|o| o.enabled).cloned().collect::<Vec<OptionView>>()
    });
    let option = move |card: CardId| {
        offered.with(|all| all.iter().find(|o| o.target == Target::HeldCard(card)).cloned())
    };
    let done = move || mine.get() && !cards.read().iter().any(|face| option(face.card).is_some());
    view! {
        <section class="drow" class:done=done aria-label=title>
            <h2>{title}<span class="sub">{move || done().then_some(enough)}</span></h2>
            <div class="dcards">
                {move || cards.get().into_iter().map(|face| {
                    let option = option(face.card);
                    view! { <DraftCard face option/> }
                }).collect_view()}
            </div>
        </section>
    }
}

/// A card in full, and the button that takes it.
#[component]
fn DraftCard(face: CardFace, option: Option<OptionView>) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let (id, class) = kind_icon(face.kind);
    let text = language(Lang::English).cards.of(face.card);
    let card = face.card;
    let rulings = (!text.rulings.is_empty()).then(|| {
        view! { <button class="tool" aria-label=w.draft_rulings title=w.draft_rulings on:click=move |_| ui.read(Reading::Card(Topic::Card(card)))><Icon id="i-book"/></button> }
    });
    let title = (w.draft_take)(&face.name);
    let take = option.map(|option| {
        let key = keycap(&option.key);
        view! { <Take option class="opt take">{key}<b>{title}</b></Take> }
    });
    view! {
        <article class=format!("paper dcard {class}") aria-label=face.name.clone()>
            <header><Icon id/><h3>{face.name.clone()}</h3>{rulings}</header>
            {(face.kind.is_leader()).then(|| view! { <LeaderStart card/> })}
            {text.text.iter().map(|t| view! { <p>{*t}</p> }).collect_view()}
            {take}
        </article>
    }
}

/// What a leader starts with: pieces for the systems A, B and C, and two tokens.
#[component]
pub fn LeaderStart(card: CardId) -> impl IntoView {
    let w = language(Lang::English).table;
    let one = move |(letter, start): (char, Start)| {
        let building = start.building.map(|kind| w.names.piece(kind, 1));
        let said = (w.start_box)(letter, building, start.ships);
        view! {
            <span class="box" role="img" aria-label=said.clone() title=said>
                <b>{letter}</b>
                {start.building.map(|kind| view! { <Icon id=icon::piece(kind)/> })}
                <span>{start.ships}<Icon id=icon::piece(PieceKind::SHIP)/></span>
            </span>
        }
    };
    let row: Option<&'static LeaderRow> = Kit::base().plug(card).leader;
    row.map(|row| {
        let tokens = row.resources.map(|r| {
            let class = format!("tokn {}", icon::resource_class(r));
            view! { <span class=class role="img" aria-label=w.names.resource(r) title=w.names.resource(r)><Icon id=icon::resource(r)/></span> }
        });
        view! {
            <div class="lstart" role="group" aria-label=w.starts_with>
                {boxes(row).map(one).into_iter().collect_view()}
                <span class="toks">{tokens.into_iter().collect_view()}</span>
            </div>
        }
    })
}

/// The emblem of whoever picks, for the bar above a table that is looked at during the draft.
#[component]
pub fn ToDraft(class: &'static str) -> impl IntoView {
    let ui = Ui::get();
    let some =
        ui.memo(|m| m.draft.as_ref().and_then(|d| d.picks.iter().find(|p| p.now).map(|p| m.colour(p.seat))));
    move || {
        some.get().filter(|_| ui.aside.get()).map(|colour| {
            view! {
                <button class=class on:click=move |_| ui.aside.set(false)><b><Emblem colour/>{ui.words.to_draft}</b></button>
            }
        })
    }
}
