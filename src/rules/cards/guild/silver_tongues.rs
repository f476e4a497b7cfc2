//! BC20: discarded to steal a Guild card or a resource.

use crate::cards::patterns::{ask, guild, offer};
use crate::flow::raid::{offer_theft, take_theft};
use crate::hooks::{Hooks, Plug};
use crate::ids::Resource;
use crate::options::any;

/// BC20
pub static CARD: Plug = Plug {
    hooks: Hooks { prelude: Some(offer::<0>), ..Hooks::NONE },
    start: Some(|cx, held, ability| {
        cx.discard_card(held);
        if any(|out| offer_theft(cx.s, held.seat, |_, _| true, out)).is_ok() {
            ask(cx, held, ability);
        }
    }),
    options: Some(|s, frame, out| offer_theft(s, frame.seat, |_, _| true, out)),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        take_theft(cx, frame.seat, choice);
    }),
    ..guild("BC20", Resource::Psionic, 2)
};
