//! L24: while Warlord is declared, a Trophy goes home for an Influence, as often as there are Trophies.

use super::{lore, while_declared};
use crate::actions;
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Held, Hooks, Plug};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

/// L24
pub static CARD: Plug = Plug {
    hooks: Hooks {
        prelude: Some(|s, held, out| {
            out.test(Choice::Use { card: held.card, ability: 0 }, may_use(s, held));
        }),
        ..Hooks::NONE
    },
    start: Some(ask),
    options: Some(trophies),
    choose: Some(choose),
    ..lore("L24")
};

fn may_use(s: &State, held: Held) -> Result<(), Reason> {
    while_declared(s, Ambition::WARLORD)?;
    if s.boards[held.seat].trophy_count() == 0 {
        return Err(Reason::NoTarget);
    }
    if s.boards[held.seat].agents == 0 {
        return Err(Reason::SupplyEmpty);
    }
    actions::possible(s, held.seat, Action::Influence)
}

fn trophies(s: &State, frame: &CardFrame, out: &mut Options) {
    for (owner, kinds) in s.boards[frame.seat].trophies {
        for (kind, count) in kinds {
            if count > 0 {
                out.yes(Choice::Trophy { owner, kind });
            }
        }
    }
}

fn choose(cx: &mut Cx<'_>, frame: CardFrame, choice: Choice) {
    cx.pop();
    if let Choice::Trophy { owner, kind } = choice {
        let seat = frame.seat;
        cx.s.boards[seat].trophies[owner][kind] -= 1;
        cx.tell(Event::TrophyReturned { seat, owner, kind });
        // The Influence lies below what a returned city asks its owner.
        cx.push(Frame::Target { seat, action: Action::Influence });
        cx.give_back(owner, kind);
    }
}
