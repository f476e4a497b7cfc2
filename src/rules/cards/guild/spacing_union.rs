//! BC10, P-UNION(MOBILIZATION).

use crate::cards::patterns::union;
use crate::hooks::Plug;
use crate::ids::{Resource, Suit};

/// BC10
pub static CARD: Plug = union::<{ Suit::MOBILIZATION.0 }>("BC10", Resource::Fuel);
