//! BC08: two more dice in battles at gates; discarded, a ship in every gate.

use crate::cards::patterns::{guild, offer, place_each, place_each_choose, place_each_options};
use crate::hooks::{CardFrame, ExtraDice, Hooks, Plug};
use crate::ids::Resource;

/// BC08
pub static CARD: Plug = Plug {
    hooks: Hooks {
        dice: Some(|_, _, battle| ExtraDice {
            optional: if battle.system.is_gate() { 2 } else { 0 },
            mandatory: 0,
        }),
        prelude: Some(offer::<0>),
        ..Hooks::NONE
    },
    start: Some(|cx, held, _| {
        cx.discard_card(held);
        let gates = cx.s.systems.iter().filter(|y| y.is_gate()).collect();
        let frame = CardFrame { card: held.card, seat: held.seat, ..CardFrame::default() };
        place_each(cx, frame, gates);
    }),
    options: Some(place_each_options),
    choose: Some(place_each_choose),
    ..guild("BC08", Resource::Fuel, 2)
};
