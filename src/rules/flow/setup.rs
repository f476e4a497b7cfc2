//! Setting up (R2) and recovery after elimination (R27).

use crate::chance::Ask;
use crate::choice::{Choice, Ships};
use crate::components::setup_cards::{SETUP_CARDS, SetupCard};
use crate::components::{board, map};
use crate::event::Event;
use crate::flow::{Cx, Frame, Next, chapter};
use crate::hooks::{Hook, Kind};
use crate::ids::*;
use crate::options::Options;
use crate::pile::Pile;
use crate::state::{Board, Building, CourtSpace, State};

/// Where setting up stands: it is done in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Everything is still to do.
    Begin,
}

/// Runs the setup of R2.2 up to the first deal.
pub fn advance(cx: &mut Cx<'_>, _: Step) -> Next {
    let players = cx.s.players();
    let first = match cx.s.setup.first {
        Some(seat) => seat,
        None => Seat(cx.ask(Ask::FirstSeat(players))),
    };
    cx.s.initiative = first;
    let card = match cx.s.setup.card {
        Some(card) => card,
        None => {
            let fitting: Vec<u8> = (0..SETUP_CARDS.len() as u8)
                .filter(|i| SETUP_CARDS[*i as usize].players == players)
                .collect();
            fitting[cx.ask(Ask::SetupCard(&fitting)) as usize]
        }
    };
    cx.s.setup_card = card;
    cx.tell(Event::Began { setup_card: card, first });
    let deck = (0..cx.s.kit.tables().plugs.len() as u16)
        .map(CardId)
        .filter(|c| matches!(cx.s.kit.plug(*c).kind, Kind::Guild | Kind::Vox));
    cx.s.court_deck = Pile::shuffled(deck);
    for _ in 0..board::court_size(players) {
        cx.s.court.push(CourtSpace::default());
    }
    cx.refill_court(None);
    place_all(cx.s, &SETUP_CARDS[card as usize]);
    let hooked: Vec<_> = cx.s.answers(Hook::AfterSetup).collect();
    cx.set(Frame::Chapter(chapter::Step::Deal));
    for (held, plug) in hooked {
        if let Some(f) = plug.hooks.after_setup {
            f(cx, held);
        }
    }
    Next::Go
}

/// Map, boards, pieces, resources and phantom of a setup card (R2.2 steps 8–12).
pub fn place_all(s: &mut State, card: &SetupCard) {
    lay_map(s, card.out_bits());
    let players = s.players();
    for seat in Seat::all(players) {
        s.boards[seat] = Board {
            ships: board::SHIPS,
            starports: board::STARPORTS,
            agents: board::AGENTS,
            cities: board::CITIES,
            ..Board::default()
        };
    }
    if players == 2 {
        for system in System::all().filter(|y| *y != System::CENTRE && !s.systems.has(*y)) {
            if let Some(kind) = map::planet_type(system) {
                s.supply[kind] -= 1;
                s.phantom[kind] += 1;
            }
        }
    }
    for (seat, start) in s.initiative.around(players).zip(card.seats) {
        s.put_ships(seat, start.a, 3);
        s.put_building(seat, start.a, PieceKind::CITY);
        s.put_ships(seat, start.b, 3);
        s.put_building(seat, start.b, PieceKind::STARPORT);
        for system in start.c {
            s.put_ships(seat, *system, 2);
        }
        for (slot, system) in [start.a, start.b].into_iter().enumerate() {
            if let Some(kind) = map::planet_type(system)
                && s.supply[kind] > 0
            {
                s.supply[kind] -= 1;
                s.boards[seat].slots.set(slot, Some(kind));
            }
        }
    }
}

/// Systems and their links when these clusters (bit k: cluster k) are out of play.
pub fn lay_map(s: &mut State, out: u8) {
    s.systems = map::in_play(out);
    for system in System::all() {
        s.links[system] =
            if system == System::CENTRE { SystemSet::default() } else { map::neighbours(system, out) };
    }
}

impl State {
    /// Puts fresh ships from a seat's supply on the map: as many as there are (R6.4). Returns how many.
    pub fn put_ships(&mut self, seat: Seat, system: System, count: u8) -> u8 {
        let count = count.min(self.boards[seat].ships);
        self.boards[seat].ships -= count;
        self.ships[system][Owner::from(seat)].fresh += count;
        count
    }

    /// Puts a fresh building from a seat's supply or board into a slot. The caller has checked the site.
    pub fn put_building(&mut self, seat: Seat, system: System, kind: PieceKind) {
        let board = &mut self.boards[seat];
        if kind == PieceKind::CITY {
            board.cities -= 1;
        } else {
            board.starports -= 1;
        }
        self.buildings[system].push(Building { owner: seat.into(), kind, ..Building::default() });
    }
}

/// Gates to recover in (R27).
pub fn recover_options(s: &State, out: &mut Options) {
    s.systems.iter().filter(|y| y.is_gate()).for_each(|y| out.yes(Choice::System(y)));
}

/// Does this seat recover: no ship and no starport on the map (R27)?
pub fn must_recover(s: &State, seat: Seat) -> bool {
    let owner = Owner::from(seat);
    s.systems.iter().all(|y| s.ships[y][owner] == Ships::default() && !s.has_starport(owner, y))
}

/// Places three ships in the chosen gate.
pub fn recover(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    cx.pop();
    if let Choice::System(system) = choice {
        let count = cx.s.put_ships(seat, system, 3);
        cx.tell(Event::Recovered { seat, system, count });
    }
}
