//! L18.

use super::lore;
use crate::hooks::Plug;

/// L18
pub static CARD: Plug = lore("L18");
