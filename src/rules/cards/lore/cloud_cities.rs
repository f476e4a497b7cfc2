//! L09: cities beside the building slots of a planet, one a planet, for a resource of its type.

use super::lore;
use crate::hooks::{Hooks, Plug};
use crate::ids::PieceKind;

/// L09. The core asks for the price and allows one such city for all players together.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        site: Some(|s, _, system, kind| kind == PieceKind::CITY && s.slot_count(system) > 0),
        ..Hooks::NONE
    },
    ..lore("L09")
};
