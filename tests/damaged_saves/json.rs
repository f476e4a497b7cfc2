//! Damage to what a file holds, as a tree and as text.

use rules::chance::Seeded;
use serde_json::{Map, Value, json};

/// A number that is often too much.
pub fn number(rng: &mut Seeded) -> Value {
    match rng.below(30) {
        0 => json!(1e308),
        1 => json!(u64::MAX),
        2 => json!(i64::MIN),
        3 => json!(0.5),
        4 => json!(1u64 << 40),
        n => {
            const NUMBERS: [i64; 25] = [
                -1,
                -1,
                -32_768,
                0,
                0,
                0,
                1,
                1,
                2,
                2,
                3,
                3,
                4,
                5,
                7,
                8,
                25,
                63,
                64,
                128,
                255,
                256,
                65_535,
                65_536,
                4_294_967_296,
            ];
            NUMBERS[n - 5].into()
        }
    }
}

/// Something else than what was there.
fn other(rng: &mut Seeded) -> Value {
    match rng.below(14) {
        0 => Value::Null,
        1 => Value::Bool(rng.below(2) == 0),
        2 => json!([]),
        3 => json!({}),
        4 => nested(rng.below(100)),
        5 => Value::Array(vec![number(rng); rng.below(3000)]),
        6 => ["Fuel", "EndTurn", "Pass", "Agreed", "Refused", "Conceded", "random", ""][rng.below(8)].into(),
        7 => "é🚀\u{200b}\u{202e}\0".repeat(rng.below(400)).into(),
        8 => json!({ "TookBack": number(rng) }),
        9 => json!({ "AskedBack": number(rng) }),
        _ => number(rng),
    }
}

fn nested(depth: usize) -> Value {
    (0..depth).fold(json!(0), |inside, _| json!([inside]))
}

/// Any part of a value, most likely a small one.
pub fn part<'a>(value: &'a Value, rng: &mut Seeded) -> &'a Value {
    match value {
        Value::Array(list) if !list.is_empty() && rng.below(8) > 0 => part(&list[rng.below(list.len())], rng),
        Value::Object(map) if !map.is_empty() && rng.below(8) > 0 => {
            map.values().nth(rng.below(map.len())).map_or(value, |inside| part(inside, rng))
        }
        _ => value,
    }
}

/// Goes down at random and changes what it meets; `from` is another file.
pub fn damage(value: &mut Value, from: &Value, rng: &mut Seeded) {
    match value {
        Value::Array(list) if !list.is_empty() => {
            let (a, b) = (rng.below(list.len()), rng.below(list.len()));
            match rng.below(16) {
                0 => drop(list.remove(a)),
                1 => list.insert(b, list[a].clone()),
                2 => list.swap(a, b),
                3 => list.extend(vec![list[a].clone(); rng.below(400)]),
                4 => list.push(other(rng)),
                5 => list.truncate(a),
                6 => list[a] = part(from, rng).clone(),
                _ => damage(&mut list[a], from, rng),
            }
        }
        Value::Object(map) if !map.is_empty() => {
            let keys: Vec<String> = map.keys().cloned().collect();
            let (a, b) = (&keys[rng.below(keys.len())], &keys[rng.below(keys.len())]);
            match rng.below(24) {
                0 => drop(map.remove(a)),
                1 => drop(map.insert(a.clone(), map[b].clone())),
                2 => drop(map.insert(a.clone(), part(from, rng).clone())),
                3 => add(map, rng),
                4 => drop(map.insert("future".into(), other(rng))),
                _ => damage(&mut map[a], from, rng),
            }
        }
        Value::Number(_) if rng.below(4) > 0 => *value = number(rng),
        Value::Bool(is) if rng.below(4) > 0 => *is = !*is,
        _ => {
            *value = if rng.below(3) == 0 { part(from, rng).clone() } else { other(rng) };
        }
    }
}

