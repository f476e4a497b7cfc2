//! LEAD12.

use super::leader;
use crate::hooks::Plug;

/// LEAD12
pub static CARD: Plug = leader("LEAD12", 12);
