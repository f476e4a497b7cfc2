//! L19: while Empath is declared, any dice of each own roll are rerolled once; P-CLEAR(Psionic).

use super::{clear, lore};
use crate::cards::patterns::offer;
use crate::hooks::{Hooks, Plug};
use crate::ids::*;

/// L19
pub static CARD: Plug = Plug {
    hooks: Hooks {
        reroll_any: Some(|s, _| s.is_declared(Ambition::EMPATH)),
        prelude: Some(offer::<0>),
        ..Hooks::NONE
    },
    start: Some(|cx, held, _| clear(cx, held, &[Resource::Psionic])),
    ..lore("L19")
};
