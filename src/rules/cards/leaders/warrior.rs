//! LEAD06: a Battle by Copy or Pivot brings a Move, before or after it; P-DEMOTE for Empath.

use super::{demote, leader, on_minor_turn};
use crate::actions::moving::{self, Moving};
use crate::choice::Choice;
use crate::flow::Frame;
use crate::flow::battle::Battle;
use crate::hooks::{Hooks, Plug};
use crate::ids::{Action, Ambition, Seat};
use crate::options::any;

const MOVE_FIRST: u8 = 0;

/// A Move that a Battle must follow.
fn charge(seat: Seat) -> Moving {
    Moving { then_battle: true, ..Moving::new(seat) }
}

/// LEAD06
pub static CARD: Plug = Plug {
    hooks: Hooks {
        after_pip: Some(|cx, held, action| {
            let adds = action == Action::Battle;
            if adds {
                cx.push(Frame::Bonus { seat: held.seat, action: Action::Move, card: held.card });
            }
            adds
        }),
        new_action: Some(|s, held, action, out| {
            if action == Action::Battle && on_minor_turn(s) {
                let verdict = any(|out| moving::options(s, &charge(held.seat), out));
                out.test(Choice::New { card: held.card, ability: MOVE_FIRST }, verdict);
            }
        }),
        score: Some(demote::<{ Ambition::EMPATH.0 }>),
        ..Hooks::NONE
    },
    start: Some(|cx, held, _| {
        // The one addition of this pip.
        cx.s.turn.minor = false;
        cx.push(Frame::Battle(Battle::new(held.seat)));
        cx.push(Frame::Move(charge(held.seat)));
    }),
    ..leader("LEAD06", 6)
};
