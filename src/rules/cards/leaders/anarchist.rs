//! LEAD13: two cities leave the game (Decentralized); where it has a ship it taxes Rival cities and empty slots
//! (Inspiring); it never taxes its own cities (Principled).

use super::leader;
use crate::choice::Reason;
use crate::event::Event;
use crate::hooks::{Hooks, Plug, Reach};
use crate::ids::*;
use crate::state::State;

/// LEAD13.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        after_setup: Some(|cx, held| {
            let (seat, kind, count) = (held.seat, PieceKind::CITY, 2);
            cx.s.boards[seat].cities -= count;
            cx.s.boards[seat].scrapped[kind] += count;
            cx.tell(Event::Scrapped { seat, kind, count });
        }),
        tax_reach: Some(|s, held, system, _| has_ship(s, held.seat, system).then_some(Reach::Captive)),
        tax_slots: Some(|s, held, system| has_ship(s, held.seat, system)),
        tax_ban: Some(|_, held, _, city| {
            if city.owner == held.seat.into() { Err(Reason::Forbidden(held.card)) } else { Ok(()) }
        }),
        ..Hooks::NONE
    },
    ..leader("LEAD13", 13)
};

fn has_ship(s: &State, seat: Seat, system: System) -> bool {
    s.ships[system][Owner::from(seat)].total() > 0
}
