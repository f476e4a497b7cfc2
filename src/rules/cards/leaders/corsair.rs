//! LEAD11.

use super::leader;
use crate::hooks::Plug;

/// LEAD11
pub static CARD: Plug = leader("LEAD11", 11);
