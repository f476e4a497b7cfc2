//! L27.

use super::lore;
use crate::hooks::Plug;

/// L27
pub static CARD: Plug = lore("L27");
