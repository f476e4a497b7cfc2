//! L13: a resource slot on the card, with a raid cost of 4.

use super::lore;
use crate::hooks::{Hooks, Plug};

/// L13
pub static CARD: Plug =
    Plug { hooks: Hooks { card_slot: Some(|_, _| Some(4)), ..Hooks::NONE }, ..lore("L13") };
