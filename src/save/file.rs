//! A game as a file that people can read: JSON with the versions, the table, the tape, and the position at the start
//! of the turn at hand, from which another engine can go on.

use super::{GameId, Head, Loss, Opened, Refusal, migrate};
use crate::session::TableConfig;
use crate::session::sitting::setup_of;
use rules::Game;
use rules::chance::{Ask, Chance};
use rules::game::{Anchor, ENGINE, Entry, LoadError, MOST_ENTRIES, Record};
use rules::position::Position;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What such a file is called inside.
pub const FORMAT: &str = "arcs.game";
/// The version of the layout that this program writes.
pub const VERSION: u32 = 2;

/// No file of a game is larger, in bytes.
pub const MOST_BYTES: usize = 8 << 20;
/// Nor holds it more values; each takes many times its text while it is read.
const MOST_VALUES: usize = 200_000;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole<G> {
    format: String,
    version: u32,
    /// The version of the program; only people read it.
    program: String,
    id: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    config: TableConfig,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turn: Option<Turn>,
    game: G,
}

/// Where the turn at hand began.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Turn {
    /// So many entries of the tape come before.
    after: usize,
    position: Position,
}

/// What of a record any engine can read.
#[derive(Deserialize)]
struct Outside {
    engine: u32,
    #[serde(default)]
    journal: Vec<Value>,
}

/// The game as a file.
pub fn write(head: &Head, game: &Game) -> String {
    write_as(ENGINE, head, game)
}

/// The same as an engine of this number would write it: for tests.
pub fn write_as(engine: u32, head: &Head, game: &Game) -> String {
    let head = head.tidy();
    let whole = Whole {
        format: FORMAT.to_string(),
        version: VERSION,
        program: env!("CARGO_PKG_VERSION").to_string(),
        id: format!("{:010x}", head.id),
        title: head.title,
        config: head.config,
        turn: game.anchor().map(|Anchor { position, at }| Turn { after: at, position }),
        game: Record { engine, ..game.record() },
    };
    serde_json::to_string_pretty(&whole).expect("plain data") + "\n"
}

/// Opens a file, also one of an older layout.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> Result<Opened, Refusal> {
    let starts = |b: &u8| matches!(b, b',' | b'[' | b'{');
    if text.len() > MOST_BYTES || text.bytes().filter(starts).count() > MOST_VALUES {
        return Err(Refusal::TooLong);
    }
    let value: Value = serde_json::from_str(text).map_err(|e| Refusal::Json(e.line(), e.column()))?;
    read_value(value)
}

/// Opens what a file holds.
///
/// # Errors
/// What is wrong with it.
pub fn read_value(value: Value) -> Result<Opened, Refusal> {
    let value = migrate::to_newest(value)?;
    let whole: Whole<Value> = serde_json::from_value(value).map_err(|_| Refusal::NoGame)?;
    let id = GameId::from_str_radix(&whole.id, 16).ok().filter(|id| id >> super::ID_BITS == 0);
    let head = Head { id: id.ok_or(Refusal::NoGame)?, title: whole.title, config: whole.config }.tidy();
    if let Some(problem) = head.config.problems().into_iter().next() {
        return Err(Refusal::Table(problem));
    }
    let outside = Outside::deserialize(&whole.game).map_err(|_| Refusal::NoGame)?;
    if outside.engine != ENGINE {
        let turn = whole.turn.ok_or(Refusal::OtherEngine(outside.engine))?;
        return take_up(head, turn, &outside.journal);
    }
    let record: Record = serde_json::from_value(whole.game).map_err(|_| Refusal::NoGame)?;
    if record.setup != setup_of(&head.config) {
        return Err(Refusal::Game(LoadError::Setup));
    }
    let game = Game::load(&record).map_err(Refusal::Game)?;
    let known = whole.turn.is_none_or(|turn| game.anchor().is_some_and(|a| a.position == turn.position));
    if known { Ok(Opened { head, game, loss: Loss::Nothing }) } else { Err(Refusal::Differs) }
}

