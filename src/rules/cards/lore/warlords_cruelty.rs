//! L23.

use super::lore;
use crate::hooks::Plug;

/// L23
pub static CARD: Plug = lore("L23");
