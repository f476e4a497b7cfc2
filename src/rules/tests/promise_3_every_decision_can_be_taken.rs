//! Promise 3: a decision is never empty unless the game is over; every option offered can be applied;
//! every game ends. And what is not offered is refused and changes nothing.

mod common;

use common::{Never, Table, begin, finish, games, stroll};
use rules::chance::Seeded;
use rules::choice::{Choice, Reason};
use rules::event::Deaf;
use rules::game::Game;
use rules::ids::*;
use rules::kit::Kit;
use rules::options::Options;
use rules::verify;
use std::collections::BTreeSet;

fn every_option(players: u8) {
    let (mut decisions, mut applied, mut longest, mut widest) = (0, 0, 0, 0);
    let (mut deepest, mut standing) = (0, 0);
    for seed in 0..games(60, 1000) {
        let mut at = 0;
        let mut next = Options::all();
        let end = stroll(Kit::base(), players, seed, |state, options, _| {
            at += 1;
            let place = || format!("{players} players, seed {seed}, decision {at}");
            assert_eq!(verify::options(state, options.choices()), [], "{}", place());
            deepest = deepest.max(state.stack.len());
            standing = standing.max(state.standing.len());
            widest = widest.max(options.choices().len());
            for choice in options.choices() {
                let mut copy = *state;
                copy.step(*choice, &mut Seeded::new(seed ^ at), &mut Deaf, &mut next);
                assert_eq!(verify::options(&copy, next.choices()), [], "{choice:?} at {}", place());
                assert_eq!(verify::state(&copy), [], "{choice:?} at {}", place());
                applied += 1;
            }
        });
        assert!(end.over.is_some() && end.prompt().is_none());
        assert!((1..=5).contains(&end.chapter));
        longest = longest.max(at);
        decisions += at;
    }
    println!(
        "{players} players: {decisions} decisions, {applied} options applied, at most {longest} decisions a game, \
         {widest} options, {deepest} frames, {standing} cards in play"
    );
    assert!(deepest <= 10, "the stack has room for 16 frames: {deepest}");
    assert!(standing <= 30, "there is room for 40 cards in play: {standing}");
}

#[test]
fn with_two_players_every_option_can_be_applied_and_every_game_ends() {
    every_option(2);
}

#[test]
fn with_three_players_every_option_can_be_applied_and_every_game_ends() {
    every_option(3);
}

#[test]
fn with_four_players_every_option_can_be_applied_and_every_game_ends() {
    every_option(4);
}

/// Choices of all kinds, with numbers in and out of range.
fn strange_choices() -> Vec<Choice> {
    let mut all = vec![Choice::Pass, Choice::EndTurn, Choice::Yes, Choice::Done, Choice::Decline];
    for n in [0, 1, 3, 6, 24, 63, 200, 255] {
        let (system, seat, owner, card) = (System(n), Seat(n), Owner(n), CardId(u16::from(n) * 257));
        all.extend([
            Choice::Play { mode: Mode(n), card: ActionCard(n) },
            Choice::Declare(Ambition(n)),
            Choice::Seize(ActionCard(n)),
            Choice::New { card, ability: n },
            Choice::Spend { slot: n, as_: Resource::Fuel },
            Choice::Use { card, ability: n },
            Choice::System(system),
            Choice::Cluster(n),
            Choice::Ships(rules::choice::Ships { fresh: n, damaged: n }),
            Choice::Leave(rules::choice::Ships { fresh: n, damaged: n }),
            Choice::Site { system, kind: PieceKind(n) },
            Choice::Ship { system, owner, damaged: n % 2 == 0 },
            Choice::Building { system, index: n },
            Choice::Court(n),
            Choice::Owner(owner),
            Choice::Slot { seat, slot: n },
            Choice::Card(card),
            Choice::Hand(ActionCard(n)),
            Choice::Played(ActionCard(n)),
            Choice::Captive(owner),
            Choice::Trophy { owner, kind: PieceKind(n) },
            Choice::Dice(rules::choice::Pool { assault: n, skirmish: n, raid: n }),
            Choice::Die { die: Die::Raid, face: n },
            Choice::Layout(rules::state::Layout(u32::from(n) * 0x0101_0101)),
            Choice::Number(n),
        ]);
    }
    all.extend(Action::ALL.map(Choice::Act));
    all.extend(Resource::ALL.map(Choice::Resource));
    all
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    for players in 2..=4 {
        for seed in 0..games(4, 40) {
            let mut seen: BTreeSet<Choice> = strange_choices().into_iter().collect();
            let (mut game, mut table) = begin(players, seed);
            finish(&mut game, &mut table, &mut |g: &Game, at| {
                let options = g.decision().map(|d| d.options.to_vec()).unwrap_or_default();
                if at % 7 == 0 {
                    refuse_all(g, &options, &seen);
                }
                seen.extend(options);
            });
        }
    }
}

