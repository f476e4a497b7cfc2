//! Games of the network against itself.

use super::Lesson;
use super::learn::Lived;
use crate::cli::simulate::{Table, begin};
use bots::features;
use bots::mind::{Care, Mind, is_quiet, pick};
use bots::net::Net;
use rules::chance::Seeded;
use rules::choice::{Choice, Prompt};
use rules::event::Deaf;
use rules::ids::MAX_SEATS;
use rules::options::Options;
use rules::state::{LoreSetup, Setup, State};

/// One decision in so many is taken at random, so that other games are met too.
const STRAY: usize = 40;
/// One decision in so many is taken with options misjudged by up to [`ERROR`]: what looks second best is tried too.
const DOUBT: usize = 4;
/// A part of the chance to win.
const ERROR: f32 = 0.03;
/// Of so many seats that may pass the initiative or lead, one leads. What is thought too little of is not tried, and so
/// never found to be better: left to themselves, all pass.
const LEAD: usize = 3;
/// How carefully games are played: at a glance. What is learned is how states stand, and many games teach that better
/// than good ones.
const CARE: Care = Care { rolls: 1, draws: 1, ways: 24 };
/// How much of what a moment learns comes from the end of the game, and not from the next moments.
const LAMBDA: f32 = 0.9;
/// Part of the first lessons that the Power in the end is, beside who won.
const BY_POWER: f32 = 0.3;

/// How much the Power in the end is of what a batch teaches. Power says more than who won to a network that knows
/// nothing; from half of the batches on it falls, and the last quarter teaches nothing but the chance to win.
fn by_power(batch: u64, batches: u64) -> f32 {
    let part = batch as f32 / batches.max(1) as f32;
    BY_POWER * (3.0 - 4.0 * part).clamp(0.0, 1.0)
}

/// Plays the games of a batch; what happened in each, with what should have been expected.
pub fn batch(lesson: &Lesson, net: &Net, batch: u64) -> Vec<Vec<Lived>> {
    let numbers: Vec<u64> = (batch * lesson.games..(batch + 1) * lesson.games).collect();
    let threads = lesson.threads.max(1);
    let by_power = by_power(batch, lesson.batches);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|k| {
                let own: Vec<u64> = numbers.iter().copied().skip(k).step_by(threads).collect();
                scope.spawn(move || {
                    own.into_iter().map(|n| (n, game(lesson, net, n, by_power))).collect::<Vec<_>>()
                })
            })
            .collect();
        let mut all: Vec<_> = workers.into_iter().flat_map(|w| w.join().unwrap_or_default()).collect();
        all.sort_by_key(|(number, _)| *number);
        all.into_iter().map(|(_, lived)| lived).collect()
    })
}

/// Two, three and four players in turn, and base game and both kinds of lore.
fn setup(number: u64) -> Setup {
    let lore = |two| Some(LoreSetup { pack: true, two, dealt: false });
    let lore = [None, lore(false), None, lore(true)][(number / 3 % 4) as usize];
    let players = 2 + (number % 3) as u8;
    Setup { players, first: None, card: None, split_discard: false, lore }
}

fn game(lesson: &Lesson, net: &Net, number: u64, by_power: f32) -> Vec<Lived> {
    let Table { mut chance, mut picker } = Table::new(lesson.seed, number);
    let mut options = Options::all();
    let Some(mut state) = begin(setup(number), &mut chance, &mut options) else { return Vec::new() };
    let mut moments = Vec::new();
    let mut count = 0u64;
    while let Some((seat, prompt)) = state.prompt() {
        count += 1;
        if count > crate::cli::simulate::MOST_DECISIONS {
            break;
        }
        let choice = match *options.choices() {
            [only] => only,
            ref several if picker.below(STRAY) == 0 => several[picker.below(several.len())],
            ref several => {
                let luck = picker.below(1 << 30) as u64;
                let mut mind = Mind::new(net, seat, CARE, luck);
                let mut picked = pick(prompt, several);
                if prompt == Prompt::Lead && picker.below(LEAD) == 0 {
                    picked.retain(|choice| *choice != Choice::Pass);
                }
                let mut tried = mind.worths(&state, &picked);
                if is_quiet(&state) && state.chapter > 0 {
                    moments.push(Lived { rows: features::rows(&state), goal: mind.judge(&state) });
                }
                if picker.below(DOUBT) == 0 {
                    tried.iter_mut().for_each(|w| *w += ERROR * (picker.below(2001) as f32 / 1000.0 - 1.0));
                }
                best(&tried, &mut picker).map_or(several[0], |i| picked[i])
            }
        };
        state.step(choice, &mut chance, &mut Deaf, &mut options);
    }
    set_goals(&mut moments, &state, by_power);
    moments
}

/// The best option; among equals any.
fn best(tried: &[f32], rng: &mut Seeded) -> Option<usize> {
    let top = tried.iter().copied().fold(f32::MIN, f32::max);
    let all: Vec<usize> = (0..tried.len()).filter(|i| tried[*i] >= top).collect();
    (!all.is_empty()).then(|| all[rng.below(all.len())])
}

/// What came of it, from the end back: each moment expects a mixture of the next one's expectation and the end.
fn set_goals(moments: &mut [Lived], end: &State, by_power: f32) {
    let players = usize::from(end.players());
    let mut won = [0.0f32; MAX_SEATS];
    won[usize::from(end.ranking()[0].0)] = 1.0;
    let mut power = [0.0f32; MAX_SEATS];
    for seat in end.seats() {
        power[usize::from(seat.0)] = f32::from(end.boards[seat].power) / 6.0;
    }
    let shares = bots::net::chances(&power, players);
    let mut goal: [f32; MAX_SEATS] =
        std::array::from_fn(|i| (1.0 - by_power) * won[i] + by_power * shares[i]);
    for moment in moments.iter_mut().rev() {
        let judged = moment.goal;
        moment.goal = goal;
        goal = std::array::from_fn(|i| LAMBDA * goal[i] + (1.0 - LAMBDA) * judged[i]);
    }
}
