//! How long thinking takes: a judgement, and a decision of each level in the middle of a turn.

use bots::mind::{Care, Mind};
use bots::{Effort, Level, data};
use criterion::{Criterion, criterion_group, criterion_main};
use rules::chance::Seeded;
use rules::event::Deaf;
use rules::options::Options;
use rules::position::{At, Position};
use rules::state::State;
use rules::view;
use std::hint::black_box;

fn middle() -> State {
    let mut rng = Seeded::new(5);
    let mut position = Position::new(4);
    position.at = At::Setup;
    let mut state = position.build().expect("a good setup");
    let mut options = Options::all();
    state.run(&mut rng, &mut Deaf, &mut options);
    let mut decisions = 0;
    while decisions < 150 || state.turn.pips < 3 || options.choices().len() < 5 {
        let choice = options.choices()[rng.below(options.choices().len())];
        state.step(choice, &mut rng, &mut Deaf, &mut options);
        decisions += 1;
    }
    state
}

fn think(c: &mut Criterion) {
    let state = middle();
    let seat = state.turn.seat;
    let care = Care { rolls: 1, draws: 1, ways: 1 };
    let mut mind = Mind::new(data::net(), seat, care, 1);
    c.bench_function("judge a state", |b| b.iter(|| mind.judge(black_box(&state))));
    let seen = view::of(&state, Some(seat));
    let mut group = c.benchmark_group("a decision with three pips");
    group.sample_size(20);
    for level in Level::ALL {
        let mut bot = level.bot(Effort::Quick);
        group.bench_function(level.name(), |b| {
            b.iter(|| bot.choose(black_box(&seen), &mut Seeded::new(1)));
        });
    }
    group.finish();
}

criterion_group!(benches, think);
criterion_main!(benches);
