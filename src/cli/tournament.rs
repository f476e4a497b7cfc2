//! Bots against each other, in every order of seats, on the same deals.

use super::simulate::{MOST_DECISIONS, Mode, Table, begin, setup};
use super::{Trouble, say};
use crate::text::cli as text;
use ::bots::net::Net;
use ::bots::{Bot, Effort, Level, RandomBot, Thought};
use rules::chance::Seeded;
use rules::choice::Prompt;
use rules::event::Deaf;
use rules::options::Options;
use rules::view::{self, View};
use serde::Serialize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Who can play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// Takes any option.
    Random,
    /// One of the levels.
    Level(Level),
    /// A level with a network of its own, from a file.
    With(Level, PathBuf),
}

impl Entrant {
    /// Reads a name: `hard`, or `hard@file`.
    ///
    /// # Errors
    /// There is no bot of this name.
    pub fn named(name: &str) -> Result<Entrant, String> {
        let (level, file) = name.split_once('@').map_or((name, None), |(l, f)| (l, Some(f)));
        match (level, Level::named(level), file) {
            ("random", _, None) => Ok(Entrant::Random),
            (_, Some(level), None) => Ok(Entrant::Level(level)),
            (_, Some(level), Some(file)) => Ok(Entrant::With(level, file.into())),
            _ => Err(text::unknown_bot(name, "random, easy, normal, hard")),
        }
    }

    fn name(&self) -> String {
        match self {
            Entrant::Random => "random".to_owned(),
            Entrant::Level(level) => level.name().to_owned(),
            Entrant::With(level, file) => format!("{}@{}", level.name(), file.display()),
        }
    }
}

/// Who plays how often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Who plays. Fewer than players: the last one fills the other seats. More: every selection plays.
    pub bots: Vec<Entrant>,
    /// 2–4.
    pub players: u8,
    /// Games in all.
    pub games: u64,
    /// The seed of all deals and thoughts.
    pub seed: u64,
    /// Which game.
    pub mode: Mode,
    /// How long is thought.
    pub effort: Effort,
    /// Threads to play with; makes no difference to the games.
    pub threads: usize,
}

impl Default for Tournament {
    fn default() -> Tournament {
        Tournament {
            bots: Vec::new(),
            players: 2,
            games: 100,
            seed: 1,
            mode: Mode::Base,
            effort: Effort::Quick,
            threads: 1,
        }
    }
}

/// What came of one bot.
#[derive(Clone, Debug, Default, Serialize)]
struct Line {
    bot: String,
    games: u64,
    wins: u64,
    rate: f64,
    low: f64,
    high: f64,
    mean_power: f64,
    seconds_per_decision: f64,
    seconds_per_turn: f64,
    decisions: u64,
    fallbacks: u64,
}

/// What a seat did in a game.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    power: i16,
    won: bool,
    decisions: u64,
    turns: u64,
    seconds: f64,
    fallbacks: u64,
}

/// Plays and prints one line for each bot.
pub fn run(plan: &Tournament) -> Result<bool, Trouble> {
    let tables = tables(plan.bots.len(), usize::from(plan.players));
    let nets: Vec<&'static Net> = plan.bots.iter().map(net_of).collect::<Result<_, _>>()?;
    let next = AtomicUsize::new(0);
    let mut lines: Vec<Line> = plan.bots.iter().map(|b| Line { bot: b.name(), ..Line::default() }).collect();
    let mut seconds = vec![(0.0, 0u64); plan.bots.len()];
    let done: Vec<(usize, Vec<Done>)> = std::thread::scope(|scope| {
        let work = || {
            let mut all = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number as u64 >= plan.games {
                    return all;
                }
                let seats = &tables[number % tables.len()];
                // Every order of seats gets the same deal.
                let deal = (number / tables.len()) as u64;
                all.push((number, play(plan, &nets, seats, Table::new(plan.seed, deal))));
            }
        };
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|w| w.join().unwrap_or_default()).collect()
    });
    for (number, seats) in &done {
        for (bot, seat) in tables[number % tables.len()].iter().zip(seats) {
            let line = &mut lines[*bot];
            line.games += 1;
            line.wins += u64::from(seat.won);
            line.mean_power += f64::from(seat.power);
            line.decisions += seat.decisions;
            line.fallbacks += seat.fallbacks;
            seconds[*bot].0 += seat.seconds;
            seconds[*bot].1 += seat.turns;
        }
    }
    for (line, (seconds, turns)) in lines.iter_mut().zip(seconds) {
        let games = line.games.max(1) as f64;
        (line.low, line.high) = wilson(line.wins, line.games);
        line.rate = round(line.wins as f64 / games, 4);
        line.mean_power = round(line.mean_power / games, 3);
        line.seconds_per_decision = round(seconds / line.decisions.max(1) as f64, 6);
        line.seconds_per_turn = round(seconds / turns.max(1) as f64, 5);
        say(serde_json::to_string(line).map_err(|e| Trouble::Fails(e.to_string()))?);
    }
    Ok(true)
}

