//! LEAD12: secures the top card of the Court deck when declaring an ambition first (Connected); influences twice
//! with the pip of a Copy or Pivot (Influential); gains Power for sole first places alone (Proud).

use super::leader;
use crate::flow::{Frame, securing};
use crate::hooks::{Hooks, Place, Plug};
use crate::ids::*;

/// LEAD12.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        declared: Some(|cx, held, d| {
            if d.fresh {
                securing::secure_from_deck(cx, held.seat);
            }
        }),
        after_pip: Some(|cx, held, action| {
            let adds = action == Action::Influence;
            if adds {
                cx.push(Frame::Bonus { seat: held.seat, action, card: held.card });
            }
            adds
        }),
        score: Some(|_, _, _, place, power| if place == Place::First { power } else { 0 }),
        ..Hooks::NONE
    },
    ..leader("LEAD12", 12)
};
