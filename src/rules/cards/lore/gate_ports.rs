//! L08: starports in gates, one a gate; a Rival's move into a gate that the holder controls, with a fresh starport
//! of theirs, costs an agent.

use super::lore;
use crate::hooks::{Hooks, Plug};
use crate::ids::{Owner, PieceKind};

/// L08
pub static CARD: Plug = Plug {
    hooks: Hooks {
        site: Some(|_, _, system, kind| kind == PieceKind::STARPORT && system.is_gate()),
        enter: Some(|s, held, _, gate| {
            let owner = Owner::from(held.seat);
            let port = || {
                let mut all = s.buildings[gate].iter();
                all.any(|b| b.owner == owner && b.kind == PieceKind::STARPORT && !b.damaged)
            };
            gate.is_gate() && s.controls(held.seat, gate) && port()
        }),
        ..Hooks::NONE
    },
    ..lore("L08")
};
