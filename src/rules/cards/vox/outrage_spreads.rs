//! BC28: may make every player provoke Outrage of one type.

use crate::cards::patterns::{ask, vox};
use crate::choice::Choice;
use crate::hooks::Plug;
use crate::ids::Resource;

/// BC28
pub static CARD: Plug = Plug {
    options: Some(|_, _, out| {
        Resource::ALL.into_iter().for_each(|r| out.yes(Choice::Resource(r)));
        out.yes(Choice::Decline);
    }),
    choose: Some(|cx, _, choice| {
        cx.pop();
        if let Choice::Resource(resource) = choice {
            for seat in cx.s.turn_order() {
                cx.provoke_outrage(seat, resource);
            }
        }
    }),
    ..vox("BC28", |cx, held| ask(cx, held, 0))
};
