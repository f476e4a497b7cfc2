//! BC23: swaps resources with the owner of a Rival city (Trade); discarded, gains three.

use crate::cards::patterns::{ask, guild, offer};
use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Hooks, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::{Building, State};

const TRADE: u8 = 0;
const GAIN: u8 = 1;

/// BC23. `n[0]`: the system, `n[1]`: the city's owner, `n[2]`: the type taken.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        new_action: Some(|s, held, action, out| {
            if action == Action::Tax {
                let verdict = any(|out| cities(s, held.seat, out));
                out.test(Choice::New { card: held.card, ability: TRADE }, verdict);
            }
        }),
        prelude: Some(offer::<GAIN>),
        ..Hooks::NONE
    },
    start: Some(|cx, held, ability| {
        if ability == TRADE {
            ask(cx, held, ability);
            return;
        }
        cx.discard_card(held);
        let mut batch = ByResource::default();
        for resource in [Resource::Material, Resource::Fuel, Resource::Weapon] {
            if cx.take_supply(&mut batch, resource, 1) > 0 {
                cx.tell(Event::Gained { seat: held.seat, resource, count: 1 });
            }
        }
        cx.receive(held.seat, batch);
    }),
    options: Some(options),
    choose: Some(choose),
    ..guild("BC23", Resource::Relic, 2)
};

/// Types of the city's system that its owner can give.
fn takes(s: &State, system: System, owner: Seat) -> impl Iterator<Item = Resource> + '_ {
    let types = s.types(system);
    Resource::ALL.into_iter().filter(move |r| types >> *r as u8 & 1 == 1 && s.tokens(owner, *r) > 0)
}

/// Types that the holder can give and the owner has none of.
fn gives(s: &State, seat: Seat, owner: Seat) -> impl Iterator<Item = Resource> + '_ {
    Resource::ALL.into_iter().filter(move |r| s.tokens(seat, *r) > 0 && s.has(owner, *r) == 0)
}

fn may_trade(s: &State, seat: Seat, system: System, city: &Building) -> Result<(), Reason> {
    let owner = city.owner.seat().filter(|o| *o != seat).ok_or(Reason::NoRival)?;
    if !s.controls(seat, system) {
        Err(Reason::NotControlled)
    } else if takes(s, system, owner).next().is_none() {
        Err(Reason::NoTarget)
    } else if gives(s, seat, owner).next().is_none() {
        Err(Reason::NothingToGive)
    } else {
        Ok(())
    }
}

/// One city of each owner in each system: which one makes no difference.
fn cities(s: &State, seat: Seat, out: &mut Options) {
    for system in s.systems.iter() {
        let all = &s.buildings[system];
        for (i, city) in all.iter().enumerate().filter(|(_, b)| b.kind == PieceKind::CITY) {
            let first = all[..i].iter().all(|b| b.owner != city.owner || b.kind != city.kind);
            if first {
                let choice = Choice::Building { system, index: i as u8 };
                out.test(choice, may_trade(s, seat, system, city));
            }
        }
    }
}

fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    let (system, owner) = (System(frame.n[0]), Seat(frame.n[1]));
    match frame.step {
        0 => cities(s, frame.seat, out),
        1 => takes(s, system, owner).for_each(|r| out.yes(Choice::Resource(r))),
        _ => gives(s, frame.seat, owner).for_each(|r| out.yes(Choice::Resource(r))),
    }
}

fn choose(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    match choice {
        Choice::Building { system, index } => {
            let owner = cx.s.buildings[system][index as usize].owner;
            (frame.n[0], frame.n[1], frame.step) = (system.0, owner.0, 1);
            cx.set(Frame::Card(frame));
        }
        Choice::Resource(resource) if frame.step == 1 => {
            (frame.n[2], frame.step) = (resource as u8, 2);
            cx.set(Frame::Card(frame));
        }
        Choice::Resource(gave) => {
            cx.pop();
            swap(cx, frame.seat, Seat(frame.n[1]), Resource::ALL[frame.n[2] as usize], gave);
        }
        _ => cx.pop(),
    }
}

fn swap(cx: &mut Cx<'_>, seat: Seat, with: Seat, took: Resource, gave: Resource) {
    cx.take_token(with, took);
    cx.take_token(seat, gave);
    cx.tell(Event::Traded { seat, with, took, gave });
    // The trader, whose turn it is, fits first: the frame pushed last.
    for (who, resource) in [(with, gave), (seat, took)] {
        let mut batch = ByResource::default();
        batch[resource] = 1;
        cx.receive(who, batch);
    }
}
