//! L14: once a battle, rerolls as many assault dice as the holder has fresh attacking ships.

use super::lore;
use crate::hooks::{Hooks, Plug, Reroll};
use crate::ids::Die;

/// L14
pub static CARD: Plug = Plug {
    hooks: Hooks {
        reroll: Some(|_, _, battle| Some(Reroll { die: Some(Die::Assault), most: battle.ships.fresh })),
        ..Hooks::NONE
    },
    ..lore("L14")
};
