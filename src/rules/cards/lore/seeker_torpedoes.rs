//! L14.

use super::lore;
use crate::hooks::Plug;

/// L14
pub static CARD: Plug = lore("L14");
