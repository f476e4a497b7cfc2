//! L10.

use super::lore;
use crate::hooks::Plug;

/// L10
pub static CARD: Plug = lore("L10");
