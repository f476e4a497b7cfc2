//! Influence and Secure (R11, R12).

use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::flow::{Cx, securing};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

/// Any card of the Court, even with no agent left to place (R6.3).
pub fn influence_targets(s: &State, out: &mut Options) {
    for (i, space) in s.court.iter().enumerate() {
        let verdict = if space.card.is_some() { Ok(()) } else { Err(Reason::EmptySpace) };
        out.test(Choice::Court(i as u8), verdict);
    }
}

/// Puts an agent on the card, if there is one.
pub fn influence(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    let Choice::Court(space) = choice else { return };
    let placed = cx.s.boards[seat].agents > 0;
    let at = &mut cx.s.court[space as usize];
    if placed {
        cx.s.boards[seat].agents -= 1;
        at.agents[seat] += 1;
    }
    if let Some(card) = at.card {
        cx.tell(Event::Influenced { seat, card, placed });
    }
}

/// Cards on which the player has more agents than every Rival.
pub fn secure_targets(s: &State, seat: Seat, out: &mut Options) {
    for i in 0..s.court.len() {
        out.test(Choice::Court(i as u8), securing::may_secure(s, seat, i));
    }
}

/// Secures the card.
pub fn secure(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    if let Choice::Court(space) = choice {
        securing::secure(cx, seat, space, false);
    }
}
