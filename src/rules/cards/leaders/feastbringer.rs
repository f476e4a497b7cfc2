//! LEAD07.

use super::leader;
use crate::hooks::Plug;

/// LEAD07
pub static CARD: Plug = leader("LEAD07", 7);
