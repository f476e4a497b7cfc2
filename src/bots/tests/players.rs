//! What must hold of every bot, at every decision of every mode.

mod common;

use bots::{Bot, Effort, Level, RandomBot, Thought};
use common::{begin, modes, setup};
use rules::chance::Seeded;
use rules::choice::Choice;
use rules::event::Deaf;
use rules::ids::Seat;
use rules::options::Options;
use rules::state::{Setup, State};
use rules::view::{self, View};

/// Plays a game between bots and calls `at` before every real decision with what the deciding seat sees.
fn play(
    setup: Setup,
    seed: u64,
    bots: &mut [Box<dyn Bot>],
    mut at: impl FnMut(&State, Seat, &View),
) -> State {
    let mut options = Options::all();
    let (mut state, mut rng) = begin(setup, seed, &mut options);
    let mut luck = Seeded::new(!seed);
    let mut decisions = 0;
    while let Some((seat, _)) = state.prompt() {
        let choice = match *options.choices() {
            [only] => only,
            ref several => {
                let seen = view::of(&state, Some(seat));
                at(&state, seat, &seen);
                let Thought { choice, fallback, .. } = bots[usize::from(seat.0)].choose(&seen, &mut luck);
                assert!(several.contains(&choice), "{choice:?} is no option");
                assert!(!fallback, "thinking led nowhere at {:?}", state.prompt());
                choice
            }
        };
        state.step(choice, &mut rng, &mut Deaf, &mut options);
        decisions += 1;
        assert!(decisions < 5000, "no end");
    }
    state
}

#[test]
fn easy_and_normal_bots_play_every_mode_to_its_end_with_legal_choices() {
    for (seed, setup) in (1..).zip(modes()) {
        let mut bots: Vec<Box<dyn Bot>> = (0..setup.players)
            .map(|seat| [Level::Easy, Level::Normal][usize::from(seat) % 2].bot(Effort::Quick))
            .collect();
        let end = play(setup, seed, &mut bots, |_, _, _| {});
        assert!(end.over.is_some());
    }
}

#[test]
fn a_hard_bot_plays_legal_choices_in_every_mode() {
    for (seed, setup) in (1..).zip(modes()) {
        let mut left = 12;
        let mut options = Options::all();
        let (mut state, mut rng) = begin(setup, seed, &mut options);
        let mut luck = Seeded::new(seed);
        // Some decisions of a hard bot, far apart.
        for step in 0..400 {
            let Some((seat, _)) = state.prompt() else { break };
            let choices = options.choices();
            let choice = if choices.len() > 1 && step % 29 == 3 && left > 0 {
                left -= 1;
                let seen = view::of(&state, Some(seat));
                let thought = Level::Hard.bot(Effort::Quick).choose(&seen, &mut luck);
                assert!(choices.contains(&thought.choice) && !thought.fallback);
                assert!(thought.chance.is_some_and(|c| (0.0..=1.0).contains(&c)) && !thought.why.is_empty());
                thought.choice
            } else {
                choices[luck.below(choices.len())]
            };
            state.step(choice, &mut rng, &mut Deaf, &mut options);
        }
    }
}

#[test]
fn a_choice_depends_on_the_view_and_the_seed_alone() {
    let mut checked = 0;
    for (seed, setup) in (20..).zip(modes()) {
        let mut bots: Vec<Box<dyn Bot>> =
            (0..setup.players).map(|_| Box::new(RandomBot) as Box<dyn Bot>).collect();
        let mut other_deal = Seeded::new(seed);
        let mut at = 0;
        play(setup, seed, &mut bots, |state, seat, seen| {
            at += 1;
            if at % 60 != 7 {
                return;
            }
            // Another table, where everything that this seat cannot see is different.
            let other = seen.sample(&mut other_deal);
            let same = view::of(&other, Some(seat));
            assert_eq!(same, *seen);
            checked += u32::from(other != *state);
            for level in Level::ALL {
                let think = |view: &View, seed| level.bot(Effort::Quick).choose(view, &mut Seeded::new(seed));
                assert_eq!(think(seen, 5), think(&same, 5), "{level:?}");
            }
        });
    }
    assert!(checked > 20, "{checked}");
}

#[test]
fn better_players_beat_those_who_take_anything() {
    for level in Level::ALL.into_iter().take(2) {
        let mut wins = 0;
        for game in 0..6 {
            let first = (game % 2) as usize;
            let mut bots: Vec<Box<dyn Bot>> = vec![Box::new(RandomBot), Box::new(RandomBot)];
            bots[first] = level.bot(Effort::Quick);
            let end = play(setup(2, None), game, &mut bots, |_, _, _| {});
            wins += u32::from(usize::from(end.ranking()[0].0) == first);
        }
        assert!(wins >= 5, "{level:?} won {wins} of 6");
    }
}

#[test]
fn a_bot_takes_the_win_that_lies_open() {
    // The last turn of the game: the option that ends it with most Power is not missed.
    let mut looked = 0;
    for seed in 0..4 {
        let mut bots: Vec<Box<dyn Bot>> = vec![Box::new(RandomBot), Box::new(RandomBot)];
        play(setup(2, None), seed, &mut bots, |state, seat, seen| {
            let wins = |choice: &Choice| {
                let mut next = *state;
                next.step(*choice, &mut Seeded::new(1), &mut Deaf, &mut Options::all());
                next.over.is_some() && next.ranking()[0] == seat
            };
            let ending: Vec<&Choice> = seen.options.iter().filter(|c| wins(c)).collect();
            if !ending.is_empty() {
                looked += 1;
                let thought = Level::Hard.bot(Effort::Quick).choose(seen, &mut Seeded::new(seed));
                assert!(thought.chance.is_some_and(|c| c > 0.9), "{thought:?} of {ending:?}");
            }
        });
    }
    assert!(looked > 0);
}
