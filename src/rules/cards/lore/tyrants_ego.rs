//! L25: while Tyrant is declared, a Captive goes home for a Secure, as often as there are Captives;
//! P-CLEAR(Weapon).

use super::{clear, lore, while_declared};
use crate::actions;
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Held, Hooks, Plug};
use crate::ids::*;
use crate::state::State;

const SECURE: u8 = 0;
const CLEAR: u8 = 1;

/// L25
pub static CARD: Plug = Plug {
    hooks: Hooks {
        prelude: Some(|s, held, out| {
            out.test(Choice::Use { card: held.card, ability: SECURE }, may_secure(s, held));
            out.yes(Choice::Use { card: held.card, ability: CLEAR });
        }),
        ..Hooks::NONE
    },
    start: Some(|cx, held, ability| match ability {
        CLEAR => clear(cx, held, &[Resource::Weapon]),
        _ => ask(cx, held, ability),
    }),
    options: Some(|s, frame, out| {
        let captives = s.boards[frame.seat].captives;
        captives
            .iter()
            .filter(|(_, count)| **count > 0)
            .for_each(|(owner, _)| out.yes(Choice::Captive(owner)));
    }),
    choose: Some(choose),
    ..lore("L25")
};

fn may_secure(s: &State, held: Held) -> Result<(), Reason> {
    while_declared(s, Ambition::TYRANT)?;
    if s.boards[held.seat].captive_count() == 0 {
        return Err(Reason::NoTarget);
    }
    actions::possible(s, held.seat, Action::Secure)
}

fn choose(cx: &mut Cx<'_>, frame: CardFrame, choice: Choice) {
    cx.pop();
    if let Choice::Captive(owner) = choice {
        let seat = frame.seat;
        cx.s.boards[seat].captives[owner] -= 1;
        cx.give_back(owner, PieceKind::AGENT);
        cx.tell(Event::Freed { seat, owner, count: 1 });
        cx.push(Frame::Target { seat, action: Action::Secure });
    }
}
