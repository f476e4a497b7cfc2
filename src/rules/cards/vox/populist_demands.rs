//! BC27: may declare any ambition, without the zero marker.

use crate::cards::patterns::{ask, vox};
use crate::choice::Choice;
use crate::flow::declare;
use crate::hooks::{Held, Plug};
use crate::options::{Options, any};
use crate::state::State;

/// BC27
pub static CARD: Plug = Plug {
    options: Some(|s, frame, out| {
        ambitions(s, Held { card: frame.card, seat: frame.seat }, out);
        out.yes(Choice::Decline);
    }),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        if let Choice::Declare(ambition) = choice {
            declare::by_card(cx, frame.seat, ambition, frame.card);
        }
    }),
    ..vox("BC27", |cx, held| {
        if any(|out| ambitions(cx.s, held, out)).is_ok() {
            ask(cx, held, 0);
        }
    })
};

fn ambitions(s: &State, held: Held, out: &mut Options) {
    let may = |a| declare::may_declare(s, &declare::Declaring::by_card(held.seat, a, held.card));
    s.kit.ambitions().for_each(|a| out.test(Choice::Declare(a), may(a)));
}
