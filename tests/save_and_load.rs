//! Save and load are the identity (promise 6) for short texts and files, in every game with every number of
//! players, and whatever the table takes back, asks or seals.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use arcs::cli::simulate::Mode;
use arcs::save::compact::{self, For};
use arcs::save::{Head, Loss, file, open};
use common::{begin, is_long, many};
use rules::Game;
use rules::game::Record;

/// The game from this text, which must be the same as that record and stand where this game stands.
fn same(text: &str, head: &Head, game: &Game, record: &Record, at: &str) {
    let opened = open(text).unwrap_or_else(|why| panic!("{at}: {why:?} of {text}"));
    assert_eq!((&opened.head, opened.loss), (head, Loss::Nothing), "{at}");
    assert!(opened.game.record() == *record, "{at}: another record");
    assert!(opened.game.state() == game.state(), "{at}: another state");
    assert_eq!(opened.game.plea(), game.plea(), "{at}");
    let choices = |g: &Game| g.decision().map(|d| (d.seat, d.prompt, d.options.to_vec()));
    assert!(choices(&opened.game) == choices(game), "{at}: another decision");
}

fn check(head: &Head, game: &Game, at: &str) {
    let here = game.record();
    let others = Record { undone: Vec::new(), sealed: game.tape().len(), ..here.clone() };
    same(&compact::write(head, game, For::Others), head, game, &others, at);
    same(&compact::write(head, game, For::Here), head, game, &here, at);
    same(&file::write(head, game), head, game, &here, at);
}

/// Plays games of a mode and checks them: at every decision in a long run, else at some.
fn games(mode: Mode) {
    let (mut checked, mut back) = (0, 0);
    for seed in 0..many(6, 300) {
        let players = 2 + (seed % 3) as u8;
        let (head, mut game, mut party) = begin(mode, players, seed);
        let wanders = seed % 3 == 1;
        for step in 0.. {
            let sampled = step % 61 == seed % 61 || step < 2 || game.decision().is_none();
            if is_long() || sampled {
                check(&head, &game, &format!("{mode:?}, {players} players, seed {seed}, step {step}"));
                checked += 1;
            }
            let more = if wanders { party.wander(&mut game) } else { party.advance(&mut game) };
            if !more {
                break;
            }
        }
        back += game.tape().len() - game.journal().len();
    }
    println!("{mode:?}: {checked} decisions, {back} entries besides those of the games");
    assert!(back > 20, "something was taken back");
}

#[test]
fn save_and_load_is_the_identity_in_the_base_game() {
    games(Mode::Base);
}

#[test]
fn save_and_load_is_the_identity_with_leaders_and_lore() {
    games(Mode::Lore);
}

#[test]
fn save_and_load_is_the_identity_with_two_lore_cards_each() {
    games(Mode::Lore2);
}
