//! Telling a saved game.

use super::Trouble;
use crate::text::cli as text;
use crate::text::names::EN;
use rules::Game;
use rules::event::Event;
use rules::game::{LoadError, Record};
use serde::Deserialize;
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
    let record = record(&content).ok_or_else(|| Trouble::Fails(text::no_game(&name)))?;
    let game = Game::load(&record).map_err(|error| Trouble::Fails(text::cannot_load(&name, &why(error))))?;
    game.retell(&mut |_, events| events.iter().for_each(|event| println!("{}", sentence(event))));
    let state = game.state();
    println!();
    println!("{}", if state.over.is_some() { text::FINAL_STANDING } else { text::STANDING });
    for (place, seat) in state.ranking().into_iter().enumerate() {
        let colour = EN.colours[usize::from(seat.0)];
        println!("{}", text::standing(place + 1, colour, state.boards[seat].power));
    }
    Ok(())
}

/// The game in a text: a record, or one anywhere inside the envelope of a save or a report.
fn record(content: &str) -> Option<Record> {
    find(&serde_json::from_str(content).ok()?)
}

fn find(value: &Value) -> Option<Record> {
    match value {
        Value::Object(fields) => Record::deserialize(value).ok().or_else(|| fields.values().find_map(find)),
        Value::Array(items) => items.iter().find_map(find),
        // An envelope may keep what it holds as a text of its own.
        Value::String(text) if text.starts_with('{') => record(text),
        _ => None,
    }
}

fn why(error: LoadError) -> String {
    match error {
        LoadError::Engine(engine) => text::other_engine(engine),
        LoadError::Kit => text::OTHER_KIT.to_owned(),
        LoadError::Setup => text::DAMAGED_SETUP.to_owned(),
        LoadError::Entry(at) => text::damaged_entry(at + 1),
    }
}

fn sentence(event: &Event) -> String {
    format!("{event:?}")
}
