//! What is told of a game without opening it: its map, how far it is, the Power of each seat.

use leptos::prelude::*;

use super::parts::seat_name;
use super::ring;
use crate::app::icons::Emblem;
use crate::session::{Outcome, Summary};
use crate::text::screens::words;
use crate::text::transfer::words as transfer;

/// The map, of a finger's breadth.
#[component]
pub fn TinyMap(
    /// Clusters out of play.
    out: Vec<u8>,
) -> impl IntoView {
    let out = out.iter().fold(0u8, |bits, k| bits | 1 << k);
    view! {
        <svg class="ring tiny" viewBox=ring::VIEW_BOX aria-hidden="true" inner_html=ring::plain(out)></svg>
    }
}

/// The Power of each seat, most first.
#[component]
pub fn Powers(
    /// The game.
    summary: Summary,
    /// With the names of the players.
    #[prop(optional)]
    named: bool,
) -> impl IntoView {
    let mut power: Vec<_> = summary.config.seats.iter().zip(summary.power).collect();
    power.sort_by_key(|(_, power)| std::cmp::Reverse(*power));
    let tally = |(seat, power): (&_, u8)| {
        let seat: &crate::session::SeatConfig = seat;
        let name = if named {
            view! { <span class="whose">{seat_name(seat)}</span> }.into_any()
        } else {
            view! { <span class="sr">{seat_name(seat)} " "</span> }.into_any()
        };
        view! { <span class="tally"><Emblem colour=seat.colour.into()/>{name}{power}</span> }
    };
    view! { <span class="pw">{power.into_iter().map(tally).collect_view()}</span> }
}

/// The chapter, the round and who decides, or who won.
pub fn standing(summary: &Summary, outcome: Option<&Outcome>) -> String {
    let name = |seat: u8| summary.config.seats.get(usize::from(seat)).map(seat_name);
    let winner = outcome.and_then(|end| end.ranking().first().map(|first| first.seat)).and_then(name);
    match winner {
        Some(winner) => (transfer().saved.won)(&winner),
        None if summary.over => transfer().saved.over.to_string(),
        None => {
            let turn = summary.turn.and_then(name);
            (words().home.resume_small)(summary.chapter, summary.round, turn.as_deref())
        }
    }
}