fn refuse_all(game: &Game, options: &[Choice], candidates: &BTreeSet<Choice>) {
    let mut tried = game.clone();
    for choice in candidates.iter().filter(|c| !options.contains(c)) {
        for seat in [0, 1, 2, 3, 4, 255].map(Seat) {
            let refused = tried.apply(seat, *choice, &mut Never);
            let expected = match game.decision() {
                None => Some(Reason::GameOver),
                Some(decision) if decision.seat != seat => Some(Reason::NotYours),
                Some(_) => None,
            };
            let why = refused.expect_err("not an option");
            assert!(expected.is_none_or(|e| e == why), "{choice:?}: {why:?}");
        }
    }
    if let Some(decision) = game.decision() {
        for seat in [0, 1, 2, 3, 4, 255].map(Seat).into_iter().filter(|s| *s != decision.seat) {
            assert_eq!(tried.apply(seat, decision.options[0], &mut Never), Err(Reason::NotYours));
        }
    }
    assert_eq!(tried.state(), game.state());
    assert_eq!(tried.record(), game.record());
    assert_eq!(tried.decision().map(|d| d.options.to_vec()), game.decision().map(|d| d.options.to_vec()));
}

#[test]
fn a_refusal_is_never_an_option_and_is_the_reason_that_apply_gives() {
    for players in 2..=4 {
        let (mut game, mut table) = begin(players, 5);
        let mut reasons = BTreeSet::new();
        finish(&mut game, &mut table, &mut |g: &Game, at| {
            let Some(decision) = g.decision() else { return };
            let refusals = g.refusals();
            reasons.extend(refusals.iter().map(|(_, why)| format!("{why:?}")));
            assert!(refusals.iter().all(|(c, _)| !decision.options.contains(c)));
            if at % 11 == 0 {
                let mut tried = g.clone();
                for (choice, _) in &refusals {
                    let first = refusals.iter().find(|(c, _)| c == choice).map(|(_, why)| *why);
                    assert_eq!(tried.apply(decision.seat, *choice, &mut Never).err(), first);
                }
            }
        });
        assert!(reasons.len() > 10, "{reasons:?}");
    }
}

#[test]
fn asking_for_reasons_offers_the_same_choices() {
    for players in 2..=4 {
        let mut why = Options::why();
        stroll(Kit::base(), players, 9, |state, options, _| {
            state.options(&mut why);
            assert_eq!(why.choices(), options.choices());
        });
    }
}

#[test]
fn a_player_who_always_takes_the_first_or_the_last_option_comes_to_an_end_too() {
    for players in 2..=4 {
        for seed in 0..games(10, 100) {
            for last in [false, true] {
                let (mut game, mut table): (Game, Table) = begin(players, seed);
                let mut steps = 0;
                while let Some(decision) = game.decision() {
                    let at = if last { decision.options.len() - 1 } else { 0 };
                    let (seat, choice) = (decision.seat, decision.options[at]);
                    game.apply(seat, choice, &mut table.chance).expect("an option");
                    steps += 1;
                    assert!(steps < 20_000);
                }
            }
        }
    }
}
