//! LEAD08: influences any number of cards after declaring; secures Guild cards only with 2 agents on them.

use super::leader;
use crate::actions::court;
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason};
use crate::flow::Frame;
use crate::hooks::{CardFrame, Hooks, Kind, Plug};
use crate::options::{Options, any};
use crate::state::State;

const BOLD: u8 = 0;

/// LEAD08. `n[0]`: the first space that can still be chosen.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        declared: Some(|cx, held, _| {
            let frame = CardFrame { card: held.card, seat: held.seat, ..CardFrame::default() };
            if any(|out| spaces(cx.s, &frame, out)).is_ok() {
                ask(cx, held, BOLD);
            }
        }),
        secure_ban: Some(|s, held, space| {
            let at = &s.court[usize::from(space)];
            let guild = at.card.is_some_and(|card| s.kit.plug(card).kind == Kind::Guild);
            if guild && at.agents[held.seat] < 2 { Err(State::forbidden_by(held)) } else { Ok(()) }
        }),
        ..Hooks::NONE
    },
    options: Some(|s, frame, out| {
        spaces(s, frame, out);
        out.yes(Choice::Done);
    }),
    choose: Some(|cx, mut frame, choice| match choice {
        Choice::Court(space) => {
            // Cards are picked from the left, so that each set is offered once.
            frame.n[0] = space + 1;
            cx.set(Frame::Card(frame));
            court::influence(cx, frame.seat, choice);
        }
        _ => cx.pop(),
    }),
    ..leader("LEAD08", 8)
};

/// The cards that can come next.
fn spaces(s: &State, frame: &CardFrame, out: &mut Options) {
    if s.boards[frame.seat].agents == 0 {
        return;
    }
    for (i, space) in s.court.iter().enumerate().skip(frame.n[0].into()) {
        let verdict = if space.card.is_some() { Ok(()) } else { Err(Reason::EmptySpace) };
        out.test(Choice::Court(i as u8), verdict);
    }
}
