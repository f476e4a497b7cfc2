//! LEAD15: gains a Weapon with taxes of a Copy or Pivot (Firebrand); whoever is intercepted attacking it takes hits
//! for its Weapon icons instead of its fresh ships, and costs it a Weapon (Irregular).

use super::leader;
use crate::cards::patterns::ask;
use crate::choice::Choice;
use crate::components::board::SLOTS;
use crate::event::Event;
use crate::flow::Cx;
use crate::hooks::{CardFrame, Hooks, Plug};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

const IRREGULAR: u8 = 0;

/// LEAD15.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        tax_along: Some(|_, _| Resource::Weapon),
        intercept_hits: Some(|s, held, _| s.icons(held.seat, Resource::Weapon)),
        intercepted: Some(|cx, held| {
            if cx.s.tokens(held.seat, Resource::Weapon) > 0 {
                ask(cx, held, IRREGULAR);
            }
        }),
        ..Hooks::NONE
    },
    options: Some(options),
    choose: Some(choose),
    ..leader("LEAD15", 15)
};

/// Weapons in slots, one of those that are worth the same.
fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    let seat = frame.seat;
    let is = |slot: usize| s.boards[seat].slots.get(slot) == Some(Resource::Weapon);
    let cost = |slot: usize| s.slot_cost(seat, slot);
    for slot in (0..SLOTS).filter(|i| is(*i)) {
        if (0..slot).all(|before| !is(before) || cost(before) != cost(slot)) {
            out.yes(Choice::Slot { seat, slot: slot as u8 });
        }
    }
}

fn choose(cx: &mut Cx<'_>, frame: CardFrame, choice: Choice) {
    cx.pop();
    if let Choice::Slot { seat, slot } = choice
        && let Some(resource) = cx.s.boards[seat].slots.get(usize::from(slot))
    {
        cx.s.boards[seat].slots.set(usize::from(slot), None);
        cx.s.supply[resource] += 1;
        cx.tell(Event::Applied { seat: frame.seat, card: frame.card });
        cx.tell(Event::Discarded { seat: frame.seat, resource, count: 1 });
    }
}
