//! What is sent to whoever thinks for a seat: the same view comes out, nothing hidden is in it, and damage is noticed.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use arcs::thinking::{Question, answer, read, seed, write};
use bots::{Effort, Level, Thought};
use common::{MODES, begin, many};
use rules::Game;
use rules::chance::Seeded;
use rules::ids::{ActionCard, BySeat, Seat};
use rules::view::{self, HIDDEN, View};

fn question(view: View, seed: u64) -> Question {
    Question { view, level: Level::Normal, effort: Effort::Quick, seed }
}

/// Plays games of every mode with every number of players; `each` sees every decision.
fn every_decision(games: u64, mut each: impl FnMut(&Game, &str)) {
    for mode in MODES {
        for players in 2..=4u8 {
            for seed in 0..games {
                let (_, mut game, mut party) = begin(mode, players, seed);
                for step in 0.. {
                    each(&game, &format!("{mode:?}, {players} players, seed {seed}, step {step}"));
                    if !party.advance(&mut game) {
                        break;
                    }
                }
            }
        }
    }
}

#[test]
fn a_question_comes_out_as_it_went_in_at_every_decision() {
    let mut longest = 0;
    every_decision(many(1, 20), |game, at| {
        let seats = game.state().seats().map(Some).chain([None]);
        for viewer in seats {
            let asked = question(view::of(game.state(), viewer), 7);
            let bytes = write(&asked);
            longest = longest.max(bytes.len());
            assert!(read::<Question>(&bytes).as_ref() == Some(&asked), "{at}: {viewer:?}");
        }
    });
    println!("the longest question has {longest} bytes");
    assert!(longest < 4000);
}

#[test]
fn states_that_differ_in_hidden_cards_only_are_sent_as_the_same_bytes() {
    let (mut rng, mut differ) = (Seeded::new(1), 0);
    let mut at = 0u64;
    every_decision(many(1, 20), |game, place| {
        at += 1;
        let Some(seat) = game.decision().map(|d| d.seat).filter(|_| at.is_multiple_of(5)) else { return };
        let seen = view::of(game.state(), Some(seat));
        let other = seen.sample(&mut rng);
        differ += usize::from(other != *game.state());
        assert!(write(&question(view::of(&other, Some(seat)), 1)) == write(&question(seen, 1)), "{place}");
    });
    assert!(differ > 500, "{differ} states had something hidden");
}

/// Every action card that stands anywhere in a view.
fn cards_in(view: &View) -> Vec<ActionCard> {
    let s = &view.state;
    let hands = s.seats().flat_map(|seat| s.boards[seat].hand.iter());
    let known = s.seats().flat_map(|of| s.seats().flat_map(move |seat| s.known[of][seat].iter()));
    let plays = s.round.plays.iter().flat_map(|p| [Some(p.card), p.extra]).flatten();
    hands.chain(known).chain(plays).chain(s.open_discard.iter()).filter(|c| *c != HIDDEN).collect()
}

#[test]
fn no_hidden_card_is_found_in_what_was_sent() {
    every_decision(many(1, 20), |game, at| {
        let Some(decision) = game.decision() else { return };
        let (s, me) = (game.state(), decision.seat);
        let sent = write(&question(view::of(s, Some(me)), 3));
        let view = read::<Question>(&sent).expect("whole").view;
        let found = cards_in(&view);
        for seat in s.seats().filter(|seat| *seat != me) {
            let hidden = s.boards[seat].hand.iter().filter(|c| !s.known[me][seat].has(*c));
            hidden.for_each(|card| assert!(!found.contains(&card), "{at}: {card:?} of {seat:?}"));
            assert_eq!(view.state.known[seat], BySeat::default(), "{at}: what {seat:?} knows");
        }
        for play in s.round.plays.iter().filter(|p| p.seat != me && !s.kit.mode(p.mode).face_up && !p.gone) {
            assert!(!found.contains(&play.card), "{at}: a card that lies face down");
        }
        assert!(view.state.discard.cards().iter().all(|c| *c == ActionCard::default()), "{at}");
    });
}

#[test]
fn damaged_bytes_are_refused() {
    let (_, game, _) = begin(MODES[1], 4, 2);
    let seat = game.decision().map(|d| d.seat);
    let bytes = write(&question(view::of(game.state(), seat), 5));
    for at in 0..bytes.len() {
        let mut bad = bytes.clone();
        bad[at] ^= 1 << (at % 8);
        assert!(read::<Question>(&bad).is_none() && answer(&bad).is_none(), "byte {at}");
        assert!(read::<Question>(&bytes[..at]).is_none(), "cut at {at}");
    }
    // A check that is right says nothing about what stands before it.
    let mut random = Seeded::new(9);
    for length in 0..600 {
        let mut body: Vec<u8> = (0..length).map(|_| random.below(256) as u8).collect();
        body.extend(arcs::save::envelope::check(&body).to_le_bytes());
        let _ = (read::<Question>(&body), read::<Thought>(&body));
    }
    assert!(read::<Question>(&write(&"another kit")).is_none());
}

#[test]
fn an_answer_is_one_of_the_options_and_the_same_again() {
    let (_, mut game, mut party) = begin(MODES[0], 3, 4);
    for step in 0..300 {
        let Some(decision) = game.decision() else { break };
        let seat: Seat = decision.seat;
        let asked = question(view::of(game.state(), Some(seat)), seed(77, game.journal().len()));
        let told = answer(&write(&asked)).and_then(|bytes| read::<Thought>(&bytes)).expect("an answer");
        assert!(asked.is_answered_by(&told) && decision.options.contains(&told.choice), "step {step}");
        let again = answer(&write(&asked)).and_then(|bytes| read::<Thought>(&bytes));
        assert_eq!(again.map(|t| t.choice), Some(told.choice));
        for fallback in [asked.quick().think(), asked.plain()] {
            assert!(asked.is_answered_by(&fallback.expect("an answer")));
        }
        party.advance(&mut game);
    }
}

#[test]
fn who_has_nothing_to_decide_gets_no_answer() {
    let (_, game, _) = begin(MODES[0], 2, 1);
    let asked = question(view::of(game.state(), None), 1);
    assert_eq!((asked.think(), asked.plain()), (None, None));
    assert_eq!(answer(&write(&asked)), None);
}

#[test]
fn luck_is_the_same_at_the_same_point_and_another_elsewhere() {
    assert_eq!(seed(5, 12), seed(5, 12));
    let all: std::collections::BTreeSet<u64> =
        (0..40).flat_map(|game| (0..400).map(move |n| seed(game, n))).collect();
    assert_eq!(all.len(), 16_000);
}
