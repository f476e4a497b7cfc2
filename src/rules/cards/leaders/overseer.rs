//! LEAD10.

use super::leader;
use crate::hooks::Plug;

/// LEAD10
pub static CARD: Plug = leader("LEAD10", 10);
