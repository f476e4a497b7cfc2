//! The cards played this round, and who has the initiative.

use leptos::prelude::*;

use super::cards::{CardBack, PlayedCard};
use super::spot::Place;
use super::ui::Ui;
use crate::app::icons::{Icon, OwnerName};
use crate::app::reading::About;
use crate::model::{Face, PastCard, PastSuit, PlayView, Seen, Target, icon};
use crate::text::menu::EN as W;
use crate::text::rulebook::Rule;
use crate::text::topics::Topic;
use rules::ids::Mode;

/// The panel.
#[component]
pub fn RoundPanel() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    // Pips are shown on cards that lie face up only.
    let shown = |p: &PlayView| match p.face {
        Face::Up(_) => p.clone(),
        _ => PlayView { pips: None, ..p.clone() },
    };
    let plays = ui.beside(move |m| m.round.plays.iter().map(shown).collect::<Vec<_>>());
    let holder = ui.beside(|m| m.round.initiative.map(|s| (s, m.round.seized)));
    let initiative = move || {
        holder.get().map(|(seat, seized)| {
            let name = ui.name(seat);
            let text = if seized { format!("{name}, {}", w.seized) } else { name };
            view! { <span class="init" title=w.initiative><Icon id="i-initiative"/>{text}</span> }
        })
    };
    view! {
        <section class="panel round" aria-label=w.this_round>
            <header><h2>{w.this_round}</h2><span class="sub">{initiative}</span></header>
            <div class="plays" style=move || format!("--n:{}", plays.read().len())>
                <For each=move || plays.get() key=|play| format!("{play:?}") let:play><Play play/></For>
            </div>
            <Past/>
        </section>
    }
}

/// The cards that were seen this chapter, by suit; folded until somebody wants to count.
#[component]
fn Past() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let past = ui.beside(|m| m.past.clone());
    let any = Memo::new(move |_| !past.read().is_empty());
    let own =
        Memo::new(move |_| past.read().iter().flat_map(|suit| &suit.cards).any(|c| c.seen == Seen::Own));
    let cell = |card: PastCard| {
        let (class, word) = match card.seen {
            Seen::Not => ("not", ""),
            Seen::Played => ("seen", W.past_seen),
            Seen::Own => ("own", W.past_own),
        };
        let word = (!word.is_empty()).then(|| view! { <span class="sr">" " {word}</span> });
        view! { <li class=class data-look=Topic::Action(card.card).slug()>{card.number}{word}</li> }
    };
    let row = move |suit: PastSuit| {
        view! {
            <div class=format!("pastsuit {}", icon::suit_class(suit.suit))>
                <b>{w.names.suit(suit.suit)}</b>
                <ol>{suit.cards.into_iter().map(cell).collect_view()}</ol>
            </div>
        }
    };
    move || {
        any.get().then(|| {
            view! {
                <details class="past">
                    <summary>{W.past}</summary>
                    <div class="pastgrid">
                        {move || past.get().into_iter().map(row).collect_view()}
                        <p class="small">{W.past_small}" "{move || own.get().then_some(W.past_small_own)}</p>
                    </div>
                </details>
            }
        })
    }
}

#[component]
fn Play(play: PlayView) -> impl IntoView {
    let ui = Ui::get();
    let colour = ui.colour(play.seat);
    let class = if play.now { "play now" } else { "play" };
    let (used, all) = play.pips.unwrap_or((0, 0));
    let card = match play.face {
        Face::Up(card) => Some(Topic::Action(card.card)),
        _ => None,
    };
    let pile = match play.face {
        Face::Nothing => view! { <div class="gap"></div> }.into_any(),
        Face::Down => view! { <div class="over"><CardBack/></div> }.into_any(),
        Face::Up(card) => {
            let (used, all) = if play.pips.is_some() { (used, all) } else { (0, card.pips) };
            view! { <div class="over"><PlayedCard card zero=play.zero used all/></div> }.into_any()
        }
    };
    view! {
        <div class=class>
            <div class="who"><OwnerName colour name=ui.name(play.seat)/></div>
            <Place place=Target::PlayedCard(play.seat) class="pile" card>
                {play.seize.then(|| view! { <div class="tuck"><CardBack/></div> })}
                {pile}
            </Place>
            <div class="how">{how(ui, &play)}</div>
            {play.attached.clone().map(|name| view! { <div class="how">{name}</div> })}
        </div>
    }
}

/// How it was played, in a word or two.
fn how(ui: Ui, play: &PlayView) -> impl IntoView + use<> {
    let w = ui.words;
    let Some(mode) = play.mode else {
        let text = if play.passed { w.passed } else { w.to_play };
        return view! { <span>{text}</span> }.into_any();
    };
    let mut text = w.names.mode(mode).to_lowercase();
    if let (Face::Up(card), true, Mode::LEAD) = (play.face, play.zero, mode) {
        text = format!("{text}, {}", (w.was)(card.number));
    }
    let seize = play.seize.then(|| view! { <Icon id="i-seize"/><span class="sr">{w.seize}</span> });
    let declared = play.declared.map(|a| view! { <span class="sr">{w.names.ambition(a)}</span> });
    view! { <Icon id=icon::mode(mode)/><About rule=Rule::mode(mode)>{text}</About>{seize}{declared} }
        .into_any()
}
