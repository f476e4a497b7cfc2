//! A position says everything about a state at the start of a turn, in memory and as text.

mod common;

use common::{Ear, Never, Table, games, setup};
use rules::State;
use rules::choice::Prompt;
use rules::event::Deaf;
use rules::flow::Frame;
use rules::game::Game;
use rules::options::Options;
use rules::position::{At, Position};
use rules::state::{LoreSetup, Setup};

/// Every third game has no leaders, every third one lore card for each, every third two.
fn begin(players: u8, seed: u64) -> (Game, Table) {
    let lore = LoreSetup { pack: seed % 2 == 1, two: seed % 3 == 2, dealt: seed % 5 == 4 };
    let setup = Setup { lore: (!seed.is_multiple_of(3)).then_some(lore), ..setup(players, seed / 3) };
    let mut table = Table::new(seed / 3);
    (Game::new(setup, &mut table.chance).expect("a good setup"), table)
}

/// What the games of a test met.
#[derive(Default)]
struct Seen {
    starts: u64,
    others: u64,
    mulligans: u64,
    follows: u64,
    known: u64,
    overlays: u64,
    scrapped: u64,
    seized: u64,
    beside: u64,
    owed: u64,
    conceded: u64,
    batches: usize,
    longest: usize,
}

impl Seen {
    fn note(&mut self, position: &Position, text: &str) {
        self.starts += 1;
        self.mulligans += u64::from(position.at == At::Mulligan);
        self.follows += u64::from(matches!(position.at, At::Follow(_)));
        self.known += u64::from(!position.known.is_empty());
        self.overlays += u64::from(!position.overlay.is_empty());
        self.scrapped += u64::from(position.seats.values().any(|place| place.ships.is_some()));
        self.seized += u64::from(position.seized);
        self.beside += u64::from(position.plays.iter().any(|play| play.beside.is_some()));
        self.owed += u64::from(position.seats.values().any(|place| !place.owed.is_empty()));
        self.conceded += u64::from(position.quit.iter().next().is_some());
        self.batches = self.batches.max(position.discard.len());
        self.longest = self.longest.max(text.len());
    }
}

fn through_text(position: &Position) -> (Position, String) {
    let text = serde_json::to_string(position).expect("text");
    (serde_json::from_str(&text).expect("a position"), text)
}

fn goes_there_and_back(state: &State, options: &Options, seen: &mut Seen, place: &str) {
    let starts = matches!(state.prompt(), Some((_, Prompt::Lead | Prompt::Follow | Prompt::Mulligan)));
    let found = Position::of(state);
    assert_eq!(found.is_some(), starts, "{place}");
    let Some(position) = found else {
        seen.others += 1;
        return;
    };
    let (read, text) = through_text(&position);
    assert_eq!(read, position, "{place}: {text}");
    let built = read.resume().unwrap_or_else(|wrong| panic!("{place}: {wrong:?} in {text}"));
    let mut again = built;
    let (mut ear, mut out) = (Ear(0), Options::all());
    again.run(&mut Never, &mut ear, &mut out);
    assert_eq!((built, ear.0), (again, 0), "{place}: it is at its decision already");
    assert_eq!(&again, state, "{place}: {text}");
    assert_eq!(out.choices(), options.choices(), "{place}");
    seen.note(&position, &text);
}

