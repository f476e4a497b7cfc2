//! L05.

use super::lore;
use crate::hooks::Plug;

/// L05
pub static CARD: Plug = lore("L05");
