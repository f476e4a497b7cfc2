//! What must be true of every state at a decision: pieces are conserved, boards are possible, what is kept
//! twice agrees. Tests and `simulate --verify` ask here; play never needs to.

use crate::choice::Choice;
use crate::components::board::{AGENTS, CITIES, SHIPS, SLOTS, STARPORTS, TOKENS};
use crate::flow::{Frame, setup};
use crate::hooks::Kind;
use crate::ids::*;
use crate::state::State;

/// Something that is not as it must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// A player's pieces of a kind: so many were found, so many there are.
    Pieces {
        /// Whose.
        seat: Seat,
        /// What.
        kind: PieceKind,
        /// Counted.
        found: u16,
        /// How many there must be.
        expected: u16,
    },
    /// Resource tokens of a type.
    Tokens {
        /// The type.
        resource: Resource,
        /// Counted.
        found: u16,
        /// How many there must be.
        expected: u16,
    },
    /// An action card that is in no place, in several, or not in this game.
    ActionCard {
        /// Which.
        card: ActionCard,
        /// In how many places it is.
        found: u8,
        /// In how many it must be.
        expected: u8,
    },
    /// A card of the Court that is in no place or in several, or a leader or lore card in several.
    CourtCard {
        /// Which.
        card: CardId,
        /// In how many places it is.
        found: u8,
    },
    /// This seat holds so many leaders though everybody has picked one.
    Leaders {
        /// Who.
        seat: Seat,
        /// How many.
        found: u8,
    },
    /// A token that does not exist replaces the type of a planet, or one replaces that of no planet in play.
    Overlay(System),
    /// A token lies in a slot that is closed, though nobody is arranging it.
    ClosedSlot {
        /// Whose board.
        seat: Seat,
        /// The slot.
        slot: u8,
    },
    /// More buildings than slots.
    Slots(System),
    /// Pieces in a system that is not in play.
    OutOfPlay(System),
    /// Pieces on the map of a seat that does not play.
    Stranger(Owner),
    /// An agent is owed to an Outrage slot that is not Outraged, or while the supply could pay it (R14.5).
    Owed(Seat),
    /// This seat believes to know a card in a hand that does not hold it (R25).
    Known {
        /// Who believes.
        seat: Seat,
        /// Whose hand; its own row: the action discard pile.
        of: Seat,
    },
    /// A card that everybody saw going into the action discard pile does not lie there.
    Seen,
    /// Cards in play are out of order, or the hooks that they answer are noted wrongly.
    Standing,
    /// A seat that does not play has the initiative, the turn or the lead.
    Seats,
    /// A decision without a choice, or a choice without a decision.
    Options,
    /// A choice is offered twice.
    Twice(Choice),
}

/// Everything that is wrong with a state at a decision or at the end of a game.
pub fn state(s: &State) -> Vec<Finding> {
    let mut out = Vec::new();
    pieces(s, &mut out);
    tokens(s, &mut out);
    action_cards(s, &mut out);
    court_cards(s, &mut out);
    leaders(s, &mut out);
    boards(s, &mut out);
    map(s, &mut out);
    seats(s, &mut out);
    out
}

/// Everything that is wrong with what is offered: none at a decision, or one of them twice.
pub fn options(s: &State, options: &[Choice]) -> Vec<Finding> {
    let mut out = Vec::new();
    if options.is_empty() == s.over.is_none() || s.prompt().is_none() == s.over.is_none() {
        out.push(Finding::Options);
    }
    let mut sorted = options.to_vec();
    sorted.sort_unstable();
    out.extend(sorted.windows(2).filter(|w| w[0] == w[1]).map(|w| Finding::Twice(w[0])));
    out
}

