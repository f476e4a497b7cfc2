//! Where cards lie: the Court and its piles, play areas, hands, what was played.

use super::build::Builder;
use super::wrong::{Wrong, note};
use crate::components::action_cards::used_with;
use crate::components::board;
use crate::components::leaders::BOX;
use crate::flow::setup::lore_cards;
use crate::hooks::Kind;
use crate::ids::*;
use crate::pile::Pile;
use crate::state::{CourtSpace, State};

/// What stands more than once in a sorted list.
fn twice<T: Copy + PartialEq>(sorted: &[T]) -> impl Iterator<Item = T> + '_ {
    sorted.windows(2).filter(|w| w[0] == w[1]).map(|w| w[0])
}

impl Builder<'_> {
    /// The cards of a play area.
    pub fn play_area(&mut self, seat: Seat) {
        for card in &self.position.seats[seat].cards {
            let kind = self.position.kit.plug(card.card).kind;
            let stands = self.state.standing.iter().any(|c| c.card == card.card);
            if !matches!(kind, Kind::Guild | Kind::Leader | Kind::Lore | Kind::Rule) {
                self.note(Wrong::CardMisplaced(card.card));
            } else if stands {
                self.note(Wrong::CardTwice(card.card));
            } else if self.state.standing.len() >= self.state.standing.capacity() {
                self.note(Wrong::TooManyCards);
            } else {
                self.state.enter_play(seat, card.card, card.locked);
                if let Some(entry) = self.state.standing_mut(card.card) {
                    entry.used = card.used;
                }
            }
        }
    }

    /// The Court, its deck and discard pile, and the lore deck.
    pub fn court(&mut self) {
        let p = self.position;
        let size = board::court_size(p.setup.players);
        if p.court.len() > size {
            self.note(Wrong::CourtTooLong);
            return;
        }
        self.state.court = p.court.iter().copied().collect();
        self.state.court.resize(size, CourtSpace::default());
        let of_court: Vec<CardId> = (p.court.iter().filter_map(|c| c.card))
            .chain(p.court_deck.iter().flatten().copied())
            .chain(p.plays.iter().filter_map(|play| play.beside.map(|held| held.card)))
            .collect();
        for card in &of_court {
            self.must_be(*card, &[Kind::Guild, Kind::Vox]);
        }
        p.court_discard.iter().for_each(|card| self.must_be(*card, &[Kind::Guild, Kind::Vox, Kind::Lore]));
        p.lore_deck.iter().flatten().for_each(|card| self.must_be(*card, &[Kind::Lore]));
        let standing: Vec<CardId> = p.seats.values().flat_map(|s| &s.cards).map(|c| c.card).collect();
        let mut cards = [&of_court[..], &p.court_discard, &standing].concat();
        if !self.fit(&cards) {
            self.note(Wrong::TooManyCards);
        } else if self.wrong.is_empty() {
            p.court_deck.iter().for_each(|batch| self.state.court_deck.add_bottom(batch.iter().copied()));
            self.state.court_discard = p.court_discard.iter().copied().collect();
        }
        match pile(&p.lore_deck) {
            Some(pile) => self.state.lore_deck = pile,
            None => self.note(Wrong::TooManyCards),
        }
        cards.extend(p.lore_deck.iter().flatten());
        cards.sort_unstable();
        twice(&cards).for_each(|card| self.note(Wrong::CardTwice(card)));
    }

    fn must_be(&mut self, card: CardId, kinds: &[Kind]) {
        if !kinds.contains(&self.position.kit.plug(card).kind) {
            self.note(Wrong::CardMisplaced(card));
        }
    }

    /// Is there room for these wherever play may bring them: all that can be discarded in the pile, all that can
    /// be held in play areas?
    fn fit(&self, cards: &[CardId]) -> bool {
        let s = &self.state;
        let kind = |card: &&CardId| s.kit.plug(**card).kind;
        let discarded = cards.iter().filter(|c| !matches!(kind(c), Kind::Leader | Kind::Rule)).count();
        let lore_gone = self.position.court_discard.iter().filter(|c| kind(c) == Kind::Lore).count();
        let held = cards.iter().filter(|c| kind(c) != Kind::Vox).count() - lore_gone;
        let rules = s.standing.iter().filter(|c| c.table).count();
        discarded <= s.court_discard.capacity() && held + rules <= s.standing.capacity()
    }

    /// The action cards: hands, piles, what was played.
    pub fn action_cards(&mut self) {
        let p = self.position;
        match pile(&p.discard) {
            Some(pile) => self.state.discard = pile,
            None => self.note(Wrong::TooManyCards),
        }
        self.state.open_discard = p.open_discard.iter().copied().collect();
        let mut cards: Vec<ActionCard> =
            p.seats.values().flat_map(|seat| seat.hand.iter().copied()).collect();
        cards.extend(p.discard.iter().flatten().chain(&p.open_discard));
        cards.extend(p.plays.iter().filter(|play| !play.gone).map(|play| play.card));
        cards.extend(p.plays.iter().filter_map(|play| play.extra));
        cards.sort_unstable();
        twice(&cards).for_each(|card| self.note(Wrong::ActionTwice(card)));
        let unused = cards.iter().filter(|c| c.0 < 28 && !used_with(**c, p.setup.players));
        unused.for_each(|card| self.note(Wrong::ActionUnused(*card)));
    }

    /// What seats know of hands and of the discard pile.
    pub fn known(&mut self) {
        let lying: ActionCards = self.state.discard.cards().iter().copied().collect();
        for known in &self.position.known {
            for card in &known.cards {
                let (own, hand) = (known.seat == known.of, self.state.boards[known.of].hand);
                if (if own { lying } else { hand }).has(*card) {
                    self.state.known[known.seat][known.of].add(*card);
                } else if own {
                    self.note(Wrong::NotDiscarded(*card));
                } else {
                    self.note(Wrong::NotInHand(known.of, *card));
                }
            }
        }
        for card in &self.position.seen {
            if lying.has(*card) {
                self.state.seen.add(*card);
            } else {
                self.note(Wrong::NotDiscarded(*card));
            }
        }
    }
}

/// The pile of these batches, if it can hold them.
fn pile<T: Copy + Ord + Default>(batches: &[Vec<T>]) -> Option<Pile<T, 32>> {
    let mut pile = Pile::default();
    let fits = batches.iter().map(Vec::len).sum::<usize>() <= 32;
    fits.then(|| {
        batches.iter().for_each(|batch| pile.add_bottom(batch.iter().copied()));
        pile
    })
}

/// Leaders and lore that a game of this setup does not have (R23.2).
pub fn strange_to_setup(s: &State) -> Vec<Wrong> {
    let lore: Vec<CardId> = lore_cards(s.kit, s.setup).filter(|_| s.setup.lore.is_some()).collect();
    let leaders = s.setup.lore.map_or(0, |lore| if lore.pack { usize::MAX } else { BOX.0 });
    let leaders: Vec<CardId> = s.kit.cards_of(&[Kind::Leader]).take(leaders).collect();
    let mut wrong = Vec::new();
    let all = s.standing.iter().map(|c| c.card);
    for card in all.chain(s.court_discard.iter().copied()).chain(s.lore_deck.cards().iter().copied()) {
        let strange = match s.kit.plug(card).kind {
            Kind::Lore => !lore.contains(&card),
            Kind::Leader => !leaders.contains(&card),
            _ => false,
        };
        if strange {
            note(&mut wrong, Wrong::CardMisplaced(card));
        }
    }
    wrong
}
