//! L19.

use super::lore;
use crate::hooks::Plug;

/// L19
pub static CARD: Plug = lore("L19");
