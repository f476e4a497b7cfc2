//! Tables of bots for the tests of saved games: every game, every number of players, and everything that a table
//! does besides playing.
#![allow(dead_code, reason = "every test file takes what it needs")]

use arcs::cli::bots::Bot;
use arcs::cli::links::table_of;
use arcs::cli::simulate::{Mode, setup};
use arcs::save::{Head, ID_BITS};
use arcs::session::sitting::setup_of;
use rules::Game;
use rules::chance::Seeded;
use rules::ids::Seat;

/// Every game that there is.
pub const MODES: [Mode; 3] = [Mode::Base, Mode::Lore, Mode::Lore2];

/// Do the tests play many games, or a sample?
pub fn is_long() -> bool {
    std::env::var_os("ARCS_LONG").is_some()
}

/// `short` of something, or `long` when ARCS_LONG is set; a tenth of that unless the tests are built for speed:
/// `ARCS_LONG=1 cargo test --release --test damaged_saves --test save_and_load`.
pub fn many(short: u64, long: u64) -> u64 {
    match (is_long(), cfg!(debug_assertions)) {
        (false, _) => short,
        (true, true) => long / 10,
        (true, false) => long,
    }
}

/// Bots at a table, the dice, and the moods of the table: three generators, so that none disturbs another.
pub struct Party {
    /// The dice and cards.
    pub chance: Seeded,
    picker: Seeded,
    /// What else is at random.
    pub mood: Seeded,
    bots: [Bot; 4],
}

impl Party {
    /// The party of this seed: every other one is busy.
    pub fn new(seed: u64) -> Party {
        let bot = if seed.is_multiple_of(2) { Bot::Random } else { Bot::Busy };
        Party {
            chance: Seeded::new(seed),
            picker: Seeded::new(!seed),
            mood: Seeded::new(seed ^ 0xACE),
            bots: [bot; 4],
        }
    }

    /// Takes an option and goes on; false when the game is over.
    pub fn advance(&mut self, game: &mut Game) -> bool {
        let Some(decision) = game.decision() else { return false };
        let choice = self.bots[usize::from(decision.seat.0)].choose(
            game.state(),
            decision.seat,
            decision.options,
            &mut self.picker,
        );
        game.apply(decision.seat, choice, &mut self.chance).expect("an option");
        true
    }

    /// Goes on, or takes back, does again, asks, answers or seals; false when the game is over and nothing else was
    /// done.
    pub fn wander(&mut self, game: &mut Game) -> bool {
        let done = game.journal().len();
        match (game.answers_plea(), self.mood.below(30)) {
            (Some(seat), n) => game.answer_back(seat, n > 6).is_ok(),
            (None, 0) => {
                game.rewind(done.saturating_sub(1 + self.mood.below(9)));
                true
            }
            (None, 1..=2) => game.redo().is_some() || self.advance(game),
            (None, 3) => {
                let seat = Seat(self.mood.below(game.setup().players.into()) as u8);
                game.ask_back(seat, done.saturating_sub(1 + self.mood.below(30))).is_ok()
                    || self.advance(game)
            }
            (None, 4) => {
                game.seal();
                self.advance(game)
            }
            _ => self.advance(game),
        }
    }
}

/// What is known of a game of this seed.
pub fn head(mode: Mode, players: u8, seed: u64) -> Head {
    let name = |i: usize| ["Ada Lovelace", "Bo", "Çelik", "ξένος"][i].to_string();
    let mut config = table_of(&setup(mode, players), name);
    config.split_discard = seed % 5 == 1;
    config.by_message = seed % 3 == 1;
    if let Some(lore) = &mut config.lore {
        (lore.dealt, lore.pack) = (seed % 7 == 2, seed % 4 != 3);
    }
    let title = if seed.is_multiple_of(2) { String::new() } else { format!("Game {seed}") };
    Head { id: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) & ((1 << ID_BITS) - 1), title, config }
}

/// A game of this seed, about to begin.
pub fn begin(mode: Mode, players: u8, seed: u64) -> (Head, Game, Party) {
    let head = head(mode, players, seed);
    let mut party = Party::new(seed);
    let game = Game::new(setup_of(&head.config), &mut party.chance).expect("a good setup");
    (head, game, party)
}

/// A hash that is the same on every machine: FNV-1a.
pub fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3))
}