/// Says something that was not said.
fn add(map: &mut Map<String, Value>, rng: &mut Seeded) {
    const KEYS: [&str; 22] = [
        "title",
        "turn",
        "undone",
        "sealed",
        "position",
        "answers",
        "lore",
        "by_message",
        "title",
        "supply",
        "spent",
        "phantom",
        "at",
        "overlay",
        "quit",
        "known",
        "ships",
        "owed",
        "plays",
        "round_number",
        "out",
        "setup_card",
    ];
    let key = KEYS[rng.below(KEYS.len())];
    let value = match key {
        "answers" => json!([rng.below(7)]),
        "supply" | "spent" | "phantom" => json!({ "Fuel": rng.below(4), "Relic": rng.below(3) }),
        "overlay" => json!([[rng.below(25), "Relic"]]),
        "quit" => json!([rng.below(4)]),
        "owed" => json!(["Fuel"]),
        "turn" if rng.below(2) == 0 => json!({ "seat": rng.below(4), "pips": rng.below(4) }),
        _ => other(rng),
    };
    map.insert(key.into(), value);
}

/// Changes the deeds of the tape: what was chosen, taken back, asked.
pub fn tape(value: &mut Value, rng: &mut Seeded) {
    let Some(list) = value.get_mut("game").and_then(|g| g.get_mut(["journal", "undone"][rng.below(9) / 8]))
    else {
        return;
    };
    let Value::Array(list) = list else { return };
    if list.is_empty() {
        return;
    }
    let (at, seat) = (rng.below(list.len()), rng.below(4));
    match rng.below(8) {
        0 => list.insert(at, json!({ "seat": seat, "deed": { "TookBack": 1 + rng.below(3) } })),
        1 => list.push(json!({ "seat": seat, "deed": { "TookBack": 1 + rng.below(list.len()) } })),
        2 => list.push(json!({ "seat": seat, "deed": { "AskedBack": rng.below(list.len() + 2) } })),
        3 => list.push(json!({ "seat": seat, "deed": (["Agreed", "Refused", "Conceded"][rng.below(3)]) })),
        4 => {
            list.push(json!({ "seat": seat, "deed": { "AskedBack": 1 + rng.below(list.len()) } }));
            (0..1 + rng.below(4))
                .for_each(|n| list.push(json!({ "seat": (seat + n) % 4, "deed": "Agreed" })));
        }
        5 => list.truncate(at),
        6 => list[at]["seat"] = seat.into(),
        _ => list[at]["answers"] = json!([rng.below(7), rng.below(7)]),
    }
}

/// Moves the last so many entries of the tape to what can be done again.
pub fn undo(value: &mut Value, rng: &mut Seeded) {
    let Some(game) = value.get_mut("game") else { return };
    let Some(Value::Array(journal)) = game.get_mut("journal") else { return };
    let undone = journal.split_off(journal.len() - rng.below(journal.len().min(12) + 1));
    game["undone"] = undone.into();
    if rng.below(2) == 0 {
        game["sealed"] = number(rng);
    }
}

/// Damage to the text of a file that leaves it looking like one.
pub fn text(whole: &str, rng: &mut Seeded) -> String {
    const VALUES: [&str; 14] = [
        "1e308",
        "1e999",
        "-1",
        "18446744073709551615",
        "18446744073709551616",
        "255",
        "256",
        "65535",
        "null",
        "[]",
        "{}",
        "\"\\ud800\"",
        "00",
        "NaN",
    ];
    let digits: Vec<usize> =
        whole.bytes().enumerate().filter(|(_, b)| b.is_ascii_digit()).map(|d| d.0).collect();
    let keys: Vec<usize> = whole.match_indices("\":").map(|k| k.0).collect();
    match rng.below(5) {
        0 if !keys.is_empty() => {
            // A key that stands twice.
            let at = keys[rng.below(keys.len())];
            let from = whole[..at].rfind('"').unwrap_or(0);
            let copy = format!("{}:{},", &whole[from..=at], VALUES[rng.below(VALUES.len())]);
            format!("{}{copy}{}", &whole[..from], &whole[from..])
        }
        1 => format!("{}{}", &whole[..1], "[".repeat(rng.below(400))) + &whole[1..],
        2 => whole.replacen(",", &",".repeat(1 + rng.below(3)), 1 + rng.below(9)),
        _ if !digits.is_empty() => {
            let at = digits[rng.below(digits.len())];
            format!("{}{}{}", &whole[..at], VALUES[rng.below(VALUES.len())], &whole[at + 1..])
        }
        _ => String::new(),
    }
}
