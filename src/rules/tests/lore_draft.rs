//! Leaders & Lore: the draft, what LEAD09–LEAD16 begin with, and what is kept secret of it (spec 04 §2).

mod common;

use common::{Table, games, setup, viewers};
use rules::State;
use rules::chance::{Ask, Chance, Seeded};
use rules::choice::{Choice, Prompt};
use rules::components::setup_cards::SETUP_CARDS;
use rules::event::{Deaf, Event};
use rules::flow::Frame;
use rules::hooks::Kind;
use rules::ids::*;
use rules::kit::Kit;
use rules::options::Options;
use rules::position::{At, Position};
use rules::state::{LoreSetup, Setup};
use rules::{verify, view};

const DRAFT: LoreSetup = LoreSetup { pack: true, two: false, dealt: false };

/// Draws these cards whenever it can, the first of them first; else by chance.
struct Wants {
    cards: Vec<CardId>,
    rest: Seeded,
}

impl Chance for Wants {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        if let Ask::CourtCard(top) = ask
            && let Some(at) = self.cards.iter().find_map(|want| top.iter().position(|c| c == want))
        {
            return at as u8;
        }
        self.rest.answer(ask)
    }
}

fn card(id: &str) -> CardId {
    Kit::base().card_by_id(id).unwrap()
}

fn kind(card: CardId) -> Kind {
    Kit::base().plug(card).kind
}

/// A table that is set up as far as nobody has to decide, with these cards among those revealed.
struct Draft {
    state: State,
    options: Options,
    chance: Wants,
    events: Vec<Event>,
}

impl Draft {
    fn new(players: u8, lore: LoreSetup, wanted: &[&str]) -> Draft {
        let mut position = Position::new(players);
        position.at = At::Setup;
        position.setup = Setup { first: Some(Seat(0)), lore: Some(lore), ..position.setup };
        position.setup.card = SETUP_CARDS.iter().position(|c| c.players == players).map(|i| i as u8);
        let mut draft = Draft {
            state: position.build().unwrap(),
            options: Options::all(),
            chance: Wants { cards: wanted.iter().map(|id| card(id)).collect(), rest: Seeded::new(7) },
            events: Vec::new(),
        };
        draft.state.run(&mut draft.chance, &mut draft.events, &mut draft.options);
        draft.check();
        draft
    }

    fn check(&self) {
        assert_eq!(verify::state(&self.state), []);
        assert_eq!(verify::options(&self.state, self.options.choices()), []);
    }

    fn asked(&self) -> (Seat, Prompt) {
        self.state.prompt().expect("a decision")
    }

    fn is_draft(&self) -> bool {
        matches!(self.asked().1, Prompt::Draft)
    }

    fn pick(&mut self, choice: Choice) {
        assert!(self.options.choices().contains(&choice), "{choice:?} of {:?}", self.options.choices());
        self.state.step(choice, &mut self.chance, &mut self.events, &mut self.options);
        self.check();
    }

    /// Whoever picks takes a card of these if they can, else the first that is offered.
    fn finish(&mut self, wanted: &[&str]) {
        while self.is_draft() {
            let choices = self.options.choices().to_vec();
            let wanted = wanted.iter().map(|id| Choice::Card(card(id))).find(|c| choices.contains(c));
            self.pick(wanted.unwrap_or(choices[0]));
        }
    }

    fn held(&self, seat: Seat, of: Kind) -> Vec<CardId> {
        self.state.held(seat).map(|c| c.card).filter(|c| kind(*c) == of).collect()
    }
}

/// The draft is over and this leader was picked first, by the last in turn order.
fn with_leader(id: &str, players: u8) -> (Draft, Seat) {
    let mut draft = Draft::new(players, DRAFT, &[id]);
    draft.finish(&[id]);
    let seat = draft.state.holder(card(id)).unwrap();
    assert_eq!(seat, Seat(players - 1));
    (draft, seat)
}

fn start(players: u8, seat: Seat) -> &'static rules::components::setup_cards::Start {
    let card = SETUP_CARDS.iter().find(|c| c.players == players).unwrap();
    &card.seats[usize::from(seat.0)]
}

