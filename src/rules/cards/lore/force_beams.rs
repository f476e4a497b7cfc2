//! L16: shifts ships of any owners between a system with a fresh Loyal starport and a neighbour (Guide).

use super::lore;
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason, Ships};
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Hooks, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

const FROM: u8 = 0;
const TO: u8 = 1;
const WHOSE: u8 = 2;
const WHICH: u8 = 3;

/// L16. `n[0]` is the origin, `n[1]` the destination, `n[2]` the owner whose ships are being chosen, `set` the
/// ships chosen: a byte for each owner, fresh ones in its lower half.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        new_action: Some(|s, held, action, out| {
            if action == Action::Move {
                let verdict = any(|out| origins(s, held.seat, out));
                out.test(Choice::New { card: held.card, ability: 0 }, verdict);
            }
        }),
        ..Hooks::NONE
    },
    start: Some(ask),
    options: Some(options),
    choose: Some(choose),
    ..lore("L16")
};

/// Has this seat an undamaged starport here?
fn beams(s: &State, seat: Seat, system: System) -> bool {
    let mut all = s.buildings[system].iter();
    all.any(|b| b.kind == PieceKind::STARPORT && b.owner == seat.into() && !b.damaged)
}

/// Where ships from here can be shifted.
fn destinations(s: &State, seat: Seat, from: System) -> impl Iterator<Item = System> {
    let all = beams(s, seat, from);
    s.neighbours(from).iter().filter(|to| all || beams(s, seat, *to)).collect::<SystemSet>().iter()
}

fn origins(s: &State, seat: Seat, out: &mut Options) {
    for system in s.systems.iter() {
        let verdict = if s.ships[system].values().all(|ships| ships.total() == 0) {
            Err(Reason::NoShip)
        } else if destinations(s, seat, system).next().is_none() {
            Err(Reason::NoStarport)
        } else {
            Ok(())
        };
        out.test(Choice::System(system), verdict);
        if out.full() {
            return;
        }
    }
}

/// Owners with ships at the origin after the last one that was asked about.
fn owners(s: &State, frame: &CardFrame) -> impl Iterator<Item = Owner> {
    let (at, next) = (System(frame.n[0]), frame.n[2]);
    let ships = s.ships[at];
    Owner::all().filter(move |o| o.0 >= next && ships[*o].total() > 0)
}

fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    match frame.step {
        FROM => origins(s, frame.seat, out),
        TO => destinations(s, frame.seat, System(frame.n[0])).for_each(|y| out.yes(Choice::System(y))),
        WHOSE => {
            // Owners are taken in their order, so that each set of ships is offered once.
            owners(s, frame).for_each(|o| out.yes(Choice::Owner(o)));
            if frame.set != 0 {
                out.yes(Choice::Done);
            }
        }
        _ => {
            let there = s.ships[System(frame.n[0])][Owner(frame.n[2])];
            for fresh in 0..=there.fresh {
                for damaged in 0..=there.damaged {
                    if fresh + damaged > 0 {
                        out.yes(Choice::Ships(Ships { fresh, damaged }));
                    }
                }
            }
        }
    }
}

fn choose(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    match choice {
        Choice::System(system) if frame.step == FROM => (frame.n[0], frame.step) = (system.0, TO),
        Choice::System(system) => (frame.n[1], frame.step) = (system.0, WHOSE),
        Choice::Owner(owner) => (frame.n[2], frame.step) = (owner.0, WHICH),
        Choice::Ships(ships) => {
            frame.set |= u64::from(ships.fresh | ships.damaged << 4) << (8 * frame.n[2]);
            (frame.n[2], frame.step) = (frame.n[2] + 1, WHOSE);
            if owners(cx.s, &frame).next().is_none() {
                shift(cx, &frame);
                return;
            }
        }
        _ => {
            shift(cx, &frame);
            return;
        }
    }
    cx.set(Frame::Card(frame));
}

fn shift(cx: &mut Cx<'_>, frame: &CardFrame) {
    cx.pop();
    let (seat, from, to) = (frame.seat, System(frame.n[0]), System(frame.n[1]));
    for owner in Owner::all() {
        let byte = (frame.set >> (8 * owner.0)) as u8;
        let ships = Ships { fresh: byte & 15, damaged: byte >> 4 };
        if ships.total() > 0 {
            let left = &mut cx.s.ships[from][owner];
            (left.fresh, left.damaged) = (left.fresh - ships.fresh, left.damaged - ships.damaged);
            let there = &mut cx.s.ships[to][owner];
            (there.fresh, there.damaged) = (there.fresh + ships.fresh, there.damaged + ships.damaged);
            cx.tell(Event::Shifted { seat, owner, from, to, ships });
        }
    }
}
