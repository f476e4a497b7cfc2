//! The action cards that were seen this chapter: what everybody could remember. Cards that were played face down or
//! drawn are not among them, and nothing is said of other hands.

use super::Sitting;
use crate::model::{PastCard, PastSuit, Seen};
use rules::event::Event;
use rules::ids::{ActionCards, Seat};

impl Sitting {
    /// The cards by suit, if this device wants to know; none before the first chapter.
    pub(super) fn past(&self, viewer: Option<Seat>) -> Vec<PastSuit> {
        let state = self.game.state();
        if !self.preferences.past_cards || state.chapter == 0 {
            return Vec::new();
        }
        let mut seen = ActionCards::default();
        for event in self.told.iter().flatten() {
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
            let card = PastCard { number: row.number, seen: known };
            match suits.iter_mut().find(|suit| suit.suit == row.suit) {
                Some(suit) => suit.cards.push(card),
                None => suits.push(PastSuit { suit: row.suit, cards: vec![card] }),
            }
        }
        suits.iter_mut().for_each(|suit| suit.cards.sort_by_key(|card| card.number));
        suits
    }
}
