//! Lore L15–L28.

use crate::text::cards::CardText;

const NONE: CardText = CardText { short: "", text: &[], rulings: &[], abilities: &[] };

/// In the order of their ids.
pub const LORE: [CardText; 14] =
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE];
