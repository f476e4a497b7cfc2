//! Saved games tell things by number, and choices by what they look like as JSON (`src/save/tape.rs`). What has
//! a number keeps it, what has a name keeps that: `tests/saves/numbers.json` holds them all.
#![cfg(not(target_arch = "wasm32"))]

use arcs::save::envelope;
use arcs::session::{Colour, UndoPolicy, Who};
use rules::choice::{Choice, Pool, Prompt, Ships};
use rules::components::map::{planet_type, slots};
use rules::components::setup_cards::SETUP_CARDS;
use rules::game::Deed;
use rules::ids::*;
use rules::kit::Kit;
use rules::state::Layout;
use serde::Serialize;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

const SHIPS: Ships = Ships { fresh: 1, damaged: 2 };
const AT: System = System(7);

/// One choice of every kind.
const CHOICES: [Choice; 32] = [
    Choice::Play { mode: Mode::PIVOT, card: ActionCard(9) },
    Choice::Pass,
    Choice::Declare(Ambition::EMPATH),
    Choice::Seize(ActionCard(9)),
    Choice::Act(Action::Tax),
    Choice::New { card: CardId(3), ability: 1 },
    Choice::Spend { slot: 2, as_: Resource::Fuel },
    Choice::Use { card: CardId(3), ability: 1 },
    Choice::EndTurn,
    Choice::System(AT),
    Choice::Cluster(4),
    Choice::Ships(SHIPS),
    Choice::Leave(SHIPS),
    Choice::Site { system: AT, kind: PieceKind::CITY },
    Choice::Outside { system: AT, kind: PieceKind::CITY },
    Choice::EmptySlot(AT),
    Choice::Ship { system: AT, owner: Owner(2), damaged: true },
    Choice::Building { system: AT, index: 1 },
    Choice::Court(3),
    Choice::Owner(Owner(2)),
    Choice::Resource(Resource::Relic),
    Choice::Slot { seat: Seat(1), slot: 2 },
    Choice::Card(CardId(3)),
    Choice::Hand(ActionCard(9)),
    Choice::Played(ActionCard(9)),
    Choice::Captive(Owner(2)),
    Choice::Trophy { owner: Owner(2), kind: PieceKind::STARPORT },
    Choice::Dice(Pool { assault: 1, skirmish: 2, raid: 3 }),
    Choice::Die { die: Die::Raid, face: 5 },
    Choice::Layout(Layout(83)),
    Choice::Number(6),
    Choice::Yes,
];
const LAST_CHOICES: [Choice; 2] = [Choice::Done, Choice::Decline];

/// The place of a choice's kind above. A new kind does not compile here until it is given one.
const fn kind(choice: &Choice) -> usize {
    match choice {
        Choice::Play { .. } => 0,
        Choice::Pass => 1,
        Choice::Declare(_) => 2,
        Choice::Seize(_) => 3,
        Choice::Act(_) => 4,
        Choice::New { .. } => 5,
        Choice::Spend { .. } => 6,
        Choice::Use { .. } => 7,
        Choice::EndTurn => 8,
        Choice::System(_) => 9,
        Choice::Cluster(_) => 10,
        Choice::Ships(_) => 11,
        Choice::Leave(_) => 12,
        Choice::Site { .. } => 13,
        Choice::Outside { .. } => 14,
        Choice::EmptySlot(_) => 15,
        Choice::Ship { .. } => 16,
        Choice::Building { .. } => 17,
        Choice::Court(_) => 18,
        Choice::Owner(_) => 19,
        Choice::Resource(_) => 20,
        Choice::Slot { .. } => 21,
        Choice::Card(_) => 22,
        Choice::Hand(_) => 23,
        Choice::Played(_) => 24,
        Choice::Captive(_) => 25,
        Choice::Trophy { .. } => 26,
        Choice::Dice(_) => 27,
        Choice::Die { .. } => 28,
        Choice::Layout(_) => 29,
        Choice::Number(_) => 30,
        Choice::Yes => 31,
        Choice::Done => 32,
        Choice::Decline => 33,
    }
}

/// One prompt of every kind.
const PROMPTS: [Prompt; 33] = [
    Prompt::Lead,
    Prompt::Follow,
    Prompt::Mulligan,
    Prompt::Draft,
    Prompt::Turn { pips: 2, prelude: true },
    Prompt::Granted { resource: Resource::Weapon },
    Prompt::Tax,
    Prompt::TaxHow { system: AT },
    Prompt::TaxType { system: AT },
    Prompt::Build,
    Prompt::BuildCost { system: AT, resource: Resource::Material },
    Prompt::Repair,
    Prompt::Influence,
    Prompt::Secure,
    Prompt::Ransack { against: Seat(3) },
    Prompt::MoveFrom,
    Prompt::MoveShips { from: AT },
    Prompt::MoveTo { from: AT, ships: SHIPS, flying: true },
    Prompt::BattleWhere,
    Prompt::BattleWhom { system: AT },
    Prompt::Dice { system: AT, defender: Owner(2) },
    Prompt::Reroll,
    Prompt::RerollDice { card: CardId(3), left: 2 },
    Prompt::HitOwnShip { hits: 2 },
    Prompt::HitShip { hits: 2 },
    Prompt::HitBuilding { hits: 2 },
    Prompt::Raid { victim: Seat(3), keys: 2 },
    Prompt::Arrange,
    Prompt::Recover,
    Prompt::Order,
    Prompt::Bonus { action: Action::Move, card: CardId(3) },
    Prompt::Card { card: CardId(3), ability: 1, step: 2, left: 4 },
    Prompt::Turn { pips: 0, prelude: false },
];

