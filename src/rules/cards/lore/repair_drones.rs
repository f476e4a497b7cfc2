//! L07: after a battle that the holder attacked in, one of the attacking ships that are left is repaired.

use super::lore;
use crate::cards::patterns::ask;
use crate::choice::Choice;
use crate::event::Event;
use crate::hooks::{Hooks, Plug, Window};

/// L07
pub static CARD: Plug = Plug {
    hooks: Hooks {
        in_battle: Some(|_, held, battle, window| {
            window == Window::After && held.seat == battle.attacker && battle.ships.damaged > 0
        }),
        battle_act: Some(|cx, held, _| ask(cx, held, 0)),
        ..Hooks::NONE
    },
    options: Some(|_, _, out| {
        out.yes(Choice::Yes);
        out.yes(Choice::Decline);
    }),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        if choice == Choice::Yes {
            cx.tell(Event::Used { seat: frame.seat, card: frame.card, ability: 0 });
            cx.repair_attacker();
        }
    }),
    ..lore("L07")
};
