//! Guild cards of the suit Material.

use crate::text::cards::CardText;

pub const LOYAL_ENGINEERS: CardText = loyal!(
    "Material",
    "Material grants one Build or one Repair, or an action that cards offer in their place.",
    "You choose for each resource as you spend it."
);

pub const MINING_INTEREST: CardText = interest!("Material", "Manufacture", "Mining Interest");

pub const MATERIAL_CARTEL: CardText = cartel!("Material", "Material Cartel");

pub const ADMIN_UNION: CardText = union_card!(
    "Administration",
    "Admin Union",
    "If all hands are empty, the card taken back keeps the chapter going for a round."
);

pub const CONSTRUCTION_UNION: CardText = union_card!(
    "Construction",
    "Construction Union",
    "Its own suit is Material; it is Construction cards that it brings back."
);
