//! A damaged record is refused with what is wrong with it, and never brings the game down.

mod common;

use common::{begin, finish, games, play};
use rules::chance::Seeded;
use rules::game::{Deed, ENGINE, Entry, Game, LoadError, Record, check_setup};
use rules::ids::*;
use rules::state::Setup;

fn good() -> Record {
    play(3, 21, |_, _| {}).record()
}

#[test]
fn a_record_of_another_engine_is_refused() {
    for engine in [0, ENGINE + 1, u32::MAX] {
        let refused = Game::load(&Record { engine, ..good() }).err();
        assert_eq!(refused, Some(LoadError::Engine(engine)));
    }
}

#[test]
fn a_record_of_an_unknown_kit_is_refused() {
    let refused = Game::load(&Record { kit: "moon".into(), ..good() }).err();
    assert_eq!(refused, Some(LoadError::Kit));
}

#[test]
fn a_setup_that_cannot_be_played_is_refused() {
    let setup = |players, first, card| Setup { players, first, card, split_discard: false, lore: None };
    for bad in [
        setup(0, None, None),
        setup(1, None, None),
        setup(5, None, None),
        setup(255, None, None),
        setup(2, Some(Seat(2)), None),
        setup(4, Some(Seat(255)), None),
        setup(3, None, Some(0)),
        setup(4, None, Some(12)),
        setup(4, None, Some(255)),
    ] {
        assert_eq!(check_setup(&bad), Err(LoadError::Setup), "{bad:?}");
        assert_eq!(Game::new(bad, &mut Seeded::new(1)).err(), Some(LoadError::Setup));
        assert_eq!(Game::load(&Record { setup: bad, ..good() }).err(), Some(LoadError::Setup));
    }
    for players in 2..=4u8 {
        for card in (0..4).map(|i| (players - 2) * 4 + i) {
            assert_eq!(check_setup(&setup(players, Some(Seat(players - 1)), Some(card))), Ok(()));
        }
    }
}

#[test]
fn an_opening_with_missing_wrong_or_surplus_answers_is_refused() {
    let record = good();
    let mut short = record.clone();
    short.opening.pop();
    let mut long = record.clone();
    long.opening.push(0);
    let mut wrong = record.clone();
    wrong.opening[0] = 200;
    for bad in [short, long, wrong, Record { opening: vec![], ..record }] {
        assert_eq!(Game::load(&bad).err(), Some(LoadError::Setup));
    }
}

#[test]
fn a_journal_that_stops_early_is_a_game_that_goes_on() {
    let record = good();
    for keep in (0..record.journal.len()).step_by(17) {
        let journal = record.journal[..keep].to_vec();
        let game = Game::load(&Record { journal, ..record.clone() }).expect("a shorter game");
        assert_eq!(game.journal().len(), keep);
        assert!(game.decision().is_some());
    }
}

#[test]
fn an_entry_that_is_missing_doubled_or_of_another_seat_is_found() {
    let record = good();
    let fails_from = |journal: Vec<Entry>, at: usize| match Game::load(&Record { journal, ..record.clone() })
    {
        Err(LoadError::Entry(found)) => assert!(found >= at, "{found} < {at}"),
        Err(other) => panic!("{other:?}"),
        Ok(game) => assert!(game.journal().len() < record.journal.len(), "a hole went unnoticed"),
    };
    for at in (0..record.journal.len()).step_by(13) {
        let mut missing = record.journal.clone();
        missing.remove(at);
        fails_from(missing, at);
        let mut stranger = record.journal.clone();
        stranger[at].seat = Seat(stranger[at].seat.0 ^ 1);
        fails_from(stranger, at);
        let mut nobody = record.journal.clone();
        nobody[at].seat = Seat(255);
        fails_from(nobody, at);
    }
    let mut surplus = record.journal.clone();
    surplus.push(record.journal[0].clone());
    assert_eq!(
        Game::load(&Record { journal: surplus, ..record.clone() }).err(),
        Some(LoadError::Entry(record.journal.len()))
    );
}

#[test]
fn answers_of_chance_that_do_not_fit_are_found() {
    let record = good();
    let answered = (0..record.journal.len()).filter(|at| !record.journal[*at].answers.is_empty());
    for at in answered.step_by(5) {
        let mut out_of_range = record.clone();
        out_of_range.journal[at].answers[0] = 255;
        let mut short = record.clone();
        short.journal[at].answers.pop();
        let mut long = record.clone();
        long.journal[at].answers.push(0);
        for bad in [out_of_range, short, long] {
            assert_eq!(Game::load(&bad).err(), Some(LoadError::Entry(at)));
        }
    }
    let silent = record.journal.iter().position(|e| e.answers.is_empty()).expect("a quiet entry");
    let mut noisy = record.clone();
    noisy.journal[silent].answers.push(1);
    assert_eq!(Game::load(&noisy).err(), Some(LoadError::Entry(silent)));
}

#[test]
fn a_damaged_part_that_was_taken_back_is_found_before_it_is_done_again() {
    let (mut game, mut table) = begin(4, 3);
    finish(&mut game, &mut table, &mut |_, _| {});
    let all = game.journal().len();
    game.rewind(all - 5);
    let record = game.record();
    let mut strange = record.clone();
    strange.undone[2].seat = Seat(9);
    let mut foreign = record.clone();
    foreign.undone[0] = foreign.journal[0].clone();
    assert_eq!(Game::load(&strange).err(), Some(LoadError::Entry(all - 3)));
    assert_eq!(Game::load(&foreign).err(), Some(LoadError::Entry(all - 5)));
    assert!(Game::load(&record).is_ok());
}

/// Records as JSON with one number or word changed, at every place of the text.
#[test]
fn any_changed_number_in_the_text_is_refused_or_gives_a_game_that_can_be_played() {
    for seed in 0..games(3, 30) {
        let (mut game, mut table) = begin(2 + (seed % 3) as u8, seed);
        for _ in 0..120 {
            common::advance(&mut game, &mut table);
        }
        game.rewind(110);
        let text = serde_json::to_string(&game.record()).expect("text");
        let mut rng = Seeded::new(seed);
        let digits: Vec<usize> =
            text.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(i, _)| i).collect();
        for _ in 0..400 {
            let at = digits[rng.below(digits.len())];
            let new = ["7", "0", "25", "63", "200", "255", "256", "65535", "99999999999", "-1", "null"]
                [rng.below(11)];
            let changed = format!("{}{new}{}", &text[..at], &text[at + 1..]);
            let Ok(record) = serde_json::from_str::<Record>(&changed) else { continue };
            if let Ok(mut loaded) = Game::load(&record) {
                let _ = (loaded.refusals(), loaded.redo());
                let mut rest = common::Table::new(seed);
                for _ in 0..20 {
                    common::advance(&mut loaded, &mut rest);
                }
            }
        }
    }
}

#[test]
fn text_with_unknown_parts_or_cut_off_is_refused() {
    let text = serde_json::to_string(&good()).expect("text");
    for keep in (0..text.len()).step_by(997) {
        assert!(serde_json::from_str::<Record>(&text[..keep]).is_err());
    }
    let more = text.replacen('{', "{\"future\":1,", 1);
    assert!(serde_json::from_str::<Record>(&more).is_err());
}

#[test]
fn a_concession_with_answers_of_chance_is_refused() {
    let mut record = good();
    record.journal = vec![Entry { seat: Seat(0), deed: Deed::Conceded, answers: vec![1] }];
    assert_eq!(Game::load(&record).err(), Some(LoadError::Entry(0)));
    record.journal[0].answers.clear();
    assert!(Game::load(&record).is_ok());
}
