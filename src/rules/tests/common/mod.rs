//! Random whole games for the tests of the promises.
#![allow(dead_code, reason = "every test file takes what it needs")]

use rules::chance::{Ask, Chance, Seeded};
use rules::event::{Event, Sink};
use rules::game::Game;
use rules::kit::Kit;
use rules::options::Options;
use rules::state::Setup;
use rules::{State, ids::Seat};

/// How many games a test plays: `short` of them, or `long` when ARCS_LONG is set.
pub fn games(short: u64, long: u64) -> u64 {
    if std::env::var_os("ARCS_LONG").is_some() { long } else { short }
}

/// The setup that chance fills in; every other seed plays with two discard piles.
pub fn setup(players: u8, seed: u64) -> Setup {
    Setup { players, first: None, card: None, split_discard: seed % 2 == 1 }
}

/// A player without a plan, and the dice: two generators, so that looking at a game changes nothing in it.
pub struct Table {
    /// Answers for chance.
    pub chance: Seeded,
    /// Picks choices.
    pub picker: Seeded,
}

impl Table {
    /// The table of this seed.
    pub fn new(seed: u64) -> Table {
        Table { chance: Seeded::new(seed), picker: Seeded::new(!seed) }
    }
}

/// Sets up a game of the base kit.
pub fn begin(players: u8, seed: u64) -> (Game, Table) {
    let mut table = Table::new(seed);
    let game = Game::new(setup(players, seed), &mut table.chance).expect("a good setup");
    (game, table)
}

/// Sets up a game of another kit.
pub fn begin_with(kit: Kit, players: u8, seed: u64) -> (Game, Table) {
    let mut table = Table::new(seed);
    let game = Game::with_kit(kit, setup(players, seed), &[], &mut table.chance, &mut Vec::new());
    (game.expect("a good setup"), table)
}

/// Picks at random and goes on; false when the game is over.
pub fn advance(game: &mut Game, table: &mut Table) -> bool {
    let Some(decision) = game.decision() else { return false };
    let choice = decision.options[table.picker.below(decision.options.len())];
    game.apply(decision.seat, choice, &mut table.chance).expect("an option");
    true
}

/// Plays to the end; `each` sees the game at every decision and at the end.
pub fn play(players: u8, seed: u64, mut each: impl FnMut(&Game, usize)) -> Game {
    let (mut game, mut table) = begin(players, seed);
    finish(&mut game, &mut table, &mut each);
    game
}

/// Plays a game to its end.
pub fn finish(game: &mut Game, table: &mut Table, each: &mut impl FnMut(&Game, usize)) {
    for at in 0.. {
        each(game, at);
        assert!(at < 20_000, "a game that does not end");
        if !advance(game, table) {
            break;
        }
    }
}

/// Plays without a journal, as bots do; `each` sees the state, its options and the events since the last.
pub fn stroll(kit: Kit, players: u8, seed: u64, mut each: impl FnMut(&State, &Options, &[Event])) -> State {
    let (game, mut table) = begin_with(kit, players, seed);
    let mut state = *game.state();
    let mut options = Options::all();
    state.options(&mut options);
    let mut events = Vec::new();
    for at in 0.. {
        each(&state, &options, &events);
        events.clear();
        assert!(at < 20_000, "a game that does not end");
        if state.over.is_some() {
            break;
        }
        let choice = options.choices()[table.picker.below(options.choices().len())];
        state.step(choice, &mut table.chance, &mut events, &mut options);
    }
    state
}

/// A chance that must not be asked.
pub struct Never;

impl Chance for Never {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        panic!("chance was asked: {ask:?}")
    }
}

/// Hears everything and keeps nothing.
pub struct Ear(pub usize);

impl Sink for Ear {
    fn event(&mut self, _: Event) {
        self.0 += 1;
    }
}

/// All seats of a game and the spectator.
pub fn viewers(players: u8) -> Vec<Option<Seat>> {
    Seat::all(players).map(Some).chain([None]).collect()
}

/// A hash that is the same on every machine: FNV-1a.
pub fn fnv(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3))
}
