//! L22.

use super::lore;
use crate::hooks::Plug;

/// L22
pub static CARD: Plug = lore("L22");
