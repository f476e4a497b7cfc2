//! L27: while Tycoon is declared, as the first action of a turn, all Material and Fuel are discarded to
//! declare an ambition that has no marker. No zero marker.

use super::{lore, while_declared};
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason};
use crate::flow::declare::{self, Declaring};
use crate::hooks::{Held, Hooks, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

/// L27
pub static CARD: Plug = Plug {
    hooks: Hooks {
        prelude: Some(|s, held, out| {
            out.test(Choice::Use { card: held.card, ability: 0 }, may_use(s, held));
        }),
        ..Hooks::NONE
    },
    start: Some(|cx, held, ability| {
        for resource in [Resource::Material, Resource::Fuel] {
            cx.discard_all(held.seat, resource);
        }
        ask(cx, held, ability);
    }),
    options: Some(|s, frame, out| ambitions(s, Held { card: frame.card, seat: frame.seat }, out)),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        if let Choice::Declare(ambition) = choice {
            declare::by_card(cx, frame.seat, ambition, frame.card);
        }
    }),
    ..lore("L27")
};

fn may_use(s: &State, held: Held) -> Result<(), Reason> {
    while_declared(s, Ambition::TYCOON)?;
    if s.turn.acted { Err(Reason::TooLate) } else { any(|out| ambitions(s, held, out)) }
}

fn ambitions(s: &State, held: Held, out: &mut Options) {
    for ambition in s.kit.ambitions() {
        let free = || if s.is_declared(ambition) { Err(Reason::AlreadyDeclared) } else { Ok(()) };
        let declaring = Declaring::by_card(held.seat, ambition, held.card);
        let verdict = declare::may_declare(s, &declaring).and_then(|()| free());
        out.test(Choice::Declare(ambition), verdict);
    }
}
