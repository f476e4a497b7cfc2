//! L01: once a turn, a ship is built at any city in a system that the holder controls (Summon).

use super::lore;
use crate::actions::build::build_ship;
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason};
use crate::hooks::{Held, Hooks, Plug};
use crate::ids::{Action, PieceKind};
use crate::options::{Options, any};
use crate::state::State;

/// L01. A Summon is noted in `used`, bit 0.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        new_action: Some(|s, held, action, out| {
            if action == Action::Build {
                let used = s.standing.iter().any(|c| c.card == held.card && c.used & 1 == 1);
                let verdict = if used { Err(Reason::UsedThisTurn) } else { any(|out| targets(s, held, out)) };
                out.test(Choice::New { card: held.card, ability: 0 }, verdict);
            }
        }),
        ..Hooks::NONE
    },
    start: Some(|cx, held, ability| {
        if let Some(standing) = cx.s.standing_mut(held.card) {
            standing.used |= 1;
        }
        ask(cx, held, ability);
    }),
    options: Some(|s, frame, out| targets(s, Held { card: frame.card, seat: frame.seat }, out)),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        if let Choice::System(system) = choice {
            build_ship(cx, frame.seat, system);
        }
    }),
    ..lore("L01")
};

/// Which city of a system it is makes no difference.
fn targets(s: &State, held: Held, out: &mut Options) {
    for system in s.systems.iter() {
        let city = s.buildings[system].iter().any(|b| b.kind == PieceKind::CITY);
        if !city && !out.wants_reasons() {
            continue;
        }
        let verdict = if !city {
            Err(Reason::NoTarget)
        } else if !s.controls(held.seat, system) {
            Err(Reason::NotControlled)
        } else {
            Ok(())
        };
        out.test(Choice::System(system), verdict);
    }
}
