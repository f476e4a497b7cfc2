//! LEAD04.

use super::leader;
use crate::hooks::Plug;

/// LEAD04
pub static CARD: Plug = leader("LEAD04", 4);
