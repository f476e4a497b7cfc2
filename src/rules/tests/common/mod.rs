//! Random whole games for the tests of the promises.
#![allow(dead_code, reason = "every test file takes what it needs")]

use rules::State;
use rules::chance::{Ask, Chance, Seeded};
use rules::choice::Choice;
use rules::event::{Event, Sink};
use rules::game::Game;
use rules::ids::{Action, Seat};
use rules::kit::Kit;
use rules::options::Options;
use rules::state::Setup;

/// How many games a test plays: `short` of them, or `long` when ARCS_LONG is set.
pub fn games(short: u64, long: u64) -> u64 {
    if std::env::var_os("ARCS_LONG").is_some() { long } else { short }
}

/// The setup that chance fills in; every other trio of seeds plays with two discard piles.
pub fn setup(players: u8, seed: u64) -> Setup {
    Setup { players, first: None, card: None, split_discard: seed / 3 % 2 == 1, lore: None }
}

/// How a player without a plan picks. Evenly random players end most turns early and rarely secure a card;
/// the others get deeper into the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Every option is equally likely.
    Even,
    /// Seldom stops, passes or declines.
    Busy,
    /// Busy, and likes to influence, secure, battle, declare and use cards.
    Eager,
}

/// Players without a plan, and the dice: two generators, so that looking at a game changes nothing in it.
pub struct Table {
    /// Answers for chance.
    pub chance: Seeded,
    /// Picks choices.
    pub picker: Seeded,
    /// How.
    pub style: Style,
}

impl Table {
    /// The table of this seed.
    pub fn new(seed: u64) -> Table {
        let style = [Style::Even, Style::Busy, Style::Eager][(seed % 3) as usize];
        Table { chance: Seeded::new(seed), picker: Seeded::new(!seed), style }
    }

    /// Picks one of these.
    pub fn pick(&mut self, options: &[Choice]) -> Choice {
        let mut wanted: Vec<Choice> = Vec::new();
        if self.style == Style::Eager && self.picker.below(2) > 0 {
            wanted.extend(options.iter().filter(|c| matches!(c, Choice::New { .. } | Choice::Yes)));
        }
        if self.style == Style::Eager && wanted.is_empty() && self.picker.below(4) > 0 {
            wanted.extend(options.iter().filter(|c| is_eager(c)));
        }
        if self.style != Style::Even && wanted.is_empty() && self.picker.below(16) > 0 {
            wanted.extend(options.iter().filter(|c| !stops(c)));
        }
        let from = if wanted.is_empty() { options } else { &wanted[..] };
        from[self.picker.below(from.len())]
    }
}

fn stops(choice: &Choice) -> bool {
    matches!(choice, Choice::EndTurn | Choice::Pass | Choice::Decline | Choice::Done)
}

fn is_eager(choice: &Choice) -> bool {
    let action = |a: &Action| matches!(a, Action::Influence | Action::Secure | Action::Battle);
    match choice {
        Choice::Act(a) => action(a),
        Choice::Declare(_) | Choice::Use { .. } => true,
        _ => false,
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
    let choice = table.pick(decision.options);
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
        let choice = table.pick(options.choices());
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
