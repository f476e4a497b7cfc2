//! The Court: the row with everybody's agents, the piles.

use leptos::prelude::*;

use super::spot::Place;
use super::ui::{Reading, Ui};
use crate::app::icons::{Emblem, Icon};
use crate::app::reading::About;
use crate::model::{AgentsOn, CardFace, CardKind, CourtCardView, Lead, Target, icon};
use crate::text::rulebook::Rule;
use crate::text::topics::Topic;
use rules::ids::{PieceKind, Seat};

/// Symbol and class of a card's kind.
pub fn kind_icon(kind: CardKind) -> (&'static str, &'static str) {
    (icon::card(kind), icon::card_class(kind))
}

/// The panel.
#[component]
pub fn CourtPanel() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let row = ui.beside(|m| m.court.row.clone());
    let piles = ui.beside(|m| (m.court.deck, m.court.discard.len()));
    view! {
        <section class="panel courtbox" aria-label=w.court>
            <header>
                <h2><About rule=Rule::Court>{w.court}</About></h2>
                <button class="sub link" on:click=move |_| ui.read(Reading::Discard)>
                    {move || (w.piles)(piles.get().0, piles.get().1)}
                </button>
            </header>
            <div class="courtrow">
                {move || row.get().into_iter().map(|space| view! { <Space space/> }).collect_view()}
            </div>
        </section>
    }
}

#[component]
fn Space(space: CourtCardView) -> impl IntoView {
    let ui = Ui::get();
    let place = Target::CourtSpace(space.space);
    let Some(face) = space.face.clone() else {
        return view! { <Place place class="card cc empty">{ui.words.empty_space}</Place> }.into_any();
    };
    let class = format!("card paper cc {}", kind_icon(face.kind).1);
    let (say, can) = lead(ui, space.lead);
    let count = space.agents.len();
    let none = count == 0;
    view! {
        <Place place class card=Topic::Card(face.card)>
            <CardHead face=face.clone()/>
            <p>{face.text}</p>
            <div class="agents" class:many=(count > 2) class:all=(count > 3)>
                {space.agents.iter().map(|a| view! { <Agents on=*a most=space.lead == Lead::Seat(a.seat)/> }).collect_view()}
                {would_come(ui, space.space)}
                <span class="say" class:can=can class:first=none>{if none { ui.words.no_agents.into() } else { say }}</span>
            </div>
        </Place>
    }
    .into_any()
}

/// Agents that would come to a card, or leave it.
fn would_come(ui: Ui, space: u8) -> impl IntoView {
    let more = ui.would(move |e| {
        let here = e.agents.iter().filter(|(at, _, _)| *at == space);
        here.map(|(_, seat, more)| (*seat, *more)).collect::<Vec<_>>()
    });
    move || {
        let one = |(seat, more): (Seat, i8)| {
            let colour = ui.colour(seat);
            view! { <span class=format!("would ag {}", colour.class()) aria-hidden="true"><Emblem colour/>{format!("{more:+}")}</span> }
        };
        more.get().into_iter().map(one).collect_view()
    }
}

/// Symbol, name, keys: the first line of a Guild or Vox card.
#[component]
pub fn CardHead(face: CardFace) -> impl IntoView {
    let ui = Ui::get();
    let keys = face.keys;
    let keys = (keys > 0).then(|| {
        view! { <span class="keys" role="img" aria-label=(ui.words.keys)(keys)>{keys}<Icon id="i-key"/></span> }
    });
    view! {
        <div class="hd">
            <Icon id=kind_icon(face.kind).0/>
            <span class="name">{face.name}</span>
            {keys}
        </div>
    }
}

/// Who leads, in words, and whether it is the viewer.
fn lead(ui: Ui, lead: Lead) -> (String, bool) {
    let w = ui.words;
    match lead {
        Lead::Nobody => (String::new(), false),
        Lead::Tied => (w.tied.into(), false),
        Lead::Seat(s) if ui.model.with_untracked(|m| m.viewer) == Some(s) => (w.you_lead.into(), true),
        Lead::Seat(s) => ((w.leads)(&ui.name(s)), false),
    }
}

/// Agents of one player.
#[component]
fn Agents(on: AgentsOn, most: bool) -> impl IntoView {
    let ui = Ui::get();
    let colour = ui.colour(on.seat);
    let said = format!("{} {}", ui.name(on.seat), on.count);
    view! {
        <span class=format!("ag {}", colour.class()) class:most=most role="img" aria-label=said>
            <svg class="fig" viewBox="-1 -1 26 26"><use_ href={format!("#{}", icon::piece(PieceKind::AGENT))}/></svg>
            <Emblem colour/>
            <span>{on.count}</span>
        </span>
    }
}
