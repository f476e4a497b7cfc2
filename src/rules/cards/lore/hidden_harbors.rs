//! L05: ships of the holder are built fresh everywhere; no raid dice against the holder's fresh starports.

use super::lore;
use crate::hooks::{Hooks, Plug};
use crate::ids::{Owner, PieceKind};

/// L05
pub static CARD: Plug = Plug {
    hooks: Hooks {
        build_fresh: Some(|_, _, kind| kind == PieceKind::SHIP),
        pool_ban: Some(|s, held, battle, pool| {
            let owner = Owner::from(held.seat);
            let harbor = || {
                let mut all = s.buildings[battle.system].iter();
                all.any(|b| b.owner == owner && b.kind == PieceKind::STARPORT && !b.damaged)
            };
            pool.raid > 0 && battle.defender == owner && harbor()
        }),
        ..Hooks::NONE
    },
    ..lore("L05")
};
