//! The promises in games with leaders and lore: everything stays conserved, every option can be taken, no view
//! tells a secret, records play the same game, nothing goes on for ever, and every card is used.

mod common;

use common::{Never, Table, games, setup, viewers};
use rules::chance::Seeded;
use rules::choice::Choice;
use rules::event::{Deaf, Event};
use rules::game::{Game, Record};
use rules::hooks::Kind;
use rules::ids::*;
use rules::kit::Kit;
use rules::options::Options;
use rules::state::{LoreSetup, Setup, State};
use rules::{verify, view};
use std::collections::BTreeSet;

fn lore(players: u8, seed: u64) -> Setup {
    let lore = LoreSetup { pack: true, two: seed % 2 == 1, dealt: seed % 5 == 4 };
    Setup { lore: Some(lore), ..setup(players, seed) }
}

fn begin(players: u8, seed: u64) -> (Game, Table) {
    let mut table = Table::new(seed);
    (Game::new(lore(players, seed), &mut table.chance).expect("a good setup"), table)
}

/// Plays a game to its end.
fn play(players: u8, seed: u64, mut each: impl FnMut(&Game, &[Event])) -> Game {
    let (mut game, mut table) = begin(players, seed);
    let mut events = Vec::new();
    for at in 0.. {
        each(&game, &events);
        assert!(at < 20_000, "{players} players, seed {seed}: a game that does not end");
        let Some(decision) = game.decision() else { break };
        let choice = table.pick(decision.options);
        events = game.apply(decision.seat, choice, &mut table.chance).expect("an option");
    }
    game
}

fn sound(state: &State, options: &Options, place: &dyn Fn() -> String) {
    let mut findings = verify::state(state);
    findings.extend(verify::options(state, options.choices()));
    assert!(findings.is_empty(), "{}: {findings:?}", place());
}

#[test]
fn everything_is_conserved_and_every_option_can_be_taken() {
    let mut out = Options::why();
    for players in 2..=4 {
        for seed in 0..games(60, 1500) {
            let mut rng = Seeded::new(seed);
            play(players, seed, |game, _| {
                let s = *game.state();
                s.options(&mut out);
                sound(&s, &out, &|| format!("{players} players, seed {seed}"));
                let options = out.choices().to_vec();
                let refused = out.refusals().iter().map(|(c, _)| *c).collect::<BTreeSet<_>>();
                let offered = game.decision().map_or(&[][..], |d| d.options);
                assert_eq!(options, offered, "whoever asks why is offered the same");
                if s.over.is_none() && rng.below(12) == 0 {
                    let mut after = Options::all();
                    for choice in options {
                        let mut tried = s;
                        tried.step(choice, &mut rng, &mut Deaf, &mut after);
                        let place = || format!("{players} players, seed {seed}, {choice:?} of {refused:?}");
                        sound(&tried, &after, &place);
                    }
                }
            });
        }
    }
}

#[test]
fn no_view_tells_a_secret() {
    for players in 2..=4 {
        for seed in 0..games(12, 300) {
            let mut rng = Seeded::new(seed);
            play(players, seed, |game, _| {
                let Some(decision) = game.decision().filter(|_| rng.below(8) == 0) else { return };
                for viewer in viewers(players) {
                    let seen = view::of(game.state(), viewer);
                    let other = seen.sample(&mut rng);
                    assert_eq!(view::of(&other, viewer), seen, "{players} players, seed {seed}");
                    if viewer == Some(decision.seat) {
                        let mut options = Options::all();
                        other.options(&mut options);
                        assert_eq!(options.choices(), decision.options, "{players} players, seed {seed}");
                    }
                }
            });
        }
    }
}

#[test]
fn a_record_plays_the_same_game() {
    for players in 2..=4 {
        for seed in 0..games(9, 100) {
            let game = play(players, seed, |_, _| {});
            let json = serde_json::to_string(&game.record()).unwrap();
            let record: Record = serde_json::from_str(&json).unwrap();
            let again = Game::load(&record).unwrap();
            assert_eq!(again.state(), game.state());
            assert_eq!(again.record(), game.record());
        }
    }
}

