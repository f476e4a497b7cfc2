//! The short text of a game: for links, messages and storage.
//!
//! It has two parts. The first says what any engine can take up: the table, the position at the start of the turn
//! at hand, and the choices since, each by what it means. The second is the history before, each choice by its
//! index among the options: only the engine that wrote it can play it again, and it must come to the position of
//! the first part.

use super::coder::{Coder, Reader, Writer};
use super::file::Silent;
use super::position::position;
use super::tape::{Broken, By, opening, outlook, walk};
use super::{Head, Loss, Opened, Refusal, envelope, table};
use crate::session::sitting::setup_of;
use rules::Game;
use rules::chance::Chance;
use rules::event::Deaf;
use rules::game::{Anchor, ENGINE, LoadError, MOST_ENTRIES, RULESET, Record};
use rules::kit::Kit;
use rules::position::Position;

/// For whom the text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// Another device: what was taken back without a trace and can be done again is nobody else's business.
    Others,
    /// This device.
    Here,
}

/// The game as a short text.
pub fn write(head: &Head, game: &Game, whom: For) -> String {
    write_as(ENGINE, head, game, whom)
}

/// The same as an engine of this number would write it: for tests.
pub fn write_as(engine: u32, head: &Head, game: &Game, whom: For) -> String {
    let head = &head.tidy();
    let anchor = game.anchor();
    let mut c = Writer::default();
    c.number(engine.into());
    edition(&mut c);
    let _ = table::head(&mut c, Some(head));
    c.flag(60, anchor.is_some());
    let since = match &anchor {
        Some(Anchor { position: at, at: tape }) => {
            let _ = position(&mut c, Some(at));
            Game::at(at.clone(), &mut Silent).ok().zip(game.tape().get(*tape..))
        }
        None => {
            let begun = opening(&mut c, game.opening(), |chance| set_up(head, chance), By::Meaning);
            begun.ok().map(|begun| (begun, game.tape()))
        }
    };
    if let Some((mut now, entries)) = since {
        let _ = walk(&mut c, &mut now, entries, By::Meaning);
    }
    c.below(0x10000, outlook(game));
    let first = c.finish();

    let mut c = Writer::default();
    if let Some(anchor) = &anchor
        && let Ok(mut past) = origin(&mut c, head, Some(game))
    {
        let _ = walk(&mut c, &mut past, &game.tape()[..anchor.at], By::Index);
    }
    if c.flag(32, whom == For::Here) {
        c.number(game.sealed() as u64);
        // Whoever reads this knows the answers of chance that are on the tape, and none of what comes here.
        let mut ahead = match game.undone() {
            [] => game.clone(),
            _ => Game::load(&Record { undone: Vec::new(), ..game.record() }).unwrap_or_else(|_| game.clone()),
        };
        ahead.drop_plea();
        let _ = walk(&mut c, &mut ahead, game.undone(), By::Index);
    }
    let second = c.finish();

    let mut bytes = Vec::with_capacity(first.len() + second.len() + 2);
    bytes.extend((first.len() as u16).to_le_bytes());
    bytes.extend(first);
    bytes.extend(second);
    envelope::seal(&bytes)
}

/// Opens a short text, found somewhere in what was pasted.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> Result<Opened, Refusal> {
    let bytes = envelope::open(text)?;
    let (length, rest) = bytes.split_first_chunk::<2>().ok_or(Refusal::Altered)?;
    let (first, second) =
        rest.split_at_checked(u16::from_le_bytes(*length).into()).ok_or(Refusal::Altered)?;
    let mut c = Reader::new(first);
    let engine = u32::try_from(c.number(0)).map_err(|_| Refusal::Altered)?;
    if !edition(&mut c) {
        return Err(Refusal::Game(LoadError::Kit));
    }
    let head = table::head(&mut c, None).map_err(|Broken| Refusal::Altered)?.tidy();
    if let Some(problem) = head.config.problems().into_iter().next() {
        return Err(Refusal::Table(problem));
    }
    if c.flag(60, false) {
        let at = position(&mut c, None).map_err(|Broken| Refusal::Altered)?;
        let mut now = Game::at(at, &mut Silent).map_err(Refusal::Game)?;
        if !fits(&head, &now) {
            return Err(Refusal::Game(LoadError::Setup));
        }
        let start = *now.state();
        let walked = walk(&mut c, &mut now, &[], By::Meaning);
        if engine != ENGINE {
            let choices = walked.err().unwrap_or_default();
            if choices > MOST_ENTRIES {
                return Err(Refusal::Altered);
            }
            return Ok(Opened { head, game: now, loss: Loss::History { choices } });
        }
        walked.map_err(|_| Refusal::Differs)?;
        let seen = c.below(0x10000, 0);
        let mut c = Reader::new(second);
        let mut game = origin(&mut c, &head, None).map_err(|Broken| Refusal::Differs)?;
        walk(&mut c, &mut game, &[], By::Index).map_err(|_| Refusal::Differs)?;
        if game.tape().len() + now.tape().len() > MOST_ENTRIES {
            return Err(Refusal::TooLong);
        }
        if game.state().forgetful() != start || game.follow_all(now.tape()).is_err() || outlook(&game) != seen
        {
            return Err(Refusal::Differs);
        }
        here(&mut c, head, game)
    } else {
        let begun = opening(&mut c, &[], |chance| set_up(&head, chance), By::Meaning);
        let mut game = begun.map_err(|Broken| refused(engine))?;
        walk(&mut c, &mut game, &[], By::Meaning).map_err(|_| refused(engine))?;
        if outlook(&game) != c.below(0x10000, 0) {
            return Err(refused(engine));
        }
        here(&mut Reader::new(second), head, game)
    }
}

