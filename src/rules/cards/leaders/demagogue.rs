//! LEAD08.

use super::leader;
use crate::hooks::Plug;

/// LEAD08
pub static CARD: Plug = leader("LEAD08", 8);
