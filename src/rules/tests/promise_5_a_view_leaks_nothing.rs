//! Promise 5: two states that differ only in what a seat may not know give equal views; nor do events say more.

mod common;

use common::{games, stroll, viewers};
use rules::chance::Seeded;
use rules::event::Event;
use rules::flow::Frame;
use rules::ids::*;
use rules::kit::Kit;
use rules::state::State;
use rules::verify;
use rules::view::{self, HIDDEN, View};
use std::collections::BTreeSet;

/// Somebody else's card is asking: its numbers are not in the view, so a sample cannot answer for it.
fn foreign_question(s: &State, viewer: Option<Seat>) -> bool {
    matches!(s.stack.last(), Some(Frame::Card(frame)) if viewer != Some(frame.seat))
}

fn samples(players: u8) {
    for seed in 0..games(60, 1000) {
        let mut rng = Seeded::new(seed);
        let mut at = 0u32;
        stroll(Kit::base(), players, seed, |state, _, _| {
            at += 1;
            for viewer in viewers(players) {
                let seen = view::of(state, viewer);
                check_secrets(state, &seen);
                if at.is_multiple_of(3) {
                    let sample = seen.sample(&mut rng);
                    let place = || format!("{players} players, seed {seed}, decision {at}, {viewer:?}");
                    assert_eq!(verify::state(&sample), [], "{}", place());
                    let again = view::of(&sample, viewer);
                    if foreign_question(state, viewer) {
                        assert_eq!(again.state, seen.state, "{}", place());
                    } else {
                        assert_eq!(again, seen, "{}", place());
                    }
                    assert_eq!(view::of(&seen.sample(&mut rng), viewer).state, seen.state, "{}", place());
                }
            }
        });
    }
}

/// What a view must not hold, read straight off it.
fn check_secrets(state: &State, seen: &View) {
    let s = &seen.state;
    for seat in state.seats() {
        assert_eq!(usize::from(seen.hand_sizes[seat]), state.boards[seat].hand.len());
        if seen.viewer == Some(seat) {
            assert_eq!(s.boards[seat].hand, state.boards[seat].hand);
            continue;
        }
        let known = seen.viewer.map_or(ActionCards::default(), |v| state.known[v][seat]);
        assert_eq!(s.boards[seat].hand, known, "a hand");
        assert_eq!(s.known[seat], BySeat::default(), "what others know");
    }
    assert!(s.discard.cards().iter().all(|c| *c == ActionCard::default()), "the discard pile");
    for (play, real) in s.round.plays.iter().zip(state.round.plays.iter()) {
        let own = seen.viewer == Some(play.seat);
        let open = own || state.kit.mode(play.mode).face_up;
        assert_eq!(play.card, if open { real.card } else { HIDDEN });
        assert_eq!(play.extra, real.extra.map(|c| if own { c } else { HIDDEN }));
    }
    for frame in s.stack.iter() {
        if let Frame::Card(card) = frame
            && seen.viewer != Some(card.seat)
        {
            assert_eq!((card.n, card.set), ([0; 8], 0), "another seat's running card");
        }
    }
    let own = state.prompt().is_some_and(|(seat, _)| seen.viewer == Some(seat));
    assert_eq!(seen.options.is_empty(), !own, "only the own options");
}

#[test]
fn with_two_players_states_that_look_alike_give_equal_views() {
    samples(2);
}

#[test]
fn with_three_players_states_that_look_alike_give_equal_views() {
    samples(3);
}

#[test]
fn with_four_players_states_that_look_alike_give_equal_views() {
    samples(4);
}

/// The action cards that the text of an event shows.
fn shown(event: &Event) -> BTreeSet<u8> {
    let text = format!("{event:?}");
    let numbers = |head: &str| -> Vec<u64> {
        text.split(head).skip(1).filter_map(|rest| rest.split(')').next()?.parse().ok()).collect()
    };
    let cards = numbers("ActionCard(").into_iter().map(|n| n as u8);
    let sets = numbers("ActionCards(").into_iter();
    cards.chain(sets.flat_map(|mask| (0..64).filter(move |i| mask >> i & 1 == 1))).collect()
}

/// The action cards that a viewer sees in a state.
fn visible(s: &State, viewer: Option<Seat>) -> BTreeSet<u8> {
    let seen = view::of(s, viewer).state;
    let hands = s.seats().flat_map(|seat| seen.boards[seat].hand.iter().collect::<Vec<_>>());
    let plays = seen.round.plays.iter().flat_map(|p| [Some(p.card), p.extra]).flatten();
    hands.chain(plays).chain(seen.open_discard.iter()).map(|c| c.0).filter(|c| *c != HIDDEN.0).collect()
}

#[test]
fn an_event_shows_only_cards_that_its_viewer_can_see_before_or_after_it() {
    let (mut hidden, mut told) = (0, 0);
    for players in 2..=4 {
        for seed in 0..games(60, 1000) {
            let mut before: Option<State> = None;
            stroll(Kit::base(), players, seed, |state, _, events| {
                for viewer in viewers(players) {
                    let Some(before) = &before else { continue };
                    let mut may = visible(before, viewer);
                    may.extend(visible(state, viewer));
                    for event in events {
                        let seen = event.seen_by(viewer);
                        let leaked: Vec<_> = shown(&seen).into_iter().filter(|c| !may.contains(c)).collect();
                        assert!(
                            leaked.is_empty(),
                            "{players} players, seed {seed}: {viewer:?} learns {leaked:?} from {seen:?}"
                        );
                        hidden += usize::from(seen != *event);
                        told += 1;
                    }
                }
                before = Some(*state);
            });
        }
    }
    assert!(hidden > 1000 && told > hidden, "{hidden} of {told} events had something to hide");
}

#[test]
fn everybody_sees_their_own_part_of_an_event() {
    for seed in 0..30 {
        stroll(Kit::base(), 3, seed, |_, _, events| {
            for event in events {
                let owner = match event {
                    Event::Played { seat, .. }
                    | Event::Seized { seat, .. }
                    | Event::Looked { seat, .. }
                    | Event::Drew { seat, .. }
                    | Event::HandDiscarded { seat, .. }
                    | Event::Swapped { seat, .. } => *seat,
                    _ => continue,
                };
                assert_eq!(event.seen_by(Some(owner)), *event);
            }
        });
    }
}
