//! The draft of leaders and lore: what lies there, and who has picked what.

use super::CardFace;
use rules::components::leaders::{LeaderRow, Start};
use rules::ids::{Seat, System};

/// The boxes of a leader: the letter of the systems, and what is placed there.
pub fn boxes(row: &LeaderRow) -> [(char, Start); 3] {
    [('A', row.a), ('B', row.b), ('C', Start { building: None, ships: row.c })]
}

/// One player in the draft.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PickView {
    /// Who.
    pub seat: Seat,
    /// It is this player's pick.
    pub now: bool,
    /// Leaders and lore picked so far.
    pub cards: Vec<CardFace>,
    /// The systems of the seat on the setup card, with their letters.
    pub systems: Vec<(char, System)>,
}

/// The draft.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftView {
    /// The setup card in use: an index into the table of setup cards.
    pub setup_card: u8,
    /// Everybody, in the order of picking; the order repeats.
    pub picks: Vec<PickView>,
    /// Leaders that are left.
    pub leaders: Vec<CardFace>,
    /// Lore cards that are left.
    pub lore: Vec<CardFace>,
}