#[test]
fn whoever_always_takes_the_first_or_the_last_option_comes_to_an_end() {
    for players in 2..=4 {
        for seed in 0..games(40, 600) {
            for last in [false, true] {
                let (mut game, mut table) = begin(players, seed);
                let mut steps = 0;
                while let Some(decision) = game.decision() {
                    // The draft is random, so that every card has its turn.
                    let draft = game.state().chapter == 0;
                    let choice = match decision.options {
                        options if draft => table.pick(options),
                        options if last => options[options.len() - 1],
                        options => options[0],
                    };
                    game.apply(decision.seat, choice, &mut table.chance).expect("an option");
                    steps += 1;
                    assert!(steps < 20_000, "{players} players, seed {seed}, last {last}");
                }
            }
        }
    }
}

/// Never ends a turn while a card, a new action or a resource can be used.
#[test]
fn whoever_uses_cards_as_long_as_they_can_comes_to_an_end() {
    let uses = |c: &&Choice| matches!(c, Choice::Use { .. } | Choice::New { .. });
    for players in 2..=4 {
        for seed in 0..games(40, 600) {
            let (mut game, mut table) = begin(players, seed);
            let mut steps = 0;
            while let Some(decision) = game.decision() {
                let wanted: Vec<Choice> = decision.options.iter().filter(uses).copied().collect();
                let choice = table.pick(if wanted.is_empty() { decision.options } else { &wanted });
                game.apply(decision.seat, choice, &mut table.chance).expect("an option");
                steps += 1;
                assert!(steps < 20_000, "{players} players, seed {seed}");
            }
        }
    }
}

#[test]
fn a_refusal_is_the_reason_that_apply_gives() {
    for players in 2..=4 {
        for seed in 0..games(6, 60) {
            let mut at = 0;
            play(players, seed, |game, _| {
                let Some(decision) = game.decision() else { return };
                at += 1;
                if at % 9 > 0 {
                    return;
                }
                let refusals = game.refusals();
                let mut tried = game.clone();
                for (choice, _) in &refusals {
                    assert!(!decision.options.contains(choice));
                    let first = refusals.iter().find(|(c, _)| c == choice).map(|(_, why)| *why);
                    assert_eq!(tried.apply(decision.seat, *choice, &mut Never).err(), first);
                }
            });
        }
    }
}

#[test]
fn random_games_use_every_ability_of_leaders_and_lore() {
    let kit = Kit::base();
    let (mut held, mut asked, mut used) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut deepest = (0, String::new());
    for players in 2..=4 {
        for seed in 0..games(250, 4000) {
            play(players, seed, |game, events| {
                let s = game.state();
                held.extend(s.standing.iter().map(|c| c.card));
                if let Some(rules::choice::Prompt::Card { card, .. }) = s.prompt().map(|(_, p)| p) {
                    asked.insert(card);
                }
                for event in events {
                    if let Event::Used { card, .. } = event {
                        used.insert(*card);
                    }
                }
                if s.stack.len() > deepest.0 {
                    let name = |f: &_| format!("{f:?}").chars().take_while(|c| c.is_alphanumeric()).collect();
                    deepest = (s.stack.len(), s.stack.iter().map(name).collect::<Vec<String>>().join(" "));
                }
            });
        }
    }
    println!("the deepest stack: {deepest:?}");
    let unseen = |has: &dyn Fn(CardId) -> bool, seen: &BTreeSet<CardId>| -> Vec<&'static str> {
        let all = kit.cards_of(&[Kind::Leader, Kind::Lore]);
        all.filter(|c| has(*c) && !seen.contains(c)).map(|c| kit.plug(c).id).collect()
    };
    assert_eq!(unseen(&|_| true, &held), [""; 0], "cards that nobody held");
    assert_eq!(unseen(&|c| kit.plug(c).start.is_some(), &used), [""; 0], "cards that nobody used");
    // Tyrant's Ego asks only whoever has Captives of two Rivals: too rare for a short run.
    let asks = |c: CardId| kit.plug(c).choose.is_some() && (games(0, 1) > 0 || kit.plug(c).id != "L25");
    assert_eq!(unseen(&asks, &asked), [""; 0], "cards that never asked");
    assert!(deepest.0 <= 12, "{deepest:?}");
}
