//! Games that landed versions saved must open forever: `tests/saves/README.md`.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use arcs::cli::simulate::Mode;
use arcs::save::compact::{self, For};
use arcs::save::{Head, Loss, Opened, Refusal, file, open};
use arcs::session::sitting::setup_of;
use arcs::session::{SetupChoice, TableConfig, UndoPolicy, Who};
use common::{Party, begin, fnv};
use rules::Game;
use rules::choice::Prompt;
use rules::game::ENGINE;
use rules::verify;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the saves that this version writes.
const LANDING: &str = "landing-4";

/// What is known of a save.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    /// The file, below this folder.
    file: String,
    /// Its layout.
    layout: String,
    /// The engine that wrote it; none if it is no game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    engine: Option<u32>,
    /// How the game stands; none if it is no game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stands: Option<Stands>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stands {
    players: usize,
    chapter: u8,
    round: u8,
    /// The seat that decides; nobody in a finished game.
    decides: Option<u8>,
    power: Vec<i16>,
    /// Entries of the tape, of them in the game, and what can be done again.
    tape: usize,
    journal: usize,
    undone: usize,
    /// The table is asked to take something back.
    plea: bool,
    /// A hash of whose decision it is, what is asked and every option, in their order.
    options: String,
}

impl Stands {
    fn of(game: &Game) -> Stands {
        let state = game.state();
        let asked = game.decision().map(|d| (d.seat, d.prompt, d.options.to_vec()));
        let options = serde_json::to_vec(&asked).expect("plain data");
        Stands {
            players: usize::from(state.players()),
            chapter: state.chapter,
            round: state.round_number,
            decides: asked.map(|a| a.0.0),
            power: state.seats().map(|seat| state.boards[seat].power).collect(),
            tape: game.tape().len(),
            journal: game.journal().len(),
            undone: game.undone().len(),
            plea: game.plea().is_some(),
            options: format!("{:016x}", fnv(&options)),
        }
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves")
}

fn index() -> Vec<Line> {
    let text = fs::read_to_string(folder().join("index.json")).expect("the list of saves");
    serde_json::from_str(&text).expect("a list of saves")
}

/// The files of the landings, as the index calls them.
fn files() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for landing in fs::read_dir(folder()).expect("a folder").map(|entry| entry.expect("an entry")) {
        if landing.path().is_dir() {
            for save in fs::read_dir(landing.path()).expect("a folder").map(|entry| entry.expect("a file")) {
                let names = [landing.file_name(), save.file_name()];
                found.insert(names.map(|n| n.to_string_lossy().into_owned()).join("/"));
            }
        }
    }
    found
}

