//! Opens text of any kind and judges what comes of it: a refusal, or a game that can be played and saved.

use crate::common::Party;
use crate::heap::{Taken, counted};
use arcs::save::compact::{self, For};
use arcs::save::{Loss, Opened, Refusal, file, open};
use rules::game::{LoadError, Record};
use rules::{verify, view};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// No text of the usual length takes as much at the same time.
const MOST_BYTES: usize = 24 << 20;
/// Nor as much all together.
const EVER_BYTES: usize = 256 << 20;
/// No text takes as long when the tests are built for speed.
const MOST_TIME: Duration = Duration::from_millis(50);

/// What came of many texts.
#[derive(Default)]
pub struct Tally {
    /// How many there were.
    pub cases: u64,
    /// How many were games, by what was lost, or refused, by why.
    pub kinds: BTreeMap<&'static str, u64>,
    /// How many games were played on and saved again.
    pub played: u64,
    slowest: (Duration, String),
    most: (usize, String),
    ever: (usize, String),
}

/// The name of a refusal.
fn kind(why: &Refusal) -> &'static str {
    match why {
        Refusal::NotOurs => "not ours",
        Refusal::Newer => "newer",
        Refusal::TooLong => "too long",
        Refusal::Cut { .. } => "cut",
        Refusal::Altered => "altered",
        Refusal::Json(..) => "no JSON",
        Refusal::NoGame => "no game",
        Refusal::Table(_) => "table",
        Refusal::Game(LoadError::Engine(_)) => "game: engine",
        Refusal::Game(LoadError::Kit) => "game: kit",
        Refusal::Game(LoadError::Setup) => "game: setup",
        Refusal::Game(LoadError::Position) => "game: position",
        Refusal::Game(LoadError::Entry(_)) => "game: entry",
        Refusal::Differs => "differs",
        Refusal::OtherEngine(_) => "other engine",
    }
}

fn short(text: &str) -> String {
    let cut: String = text.chars().take(60_000).collect();
    format!("{} characters: {cut}", text.len())
}

impl Tally {
    /// How many there were of a kind.
    pub fn of(&self, kind: &str) -> u64 {
        self.kinds.get(kind).copied().unwrap_or_default()
    }

    /// Opens a text. A game that is none of the `known` is played on a little, with the luck of `seed`, and saved.
    pub fn judge(&mut self, name: &str, text: &str, known: &[&Record], seed: u64) {
        self.cases += 1;
        let begin = Instant::now();
        let (tried, taken) = counted(|| catch_unwind(|| open(text)));
        let time = begin.elapsed();
        let at = || format!("{name}, {seed}");
        let Ok(result) = tried else { panic!("{}: opening failed; {}", at(), short(text)) };
        self.measure(taken, time, &at, text);
        match result {
            Err(why) => *self.kinds.entry(kind(&why)).or_default() += 1,
            Ok(opened) => {
                let lost = opened.loss != Loss::Nothing;
                *self.kinds.entry(if lost { "opened in part" } else { "opened" }).or_default() += 1;
                let is_known = !seed.is_multiple_of(16) && known.iter().any(|k| **k == opened.game.record());
                if !is_known {
                    self.played += 1;
                    let fine = catch_unwind(AssertUnwindSafe(|| sane(opened, seed)));
                    assert!(fine.is_ok(), "{}: not sane; {}", at(), short(text));
                }
            }
        }
    }

    fn measure(&mut self, taken: Taken, time: Duration, at: &impl Fn() -> String, text: &str) {
        let Taken { most, ever } = taken;
        assert!(most < MOST_BYTES, "{}: {most} bytes at once; {}", at(), short(text));
        assert!(ever < EVER_BYTES, "{}: {ever} bytes all together; {}", at(), short(text));
        if time > self.slowest.0 {
            // Another process may have had the machine: only what is slow every time is.
            let again = |_| {
                let begin = Instant::now();
                let _ = open(text);
                begin.elapsed()
            };
            let best = (0..5).map(again).min().map_or(time, |best| best.min(time));
            let fast = best < MOST_TIME || cfg!(debug_assertions);
            assert!(fast, "{}: {best:?}; {}", at(), short(text));
            if best > self.slowest.0 {
                self.slowest = (best, at());
            }
        }
        if most > self.most.0 {
            self.most = (most, at());
        }
        if ever > self.ever.0 {
            self.ever = (ever, at());
        }
    }

    /// Tells what came of them.
    pub fn tell(&self, name: &str) {
        println!(
            "{name}: {} cases, {:?}, {} played on\n  slowest {:?} ({})\n  most at once {} ({})\n  all together {} ({})",
            self.cases,
            self.kinds,
            self.played,
            self.slowest.0,
            self.slowest.1,
            self.most.0,
            self.most.1,
            self.ever.0,
            self.ever.1
        );
    }
}

/// Whatever opens is a game: nothing is missing from the table, it can be saved, played on and saved again.
fn sane(opened: Opened, seed: u64) {
    let Opened { head, mut game, .. } = opened;
    assert_eq!(verify::state(game.state()), []);
    assert_eq!(head.config.problems(), []);
    let mut party = Party::new(seed);
    for round in 0..2 {
        let record = game.record();
        for text in [compact::write(&head, &game, For::Here), file::write(&head, &game)] {
            let again = open(&text).unwrap_or_else(|why| panic!("round {round}: {why:?}; {text}"));
            assert_eq!((&again.head, again.loss), (&head, Loss::Nothing), "round {round}");
            assert!(again.game.record() == record, "round {round}: another record; {text}");
            assert!(again.game.state() == game.state(), "round {round}: another state; {text}");
        }
        let others = open(&compact::write(&head, &game, For::Others)).expect("the same game");
        assert!(others.game.record().journal == record.journal, "round {round}: another tape");
        for _ in 0..12 {
            let (state, seat) = (game.state(), game.decision().map(|d| d.seat));
            state.refusals();
            view::of(state, seat);
            party.wander(&mut game);
        }
        assert_eq!(verify::state(game.state()), []);
    }
}
