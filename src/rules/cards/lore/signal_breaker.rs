//! L06.

use super::lore;
use crate::hooks::Plug;

/// L06
pub static CARD: Plug = lore("L06");
