//! L09.

use super::lore;
use crate::hooks::Plug;

/// L09
pub static CARD: Plug = lore("L09");
