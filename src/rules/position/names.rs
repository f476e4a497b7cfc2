//! Does every number of a position name something? Everything after this may index tables and sets.

use super::wrong::{Thing, Wrong, note};
use super::{At, Position};
use crate::ids::*;

/// Power on either side of 0 that no game comes near.
const POWER_LIMIT: i16 = 9999;
/// Bits of the six clusters.
const CLUSTERS: u8 = 0b0111_1110;

/// What the kit or the table does not have.
pub fn check(p: &Position) -> Vec<Wrong> {
    let mut names = Names { p, wrong: Vec::new() };
    names.table();
    names.things();
    names.all_cards();
    names.round();
    names.wrong
}

struct Names<'a> {
    p: &'a Position,
    wrong: Vec<Wrong>,
}

impl Names<'_> {
    fn known(&mut self, thing: Thing, number: u16, count: usize) {
        if usize::from(number) >= count {
            note(&mut self.wrong, Wrong::Unknown(thing, number));
        }
    }

    fn seat(&mut self, seat: Seat) {
        if seat.0 >= self.p.setup.players {
            note(&mut self.wrong, Wrong::NoSeat(seat));
        }
    }

    fn system(&mut self, system: System) {
        self.known(Thing::System, system.0.into(), System::COUNT);
    }

    fn owner(&mut self, owner: Owner) {
        self.known(Thing::Owner, owner.0.into(), Owner::COUNT);
        if let Some(seat) = owner.seat() {
            self.seat(seat);
        }
    }

    fn piece(&mut self, kind: PieceKind) {
        let rows = self.p.kit.tables().pieces.len().min(PieceKind::COUNT);
        self.known(Thing::Piece, kind.0.into(), rows);
    }

    fn actions<'c>(&mut self, cards: impl IntoIterator<Item = &'c ActionCard>) {
        let rows = self.p.kit.tables().action_cards.len();
        cards.into_iter().for_each(|c| self.known(Thing::ActionCard, c.0.into(), rows));
    }

    fn cards(&mut self, cards: impl IntoIterator<Item = CardId>) {
        let rows = self.p.kit.tables().plugs.len();
        cards.into_iter().for_each(|c| self.known(Thing::Card, c.0, rows));
    }

    fn table(&mut self) {
        let p = self.p;
        self.seat(p.initiative);
        p.passed.iter().chain(p.quit.iter()).for_each(|seat| self.seat(seat));
        if p.out.is_some_and(|out| out & !CLUSTERS != 0 || out & CLUSTERS == CLUSTERS) {
            note(&mut self.wrong, Wrong::Clusters);
        }
        let ambitions = p.kit.tables().ambitions.len().min(Ambition::COUNT);
        for ambition in p.markers.iter().filter_map(|m| m.on) {
            self.known(Thing::Ambition, ambition.0.into(), ambitions);
        }
    }

    fn things(&mut self) {
        let p = self.p;
        for pieces in &p.pieces {
            self.system(pieces.system);
            self.owner(pieces.owner);
            self.piece(pieces.kind);
        }
        p.overlay.iter().for_each(|(system, _)| self.system(*system));
        for (seat, place) in &p.seats {
            if *place != super::Place::default() {
                self.seat(seat);
            }
            if !(-POWER_LIMIT..=POWER_LIMIT).contains(&place.power) {
                note(&mut self.wrong, Wrong::Power(seat));
            }
            for (owner, kind, _) in &place.trophies {
                self.owner(*owner);
                self.piece(*kind);
            }
            place.captives.iter().for_each(|(owner, _)| self.owner(*owner));
        }
        for space in &p.court {
            space.agents.iter().filter(|(_, n)| **n > 0).for_each(|(seat, _)| self.seat(seat));
        }
    }

    fn all_cards(&mut self) {
        let p = self.p;
        for place in p.seats.values() {
            self.actions(&place.hand);
            self.cards(place.cards.iter().map(|c| c.card));
        }
        self.actions(p.discard.iter().flatten().chain(&p.open_discard));
        self.cards(p.court.iter().filter_map(|space| space.card));
        self.cards(p.court_deck.iter().chain(&p.lore_deck).flatten().copied());
        self.cards(p.court_discard.iter().chain(p.rules.iter().flatten()).copied());
        self.actions(&p.seen);
        for known in &p.known {
            self.seat(known.seat);
            self.seat(known.of);
            self.actions(&known.cards);
        }
    }

    fn round(&mut self) {
        let p = self.p;
        for play in &p.plays {
            self.seat(play.seat);
            self.known(Thing::Mode, play.mode.0.into(), p.kit.tables().modes.len());
            self.actions([play.card].iter().chain(&play.extra));
            if let Some(held) = play.beside {
                self.seat(held.seat);
                self.cards([held.card]);
            }
        }
        match p.at {
            At::Follow(seat) => self.seat(seat),
            At::Turn => self.seat(p.turn.seat),
            _ => {}
        }
    }
}
