//! Promise 6: save → load is the identity, at every decision; and taking back is no reroll.

mod common;

use common::{Never, Table, begin, finish, games};
use rules::chance::Seeded;
use rules::event::Event;
use rules::game::{Deed, Game, Record};

fn through_text(game: &Game) -> Game {
    let text = serde_json::to_string(&game.record()).expect("text");
    let record: Record = serde_json::from_str(&text).expect("a record");
    assert_eq!(record, game.record());
    Game::load(&record).expect("a good record")
}

fn same(a: &Game, b: &Game) {
    assert_eq!(a.state(), b.state());
    assert_eq!(a.journal(), b.journal());
    assert_eq!(a.undone(), b.undone());
    assert_eq!(a.setup(), b.setup());
    let (a, b) = (a.decision(), b.decision());
    assert_eq!(a.map(|d| (d.seat, d.prompt)), b.map(|d| (d.seat, d.prompt)));
    assert_eq!(a.map(|d| d.options), b.map(|d| d.options));
}

#[test]
fn a_game_that_went_through_text_is_the_same_at_every_sampled_decision() {
    for players in 2..=4 {
        for seed in 0..games(20, 330) {
            let (mut game, mut table) = begin(players, seed);
            finish(&mut game, &mut table, &mut |g: &Game, at| {
                if at % 29 == (seed % 29) as usize || g.decision().is_none() {
                    same(g, &through_text(g));
                }
            });
        }
    }
}

#[test]
fn a_loaded_game_goes_on_as_the_saved_one_does() {
    for players in 2..=4 {
        for seed in 0..games(6, 60) {
            let (mut game, mut table) = begin(players, seed);
            for _ in 0..60 {
                common::advance(&mut game, &mut table);
            }
            let mut loaded = through_text(&game);
            let (mut one, mut two) = (Table::new(99), Table::new(99));
            finish(&mut game, &mut one, &mut |_, _| {});
            finish(&mut loaded, &mut two, &mut |_, _| {});
            same(&game, &loaded);
        }
    }
}

#[test]
fn what_was_taken_back_is_saved_too_and_can_be_done_again() {
    let (mut game, mut table) = begin(3, 4);
    finish(&mut game, &mut table, &mut |_, _| {});
    let end = *game.state();
    game.rewind(game.journal().len() / 2);
    let mut loaded = through_text(&game);
    same(&game, &loaded);
    while loaded.redo().is_some() {}
    assert_eq!(*loaded.state(), end);
}

/// Takes back everything, one by one, and chooses the same again with other dice in hand.
fn choose_again(game: &mut Game, every: usize) {
    let whole = game.journal().to_vec();
    for keep in (0..whole.len()).rev().step_by(every) {
        game.rewind(keep);
        let Deed::Chose(choice) = whole[keep].deed else { continue };
        game.apply(whole[keep].seat, choice, &mut Never).expect("an option");
        assert_eq!(game.journal()[keep], whole[keep]);
        assert_eq!(game.undone(), &whole[keep + 1..], "the same choice keeps what can be done again");
    }
}

#[test]
fn the_same_choice_at_the_same_point_gets_the_same_answers() {
    for players in 2..=4 {
        let (mut game, mut table) = begin(players, 8);
        finish(&mut game, &mut table, &mut |_, _| {});
        choose_again(&mut game, 5);
    }
}

#[test]
fn the_same_choice_gets_the_same_answers_after_loading_too() {
    for players in 2..=4 {
        let (mut game, mut table) = begin(players, 8);
        finish(&mut game, &mut table, &mut |_, _| {});
        choose_again(&mut through_text(&game), 5);
        // Taken back first, saved then.
        let whole = game.journal().to_vec();
        let rolls = whole.iter().rposition(|e| e.answers.len() > 3).expect("somebody rolled dice");
        game.rewind(rolls);
        let mut loaded = through_text(&game);
        let Deed::Chose(choice) = whole[rolls].deed else { unreachable!("only choices have answers") };
        loaded.apply(whole[rolls].seat, choice, &mut Never).expect("an option");
        assert_eq!(loaded.journal()[rolls], whole[rolls]);
    }
}

#[test]
fn another_choice_first_does_not_change_what_chance_answers_to_the_first_one() {
    let (mut game, mut table) = begin(4, 14);
    finish(&mut game, &mut table, &mut |_, _| {});
    let whole = game.journal().to_vec();
    let mut tried = 0;
    for at in (0..whole.len()).filter(|at| !whole[*at].answers.is_empty()).step_by(3) {
        game.rewind(at);
        let (seat, Deed::Chose(first)) = (whole[at].seat, whole[at].deed) else { continue };
        let others = game.decision().map(|d| d.options.to_vec()).unwrap_or_default();
        for other in others.into_iter().filter(|c| *c != first).take(2) {
            game.apply(seat, other, &mut Seeded::new(at as u64)).expect("an option");
            game.rewind(at);
            tried += 1;
        }
        game.apply(seat, first, &mut Never).expect("an option");
        assert_eq!(game.journal()[at], whole[at]);
        game.rewind(at);
        for entry in &whole[at..] {
            let Deed::Chose(choice) = entry.deed else { continue };
            game.apply(entry.seat, choice, &mut Never).expect("an option");
        }
        assert_eq!(game.journal(), whole);
    }
    assert!(tried > 3);
}

#[test]
fn the_way_back_out_of_an_act_never_leads_past_something_that_was_revealed() {
    let mut ways = 0;
    for players in 2..=4 {
        for seed in 0..games(60, 600) {
            let (mut game, mut table) = begin(players, seed);
            let mut told: Vec<Vec<Event>> = Vec::new();
            while let Some(decision) = game.decision() {
                let seat = decision.seat;
                if let Some(keep) = game.way_back() {
                    ways += 1;
                    let (entries, events) = (&game.journal()[keep..], told[keep..].concat());
                    assert!(entries.iter().all(|e| e.seat == seat && e.answers.is_empty()));
                    let seen =
                        events.iter().find(|e| matches!(e, Event::Looked { .. } | Event::Swapped { .. }));
                    assert_eq!(seen, None, "{players} players, seed {seed}");
                }
                let choice = table.pick(game.decision().expect("a decision").options);
                told.push(game.apply(seat, choice, &mut table.chance).expect("an option"));
            }
        }
    }
    assert!(ways > 1000);
}
