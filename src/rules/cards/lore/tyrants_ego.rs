//! L25.

use super::lore;
use crate::hooks::Plug;

/// L25
pub static CARD: Plug = lore("L25");
