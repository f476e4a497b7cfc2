//! LEAD01.

use super::leader;
use crate::hooks::Plug;

/// LEAD01
pub static CARD: Plug = leader("LEAD01", 1);