/// What only this device knows.
fn here(c: &mut Reader<'_>, head: Head, mut game: Game) -> Result<Opened, Refusal> {
    let (mut sealed, mut undone) = (game.tape().len(), Vec::new());
    if c.flag(32, false) {
        sealed = usize::try_from(c.number(0)).unwrap_or(usize::MAX);
        let mut ahead = game.clone();
        ahead.drop_plea();
        let done = ahead.journal().len();
        walk(c, &mut ahead, &[], By::Index).map_err(|_| Refusal::Differs)?;
        undone = ahead.journal().get(done..).unwrap_or_default().to_vec();
    }
    game.restore(sealed, undone).map_err(|at| Refusal::Game(LoadError::Entry(at)))?;
    Ok(Opened { head, game, loss: Loss::Nothing })
}

fn refused(engine: u32) -> Refusal {
    if engine == ENGINE { Refusal::Differs } else { Refusal::OtherEngine(engine) }
}

/// The edition of the rules and the cards; false if they are not here.
fn edition(c: &mut impl Coder) -> bool {
    let ruleset = c.flag(60, true) || c.bytes(32, &[]) == RULESET.as_bytes();
    let kit = c.flag(60, true);
    ruleset && kit
}

fn set_up(head: &Head, chance: &mut dyn Chance) -> Option<Game> {
    Game::with_kit(Kit::base(), setup_of(&head.config), &[], chance, &mut Deaf).ok()
}

/// Is this a game of this table?
fn fits(head: &Head, game: &Game) -> bool {
    game.setup() == setup_of(&head.config)
}

