//! L21: while Keeper is declared, nobody steals a resource of a type that they have; P-CLEAR(Relic).

use super::{clear, lore};
use crate::cards::patterns::offer;
use crate::hooks::{Hooks, Loot, Plug};
use crate::ids::*;
use crate::state::State;

/// L21
pub static CARD: Plug = Plug {
    hooks: Hooks {
        steal: Some(|s, held, thief, loot| {
            let resource = match loot {
                Loot::Slot(slot) => s.boards[held.seat].slots.get(usize::from(slot)),
                Loot::Card(_) => None,
            };
            let has = resource.is_some_and(|r| s.has(thief, r) > 0);
            if has && s.is_declared(Ambition::KEEPER) { Err(State::forbidden_by(held)) } else { Ok(()) }
        }),
        prelude: Some(offer::<0>),
        ..Hooks::NONE
    },
    start: Some(|cx, held, _| clear(cx, held, &[Resource::Relic])),
    ..lore("L21")
};
