//! What rules tell each other. Facts are for cards that react; events (`event.rs`) are for people.

use crate::ids::*;

/// Something that has just become true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A marker was put on an ambition.
    Declared {
        /// By.
        seat: Seat,
        /// Which.
        ambition: Ambition,
    },
    /// The initiative marker has a new holder.
    Initiative {
        /// Who.
        seat: Seat,
        /// By seizing.
        seized: bool,
    },
    /// A piece left the map by destruction.
    Destroyed {
        /// Where.
        system: System,
        /// Whose.
        owner: Owner,
        /// What.
        kind: PieceKind,
        /// By.
        by: Seat,
    },
    /// A Court card was secured.
    Secured {
        /// By.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A player provoked Outrage.
    Outrage {
        /// Who.
        seat: Seat,
        /// Of this type.
        resource: Resource,
    },
}
