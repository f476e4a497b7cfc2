//! BC30: may steal a Guild card; discarded Guild cards go back into the Court deck.

use crate::cards::patterns::{ask, vox};
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::Cx;
use crate::flow::raid::{offer_theft, take_theft};
use crate::hooks::{Kind, Loot, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

/// BC30
pub static CARD: Plug = Plug {
    options: Some(|s, frame, out| {
        cards(s, frame.seat, out);
        out.yes(Choice::Decline);
    }),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        take_theft(cx, frame.seat, choice);
        reshuffle(cx);
    }),
    ..vox("BC30", |cx, held| {
        if any(|out| cards(cx.s, held.seat, out)).is_ok() {
            ask(cx, held, 0);
        } else {
            reshuffle(cx);
        }
    })
};

fn cards(s: &State, seat: Seat, out: &mut Options) {
    offer_theft(s, seat, |_, loot| matches!(loot, Loot::Card(_)), out);
}

fn reshuffle(cx: &mut Cx<'_>) {
    let s = &mut *cx.s;
    let kit = s.kit;
    let is_guild = |card: &CardId| kit.plug(*card).kind == Kind::Guild;
    s.court_deck.add_bottom(s.court_discard.iter().copied().filter(|c| is_guild(c)));
    s.court_discard.retain(|c| !is_guild(c));
    s.court_deck.shuffle();
    cx.tell(Event::DeckShuffled);
}