fn pieces(s: &State, out: &mut Vec<Finding>) {
    for seat in s.seats() {
        let owner = Owner::from(seat);
        let board = &s.boards[seat];
        let mut found: ByKind<u16> = ByKind::from_fn(|kind| u16::from(board.scrapped[kind]));
        found[PieceKind::SHIP] += u16::from(board.ships);
        found[PieceKind::CITY] += u16::from(board.cities);
        found[PieceKind::STARPORT] += u16::from(board.starports);
        let outraged = board.outraged.count_ones() as u16 - (board.owed & board.outraged).count_ones() as u16;
        found[PieceKind::AGENT] += u16::from(board.agents) + outraged;
        for system in System::all() {
            found[PieceKind::SHIP] += u16::from(s.ships[system][owner].total());
            s.buildings[system].iter().filter(|b| b.owner == owner).for_each(|b| found[b.kind] += 1);
        }
        for holder in s.seats() {
            let boxes = &s.boards[holder];
            boxes.trophies[owner].iter().for_each(|(kind, count)| found[kind] += u16::from(*count));
            found[PieceKind::AGENT] += u16::from(boxes.captives[owner]);
        }
        found[PieceKind::AGENT] += s.court.iter().map(|c| u16::from(c.agents[seat])).sum::<u16>();
        for (kind, count) in [
            (PieceKind::SHIP, SHIPS),
            (PieceKind::CITY, CITIES),
            (PieceKind::STARPORT, STARPORTS),
            (PieceKind::AGENT, AGENTS),
        ] {
            let expected = u16::from(count);
            if found[kind] != expected {
                out.push(Finding::Pieces { seat, kind, found: found[kind], expected });
            }
        }
        if board.owed & !board.outraged != 0 || (board.owed != 0 && board.agents > 0) {
            out.push(Finding::Owed(seat));
        }
    }
}

fn tokens(s: &State, out: &mut Vec<Finding>) {
    for resource in Resource::ALL {
        let mut found = u16::from(s.supply[resource] + s.spent[resource] + s.phantom[resource]);
        found += s.seats().map(|seat| u16::from(s.boards[seat].slots.counts()[resource])).sum::<u16>();
        for frame in s.stack.iter() {
            if let Frame::Acquire(acquire) = frame {
                found += u16::from(acquire.incoming[resource]);
            }
        }
        // A token on a planet is out of circulation, but still there (H79).
        found += s.overlay.values().filter(|o| **o == resource as u8 + 1).count() as u16;
        if found != u16::from(TOKENS) {
            out.push(Finding::Tokens { resource, found, expected: u16::from(TOKENS) });
        }
    }
}

fn action_cards(s: &State, out: &mut Vec<Finding>) {
    let mut found = [0u8; 64];
    let mut note = |card: ActionCard| found[usize::from(card.0).min(63)] += 1;
    s.seats().for_each(|seat| s.boards[seat].hand.iter().for_each(&mut note));
    s.discard.cards().iter().copied().for_each(&mut note);
    s.open_discard.iter().for_each(&mut note);
    for play in s.round.plays.iter() {
        if !play.gone {
            note(play.card);
        }
        play.extra.into_iter().for_each(&mut note);
    }
    let deck: ActionCards = s.kit.deck(s.players()).collect();
    for (i, found) in found.into_iter().enumerate() {
        let card = ActionCard(i as u8);
        // The action cards come to the table with the first deal, after leaders and lore.
        let expected = u8::from(s.chapter > 0 && deck.has(card));
        if found != expected {
            out.push(Finding::ActionCard { card, found, expected });
        }
    }
}

fn court_cards(s: &State, out: &mut Vec<Finding>) {
    let plugs = s.kit.tables().plugs;
    let mut found = vec![0u8; plugs.len()];
    let mut note = |card: CardId| {
        if let Some(count) = found.get_mut(usize::from(card.0)) {
            *count += 1;
        }
    };
    s.court.iter().filter_map(|c| c.card).for_each(&mut note);
    s.court_deck.cards().iter().copied().for_each(&mut note);
    s.court_discard.iter().copied().for_each(&mut note);
    s.standing.iter().for_each(|c| note(c.card));
    s.round.plays.iter().filter_map(|p| p.beside).for_each(|held| note(held.card));
    s.offer.iter().copied().for_each(&mut note);
    s.lore_deck.cards().iter().copied().for_each(&mut note);
    for frame in s.stack.iter() {
        if let Frame::Securing(securing) = frame {
            securing.vox.into_iter().for_each(&mut note);
        }
    }
    for (i, plug) in plugs.iter().enumerate() {
        let of_court = matches!(plug.kind, Kind::Guild | Kind::Vox);
        // Leaders and lore that are not used are out of the game (R23.3).
        let drafted = matches!(plug.kind, Kind::Leader | Kind::Lore);
        if (of_court && found[i] != 1) || (drafted && found[i] > 1) {
            out.push(Finding::CourtCard { card: CardId(i as u16), found: found[i] });
        }
    }
    let mut again = *s;
    again.refresh_answers();
    if again.answered != s.answered || s.standing.windows(2).any(|w| w[0].card >= w[1].card) {
        out.push(Finding::Standing);
    }
}

