//! L28.

use super::lore;
use crate::hooks::Plug;

/// L28
pub static CARD: Plug = lore("L28");
