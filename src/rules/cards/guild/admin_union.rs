//! BC04, P-UNION(ADMINISTRATION).

use crate::cards::patterns::union;
use crate::hooks::Plug;
use crate::ids::{Resource, Suit};

/// BC04
pub static CARD: Plug = union::<{ Suit::ADMINISTRATION.0 }>("BC04", Resource::Material);