fn text(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// The number of the engine, and what it is kept in.
fn layout(name: &str) -> (String, Option<u32>) {
    let text = text(name);
    let Ok(value) = serde_json::from_str::<Value>(&text) else {
        return ("1 (short text)".into(), Some(ENGINE));
    };
    let engine = |at: &str| value.pointer(at).and_then(Value::as_u64).map(|n| n as u32);
    match (value["format"].as_str(), value["version"].as_u64()) {
        (None, _) => ("0 (record)".into(), engine("/engine")),
        (Some("arcs.game"), Some(1)) => ("1 (storage)".into(), engine("/data/game/engine")),
        (Some("arcs.game"), Some(n)) => (format!("{n} (file)"), engine("/game/engine")),
        (Some(other), n) => {
            (format!("{} ({})", n.unwrap_or_default(), other.trim_start_matches("arcs.")), None)
        }
    }
}

fn line(name: &str) -> Line {
    let (layout, engine) = layout(name);
    let stands = engine.map(|_| {
        let opened = open(&text(name)).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(opened.loss, Loss::Nothing, "{name}");
        Stands::of(&opened.game)
    });
    Line { file: name.into(), layout, engine, stands }
}

#[test]
fn every_save_is_listed_and_every_line_has_its_save() {
    let listed: Vec<String> = index().into_iter().map(|line| line.file).collect();
    assert_eq!(
        listed.iter().cloned().collect::<BTreeSet<_>>(),
        files(),
        "tests/saves/index.json and the files"
    );
    assert_eq!(listed.len(), files().len(), "listed twice");
    let size: usize = listed.iter().map(|name| text(name).len()).sum();
    assert!(size < 250_000, "{size} bytes are more than a reader needs");
}

#[test]
fn every_save_opens_and_stands_where_it_stood() {
    for Line { file: name, layout, engine, stands } in index() {
        let (Some(engine), Some(stands)) = (engine, stands) else { continue };
        match open(&text(&name)) {
            Ok(Opened { head, game, loss }) => {
                assert_eq!(verify::state(game.state()), [], "{name}");
                assert_eq!(head.config.problems(), [], "{name}");
                let now = Stands::of(&game);
                if engine == ENGINE {
                    assert_eq!((loss, now), (Loss::Nothing, stands), "{name}");
                    goes_on(&name, &head, game);
                } else {
                    // Another engine takes up the turn: the table is the same.
                    let table = |s: &Stands| (s.players, s.chapter, s.round);
                    assert_eq!(table(&now), table(&stands), "{name}");
                }
            }
            // What says no position cannot be taken up by an engine that plays otherwise.
            Err(Refusal::OtherEngine(other)) => {
                assert!(other == engine && engine != ENGINE && !layout.contains("(file)"), "{name}");
            }
            Err(why) => panic!("{name}: {why:?}"),
        }
    }
}

/// From there on it is a game like any other.
fn goes_on(name: &str, head: &Head, mut game: Game) {
    let mut party = Party::new(1);
    for _ in 0..2 {
        let record = game.record();
        for text in [compact::write(head, &game, For::Here), file::write(head, &game)] {
            let again = open(&text).unwrap_or_else(|why| panic!("{name}: {why:?}"));
            assert_eq!((&again.head, again.game.record()), (head, record.clone()), "{name}");
        }
        for _ in 0..15 {
            party.wander(&mut game);
        }
    }
}

/// The browser kept beside the game how it stood: it must stand there still.
#[test]
fn games_of_the_browser_stand_as_their_summary_says() {
    let mut seen = 0;
    for name in files() {
        let Ok(value) = serde_json::from_str::<Value>(&text(&name)) else { continue };
        let Some(summary) = value.pointer("/data/summary") else { continue };
        let Ok(Opened { head, game, .. }) = open(&text(&name)) else { continue };
        let stands = Stands::of(&game);
        let config: TableConfig = serde_json::from_value(summary["config"].clone()).expect("a table");
        assert_eq!(head.config, config, "{name}");
        assert_eq!(summary["power"], serde_json::json!(stands.power), "{name}");
        assert_eq!(summary["turn"], serde_json::json!(stands.decides), "{name}");
        assert_eq!(summary["over"], game.state().over.is_some(), "{name}");
        assert_eq!(
            (&summary["chapter"], &summary["round"]),
            (&stands.chapter.max(1).into(), &stands.round.max(1).into())
        );
        seen += 1;
    }
    assert!(seen > 4);
}

/// What came later is said only where it is not as it always was: so a text of the same engine stays as it was.
#[test]
fn a_game_of_this_engine_is_written_as_it_always_was() {
    let mut seen = 0;
    for Line { file: name, engine, .. } in index() {
        if engine != Some(ENGINE) || !name.ends_with(".txt") {
            continue;
        }
        let Opened { head, game, .. } = open(&text(&name)).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        let whom = if name.contains("to-do-again") { For::Here } else { For::Others };
        assert_eq!(compact::write(&head, &game, whom), text(&name).trim(), "{name}");
        seen += 1;
    }
    assert!(seen > 3);
}

#[test]
fn a_save_holds_who_plays_and_whether_hints_are_agreed_on() {
    for end in ["txt", "json"] {
        let Opened { head, .. } = open(&text(&format!("landing-4/base-4p-bots.{end}"))).expect("a game");
        assert!(head.config.seats.iter().map(|seat| seat.player).eq(Who::ALL));
        assert!(head.config.hints && head.config.by_message);
    }
    for Line { file: name, stands, .. } in index() {
        if stands.is_some() && !name.contains("-bots.") {
            let Opened { head, .. } = open(&text(&name)).unwrap_or_else(|why| panic!("{name}: {why:?}"));
            assert!(head.config.seats.iter().all(|seat| seat.player == Who::Person), "{name}");
            assert!(!head.config.hints, "{name}");
        }
    }
}

/// How the saves of a policy are called: there is a short text and a file of each.
fn policy_save(undo: UndoPolicy) -> String {
    let Value::String(policy) = serde_json::to_value(undo).expect("a name") else { panic!("{undo:?}") };
    format!("base-2p-undo-{policy}")
}

#[test]
fn a_save_holds_how_far_things_are_taken_back() {
    for undo in UndoPolicy::ALL {
        for end in ["txt", "json"] {
            let name = format!("landing-3/{}.{end}", policy_save(undo));
            let Opened { head, .. } = open(&text(&name)).unwrap_or_else(|why| panic!("{name}: {why:?}"));
            assert_eq!(head.config.undo, undo, "{name}");
            // In the short text it stands before the setup card: that must not be lost over it.
            let card = (undo == UndoPolicy::Strict).then_some("2SETUP03");
            assert_eq!(head.config.card().map(|card| card.id), card, "{name}");
        }
    }
    // What was saved before anybody could agree on it, and whatever does not say it.
    for Line { file: name, stands, .. } in index() {
        if stands.is_some() && !name.contains("-undo-") {
            let Opened { head, .. } = open(&text(&name)).unwrap_or_else(|why| panic!("{name}: {why:?}"));
            assert_eq!(head.config.undo, UndoPolicy::Agreed, "{name}");
        }
    }
}

#[test]
fn tables_that_were_kept_can_be_offered_again() {
    for Line { file: name, layout, .. } in index() {
        if layout == "1 (table)" {
            let value: Value = serde_json::from_str(&text(&name)).expect("JSON");
            let config: TableConfig = serde_json::from_value(value["data"].clone()).expect("a table");
            assert_eq!(config.problems(), [], "{name}");
        }
    }
}

/// Adds a line for every file that has none.
fn list() {
    let mut lines = index();
    lines.retain(|line| !line.file.starts_with(&format!("{LANDING}/")));
    for name in files() {
        if lines.iter().all(|line| line.file != name) {
            lines.push(line(&name));
        }
    }
    lines.sort_by(|a, b| a.file.cmp(&b.file));
    let lines: Vec<String> = lines.iter().map(|l| serde_json::to_string(l).expect("plain data")).collect();
    fs::write(folder().join("index.json"), format!("[\n{}\n]\n", lines.join(",\n"))).expect("a list");
}

/// Plays until the game is where it is wanted.
fn until(mode: Mode, players: u8, seed: u64, there: impl Fn(&Game) -> bool) -> (Head, Game, Party) {
    let (head, mut game, mut party) = begin(mode, players, seed);
    while !there(&game) {
        assert!(party.advance(&mut game), "it never came there");
    }
    (head, game, party)
}

/// Writes the short text and the file of a game, unless a version before has written the very same text.
fn keep(name: &str, head: &Head, game: &Game, whom: For) {
    let short = compact::write(head, game, whom) + "\n";
    let before = |file: &String| !file.starts_with(LANDING) && file.ends_with(&format!("/{name}.txt"));
    if files().iter().filter(|file| before(file)).any(|file| text(file) == short) {
        return;
    }
    let value: Value = serde_json::from_str(&file::write(head, game)).expect("our own file");
    let base = folder().join(LANDING);
    fs::create_dir_all(&base).expect("a folder");
    fs::write(base.join(format!("{name}.json")), value.to_string() + "\n").expect("a file");
    fs::write(base.join(format!("{name}.txt")), short).expect("a file");
}

/// Writes the folder of this version, and its lines of the index. Only before it has landed.
#[test]
#[ignore = "writes into tests/saves"]
fn write_saves_of_this_version() {
    let asks = |game: &Game, prompt: fn(&Prompt) -> bool| game.decision().is_some_and(|d| prompt(&d.prompt));
    let turn = |game: &Game| asks(game, |p| matches!(p, Prompt::Turn { prelude: false, .. }));
    let (head, game, _) = until(Mode::Base, 4, 21, |g| g.journal().len() > 200 && turn(g));
    keep("base-4p-turn", &head, &game, For::Others);
    let (head, game, _) = until(Mode::Lore2, 3, 22, |g| g.state().chapter > 1 && g.journal().len() > 150);
    keep("lore2-3p", &head, &game, For::Others);
    let (head, game, _) =
        until(Mode::Lore, 3, 25, |g| g.journal().len() > 2 && asks(g, |p| matches!(p, Prompt::Draft)));
    keep("lore-3p-draft", &head, &game, For::Others);
    let rolled = |g: &Game| g.journal().last().is_some_and(|e| e.answers.len() > 2);
    let (head, mut game, mut party) = until(Mode::Base, 3, 24, |g| g.journal().len() > 90 && rolled(g));
    game.rewind(game.journal().len() - 3);
    for _ in 0..2 {
        party.advance(&mut game);
    }
    let asks = game.journal()[game.journal().len() - 1].seat;
    game.ask_back(asks, game.journal().len() - 5).expect("a plea");
    game.answer_back(asks.next(3), true).expect("an answer");
    keep("base-3p-taken-back-and-asked", &head, &game, For::Others);
    let (head, mut game, _) = until(Mode::Base, 2, 27, |g| g.journal().len() > 60 && rolled(g));
    game.rewind(game.journal().len() - 4);
    keep("base-2p-to-do-again", &head, &game, For::Here);
    let (head, game, _) = until(Mode::Lore, 2, 26, |g| g.decision().is_none());
    keep("lore-2p-finished", &head, &game, For::Others);
    for undo in UndoPolicy::ALL {
        let mut head = common::head(Mode::Base, 2, 28);
        head.config.undo = undo;
        if undo == UndoPolicy::Strict {
            head.config.setup = SetupChoice::Card("2SETUP03".into());
        }
        let mut party = Party::new(28);
        let mut game = Game::new(setup_of(&head.config), &mut party.chance).expect("a good setup");
        while game.journal().len() < 12 {
            party.advance(&mut game);
        }
        keep(&policy_save(undo), &head, &game, For::Others);
    }
    let mut head = common::head(Mode::Base, 4, 29);
    (head.config.by_message, head.config.hints) = (true, true);
    for (seat, who) in head.config.seats.iter_mut().zip(Who::ALL) {
        seat.player = who;
    }
    let mut party = Party::new(29);
    let mut game = Game::new(setup_of(&head.config), &mut party.chance).expect("a good setup");
    while game.journal().len() < 12 {
        party.advance(&mut game);
    }
    keep("base-4p-bots", &head, &game, For::Others);
    list();
}

/// Adds lines for saves that were put here by hand.
#[test]
#[ignore = "writes into tests/saves"]
fn list_new_saves() {
    list();
}
