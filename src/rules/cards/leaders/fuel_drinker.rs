//! LEAD03: Fuel comes along with taxes by Copy and Pivot (P-ALONG); loses all Fuel after Tycoon was scored.

use super::{along, leader};
use crate::event::Event;
use crate::hooks::{Hooks, Plug};
use crate::ids::{Ambition, Resource};

/// LEAD03
pub static CARD: Plug = Plug {
    hooks: Hooks {
        tax_along: Some(along::<{ Resource::Fuel as u8 }>),
        after_scoring: Some(|cx, held| {
            if cx.s.is_declared(Ambition::TYCOON) && cx.s.tokens(held.seat, Resource::Fuel) > 0 {
                cx.tell(Event::Applied { seat: held.seat, card: held.card });
                cx.discard_all(held.seat, Resource::Fuel);
            }
        }),
        ..Hooks::NONE
    },
    ..leader("LEAD03", 3)
};
