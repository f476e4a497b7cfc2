//! L17.

use super::lore;
use crate::hooks::Plug;

/// L17
pub static CARD: Plug = lore("L17");
