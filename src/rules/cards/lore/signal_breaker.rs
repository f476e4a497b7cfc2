//! L06: an attack that begins with fresh ships only ignores one rolled intercept.

use super::lore;
use crate::hooks::{Hooks, Plug};

/// L06
pub static CARD: Plug = Plug {
    hooks: Hooks { jam: Some(|_, _, battle| battle.ships.damaged == 0), ..Hooks::NONE },
    ..lore("L06")
};
