//! BC06, P-CARTEL(Fuel).

use crate::cards::patterns::cartel;
use crate::hooks::Plug;
use crate::ids::Resource;

/// BC06
pub static CARD: Plug = cartel("BC06", Resource::Fuel);
