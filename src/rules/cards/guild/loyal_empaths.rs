//! BC19, P-LOYAL(Psionic).

use crate::cards::patterns::{LOYAL, guild};
use crate::hooks::Plug;
use crate::ids::Resource;

/// BC19
pub static CARD: Plug = Plug { hooks: LOYAL, ..guild("BC19", Resource::Psionic, 3) };
