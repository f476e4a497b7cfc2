//! Whatever text says of a position: it cannot be read, or is refused, or can be played.

mod common;

use common::{Never, Table, games};
use rules::chance::Seeded;
use rules::event::Deaf;
use rules::game::Game;
use rules::hooks::Held;
use rules::ids::*;
use rules::options::Options;
use rules::position::{At, Card, Known, Pieces, Position, Thing, Wrong};
use rules::state::{LoreSetup, Play, Setup, State};
use rules::verify::Finding;
use rules::{verify, view};
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
    const NUMBERS: [i64; 25] = [
        -40_000, 32_767, -32_768, -1, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 12, 15, 24, 25, 31, 32, 63, 64, 200, 255,
        65_535,
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
        for seed in 0..games(4, 40) {
            let all = real(players, seed);
            let mut rng = Seeded::new(seed);
            for _ in 0..600 {
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

fn ships(system: System, owner: Owner, count: u8) -> Pieces {
    Pieces { system, owner, kind: PieceKind::SHIP, damaged: false, outside: false, used: false, count }
}

/// What is wrong after this change of a real position, whose three seats are about to lead.
fn wrong(change: impl Fn(&mut Position)) -> Vec<Wrong> {
    let mut position = real(3, 5).into_iter().rfind(|p| p.at == At::Lead && p.chapter > 1).expect("a lead");
    change(&mut position);
    position.resume().expect_err("a refusal")
}

#[test]
fn every_mistake_has_its_refusal() {
    let unknown = |thing, number| vec![Wrong::Unknown(thing, number)];
    let stranger = vec![Wrong::NoSeat(Seat(3))];
    assert_eq!(wrong(|p| p.setup.players = 5), [Wrong::Setup]);
    assert_eq!(wrong(|p| p.setup_card = Some(255)), [Wrong::Setup]);
    assert_eq!(wrong(|p| p.setup.card = Some(0)), [Wrong::Setup]);
    assert_eq!(wrong(|p| p.pieces[0].system = System(25)), unknown(Thing::System, 25));
    assert_eq!(wrong(|p| p.pieces[0].owner = Owner(8)), unknown(Thing::Owner, 8));
    assert_eq!(wrong(|p| p.pieces[0].kind = PieceKind(4)), unknown(Thing::Piece, 4));
    assert_eq!(wrong(|p| p.markers[0].on = Some(Ambition(5))), unknown(Thing::Ambition, 5));
    assert_eq!(wrong(|p| p.discard[0][0] = ActionCard(64)), unknown(Thing::ActionCard, 64));
    assert_eq!(wrong(|p| p.court_deck[0][0] = CardId(75)), unknown(Thing::Card, 75));
    let play = |mode| Play { mode, ..Play::default() };
    assert_eq!(wrong(|p| p.plays.push(play(Mode(4)))), unknown(Thing::Mode, 4));
    assert_eq!(wrong(|p| p.out = Some(126)), [Wrong::Clusters]);
    assert_eq!(wrong(|p| p.chapter = 6)[0], Wrong::Chapter(6));
    assert_eq!(wrong(|p| p.initiative = Seat(3)), stranger);
    assert_eq!(wrong(|p| p.at = At::Follow(Seat(3))), stranger);
    assert_eq!(wrong(|p| p.quit.add(Seat(3))), stranger);
    assert_eq!(wrong(|p| p.seats[Seat(3)].power = 1), stranger);
    assert_eq!(wrong(|p| p.known.push(Known { seat: Seat(3), of: Seat(0), cards: vec![] })), stranger);
    for power in [i16::MIN, -10_000, 10_000, i16::MAX] {
        assert_eq!(wrong(|p| p.seats[Seat(0)].power = power), [Wrong::Power(Seat(0))]);
    }
    let (y, empire) = (System::gate(3), Owner::EMPIRE);
    assert_eq!(wrong(|p| p.pieces.push(ships(y, empire, 255)))[0], Wrong::Crowd);
    assert!(matches!(
        wrong(|p| p.pieces.push(ships(y, Owner(0), 255)))[..],
        [Wrong::TooMany { found: 255, .. }]
    ));
    let agents = Pieces { kind: PieceKind::AGENT, ..ships(y, Owner(0), 1) };
    assert_eq!(wrong(|p| p.pieces.push(agents)), [Wrong::NotOnMap(PieceKind::AGENT)]);
    assert_eq!(wrong(|p| p.overlay.push((y, Resource::Fuel)))[0], Wrong::Overlay(y));
    assert!(
        wrong(|p| p.seats[Seat(0)].slots = vec![Some(Resource::Fuel); 8])
            .contains(&Wrong::ClosedSlot(Seat(0), 7))
    );
    let card = ActionCard(8);
    assert!(wrong(|p| p.discard.push(vec![card; 2])).contains(&Wrong::ActionTwice(card)));
    assert!(wrong(|p| p.discard.push(vec![card; 70])).contains(&Wrong::TooManyCards));
    let lone = |p: &mut Position| {
        let missing = (1..4).map(ActionCard).find(|c| !p.seats[Seat(0)].hand.contains(c)).expect("a card");
        p.known.push(Known { seat: Seat(1), of: Seat(0), cards: vec![missing] });
    };
    assert!(matches!(wrong(lone)[..], [Wrong::NotInHand(Seat(0), _)]));
    let held = |p: &Position| p.seats[Seat(0)].hand[0];
    let own = |p: &mut Position| p.known.push(Known { seat: Seat(1), of: Seat(1), cards: vec![held(p)] });
    assert!(matches!(wrong(own)[..], [Wrong::NotDiscarded(_)]));
    assert!(matches!(wrong(|p| p.seen.push(held(p)))[..], [Wrong::NotDiscarded(_)]));
    let all = || (0..75).map(|i| Card { card: CardId(i), ..Card::default() }).collect();
    assert!(wrong(|p| p.seats[Seat(0)].cards = all()).contains(&Wrong::TooManyCards));
    assert!(
        wrong(|p| p.court_deck.push((31..75).map(CardId).collect()))
            .contains(&Wrong::CardMisplaced(CardId(31)))
    );
    let mut overfull = Position::new(3);
    overfull.court_deck = vec![vec![CardId(25); 40], vec![CardId(31); 20]];
    assert_eq!(
        overfull.build(),
        Err(vec![
            Wrong::CardMisplaced(CardId(31)),
            Wrong::CardTwice(CardId(25)),
            Wrong::CardTwice(CardId(31))
        ])
    );
    let gone = Play { gone: true, beside: Some(Held::default()), ..play(Mode::LEAD) };
    assert!(wrong(|p| (p.plays, p.at) = (vec![gone], At::Follow(Seat(1)))).contains(&Wrong::Plays));
    assert_eq!(wrong(|p| p.at = At::Mulligan), [Wrong::Mulligan]);
    assert!(wrong(|p| p.at = At::Score).contains(&Wrong::NotAtTurn));
    let empty_handed = |p: &mut Position| {
        p.known.clear();
        p.seats.values_mut().for_each(|place| place.hand.clear());
    };
    assert!(wrong(empty_handed).contains(&Wrong::NotAtTurn));
    assert!(matches!(wrong(|p| p.setup.lore = None)[0], Wrong::CardMisplaced(_)));
    let lost = |w: &Wrong| matches!(w, Wrong::Broken(Finding::CourtCard { .. }));
    assert!(wrong(|p| p.court_deck.clear()).iter().all(lost));
}

#[test]
fn an_empty_hand_cannot_follow() {
    let mut position = real(3, 4).into_iter().find(|p| matches!(p.at, At::Follow(_))).expect("a follower");
    let At::Follow(seat) = position.at else { unreachable!("it was looked for") };
    position.seats[seat].hand.clear();
    assert_eq!(position.build(), Err(vec![Wrong::NotNext(seat)]));
}

#[test]
fn endless_lists_are_refused_without_delay() {
    let many = 200_000;
    let refused = wrong(|p| {
        p.pieces = vec![ships(System(24), Owner(7), 255); many];
        p.court_deck = vec![vec![CardId(3)]; many];
        p.discard = (0..many).map(|i| vec![ActionCard((i % 28) as u8)]).collect();
        p.seats[Seat(1)].cards = vec![Card::default(); many];
        p.seats[Seat(1)].trophies = vec![(Owner(5), PieceKind::CITY, 255); many];
        p.rules = Some(vec![CardId(1); many]);
    });
    assert!(refused.len() > 5 && refused.len() <= 64, "{refused:?}");
}

#[test]
fn text_with_unknown_parts_or_too_many_seats_cannot_be_read() {
    let text = serde_json::to_string(&real(2, 1)[3]).expect("text");
    assert!(serde_json::from_str::<Position>(&text).is_ok());
    for (from, to) in [
        ("{\"setup\"", "{\"future\":1,\"setup\""),
        ("\"seats\":[", "\"seats\":[{},{},{},"),
        ("\"initiative\"", "\"passed\":[4],\"initiative\""),
        ("\"initiative\"", "\"supply\":{\"Moon\":1},\"initiative\""),
        ("\"card\":", "\"more\":0,\"card\":"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert!(changed != text && serde_json::from_str::<Position>(&changed).is_err(), "{to}");
    }
}

/// More than any game deals to one seat: the stack of what is going on has room for that too.
#[test]
fn a_seat_with_as_much_lore_as_there_is_room_for_can_play() {
    for seed in 0..games(8, 400) {
        let mut rng = Seeded::new(seed);
        let all = real(4, 2 * seed);
        let mut position = all[rng.below(all.len() / 2)].clone();
        let lore: Vec<CardId> = position.kit.cards_of(&[rules::hooks::Kind::Lore]).collect();
        let first = rng.below(lore.len());
        let picked = lore.iter().cycle().skip(first).take(15);
        position.setup.lore = Some(LoreSetup { pack: true, two: true, dealt: false });
        position.seats[Seat(1)].cards.extend(picked.map(|c| Card { card: *c, ..Card::default() }));
        play_on(position.build().expect("a position"), 400, &mut rng);
    }
}
