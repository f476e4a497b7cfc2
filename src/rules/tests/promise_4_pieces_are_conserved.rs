//! Promise 4: every ship, building, agent, token and card is in exactly one place at every decision.

mod common;

use common::{games, stroll};
use rules::kit::Kit;
use rules::verify;

fn check(players: u8) {
    for seed in 0..games(60, 1000) {
        let mut at = 0;
        stroll(Kit::base(), players, seed, |state, options, _| {
            at += 1;
            let mut found = verify::state(state);
            found.extend(verify::options(state, options.choices()));
            assert!(found.is_empty(), "{players} players, seed {seed}, decision {at}: {found:?}\n{state:#?}");
        });
    }
}

#[test]
fn with_two_players_everything_is_in_one_place_at_every_decision() {
    check(2);
}

#[test]
fn with_three_players_everything_is_in_one_place_at_every_decision() {
    check(3);
}

#[test]
fn with_four_players_everything_is_in_one_place_at_every_decision() {
    check(4);
}
