//! BC07, P-LOYAL(Fuel).

use crate::cards::patterns::{LOYAL, guild};
use crate::hooks::Plug;
use crate::ids::Resource;

/// BC07
pub static CARD: Plug = Plug { hooks: LOYAL, ..guild("BC07", Resource::Fuel, 3) };
