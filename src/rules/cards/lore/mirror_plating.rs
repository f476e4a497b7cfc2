//! L04.

use super::lore;
use crate::hooks::Plug;

/// L04
pub static CARD: Plug = lore("L04");
