//! Declaring an ambition (R4.6, K13), from the lead card or by a card's text.

use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::fact::Fact;
use crate::flow::{Cx, Frame, Next};
use crate::hooks::{Held, Hook};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Where a declaration stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// What it costs.
    #[default]
    Cost,
    /// The marker is placed.
    Marker,
    /// What the declarer's cards do then, in an order of their choice.
    After,
}

/// A declaration on its way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declaring {
    /// Who declares.
    pub seat: Seat,
    /// What.
    pub ambition: Ambition,
    /// From the lead card: the zero marker is placed.
    pub from_lead: bool,
    /// The card that lets them, if it is not the lead card.
    pub source: Option<CardId>,
    /// The ambition had no marker before.
    pub fresh: bool,
    /// Where it stands.
    pub step: Step,
    /// Cards whose effect is still to come: those held before the declaration.
    pub after: ArrayVec<[CardId; 6]>,
}

impl Declaring {
    /// A declaration from the lead card.
    pub fn from_lead(seat: Seat, ambition: Ambition) -> Declaring {
        Declaring { seat, ambition, from_lead: true, ..Declaring::default() }
    }
    /// A declaration by a card's text: no zero marker.
    pub fn by_card(seat: Seat, ambition: Ambition, source: CardId) -> Declaring {
        Declaring { seat, ambition, source: Some(source), ..Declaring::default() }
    }
}

/// Is a marker free, and does no card forbid it?
pub fn may_declare(s: &State, d: &Declaring) -> Result<(), Reason> {
    if s.best_free_marker().is_none() {
        return Err(Reason::NoMarker);
    }
    for (held, plug) in s.answers(Hook::Declaring) {
        if let Some(f) = plug.hooks.declaring {
            f(s, held, d)?;
        }
    }
    Ok(())
}

/// Pays, places the marker, and the zero marker if it is from the lead card and no card prevents it; then
/// runs what the declarer's cards do.
pub fn advance(cx: &mut Cx<'_>, mut d: Declaring) -> Next {
    match d.step {
        Step::Cost => {
            d.step = Step::Marker;
            cx.set(Frame::Declare(d));
            for (held, plug) in cx.s.answers(Hook::DeclareCost).collect::<Vec<_>>() {
                if held.seat == d.seat
                    && let Some(f) = plug.hooks.declare_cost
                {
                    f(cx, held, d.source);
                }
            }
        }
        Step::Marker => {
            place(cx, &mut d);
            d.step = Step::After;
            let own = cx.s.answers(Hook::Declared).filter(|(held, _)| held.seat == d.seat);
            d.after = own.map(|(held, _)| held.card).take(6).collect();
            cx.set(Frame::Declare(d));
            // Told last: whoever hears it may begin something on top of this.
            cx.fact(Fact::Declared { seat: d.seat, ambition: d.ambition });
        }
        Step::After => match *d.after {
            [] => cx.pop(),
            [card] => run(cx, d, card),
            _ => return Next::Ask,
        },
    }
    Next::Go
}

/// Which of the declarer's cards comes first (R24.3).
pub fn options(d: &Declaring, out: &mut Options) {
    if d.step == Step::After {
        d.after.iter().for_each(|card| out.yes(Choice::Card(*card)));
    }
}

/// Runs the chosen card.
pub fn choose(cx: &mut Cx<'_>, d: Declaring, choice: Choice) {
    if let Choice::Card(card) = choice {
        run(cx, d, card);
    }
}

fn run(cx: &mut Cx<'_>, mut d: Declaring, card: CardId) {
    d.after.retain(|c| *c != card);
    cx.set(Frame::Declare(d));
    if cx.s.holder(card) == Some(d.seat)
        && let Some(f) = cx.s.kit.plug(card).hooks.declared
    {
        f(cx, Held { card, seat: d.seat }, &d);
    }
}

fn place(cx: &mut Cx<'_>, d: &mut Declaring) {
    let Some(marker) = cx.s.best_free_marker() else { return };
    d.fresh = !cx.s.is_declared(d.ambition);
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
}

/// Begins a declaration by a card's text.
pub fn by_card(cx: &mut Cx<'_>, seat: Seat, ambition: Ambition, source: CardId) {
    cx.push(Frame::Declare(Declaring::by_card(seat, ambition, source)));
}
