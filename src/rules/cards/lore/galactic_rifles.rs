//! L02.

use super::lore;
use crate::hooks::Plug;

/// L02
pub static CARD: Plug = lore("L02");
