//! Setting up (R2) and recovery after elimination (R27).

use crate::chance::Ask;
use crate::choice::{Choice, Prompt, Ships};
use crate::components::leaders::{BOX, LeaderRow, Start};
use crate::components::setup_cards::{SETUP_CARDS, SetupCard};
use crate::components::{board, map};
use crate::event::Event;
use crate::flow::{Cx, Frame, Next, chapter};
use crate::hooks::{Hook, Kind};
use crate::ids::*;
use crate::kit::Kit;
use crate::options::Options;
use crate::pile::Pile;
use crate::state::{Board, Building, CourtSpace, LoreSetup, Setup, State};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Where setting up stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Everything is still to do.
    Begin,
    /// The k-th pick of the draft (R23.3).
    Draft(u8),
    /// Pieces and resources (R2.2 steps 11–12, R23.4, R23.5).
    Pieces,
    /// The extra setup of the k-th seat in turn order (R23.6).
    Extra(u8),
}

/// Runs the setup of R2.2 up to the first deal.
pub fn advance(cx: &mut Cx<'_>, step: Step) -> Next {
    match step {
        Step::Begin => {
            begin(cx);
            let next = if cx.s.setup.lore.is_some() { Step::Draft(0) } else { Step::Pieces };
            cx.set(Frame::Setup(next));
        }
        Step::Draft(pick) => match drafter(cx.s, pick) {
            None => {
                cx.s.offer.clear();
                cx.set(Frame::Setup(Step::Pieces));
            }
            Some(seat) if cx.s.setup.lore.is_some_and(|l| l.dealt) => deal_pick(cx, pick, seat),
            Some(_) => return Next::Ask,
        },
        Step::Pieces => {
            place_pieces(cx.s);
            cx.set(Frame::Setup(Step::Extra(0)));
        }
        Step::Extra(k) if k >= cx.s.players() => cx.set(Frame::Chapter(chapter::Step::Deal)),
        Step::Extra(k) => {
            cx.set(Frame::Setup(Step::Extra(k + 1)));
            let seat = Seat((cx.s.initiative.0 + k) % cx.s.players());
            for (held, plug) in cx.s.answers(Hook::AfterSetup).collect::<Vec<_>>() {
                // Rules of the table belong to nobody: they come first.
                let comes = cx.s.holder(held.card).map_or(k == 0, |holder| holder == seat);
                if let Some(f) = plug.hooks.after_setup.filter(|_| comes) {
                    f(cx, held);
                }
            }
        }
    }
    Next::Go
}

fn begin(cx: &mut Cx<'_>) {
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
    let kit = cx.s.kit;
    cx.s.court_deck = Pile::shuffled(kit.cards_of(&[Kind::Guild, Kind::Vox]));
    for _ in 0..board::court_size(players) {
        cx.s.court.push(CourtSpace::default());
    }
    cx.refill_court(None);
    lay_table(cx.s, &SETUP_CARDS[card as usize]);
    if let Some(lore) = cx.s.setup.lore {
        reveal(cx, lore);
    }
}

/// The lore cards of a game, revealed or not: none if it is not played with them.
pub fn lore_cards(kit: Kit, setup: Setup) -> impl Iterator<Item = CardId> {
    let most = setup.lore.map_or(0, |lore| if lore.pack { usize::MAX } else { BOX.1 });
    kit.cards_of(&[Kind::Lore]).take(most)
}

/// Reveals the leaders and lore of the draft (R23.2).
fn reveal(cx: &mut Cx<'_>, lore: LoreSetup) {
    let kit = cx.s.kit;
    let players = usize::from(cx.s.players());
    let leaders = if lore.pack { usize::MAX } else { BOX.0 };
    let mut deck: Pile<CardId, 32> = Pile::shuffled(kit.cards_of(&[Kind::Leader]).take(leaders));
    cx.s.lore_deck = Pile::shuffled(lore_cards(kit, cx.s.setup));
    for _ in 0..players + 1 {
        let top: ArrayVec<[CardId; 32]> = deck.top().iter().copied().collect();
        let answer = cx.ask(Ask::CourtCard(&top));
        cx.s.offer.push(deck.take_top(answer));
    }
    for _ in 0..if lore.two { 2 * players + 1 } else { players + 1 } {
        if let Some(card) = cx.draw_lore() {
            cx.s.offer.push(card);
        }
    }
    cx.s.offer.sort_unstable();
}

impl Cx<'_> {
    /// Draws a card from the lore deck, if there is one.
    pub fn draw_lore(&mut self) -> Option<CardId> {
        let top: ArrayVec<[CardId; 32]> = self.s.lore_deck.top().iter().copied().collect();
        if top.is_empty() {
            return None;
        }
        let answer = self.ask(Ask::CourtCard(&top));
        Some(self.s.lore_deck.take_top(answer))
    }
}

