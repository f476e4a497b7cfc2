//! Games for the tests of this module.

use super::Head;
use crate::session::{LoreConfig, TableConfig, UndoPolicy};
use rules::Game;
use rules::chance::Seeded;

/// A table of people without a plan.
pub struct Table {
    /// Answers for chance.
    pub chance: Seeded,
    picker: Seeded,
}

impl Table {
    /// Picks at random; false when the game is over.
    pub fn advance(game: &mut Game, table: &mut Table) -> bool {
        let Some(decision) = game.decision() else { return false };
        let (seat, choice) = (decision.seat, decision.options[table.picker.below(decision.options.len())]);
        game.apply(seat, choice, &mut table.chance).expect("an option");
        true
    }
}

/// The head of a game of this seed.
pub fn head(players: u8, seed: u64) -> Head {
    let mut config = TableConfig::of(players.into());
    for (i, seat) in config.seats.iter_mut().enumerate() {
        seat.name = ["Ada Lovelace", "Bo", "Çelik", "ξένος"][i].into();
    }
    config.split_discard = seed % 5 == 1;
    let lore = LoreConfig { pack: seed.is_multiple_of(3), two: seed % 4 == 1, dealt: seed % 7 == 2 };
    config.lore = (seed % 2 == 1).then_some(lore);
    config.undo = UndoPolicy::ALL[(seed % 5 % 3) as usize];
    Head {
        id: seed * 77,
        title: if seed.is_multiple_of(2) { String::new() } else { format!("Game {seed}") },
        config,
    }
}

/// A game of this seed, about to begin.
pub fn begin(players: u8, seed: u64) -> (Game, Table) {
    let mut table = Table { chance: Seeded::new(seed), picker: Seeded::new(!seed) };
    let setup = crate::session::sitting::setup_of(&head(players, seed).config);
    (Game::new(setup, &mut table.chance).expect("a good setup"), table)
}
