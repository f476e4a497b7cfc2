//! L03.

use super::lore;
use crate::hooks::Plug;

/// L03
pub static CARD: Plug = lore("L03");
