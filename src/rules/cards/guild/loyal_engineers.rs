//! BC01, P-LOYAL(Material).

use crate::cards::patterns::{LOYAL, guild};
use crate::hooks::Plug;
use crate::ids::Resource;

/// BC01
pub static CARD: Plug = Plug { hooks: LOYAL, ..guild("BC01", Resource::Material, 3) };
