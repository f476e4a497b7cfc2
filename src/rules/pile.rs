//! A pile of cards that nobody has shuffled yet.
//!
//! A pile is a row of *batches*, top first. Inside a batch the order is unknown to everyone and is not
//! stored anywhere: chance is asked when a card is drawn. Known positions (a buried card, a card put on
//! top) are batches of one. So a saved game or a view holds nothing that has not happened.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Cards in batches; at most `N` ≤ 64 of them (a game never has more, so a push cannot overflow).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile<T: Copy + Ord + Default, const N: usize> {
    /// Top first; sorted inside each batch.
    cards: ArrayVec<[T; N]>,
    /// Bit i: a batch begins at index i.
    cuts: u64,
}

impl<T: Copy + Ord + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile { cards: ArrayVec::new(), cuts: 0 }
    }
}

impl<T: Copy + Ord + Default, const N: usize> Pile<T, N> {
    /// A shuffled pile: one batch.
    pub fn shuffled(cards: impl IntoIterator<Item = T>) -> Self {
        let mut pile = Self::default();
        pile.add_bottom(cards);
        pile
    }

    /// How many cards it holds.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All cards, batch by batch from the top; inside a batch in no meaningful order.
    pub fn cards(&self) -> &[T] {
        &self.cards
    }

    /// The batches from the top.
    pub fn batches(&self) -> impl Iterator<Item = &[T]> {
        let mut at = 0;
        std::iter::from_fn(move || {
            (at < self.len()).then(|| {
                let end = self.batch_end(at);
                let batch = &self.cards[at..end];
                at = end;
                batch
            })
        })
    }

    fn batch_end(&self, start: usize) -> usize {
        (start + 1..self.len()).find(|i| self.cuts >> i & 1 == 1).unwrap_or(self.len())
    }

    fn last_start(&self) -> usize {
        (0..self.len()).rev().find(|i| self.cuts >> i & 1 == 1).unwrap_or(0)
    }

    /// Puts a shuffled batch under the pile.
    pub fn add_bottom(&mut self, batch: impl IntoIterator<Item = T>) {
        let start = self.len();
        self.cards.extend(batch);
        if self.len() > start {
            self.cuts |= 1 << start;
            self.cards[start..].sort_unstable();
        }
    }

    /// Puts a shuffled batch on top of the pile.
    pub fn add_top(&mut self, batch: impl IntoIterator<Item = T>) {
        let mut top = Self::default();
        top.add_bottom(batch);
        for old in self.batches() {
            top.add_bottom(old.iter().copied());
        }
        *self = top;
    }

    /// Shuffles everything into one batch.
    pub fn shuffle(&mut self) {
        self.cards.sort_unstable();
        self.cuts = u64::from(!self.cards.is_empty());
    }

    /// The batch that holds the top card.
    pub fn top(&self) -> &[T] {
        if self.is_empty() { &[] } else { &self.cards[..self.batch_end(0)] }
    }

    /// The batch that holds the bottom card.
    pub fn bottom(&self) -> &[T] {
        &self.cards[self.last_start()..]
    }

    fn remove_at(&mut self, at: usize) -> T {
        let single_start = self.cuts >> at & 1 == 1 && self.batch_end(at) > at + 1;
        let card = self.cards.remove(at);
        let low = self.cuts & ((1 << at) - 1);
        let high = if at + 1 >= 64 { 0 } else { (self.cuts >> (at + 1)) << at };
        self.cuts = low | high | u64::from(single_start) << at;
        card
    }

    /// Takes the `answer`-th card of the top batch.
    pub fn take_top(&mut self, answer: u8) -> T {
        self.remove_at(answer as usize)
    }

    /// Takes the `answer`-th card of the bottom batch.
    pub fn take_bottom(&mut self, answer: u8) -> T {
        self.remove_at(self.last_start() + answer as usize)
    }

    /// Takes a certain card out, wherever it is.
    pub fn remove(&mut self, card: T) -> bool {
        match self.cards.iter().position(|c| *c == card) {
            Some(at) => {
                self.remove_at(at);
                true
            }
            None => false,
        }
    }

    /// Keeps the sizes of the batches but not what is in them: what somebody sees who may only count.
    pub fn counted(&self) -> Self {
        let mut pile = *self;
        pile.cards.iter_mut().for_each(|c| *c = T::default());
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(batches: &[&[u8]]) -> Pile<u8, 16> {
        let mut p = Pile::default();
        batches.iter().for_each(|b| p.add_bottom(b.iter().copied()));
        p
    }

    #[test]
    fn batches_keep_their_place_and_forget_their_order() {
        let mut p = pile(&[&[9, 1], &[5]]);
        p.add_top([7, 3]);
        assert_eq!(p.batches().map(<[u8]>::to_vec).collect::<Vec<_>>(), [vec![3, 7], vec![1, 9], vec![5]]);
    }

    #[test]
    fn draws_from_both_ends_keep_the_cuts() {
        let mut p = pile(&[&[1, 2, 3], &[4], &[5, 6]]);
        assert_eq!(p.take_bottom(1), 6);
        assert_eq!(p.take_bottom(0), 5);
        assert_eq!(p.bottom(), [4]);
        assert_eq!(p.take_top(1), 2);
        assert_eq!(p.top(), [1, 3]);
        assert_eq!(p.take_top(0), 1);
        assert_eq!(p.take_top(0), 3);
        assert_eq!(p.batches().count(), 1);
        assert_eq!(p.top(), [4]);
    }

    #[test]
    fn shuffling_makes_one_batch() {
        let mut p = pile(&[&[3], &[1], &[2]]);
        p.shuffle();
        assert_eq!(p.top(), [1, 2, 3]);
        assert!(p.remove(2));
        assert!(!p.remove(2));
        assert_eq!(p.top(), [1, 3]);
    }
}
