//! BC05, P-UNION(CONSTRUCTION).

use crate::cards::patterns::union;
use crate::hooks::Plug;
use crate::ids::{Resource, Suit};

/// BC05
pub static CARD: Plug = union::<{ Suit::CONSTRUCTION.0 }>("BC05", Resource::Material);
