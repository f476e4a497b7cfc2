//! Promise 2: same origin and journal, same state, on every platform, for the same `engine` number.

mod common;
#[path = "common/golden.rs"]
mod golden;

use common::{Never, begin, finish, games, play};
use golden::GOLDEN;
use rules::game::{ENGINE, Game};

fn replays(players: u8) {
    for seed in 0..games(60, 1000) {
        let game = play(players, seed, |_, _| {});
        let again = Game::load(&game.record()).expect("a good record");
        assert_eq!(game.state(), again.state(), "{players} players, seed {seed}");
        assert_eq!(game.journal(), again.journal());
    }
}

#[test]
fn a_journal_of_two_players_replays_to_the_same_state() {
    replays(2);
}

#[test]
fn a_journal_of_three_players_replays_to_the_same_state() {
    replays(3);
}

#[test]
fn a_journal_of_four_players_replays_to_the_same_state() {
    replays(4);
}

#[test]
fn going_back_and_doing_again_meets_every_state_once_more() {
    for seed in 0..games(6, 60) {
        for players in 2..=4 {
            let (mut game, mut table) = begin(players, seed);
            let mut states = Vec::new();
            finish(&mut game, &mut table, &mut |g: &Game, _| states.push(*g.state()));
            let whole = game.journal().to_vec();
            for keep in [0, 1, whole.len() / 3, whole.len() / 2, whole.len() - 1] {
                game.rewind(keep);
                assert_eq!(*game.state(), states[keep], "{players} players, seed {seed}, back to {keep}");
                assert_eq!(game.undone(), &whole[keep..]);
                let mut at = keep;
                while let Some(events) = game.redo() {
                    at += 1;
                    assert!(!events.is_empty() || at < whole.len());
                    assert_eq!(*game.state(), states[at], "{players} players, seed {seed}, again to {at}");
                }
                assert_eq!(game.journal(), whole);
            }
        }
    }
}

#[test]
fn a_game_told_again_has_the_events_that_it_had() {
    for players in 2..=4 {
        let (mut game, mut table) = begin(players, 7);
        let mut told = Vec::new();
        while let Some(decision) = game.decision() {
            let (seat, choice) = (decision.seat, table.pick(decision.options));
            told.push(game.apply(seat, choice, &mut table.chance).expect("an option"));
        }
        let mut again = Vec::new();
        game.retell(&mut |_, events| again.push(events));
        assert_eq!(again[1..], told);
    }
}

#[test]
fn choosing_the_recorded_choices_asks_chance_nothing_new() {
    let (mut game, mut table) = begin(4, 11);
    finish(&mut game, &mut table, &mut |_, _| {});
    let whole = game.journal().to_vec();
    let state = *game.state();
    game.rewind(0);
    for entry in whole {
        let rules::game::Deed::Chose(choice) = entry.deed else { continue };
        game.apply(entry.seat, choice, &mut Never).expect("an option");
    }
    assert_eq!(*game.state(), state);
}

/// A few whole games, whose end must not change while [`ENGINE`] stays the same. If a change of the rules
/// is meant, raise `ENGINE` and write down the new numbers.
#[test]
fn the_golden_games_end_as_they_always_did() {
    let played = GOLDEN.map(|(players, seed, _)| (players, seed, golden::hash(players, seed)));
    assert_eq!(ENGINE, 1, "a new engine: write down its golden games");
    assert_eq!(played, GOLDEN);
}
