//! The end of a chapter: what its ambitions brought.

use rules::ids::{Ambition, Seat};

/// What a chapter's end brought, to be looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreView {
    /// The chapter that is over.
    pub chapter: u8,
    /// The ambitions that were scored, with the Power that each seat gained.
    pub rows: Vec<(Ambition, Vec<(Seat, i16)>)>,
    /// Every seat's gain in all, and its Power now.
    pub totals: Vec<(Seat, i16, i16)>,
    /// What else happened, in sentences.
    pub notes: Vec<String>,
}