/// Where the game began: with a setup, or at a position that an older engine left.
fn origin(c: &mut impl Coder, head: &Head, game: Option<&Game>) -> Result<Game, Broken> {
    let began = game.and_then(Game::origin);
    if c.flag(4, began.is_some()) {
        let at: Position = position(c, began)?;
        Game::at(at, &mut Silent).ok().filter(|game| fits(head, game)).ok_or(Broken)
    } else {
        opening(c, game.map_or(&[][..], Game::opening), |chance| set_up(head, chance), By::Index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save::tests::{Table, begin, head};

    fn same(text: &str, head: &Head, was: &Record) {
        let opened = read(text).unwrap_or_else(|why| panic!("{why:?} of {text}"));
        assert_eq!((&opened.head, opened.loss), (head, Loss::Nothing));
        let now = opened.game.record();
        assert!(now.journal == was.journal, "another tape");
        assert!(
            now.undone == was.undone,
            "other things to do again: {} for {}",
            now.undone.len(),
            was.undone.len()
        );
        assert!(now == *was, "another game: sealed {} for {}", now.sealed, was.sealed);
    }

    fn for_others(game: &Game) -> Record {
        Record { undone: Vec::new(), sealed: game.tape().len(), ..game.record() }
    }

    #[test]
    fn a_game_is_read_as_it_was_written_at_every_sampled_decision() {
        for seed in 0..14 {
            let players = 2 + (seed % 3) as u8;
            let (head, (mut game, mut table)) = (head(players, seed), begin(players, seed));
            let mut at = 0;
            loop {
                if at % 23 == seed % 23 || at < 12 || game.decision().is_none() {
                    same(&write(&head, &game, For::Others), &head, &for_others(&game));
                    same(&write(&head, &game, For::Here), &head, &game.record());
                }
                at += 1;
                if !Table::advance(&mut game, &mut table) {
                    break;
                }
            }
        }
    }

    #[test]
    fn what_the_table_does_besides_is_read_as_well() {
        for seed in 0..6 {
            let players = 2 + (seed % 3) as u8;
            let (head, (mut game, mut table)) = (head(players, seed), begin(players, seed));
            let mut rng = rules::chance::Seeded::new(seed);
            for step in 0..200 {
                match (game.answers_plea(), rng.below(20)) {
                    (Some(seat), n) => drop(game.answer_back(seat, n > 3)),
                    (None, 0) => game.rewind(game.journal().len().saturating_sub(1 + rng.below(9))),
                    (None, 1..=2) => drop(game.redo()),
                    (None, 3) => {
                        let seat = rules::ids::Seat(rng.below(players.into()) as u8);
                        let _ = game.ask_back(seat, game.journal().len().saturating_sub(1 + rng.below(30)));
                    }
                    (None, 4) => game.seal(),
                    _ => drop(Table::advance(&mut game, &mut table)),
                }
                if step % 7 == 0 {
                    same(&write(&head, &game, For::Others), &head, &for_others(&game));
                    same(&write(&head, &game, For::Here), &head, &game.record());
                }
            }
        }
    }

    #[test]
    fn another_engine_takes_up_the_turn_at_hand() {
        let mut taken = 0;
        for seed in 0..8 {
            let players = 2 + (seed % 3) as u8;
            let (head, (mut game, mut table)) = (head(players, seed), begin(players, seed));
            for at in 0..150 {
                if at % 11 == 0 {
                    let opened = read(&write_as(ENGINE + 1, &head, &game, For::Others)).expect("a game");
                    assert_eq!(opened.game.state().forgetful(), game.state().forgetful());
                    if let Some(anchor) = game.anchor() {
                        taken += 1;
                        assert_eq!(opened.loss, Loss::History { choices: 0 });
                        assert_eq!(opened.game.tape(), &game.tape()[anchor.at..]);
                        // And from here on it is a game like any other.
                        let again = write(&head, &opened.game, For::Here);
                        same(&again, &head, &opened.game.record());
                        let mut goes_on = read(&again).expect("a game").game;
                        for _ in 0..40 {
                            Table::advance(&mut goes_on, &mut table);
                        }
                        same(&write(&head, &goes_on, For::Here), &head, &goes_on.record());
                    }
                }
                Table::advance(&mut game, &mut table);
            }
        }
        assert!(taken > 60);
    }

    #[test]
    fn more_entries_than_any_tape_has_are_no_loss_but_no_game() {
        let (head, (mut game, mut table)) = (head(3, 5), begin(3, 5));
        for _ in 0..150 {
            Table::advance(&mut game, &mut table);
        }
        for count in [MOST_ENTRIES as u64 + 1, u64::MAX] {
            let mut c = Writer::default();
            c.number(u64::from(ENGINE) + 1);
            edition(&mut c);
            let _ = table::head(&mut c, Some(&head));
            c.flag(60, true);
            let _ = position(&mut c, Some(&game.anchor().expect("a turn").position));
            c.number(count);
            let first = c.finish();
            let body = [&(first.len() as u16).to_le_bytes()[..], &first].concat();
            assert_eq!(read(&envelope::seal(&body)).err(), Some(Refusal::Altered), "{count}");
        }
    }

    #[test]
    fn nothing_of_the_future_is_in_a_text_for_others() {
        let (head, (mut game, mut table)) = (head(4, 3), begin(4, 3));
        let mut texts = vec![write(&head, &game, For::Others)];
        let mut free = 0;
        for _ in 0..200 {
            Table::advance(&mut game, &mut table);
            texts.push(write(&head, &game, For::Others));
            // What was chosen after a moment, and is taken back without a trace, is not in its text.
            let keep = game.journal().len() - 1;
            if !game.needs_consent(keep) {
                free += 1;
                game.rewind(keep);
                assert_eq!(write(&head, &game, For::Others), texts[keep]);
                game.redo();
            }
        }
        assert!(free > 40);
        // A text says no more than the tape: another table, with other dice to come, gives the same.
        let again = read(&texts[120]).expect("a game").game;
        assert_eq!(write(&head, &again, For::Others), texts[120]);
    }
}