/// Goes on with the turn at hand as far as this engine knows its choices.
fn take_up(head: Head, turn: Turn, journal: &[Value]) -> Result<Opened, Refusal> {
    let since =
        journal.get(turn.after..).filter(|since| since.len() <= MOST_ENTRIES).ok_or(Refusal::NoGame)?;
    let start = Game::at(turn.position, &mut Silent).map_err(Refusal::Game)?;
    if start.setup() != setup_of(&head.config) {
        return Err(Refusal::Game(LoadError::Setup));
    }
    let entries: Vec<Entry> = since.iter().map_while(|value| Entry::deserialize(value).ok()).collect();
    let mut game = start.clone();
    let mut done = entries.len();
    if let Err(at) = game.follow_all(&entries) {
        // The one that is not possible must leave nothing behind.
        (game, done) = (start, at);
        game.follow_all(&entries[..at]).map_err(|_| Refusal::Differs)?;
    }
    game.seal();
    Ok(Opened { head, game, loss: Loss::History { choices: since.len() - done } })
}

/// At the start of a turn nobody draws or rolls.
pub(super) struct Silent;

impl Chance for Silent {
    fn answer(&mut self, _: Ask<'_>) -> u8 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save::tests::{Table, begin, head};

    #[test]
    fn a_file_is_read_as_it_was_written_at_every_sampled_decision() {
        for seed in 0..8 {
            let players = 2 + (seed % 3) as u8;
            let (head, (mut game, mut table)) = (head(players, seed), begin(players, seed));
            for at in 0..400 {
                if at % 29 == seed % 29 || at < 3 {
                    let opened = read(&write(&head, &game)).expect("a game");
                    assert_eq!((&opened.head, opened.loss), (&head, Loss::Nothing));
                    assert!(opened.game.record() == game.record(), "another game");
                }
                Table::advance(&mut game, &mut table);
            }
        }
    }

    #[test]
    fn another_engine_takes_up_the_turn_at_hand() {
        let (head, (mut game, mut table)) = (head(3, 5), begin(3, 5));
        let refused = read(&write_as(ENGINE + 1, &head, &game)).err();
        assert_eq!(refused, Some(Refusal::OtherEngine(ENGINE + 1)));
        for _ in 0..120 {
            Table::advance(&mut game, &mut table);
        }
        let text = write_as(ENGINE + 1, &head, &game);
        let opened = read(&text).expect("a game");
        assert_eq!(opened.game.state().forgetful(), game.state().forgetful());
        assert_eq!(opened.loss, Loss::History { choices: 0 });
        // A choice that this engine does not know, and what follows.
        let mut value: Value = serde_json::from_str(&text).expect("json");
        let journal = value["game"]["journal"].as_array_mut().expect("a journal");
        let after = game.anchor().expect("a turn").at;
        assert!(journal.len() > after + 1);
        journal[after + 1]["deed"] = serde_json::json!({ "Chose": { "Teleport": 7 } });
        let left = journal.len() - after - 1;
        let opened = read_value(value).expect("a game");
        assert_eq!(opened.loss, Loss::History { choices: left });
        assert_eq!(opened.game.tape().len(), 1);
    }

    #[test]
    fn a_position_that_the_tape_does_not_lead_to_is_noticed() {
        let (head, (mut game, mut table)) = (head(3, 5), begin(3, 5));
        for _ in 0..120 {
            Table::advance(&mut game, &mut table);
        }
        let mut value: Value = serde_json::from_str(&write(&head, &game)).expect("json");
        value["turn"]["position"]["chapter"] = 3.into();
        assert_eq!(read_value(value).err(), Some(Refusal::Differs));
    }

    #[test]
    fn text_that_is_no_game_says_what_it_is() {
        assert_eq!(read("hello").err(), Some(Refusal::Json(1, 1)));
        assert_eq!(read("[1, 2]").err(), Some(Refusal::NoGame));
        assert_eq!(read(&"[".repeat(100_000)).err(), Some(Refusal::Json(1, 128)));
        assert_eq!(read(&"x".repeat(MOST_BYTES + 1)).err(), Some(Refusal::TooLong));
        let (head, (game, _)) = (head(2, 4), begin(2, 4));
        let text = write(&head, &game);
        assert_eq!(read(&text.replace("\"version\": 2", "\"version\": 3")).err(), Some(Refusal::Newer));
        assert!(matches!(read(&text[..text.len() / 2]).err(), Some(Refusal::Json(..))));
        assert_eq!(
            read(&text.replace("Bo", "Ada Lovelace")).err().map(|e| matches!(e, Refusal::Table(_))),
            Some(true)
        );
    }
}
