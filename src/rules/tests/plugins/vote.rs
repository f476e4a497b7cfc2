//! A secret vote of all seats at once (H73, H74): after every declaration each player says yes or no without
//! knowing what the others say; if more say yes than no, everybody who said yes gains 1 Power.

use crate::common::{begin_with, finish};
use crate::scene::*;
use rules::chance::Seeded;
use rules::choice::{Choice, Reason};
use rules::fact::Fact;
use rules::flow::{Cx, Frame};
use rules::hooks::{CardFrame, Held, Hooks, Kind, Plug};
use rules::ids::*;
use rules::kit::{Kit, Tables};
use rules::{Game, verify, view};

/// The vote. `set` holds who said yes.
pub static PLUG: Plug = Plug {
    hooks: Hooks { facts: Some(called), ..Hooks::NONE },
    options: Some(|_, _, out| {
        out.yes(Choice::Yes);
        out.yes(Choice::Decline);
    }),
    choose: Some(answered),
    ..Plug::row("T-VOTE", Kind::Rule)
};

static PLUGS: [&Plug; 76] = with_plug(&PLUG);
static TABLES: Tables = Tables { plugs: &PLUGS, ..base_as("test-vote") };
const KIT: Kit = Kit::new(&TABLES);

fn called(cx: &mut Cx<'_>, held: Held, fact: Fact) {
    if let Fact::Declared { .. } = fact {
        let mut asked = SeatSet::default();
        cx.s.seats().for_each(|seat| asked.add(seat));
        cx.push(Frame::Card(CardFrame { card: held.card, asked, ..CardFrame::default() }));
    }
}

fn answered(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    if choice == Choice::Yes {
        frame.set |= 1 << frame.seat.0;
    }
    cx.set(Frame::Card(frame));
    if frame.asked == SeatSet::default() {
        cx.pop();
        let yes = SeatSet(frame.set as u8);
        if 2 * yes.iter().count() > cx.s.players() as usize {
            yes.iter().for_each(|seat| cx.s.boards[seat].power += 1);
        }
    }
}

/// A game of three that has just come to a vote.
fn voting() -> Game {
    for seed in 0.. {
        let (mut game, mut table) = begin_with(KIT, 3, seed);
        while crate::common::advance(&mut game, &mut table) {
            if game.state().deciding().iter().count() == 3 {
                return game;
            }
        }
    }
    unreachable!("somebody declares in some game")
}

fn vote(game: &mut Game, seat: u8, choice: Choice) -> Result<(), Reason> {
    game.apply(Seat(seat), choice, &mut Seeded::new(1)).map(|_| ())
}

#[test]
fn seats_answer_in_any_order_and_each_once() {
    let start = voting();
    let before: Vec<i16> = (0..3).map(|seat| start.state().boards[Seat(seat)].power).collect();
    let mut ends = Vec::new();
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
        let mut game = start.clone();
        for (i, seat) in order.into_iter().enumerate() {
            let choice = if seat == 1 { Choice::Decline } else { Choice::Yes };
            assert_eq!(game.options_of(Seat(seat)), Some(vec![Choice::Yes, Choice::Decline]));
            vote(&mut game, seat, choice).expect("on offer");
            if i < 2 {
                assert_eq!(vote(&mut game, seat, choice), Err(Reason::NotYours));
            }
        }
        let after = |seat: u8| game.state().boards[Seat(seat)].power - before[seat as usize];
        assert_eq!([after(0), after(1), after(2)], [1, 0, 1]);
        assert_eq!(game.journal().iter().rev().take(3).map(|e| e.seat.0).collect::<Vec<_>>(), {
            let mut newest = order.to_vec();
            newest.reverse();
            newest
        });
        ends.push(*game.state());
    }
    assert!(ends.windows(2).all(|two| two[0] == two[1]));
}

#[test]
fn until_all_have_answered_nobody_sees_what_anybody_said() {
    let start = voting();
    let (mut yes, mut no) = (start.clone(), start.clone());
    vote(&mut yes, 2, Choice::Yes).expect("on offer");
    vote(&mut no, 2, Choice::Decline).expect("on offer");
    for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
        assert_eq!(view::of(yes.state(), viewer), view::of(no.state(), viewer));
    }
    let view = view::of(yes.state(), Some(Seat(1)));
    assert_eq!(view.prompt.map(|(seat, _)| seat), Some(Seat(1)));
    assert_eq!(view.options, [Choice::Yes, Choice::Decline]);
    assert_eq!(view::of(yes.state(), Some(Seat(2))).options, []);
}

#[test]
fn whole_games_with_votes_end_and_load_again() {
    for players in 2..=4 {
        for seed in 0..10 {
            let (mut game, mut table) = begin_with(KIT, players, seed);
            finish(&mut game, &mut table, &mut |game, _| assert_eq!(verify::state(game.state()), []));
            let again = Game::load_with(KIT, &game.record()).expect("a record of its own");
            assert_eq!(again.state(), game.state());
        }
    }
}
