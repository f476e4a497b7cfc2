//! L20: while Empath is declared, taxes Rival cities anywhere without a Captive, and builds and Catapults at
//! starports of others.

use super::lore;
use crate::hooks::{Hooks, Launch, Plug, Reach};
use crate::ids::*;

/// L20
pub static CARD: Plug = Plug {
    hooks: Hooks {
        tax_reach: Some(|s, _, _, _| s.is_declared(Ambition::EMPATH).then_some(Reach::Free)),
        ports: Some(|s, _| s.is_declared(Ambition::EMPATH)),
        catapult: Some(|s, _, _| Launch {
            any_starport: s.is_declared(Ambition::EMPATH),
            ..Launch::default()
        }),
        ..Hooks::NONE
    },
    ..lore("L20")
};
