//! LEAD04: gains a resource of any type after declaring; taxes only in systems it controls.

use super::leader;
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason};
use crate::hooks::{Hooks, Plug};
use crate::ids::Resource;
use crate::state::State;

const AMBITIOUS: u8 = 0;

/// LEAD04
pub static CARD: Plug = Plug {
    hooks: Hooks {
        declared: Some(|cx, held, _| {
            let any = Resource::ALL.into_iter().any(|r| cx.s.supply[r] > 0);
            if any {
                ask(cx, held, AMBITIOUS);
            }
        }),
        tax_ban: Some(|s, held, system, _| {
            let controlled = s.controls(held.seat, system);
            if controlled { Ok(()) } else { Err(State::forbidden_by(held)) }
        }),
        ..Hooks::NONE
    },
    options: Some(|s, _, out| {
        for resource in Resource::ALL {
            let verdict = if s.supply[resource] > 0 { Ok(()) } else { Err(Reason::SupplyEmpty) };
            out.test(Choice::Resource(resource), verdict);
        }
        out.yes(Choice::Decline);
    }),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        if let Choice::Resource(resource) = choice {
            cx.gain(frame.seat, resource, 1);
        }
    }),
    ..leader("LEAD04", 4)
};
