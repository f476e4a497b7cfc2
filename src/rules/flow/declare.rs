//! Declaring an ambition (R4.6, K13), from the lead card or by a card's text.

use crate::choice::Reason;
use crate::event::Event;
use crate::fact::Fact;
use crate::flow::{Cx, Frame, Next};
use crate::hooks::Hook;
use crate::ids::*;
use crate::state::State;

/// A declaration on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaring {
    /// Who declares.
    pub seat: Seat,
    /// What.
    pub ambition: Ambition,
    /// From the lead card: the zero marker is placed.
    pub from_lead: bool,
}

impl Declaring {
    /// A declaration from the lead card.
    pub fn from_lead(seat: Seat, ambition: Ambition) -> Declaring {
        Declaring { seat, ambition, from_lead: true }
    }
    /// A declaration by a card's text: no zero marker.
    pub fn by_card(seat: Seat, ambition: Ambition) -> Declaring {
        Declaring { seat, ambition, from_lead: false }
    }
}

/// Is a marker free, and does no card forbid it?
pub fn may_declare(s: &State, seat: Seat, ambition: Ambition) -> Result<(), Reason> {
    if s.best_free_marker().is_none() {
        return Err(Reason::NoMarker);
    }
    for (held, plug) in s.answers(Hook::Declaring) {
        if let Some(f) = plug.hooks.declaring {
            f(s, held, seat, ambition)?;
        }
    }
    Ok(())
}

/// Places the marker, the zero marker if it is from the lead card and no card prevents it, and runs
/// what the declarer's cards do then: those held before the declaration.
pub fn advance(cx: &mut Cx<'_>, d: Declaring) -> Next {
    cx.pop();
    let Some(marker) = cx.s.best_free_marker() else { return Next::Go };
    cx.s.markers[marker].on = Some(d.ambition);
    cx.s.round.declared = true;
    let side = cx.s.side(marker);
    let prevented = cx.s.answers(Hook::ZeroMarker).any(|(held, plug)| {
        held.seat == d.seat && plug.hooks.zero_marker.is_some_and(|f| f(cx.s, held, d.seat, d.ambition))
    });
    let zero = d.from_lead && !prevented;
    cx.s.round.zeroed |= zero;
    cx.tell(Event::Declared {
        seat: d.seat,
        ambition: d.ambition,
        first: side.first,
        second: side.second,
        zero,
    });
    cx.fact(Fact::Declared { seat: d.seat, ambition: d.ambition });
    for (held, plug) in cx.s.answers(Hook::Declared).collect::<Vec<_>>() {
        if held.seat == d.seat
            && let Some(f) = plug.hooks.declared
        {
            f(cx, held, d.ambition);
        }
    }
    Next::Go
}

/// Begins a declaration by a card's text.
pub fn by_card(cx: &mut Cx<'_>, seat: Seat, ambition: Ambition) {
    cx.push(Frame::Declare(Declaring::by_card(seat, ambition)));
}
