//! L07.

use super::lore;
use crate::hooks::Plug;

/// L07
pub static CARD: Plug = lore("L07");
