//! L18: an own fresh ship is destroyed, and a ship of somebody else in its system with it (Martyr).

use super::lore;
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason};
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Hooks, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

/// L18. Step 0 asks for the system of the own ship, step 1 for the other ship there.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        new_action: Some(|s, held, action, out| {
            if action == Action::Move {
                let verdict = any(|out| systems(s, held.seat, out));
                out.test(Choice::New { card: held.card, ability: 0 }, verdict);
            }
        }),
        ..Hooks::NONE
    },
    start: Some(ask),
    options: Some(|s, frame, out| match frame.step {
        0 => systems(s, frame.seat, out),
        _ => victims(s, frame.seat, System(frame.n[0]), out),
    }),
    choose: Some(choose),
    ..lore("L18")
};

fn systems(s: &State, seat: Seat, out: &mut Options) {
    for system in s.systems.iter() {
        let fresh = s.ships[system][Owner::from(seat)].fresh > 0;
        out.test(Choice::System(system), if fresh { Ok(()) } else { Err(Reason::NoShip) });
        if out.full() {
            return;
        }
    }
}

fn victims(s: &State, seat: Seat, system: System, out: &mut Options) {
    for owner in Owner::all().filter(|o| *o != seat.into()) {
        let ships = s.ships[system][owner];
        for (damaged, count) in [(false, ships.fresh), (true, ships.damaged)] {
            if count > 0 {
                out.test(Choice::Ship { system, owner, damaged }, s.may_harm(seat, owner, system));
            }
        }
    }
}

fn choose(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    cx.pop();
    match choice {
        Choice::System(system) => {
            cx.destroy_ship(system, frame.seat.into(), false, None);
            if any(|out| victims(cx.s, frame.seat, system, out)).is_ok() {
                (frame.n[0], frame.step) = (system.0, 1);
                cx.push(Frame::Card(frame));
            }
        }
        Choice::Ship { system, owner, damaged } => cx.destroy_ship(system, owner, damaged, Some(frame.seat)),
        _ => {}
    }
}
