//! L28: while Tycoon is declared, Material and Fuel are exchanged for resources of any types;
//! P-CLEAR(Material, Fuel).

use super::{clear, lore, while_declared};
use crate::cards::patterns::ask;
use crate::choice::{Choice, Prompt, Reason};
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Held, Hooks, Plug};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

const EXCHANGE: u8 = 0;
const CLEAR: u8 = 1;

const GIVES: u8 = 0;
const TAKES: u8 = 1;
const GIVEN: [Resource; 2] = [Resource::Material, Resource::Fuel];

/// L28. `n[0..5]`: how many of each type are given, then taken; `n[5]`: how many are still to be taken.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        prelude: Some(|s, held, out| {
            out.test(Choice::Use { card: held.card, ability: EXCHANGE }, may_exchange(s, held));
            out.yes(Choice::Use { card: held.card, ability: CLEAR });
        }),
        ..Hooks::NONE
    },
    start: Some(|cx, held, ability| match ability {
        CLEAR => clear(cx, held, &GIVEN),
        _ => ask(cx, held, ability),
    }),
    options: Some(options),
    choose: Some(choose),
    prompt: Some(|_, frame| Prompt::Card {
        card: frame.card,
        ability: frame.ability,
        step: frame.step,
        left: frame.n[5],
    }),
    ..lore("L28")
};

fn may_exchange(s: &State, held: Held) -> Result<(), Reason> {
    while_declared(s, Ambition::TYCOON)?;
    if GIVEN.iter().all(|r| s.tokens(held.seat, *r) == 0) {
        Err(Reason::NothingToGive)
    } else if must_differ(s, held.card) && others(s, &CardFrame::default()) == 0 {
        Err(Reason::SupplyEmpty)
    } else {
        Ok(())
    }
}

/// How much the player has spent in this Prelude.
fn spent(s: &State) -> u8 {
    s.spent.values().sum()
}

/// An exchange of Material and Fuel for Material and Fuel alone could be repeated for ever. A second one
/// needs that something was spent since: without that both could have been one.
fn must_differ(s: &State, card: CardId) -> bool {
    s.standing.iter().any(|c| c.card == card && c.used > spent(s))
}

/// What the supply still has of a type.
fn left(s: &State, frame: &CardFrame, resource: Resource) -> u8 {
    s.supply[resource].saturating_sub(frame.n[resource as usize])
}

/// What the supply still has of the types that cannot be given.
fn others(s: &State, frame: &CardFrame) -> u8 {
    Resource::ALL.into_iter().filter(|r| !GIVEN.contains(r)).map(|r| left(s, frame, r)).sum()
}

/// Does this exchange bring Material and Fuel alone, so far?
fn idle(frame: &CardFrame) -> bool {
    Resource::ALL.into_iter().all(|r| GIVEN.contains(&r) || frame.n[r as usize] == 0)
}

/// Types are picked in their order, so that each combination is offered once.
fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    let last = frame.n[..5].iter().rposition(|n| *n > 0).unwrap_or(0);
    if frame.step == GIVES {
        for resource in GIVEN.into_iter().skip(last) {
            if s.tokens(frame.seat, resource) > frame.n[resource as usize] {
                out.yes(Choice::Resource(resource));
            }
        }
        if frame.n[0] + frame.n[1] > 0 {
            out.yes(Choice::Done);
        }
        return;
    }
    let differs = frame.n[5] == 1 && idle(frame) && must_differ(s, frame.card);
    for resource in Resource::ALL.into_iter().skip(last) {
        // The types from here on must be enough for all that is still to come.
        let rest: u8 = Resource::ALL.into_iter().skip(resource as usize).map(|r| left(s, frame, r)).sum();
        let verdict = if left(s, frame, resource) == 0 || rest < frame.n[5] {
            Err(Reason::SupplyEmpty)
        } else if differs && GIVEN.contains(&resource) {
            Err(Reason::UsedThisTurn)
        } else {
            Ok(())
        };
        out.test(Choice::Resource(resource), verdict);
    }
}

fn choose(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    match (frame.step, choice) {
        (GIVES, Choice::Resource(resource)) => {
            frame.n[resource as usize] += 1;
            let all = |r: Resource| cx.s.tokens(frame.seat, r) == frame.n[r as usize];
            if all(Resource::Fuel) && (all(Resource::Material) || resource == Resource::Fuel) {
                give(cx, &mut frame);
            }
            cx.set(Frame::Card(frame));
        }
        (GIVES, _) => {
            give(cx, &mut frame);
            cx.set(Frame::Card(frame));
        }
        (_, Choice::Resource(resource)) => {
            frame.n[resource as usize] += 1;
            frame.n[5] -= 1;
            if frame.n[5] == 0 {
                take(cx, &frame);
            } else {
                cx.set(Frame::Card(frame));
            }
        }
        _ => cx.pop(),
    }
}

/// The tokens reach the supply at once, so they can be what is taken.
fn give(cx: &mut Cx<'_>, frame: &mut CardFrame) {
    let seat = frame.seat;
    for resource in GIVEN {
        let count = frame.n[resource as usize];
        (0..count).for_each(|_| _ = cx.take_token(seat, resource));
        cx.s.supply[resource] += count;
        if count > 0 {
            cx.tell(Event::Discarded { seat, resource, count });
        }
    }
    frame.step = TAKES;
    frame.n[5] = frame.n[0] + frame.n[1];
    frame.n[..5].fill(0);
}

fn take(cx: &mut Cx<'_>, frame: &CardFrame) {
    cx.pop();
    let seat = frame.seat;
    if idle(frame) {
        let spent = spent(cx.s);
        if let Some(standing) = cx.s.standing_mut(frame.card) {
            standing.used = spent + 1;
        }
    }
    cx.gain_each(seat, &frame.n);
}
