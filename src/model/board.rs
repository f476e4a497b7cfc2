//! Player boards.

use super::{CardFace, Who};
use rules::ids::{ByResource, PieceKind, Resource, Seat};

/// A resource slot, on the board or on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlotView {
    /// What lies in it.
    pub resource: Option<Resource>,
    /// Keys to steal from it.
    pub cost: u8,
    /// Not covered by a city.
    pub open: bool,
}

/// Trophies or captives of one owner and kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldPiece {
    /// Whose piece it was.
    pub who: Who,
    /// Ship, city, starport or agent.
    pub kind: PieceKind,
    /// How many.
    pub count: u8,
}

/// A card in a play area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldCard {
    /// The card.
    pub face: CardFace,
    /// Resources lying on it: a stock that is the supply, or slots of its own.
    pub stock: Vec<(Resource, u8)>,
    /// Not usable again this turn.
    pub used: bool,
}

/// Pieces left to place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Supply {
    /// Ships.
    pub ships: u8,
    /// Starports.
    pub starports: u8,
    /// Agents.
    pub agents: u8,
}

/// One player's board and play area.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardView {
    /// Whose.
    pub seat: Seat,
    /// Power.
    pub power: i16,
    /// Cards in hand.
    pub hand: u8,
    /// Has the initiative.
    pub initiative: bool,
    /// It is this player's turn.
    pub active: bool,
    /// Resource slots, left to right.
    pub slots: Vec<SlotView>,
    /// Cities still on the board.
    pub cities_left: u8,
    /// Slots that the next city opens, by number from 1; empty when it opens none.
    pub next_opens: Vec<u8>,
    /// Power added to every ambition won outright.
    pub bonus: i16,
    /// What the player can still place.
    pub supply: Supply,
    /// Outrage, by type.
    pub outrage: ByResource<bool>,
    /// Trophies.
    pub trophies: Vec<HeldPiece>,
    /// Captives.
    pub captives: Vec<HeldPiece>,
    /// Guild cards.
    pub cards: Vec<HeldCard>,
}

impl BoardView {
    /// Trophies in all.
    pub fn trophy_count(&self) -> u8 {
        self.trophies.iter().map(|p| p.count).sum()
    }
    /// Captives in all.
    pub fn captive_count(&self) -> u8 {
        self.captives.iter().map(|p| p.count).sum()
    }
    /// Types under Outrage.
    pub fn outrage_count(&self) -> u8 {
        self.outrage.values().filter(|on| **on).count() as u8
    }
}
