//! Move and Catapult (R9).

use crate::choice::{Choice, Prompt, Reason, Ships};
use crate::event::Event;
use crate::flow::{Cx, Frame, Next};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

/// What the Move asks next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// From where.
    From,
    /// Which ships.
    Ships,
    /// Where to; `left`: ships were already left behind at this gate.
    To {
        /// Ships were left behind here.
        left: bool,
    },
    /// It is over.
    Over,
}

/// A Move in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moving {
    /// Who moves.
    pub seat: Seat,
    /// What is asked.
    pub step: Step,
    /// Where the group is.
    pub at: System,
    /// The ships that still travel.
    pub group: Ships,
    /// The Move began at a Loyal starport (R9.3).
    pub catapult: bool,
    /// It has left its origin.
    pub flying: bool,
    /// Gates where this same group has been: it cannot come back to them, so a Catapult ends (R9.4).
    pub been: SystemSet,
}

impl Moving {
    /// A Move that asks for its origin.
    pub fn new(seat: Seat) -> Moving {
        Moving {
            seat,
            step: Step::From,
            at: System::default(),
            group: Ships::default(),
            catapult: false,
            flying: false,
            been: SystemSet::default(),
        }
    }
}

/// Ends when nobody travels any more.
pub fn advance(cx: &mut Cx<'_>, moving: Moving) -> Next {
    if moving.step == Step::Over {
        cx.pop();
        return Next::Go;
    }
    Next::Ask
}

/// The question of this step.
pub fn prompt(m: &Moving) -> Prompt {
    match m.step {
        Step::From => Prompt::MoveFrom,
        Step::Ships => Prompt::MoveShips { from: m.at },
        Step::To { .. } | Step::Over => Prompt::MoveTo { from: m.at, ships: m.group, flying: m.flying },
    }
}

/// Systems with Loyal ships.
pub fn origins(s: &State, seat: Seat, out: &mut Options) {
    for system in s.systems.iter() {
        let has = s.ships[system][Owner::from(seat)].total() > 0;
        out.test(Choice::System(system), if has { Ok(()) } else { Err(Reason::NoShip) });
        if out.full() {
            return;
        }
    }
}

/// Every mix of one ship up to these.
fn mixes(ships: Ships) -> impl Iterator<Item = Ships> {
    (0..=ships.fresh)
        .flat_map(move |fresh| (0..=ships.damaged).map(move |damaged| Ships { fresh, damaged }))
        .filter(|s| s.total() > 0)
}

/// The choices of this step.
pub fn options(s: &State, m: &Moving, out: &mut Options) {
    match m.step {
        Step::From => origins(s, m.seat, out),
        Step::Ships => {
            mixes(s.ships[m.at][Owner::from(m.seat)]).for_each(|ships| out.yes(Choice::Ships(ships)));
        }
        Step::To { left } => {
            let near = s.neighbours(m.at);
            for system in near.iter() {
                let verdict = if m.been.has(system) { Err(Reason::BeenThere) } else { Ok(()) };
                out.test(Choice::System(system), verdict);
            }
            if out.wants_reasons() {
                let printed = |y: &System| *y != System::CENTRE || s.systems.has(*y);
                for system in System::all().filter(|y| *y != m.at && printed(y) && !near.has(*y)) {
                    let reason = if s.systems.has(system) { Reason::NotAdjacent } else { Reason::OutOfPlay };
                    out.no(Choice::System(system), reason);
                }
            }
            if m.flying {
                out.yes(Choice::Done);
                if !left {
                    mixes(m.group)
                        .filter(|ships| *ships != m.group)
                        .for_each(|ships| out.yes(Choice::Leave(ships)));
                }
            }
        }
        Step::Over => {}
    }
}

/// Takes the next step of the Move.
pub fn choose(cx: &mut Cx<'_>, mut m: Moving, choice: Choice) {
    match (m.step, choice) {
        (Step::From, Choice::System(from)) => {
            m.at = from;
            m.catapult = cx.s.has_starport(m.seat.into(), from);
            m.step = Step::Ships;
        }
        (Step::Ships, Choice::Ships(ships)) => {
            m.group = ships;
            m.step = Step::To { left: false };
        }
        (Step::To { .. }, Choice::Leave(ships)) => {
            m.group.fresh -= ships.fresh;
            m.group.damaged -= ships.damaged;
            // A smaller group may go where the larger one has been, but not stand where it is.
            m.been = SystemSet::default();
            m.been.add(m.at);
            m.step = Step::To { left: true };
        }
        (Step::To { .. }, Choice::System(to)) => leg(cx, &mut m, to),
        _ => m.step = Step::Over,
    }
    cx.set(Frame::Move(m));
}

/// One step of the whole group. It stops at a planet, and at a gate that another controls before it
/// enters; only a Catapult goes on (R9.3).
fn leg(cx: &mut Cx<'_>, m: &mut Moving, to: System) {
    let owner = Owner::from(m.seat);
    let stops = !m.catapult || !to.is_gate() || cx.s.controlled_by_other(m.seat, to);
    let from = m.at;
    let left = &mut cx.s.ships[from][owner];
    (left.fresh, left.damaged) = (left.fresh - m.group.fresh, left.damaged - m.group.damaged);
    let there = &mut cx.s.ships[to][owner];
    (there.fresh, there.damaged) = (there.fresh + m.group.fresh, there.damaged + m.group.damaged);
    cx.tell(Event::Moved { seat: m.seat, from, to, ships: m.group });
    m.at = to;
    m.flying = true;
    m.been.add(to);
    m.step = if stops { Step::Over } else { Step::To { left: false } };
}
