//! L08.

use super::lore;
use crate::hooks::Plug;

/// L08
pub static CARD: Plug = lore("L08");