/// Everybody has one leader once the draft is over. How many lore cards somebody has is up to leaders and discards.
fn leaders(s: &State, out: &mut Vec<Finding>) {
    let setting_up = s.stack.iter().find_map(|f| if let Frame::Setup(step) = f { Some(*step) } else { None });
    let drafting = matches!(setting_up, Some(setup::Step::Begin | setup::Step::Draft(_)));
    if drafting || s.setup.lore.is_none() {
        return;
    }
    for seat in s.seats() {
        let found = s.held(seat).filter(|c| s.kit.plug(c.card).kind == Kind::Leader).count() as u8;
        if found != 1 {
            out.push(Finding::Leaders { seat, found });
        }
    }
    // What nobody picked has left the game.
    let left = if setting_up.is_none() { &s.offer[..] } else { &[] };
    left.iter().for_each(|card| out.push(Finding::CourtCard { card: *card, found: 1 }));
}

fn boards(s: &State, out: &mut Vec<Finding>) {
    let lying: ActionCards = s.discard.cards().iter().copied().collect();
    if s.seen.0 & !lying.0 != 0 {
        out.push(Finding::Seen);
    }
    for seat in s.seats() {
        let arranging = |frame: &Frame| matches!(frame, Frame::Acquire(a) if a.seat == seat);
        if !s.stack.iter().any(arranging) {
            let closed =
                |slot: &usize| s.boards[seat].slots.get(*slot).is_some() && !s.slot_open(seat, *slot);
            let slots = (0..SLOTS).filter(closed).map(|slot| Finding::ClosedSlot { seat, slot: slot as u8 });
            out.extend(slots);
        }
        for of in s.seats() {
            let there = if of == seat { lying } else { s.boards[of].hand };
            if s.known[seat][of].0 & !there.0 != 0 {
                out.push(Finding::Known { seat, of });
            }
        }
    }
}

fn map(s: &State, out: &mut Vec<Finding>) {
    for system in System::all() {
        let buildings = &s.buildings[system];
        let any_ship = s.ships[system].values().any(|ships| ships.total() > 0);
        if !s.systems.has(system) && (any_ship || !buildings.is_empty()) {
            out.push(Finding::OutOfPlay(system));
        }
        if buildings.iter().filter(|b| !b.outside).count() > usize::from(s.slot_count(system)) {
            out.push(Finding::Slots(system));
        }
        let planet = s.systems.has(system) && crate::components::map::planet_type(system).is_some();
        if s.overlay[system] != 0 && (!planet || usize::from(s.overlay[system]) > Resource::ALL.len()) {
            out.push(Finding::Overlay(system));
        }
    }
    for owner in (s.players()..MAX_SEATS as u8).map(Owner) {
        let here =
            |y: System| s.ships[y][owner].total() > 0 || s.buildings[y].iter().any(|b| b.owner == owner);
        if System::all().any(here) {
            out.push(Finding::Stranger(owner));
        }
    }
}

fn seats(s: &State, out: &mut Vec<Finding>) {
    let at_table = |seat: Seat| seat.0 < s.players();
    let asked = s.prompt().is_none_or(|(seat, _)| at_table(seat));
    let plays = s.round.plays.iter().all(|p| at_table(p.seat));
    if !at_table(s.initiative) || !at_table(s.turn.seat) || !at_table(s.round.leader) || !asked || !plays {
        out.push(Finding::Seats);
    }
}