fn round(x: f64, digits: i32) -> f64 {
    let unit = 10f64.powi(digits);
    (x * unit).round() / unit
}

/// The 95 % interval of a rate by Wilson's score.
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (games as f64, 1.96f64);
    let p = wins as f64 / n;
    let middle = p + z * z / (2.0 * n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let below = 1.0 + z * z / n;
    (round((middle - half) / below, 4), round((middle + half) / below, 4))
}

/// The network that somebody plays with. It stays for as long as the program runs.
fn net_of(entrant: &Entrant) -> Result<&'static Net, Trouble> {
    let Entrant::With(_, path) = entrant else { return Ok(::bots::data::net()) };
    Ok(Box::leak(Box::new(super::train::read(path)?)))
}

/// Every order in which bots can sit, by their number.
fn tables(bots: usize, players: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..players {
        all = all.iter().flat_map(|t| (0..bots).map(|b| [&t[..], &[b]].concat())).collect();
    }
    let last = bots.saturating_sub(1);
    all.retain(|table| {
        (0..bots).all(|bot| {
            let seats = table.iter().filter(|b| **b == bot).count();
            match bots.cmp(&players) {
                std::cmp::Ordering::Less if bot == last => seats == players - last,
                std::cmp::Ordering::Less | std::cmp::Ordering::Equal => seats == 1,
                std::cmp::Ordering::Greater => seats <= 1,
            }
        })
    });
    all
}

fn bot_of(plan: &Tournament, bot: usize, nets: &[&'static Net]) -> Box<dyn Bot> {
    match &plan.bots[bot] {
        Entrant::Random => Box::new(RandomBot),
        Entrant::Level(level) | Entrant::With(level, _) => level.bot_of(nets[bot], plan.effort),
    }
}

fn play(plan: &Tournament, nets: &[&'static Net], seats: &[usize], mut table: Table) -> Vec<Done> {
    let mut done = vec![Done::default(); seats.len()];
    let mut options = Options::all();
    let setup = setup(plan.mode, plan.players);
    let Some(mut state) = begin(setup, &mut table.chance, &mut options) else { return done };
    let mut bots: Vec<Box<dyn Bot>> = seats.iter().map(|bot| bot_of(plan, *bot, nets)).collect();
    let mut luck: Vec<Seeded> =
        seats.iter().map(|_| Seeded::new(table.picker.below(1 << 31) as u64)).collect();
    let mut decisions = 0;
    while let Some((seat, prompt)) = state.prompt() {
        let at = usize::from(seat.0);
        // A turn begins with its card.
        done[at].turns += u64::from(matches!(prompt, Prompt::Lead | Prompt::Follow));
        let choice = match *options.choices() {
            [only] => only,
            ref several => {
                let seen: View = view::of(&state, Some(seat));
                let begin = Instant::now();
                let Thought { choice, fallback, .. } = bots[at].choose(&seen, &mut luck[at]);
                done[at].seconds += begin.elapsed().as_secs_f64();
                done[at].decisions += 1;
                let sound = several.contains(&choice);
                done[at].fallbacks += u64::from(fallback || !sound);
                if sound { choice } else { several[0] }
            }
        };
        decisions += 1;
        if decisions > MOST_DECISIONS {
            break;
        }
        state.step(choice, &mut table.chance, &mut Deaf, &mut options);
    }
    let winner = state.ranking()[0];
    for seat in state.seats() {
        let own = &mut done[usize::from(seat.0)];
        own.power = state.boards[seat].power;
        own.won = seat == winner;
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_sit_in_every_order_and_the_last_fills_the_table() {
        assert_eq!(tables(2, 2), [[0, 1], [1, 0]]);
        let mut four = tables(2, 4);
        four.sort();
        assert_eq!(four, [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
        assert_eq!(tables(4, 2).len(), 12);
        assert_eq!(tables(4, 4).len(), 24);
        assert_eq!(tables(1, 3), [[0, 0, 0]]);
    }

    #[test]
    fn the_interval_is_that_of_the_books() {
        assert_eq!(wilson(50, 100), (0.4038, 0.5962));
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        assert!(wilson(400, 400).0 > 0.99);
    }

    #[test]
    fn the_same_seed_plays_the_same_tournament_however_many_threads() {
        let plan = |threads| Tournament {
            bots: vec![Entrant::Random, Entrant::Level(Level::Easy)],
            games: 2,
            threads,
            ..Tournament::default()
        };
        let power = |plan: &Tournament| {
            let nets = [::bots::data::net(); 2];
            let all = tables(2, 2);
            let tables = all.iter().map(|seats| play(plan, &nets, seats, Table::new(3, 0)));
            tables.flatten().map(|d| (d.power, d.won, d.decisions)).collect::<Vec<_>>()
        };
        assert_eq!(power(&plan(1)), power(&plan(2)));
    }
}
