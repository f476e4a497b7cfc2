//! LEAD15.

use super::leader;
use crate::hooks::Plug;

/// LEAD15
pub static CARD: Plug = leader("LEAD15", 15);
