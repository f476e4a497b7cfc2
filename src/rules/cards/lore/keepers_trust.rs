//! L21.

use super::lore;
use crate::hooks::Plug;

/// L21
pub static CARD: Plug = lore("L21");
