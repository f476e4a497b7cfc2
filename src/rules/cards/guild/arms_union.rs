//! BC11, P-UNION(AGGRESSION).

use crate::cards::patterns::union;
use crate::hooks::Plug;
use crate::ids::{Resource, Suit};

/// BC11
pub static CARD: Plug = union::<{ Suit::AGGRESSION.0 }>("BC11", Resource::Weapon);
