//! BC16: as the first action of a turn, discarded to seize the initiative.

use crate::cards::patterns::guild;
use crate::choice::{Choice, Reason};
use crate::event::Seized;
use crate::flow::play::seize;
use crate::hooks::{Hooks, Plug};
use crate::ids::Resource;

/// BC16
pub static CARD: Plug = Plug {
    hooks: Hooks {
        prelude: Some(|s, held, out| {
            let verdict = if s.turn.acted { Err(Reason::TooLate) } else { Ok(()) };
            out.test(Choice::Use { card: held.card, ability: 0 }, verdict);
        }),
        ..Hooks::NONE
    },
    start: Some(|cx, held, _| {
        cx.discard_card(held);
        seize(cx, held.seat, Seized::Card(held.card));
    }),
    ..guild("BC16", Resource::Psionic, 2)
};
