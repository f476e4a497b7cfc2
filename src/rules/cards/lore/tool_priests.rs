//! L01.

use super::lore;
use crate::hooks::Plug;

/// L01
pub static CARD: Plug = lore("L01");
