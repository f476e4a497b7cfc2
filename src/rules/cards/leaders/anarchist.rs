//! LEAD13.

use super::leader;
use crate::hooks::Plug;

/// LEAD13
pub static CARD: Plug = leader("LEAD13", 13);
