//! Telling a saved game.

use super::{Trouble, say};
use crate::model::build::ambitions;
use crate::session::TableConfig;
use crate::session::sitting::words_of;
use crate::text::cli as text;
use crate::text::{Lang, Words};
use rules::Game;
use rules::game::Record;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::path::Path;

/// Prints the log of a game as sentences, and how it stands.
///
/// # Errors
/// Why the file cannot be told.
pub fn run(path: &Path) -> Result<(), Trouble> {
    let name = path.display().to_string();
    let content = std::fs::read_to_string(path)
        .map_err(|e| Trouble::Fails(text::cannot_open(&name, &e.to_string())))?;
    let saved: Option<Value> = serde_json::from_str(&content).ok();
    let record = saved.as_ref().and_then(find::<Record>);
    let (Some(saved), Some(record)) = (saved, record) else {
        return Err(Trouble::Fails(text::no_game(&name)));
    };
    let words = words(&saved, record.setup.players);
    let game = Game::load(&record)
        .map_err(|error| Trouble::Fails(text::cannot_load(&name, &words.load_error(&error))))?;
    let kit = game.state().kit;
    game.retell(&mut |_, events| {
        for event in &events {
            match words.log(event, kit) {
                Some(line) if line.heading => say(text::heading(&line.text)),
                Some(_) => say(words.event(kit, event)),
                None => {}
            }
        }
    });
    say(text::heading(if game.state().over.is_some() { text::FINAL_STANDING } else { text::STANDING }));
    words.ranking(game.state()).iter().for_each(say);
    say(text::heading(text::AMBITIONS));
    let table = words.language.table;
    for row in ambitions(game.state()).rows {
        let standings = row
            .standings
            .iter()
            .map(|s| (table.standing)(words.player(s.seat), s.count, table.ranks[s.rank as usize], s.gain));
        let name = words.language.names.ambition(row.ambition);
        say(text::ambition(name, &standings.collect::<Vec<_>>()));
    }
    Ok(())
}

/// The players' names if the save has them, else their colours.
fn words(saved: &Value, players: u8) -> Words {
    match find::<TableConfig>(saved).filter(|config| config.seats.len() == usize::from(players)) {
        Some(config) => words_of(&config),
        None => Words::plain(Lang::English, players),
    }
}

/// Something of this type, anywhere inside the envelope of a save or a report.
fn find<T: DeserializeOwned>(value: &Value) -> Option<T> {
    match value {
        Value::Object(fields) => T::deserialize(value).ok().or_else(|| fields.values().find_map(find)),
        Value::Array(items) => items.iter().find_map(find),
        // An envelope may keep what it holds as a text of its own.
        Value::String(text) if text.starts_with('{') => find(&serde_json::from_str(text).ok()?),
        _ => None,
    }
}
