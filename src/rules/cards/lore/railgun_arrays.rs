//! L12.

use super::lore;
use crate::hooks::Plug;

/// L12
pub static CARD: Plug = lore("L12");
