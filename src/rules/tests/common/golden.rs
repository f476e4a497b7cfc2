//! Whole seeded games and what they must come to, on every machine, for the engine number they were written
//! down with.

use crate::common::{fnv, play};

/// Players, seed, and the hash of the journal and the last state.
pub const GOLDEN: [(u8, u64, u64); 6] = [
    (2, 1, 7521287338378650010),
    (2, 2, 13114213709700050616),
    (3, 3, 9335356879531916406),
    (3, 4, 17199311964833326665),
    (4, 5, 15773411188389823942),
    (4, 6, 4355830246411937421),
];

/// Plays the game of this seed and names it.
pub fn hash(players: u8, seed: u64) -> u64 {
    let game = play(players, seed, |_, _| {});
    let journal = serde_json::to_string(&game.record()).expect("text");
    // What people see of the end: the state's own shape may grow without any game being played differently.
    let s = game.state();
    let end =
        format!("{:?} {:?}", s.ranking(), s.seats().map(|seat| s.boards[seat].power).collect::<Vec<_>>());
    fnv(journal.bytes().chain(end.bytes()))
}
