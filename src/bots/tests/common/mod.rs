//! Games for the tests of bots.

use rules::chance::Seeded;
use rules::event::Deaf;
use rules::options::Options;
use rules::position::{At, Position};
use rules::state::{LoreSetup, Setup, State};

/// A setup; with lore if it says so, and with two lore cards each if it is true.
pub fn setup(players: u8, lore: Option<bool>) -> Setup {
    let lore = lore.map(|two| LoreSetup { pack: true, two, dealt: false });
    Setup { players, first: None, card: None, split_discard: false, lore }
}

/// Every number of players with every kind of lore.
#[allow(dead_code)] // not every test plays them all
pub fn modes() -> impl Iterator<Item = Setup> {
    (2..=4).flat_map(|players| [None, Some(false), Some(true)].map(move |lore| setup(players, lore)))
}

/// The first decision of a game.
pub fn begin(setup: Setup, seed: u64, options: &mut Options) -> (State, Seeded) {
    let mut rng = Seeded::new(seed);
    let mut position = Position::new(setup.players);
    (position.setup, position.at) = (setup, At::Setup);
    let mut state = position.build().expect("a setup that can be played");
    state.run(&mut rng, &mut Deaf, options);
    (state, rng)
}

/// Decisions of a random game that `wanted` accepts, at most so many.
#[allow(dead_code)] // not every test strolls
pub fn some(setup: Setup, seed: u64, most: usize, wanted: impl Fn(&State, &Options) -> bool) -> Vec<State> {
    let mut options = Options::all();
    let (mut state, mut rng) = begin(setup, seed, &mut options);
    let mut found = Vec::new();
    while state.over.is_none() && found.len() < most {
        if wanted(&state, &options) {
            found.push(state);
        }
        let choice = options.choices()[rng.below(options.choices().len())];
        state.step(choice, &mut rng, &mut Deaf, &mut options);
    }
    found
}
