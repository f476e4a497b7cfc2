//! An action card without suit or number and a play mode of its own (H17, H18, H19): Mirror, face up, gives
//! the pips of the lead card. The card can be played in no other way.

use crate::common::{games, stroll};
use crate::scene::*;
use rules::State;
use rules::choice::{Choice, Reason};
use rules::components::action_cards::{ActionRow, Declares};
use rules::event::Event;
use rules::flow::Frame;
use rules::ids::*;
use rules::kit::{BASE, Kit, ModeRow, Tables, join};
use rules::verify;

/// The new mode.
pub const MIRROR: Mode = Mode(4);
/// The suit of cards that have none: it buys nothing.
pub const NO_SUIT: Suit = Suit(4);

/// The card.
pub const CARD: ActionRow =
    ActionRow { suit: NO_SUIT, number: 0, pips: 0, declares: Declares::Nothing, seizes: false };

/// The modes of the base game, closed to the card, and the new one.
pub const MODES: [ModeRow; 5] = [
    ModeRow { legal: |s, seat, card| closed(s, seat, card, Mode::LEAD), ..BASE.modes[0] },
    ModeRow { legal: |s, seat, card| closed(s, seat, card, Mode::SURPASS), ..BASE.modes[1] },
    ModeRow { legal: |s, seat, card| closed(s, seat, card, Mode::COPY), ..BASE.modes[2] },
    ModeRow { legal: |s, seat, card| closed(s, seat, card, Mode::PIVOT), ..BASE.modes[3] },
    ModeRow {
        legal: |s, _, card| {
            if is_mirror(s, card) && s.lead().is_some() { Ok(()) } else { Err(Reason::NotOffered) }
        },
        face_up: true,
        pips: |s, _| s.lead().map_or(0, |lead| s.kit.action(lead.card).pips),
        suit: |s, card| s.kit.action(s.lead().map_or(card, |lead| lead.card)).suit,
        counts: false,
        seizes: false,
    },
];

fn is_mirror(s: &State, card: ActionCard) -> bool {
    s.kit.action(card).suit == NO_SUIT
}

fn closed(s: &State, seat: Seat, card: ActionCard, mode: Mode) -> Result<(), Reason> {
    if is_mirror(s, card) {
        Err(Reason::NotOffered)
    } else {
        (BASE.modes[mode.0 as usize].legal)(s, seat, card)
    }
}

static CARDS: [ActionRow; 29] = join(BASE.action_cards, &[CARD]);
static SUITS: [&[Action]; 5] = join(BASE.suits, &[&[]]);
static TABLES: Tables = Tables { action_cards: &CARDS, suits: &SUITS, modes: &MODES, ..base_as("test-mode") };
const KIT: Kit = Kit::new(&TABLES);
const ONE: ActionCard = ActionCard(28);
const LEADER: Seat = Seat(0);
const NEXT: Seat = Seat(1);

/// The leader has a 2 of Construction, four pips, and the next player the mirror.
fn scene() -> (State, ActionCard) {
    let mut s = table(KIT, 3);
    let two = ActionCard::new(Suit::CONSTRUCTION, 2);
    for card in [two, ONE] {
        s.seats().for_each(|x| s.boards[x].hand.remove(card));
        s.discard.remove(card);
    }
    s.boards[LEADER].hand.add(two);
    s.boards[NEXT].hand.add(ONE);
    s.initiative = LEADER;
    only(&mut s, Frame::Chapter(rules::flow::chapter::Step::Round));
    let mut out = rules::options::Options::all();
    s.run(&mut Always(0), &mut crate::common::Ear(0), &mut out);
    (s, two)
}

#[test]
fn it_cannot_be_led_copied_pivoted_or_surpass() {
    let (mut s, two) = scene();
    s.boards[LEADER].hand.add(ONE);
    let leads = options(&s);
    assert!(leads.iter().all(|c| !matches!(c, Choice::Play { card: ONE, .. })), "{leads:?}");
    s.boards[LEADER].hand.remove(ONE);
    take(&mut s, 0, &[Choice::Play { mode: Mode::LEAD, card: two }, Choice::EndTurn]);
    let follows = options(&s);
    let own: Vec<_> = follows.iter().filter(|c| matches!(c, Choice::Play { card: ONE, .. })).collect();
    assert_eq!(own, [&Choice::Play { mode: MIRROR, card: ONE }]);
}

#[test]
fn it_gives_the_pips_and_the_suit_of_the_lead_card_face_up() {
    let (mut s, two) = scene();
    take(&mut s, 0, &[Choice::Play { mode: Mode::LEAD, card: two }, Choice::EndTurn]);
    take(&mut s, 0, &[Choice::Play { mode: MIRROR, card: ONE }]);
    assert_eq!((s.turn.seat, s.turn.pips), (NEXT, 4));
    assert!(options(&s).contains(&Choice::Act(Action::Build)));
    assert_eq!(refusal(&s, Choice::Act(Action::Battle)), Some(Reason::NotInSuit));
    let seen = rules::view::of(&s, Some(LEADER));
    assert_eq!(seen.state.round.plays[1].card, ONE, "everybody sees it");
    let told = Event::Played { seat: NEXT, mode: MIRROR, card: Some(ONE), face_up: true };
    assert_eq!(told.seen_by(Some(LEADER)), told);
}

#[test]
fn it_does_not_count_for_the_initiative() {
    let (mut s, two) = scene();
    take(&mut s, 0, &[Choice::Play { mode: Mode::LEAD, card: two }, Choice::EndTurn]);
    take(&mut s, 0, &[Choice::Play { mode: MIRROR, card: ONE }, Choice::EndTurn]);
    let last = options(&s).into_iter().find(|c| matches!(c, Choice::Play { mode: Mode::COPY, .. }));
    take(&mut s, 0, &[last.expect("a card to copy"), Choice::EndTurn]);
    assert_eq!(s.initiative, LEADER);
    assert_eq!(verify::state(&s), []);
}

#[test]
fn random_games_with_it_keep_every_promise() {
    let mut mirrored = 0;
    for players in 2..=4 {
        for seed in 0..games(20, 300) {
            stroll(KIT, players, seed, |s, options, events| {
                assert_eq!(verify::state(s), []);
                assert_eq!(verify::options(s, options.choices()), []);
                for play in s.round.plays.iter() {
                    let seized = play.extra == Some(ONE);
                    assert_eq!(play.card == ONE, play.mode == MIRROR, "seized with it: {seized}");
                }
                mirrored += events.iter().filter(|e| matches!(e, Event::Played { mode: MIRROR, .. })).count();
            });
        }
    }
    assert!(mirrored > 20, "{mirrored}");
}
