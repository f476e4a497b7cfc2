//! Leaders LEAD01–LEAD08.

use crate::text::cards::CardText;

const NONE: CardText = CardText { short: "", text: &[], rulings: &[], abilities: &[] };

/// In the order of their ids.
pub const LEADERS: [CardText; 8] = [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE];
