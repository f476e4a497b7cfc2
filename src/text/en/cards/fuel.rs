//! Guild cards of the suit Fuel.

use crate::text::cards::{AbilityText, CardText};

pub const FUEL_CARTEL: CardText = cartel!("Fuel", "Fuel Cartel");

pub const LOYAL_PILOTS: CardText = loyal!(
    "Fuel",
    "Fuel grants one Move.",
    "A Psionic spent as Fuel moves; it doesn’t grant the lead card’s actions."
);

pub const GATEKEEPERS: CardText = CardText {
    short: "Attack at a gate: up to 2 more dice. Prelude: discard for a ship in every gate.",
    text: &[
        "When you attack at a gate, you may collect up to 2 dice beyond one for each ship.",
        "Prelude: discard this card to place 1 ship in every gate in play.",
    ],
    rulings: &[
        "The limit of 6 dice of each type stays, and raid dice need what they always need.",
        "The ships come fresh, whoever controls the gate.",
        "With too few ships in supply you choose the gates.",
    ],
    abilities: &[AbilityText {
        title: "Discard Gatekeepers",
        detail: "Place 1 ship in every gate.",
        done: "used Gatekeepers for ships",
        questions: &["too few ships for every gate: which gate gets the next?"],
    }],
};

pub const SHIPPING_INTEREST: CardText = interest!("Fuel", "Synthesize", "Shipping Interest");

pub const SPACING_UNION: CardText = union_card!(
    "Mobilization",
    "Spacing Union",
    "The lead card can be chosen also when you played another suit."
);
