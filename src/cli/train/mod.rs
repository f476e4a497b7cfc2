//! Teaches the network of the bots by self-play: games against itself, and after each batch a step towards what
//! came of them. The same command gives the same weights.

mod learn;
mod play;

use super::{Trouble, say};
use crate::text::cli as text;
use bots::net::{Net, WEIGHTS};
use learn::Learner;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// How to learn.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Batches of games.
    pub batches: u64,
    /// Games in a batch.
    pub games: u64,
    /// The seed of everything.
    pub seed: u64,
    /// Where the weights go.
    pub out: PathBuf,
    /// Weights to go on from.
    pub from: Option<PathBuf>,
    /// Threads to play with; makes no difference to what is learned.
    pub threads: usize,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson { batches: 20, games: 100, seed: 1, out: PathBuf::new(), from: None, threads: 2 }
    }
}

/// Learns and writes the weights.
pub fn run(lesson: &Lesson) -> Result<bool, Trouble> {
    let mut net = match &lesson.from {
        Some(path) => read(path)?,
        None => learn::fresh(lesson.seed),
    };
    let begin = Instant::now();
    let mut learner = Learner::new(lesson.seed);
    for batch in 0..lesson.batches {
        let games = play::batch(lesson, &net, batch);
        let decisions: usize = games.iter().map(Vec::len).sum();
        let rate = learn::rate(batch, lesson.batches);
        let loss = learner.learn(&mut net, games, rate);
        say(text::batch_learned(batch + 1, lesson.batches, decisions, loss, begin.elapsed().as_secs()));
        if (batch + 1) % 10 == 0 || batch + 1 == lesson.batches {
            std::fs::write(&lesson.out, net.bytes()).map_err(|e| {
                Trouble::Fails(text::cannot_write(&lesson.out.display().to_string(), &e.to_string()))
            })?;
        }
    }
    Ok(true)
}

/// Reads the weights of a network.
///
/// # Errors
/// There are none, or not as many as a network has.
pub fn read(path: &Path) -> Result<Net, Trouble> {
    let name = path.display().to_string();
    let bytes = std::fs::read(path).map_err(|e| Trouble::Fails(text::cannot_open(&name, &e.to_string())))?;
    Net::read(&bytes).ok_or_else(|| Trouble::Fails(text::no_weights(&name, 2 * WEIGHTS)))
}
