//! Whatever text says of a position: it cannot be read, or is refused, or can be played.

mod common;

use common::{Never, Table, begin, games};
use rules::chance::Seeded;
use rules::event::Deaf;
use rules::game::Game;
use rules::options::Options;
use rules::position::{At, Position, Thing, Wrong};
use rules::state::{LoreSetup, Setup, State};
use rules::{ids::*, verify, view};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Positions of whole games, spread over them.
fn real(players: u8, seed: u64) -> Vec<Position> {
    let lore = LoreSetup { pack: true, two: true, dealt: false };
    let setup = Setup { lore: (seed % 2 == 1).then_some(lore), ..common::setup(players, seed) };
    let mut table = Table::new(seed);
    let mut game = Game::new(setup, &mut table.chance).expect("a good setup");
    let mut all = Vec::new();
    loop {
        all.extend(Position::of(game.state()));
        if !common::advance(&mut game, &mut table) {
            break all;
        }
    }
}

/// A number that is often too much.
fn number(rng: &mut Seeded) -> Value {
    const NUMBERS: [i64; 24] = [
        -40_000, -32_768, -1, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 12, 15, 24, 25, 31, 32, 63, 64, 200, 255, 65_535,
    ];
    NUMBERS[rng.below(NUMBERS.len())].into()
}

/// Something else than what was there.
fn other(rng: &mut Seeded) -> Value {
    match rng.below(12) {
        0 => Value::Null,
        1 => Value::Bool(true),
        2 => Value::Array(Vec::new()),
        3 => Value::Object(serde_json::Map::new()),
        4 => "Fuel".into(),
        5 => ["Lead", "Turn", "Mulligan", "Deal", "Score", "Setup"][rng.below(6)].into(),
        6 => serde_json::json!({ "Follow": rng.below(5) }),
        _ => number(rng),
    }
}

/// Goes down at random and changes what it meets: most of a position is lists.
fn damage(value: &mut Value, rng: &mut Seeded) {
    match value {
        Value::Array(list) if !list.is_empty() => {
            let (a, b) = (rng.below(list.len()), rng.below(list.len()));
            match rng.below(9) {
                0 => drop(list.remove(a)),
                1 => list.insert(b, list[a].clone()),
                2 => list.swap(a, b),
                3 => list.extend(vec![list[a].clone(); rng.below(70)]),
                4 => list.push(number(rng)),
                _ => damage(&mut list[a], rng),
            }
        }
        Value::Object(map) if !map.is_empty() => {
            let keys: Vec<String> = map.keys().cloned().collect();
            let (a, b) = (&keys[rng.below(keys.len())], &keys[rng.below(keys.len())]);
            match rng.below(24) {
                0 => drop(map.remove(a)),
                1 => drop(map.insert(a.clone(), map[b].clone())),
                2..=5 => add(map, rng),
                _ => damage(&mut map[a], rng),
            }
        }
        Value::Number(_) => *value = number(rng),
        Value::Bool(is) => *is = !*is,
        Value::String(name) => {
            const NAMES: [&str; 6] = ["Material", "Fuel", "Weapon", "Relic", "Psionic", "Moon"];
            *name = NAMES[rng.below(6)].into();
        }
        _ => *value = other(rng),
    }
}

/// Says something that was not said.
fn add(map: &mut serde_json::Map<String, Value>, rng: &mut Seeded) {
    const KEYS: [&str; 38] = [
        "setup_card",
        "out",
        "chapter",
        "round_number",
        "passed",
        "quit",
        "overlay",
        "supply",
        "spent",
        "phantom",
        "rules",
        "known",
        "plays",
        "zeroed",
        "seized",
        "turn",
        "at",
        "power",
        "ships",
        "starports",
        "agents",
        "cities",
        "slots",
        "outraged",
        "owed",
        "trophies",
        "captives",
        "hand",
        "cards",
        "extra",
        "beside",
        "gone",
        "damaged",
        "outside",
        "count",
        "locked",
        "used",
        "on",
    ];
    let key = KEYS[rng.below(KEYS.len())];
    let list =
        |from: &mut dyn FnMut() -> Value, most: usize| Value::Array((0..most).map(|_| from()).collect());
    let value = match key {
        "passed" | "quit" | "rules" | "hand" => {
            let most = rng.below(8);
            list(&mut || number(rng), most)
        }
        "cards" => {
            let most = rng.below(40);
            list(&mut || serde_json::json!({ "card": rng.below(80) }), most)
        }
        "trophies" => serde_json::json!([[rng.below(9), rng.below(5), number(rng)]]),
        "captives" => serde_json::json!([[rng.below(9), number(rng)]]),
        "overlay" => serde_json::json!([[number(rng), "Relic"]]),
        "known" => serde_json::json!([{ "seat": rng.below(5), "of": rng.below(5), "cards": [number(rng)] }]),
        "beside" => serde_json::json!({ "card": rng.below(80), "seat": rng.below(5) }),
        "supply" | "spent" | "phantom" => serde_json::json!({ "Fuel": number(rng), "Relic": 1 }),
        "outraged" | "owed" | "slots" => serde_json::json!(["Fuel", "Relic", "Fuel"]),
        "turn" => serde_json::json!({ "seat": rng.below(5), "pips": number(rng), "prelude": true }),
        _ => other(rng),
    };
    map.insert(key.to_owned(), value);
}

/// Plays on for a while, and looks at it as screens do.
fn play_on(mut state: State, steps: usize, rng: &mut Seeded) {
    let (mut options, mut picker) = (Options::all(), Seeded::new(rng.below(1 << 20) as u64));
    state.run(rng, &mut Deaf, &mut options);
    for _ in 0..steps {
        assert_eq!(options.choices().is_empty(), state.over.is_some(), "no dead end");
        let Some((seat, _)) = state.prompt() else { return };
        state.refusals();
        view::of(&state, Some(seat));
        let choice = options.choices()[picker.below(options.choices().len())];
        state.step(choice, rng, &mut Deaf, &mut options);
    }
}

#[test]
fn a_damaged_position_is_refused_or_can_be_played() {
    let (mut read, mut built, mut resumed) = (0, 0, 0);
    for players in 2..=4 {
        for seed in 0..games(4, 200) {
            let all = real(players, seed);
            let mut rng = Seeded::new(seed);
            for _ in 0..1000 {
                let mut value = serde_json::to_value(&all[rng.below(all.len())]).expect("text");
                (0..1 + rng.below(3)).for_each(|_| damage(&mut value, &mut rng));
                let text = value.to_string();
                let Ok(position) = serde_json::from_str::<Position>(&text) else { continue };
                read += 1;
                let tried = catch_unwind(AssertUnwindSafe(|| {
                    let state = position.build();
                    if let Ok(state) = state {
                        built += 1;
                        play_on(state, games(25, 400) as usize, &mut rng);
                    }
                    if let Ok(mut state) = position.resume() {
                        resumed += 1;
                        let at = state;
                        state.run(&mut Never, &mut Deaf, &mut Options::all());
                        assert_eq!(state, at, "it is at its decision already");
                        assert_eq!(verify::state(&state), []);
                        assert!(Position::of(&state).is_some());
                    }
                }));
                assert!(tried.is_ok(), "{players} players, seed {seed}: {text}");
            }
        }
    }
    println!("{read} read, {built} built, {resumed} resumed");
    assert!(read > 1000 && built > 500 && resumed > 100, "{read} read, {built} built, {resumed} resumed");
    assert!(read > built && built > resumed);
}
