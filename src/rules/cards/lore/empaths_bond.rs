//! L20.

use super::lore;
use crate::hooks::Plug;

/// L20
pub static CARD: Plug = lore("L20");
