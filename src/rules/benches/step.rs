//! How fast the rules are: whole random games, a copy of a state, the options of a decision.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rules::chance::Seeded;
use rules::event::Deaf;
use rules::game::Game;
use rules::options::Options;
use rules::state::{Setup, State};
use rules::view;
use std::hint::black_box;

fn begin(players: u8, seed: u64) -> (State, Seeded) {
    let mut rng = Seeded::new(seed);
    let setup = Setup { players, first: None, card: None, split_discard: false, lore: None };
    let game = Game::new(setup, &mut rng).expect("a good setup");
    (*game.state(), rng)
}

/// Plays to the end or for so many decisions; returns how many there were.
fn play(state: &mut State, rng: &mut Seeded, options: &mut Options, most: u64) -> u64 {
    state.options(options);
    let mut decisions = 0;
    while state.over.is_none() && decisions < most {
        let choice = options.choices()[rng.below(options.choices().len())];
        state.step(choice, rng, &mut Deaf, options);
        decisions += 1;
    }
    decisions
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("whole games, decisions");
    for players in 2..=4 {
        const GAMES: u64 = 20;
        let tables: Vec<_> = (0..GAMES).map(|seed| begin(players, seed)).collect();
        let run = |tables: &mut Vec<(State, Seeded)>| -> u64 {
            let mut options = Options::all();
            tables.iter_mut().map(|(state, rng)| play(state, rng, &mut options, u64::MAX)).sum()
        };
        group.throughput(Throughput::Elements(run(&mut tables.clone())));
        group.bench_function(format!("{players} players"), |b| {
            b.iter_batched_ref(|| tables.clone(), run, BatchSize::LargeInput);
        });
    }
    group.finish();
}

fn middle(c: &mut Criterion) {
    let (mut state, mut rng) = begin(4, 5);
    let mut options = Options::all();
    play(&mut state, &mut rng, &mut options, 150);
    assert!(state.over.is_none());
    // On to a turn with pips, the decision with the most to look at.
    while state.turn.pips < 2 || options.choices().len() < 5 {
        play(&mut state, &mut rng, &mut options, 1);
    }
    println!("a state has {} bytes, this decision {} options", size_of::<State>(), options.choices().len());
    c.bench_function("copy of a state", |b| b.iter(|| *black_box(&state)));
    c.bench_function("options of a turn", |b| b.iter(|| black_box(&state).options(&mut options)));
    c.bench_function("refusals of a turn", |b| b.iter(|| black_box(&state).refusals()));
    let seat = state.prompt().map(|(seat, _)| seat);
    c.bench_function("view of a seat", |b| b.iter(|| view::of(black_box(&state), seat)));
    let seen = view::of(&state, seat);
    c.bench_function("a state that fits a view", |b| b.iter(|| black_box(&seen).sample(&mut rng)));
}

criterion_group!(benches, games, middle);
criterion_main!(benches);
