//! From a state at the start of a turn to its position.

use super::{At, Card, Known, Pieces, Place, Position};
use crate::components::setup_cards::SETUP_CARDS;
use crate::flow::{Frame, chapter, setup};
use crate::ids::*;
use crate::pile::Pile;
use crate::state::{CourtSpace, State};

impl State {
    /// Where the game stands if a seat is about to lead, to follow or to take the mulligan, with nothing else
    /// going on.
    pub fn turn_start(&self) -> Option<At> {
        match self.stack[..] {
            _ if self.over.is_some() => None,
            [Frame::Chapter(chapter::Step::Mulligan)] => Some(At::Mulligan),
            [Frame::Chapter(chapter::Step::Led), Frame::Play { .. }] => Some(At::Lead),
            [Frame::Chapter(chapter::Step::Follow(_)), Frame::Play { seat }] => Some(At::Follow(seat)),
            _ => None,
        }
    }
}

impl Position {
    /// The position that [`Position::build`] makes this state of; nothing is lost. None unless the state is at the
    /// start of a turn ([`State::turn_start`]), or if an expansion has put into it what positions cannot say.
    pub fn of(state: &State) -> Option<Position> {
        let position = describe(state, state.turn_start()?);
        position.build().is_ok_and(|again| again == *state).then_some(position)
    }
}

fn describe(s: &State, at: At) -> Position {
    let players = s.players();
    let card = SETUP_CARDS.get(usize::from(s.setup_card)).filter(|c| c.players == players);
    let setup_card = card.map(|_| s.setup_card);
    let out = (1..=6).filter(|k| !s.systems.has(System::gate(*k))).fold(0, |bits, k| bits | 1 << k);
    let mut boardless = State::empty(s.kit, s.setup);
    boardless.enter_rules();
    let table = |s: &State| s.standing.iter().filter(|c| c.table).map(|c| c.card).collect::<Vec<_>>();
    let mut court: Vec<CourtSpace> = s.court.to_vec();
    while court.pop_if(|space| *space == CourtSpace::default()).is_some() {}
    let overlay = |system: System| {
        let laid = Resource::ALL.get(usize::from(s.overlay[system].checked_sub(1)?))?;
        Some((system, *laid))
    };
    Position {
        kit: s.kit,
        setup: s.setup,
        setup_card: setup_card.filter(|_| setup_card != s.setup.card),
        out: (out != card.map_or(0, |c| c.out_bits())).then_some(out),
        chapter: s.chapter,
        round_number: s.round_number,
        initiative: s.initiative,
        passed: s.passed,
        quit: s.quit,
        pieces: System::all().flat_map(|system| pieces(s, system)).collect(),
        overlay: System::all().filter_map(overlay).collect(),
        seats: BySeat::from_fn(|seat| if seat.0 < players { place(s, seat) } else { Place::default() }),
        spent: s.spent,
        phantom: phantom(s),
        markers: s.markers,
        court,
        court_deck: batches(&s.court_deck),
        court_discard: s.court_discard.to_vec(),
        lore_deck: batches(&s.lore_deck),
        rules: Some(table(s)).filter(|rules| *rules != table(&boardless)),
        discard: batches(&s.discard),
        open_discard: s.open_discard.iter().collect(),
        known: known(s),
        seen: s.seen.iter().collect(),
        plays: s.round.plays.to_vec(),
        zeroed: s.round.zeroed,
        seized: s.round.seized,
        declared: s.round.declared,
        at,
        ..Position::new(players)
    }
}

fn batches<T: Copy + Ord + Default, const N: usize>(pile: &Pile<T, N>) -> Vec<Vec<T>> {
    pile.batches().map(<[T]>::to_vec).collect()
}

fn pieces(s: &State, system: System) -> Vec<Pieces> {
    let plain =
        |owner, kind| Pieces { system, owner, kind, damaged: false, outside: false, used: false, count: 1 };
    let mut found = Vec::new();
    for (owner, ships) in s.ships[system] {
        for (damaged, count) in [(false, ships.fresh), (true, ships.damaged)] {
            found.push(Pieces { damaged, count, ..plain(owner, PieceKind::SHIP) });
        }
    }
    found.retain(|pieces| pieces.count > 0);
    for b in &s.buildings[system] {
        found.push(Pieces { damaged: b.damaged, outside: b.outside, used: b.used, ..plain(b.owner, b.kind) });
    }
    found
}

fn place(s: &State, seat: Seat) -> Place {
    let b = &s.boards[seat];
    let resources = |bits: u8| Resource::ALL.into_iter().filter(|r| bits >> *r as u8 & 1 == 1).collect();
    let mut slots: Vec<_> = (0..crate::components::board::SLOTS).map(|i| b.slots.get(i)).collect();
    while slots.pop_if(|slot| slot.is_none()).is_some() {}
    let trophies =
        b.trophies.iter().flat_map(|(owner, kinds)| kinds.iter().map(move |(k, n)| (owner, k, *n)));
    let captives = b.captives.iter().map(|(owner, count)| (owner, *count));
    // As long as nothing has left the game, what is in the supply follows.
    let given = |kind, count| (b.scrapped[kind] > 0).then_some(count);
    Place {
        power: b.power,
        ships: given(PieceKind::SHIP, b.ships),
        starports: given(PieceKind::STARPORT, b.starports),
        agents: given(PieceKind::AGENT, b.agents),
        cities: given(PieceKind::CITY, b.cities),
        slots,
        outraged: resources(b.outraged),
        owed: resources(b.owed),
        trophies: trophies.filter(|(_, _, count)| *count > 0).collect(),
        captives: captives.filter(|(_, count)| *count > 0).collect(),
        hand: b.hand.iter().collect(),
        cards: s.held(seat).map(|c| Card { card: c.card, locked: c.locked, used: c.used }).collect(),
    }
}

/// The phantom's tokens, if they are not those of the planets out of play.
fn phantom(s: &State) -> Option<ByResource<u8>> {
    (s.phantom != setup::phantom(s)).then_some(s.phantom)
}

fn known(s: &State) -> Vec<Known> {
    let pairs = s.seats().flat_map(|seat| s.seats().map(move |of| (seat, of)));
    let all = pairs.map(|(seat, of)| Known { seat, of, cards: s.known[seat][of].iter().collect() });
    all.filter(|known| !known.cards.is_empty()).collect()
}
