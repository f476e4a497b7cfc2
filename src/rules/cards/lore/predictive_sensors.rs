//! L15.

use super::lore;
use crate::hooks::Plug;

/// L15
pub static CARD: Plug = lore("L15");
