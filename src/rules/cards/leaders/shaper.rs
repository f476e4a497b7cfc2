//! LEAD14.

use super::leader;
use crate::hooks::Plug;

/// LEAD14
pub static CARD: Plug = leader("LEAD14", 14);