#[test]
fn the_last_in_turn_order_picks_first_and_all_pick_as_often() {
    let mut draft = Draft::new(3, DRAFT, &["LEAD01", "LEAD03", "LEAD06", "LEAD08"]);
    assert_eq!(draft.state.offer.len(), 8);
    assert_eq!(draft.state.offer.iter().filter(|c| kind(**c) == Kind::Leader).count(), 4);
    let mut picks = Vec::new();
    while draft.is_draft() {
        picks.push(draft.asked().0.0);
        let last = *draft.options.choices().last().unwrap();
        draft.pick(last);
    }
    // One card of each kind is left over, so that the last pick is a choice as well.
    assert_eq!(picks, [2, 1, 0, 2, 1, 0]);
    for seat in draft.state.seats() {
        assert_eq!((draft.held(seat, Kind::Leader).len(), draft.held(seat, Kind::Lore).len()), (1, 1));
    }
    assert!(draft.state.offer.is_empty());
    assert_eq!(draft.state.lore_deck.len(), 28 - 4);
}

#[test]
fn a_pick_is_a_leader_or_lore_as_long_as_one_is_missing_and_cannot_be_declined() {
    let mut draft = Draft::new(2, LoreSetup { two: true, ..DRAFT }, &[]);
    let all = |d: &Draft, of: Kind| {
        d.options.choices().iter().all(|c| matches!(c, Choice::Card(c) if kind(*c) == of))
    };
    assert_eq!(draft.state.offer.iter().filter(|c| kind(**c) == Kind::Lore).count(), 5);
    assert_eq!(draft.options.choices().len(), 3 + 5);
    draft.pick(*draft.options.choices().first().unwrap());
    draft.pick(*draft.options.choices().last().unwrap());
    assert_eq!(draft.asked().0, Seat(1));
    assert!(all(&draft, Kind::Lore), "who has a leader takes lore");
    draft.pick(draft.options.choices()[0]);
    draft.pick(*draft.options.choices().last().unwrap());
    draft.pick(draft.options.choices()[0]);
    assert_eq!(draft.asked().0, Seat(0));
    assert!(all(&draft, Kind::Leader), "who has all lore takes a leader");
    draft.pick(draft.options.choices()[0]);
    for seat in draft.state.seats() {
        assert_eq!((draft.held(seat, Kind::Leader).len(), draft.held(seat, Kind::Lore).len()), (1, 2));
    }
}

#[test]
fn without_the_pack_only_the_cards_of_the_box_are_used() {
    for seed in 0..50 {
        let mut chance = Seeded::new(seed);
        let lore = Some(LoreSetup { pack: false, two: true, dealt: true });
        let game = rules::game::Game::new(Setup { lore, ..setup(4, seed) }, &mut chance).unwrap();
        let s = game.state();
        let box_ = [card("LEAD08"), card("L14")];
        let all = s.standing.iter().map(|c| c.card).chain(s.lore_deck.cards().iter().copied());
        for c in all {
            let last = if kind(c) == Kind::Leader { box_[0] } else { box_[1] };
            assert!(c <= last, "{}", s.kit.plug(c).id);
        }
        assert_eq!(s.lore_deck.len(), 14 - 9);
    }
}

#[test]
fn dealt_cards_need_no_decision() {
    for players in 2..=4 {
        let draft = Draft::new(players, LoreSetup { dealt: true, pack: false, two: false }, &[]);
        assert!(!draft.is_draft());
        for seat in draft.state.seats() {
            assert_eq!((draft.held(seat, Kind::Leader).len(), draft.held(seat, Kind::Lore).len()), (1, 1));
        }
        let picked = draft.events.iter().filter(|e| matches!(e, Event::Picked { .. })).count();
        assert_eq!(picked, usize::from(2 * players));
    }
}

#[test]
fn a_shaper_has_3_ships_in_each_of_its_two_c_systems() {
    let (draft, seat) = with_leader("LEAD14", 2);
    let start = start(2, seat);
    assert_eq!(start.c.len(), 2);
    for system in start.c.iter().chain([&start.b]) {
        assert_eq!(draft.state.ships[*system][seat.into()].fresh, 3);
        assert!(!draft.state.has_building(seat.into(), *system));
    }
    assert!(draft.state.has_building(seat.into(), start.a));
    assert_eq!(draft.state.boards[seat].ships, 15 - 12);
}

