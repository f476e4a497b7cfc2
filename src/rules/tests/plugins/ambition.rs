//! A sixth ambition (H26, H30) and the action card that declares it: who has fresh ships in most systems.

use crate::common::{games, stroll};
use crate::scene::*;
use rules::State;
use rules::choice::{Choice, Ships};
use rules::components::action_cards::{ActionRow, Declares};
use rules::event::Event;
use rules::flow::Frame;
use rules::flow::chapter;
use rules::ids::*;
use rules::kit::{AmbitionRow, BASE, Kit, Tables, join};
use rules::options::Options;
use rules::verify;

/// The sixth ambition.
pub const EXPLORER: Ambition = Ambition(5);

/// How it counts.
pub const AMBITION: AmbitionRow =
    AmbitionRow { count: explored, phantom: |_| 0, returns_trophies: false, returns_captives: false };

/// The card that declares it: an 8 of Mobilization.
pub const CARD: ActionRow = ActionRow {
    suit: Suit::MOBILIZATION,
    number: 8,
    pips: 2,
    declares: Declares::One(EXPLORER),
    seizes: false,
};

fn explored(s: &State, seat: Seat) -> u8 {
    s.systems.iter().filter(|y| s.ships[*y][Owner::from(seat)].fresh > 0).count() as u8
}

static CARDS: [ActionRow; 29] = join(BASE.action_cards, &[CARD]);
static AMBITIONS: [AmbitionRow; 6] = join(BASE.ambitions, &[AMBITION]);
static TABLES: Tables = Tables { action_cards: &CARDS, ambitions: &AMBITIONS, ..base_as("test-ambition") };
const KIT: Kit = Kit::new(&TABLES);
const ME: Seat = Seat(0);
const EIGHT: ActionCard = ActionCard(28);

#[test]
fn its_card_declares_it_when_led() {
    let mut s = table(KIT, 3);
    s.boards[ME].hand.add(EIGHT);
    s.discard.remove(EIGHT);
    s.initiative = ME;
    only(&mut s, Frame::Play { seat: ME });
    take(&mut s, 0, &[Choice::Play { mode: Mode::LEAD, card: EIGHT }]);
    assert!(options(&s).contains(&Choice::Declare(EXPLORER)));
    assert!(!options(&s).contains(&Choice::Declare(Ambition::TYCOON)));
    let worth = s.side(0);
    take(&mut s, 0, &[Choice::Declare(EXPLORER)]);
    assert!(s.is_declared(EXPLORER) && s.round.zeroed);
    assert_eq!(s.worth(EXPLORER), worth);
}

#[test]
fn a_seven_declares_it_like_any_other() {
    let mut s = table(KIT, 4);
    let seven = ActionCard::new(Suit::AGGRESSION, 7);
    s.seats().for_each(|x| s.boards[x].hand.remove(seven));
    s.boards[ME].hand.add(seven);
    only(&mut s, Frame::Play { seat: ME });
    take(&mut s, 0, &[Choice::Play { mode: Mode::LEAD, card: seven }]);
    let declares = options(&s).iter().filter(|c| matches!(c, Choice::Declare(_))).count();
    assert_eq!(declares, 6);
}

#[test]
fn it_is_scored_like_the_others_by_what_it_counts() {
    let mut s = table(KIT, 3);
    let systems: Vec<System> = s.systems.iter().collect();
    systems.iter().for_each(|y| clear(&mut s, *y));
    for (seat, count) in [(0, 4), (1, 2), (2, 1)] {
        systems.iter().take(count).for_each(|y| fresh(&mut s, *y, Seat(seat), 1));
    }
    // A damaged ship explores nothing.
    systems[5..9].iter().for_each(|y| s.ships[*y][Owner(1)] = Ships { fresh: 0, damaged: 1 });
    s.markers[0].on = Some(EXPLORER);
    assert_eq!(s.seats().map(|x| s.ambition_count(x, EXPLORER)).collect::<Vec<_>>(), [4, 2, 1]);
    let worth = s.worth(EXPLORER);
    let power = s.ambition_power(EXPLORER);
    assert_eq!((power[Seat(0)], power[Seat(1)], power[Seat(2)]), (worth.first, worth.second, 0));
    only(&mut s, Frame::Chapter(chapter::Step::Score));
    s.run(&mut Always(0), &mut crate::common::Ear(0), &mut Options::all());
    assert_eq!(s.boards[Seat(0)].power, worth.first);
    assert!(!s.is_declared(EXPLORER), "its marker is back");
}

#[test]
fn random_games_with_it_keep_every_promise() {
    let (mut declared, mut scored, mut won) = (0, 0, 0);
    for players in 2..=4 {
        for seed in 0..games(30, 300) {
            stroll(KIT, players, seed, |s, options, events| {
                assert_eq!(verify::state(s), []);
                assert_eq!(verify::options(s, options.choices()), []);
                for event in events {
                    match event {
                        Event::Declared { ambition: EXPLORER, .. } => declared += 1,
                        Event::Scored { ambition: EXPLORER, power } => {
                            scored += 1;
                            won += u32::from(power.values().any(|p| *p > 0));
                        }
                        _ => {}
                    }
                }
            });
        }
    }
    assert!(declared > 5 && scored > 5 && won > 3, "{declared} declared, {scored} scored, {won} with Power");
}
