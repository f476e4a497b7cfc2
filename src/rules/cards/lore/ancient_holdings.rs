//! L13.

use super::lore;
use crate::hooks::Plug;

/// L13
pub static CARD: Plug = lore("L13");
