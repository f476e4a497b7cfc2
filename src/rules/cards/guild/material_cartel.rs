//! BC03, P-CARTEL(Material).

use crate::cards::patterns::cartel;
use crate::hooks::Plug;
use crate::ids::Resource;

/// BC03
pub static CARD: Plug = cartel("BC03", Resource::Material);
