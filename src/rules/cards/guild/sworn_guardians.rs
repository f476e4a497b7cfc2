//! BC22: nothing else of the holder can be stolen; stolen itself, it is buried.

use crate::cards::patterns::guild;
use crate::hooks::{Goes, Hooks, Loot, Plug};
use crate::ids::Resource;
use crate::state::State;

/// BC22
pub static CARD: Plug = Plug {
    hooks: Hooks {
        steal: Some(|_, held, _, loot| match loot {
            Loot::Card(card) if card == held.card => Ok(()),
            _ => Err(State::forbidden_by(held)),
        }),
        stolen: Some(|_, _, _| Goes::Buried),
        ..Hooks::NONE
    },
    ..guild("BC22", Resource::Relic, 1)
};
