//! BC27: may declare any ambition, without the zero marker.

use crate::cards::patterns::{ask, vox};
use crate::choice::Choice;
use crate::flow::declare;
use crate::hooks::Plug;
use crate::ids::Seat;
use crate::options::{Options, any};
use crate::state::State;

/// BC27
pub static CARD: Plug = Plug {
    options: Some(|s, frame, out| {
        ambitions(s, frame.seat, out);
        out.yes(Choice::Decline);
    }),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        if let Choice::Declare(ambition) = choice {
            declare::by_card(cx, frame.seat, ambition);
        }
    }),
    ..vox("BC27", |cx, held| {
        if any(|out| ambitions(cx.s, held.seat, out)).is_ok() {
            ask(cx, held, 0);
        }
    })
};

fn ambitions(s: &State, seat: Seat, out: &mut Options) {
    s.kit.ambitions().for_each(|a| out.test(Choice::Declare(a), declare::may_declare(s, seat, a)));
}
