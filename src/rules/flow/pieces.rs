//! Where pieces and cards go when they leave: supplies, boards, boxes, piles (R19, R16.9, R14.5).

use crate::components::board::{BOARD_SLOTS, SLOTS};
use crate::event::Event;
use crate::flow::Cx;
use crate::hooks::{Held, Kind};
use crate::ids::*;
use crate::state::{Building, Standing, State};

impl State {
    /// Returns agents to their owner's supply; Outrage slots that still owe one take it first (R14.5).
    pub fn return_agents(&mut self, owner: Seat, count: u8) {
        let board = &mut self.boards[owner];
        board.agents += count;
        while board.owed != 0 && board.agents > 0 {
            board.agents -= 1;
            board.owed &= board.owed - 1;
        }
    }

    /// Returns one piece of a player or power to where it comes from. For a city: is the owner's board
    /// now one that may have to be rearranged (R16.6)?
    pub fn return_piece(&mut self, owner: Owner, kind: PieceKind) -> bool {
        let Some(seat) = owner.seat() else { return false };
        match kind {
            PieceKind::SHIP => self.boards[seat].ships += 1,
            PieceKind::STARPORT => self.boards[seat].starports += 1,
            PieceKind::AGENT => self.return_agents(seat, 1),
            PieceKind::CITY => {
                self.boards[seat].cities += 1;
                return true;
            }
            _ => {}
        }
        false
    }

    /// Puts a card into a seat's play area.
    pub fn enter_play(&mut self, seat: Seat, card: CardId, locked: bool) {
        let standing = Standing { card, seat, locked, ..Standing::default() };
        let at = self.standing.iter().position(|s| s.card > card).unwrap_or(self.standing.len());
        self.standing.insert(at, standing);
        self.refresh_answers();
    }

    /// Takes a card out of play.
    pub fn leave_play(&mut self, card: CardId) {
        if let Some(at) = self.standing.iter().position(|s| s.card == card) {
            self.standing.remove(at);
            self.refresh_answers();
        }
    }

    /// The entry of a card in play.
    pub fn standing_mut(&mut self, card: CardId) -> Option<&mut Standing> {
        self.standing.iter_mut().find(|s| s.card == card)
    }

    /// Rules of the table that are in play from the start: rows of the kind `Rule`.
    pub fn enter_rules(&mut self) {
        for (i, plug) in self.kit.tables().plugs.iter().enumerate() {
            if plug.kind == Kind::Rule {
                self.standing.push(Standing { card: CardId(i as u16), table: true, ..Standing::default() });
            }
        }
        self.refresh_answers();
    }
}

impl Cx<'_> {
    /// Discards a card from a play area to the Court discard pile (K6).
    pub fn discard_card(&mut self, held: Held) {
        self.s.leave_play(held.card);
        self.s.court_discard.push(held.card);
        self.tell(Event::CardDiscarded { seat: held.seat, card: held.card });
        self.empty_closed_slots(held.seat);
    }

    /// What lies on slots that a card no longer gives returns to the supply (L13).
    fn empty_closed_slots(&mut self, seat: Seat) {
        for slot in BOARD_SLOTS..SLOTS {
            if let Some(resource) = self.s.boards[seat].slots.get(slot)
                && !self.s.slot_open(seat, slot)
            {
                self.s.boards[seat].slots.set(slot, None);
                self.s.supply[resource] += 1;
                self.tell(Event::Discarded { seat, resource, count: 1 });
            }
        }
    }

    /// Captures agents out of a Rival's supply, as many as there are (R19.5). Returns how many.
    pub fn capture_from_supply(&mut self, seat: Seat, owner: Seat, count: u8) -> u8 {
        let count = count.min(self.s.boards[owner].agents);
        if count > 0 {
            self.s.boards[owner].agents -= count;
            self.s.boards[seat].captives[Owner::from(owner)] += count;
            self.tell(Event::Captured { seat, owner, count });
        }
        count
    }

    /// Returns one piece from the map, a box or a card, and lets its owner rearrange if a city came back.
    pub fn give_back(&mut self, owner: Owner, kind: PieceKind) {
        if self.s.return_piece(owner, kind)
            && let Some(seat) = owner.seat()
        {
            self.rearrange_if_covered(seat);
        }
    }

    /// Takes a piece that `by` destroyed as a Trophy, or sends it home (R14.1).
    pub fn take_trophy(&mut self, by: Option<Seat>, owner: Owner, kind: PieceKind) {
        match by {
            Some(seat) if owner != seat.into() && self.s.kit.piece(kind).trophy => {
                self.s.boards[seat].trophies[owner][kind] += 1;
            }
            _ => self.give_back(owner, kind),
        }
    }

    /// Replaces a building by one of this seat's, in the same spot and state (R19.6): no destruction. The caller
    /// has checked that there is a new piece. It has neither been taxed nor built this turn.
    pub fn replace_building(&mut self, seat: Seat, system: System, index: u8, new: PieceKind) {
        let at = usize::from(index);
        let old = self.s.buildings[system][at];
        let board = &mut self.s.boards[seat];
        if new == PieceKind::CITY {
            board.cities -= 1;
        } else {
            board.starports -= 1;
        }
        self.s.buildings[system][at] = Building { owner: seat.into(), kind: new, used: false, ..old };
        self.tell(Event::Replaced { seat, system, owner: old.owner, old: old.kind, new });
        self.give_back(old.owner, old.kind);
    }

    /// The Court space of a card.
    pub fn refill_court(&mut self, emptied: Option<usize>) {
        if let Some(at) = emptied {
            self.s.court[at] = Default::default();
        }
        for at in 0..self.s.court.len() {
            if self.s.court[at].card.is_none() && !self.s.court_deck.is_empty() {
                let top: tinyvec::ArrayVec<[CardId; 48]> = self.s.court_deck.top().iter().copied().collect();
                let answer = self.ask(crate::chance::Ask::CourtCard(&top));
                let card = self.s.court_deck.take_top(answer);
                self.s.court[at].card = Some(card);
                self.tell(Event::Revealed { card });
            }
        }
    }
}
