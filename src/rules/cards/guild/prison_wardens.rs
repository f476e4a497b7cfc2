//! BC12: Captives are exchanged for resources (Pressgang) or become Trophies (Execute); P-MUSTER.

use crate::cards::patterns::{ask, guild, muster, muster_choose, muster_options};
use crate::choice::{Choice, Prompt, Reason};
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Hooks, Plug};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

const PRESSGANG: u8 = 0;
const EXECUTE: u8 = 1;
const MUSTER: u8 = 2;

/// BC12. `n[0..8]`: Captives chosen of each owner; in Pressgang's second question `step - 1` is how many
/// resources are left to choose and `n` holds those chosen of each type.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        new_action: Some(|s, held, action, out| {
            let ability = match action {
                Action::Build => PRESSGANG,
                Action::Influence => EXECUTE,
                _ => return,
            };
            let any = s.boards[held.seat].captive_count() > 0;
            let verdict = if any { Ok(()) } else { Err(Reason::NoTarget) };
            out.test(Choice::New { card: held.card, ability }, verdict);
        }),
        prelude: Some(|_, held, out| out.yes(Choice::Use { card: held.card, ability: MUSTER })),
        ..Hooks::NONE
    },
    start: Some(|cx, held, ability| match ability {
        MUSTER => muster(cx, held, ability),
        _ => ask(cx, held, ability),
    }),
    options: Some(options),
    choose: Some(choose),
    prompt: Some(|_, frame| Prompt::Card {
        card: frame.card,
        ability: frame.ability,
        step: frame.step.min(1),
        left: frame.step.saturating_sub(1),
    }),
    ..guild("BC12", Resource::Weapon, 2)
};

fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    if frame.ability == MUSTER {
        muster_options(s, frame, out);
    } else if frame.step == 0 {
        // Captives are picked in the order of their owners.
        let last = frame.n.iter().rposition(|n| *n > 0).unwrap_or(0);
        for (owner, have) in s.boards[frame.seat].captives {
            if have > frame.n[owner.0 as usize] && owner.0 as usize >= last {
                out.yes(Choice::Captive(owner));
            }
        }
        if frame.n.iter().any(|n| *n > 0) {
            out.yes(Choice::Done);
        }
    } else {
        // Types are picked in their order, so that each combination is offered once. Gaining is no choice:
        // only a type that is gone gives nothing, and choosing it is to gain no more.
        let last = frame.n.iter().rposition(|n| *n > 0).unwrap_or(0);
        let left = |r: Resource| s.supply[r].saturating_sub(frame.n[r as usize]);
        for resource in Resource::ALL.into_iter().skip(last) {
            let verdict = if left(resource) > 0 { Ok(()) } else { Err(Reason::SupplyEmpty) };
            out.test(Choice::Resource(resource), verdict);
        }
        if Resource::ALL.into_iter().any(|r| left(r) == 0) {
            out.yes(Choice::Done);
        }
    }
}

fn choose(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    match choice {
        Choice::System(_) => muster_choose(cx, frame, choice),
        Choice::Captive(owner) => {
            frame.n[owner.0 as usize] += 1;
            cx.set(Frame::Card(frame));
            let all = cx.s.boards[frame.seat].captives;
            if Owner::all().all(|o| all[o] == frame.n[o.0 as usize] || o < owner) {
                settle(cx, frame);
            }
        }
        Choice::Resource(resource) => {
            frame.n[resource as usize] += 1;
            frame.step -= 1;
            cx.set(Frame::Card(frame));
            if frame.step == 1 {
                receive(cx, frame);
            }
        }
        _ if frame.step == 0 => settle(cx, frame),
        _ => receive(cx, frame),
    }
}

/// All Captives are chosen: they go home or to the Trophies.
fn settle(cx: &mut Cx<'_>, mut frame: CardFrame) {
    let mut freed = 0;
    for owner in Owner::all() {
        let count = frame.n[owner.0 as usize];
        if count == 0 {
            continue;
        }
        let seat = frame.seat;
        cx.s.boards[seat].captives[owner] -= count;
        if frame.ability == EXECUTE {
            cx.s.boards[seat].trophies[owner][PieceKind::AGENT] += count;
            cx.tell(Event::Executed { seat, owner, count });
        } else {
            if let Some(home) = owner.seat() {
                cx.s.return_agents(home, count);
            }
            freed += count;
            cx.tell(Event::Freed { seat, owner, count });
        }
    }
    if freed == 0 {
        cx.pop();
    } else {
        (frame.step, frame.n) = (freed + 1, [0; 8]);
        cx.set(Frame::Card(frame));
    }
}

fn receive(cx: &mut Cx<'_>, frame: CardFrame) {
    cx.pop();
    cx.gain_each(frame.seat, &frame.n);
}