#[test]
fn every_start_of_a_turn_is_a_position_and_nothing_else_is() {
    let mut seen = Seen::default();
    for players in 2..=4 {
        for seed in 0..games(27, 900) {
            let (game, mut table) = begin(players, seed);
            let (mut state, mut options) = (*game.state(), Options::all());
            state.options(&mut options);
            if seed.is_multiple_of(4) && players > 2 {
                state.quit.add(rules::ids::Seat(1));
            }
            for at in 0.. {
                assert!(at < 20_000, "a game that does not end");
                let place = format!("{players} players, seed {seed}, decision {at}");
                goes_there_and_back(&state, &options, &mut seen, &place);
                if state.over.is_some() {
                    break;
                }
                let choice = table.pick(options.choices());
                state.step(choice, &mut table.chance, &mut Deaf, &mut options);
            }
        }
    }
    assert!(seen.starts > 3000 && seen.others > 20_000, "{} and {}", seen.starts, seen.others);
    let met = [
        ("mulligans", seen.mulligans),
        ("follows", seen.follows),
        ("known cards", seen.known),
        ("tokens on planets", seen.overlays),
        ("pieces out of the game", seen.scrapped),
        ("seized rounds", seen.seized),
        ("cards beside others", seen.beside),
        ("owed agents", seen.owed),
        ("concessions", seen.conceded),
    ];
    println!("{} turns, {met:?}, {} batches, {} bytes", seen.starts, seen.batches, seen.longest);
    assert_eq!(met.into_iter().find(|(_, times)| *times == 0), None);
    assert!(seen.batches > 1 && seen.longest < 4000);
}

type Change = fn(&mut State);

/// Every part of a state that is there at the start of a turn, changed alone, gives another position or none.
#[test]
fn no_part_of_a_state_is_left_out() {
    use rules::ids::*;
    let changes: [(&str, Change); 27] = [
        ("setup", |s| s.setup.split_discard ^= true),
        ("setup card", |s| s.setup_card ^= 1),
        ("chapter", |s| s.chapter += 1),
        ("round number", |s| s.round_number += 1),
        ("initiative", |s| s.initiative = s.initiative.next(s.players())),
        ("passed", |s| s.passed.0 ^= 1),
        ("systems", |s| s.systems.0 ^= 2),
        ("links", |s| s.links[System(4)].0 ^= 1),
        ("ships", |s| s.ships.iter_mut().for_each(|(_, x)| x.values_mut().for_each(swap))),
        ("buildings", |s| s.buildings.values_mut().flatten().for_each(|b| b.damaged ^= true)),
        ("overlay", |s| s.overlay[System(2)] ^= 1),
        ("taxed slots", |s| s.taxed_slots[System(2)] ^= 1),
        ("boards", |s| s.boards[Seat(1)].power += 1),
        ("supply", |s| s.supply[Resource::Fuel] += 1),
        ("spent", |s| s.spent[Resource::Fuel] += 1),
        ("phantom", |s| s.phantom[Resource::Fuel] ^= 1),
        ("markers", |s| s.markers[1].high ^= true),
        ("court", |s| s.court[1].agents[Seat(0)] ^= 1),
        ("court deck", |s| {
            s.court_deck.take_top(0);
        }),
        ("lore deck", |s| {
            s.lore_deck.take_top(0);
        }),
        ("discard", |s| {
            s.discard.take_top(0);
        }),
        ("standing", |s| s.standing[0].seat = s.standing[0].seat.next(s.players())),
        ("round", |s| s.round.declared ^= true),
        ("turn", |s| s.turn.pips ^= 1),
        ("known", |s| s.known[Seat(0)][Seat(1)].0 ^= 1),
        ("stack", |s| s.stack.push(Frame::Idle)),
        ("quit", |s| s.quit.0 ^= 1),
    ];
    let (game, mut table) = begin(3, 4);
    let (mut state, mut options) = (*game.state(), Options::all());
    state.options(&mut options);
    while state.chapter < 2 || !matches!(state.turn_start(), Some(At::Follow(_))) {
        let choice = table.pick(options.choices());
        state.step(choice, &mut table.chance, &mut Deaf, &mut options);
    }
    let position = Position::of(&state).expect("the start of a turn");
    for (part, change) in changes {
        let mut other = state;
        change(&mut other);
        assert_ne!(other, state, "{part} was not changed");
        assert_ne!(Position::of(&other).as_ref(), Some(&position), "{part}");
    }
}

fn swap(ships: &mut rules::choice::Ships) {
    std::mem::swap(&mut ships.fresh, &mut ships.damaged);
}
