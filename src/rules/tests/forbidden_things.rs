//! What the one door refuses, and conceding (R21.4).

mod common;

use common::{Never, begin, finish, play};
use rules::choice::{Choice, Reason};
use rules::event::Event;
use rules::game::{Deed, Game};
use rules::ids::*;
use rules::state::End;

#[test]
fn a_seat_that_is_not_asked_cannot_choose() {
    let (mut game, _) = begin(4, 1);
    let decision = game.decision().expect("a decision");
    let (asked, choice) = (decision.seat, decision.options[0]);
    for seat in Seat::all(4).filter(|s| *s != asked).chain([Seat(4), Seat(255)]) {
        assert_eq!(game.apply(seat, choice, &mut Never), Err(Reason::NotYours));
    }
    assert!(game.journal().is_empty());
}

#[test]
fn nothing_can_be_chosen_or_conceded_after_the_end() {
    let mut game = play(3, 2, |_, _| {});
    let before = game.record();
    assert!(game.decision().is_none() && game.refusals().is_empty());
    for seat in Seat::all(3) {
        assert_eq!(game.apply(seat, Choice::EndTurn, &mut Never), Err(Reason::GameOver));
        assert_eq!(game.concede(seat), Err(Reason::GameOver));
    }
    assert_eq!(game.record(), before);
}

#[test]
fn with_two_players_who_concedes_loses_at_once() {
    for quitter in [Seat(0), Seat(1)] {
        let (mut game, _) = begin(2, 3);
        let events = game.concede(quitter).expect("a concession");
        let winner = quitter.next(2);
        assert_eq!(events, [Event::Conceded(quitter), Event::Over { end: End::Conceded, winner }]);
        assert_eq!(game.state().over, Some(End::Conceded));
        assert_eq!(game.state().ranking(), [winner, quitter]);
        assert!(game.decision().is_none());
    }
}

#[test]
fn with_two_players_who_concedes_loses_even_with_more_power() {
    let (mut game, mut table) = begin(2, 6);
    while game.state().chapter < 3 && common::advance(&mut game, &mut table) {}
    let ahead = game.state().ranking()[0];
    game.concede(ahead).expect("a concession");
    assert_eq!(game.state().ranking()[0], ahead.next(2));
}

#[test]
fn with_more_players_the_game_ends_when_all_agree_and_power_decides() {
    for players in 3..=4 {
        let (mut game, mut table) = begin(players, 5);
        while game.state().chapter < 3 && common::advance(&mut game, &mut table) {}
        let expected = game.state().ranking();
        for seat in Seat::all(players) {
            assert!(game.state().over.is_none(), "not before everybody agrees");
            assert!(game.decision().is_some());
            game.concede(seat).expect("a concession");
            if game.state().over.is_none() {
                assert_eq!(game.concede(seat), Err(Reason::NotOffered), "only once");
            }
        }
        assert_eq!(game.state().over, Some(End::Conceded));
        assert_eq!(game.state().ranking(), expected);
    }
}

#[test]
fn who_has_conceded_among_more_players_still_plays_and_can_win() {
    let (mut game, mut table) = begin(3, 9);
    game.concede(Seat(1)).expect("a concession");
    finish(&mut game, &mut table, &mut |_, _| {});
    assert_eq!(game.state().over, Some(End::Played));
    let powers: Vec<_> = game.state().ranking().into_iter().map(|s| game.state().boards[s].power).collect();
    assert!(powers.is_sorted_by(|a, b| a >= b), "{powers:?}");
}

#[test]
fn a_seat_that_does_not_play_cannot_concede() {
    let (mut game, _) = begin(2, 3);
    for seat in [Seat(2), Seat(3), Seat(255)] {
        assert_eq!(game.concede(seat), Err(Reason::NotOffered));
    }
}

#[test]
fn a_concession_is_in_the_journal_and_can_be_taken_back() {
    let (mut game, mut table) = begin(2, 3);
    for _ in 0..10 {
        common::advance(&mut game, &mut table);
    }
    let before = *game.state();
    let options = game.decision().map(|d| d.options.to_vec());
    game.concede(Seat(0)).expect("a concession");
    assert_eq!(game.journal()[10].deed, Deed::Conceded);
    let loaded = Game::load(&game.record()).expect("a good record");
    assert_eq!(loaded.state(), game.state());
    game.rewind(10);
    assert_eq!(*game.state(), before);
    assert_eq!(game.decision().map(|d| d.options.to_vec()), options);
    game.redo().expect("the concession again");
    assert_eq!(game.state().over, Some(End::Conceded));
}

#[test]
fn a_refused_choice_tells_the_rule_that_refuses_it() {
    let (mut game, _) = begin(4, 1);
    let decision = game.decision().expect("a decision");
    let seat = decision.seat;
    let card = game.state().boards[seat].hand.iter().next().expect("a card");
    let follow = Choice::Play { mode: Mode::SURPASS, card };
    assert_eq!(game.apply(seat, follow, &mut Never), Err(Reason::NotOffered), "nobody has led");
    let lead = Choice::Play { mode: Mode::LEAD, card };
    game.apply(seat, lead, &mut Never).expect("a lead");
    for action in Action::ALL {
        let offered = game.decision().is_some_and(|d| d.options.contains(&Choice::Act(action)));
        if !offered {
            let why = game.apply(seat, Choice::Act(action), &mut Never).expect_err("no option");
            assert_ne!(why, Reason::NotOffered, "{action:?} has a reason of its own");
        }
    }
}
