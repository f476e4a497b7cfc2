//! LEAD11: as an attacker rerolls raid dice, one for each type it has (Tricky); never more assault than skirmish
//! dice (Wary).

use super::leader;
use crate::hooks::{Hooks, Plug, Reroll};
use crate::ids::*;

/// LEAD11.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        reroll: Some(|s, held, _| {
            let types = Resource::ALL.into_iter().filter(|r| s.has(held.seat, *r) > 0).count();
            Some(Reroll { die: Some(Die::Raid), most: types as u8 })
        }),
        pool_ban: Some(|_, held, b, pool| b.attacker == held.seat && pool.assault > pool.skirmish),
        ..Hooks::NONE
    },
    ..leader("LEAD11", 11)
};
