//! L11.

use super::lore;
use crate::hooks::Plug;

/// L11
pub static CARD: Plug = lore("L11");
