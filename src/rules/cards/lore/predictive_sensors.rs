//! L15: before dice are collected the defender brings in fresh ships from neighbouring systems, one Move from
//! each.

use super::lore;
use crate::actions::moving;
use crate::cards::patterns::ask;
use crate::choice::{Choice, Ships};
use crate::event::Event;
use crate::flow::battle::Battle;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Hooks, Plug, Window};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

/// L15. Step 0 asks from where, step 1 which ships. `n[0]` is the battle's system, `n[1]` the source, `set`
/// the sources that have been used.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        in_battle: Some(|s, held, battle, window| {
            window == Window::Before
                && battle.defender == held.seat.into()
                && sources(s, held.seat, battle.system).next().is_some()
        }),
        battle_act: Some(|cx, held, _| {
            if let Some(Battle { system, .. }) = cx.battle() {
                ask(cx, held, 0);
                let mut frame = CardFrame { card: held.card, seat: held.seat, ..CardFrame::default() };
                frame.n[0] = system.0;
                cx.set(Frame::Card(frame));
            }
        }),
        ..Hooks::NONE
    },
    options: Some(options),
    choose: Some(choose),
    ..lore("L15")
};

/// Neighbours of the battle with fresh ships of the defender.
fn sources(s: &State, seat: Seat, battle: System) -> impl Iterator<Item = System> + '_ {
    s.neighbours(battle).iter().filter(move |y| s.ships[*y][Owner::from(seat)].fresh > 0)
}

fn open(s: &State, frame: &CardFrame) -> impl Iterator<Item = System> {
    let used = SystemSet(frame.set as u32);
    sources(s, frame.seat, System(frame.n[0])).filter(move |y| !used.has(*y)).collect::<SystemSet>().iter()
}

fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    if frame.step == 0 {
        open(s, frame).for_each(|y| out.yes(Choice::System(y)));
        out.yes(Choice::Done);
    } else {
        let fresh = s.ships[System(frame.n[1])][Owner::from(frame.seat)].fresh;
        let most = fresh.min(moving::cap(s, frame.seat));
        (1..=most).for_each(|fresh| out.yes(Choice::Ships(Ships { fresh, damaged: 0 })));
    }
}

fn choose(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    match choice {
        Choice::System(from) => {
            let mut used = SystemSet(frame.set as u32);
            used.add(from);
            (frame.set, frame.n[1], frame.step) = (u64::from(used.0), from.0, 1);
            cx.set(Frame::Card(frame));
        }
        Choice::Ships(ships) => {
            arrive(cx, frame.seat, System(frame.n[1]), System(frame.n[0]), ships);
            frame.step = 0;
            if open(cx.s, &frame).next().is_some() {
                cx.set(Frame::Card(frame));
            } else {
                cx.pop();
            }
        }
        _ => cx.pop(),
    }
}

/// One Move of fresh ships, never a Catapult.
fn arrive(cx: &mut Cx<'_>, seat: Seat, from: System, to: System, ships: Ships) {
    let owner = Owner::from(seat);
    let takers = cx.tolls(seat, to);
    cx.s.ships[from][owner].fresh -= ships.fresh;
    cx.s.ships[to][owner].fresh += ships.fresh;
    cx.tell(Event::Moved { seat, from, to, ships });
    cx.pay_tolls(seat, takers);
}
