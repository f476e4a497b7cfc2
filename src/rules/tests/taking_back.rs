//! Taking back: free while nothing was revealed, else written down, never a reroll, and the same after loading.

mod common;

use common::{Never, Table, advance, begin, games};
use rules::chance::Seeded;
use rules::choice::Reason;
use rules::event::Event;
use rules::game::{Deed, Game, Record};
use rules::ids::*;

fn reloaded(game: &Game) -> Game {
    let text = serde_json::to_string(&game.record()).expect("text");
    let record: Record = serde_json::from_str(&text).expect("a record");
    let loaded = Game::load(&record).unwrap_or_else(|e| panic!("{e:?} of {}", record.journal.len()));
    assert_eq!(loaded.record(), game.record());
    assert_eq!(loaded.state(), game.state());
    assert_eq!(loaded.journal(), game.journal());
    assert_eq!(loaded.plea(), game.plea());
    assert!(told(&loaded) == told(game), "told otherwise");
    let choices = |g: &Game| g.decision().map(|d| d.options.to_vec());
    assert_eq!(choices(&loaded), choices(game));
    loaded
}

fn told(game: &Game) -> Vec<Vec<Event>> {
    let mut told = Vec::new();
    game.retell(&mut |_, events| told.push(events));
    told
}

/// A game just after dice were rolled, and the index of that entry.
fn after_a_roll(players: u8, seed: u64) -> (Game, Table, usize) {
    let (mut game, mut table) = begin(players, seed);
    while game.journal().last().is_none_or(|e| e.answers.len() < 2) {
        assert!(advance(&mut game, &mut table), "nobody rolled dice");
    }
    let at = game.journal().len() - 1;
    (game, table, at)
}

#[test]
fn what_showed_nothing_is_taken_back_without_a_trace() {
    let (mut game, mut table) = begin(3, 4);
    for _ in 0..40 {
        advance(&mut game, &mut table);
    }
    let free = (0..40).find(|keep| !game.needs_consent(*keep)).expect("something free");
    let before = game.tape()[..free].to_vec();
    game.rewind(free);
    assert_eq!(game.tape(), before);
    assert_eq!(game.undone().len(), 40 - free);
    reloaded(&game);
}

#[test]
fn dice_that_are_taken_back_stay_on_the_tape_and_in_the_log() {
    let (mut game, _, roll) = after_a_roll(3, 4);
    let seat = game.journal()[roll].seat;
    assert!(game.needs_consent(roll));
    game.rewind(roll);
    assert_eq!(game.tape()[roll + 1].deed, Deed::TookBack(1));
    assert_eq!(told(&game)[roll].last(), Some(&Event::Rewound { seat, count: 1 }));
    reloaded(&game);
}

#[test]
fn doing_again_what_was_just_taken_back_leaves_nothing_of_it() {
    let (mut game, mut table, _) = after_a_roll(3, 4);
    for _ in 0..5 {
        advance(&mut game, &mut table);
    }
    let (whole, all) = (game.record(), told(&game));
    let keep = game.journal().len() - 6;
    game.rewind(keep);
    game.redo();
    assert_eq!(game.tape().last().map(|e| e.deed), Some(Deed::TookBack(5)));
    reloaded(&game);
    while game.redo().is_some() {}
    assert_eq!(game.record(), whole);
    assert_eq!(told(&game), all);
}

#[test]
fn the_same_choice_gets_the_same_dice_after_another_choice_and_after_loading() {
    for players in 2..=4 {
        let (mut game, _, roll) = after_a_roll(players, 8);
        let entry = game.journal()[roll].clone();
        let Deed::Chose(choice) = entry.deed else { unreachable!("dice follow a choice") };
        game.rewind(roll);
        let mut others = game.decision().expect("a decision").options.to_vec();
        others.retain(|c| *c != choice);
        game.apply(entry.seat, others[0], &mut Seeded::new(5)).expect("an option");
        game.rewind(roll);
        let mut loaded = reloaded(&game);
        loaded.apply(entry.seat, choice, &mut Never).expect("an option");
        assert_eq!(loaded.journal()[roll], entry);
        reloaded(&loaded);
    }
}

