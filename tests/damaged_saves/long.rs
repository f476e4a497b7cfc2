//! Very long tapes of every kind: as long as may be, and longer. None is slow, none takes much of the heap.

use crate::common::{Party, begin, is_long};
use crate::heap::counted;
use arcs::cli::simulate::Mode;
use arcs::save::compact::{self, For};
use arcs::save::{Head, Loss, file, open};
use rules::Game;
use rules::game::{ENGINE, MOST_ENTRIES, Record};
use std::time::Instant;

/// So much heap for each entry is enough for any game in any form: all together, and at the same time.
const EVER_BYTES: usize = 16 << 10;
const MOST_BYTES: usize = 8 << 10;

/// What a table can do over and over.
#[derive(Clone, Copy, Debug)]
enum Habit {
    /// Chooses and takes it back.
    Undo,
    /// Chooses many times and takes all of it back.
    UndoMuch,
    /// Asks to take back, and is refused.
    Plead,
    /// Asks to take back, and may; then it is done again.
    PleadAndMay,
}

fn until_full(game: &mut Game, party: &mut Party, habit: Habit, most: usize) {
    let start = game.journal().len();
    let players = game.setup().players;
    while game.tape().len() + 40 < most {
        game.seal();
        match habit {
            Habit::Undo => {
                party.advance(game);
                game.seal();
                game.rewind(game.journal().len() - 1);
            }
            Habit::UndoMuch => {
                for _ in 0..30 {
                    party.advance(game);
                }
                game.seal();
                game.rewind(start);
            }
            Habit::Plead | Habit::PleadAndMay => {
                let may = matches!(habit, Habit::PleadAndMay);
                if game.journal().len() == start {
                    party.advance(game);
                }
                let seat = game.journal()[start].seat;
                game.ask_back(seat, start).expect("a plea");
                let first = game.answers_plea().expect("somebody");
                game.answer_back(first, may).expect("an answer");
                while let Some(next) = game.answers_plea() {
                    game.answer_back(next, true).expect("an answer");
                }
            }
        }
        assert!(game.setup().players == players);
    }
}

fn opens_quickly(name: &str, text: &str, known: &Game, whole: bool) {
    let begin = Instant::now();
    let (opened, taken) = counted(|| open(text));
    let mut time = begin.elapsed();
    if is_long() {
        for _ in 0..3 {
            let begin = Instant::now();
            let _ = open(text);
            time = time.min(begin.elapsed());
        }
    }
    println!("{name}: {} characters, {time:?}, {taken:?}", text.len());
    let entries = known.tape().len();
    assert!(taken.ever < entries * EVER_BYTES && taken.most < entries * MOST_BYTES, "{name}: {taken:?}");
    if whole {
        let opened = opened.unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(opened.loss, Loss::Nothing);
        assert!(opened.game.tape() == known.tape(), "{name}: another tape");
    }
}

fn all_forms(name: &str, head: &Head, game: &Game) {
    opens_quickly(&format!("{name}, short"), &compact::write(head, game, For::Here), game, true);
    opens_quickly(&format!("{name}, file"), &file::write(head, game), game, true);
    let text = compact::write_as(ENGINE + 1, head, game, For::Others);
    opens_quickly(&format!("{name}, short of another engine"), &text, game, false);
    opens_quickly(
        &format!("{name}, file of another engine"),
        &file::write_as(ENGINE + 1, head, game),
        game,
        false,
    );
}

#[test]
fn the_longest_tapes_open_in_every_form() {
    let most = if is_long() { MOST_ENTRIES } else { MOST_ENTRIES / 7 };
    for (steps, seed) in [(5, 1), (130, 2)] {
        for habit in [Habit::Undo, Habit::UndoMuch, Habit::Plead, Habit::PleadAndMay] {
            let (head, mut game, mut party) = begin(Mode::Lore2, 4, seed);
            for _ in 0..steps {
                party.advance(&mut game);
            }
            until_full(&mut game, &mut party, habit, most);
            all_forms(&format!("{habit:?} from {steps}"), &head, &game);
        }
    }
}

/// What can be done again is not on the tape, and does not count there.
#[test]
fn a_tape_as_long_as_may_be_keeps_what_can_be_done_again() {
    let (head, mut game, mut party) = begin(Mode::Lore2, 4, 1);
    for _ in 0..5 {
        party.advance(&mut game);
    }
    until_full(&mut game, &mut party, Habit::UndoMuch, MOST_ENTRIES);
    while game.tape().len() < MOST_ENTRIES {
        party.advance(&mut game);
    }
    game.rewind(game.journal().len() - 1);
    assert!(game.tape().len() + game.undone().len() > MOST_ENTRIES - 1);
    for text in [compact::write(&head, &game, For::Here), file::write(&head, &game)] {
        let again = open(&text).expect("the same game").game;
        assert!(again.record() == game.record());
    }
}

#[test]
fn longer_tapes_are_refused() {
    let (head, mut game, mut party) = begin(Mode::Base, 2, 3);
    until_full(&mut game, &mut party, Habit::Plead, MOST_ENTRIES + 100);
    assert!(game.tape().len() > MOST_ENTRIES);
    assert!(open(&compact::write(&head, &game, For::Others)).is_err());
    assert!(open(&file::write(&head, &game)).is_err());
    let Record { journal, .. } = game.record();
    assert!(journal.len() > MOST_ENTRIES);
}