/// Whose pick the k-th is: reverse turn order, again and again (R23.3). Everybody takes the same number of
/// cards, so nobody is passed over.
fn drafter(s: &State, pick: u8) -> Option<Seat> {
    let each = if s.setup.lore.is_some_and(|l| l.two) { 3 } else { 2 };
    let players = s.players();
    (pick < each * players).then(|| Seat((s.initiative.0 + players - 1 - pick % players) % players))
}

/// May this seat take this card: a leader if it has none, lore up to its quota?
fn wants(s: &State, seat: Seat, card: CardId) -> bool {
    let kind = s.kit.plug(card).kind;
    let has = s.held(seat).filter(|c| s.kit.plug(c.card).kind == kind).count();
    let quota = if kind == Kind::Lore && s.setup.lore.is_some_and(|l| l.two) { 2 } else { 1 };
    has < quota
}

/// Who picks, and what.
pub fn prompt(s: &State, step: &Step) -> (Seat, Prompt) {
    match step {
        Step::Draft(pick) => (drafter(s, *pick).unwrap_or(s.initiative), Prompt::Draft),
        _ => (s.initiative, Prompt::Mulligan),
    }
}

/// The revealed cards that the seat still needs.
pub fn options(s: &State, step: &Step, out: &mut Options) {
    if let Step::Draft(pick) = step
        && let Some(seat) = drafter(s, *pick)
    {
        s.offer.iter().filter(|c| wants(s, seat, **c)).for_each(|c| out.yes(Choice::Card(*c)));
    }
}

/// Takes the picked card.
pub fn choose(cx: &mut Cx<'_>, step: Step, choice: Choice) {
    if let (Step::Draft(pick), Choice::Card(card)) = (step, choice)
        && let Some(seat) = drafter(cx.s, pick)
    {
        take_pick(cx, pick, seat, card);
    }
}

fn deal_pick(cx: &mut Cx<'_>, pick: u8, seat: Seat) {
    let fitting: ArrayVec<[CardId; 14]> =
        cx.s.offer.iter().copied().filter(|c| wants(cx.s, seat, *c)).collect();
    let answer = cx.ask(Ask::CourtCard(&fitting));
    take_pick(cx, pick, seat, fitting[usize::from(answer)]);
}

fn take_pick(cx: &mut Cx<'_>, pick: u8, seat: Seat, card: CardId) {
    cx.s.offer.retain(|c| *c != card);
    cx.s.enter_play(seat, card, false);
    cx.tell(Event::Picked { seat, card });
    cx.set(Frame::Setup(Step::Draft(pick + 1)));
}

/// Map, boards and phantom (R2.2 steps 8–10).
fn lay_table(s: &mut State, card: &SetupCard) {
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
    s.phantom = phantom(s);
    for (kind, count) in s.phantom {
        s.supply[kind] -= count;
    }
}

/// The phantom's tokens: at a table of two, one of each planet out of play (R2.4).
pub fn phantom(s: &State) -> ByResource<u8> {
    let mut tokens = ByResource::default();
    if s.players() == 2 {
        let out = System::all().filter(|y| *y != System::CENTRE && !s.systems.has(*y));
        out.filter_map(map::planet_type).for_each(|kind| tokens[kind] += 1);
    }
    tokens
}

/// Pieces and resources of the seats: of the setup card, or of the leaders (R2.2 steps 11–12, R23.4, R23.5).
fn place_pieces(s: &mut State) {
    let card = &SETUP_CARDS[usize::from(s.setup_card)];
    for (seat, start) in s.initiative.around(s.players()).zip(card.seats) {
        let leader = s.held(seat).find_map(|c| s.kit.plug(c.card).leader);
        let types = [start.a, start.b].map(map::planet_type);
        let row = leader.copied().unwrap_or(LeaderRow {
            a: Start { building: Some(PieceKind::CITY), ships: 3 },
            b: Start { building: Some(PieceKind::STARPORT), ships: 3 },
            c: 2,
            // Systems A and B are planets on every setup card.
            resources: types.map(|r| r.unwrap_or(Resource::Material)),
        });
        for (system, put) in [(start.a, row.a), (start.b, row.b)] {
            s.put_ships(seat, system, put.ships);
            if let Some(kind) = put.building {
                s.put_building(seat, system, kind);
            }
        }
        for system in start.c {
            s.put_ships(seat, *system, row.c);
        }
        for (slot, kind) in row.resources.into_iter().enumerate() {
            if s.supply[kind] > 0 {
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
