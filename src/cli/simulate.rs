//! Whole games between bots: how fast they are, how long, and who wins. The same seed plays the same games
//! on every machine.

use super::bots::Bot;
use super::links::table_of;
use super::{Trouble, say, verified};
use crate::save::{Head, ID_BITS, file};
use crate::text::cli as text;
use rules::chance::{Chance, Seeded, mixed};
use rules::choice::Choice;
use rules::event::Deaf;
use rules::game::Decision;
use rules::ids::{BySeat, Seat};
use rules::options::Options;
use rules::position::{At, Position};
use rules::state::LoreSetup;
use rules::{Game, Setup, State};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// No game of this many decisions is a game.
pub const MOST_DECISIONS: u64 = 20_000;

/// A game that can be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The base game.
    #[default]
    Base,
    /// With all leaders and lore, drafted, one lore card each.
    Lore,
    /// With all leaders and lore, drafted, two lore cards each.
    Lore2,
}

impl Mode {
    /// The mode of this name.
    pub fn named(name: &str) -> Option<Mode> {
        match name {
            "base" => Some(Mode::Base),
            "lore" => Some(Mode::Lore),
            "lore2" => Some(Mode::Lore2),
            _ => None,
        }
    }
}

/// What to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Which game.
    pub mode: Mode,
    /// 2–4.
    pub players: u8,
    /// How many games.
    pub games: u64,
    /// The seed of all of them.
    pub seed: u64,
    /// Who plays, by seat.
    pub bots: Vec<Bot>,
    /// Check everything at every decision.
    pub verify: bool,
    /// The folder for records.
    pub save: Option<PathBuf>,
    /// Where every game that is saved stops; none plays to the end.
    pub decisions: Option<u64>,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            mode: Mode::Base,
            players: 4,
            games: 100,
            seed: 1,
            bots: vec![Bot::Random; 4],
            verify: false,
            save: None,
            decisions: None,
        }
    }
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Results {
    mode: Mode,
    games: u64,
    players: u8,
    seed: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: u64,
    games_per_second: u64,
    mean_decisions: f64,
    longest: u64,
    wins: Vec<u64>,
    mean_power: Vec<f64>,
    broken_promises: Option<u64>,
}

/// What is counted of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Decisions with two or more options.
    pub decisions: u64,
    /// Who won.
    pub winner: Seat,
    /// Power in the end.
    pub power: BySeat<i16>,
}

impl Played {
    /// Counts a game that is over.
    pub fn of(state: &State, decisions: u64) -> Played {
        Played {
            decisions,
            winner: state.ranking()[0],
            power: BySeat::from_fn(|seat| state.boards[seat].power),
        }
    }
}

/// The dice and the bots of one game, each with a generator of its own, so that looking at a game changes
/// nothing in it.
pub struct Table {
    /// The dice and cards.
    pub chance: Seeded,
    /// The bots.
    pub picker: Seeded,
}

