//! LEAD02.

use super::leader;
use crate::hooks::Plug;

/// LEAD02
pub static CARD: Plug = leader("LEAD02", 2);
