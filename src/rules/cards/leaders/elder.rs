//! LEAD01: influences after a battle that cost it a Trophy, cannot be Ransacked in battle; P-DEMOTE for Tyrant.

use super::{demote, leader};
use crate::actions::court;
use crate::cards::patterns::ask;
use crate::choice::Choice;
use crate::event::Event;
use crate::hooks::{Hooks, Plug, Window};
use crate::ids::Ambition;

const BELOVED: u8 = 0;

/// LEAD01
pub static CARD: Plug = Plug {
    hooks: Hooks {
        in_battle: Some(|s, held, b, window| {
            window == Window::After
                && b.defender == held.seat.into()
                && s.boards[b.attacker].trophy_count() > b.trophies
                && s.boards[held.seat].agents > 0
                && s.court.iter().any(|c| c.card.is_some())
        }),
        battle_act: Some(|cx, held, _| ask(cx, held, BELOVED)),
        ransack_ban: Some(|_, _, in_battle| in_battle),
        score: Some(demote::<{ Ambition::TYRANT.0 }>),
        ..Hooks::NONE
    },
    options: Some(|s, _, out| {
        court::influence_targets(s, out);
        out.yes(Choice::Decline);
    }),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        if choice != Choice::Decline {
            cx.tell(Event::Applied { seat: frame.seat, card: frame.card });
        }
        court::influence(cx, frame.seat, choice);
    }),
    ..leader("LEAD01", 1)
};
