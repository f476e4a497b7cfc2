//! BC24: once a turn, a resource is discarded for a Relic.

use crate::cards::patterns::{ask, guild};
use crate::choice::{Choice, Reason};
use crate::components::board::SLOTS;
use crate::event::Event;
use crate::hooks::{Hooks, Plug};
use crate::ids::Resource;

/// BC24
pub static CARD: Plug = Plug {
    hooks: Hooks {
        prelude: Some(|s, held, out| {
            let used = s.standing.iter().any(|c| c.card == held.card && c.used & 1 == 1);
            let tokens: u8 = s.boards[held.seat].slots.counts().values().sum();
            let verdict = if used {
                Err(Reason::UsedThisTurn)
            } else if s.supply[Resource::Relic] == 0 {
                Err(Reason::SupplyEmpty)
            } else if tokens == 0 {
                Err(Reason::NothingToGive)
            } else {
                Ok(())
            };
            out.test(Choice::Use { card: held.card, ability: 0 }, verdict);
        }),
        ..Hooks::NONE
    },
    start: Some(|cx, held, ability| {
        if let Some(standing) = cx.s.standing_mut(held.card) {
            standing.used |= 1;
        }
        ask(cx, held, ability);
    }),
    options: Some(|s, frame, out| {
        let slots = s.boards[frame.seat].slots;
        (0..SLOTS)
            .filter(|i| slots.get(*i).is_some())
            .for_each(|i| out.yes(Choice::Slot { seat: frame.seat, slot: i as u8 }));
    }),
    choose: Some(|cx, _, choice| {
        cx.pop();
        if let Choice::Slot { seat, slot } = choice
            && let Some(resource) = cx.s.boards[seat].slots.get(slot as usize)
        {
            cx.s.boards[seat].slots.set(slot as usize, None);
            cx.s.supply[resource] += 1;
            cx.tell(Event::Discarded { seat, resource, count: 1 });
            cx.gain(seat, Resource::Relic, 1);
        }
    }),
    ..guild("BC24", Resource::Relic, 2)
};
