//! What LEAD01–LEAD08 begin with, and whole games with them.

use rules::State;
use rules::chance::{Ask, Chance, Seeded};
use rules::choice::Choice;
use rules::components::setup_cards::SETUP_CARDS;
use rules::event::Deaf;
use rules::ids::*;
use rules::kit::Kit;
use rules::options::Options;
use rules::position::{At, Position};
use rules::state::LoreSetup;

/// Reveals the wanted leader with the lowest numbers of all that come after it; nothing else matters.
struct Wants {
    leader: CardId,
    rest: Seeded,
}

impl Chance for Wants {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        if let Ask::CourtCard(cards) = ask
            && let Some(at) = cards.iter().position(|c| *c == self.leader)
        {
            return at as u8;
        }
        self.rest.answer(ask)
    }
}

/// A game in which the last seat in turn order, who picks first, has drafted this leader: up to the first lead.
fn drafted(id: &str, players: u8, card: u8) -> (State, Seat) {
    let leader = Kit::base().card_by_id(id).unwrap();
    let mut position = Position::new(players);
    position.at = At::Setup;
    position.setup.first = Some(Seat(0));
    position.setup.card = Some(card);
    position.setup.lore = Some(LoreSetup { pack: false, two: false, dealt: false });
    let mut state = position.build().unwrap();
    let mut chance = Wants { leader, rest: Seeded::new(5) };
    let mut options = Options::all();
    state.run(&mut chance, &mut Deaf, &mut options);
    while state.chapter == 0 {
        let wanted = Choice::Card(leader);
        let choices = options.choices();
        let choice = if choices.contains(&wanted) { wanted } else { choices[0] };
        state.step(choice, &mut chance, &mut Deaf, &mut options);
    }
    let seat = state.holder(leader).unwrap();
    assert_eq!(seat, Seat(players - 1), "the last in turn order picks first");
    (state, seat)
}

fn for_players(players: u8) -> u8 {
    SETUP_CARDS.iter().position(|c| c.players == players).unwrap() as u8
}

#[test]
fn a_mystic_begins_with_material_and_fuel_outraged_and_8_agents() {
    let (state, seat) = drafted("LEAD02", 3, for_players(3));
    let board = &state.boards[seat];
    assert!(board.is_outraged(Resource::Material) && board.is_outraged(Resource::Fuel));
    assert_eq!((board.outraged.count_ones(), board.owed, board.agents), (2, 0, 8));
    assert_eq!([board.slots.get(0), board.slots.get(1)], [Some(Resource::Psionic), Some(Resource::Relic)]);
}

#[test]
fn two_cities_open_two_more_slots_for_a_feastbringer() {
    for players in 2..=4 {
        let card = for_players(players);
        let (state, seat) = drafted("LEAD07", players, card);
        let board = &state.boards[seat];
        assert_eq!(board.cities, 3);
        assert_eq!((0..7).filter(|i| state.slot_open(seat, *i)).count(), 4);
        assert_eq!(
            (0..4).map(|i| board.slots.get(i)).collect::<Vec<_>>(),
            [Some(Resource::Relic), Some(Resource::Material), None, None]
        );
        let start = &SETUP_CARDS[usize::from(card)].seats[usize::from(seat.0)];
        for system in [start.a, start.b] {
            assert!(
                state.buildings[system].iter().any(|b| b.owner == seat.into() && b.kind == PieceKind::CITY)
            );
            assert_eq!(state.ships[system][seat.into()].fresh, 3);
        }
        for system in start.c {
            assert_eq!(state.ships[*system][seat.into()].fresh, 3);
        }
    }
}

#[test]
fn a_rebel_has_no_city_and_ten_ships_on_the_map() {
    let (state, seat) = drafted("LEAD05", 4, for_players(4));
    let board = &state.boards[seat];
    assert_eq!((board.cities, board.starports, board.ships), (5, 4, 5));
    assert_eq!([board.slots.get(0), board.slots.get(1)], [Some(Resource::Material), Some(Resource::Weapon)]);
}
