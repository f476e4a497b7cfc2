//! L16.

use super::lore;
use crate::hooks::Plug;

/// L16
pub static CARD: Plug = lore("L16");
