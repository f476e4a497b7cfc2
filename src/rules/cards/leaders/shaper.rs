//! LEAD14: after taxing a city lays a resource on its planet, which has that type from then on (Mythic); Catapults
//! from gates, never from starports (Ancient).

use super::leader;
use crate::cards::patterns::ask;
use crate::choice::Choice;
use crate::components::board::SLOTS;
use crate::components::map;
use crate::event::Event;
use crate::flow::Cx;
use crate::hooks::{CardFrame, Held, Hooks, Launch, Plug, Taxed};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

const MYTHIC: u8 = 0;

/// LEAD14. `n[0]` is the system whose city was taxed.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        after_tax: Some(after_tax),
        catapult: Some(|_, _, from| Launch { no_starport: true, also: from.is_gate(), ..Launch::default() }),
        ..Hooks::NONE
    },
    options: Some(options),
    choose: Some(choose),
    ..leader("LEAD14", 14)
};

fn after_tax(cx: &mut Cx<'_>, held: Held, taxed: Taxed) {
    let system = taxed.system;
    if taxed.city.is_some() && map::planet_type(system).is_some() && cx.s.overlay[system] == 0 {
        // What was just gained is fitted first and can be used: whether there is anything is seen then.
        ask(cx, held, MYTHIC);
        if let Some(crate::flow::Frame::Card(frame)) = cx.s.stack.last_mut() {
            frame.n[0] = system.0;
        }
    }
}

/// Tokens in slots, one of those that are worth the same; and types that lie elsewhere in the play area.
fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    let seat = frame.seat;
    let slots = s.boards[seat].slots;
    let worth = |slot: usize| slots.get(slot).map(|r| (r, s.slot_cost(seat, slot)));
    for slot in (0..SLOTS).filter(|i| worth(*i).is_some()) {
        if (0..slot).all(|before| worth(before) != worth(slot)) {
            out.yes(Choice::Slot { seat, slot: slot as u8 });
        }
    }
    Resource::ALL
        .into_iter()
        .filter(|r| s.has(seat, *r) > s.tokens(seat, *r) && s.supply[*r] > 0)
        .for_each(|r| out.yes(Choice::Resource(r)));
    out.yes(Choice::Decline);
}

fn choose(cx: &mut Cx<'_>, frame: CardFrame, choice: Choice) {
    cx.pop();
    let (seat, system) = (frame.seat, System(frame.n[0]));
    let resource = match choice {
        Choice::Slot { slot, .. } => {
            let slots = &mut cx.s.boards[seat].slots;
            let resource = slots.get(usize::from(slot));
            slots.set(usize::from(slot), None);
            resource
        }
        // The stock of a Cartel is the general supply.
        Choice::Resource(resource) => {
            cx.s.supply[resource] -= 1;
            Some(resource)
        }
        _ => None,
    };
    if let Some(resource) = resource {
        cx.s.overlay[system] = resource as u8 + 1;
        cx.tell(Event::TypeChanged { seat, system, resource });
    }
}
