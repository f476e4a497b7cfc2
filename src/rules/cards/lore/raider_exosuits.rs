//! L17: attacking where the defender has no building, one of the dice may be a raid die.

use super::lore;
use crate::hooks::{Hooks, Plug};

/// L17. It is asked only where R13.4 allows no raid dice.
pub static CARD: Plug = Plug { hooks: Hooks { raid_dice: Some(|_, _, _| 1), ..Hooks::NONE }, ..lore("L17") };
