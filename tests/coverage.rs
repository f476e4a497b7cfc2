//! Every hook and every ability of every card is reached, by random games or by a rules case: what
//! `arcs-cli coverage` tells. `src/cli/coverage/listening.rs` says what counts as reached.
#![cfg(not(target_arch = "wasm32"))]

use arcs::cli::coverage::listening::{ABILITIES, Part};
use arcs::cli::coverage::{Coverage, Scope, measure, parts, told};
use arcs::text::{Lang, Words};
use rules::ids::CardId;
use rules::kit::Kit;
use std::path::Path;
use std::sync::LazyLock;

/// Games of each mode with 2, 3 and 4 players: together with the cases they take a second or two.
const GAMES: u64 = 60;

static FOUND: LazyLock<Coverage> = LazyLock::new(|| {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    measure(&Scope { games: GAMES, seed: 1, paths: vec![cases] }).expect("readable cases")
});

fn cards() -> impl Iterator<Item = CardId> {
    (0..Kit::base().tables().plugs.len() as u16).map(CardId)
}

#[test]
fn every_hook_and_every_ability_is_reached() {
    let words = Words::plain(Lang::English, 4);
    let missing: Vec<String> =
        FOUND.missing().into_iter().map(|(card, part)| told(&words, card, part)).collect();
    assert_eq!(missing, Vec::<String>::new(), "reached by no game and no case");
    assert_eq!(FOUND.broken, 0, "cases do not hold");
}

#[test]
fn every_card_takes_part_in_random_games_and_in_rules_cases() {
    let ids = |unseen: &dyn Fn(CardId) -> bool| -> Vec<&str> {
        cards().filter(|card| unseen(*card)).map(|card| Kit::base().plug(card).id).collect()
    };
    let never: [&str; 0] = [];
    assert_eq!(
        ids(&|card| parts(card).all(|part| FOUND.games.of(card, part) == 0)),
        never,
        "in no random game"
    );
    assert_eq!(
        ids(&|card| parts(card).all(|part| FOUND.cases.of(card, part) == 0)),
        never,
        "in no rules case"
    );
}

#[test]
fn every_card_has_something_to_reach() {
    assert!(cards().all(|card| parts(card).count() > 0));
}

#[test]
fn what_is_begun_or_asked_is_an_ability_that_has_words() {
    let words = Words::plain(Lang::English, 4);
    for card in cards() {
        let worded = words.card_text(card).abilities.len() as u8;
        for part in (worded..ABILITIES).map(Part::Ability) {
            assert!(!FOUND.has(card, part), "{}", told(&words, card, part));
        }
    }
}

#[test]
fn nothing_is_reached_where_nothing_is_played() {
    let nothing = measure(&Scope { games: 0, seed: 1, paths: Vec::new() }).expect("nothing to read");
    assert_eq!(nothing.missing().len(), cards().map(|card| parts(card).count()).sum::<usize>());
}
