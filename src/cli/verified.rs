//! Simulated games in which every promise of the rules is checked.

use super::simulate::{MOST_DECISIONS, Plan, Played, Table, pick, setup};
use crate::text::cli as text;
use rules::chance::Seeded;
use rules::event::Deaf;
use rules::game::Record;
use rules::options::Options;
use rules::{Game, verify, view};
use std::sync::atomic::{AtomicU64, Ordering};

static GAME: AtomicU64 = AtomicU64::new(0);
static DECISION: AtomicU64 = AtomicU64::new(0);
static SEED: AtomicU64 = AtomicU64::new(0);

/// Also a panic says in which game and at which decision it was.
pub fn name_the_game_in_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let [seed, game, at] = [&SEED, &GAME, &DECISION].map(|n| n.load(Ordering::Relaxed));
        eprintln!("{}", text::promise(seed, game, at, text::PANICKED));
        usual(info);
    }));
}

struct Checks {
    seed: u64,
    game: u64,
    at: u64,
    broken: u64,
}

impl Checks {
    fn broken(&mut self, what: &str) {
        self.broken += 1;
        eprintln!("{}", text::promise(self.seed, self.game, self.at, what));
    }
}

/// Plays a game and says what was wrong. Returns it, what is counted, and how many promises were broken.
pub fn play(plan: &Plan, index: u64, mut table: Table) -> (Game, Played, u64) {
    let mut checks = Checks { seed: plan.seed, game: index, at: 0, broken: 0 };
    SEED.store(plan.seed, Ordering::Relaxed);
    GAME.store(index, Ordering::Relaxed);
    // Looking must not change the game: the checks have a generator of their own.
    let mut rng = Seeded::new(index);
    let mut game = Game::new(setup(plan.mode, plan.players), &mut table.chance).expect("2 to 4 players");
    let mut decisions = 0;
    loop {
        DECISION.store(checks.at, Ordering::Relaxed);
        everything_is_in_one_place(&game, &mut checks);
        let Some(decision) = game.decision() else { break };
        if rng.below(16) == 0 {
            every_option_can_be_taken(&game, &mut rng, &mut checks);
            views_keep_secrets(&game, &mut rng, &mut checks);
        }
        decisions += u64::from(decision.options.len() > 1);
        let (seat, choice) = (decision.seat, pick(plan, &game, &decision, &mut table.picker));
        if let Err(reason) = game.apply(seat, choice, &mut table.chance) {
            checks.broken(&text::option_refused(&format!("{choice:?}"), &format!("{reason:?}")));
            break;
        }
        if decisions > MOST_DECISIONS {
            checks.broken(text::ENDLESS);
            break;
        }
        checks.at += 1;
    }
    the_record_plays_the_same_game(&game, &mut checks);
    let played = Played::of(game.state(), decisions);
    (game, played, checks.broken)
}

fn everything_is_in_one_place(game: &Game, checks: &mut Checks) {
    let options = game.decision().map_or(&[][..], |d| d.options);
    let mut findings = verify::state(game.state());
    findings.extend(verify::options(game.state(), options));
    findings.iter().for_each(|f| checks.broken(&format!("{f:?}")));
}

fn every_option_can_be_taken(game: &Game, rng: &mut Seeded, checks: &mut Checks) {
    let mut out = Options::all();
    for choice in game.decision().map_or(&[][..], |d| d.options) {
        let mut state = *game.state();
        state.step(*choice, rng, &mut Deaf, &mut out);
        let mut findings = verify::state(&state);
        findings.extend(verify::options(&state, out.choices()));
        findings
            .iter()
            .for_each(|f| checks.broken(&text::after_option(&format!("{choice:?}"), &format!("{f:?}"))));
    }
}

/// A state that looks the same to the seat that decides gives it the same view and the same options.
fn views_keep_secrets(game: &Game, rng: &mut Seeded, checks: &mut Checks) {
    let Some(decision) = game.decision() else { return };
    let seen = view::of(game.state(), Some(decision.seat));
    if view::of(&seen.sample(rng), Some(decision.seat)) != seen {
        checks.broken(text::VIEW_LEAKS);
    }
}

fn the_record_plays_the_same_game(game: &Game, checks: &mut Checks) {
    let record = game.record();
    let read =
        serde_json::to_string(&record).ok().and_then(|json| serde_json::from_str::<Record>(&json).ok());
    match read {
        Some(read) if read == record => match Game::load(&read) {
            Ok(again) if again.state() == game.state() && again.record() == record => {}
            Ok(_) => checks.broken(text::REPLAY_DIFFERS),
            Err(error) => checks.broken(&text::replay_fails(&format!("{error:?}"))),
        },
        _ => checks.broken(text::RECORD_CHANGES),
    }
}
