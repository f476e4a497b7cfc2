//! A resource slot on a card lives as long as the card is held (L13).

use rules::chance::Seeded;
use rules::event::{Event, Sink};
use rules::flow::Cx;
use rules::hooks::Held;
use rules::ids::*;
use rules::position::{Card, Position};
use rules::verify;

#[test]
fn a_discarded_card_returns_the_token_on_it_and_only_that() {
    let mut position = Position::new(3);
    let (seat, card) = (Seat(0), position.kit.card_by_id("L13").unwrap());
    position.seats[seat].cards = vec![Card { card, ..Card::default() }];
    position.seats[seat].slots =
        vec![Some(Resource::Fuel), None, None, None, None, None, Some(Resource::Relic)];
    let mut state = position.build().unwrap();
    assert_eq!(state.slot_cost(seat, 6), Some(4));
    let mut events = Vec::new();
    let sink: &mut dyn Sink = &mut events;
    Cx { s: &mut state, chance: &mut Seeded::new(1), sink }.discard_card(Held { card, seat });
    assert_eq!(state.boards[seat].slots.counts()[Resource::Fuel], 1);
    assert_eq!(state.boards[seat].slots.counts()[Resource::Relic], 0);
    assert_eq!(state.supply[Resource::Relic], 5);
    assert_eq!(state.slot_cost(seat, 6), None);
    let lost = Event::Discarded { seat, resource: Resource::Relic, count: 1 };
    assert_eq!(events, [Event::CardDiscarded { seat, card }, lost]);
    let wrong = |f: &verify::Finding| {
        matches!(f, verify::Finding::ClosedSlot { .. } | verify::Finding::Tokens { .. })
    };
    assert!(!verify::state(&state).iter().any(wrong));
}
