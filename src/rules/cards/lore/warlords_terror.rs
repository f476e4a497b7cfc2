//! L24.

use super::lore;
use crate::hooks::Plug;

/// L24
pub static CARD: Plug = lore("L24");
