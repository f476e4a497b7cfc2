//! BC17: after declaring, looks at a Rival's hand and may swap a card; discarded, redraws part of the hand.

use crate::cards::patterns::{ask, guild, offer};
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Hooks, Plug};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

const LOOK: u8 = 0;
const REDRAW: u8 = 1;

/// BC17. Looking: `n[0]` is the Rival, `n[1]` the own card to swap. Redrawing: `set` is what goes.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        declared: Some(|cx, held, _| ask(cx, held, LOOK)),
        prelude: Some(offer::<REDRAW>),
        ..Hooks::NONE
    },
    start: Some(|cx, held, ability| {
        cx.discard_card(held);
        ask(cx, held, ability);
    }),
    options: Some(options),
    choose: Some(choose),
    ..guild("BC17", Resource::Psionic, 2)
};

fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    let hand = s.boards[frame.seat].hand;
    match (frame.ability, frame.step) {
        (REDRAW, _) => {
            // Cards are picked in their order, so that each set is offered once.
            let chosen = ActionCards(frame.set);
            let last = chosen.iter().last();
            hand.iter().filter(|c| last.is_none_or(|l| *c > l)).for_each(|c| out.yes(Choice::Hand(c)));
            out.yes(Choice::Done);
        }
        (_, 0) => {
            s.rivals(frame.seat).for_each(|r| out.yes(Choice::Owner(r.into())));
            out.yes(Choice::Decline);
        }
        (_, 1) => {
            hand.iter().for_each(|c| out.yes(Choice::Hand(c)));
            out.yes(Choice::Decline);
        }
        _ => s.boards[Seat(frame.n[0])].hand.iter().for_each(|c| out.yes(Choice::Hand(c))),
    }
}

fn choose(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    let seat = frame.seat;
    match (frame.ability, frame.step, choice) {
        (REDRAW, _, Choice::Hand(card)) => {
            frame.set |= 1 << card.0;
            cx.set(Frame::Card(frame));
        }
        (REDRAW, _, _) => {
            cx.pop();
            redraw(cx, seat, ActionCards(frame.set));
        }
        (_, 0, Choice::Owner(owner)) => {
            let Some(at) = owner.seat() else { return };
            let theirs = cx.s.boards[at].hand;
            cx.s.known[seat][at] = theirs;
            cx.tell(Event::Looked { seat, at, hand: Some(theirs) });
            if theirs.is_empty() || cx.s.boards[seat].hand.is_empty() {
                cx.pop();
            } else {
                (frame.n[0], frame.step) = (at.0, 1);
                cx.set(Frame::Card(frame));
            }
        }
        (_, 1, Choice::Hand(card)) => {
            (frame.n[1], frame.step) = (card.0, 2);
            cx.set(Frame::Card(frame));
        }
        (_, 2, Choice::Hand(took)) => {
            cx.pop();
            swap(cx, seat, Seat(frame.n[0]), ActionCard(frame.n[1]), took);
        }
        _ => cx.pop(),
    }
}

fn swap(cx: &mut Cx<'_>, seat: Seat, with: Seat, gave: ActionCard, took: ActionCard) {
    for (from, to, card) in [(seat, with, gave), (with, seat, took)] {
        cx.s.boards[from].hand.remove(card);
        cx.s.boards[to].hand.add(card);
        for who in cx.s.seats() {
            cx.s.known[who][from].remove(card);
        }
        cx.s.known[from][to].add(card);
    }
    cx.tell(Event::Swapped { seat, with, gave: Some(gave), took: Some(took) });
}

fn redraw(cx: &mut Cx<'_>, seat: Seat, cards: ActionCards) {
    cx.s.boards[seat].hand.0 &= !cards.0;
    for who in cx.s.seats() {
        cx.s.known[who][seat].0 &= !cards.0;
    }
    cx.s.discard.add_top(cards.iter());
    cx.s.known[seat][seat].0 |= cards.0;
    let count = cards.len() as u8;
    if count > 0 {
        cx.tell(Event::HandDiscarded { seat, count, cards: Some(cards) });
    }
    cx.draw_from_discard(seat, count + 1);
}
