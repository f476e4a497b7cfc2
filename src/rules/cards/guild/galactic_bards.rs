//! BC25: after a Surpass or Pivot, declares the ambition of the card played if nobody has declared this
//! round. No zero marker.

use crate::cards::patterns::{ask, guild};
use crate::choice::{Choice, Reason};
use crate::components::action_cards::Declares;
use crate::flow::declare;
use crate::hooks::{Held, Hooks, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

/// BC25
pub static CARD: Plug = Plug {
    hooks: Hooks {
        window: Some(|s, held, out| {
            let verdict = if s.turn.acted {
                Err(Reason::TooLate)
            } else if s.round.declared {
                Err(Reason::AlreadyDeclared)
            } else {
                any(|out| ambitions(s, held, out))
            };
            out.test(Choice::Use { card: held.card, ability: 0 }, verdict);
        }),
        ..Hooks::NONE
    },
    start: Some(ask),
    options: Some(|s, frame, out| ambitions(s, Held { card: frame.card, seat: frame.seat }, out)),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        if let Choice::Declare(ambition) = choice {
            declare::by_card(cx, frame.seat, ambition, frame.card);
        }
    }),
    ..guild("BC25", Resource::Relic, 1)
};

fn ambitions(s: &State, held: Held, out: &mut Options) {
    let seat = held.seat;
    let may = |a| declare::may_declare(s, &declare::Declaring::by_card(seat, a, held.card));
    let played = s.play_of(seat).filter(|p| matches!(p.mode, Mode::SURPASS | Mode::PIVOT));
    for ambition in s.kit.ambitions() {
        let verdict = match played.map(|p| s.kit.action(p.card).declares) {
            Some(Declares::Any) => may(ambition),
            Some(Declares::One(a)) if a == ambition => may(ambition),
            _ => Err(Reason::NotOnCard),
        };
        out.test(Choice::Declare(ambition), verdict);
    }
}
