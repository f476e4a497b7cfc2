//! Files of older layouts, one step from each version to the next.

use super::Refusal;
use super::envelope::check;
use super::file::{FORMAT, VERSION};
use serde_json::{Map, Value, json};

/// Brings what a file holds to the newest layout.
///
/// # Errors
/// If it is no game of ours, or a newer version's.
pub fn to_newest(value: Value) -> Result<Value, Refusal> {
    let mut value = value;
    loop {
        value = match version(&value)? {
            0 => from_0(value)?,
            1 => from_1(value)?,
            VERSION => return Ok(value),
            _ => return Err(Refusal::Newer),
        };
    }
}

fn version(value: &Value) -> Result<u32, Refusal> {
    let Value::Object(fields) = value else { return Err(Refusal::NoGame) };
    if fields.contains_key("journal") && fields.contains_key("opening") {
        return Ok(0);
    }
    let ours = fields.get("format").and_then(Value::as_str) == Some(FORMAT);
    let version = fields.get("version").and_then(Value::as_u64).filter(|_| ours).ok_or(Refusal::NoGame)?;
    Ok(u32::try_from(version).unwrap_or(u32::MAX).max(1))
}

/// A bare record, as the command line wrote it: nobody has a name yet.
fn from_0(record: Value) -> Result<Value, Refusal> {
    let setup = record.get("setup").cloned().unwrap_or_default();
    let players = setup
        .get("players")
        .and_then(Value::as_u64)
        .filter(|n| (2..=4).contains(n))
        .ok_or(Refusal::NoGame)?;
    let seats: Vec<Value> = [("Red", "red"), ("Blue", "blue"), ("Yellow", "yellow"), ("White", "white")]
        .into_iter()
        .take(players as usize)
        .map(|(name, colour)| json!({ "name": name, "colour": colour, "player": "person" }))
        .collect();
    let first = match setup.get("first").and_then(Value::as_u64) {
        Some(seat) => json!({ "seat": seat }),
        None => json!("random"),
    };
    let cards = rules::components::setup_cards::SETUP_CARDS;
    let card = setup.get("card").and_then(Value::as_u64).and_then(|i| cards.get(usize::try_from(i).ok()?));
    let card = card.map_or(json!("random"), |card| json!({ "card": card.id }));
    let flag = |of: &str| setup.get(of).cloned().unwrap_or(json!(false));
    let config = json!({
        "seats": seats, "first": first, "setup": card, "open_hands": false,
        "split_discard": flag("split_discard"), "lore": setup.get("lore").cloned().unwrap_or_default(),
    });
    Ok(json!({ "format": FORMAT, "version": 1, "data": { "summary": { "config": config }, "game": record } }))
}

/// What the browser kept of its one game: it had no name among games, so its history names it.
fn from_1(mut value: Value) -> Result<Value, Refusal> {
    let game = value.pointer_mut("/data/game").map(Value::take).ok_or(Refusal::NoGame)?;
    let config = value.pointer_mut("/data/summary/config").map(Value::take).ok_or(Refusal::NoGame)?;
    let began = json!([game.get("setup"), game.get("opening"), config]).to_string();
    let mut whole = Map::new();
    whole.insert("format".into(), FORMAT.into());
    whole.insert("version".into(), 2.into());
    whole.insert("program".into(), "0.1.0".into());
    whole.insert("id".into(), format!("{:010x}", check(began.as_bytes())).into());
    whole.insert("config".into(), config);
    whole.insert("game".into(), game);
    Ok(whole.into())
}
