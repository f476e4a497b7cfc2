//! The action cards that were seen this chapter: what everybody could remember. Cards that were played face down or
//! drawn are not among them, and nothing is said of other hands.

use crate::model::{PastCard, PastSuit, Seen};
use rules::State;
use rules::event::Event;
use rules::ids::{ActionCards, Seat};

/// The cards by suit, after all that was told until this state; none before the first chapter.
pub(super) fn past(told: &[Vec<Event>], state: &State, viewer: Option<Seat>) -> Vec<PastSuit> {
    if state.chapter == 0 {
        return Vec::new();
    }
    let mut seen = ActionCards::default();
    for event in told.iter().flatten() {
        match event {
            Event::Chapter(_) => seen = ActionCards::default(),
            Event::Played { face_up: true, card: Some(card), .. } => seen.add(*card),
            // Back in a hand, it is to be reckoned with again.
            Event::TookBack { card, .. } => seen.remove(*card),
            _ => {}
        }
    }
    let own = viewer.map_or(ActionCards::default(), |seat| state.boards[seat].hand);
    let mut suits: Vec<PastSuit> = Vec::new();
    for card in state.kit.deck(state.players()) {
        let row = state.kit.action(card);
        let known = match (own.has(card), seen.has(card)) {
            (true, _) => Seen::Own,
            (false, true) => Seen::Played,
            (false, false) => Seen::Not,
        };
        let card = PastCard { card, number: row.number, seen: known };
        match suits.iter_mut().find(|suit| suit.suit == row.suit) {
            Some(suit) => suit.cards.push(card),
            None => suits.push(PastSuit { suit: row.suit, cards: vec![card] }),
        }
    }
    suits.iter_mut().for_each(|suit| suit.cards.sort_by_key(|card| card.number));
    suits
}
