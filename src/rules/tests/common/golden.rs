//! Whole seeded games and what they must come to, on every machine, for the engine number they were written
//! down with.

use crate::common::{fnv, play};

/// Players, seed, and the hash of the journal and the last state.
pub const GOLDEN: [(u8, u64, u64); 6] = [
    (2, 1, 11522110554963743327),
    (2, 2, 2060442040370250106),
    (3, 3, 1435899540457628529),
    (3, 4, 7658816882564844635),
    (4, 5, 1894715185131060148),
    (4, 6, 14304616392844727646),
];

/// Plays the game of this seed and names it.
pub fn hash(players: u8, seed: u64) -> u64 {
    let game = play(players, seed, |_, _| {});
    let journal = serde_json::to_string(&game.record()).expect("text");
    let end = format!("{:?}", game.state());
    fnv(journal.bytes().chain(end.bytes()))
}
