//! LEAD03.

use super::leader;
use crate::hooks::Plug;

/// LEAD03
pub static CARD: Plug = leader("LEAD03", 3);
