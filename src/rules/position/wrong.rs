//! What can be wrong with a position.

use crate::ids::*;
use crate::verify::Finding;

/// Things that have numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A system.
    System,
    /// Whoever may own a piece.
    Owner,
    /// A kind of piece.
    Piece,
    /// A play mode.
    Mode,
    /// An ambition.
    Ambition,
    /// An action card.
    ActionCard,
    /// A card of the Court, a leader, a lore card, a rule.
    Card,
}

/// Something that is wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Not 2–4 players, or a setup card for another number.
    Setup,
    /// A number that names nothing of the kit, as damaged text may bring it.
    Unknown(Thing, u16),
    /// Clusters out of play that do not exist, or all of them.
    Clusters,
    /// A chapter that there is not.
    Chapter(u8),
    /// A seat that nobody sits at.
    NoSeat(Seat),
    /// Power beyond all that can be gained or lost.
    Power(Seat),
    /// Something lies in a system out of play.
    OutOfPlay(System),
    /// More buildings than building slots, or than one of a kind outside them.
    NoSlot(System),
    /// A piece that never stands on the map does.
    NotOnMap(PieceKind),
    /// More pieces of this kind than the owner has.
    TooMany {
        /// Whose.
        owner: Owner,
        /// What.
        kind: PieceKind,
        /// How many the position has.
        found: u8,
        /// How many there are.
        exist: u8,
    },
    /// Far too many pieces of which no seat has a supply.
    Crowd,
    /// More tokens of this type than there are.
    TooManyTokens {
        /// The type.
        resource: Resource,
        /// How many the position has.
        found: u8,
        /// How many there are.
        exist: u8,
    },
    /// A token lies on a system that is no planet, or two lie on it (H79).
    Overlay(System),
    /// A token lies in a closed slot (from 0).
    ClosedSlot(Seat, u8),
    /// An agent is owed for a type that is not Outraged.
    NotOutraged(Seat, Resource),
    /// An action card lies in two places.
    ActionTwice(ActionCard),
    /// An action card that this number of players does not use.
    ActionUnused(ActionCard),
    /// A card is known to be in the hand of a seat that does not hold it (R25).
    NotInHand(Seat, ActionCard),
    /// A card is known to lie in the action discard pile and does not.
    NotDiscarded(ActionCard),
    /// A Court card lies in two places.
    CardTwice(CardId),
    /// A card lies where cards of its kind never do, or is not part of the setup.
    CardMisplaced(CardId),
    /// More cards than can be in play or in a pile together.
    TooManyCards,
    /// More spaces than the Court has.
    CourtTooLong,
    /// The plays of the round do not fit: a seat twice, out of order, a lead that is not first, a card that is gone
    /// and still to be taken back.
    Plays,
    /// This seat cannot be the one to act.
    NotNext(Seat),
    /// A mulligan that is not that of two players, or without cards for a new hand (R2.5).
    Mulligan,
    /// No seat is about to lead, to follow or to take the mulligan.
    NotAtTurn,
    /// What must hold of every state of a game does not.
    Broken(Finding),
}

/// Notes something once; of very many things the first are enough.
pub(super) fn note(all: &mut Vec<Wrong>, wrong: Wrong) {
    if all.len() < 64 && !all.contains(&wrong) {
        all.push(wrong);
    }
}
