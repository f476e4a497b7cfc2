//! L23: while Warlord is declared, cities are taxed again and again; P-CLEAR(Weapon).

use super::{clear, lore};
use crate::cards::patterns::offer;
use crate::hooks::{Hooks, Plug};
use crate::ids::*;

/// L23
pub static CARD: Plug = Plug {
    hooks: Hooks {
        tax_again: Some(|s, _| s.is_declared(Ambition::WARLORD)),
        prelude: Some(offer::<0>),
        ..Hooks::NONE
    },
    start: Some(|cx, held, _| clear(cx, held, &[Resource::Weapon])),
    ..lore("L23")
};
