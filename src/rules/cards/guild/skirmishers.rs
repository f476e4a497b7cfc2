//! BC13: once a battle, rerolls as many skirmish dice as the holder has Weapon icons; P-MUSTER.

use crate::cards::patterns::{guild, muster, muster_choose, muster_options, offer};
use crate::hooks::{Hooks, Plug, Reroll};
use crate::ids::{Die, Resource};

/// BC13
pub static CARD: Plug = Plug {
    hooks: Hooks {
        reroll: Some(|s, held, _| {
            Some(Reroll { die: Some(Die::Skirmish), most: s.icons(held.seat, Resource::Weapon) })
        }),
        prelude: Some(offer::<0>),
        ..Hooks::NONE
    },
    start: Some(muster),
    options: Some(muster_options),
    choose: Some(muster_choose),
    ..guild("BC13", Resource::Weapon, 2)
};
