//! L03: after a Move of the holder, fresh ships of it that share a system may move once more.

use super::lore;
use crate::actions::moving::{self, Moving, Step};
use crate::choice::{Choice, Prompt, Ships};
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Held, Hooks, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

/// From where.
const FROM: u8 = 0;
/// Which ships.
const SHIPS: u8 = 1;

/// A Battle must be possible afterwards (bit of `set` beyond the systems).
const THEN_BATTLE: u64 = 1 << 63;

/// L03. `set`: the systems where fresh ships of the Move have stopped, `n`: how many in each of them, in the order
/// of the systems: at most six gates and a planet. In the second question `set` is the chosen system alone.
pub static CARD: Plug = Plug {
    hooks: Hooks { after_move: Some(after_move), ..Hooks::NONE },
    options: Some(options),
    choose: Some(|cx, mut frame, choice| match choice {
        Choice::System(system) => {
            frame.n[0] = stopped(&frame).find(|(y, _)| *y == system).map_or(0, |(_, count)| count);
            frame.set = frame.set & THEN_BATTLE | 1 << system.0;
            frame.step = SHIPS;
            cx.set(Frame::Card(frame));
        }
        Choice::Ships(group) => {
            cx.pop();
            if let Some((system, _)) = stopped(&frame).next() {
                cx.tell(Event::Used { seat: frame.seat, card: frame.card, ability: 0 });
                cx.push(Frame::Move(sprint(cx.s, &frame, system, group)));
            }
        }
        _ => cx.pop(),
    }),
    prompt: Some(|_, frame| match (frame.step, stopped(frame).next()) {
        (SHIPS, Some((from, _))) => Prompt::MoveShips { from },
        _ => Prompt::Card { card: frame.card, ability: 0, step: frame.step, left: 0 },
    }),
    ..lore("L03")
};

fn after_move(cx: &mut Cx<'_>, held: Held, moved: &Moving) {
    let mut frame = CardFrame { card: held.card, seat: held.seat, ..CardFrame::default() };
    let groups = cx.s.systems.iter().filter(|y| moved.rest[*y] > 0);
    for (system, n) in groups.zip(&mut frame.n) {
        let fresh = cx.s.ships[system][Owner::from(held.seat)].fresh;
        *n = moved.rest[system].min(fresh);
        frame.set |= 1 << system.0;
    }
    if moved.then_battle {
        frame.set |= THEN_BATTLE;
    }
    if any(|out| groups_to_move(cx.s, &frame, out)).is_ok() {
        cx.push(Frame::Card(frame));
    }
}

/// The systems where ships have stopped, and how many.
fn stopped(frame: &CardFrame) -> impl Iterator<Item = (System, u8)> + use<> {
    let (set, n) = (frame.set & !THEN_BATTLE, frame.n);
    System::all().filter(move |y| set >> y.0 & 1 == 1).zip(n)
}

/// The Move that this group would make.
fn sprint(s: &State, frame: &CardFrame, from: System, group: Ships) -> Moving {
    Moving {
        at: from,
        group,
        step: Step::To { left: false },
        catapult: moving::may_catapult(s, frame.seat, from),
        then_battle: frame.set & THEN_BATTLE != 0,
        last: true,
        ..Moving::new(frame.seat)
    }
}

/// The parts of a group that can go on.
fn parts(s: &State, frame: &CardFrame, from: System, count: u8) -> Vec<Ships> {
    let groups = (1..=count.min(moving::cap(s, frame.seat))).map(|fresh| Ships { fresh, damaged: 0 });
    groups.filter(|group| moving::may_go(s, &sprint(s, frame, from, *group))).collect()
}

fn groups_to_move(s: &State, frame: &CardFrame, out: &mut Options) {
    for (system, count) in stopped(frame) {
        if !parts(s, frame, system, count).is_empty() {
            out.yes(Choice::System(system));
        }
    }
}

fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    if frame.step == FROM {
        groups_to_move(s, frame, out);
        out.yes(Choice::Decline);
    } else if let Some((system, count)) = stopped(frame).next() {
        parts(s, frame, system, count).into_iter().for_each(|group| out.yes(Choice::Ships(group)));
    }
}
