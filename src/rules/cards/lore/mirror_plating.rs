//! L04: an intercept more against whoever attacks the holder with an assault die; no die shows it, so none can
//! be ignored for it.

use super::lore;
use crate::hooks::{Hooks, Plug};

/// L04
pub static CARD: Plug = Plug {
    hooks: Hooks { intercepts: Some(|_, _, battle| u8::from(battle.pool.assault > 0)), ..Hooks::NONE },
    ..lore("L04")
};
