//! BC21, P-LOYAL(Relic).

use crate::cards::patterns::{LOYAL, guild};
use crate::hooks::Plug;
use crate::ids::Resource;

/// BC21
pub static CARD: Plug = Plug { hooks: LOYAL, ..guild("BC21", Resource::Relic, 3) };