#[test]
fn a_feastbringer_has_4_open_slots_and_its_tokens_in_the_first_two() {
    let (draft, seat) = with_leader("LEAD07", 3);
    let slots = draft.state.boards[seat].slots;
    assert_eq!((0..7).filter(|i| draft.state.slot_open(seat, *i)).count(), 4);
    assert_eq!((slots.get(0), slots.get(1)), (Some(Resource::Relic), Some(Resource::Material)));
    assert_eq!((slots.get(2), slots.get(3)), (None, None));
}

#[test]
fn tokens_lie_in_the_two_leftmost_slots_with_ancient_holdings_too() {
    let mut draft = Draft::new(3, DRAFT, &["LEAD09", "L13"]);
    while draft.is_draft() {
        let choices = draft.options.choices().to_vec();
        let mine = ["LEAD09", "L13"].map(|id| Choice::Card(card(id)));
        let own = draft.asked().0 == Seat(2);
        let choice = choices.iter().find(|c| mine.contains(c) == own).copied().unwrap_or(choices[0]);
        draft.pick(choice);
    }
    let slots = draft.state.boards[Seat(2)].slots;
    assert_eq!(
        (slots.get(0), slots.get(1), slots.get(6)),
        (Some(Resource::Relic), Some(Resource::Relic), None)
    );
}

#[test]
fn an_archivist_keeps_2_of_5_that_nobody_had_seen() {
    for two in [false, true] {
        let mut draft = Draft::new(3, LoreSetup { two, ..DRAFT }, &["LEAD09"]);
        let seen: Vec<CardId> = draft.state.offer.to_vec();
        draft.finish(&["LEAD09"]);
        let deck = draft.state.lore_deck.len() + 5;
        assert_eq!(draft.asked().0, Seat(2));
        assert_eq!(draft.asked().1, Prompt::Card { card: card("LEAD09"), ability: 0, step: 0, left: 0 });
        let drawn = draft.state.offer.to_vec();
        assert_eq!(drawn.len(), 5);
        assert!(
            drawn.iter().all(|c| kind(*c) == Kind::Lore && !seen.contains(c)),
            "left over from the draft"
        );
        let count = Event::LoreDrawn { seat: Seat(2), count: 5 };
        assert!(draft.events.contains(&count), "what was drawn is nobody's business");
        // The last card can only be kept second.
        assert_eq!(draft.options.choices(), drawn[..4].iter().map(|c| Choice::Card(*c)).collect::<Vec<_>>());
        draft.pick(Choice::Card(drawn[1]));
        draft.pick(Choice::Card(drawn[4]));
        let kept = draft.held(Seat(2), Kind::Lore);
        assert_eq!(kept.len(), if two { 4 } else { 3 });
        assert!(kept.contains(&drawn[1]) && kept.contains(&drawn[4]));
        assert!(draft.state.offer.is_empty());
        assert_eq!(draft.state.lore_deck.len(), deck - 5);
        assert_eq!(draft.state.chapter, 1);
    }
}

#[test]
fn only_the_archivist_sees_what_it_drew() {
    let mut draft = Draft::new(3, DRAFT, &["LEAD09"]);
    for viewer in viewers(3) {
        let seen = view::of(&draft.state, viewer).state;
        assert_eq!(seen.offer, draft.state.offer, "everybody sees the draft");
    }
    draft.finish(&["LEAD09"]);
    for viewer in viewers(3) {
        let seen = view::of(&draft.state, viewer);
        let own = viewer == Some(Seat(2));
        assert_eq!(seen.state.offer.len(), if own { 5 } else { 0 });
        assert_eq!(seen.state.lore_deck.len(), draft.state.lore_deck.len());
        assert!(
            seen.state.lore_deck.cards().iter().all(|c| *c == CardId::default()),
            "the deck is only counted"
        );
        if own {
            let sample = seen.sample(&mut Seeded::new(3));
            assert_eq!(verify::state(&sample), []);
            assert!(sample.lore_deck.cards().iter().all(|c| !draft.state.offer.contains(c)));
        }
    }
}

