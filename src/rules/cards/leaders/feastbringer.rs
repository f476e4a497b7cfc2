//! LEAD07: a Secure by Copy or Pivot brings an Influence, before or after it; declaring costs a Guild card.

use super::{leader, on_minor_turn};
use crate::actions::{self, court};
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Hooks, Kind, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

const INFLUENCE_FIRST: u8 = 0;
const GIVE: u8 = 1;

/// LEAD07. Giving: `set` is 0, or 1 more than the number of the card that lets them declare: it cannot be given.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        after_pip: Some(|cx, held, action| {
            let adds = action == Action::Secure;
            if adds {
                cx.push(Frame::Bonus { seat: held.seat, action: Action::Influence, card: held.card });
            }
            adds
        }),
        new_action: Some(|s, held, action, out| {
            if action == Action::Secure && on_minor_turn(s) {
                let verdict = any(|out| openings(s, held.seat, out));
                out.test(Choice::New { card: held.card, ability: INFLUENCE_FIRST }, verdict);
            }
        }),
        declaring: Some(|s, held, d| {
            let free = held.seat != d.seat || gifts(s, held.seat, d.source).next().is_some();
            if free { Ok(()) } else { Err(State::forbidden_by(held)) }
        }),
        declare_cost: Some(|cx, held, source| {
            let mut frame =
                CardFrame { card: held.card, seat: held.seat, ability: GIVE, ..CardFrame::default() };
            if let Some(source) = source {
                frame.set = 1 + u64::from(source.0);
            }
            cx.push(Frame::Card(frame));
        }),
        ..Hooks::NONE
    },
    start: Some(|cx, held, ability| {
        // The one addition of this pip.
        cx.s.turn.minor = false;
        cx.push(Frame::Target { seat: held.seat, action: Action::Secure });
        ask(cx, held, ability);
    }),
    options: Some(|s, frame, out| match frame.ability {
        INFLUENCE_FIRST => openings(s, frame.seat, out),
        _ => gifts(s, frame.seat, source(frame)).for_each(|card| out.yes(Choice::Card(card))),
    }),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        match choice {
            Choice::Card(card) => give(cx, frame.seat, card),
            _ => court::influence(cx, frame.seat, choice),
        }
    }),
    ..leader("LEAD07", 7)
};

/// The cards to influence after which something can be secured.
fn openings(s: &State, seat: Seat, out: &mut Options) {
    if s.boards[seat].agents == 0 {
        return;
    }
    for (i, space) in s.court.iter().enumerate() {
        let verdict = if space.card.is_none() {
            Err(Reason::EmptySpace)
        } else {
            let mut after = *s;
            after.court[i].agents[seat] += 1;
            actions::possible(&after, seat, Action::Secure)
        };
        out.test(Choice::Court(i as u8), verdict);
        if out.full() {
            return;
        }
    }
}

/// The card by which the holder declares.
fn source(frame: &CardFrame) -> Option<CardId> {
    frame.set.checked_sub(1).map(|id| CardId(id as u16))
}

/// Guild cards that can be given away for a declaration.
fn gifts(s: &State, seat: Seat, source: Option<CardId>) -> impl Iterator<Item = CardId> + '_ {
    let cards = s.held(seat).map(|c| c.card);
    cards.filter(move |card| s.kit.plug(*card).kind == Kind::Guild && Some(*card) != source)
}

/// Gives a card to the Rival with least Power, of several the first in turn order.
fn give(cx: &mut Cx<'_>, seat: Seat, card: CardId) {
    let rivals = cx.s.turn_order().filter(|r| *r != seat);
    if let Some(to) = rivals.min_by_key(|r| cx.s.boards[*r].power) {
        cx.s.leave_play(card);
        cx.s.enter_play(to, card, false);
        cx.tell(Event::CardGiven { seat, to, card });
    }
}
