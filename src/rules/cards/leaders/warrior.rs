//! LEAD06.

use super::leader;
use crate::hooks::Plug;

/// LEAD06
pub static CARD: Plug = leader("LEAD06", 6);
