//! LEAD09.

use super::leader;
use crate::hooks::Plug;

/// LEAD09
pub static CARD: Plug = leader("LEAD09", 9);
