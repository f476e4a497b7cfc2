//! LEAD05.

use super::leader;
use crate::hooks::Plug;

/// LEAD05
pub static CARD: Plug = leader("LEAD05", 5);
