//! L22: while Keeper is declared, nobody steals a Guild card whose suit is a resource that the holder has.

use super::lore;
use crate::hooks::{Hooks, Loot, Plug};
use crate::ids::*;
use crate::state::State;

/// L22
pub static CARD: Plug = Plug {
    hooks: Hooks {
        steal: Some(|s, held, _, loot| {
            let suit = match loot {
                Loot::Card(card) => s.kit.plug(card).suit,
                Loot::Slot(_) => None,
            };
            let has = suit.is_some_and(|r| s.has(held.seat, r) > 0);
            if has && s.is_declared(Ambition::KEEPER) { Err(State::forbidden_by(held)) } else { Ok(()) }
        }),
        ..Hooks::NONE
    },
    ..lore("L22")
};
