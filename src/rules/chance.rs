//! What rules ask of chance, and who answers.
//!
//! Chance is asked only when something happens (a die is rolled, a card is drawn) and only when more
//! than one answer is possible. The answer is an index into what could happen; a game's journal keeps it.

use crate::ids::{ActionCard, CardId, Die};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// One question to chance; every answer `0..len()` is equally likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask<'a> {
    /// Roll one die: the face, 0–5.
    Die(Die),
    /// Draw one of these action cards.
    ActionCard(&'a [ActionCard]),
    /// Draw one of these cards for the Court.
    CourtCard(&'a [CardId]),
    /// Who has the initiative first: a seat below this number.
    FirstSeat(u8),
    /// Which of these setup cards (indices into the table of setup cards).
    SetupCard(&'a [u8]),
}

impl Ask<'_> {
    /// How many answers are possible.
    pub fn len(&self) -> usize {
        match self {
            Ask::Die(_) => 6,
            Ask::ActionCard(cards) => cards.len(),
            Ask::CourtCard(cards) => cards.len(),
            Ask::FirstSeat(n) => *n as usize,
            Ask::SetupCard(cards) => cards.len(),
        }
    }

    /// Never: a question always has an answer.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Whoever answers.
pub trait Chance {
    /// An index below `ask.len()`.
    fn answer(&mut self, ask: Ask<'_>) -> u8;
}

/// A seeded generator whose numbers are the same on every machine.
#[derive(Clone, Debug)]
pub struct Seeded(Pcg64Mcg);

impl Seeded {
    /// The generator with this seed.
    pub fn new(seed: u64) -> Seeded {
        Seeded(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A number below `n`, `n` ≥ 1.
    pub fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }
}

impl Chance for Seeded {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        self.below(ask.len()) as u8
    }
}

/// A number from another, so that neighbours give unrelated ones: the steps of a well-known mixer.
pub fn mixed(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Plays back answers that are known, and asks `live` when they run out; keeps all that was answered.
pub struct Recorded<'a> {
    known: &'a [u8],
    live: &'a mut dyn Chance,
    /// Every answer given, known ones first.
    pub given: Vec<u8>,
}

impl<'a> Recorded<'a> {
    /// Answers from `known` first, then from `live`.
    pub fn new(known: &'a [u8], live: &'a mut dyn Chance) -> Recorded<'a> {
        Recorded { known, live, given: Vec::new() }
    }
}

impl Chance for Recorded<'_> {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        // A recorded answer that is no answer here comes from damaged data: it is asked anew.
        let known = self.known.get(self.given.len()).copied().filter(|a| usize::from(*a) < ask.len());
        let answer = known.unwrap_or_else(|| self.live.answer(ask));
        self.given.push(answer);
        answer
    }
}