#[test]
fn a_record_whose_second_roll_differs_from_the_first_is_refused() {
    let (mut game, _, roll) = after_a_roll(3, 4);
    let mut record = game.record();
    let mut again = game.journal()[roll].clone();
    again.answers[0] = (again.answers[0] + 1) % 6;
    game.rewind(roll);
    record.journal.push(game.tape()[roll + 1].clone());
    record.journal.push(again);
    assert!(Game::load(&record).is_err());
}

#[test]
fn what_is_known_elsewhere_stays_on_the_tape() {
    let (mut game, mut table) = begin(2, 9);
    while game.journal().len() < 9 || game.needs_consent(game.journal().len() - 1) {
        advance(&mut game, &mut table);
    }
    let last = game.journal().len() - 1;
    assert!(!game.needs_consent(last), "the last choice showed nothing");
    game.seal();
    assert!(game.needs_consent(last), "but somebody was told of it");
    let before = game.tape().to_vec();
    game.rewind(last);
    assert_eq!(game.tape()[..=last], before);
    assert_eq!(game.tape()[last + 1].deed, Deed::TookBack(1));
    reloaded(&game);
}

#[test]
fn the_whole_table_has_to_agree_before_a_plea_is_granted() {
    let (mut game, mut table, roll) = after_a_roll(4, 5);
    let asker = game.journal()[roll].seat;
    assert!(game.ask_back(asker, roll + 1).is_err(), "there is nothing to take back");
    game.ask_back(asker, roll).expect("a plea");
    assert_eq!(game.ask_back(asker.next(4), roll), Err(Reason::NotOffered));
    assert!(!advance_or_refuse(&mut game, &mut table), "nothing goes on while the table is asked");
    assert!(game.concede(asker).is_err() && game.redo().is_none());
    assert_eq!(game.answer_back(asker, true), Err(Reason::NotYours));
    for k in 1..4 {
        let seat = Seat((asker.0 + k) % 4);
        assert_eq!(game.answers_plea(), Some(seat));
        assert_eq!(game.journal().len(), roll + 1);
        game = reloaded(&game);
        game.answer_back(seat, true).expect("an answer");
    }
    assert_eq!((game.journal().len(), game.plea()), (roll, None));
    let told = told(&game);
    assert_eq!(told[roll].last(), Some(&Event::Rewound { seat: asker, count: 1 }));
    assert!(told[roll].contains(&Event::AskedBack { seat: asker, count: 1 }));
    reloaded(&game);
}

fn advance_or_refuse(game: &mut Game, table: &mut Table) -> bool {
    let decision = game.decision().expect("a decision");
    let (seat, choice) = (decision.seat, decision.options[0]);
    game.apply(seat, choice, &mut table.chance).is_ok()
}

#[test]
fn one_refusal_lets_it_stand() {
    let (mut game, mut table, roll) = after_a_roll(3, 4);
    let asker = game.journal()[roll].seat;
    game.ask_back(asker, roll).expect("a plea");
    let other = asker.next(3);
    game.answer_back(other, false).expect("an answer");
    assert_eq!((game.journal().len(), game.plea()), (roll + 1, None));
    assert_eq!(told(&game)[roll + 1].last(), Some(&Event::BackRefused { seat: other }));
    assert!(game.answer_back(other, true).is_err());
    reloaded(&game);
    assert!(advance_or_refuse(&mut game, &mut table));
}

/// Plays, takes back, does again, asks, answers and seals at random.
#[test]
fn whatever_a_table_does_loading_gives_the_same_game() {
    for seed in 0..games(12, 400) {
        let players = 2 + (seed % 3) as u8;
        let (mut game, mut table) = begin(players, seed);
        let mut rng = Seeded::new(seed);
        for step in 0..260 {
            match (game.answers_plea(), rng.below(24)) {
                (Some(seat), n) => drop(game.answer_back(seat, n > 4)),
                (None, 0) => game.rewind(game.journal().len().saturating_sub(1 + rng.below(6))),
                (None, 1..=3) => drop(game.redo()),
                (None, 4) => {
                    let seat = Seat(rng.below(players.into()) as u8);
                    let _ = game.ask_back(seat, game.journal().len().saturating_sub(1 + rng.below(4)));
                }
                (None, 5) => game.seal(),
                _ => drop(advance(&mut game, &mut table)),
            }
            if step % 13 == 0 {
                game = reloaded(&game);
            }
        }
        reloaded(&game);
    }
}
