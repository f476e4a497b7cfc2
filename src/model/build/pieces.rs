//! The map and the player boards.

use super::{Scene, draft, panels};
use crate::model::{
    BoardView, BuildingView, HeldCard, HeldPiece, MapView, Plate, SlotView, Supply, SystemView,
};
use rules::State;
use rules::components::board::{BOARD_SLOTS, CITY_BONUS, OPEN_SLOTS, RAID_COST, SLOTS};
use rules::components::map;
use rules::hooks::Hook;
use rules::ids::{ByResource, Owner, PieceKind, Resource, Seat, System};

/// Every printed system.
pub fn map(scene: &Scene<'_>) -> MapView {
    let s = &scene.view.state;
    let out = (1..=6).filter(|k| !s.systems.has(System::gate(*k))).fold(0, |bits, k| bits | 1 << k);
    let systems = System::all().filter(|y| *y != System::CENTRE).map(|y| system(scene, y));
    MapView { out, systems: systems.collect() }
}

fn system(scene: &Scene<'_>, system: System) -> SystemView {
    let s = &scene.view.state;
    let plates = Owner::all().filter(|o| s.ships[system][*o].total() > 0).map(|owner| {
        let ships = s.ships[system][owner];
        Plate { who: scene.who(owner), fresh: ships.fresh, damaged: ships.damaged }
    });
    SystemView {
        system,
        planet: map::planet_type(system),
        token: s.overlay[system].checked_sub(1).and_then(|r| Resource::ALL.get(usize::from(r)).copied()),
        start: draft::start(scene, system),
        slots: s.slot_count(system),
        control: s.control(system).map(|owner| scene.who(owner)),
        plates: plates.collect(),
        buildings: buildings(scene, system, |_| true),
        notes: Vec::new(),
    }
}

/// The buildings of a system whose owner is wanted.
pub fn buildings(scene: &Scene<'_>, system: System, wanted: impl Fn(Owner) -> bool) -> Vec<BuildingView> {
    let mut all = buildings_of(scene, &scene.view.state, system);
    all.retain(|b| wanted(b.who.owner));
    all
}

/// All buildings of a system in this state.
pub fn buildings_of(scene: &Scene<'_>, s: &State, system: System) -> Vec<BuildingView> {
    let mut slot = 0;
    let all = s.buildings[system].iter().enumerate().map(|(index, b)| {
        let at = (!b.outside).then(|| {
            slot += 1;
            slot - 1
        });
        BuildingView {
            index: index as u8,
            who: scene.who(b.owner),
            kind: b.kind,
            damaged: b.damaged,
            slot: at,
            used: b.used,
        }
    });
    all.collect()
}

/// One player's board.
pub fn board(scene: &Scene<'_>, seat: Seat) -> BoardView {
    let s = &scene.view.state;
    let board = &s.boards[seat];
    let slots = (0..SLOTS).filter(|i| *i < BOARD_SLOTS || s.slot_open(seat, *i)).map(|i| SlotView {
        resource: board.slots.get(i),
        cost: s.slot_cost(seat, i).or(RAID_COST.get(i).copied()).unwrap_or(0),
        open: s.slot_open(seat, i),
    });
    let cities = usize::from(board.cities).min(5);
    let next_opens = match cities {
        0 => Vec::new(),
        c => (OPEN_SLOTS[c] + 1..=OPEN_SLOTS[c - 1]).collect(),
    };
    let pieces = |kinds: &[PieceKind]| -> Vec<HeldPiece> {
        let each = board
            .trophies
            .iter()
            .flat_map(|(owner, counts)| kinds.iter().map(move |kind| (owner, *kind, counts[*kind])));
        each.filter(|(_, _, count)| *count > 0)
            .map(|(owner, kind, count)| HeldPiece { who: scene.who(owner), kind, count })
            .collect()
    };
    let captives = board.captives.iter().filter(|(_, count)| **count > 0);
    let cards = s.held(seat).map(|c| HeldCard {
        face: panels::face(scene, c.card),
        stock: stock(scene, seat, c.card),
        used: c.used != 0 || c.locked,
    });
    BoardView {
        seat,
        power: board.power,
        hand: scene.view.hand_sizes[seat],
        initiative: s.initiative == seat,
        active: s.lead().is_some() && s.turn.seat == seat,
        slots: slots.collect(),
        cities_left: board.cities,
        next_opens,
        bonus: CITY_BONUS[cities],
        supply: Supply { ships: board.ships, starports: board.starports, agents: board.agents },
        outrage: ByResource::from_fn(|r| board.is_outraged(r)),
        trophies: pieces(&[PieceKind::CITY, PieceKind::STARPORT, PieceKind::SHIP, PieceKind::AGENT]),
        captives: captives
            .map(|(owner, count)| HeldPiece { who: scene.who(owner), kind: PieceKind::AGENT, count: *count })
            .collect(),
        cards: cards.collect(),
    }
}

/// Tokens that lie on a card and count for its holder: the supply on a Cartel.
fn stock(scene: &Scene<'_>, seat: Seat, card: rules::ids::CardId) -> Vec<(Resource, u8)> {
    let s = &scene.view.state;
    let mut found = Vec::new();
    for (held, plug) in s.answers(Hook::Has).filter(|(held, _)| held.card == card) {
        for resource in Resource::ALL {
            let count = plug.hooks.has.map_or(0, |f| f(s, held, seat, resource));
            if count > 0 {
                found.push((resource, count));
            }
        }
    }
    found
}
