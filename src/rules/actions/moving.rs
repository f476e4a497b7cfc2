//! Move and Catapult (R9).

use crate::choice::{Choice, Prompt, Reason, Ships};
use crate::event::Event;
use crate::flow::{Cx, Frame, Next};
use crate::hooks::{Held, Hook, Launch};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;
use serde::{Deserialize, Serialize};

/// What the Move asks next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Fresh ships of this Move that have stopped, by system.
    pub rest: BySystem<u8>,
    /// A Battle must be possible after it, so whatever leads to none is not offered.
    pub then_battle: bool,
    /// It follows another Move by leave of a card, and is followed by none.
    pub last: bool,
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
            rest: BySystem::default(),
            then_battle: false,
            last: false,
        }
    }
}

/// Ends when nobody travels any more.
pub fn advance(cx: &mut Cx<'_>, moving: Moving) -> Next {
    if moving.step == Step::Over {
        cx.pop();
        if !moving.last {
            for (held, plug) in cx.s.answers(Hook::AfterMove).collect::<Vec<_>>() {
                if held.seat == moving.seat
                    && let Some(f) = plug.hooks.after_move
                {
                    f(cx, held, &moving);
                }
            }
        }
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

/// Most ships that this seat may move at once.
pub fn cap(s: &State, seat: Seat) -> u8 {
    let caps = s.answers(Hook::MoveCap).filter(|(held, _)| held.seat == seat);
    caps.filter_map(|(held, plug)| plug.hooks.move_cap.map(|f| f(s, held))).min().unwrap_or(u8::MAX)
}

/// May a Move of this seat that begins here be a Catapult (R9.3)?
pub fn may_catapult(s: &State, seat: Seat, from: System) -> bool {
    let mut sum = Launch::default();
    for (held, plug) in s.answers(Hook::Catapult).filter(|(held, _)| held.seat == seat) {
        let launch = plug.hooks.catapult.map_or(Launch::default(), |f| f(s, held, from));
        sum.any_starport |= launch.any_starport;
        sum.no_starport |= launch.no_starport;
        sum.also |= launch.also;
    }
    let any = || s.buildings[from].iter().any(|b| b.kind == PieceKind::STARPORT);
    let port = s.has_starport(seat.into(), from) || (sum.any_starport && any());
    (port && !sum.no_starport) || sum.also
}

/// Can a Battle follow if the Move goes on like this?
fn leads_to_battle(s: &State, m: &Moving) -> bool {
    let possible = |s: &State| super::possible(s, m.seat, Action::Battle).is_ok();
    match m.step {
        Step::Over => possible(s),
        Step::From => s.systems.iter().any(|from| {
            s.ships[from][Owner::from(m.seat)].total() > 0 && leads_to_battle(s, &started(s, m, from))
        }),
        Step::Ships => {
            let all = s.ships[m.at][Owner::from(m.seat)];
            mixes(all, cap(s, m.seat)).any(|ships| leads_to_battle(s, &manned(m, ships)))
        }
        Step::To { .. } => {
            let stop = m.flying && possible(s);
            stop || s.neighbours(m.at).iter().filter(|to| !m.been.has(*to)).any(|to| {
                let (mut s, mut m) = (*s, *m);
                go(&mut s, &mut m, to);
                leads_to_battle(&s, &m)
            })
        }
    }
}

/// Can this Move, whose group was chosen, go on as it must?
pub fn may_go(s: &State, m: &Moving) -> bool {
    !m.then_battle || leads_to_battle(s, m)
}

/// Every mix of one ship up to these, at most so many.
fn mixes(ships: Ships, cap: u8) -> impl Iterator<Item = Ships> {
    (0..=ships.fresh)
        .flat_map(move |fresh| (0..=ships.damaged).map(move |damaged| Ships { fresh, damaged }))
        .filter(move |s| (1..=cap).contains(&s.total()))
}

/// The choices of this step.
pub fn options(s: &State, m: &Moving, out: &mut Options) {
    match m.step {
        Step::From if m.then_battle => s
            .systems
            .iter()
            .filter(|y| s.ships[*y][Owner::from(m.seat)].total() > 0)
            .filter(|y| leads_to_battle(s, &started(s, m, *y)))
            .for_each(|y| out.yes(Choice::System(y))),
        Step::From => origins(s, m.seat, out),
        Step::Ships => {
            let fits = |ships: &Ships| !m.then_battle || leads_to_battle(s, &manned(m, *ships));
            mixes(s.ships[m.at][Owner::from(m.seat)], cap(s, m.seat))
                .filter(fits)
                .for_each(|ships| out.yes(Choice::Ships(ships)));
        }
        Step::To { left } => {
            let near = s.neighbours(m.at);
            for system in near.iter() {
                let verdict = if m.been.has(system) {
                    Err(Reason::BeenThere)
                } else if m.then_battle && !battle_after(s, m, system) {
                    Err(Reason::NoRival)
                } else {
                    Ok(())
                };
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
                if !m.then_battle || super::possible(s, m.seat, Action::Battle).is_ok() {
                    out.yes(Choice::Done);
                }
                if !left {
                    let fits = |ships: &Ships| {
                        *ships != m.group && (!m.then_battle || leads_to_battle(s, &parted(m, *ships)))
                    };
                    mixes(m.group, u8::MAX).filter(fits).for_each(|ships| out.yes(Choice::Leave(ships)));
                }
            }
        }
        Step::Over => {}
    }
}

/// Takes the next step of the Move.
pub fn choose(cx: &mut Cx<'_>, mut m: Moving, choice: Choice) {
    match (m.step, choice) {
        (Step::From, Choice::System(from)) => m = started(cx.s, &m, from),
        (Step::Ships, Choice::Ships(ships)) => m = manned(&m, ships),
        (Step::To { .. }, Choice::Leave(ships)) => m = parted(&m, ships),
        (Step::To { .. }, Choice::System(to)) => leg(cx, &mut m, to),
        _ => {
            m.rest[m.at] += m.group.fresh;
            m.step = Step::Over;
        }
    }
    cx.set(Frame::Move(m));
}

fn started(s: &State, m: &Moving, from: System) -> Moving {
    Moving { at: from, catapult: may_catapult(s, m.seat, from), step: Step::Ships, ..*m }
}

fn manned(m: &Moving, ships: Ships) -> Moving {
    Moving { group: ships, step: Step::To { left: false }, ..*m }
}

fn parted(m: &Moving, ships: Ships) -> Moving {
    let mut m = *m;
    m.group.fresh -= ships.fresh;
    m.group.damaged -= ships.damaged;
    m.rest[m.at] += ships.fresh;
    // A smaller group may go where the larger one has been, but not stand where it is.
    m.been = SystemSet::default();
    m.been.add(m.at);
    m.step = Step::To { left: true };
    m
}

fn battle_after(s: &State, m: &Moving, to: System) -> bool {
    let (mut s, mut m) = (*s, *m);
    go(&mut s, &mut m, to);
    leads_to_battle(&s, &m)
}

/// One step of the whole group. It stops at a planet, and at a gate that another controls before it
/// enters; only a Catapult goes on (R9.3).
fn go(s: &mut State, m: &mut Moving, to: System) {
    let owner = Owner::from(m.seat);
    let stops = !m.catapult || !to.is_gate() || s.controlled_by_other(m.seat, to);
    let left = &mut s.ships[m.at][owner];
    (left.fresh, left.damaged) = (left.fresh - m.group.fresh, left.damaged - m.group.damaged);
    let there = &mut s.ships[to][owner];
    (there.fresh, there.damaged) = (there.fresh + m.group.fresh, there.damaged + m.group.damaged);
    m.at = to;
    m.flying = true;
    m.been.add(to);
    m.step = if stops { Step::Over } else { Step::To { left: false } };
    if stops {
        m.rest[to] += m.group.fresh;
    }
}

fn leg(cx: &mut Cx<'_>, m: &mut Moving, to: System) {
    let from = m.at;
    let toll = cx.tolls(m.seat, to);
    go(cx.s, m, to);
    cx.tell(Event::Moved { seat: m.seat, from, to, ships: m.group });
    cx.pay_tolls(m.seat, toll);
}

impl Cx<'_> {
    /// Which cards would take an agent of this seat if its ships entered this system now: asked before they do.
    pub fn tolls(&self, seat: Seat, to: System) -> Tolls {
        self.s
            .answers(Hook::Enter)
            .filter(|(held, _)| held.seat != seat)
            .filter(|(held, plug)| plug.hooks.enter.is_some_and(|f| f(self.s, *held, seat, to)))
            .map(|(held, _)| held)
            .take(4)
            .collect()
    }

    /// Takes them.
    pub fn pay_tolls(&mut self, seat: Seat, takers: Tolls) {
        for taker in takers {
            if self.s.boards[seat].agents > 0 {
                self.tell(Event::Applied { seat: taker.seat, card: taker.card });
            }
            self.capture_from_supply(taker.seat, seat, 1);
        }
    }
}

/// Cards that take an agent of whoever enters: at most one a seat.
pub type Tolls = tinyvec::ArrayVec<[Held; 4]>;
