//! LEAD16.

use super::leader;
use crate::hooks::Plug;

/// LEAD16
pub static CARD: Plug = leader("LEAD16", 16);