#[test]
fn an_archivist_with_few_cards_left_draws_them_all() {
    let mut position = Position::new(2);
    position.at = At::Setup;
    position.setup.first = Some(Seat(0));
    position.setup.lore = Some(LoreSetup { pack: true, two: false, dealt: true });
    let mut state = position.build().unwrap();
    let mut chance = Wants { cards: vec![card("LEAD09")], rest: Seeded::new(1) };
    let mut options = Options::all();
    state.run(&mut chance, &mut Deaf, &mut options);
    // Put the game back to where the Archivist draws, with a deck of three.
    let seat = state.holder(card("LEAD09")).unwrap();
    let k = (seat.0 + 2 - state.initiative.0) % 2;
    while state.lore_deck.len() > 3 {
        state.lore_deck.take_top(0);
    }
    state.offer.clear();
    state.stack.clear();
    state.stack.push(Frame::Setup(rules::flow::setup::Step::Extra(k)));
    state.run(&mut chance, &mut Deaf, &mut options);
    assert_eq!((state.offer.len(), state.lore_deck.len()), (3, 0));
    assert_eq!(options.choices().len(), 2);
}

#[test]
fn an_overseer_plays_with_13_ships_and_7_agents() {
    let (draft, seat) = with_leader("LEAD10", 4);
    let board = &draft.state.boards[seat];
    let on_map: u8 = System::all().map(|y| draft.state.ships[y][seat.into()].total()).sum();
    assert_eq!(board.ships + on_map, 13);
    assert_eq!((board.agents, board.scrapped[PieceKind::SHIP], board.scrapped[PieceKind::AGENT]), (7, 2, 3));
}

#[test]
fn an_anarchist_has_3_cities_on_its_board_and_4_open_slots() {
    let (draft, seat) = with_leader("LEAD13", 3);
    let board = &draft.state.boards[seat];
    assert_eq!((board.cities, board.scrapped[PieceKind::CITY]), (3, 2));
    assert_eq!((0..7).filter(|i| draft.state.slot_open(seat, *i)).count(), 4);
    assert!(System::all().all(|y| !draft.state.has_building(seat.into(), y)));
}

#[test]
fn a_quartermaster_begins_with_material_outraged_and_a_mystic_with_fuel_as_well() {
    let (draft, seat) = with_leader("LEAD16", 3);
    let board = &draft.state.boards[seat];
    assert_eq!((board.outraged, board.owed, board.agents), (1 << Resource::Material as u8, 0, 9));
    let (draft, seat) = with_leader("LEAD02", 3);
    let board = &draft.state.boards[seat];
    assert!(board.is_outraged(Resource::Material) && board.is_outraged(Resource::Fuel));
    assert_eq!((board.outraged.count_ones(), board.owed, board.agents), (2, 0, 8));
}

/// Lore that somebody can still have: in play areas, in the deck, discarded, on offer.
fn lore_left(s: &State) -> usize {
    let play = s.standing.iter().map(|c| c.card).chain(s.court_discard.iter().copied());
    play.chain(s.offer.iter().copied()).filter(|c| kind(*c) == Kind::Lore).count() + s.lore_deck.len()
}

#[test]
fn no_leader_no_lore_and_no_piece_is_lost_in_whole_games() {
    for players in 2..=4 {
        for seed in 0..games(40, 400) {
            let lore = LoreSetup { pack: seed % 2 == 0, two: seed % 3 == 0, dealt: seed % 5 == 0 };
            let mut table = Table::new(seed);
            let begun = Setup { lore: Some(lore), ..setup(players, seed) };
            let game = rules::game::Game::new(begun, &mut table.chance).unwrap();
            let mut rng = Seeded::new(seed);
            let mut state = *game.state();
            let mut options = Options::all();
            state.options(&mut options);
            let mut dealt = None;
            for at in 0.. {
                let place = || format!("{players} players, seed {seed}, decision {at}");
                assert!(at < 20_000, "{}", place());
                let mut found = verify::state(&state);
                found.extend(verify::options(&state, options.choices()));
                assert!(found.is_empty(), "{}: {found:?}", place());
                if state.chapter > 0 {
                    assert_eq!(lore_left(&state), *dealt.get_or_insert(lore_left(&state)), "{}", place());
                }
                for viewer in viewers(players) {
                    let seen = view::of(&state, viewer);
                    let sample = seen.sample(&mut rng);
                    assert_eq!(verify::state(&sample), [], "{}, {viewer:?}", place());
                    assert_eq!(view::of(&sample, viewer).state, seen.state, "{}, {viewer:?}", place());
                }
                if state.over.is_some() {
                    break;
                }
                let choice = table.pick(options.choices());
                state.step(choice, &mut table.chance, &mut Deaf, &mut options);
            }
        }
    }
}
