//! The setup card: one of the four for this number of players, or any of them.

use leptos::prelude::*;
use rules::components::setup_cards::SetupCard;

use super::new_game::Draft;
use super::setup_map::{SetupMap, starters};
use crate::app::icons::Icon;
use crate::session::{FirstPlayer, SetupChoice};
use crate::text::screens::words;

/// Five paper cards; each is one choice.
#[component]
pub fn CardChoice(draft: Draft) -> impl IntoView {
    let w = &words().new_game;
    let table = draft.table;
    // What the maps show. Names and the chosen card are not part of it, so the cards stay where they are.
    let shown =
        Memo::new(move |_| table.with(|t| (t.seats.iter().map(|s| s.colour).collect::<Vec<_>>(), t.first)));
    let known = move || shown.with(|(_, first)| *first != FirstPlayer::Random);
    view! {
        <section class="panel cards" aria-labelledby="setup-h">
            <header>
                <h2 id="setup-h">{w.setup}</h2>
                <span class="sub">{move || (w.setup_small)(known())}</span>
            </header>
            <div class="cardrow" role="radiogroup" aria-labelledby="setup-h">
                <RandomCard draft/>
                {move || {
                    shown.with(|_| ());
                    let cards = table.with_untracked(|t| t.cards());
                    cards.map(|card| view! { <CardOption draft card/> }).collect_view()
                }}
            </div>
        </section>
    }
}

/// Any of the four.
#[component]
fn RandomCard(draft: Draft) -> impl IntoView {
    let w = &words().new_game;
    let table = draft.table;
    view! {
        <label class="paper setupcard">
            <input
                type="radio"
                name="setup"
                prop:checked=move || table.with(|t| t.setup == SetupChoice::Random)
                on:change=move |_| table.update(|t| t.setup = SetupChoice::Random)
            />
            <span class="fan" aria-hidden="true">
                <i></i>
                <i></i>
                <i></i>
            </span>
            <b class="name">{w.random_card}</b>
            <small>{w.random_card_small}</small>
        </label>
    }
}

/// One card: its map, its name, what is out of play.
#[component]
fn CardOption(draft: Draft, card: &'static SetupCard) -> impl IntoView {
    let w = words();
    let table = draft.table;
    let starters = table.with_untracked(starters);
    let mine = move || table.with(|t| t.card().is_some_and(|c| c.id == card.id));
    let choose = move |_| table.update(|t| t.setup = SetupChoice::Card(card.id.into()));
    view! {
        <label class="paper setupcard">
            <input type="radio" name="setup" prop:checked=mine on:change=choose/>
            <SetupMap card starters/>
            <b class="name">{(w.setup_card)(card.id)}</b>
            <small>{(w.new_game.out_of_play)(card.out)}</small>
            {card
                .experienced
                .then(|| view! { <small class="exp"><Icon id="i-any"/> {w.new_game.experienced}</small> })}
        </label>
    }
}
