//! L26.

use super::lore;
use crate::hooks::Plug;

/// L26
pub static CARD: Plug = lore("L26");
