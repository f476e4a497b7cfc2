//! BC18: no zero marker when the holder declares Keeper or Empath.

use crate::cards::patterns::guild;
use crate::hooks::{Hooks, Plug};
use crate::ids::{Ambition, Resource};

/// BC18
pub static CARD: Plug = Plug {
    hooks: Hooks {
        zero_marker: Some(|_, _, _, ambition| matches!(ambition, Ambition::KEEPER | Ambition::EMPATH)),
        ..Hooks::NONE
    },
    ..guild("BC18", Resource::Psionic, 2)
};