/// The place of a prompt's kind above. A new kind does not compile here until it is given one.
const fn asked(prompt: &Prompt) -> usize {
    match prompt {
        Prompt::Lead => 0,
        Prompt::Follow => 1,
        Prompt::Mulligan => 2,
        Prompt::Draft => 3,
        Prompt::Turn { prelude: true, .. } => 4,
        Prompt::Granted { .. } => 5,
        Prompt::Tax => 6,
        Prompt::TaxHow { .. } => 7,
        Prompt::TaxType { .. } => 8,
        Prompt::Build => 9,
        Prompt::BuildCost { .. } => 10,
        Prompt::Repair => 11,
        Prompt::Influence => 12,
        Prompt::Secure => 13,
        Prompt::Ransack { .. } => 14,
        Prompt::MoveFrom => 15,
        Prompt::MoveShips { .. } => 16,
        Prompt::MoveTo { .. } => 17,
        Prompt::BattleWhere => 18,
        Prompt::BattleWhom { .. } => 19,
        Prompt::Dice { .. } => 20,
        Prompt::Reroll => 21,
        Prompt::RerollDice { .. } => 22,
        Prompt::HitOwnShip { .. } => 23,
        Prompt::HitShip { .. } => 24,
        Prompt::HitBuilding { .. } => 25,
        Prompt::Raid { .. } => 26,
        Prompt::Arrange => 27,
        Prompt::Recover => 28,
        Prompt::Order => 29,
        Prompt::Bonus { .. } => 30,
        Prompt::Card { .. } => 31,
        Prompt::Turn { .. } => 32,
    }
}

fn texts<T: Serialize>(all: impl IntoIterator<Item = T>) -> Value {
    all.into_iter().map(|one| serde_json::to_string(&one).expect("plain data")).collect::<Vec<_>>().into()
}

fn choices() -> impl Iterator<Item = Choice> {
    CHOICES.into_iter().chain(LAST_CHOICES)
}

/// Everything as it is now: what stands at which place of each list.
fn now() -> Value {
    let kit = Kit::base().tables();
    let system = |s: System| match planet_type(s) {
        Some(resource) => format!("{resource:?}, {} slots", slots(s)),
        None => "no planet".into(),
    };
    let action = |card: u8| {
        let row = Kit::base().action(ActionCard(card));
        format!("suit {}, number {}", row.suit.0, row.number)
    };
    json!({
        "cards": kit.plugs.iter().map(|plug| plug.id).collect::<Vec<_>>(),
        "action_cards": (0..kit.action_cards.len() as u8).map(action).collect::<Vec<_>>(),
        "setup_cards": SETUP_CARDS.iter().map(|card| format!("{} for {}", card.id, card.players)).collect::<Vec<_>>(),
        "systems": System::all().map(system).collect::<Vec<_>>(),
        "resources": texts(Resource::ALL),
        "modes": texts([Mode::LEAD, Mode::SURPASS, Mode::COPY, Mode::PIVOT]),
        "ambitions": texts([Ambition::TYCOON, Ambition::TYRANT, Ambition::WARLORD, Ambition::KEEPER, Ambition::EMPATH]),
        "pieces": texts([PieceKind::SHIP, PieceKind::CITY, PieceKind::STARPORT, PieceKind::AGENT]),
        "actions": texts(Action::ALL),
        "dice": texts(Die::ALL),
        "colours": texts(Colour::ALL),
        "players": texts(Who::ALL),
        "undo": texts(UndoPolicy::ALL),
        "deeds": texts([
            Deed::Chose(Choice::Pass), Deed::Conceded, Deed::TookBack(3), Deed::AskedBack(3), Deed::Agreed, Deed::Refused,
        ]),
        "choices": texts(choices()),
        "prompts": texts(PROMPTS),
    })
}

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/numbers.json")
}

#[test]
fn every_kind_of_choice_and_prompt_is_in_its_list() {
    assert!(choices().enumerate().all(|(i, choice)| kind(&choice) == i));
    assert!(PROMPTS.iter().enumerate().all(|(i, prompt)| asked(prompt) == i));
}

#[test]
fn numbers_and_names_that_saved_games_tell_never_change() {
    let pinned: Value =
        serde_json::from_str(&fs::read_to_string(file()).expect("the numbers")).expect("JSON");
    let (now, pinned) = (now(), pinned.as_object().expect("lists").clone());
    assert!(
        now.as_object().is_some_and(|n| n.keys().eq(pinned.keys())),
        "tests/saves/numbers.json has other lists"
    );
    for (list, was) in pinned {
        let (is, was) = (now[&list].as_array().expect("a list"), was.as_array().expect("a list").clone());
        for (i, was) in was.iter().enumerate() {
            assert_eq!(
                is.get(i),
                Some(was),
                "{list} {i} was something else when games were saved. Put it back and add what is new at the end; \
                 if that cannot be, raise ENGINE (src/rules/game/mod.rs) and teach src/save to read the old \
                 numbers, so that every save in tests/saves still opens"
            );
        }
        assert_eq!(
            is.len(),
            was.len(),
            "{list} has grown at its end, which is fine: cargo test --test numbering -- --ignored, and commit \
             tests/saves/numbers.json"
        );
    }
}

/// Choices are named by this hash of their JSON.
#[test]
fn the_hash_that_names_choices_never_changes() {
    assert_eq!(envelope::check(b""), 0x811c_9dc5);
    assert_eq!(envelope::check(b"foobar"), 0xbf9c_f968);
    assert_eq!(envelope::check(br#"{"Play":{"mode":3,"card":9}}"#) & 0xFFF, 0xDEA);
}

/// Writes the lists as they are now. What was there must not have changed: see the test above.
#[test]
#[ignore = "writes into tests/saves"]
fn write_numbers() {
    fs::write(file(), serde_json::to_string_pretty(&now()).expect("plain data") + "\n").expect("a file");
}