impl Table {
    /// The table of a game, by its number among those of a seed.
    pub fn new(seed: u64, game: u64) -> Table {
        let own = mixed(seed.wrapping_add(game.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        Table { chance: Seeded::new(own), picker: Seeded::new(!own) }
    }
}

/// The setup of every game: chance decides the rest.
pub fn setup(mode: Mode, players: u8) -> Setup {
    let lore = LoreSetup { pack: true, two: mode == Mode::Lore2, dealt: false };
    let lore = (mode != Mode::Base).then_some(lore);
    Setup { players, first: None, card: None, split_discard: false, lore }
}

/// A game at its first decision, with its options; none for numbers of players that there are not.
pub fn begin(setup: Setup, chance: &mut dyn Chance, options: &mut Options) -> Option<State> {
    let mut position = Position::new(setup.players);
    (position.setup, position.at) = (setup, At::Setup);
    let mut state = position.build().ok()?;
    state.run(chance, &mut Deaf, options);
    Some(state)
}

/// Plays and prints one line; false if a promise was broken.
pub fn run(plan: &Plan) -> Result<bool, Trouble> {
    if let Some(folder) = &plan.save {
        std::fs::create_dir_all(folder).map_err(|e| cannot_write(folder, &e))?;
    }
    if plan.verify {
        verified::name_the_game_in_panics();
    }
    let begin = Instant::now();
    let mut all = Vec::with_capacity(plan.games as usize);
    let mut broken = 0;
    let mut options = Options::all();
    for index in 0..plan.games {
        let table = Table::new(plan.seed, index);
        if !plan.verify && plan.save.is_none() {
            all.push(fast(plan, table, &mut options));
            continue;
        }
        let game = if plan.verify {
            let (game, played, found) = verified::play(plan, index, table);
            broken += found;
            all.push(played);
            game
        } else {
            let (game, played) = recorded(plan, table);
            all.push(played);
            game
        };
        if let Some(folder) = &plan.save {
            save(folder, plan, index, &game)?;
        }
    }
    let results = sum(plan, &all, begin.elapsed().as_secs_f64(), broken);
    let line = serde_json::to_string(&results).map_err(|e| Trouble::Fails(e.to_string()))?;
    say(line);
    Ok(broken == 0)
}

/// The hot path: no journal, no events, no copies.
pub fn fast(plan: &Plan, mut table: Table, options: &mut Options) -> Played {
    let setup = setup(plan.mode, plan.players);
    let Some(mut state) = begin(setup, &mut table.chance, options) else { return Played::default() };
    let mut decisions = 0;
    while let Some((seat, _)) = state.prompt() {
        let choice = match *options.choices() {
            [only] => only,
            ref several => {
                decisions += 1;
                plan.bots[usize::from(seat.0)].choose(&state, seat, several, &mut table.picker)
            }
        };
        state.step(choice, &mut table.chance, &mut Deaf, options);
        if decisions > MOST_DECISIONS {
            break;
        }
    }
    Played::of(&state, decisions)
}

/// The same game with a journal.
pub fn recorded(plan: &Plan, mut table: Table) -> (Game, Played) {
    let mut game = Game::new(setup(plan.mode, plan.players), &mut table.chance).expect("2 to 4 players");
    let mut decisions = 0;
    while let Some(decision) = game.decision() {
        if decision.options.len() > 1 && plan.decisions == Some(decisions) {
            break;
        }
        let (seat, choice) = (decision.seat, pick(plan, &game, &decision, &mut table.picker));
        decisions += u64::from(decision.options.len() > 1);
        game.apply(seat, choice, &mut table.chance).expect("an option can be chosen");
        if decisions > MOST_DECISIONS {
            break;
        }
    }
    let played = Played::of(game.state(), decisions);
    (game, played)
}

/// What the bot of the deciding seat takes; an only option without asking it.
pub fn pick(plan: &Plan, game: &Game, decision: &Decision<'_>, picker: &mut Seeded) -> Choice {
    match *decision.options {
        [only] => only,
        ref several => {
            plan.bots[usize::from(decision.seat.0)].choose(game.state(), decision.seat, several, picker)
        }
    }
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Trouble {
    Trouble::Fails(text::cannot_write(&path.display().to_string(), &error.to_string()))
}

fn save(folder: &Path, plan: &Plan, index: u64, game: &Game) -> Result<(), Trouble> {
    let mode = match plan.mode {
        Mode::Base => "",
        Mode::Lore => "lore-",
        Mode::Lore2 => "lore2-",
    };
    let path = folder.join(format!("arcs-{mode}{}p-seed{}-game{index}.json", plan.players, plan.seed));
    let id = plan.seed.wrapping_mul(0x9e37_79b9).wrapping_add(index) & ((1 << ID_BITS) - 1);
    let config = table_of(&setup(plan.mode, plan.players), |i| text::player(i + 1));
    let head = Head { id, title: String::new(), config };
    std::fs::write(&path, file::write(&head, game)).map_err(|e| cannot_write(&path, &e))
}

fn sum(plan: &Plan, all: &[Played], seconds: f64, broken: u64) -> Results {
    let decisions: u64 = all.iter().map(|p| p.decisions).sum();
    let games = plan.games.max(1) as f64;
    let round = |x: f64| (x * 1000.0).round() / 1000.0;
    let per_second = |n: f64| if seconds > 0.0 { (n / seconds).round() as u64 } else { 0 };
    let seats = || Seat::all(plan.players);
    Results {
        mode: plan.mode,
        games: plan.games,
        players: plan.players,
        seed: plan.seed,
        decisions,
        seconds: round(seconds),
        decisions_per_second: per_second(decisions as f64),
        games_per_second: per_second(plan.games as f64),
        mean_decisions: round(decisions as f64 / games),
        longest: all.iter().map(|p| p.decisions).max().unwrap_or(0),
        wins: seats().map(|seat| all.iter().filter(|p| p.winner == seat).count() as u64).collect(),
        mean_power: seats()
            .map(|seat| round(all.iter().map(|p| f64::from(p.power[seat])).sum::<f64>() / games))
            .collect(),
        broken_promises: plan.verify.then_some(broken),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_plays_the_same_games_with_and_without_a_journal_and_with_every_check() {
        for (players, mode) in
            (2..=4).flat_map(|n| [Mode::Base, Mode::Lore, Mode::Lore2].map(|mode| (n, mode)))
        {
            let plan = Plan { players, mode, ..Plan::default() };
            for index in 0..3 {
                let table = || Table::new(7, index);
                let played = fast(&plan, table(), &mut Options::all());
                assert_eq!(played, recorded(&plan, table()).1);
                let (_, checked, broken) = verified::play(&plan, index, table());
                assert_eq!((checked, broken), (played, 0));
            }
        }
    }
}
