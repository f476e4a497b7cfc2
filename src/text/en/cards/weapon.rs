//! Guild cards of the suit Weapon.

use super::patterns::{MUSTER_RULING, MUSTER_TEXT};
use crate::text::cards::{AbilityText, CardText};

const ICONS: &str = "Weapon icons are your Weapons and your Guild cards of this suit, this one among them. Weapons \
                     spent this turn are gone.";

pub const ARMS_UNION: CardText = union_card!(
    "Aggression",
    "Arms Union",
    "It is a Weapon icon for your other cards only until you put it beside an action card."
);

pub const PRISON_WARDENS: CardText = CardText {
    short: "Pressgang (Build): Captives to resources. Execute (Influence): to Trophies. Ships.",
    text: &[
        "Pressgang, in place of Build: return any number of your Captives, at least one. For each, gain 1 resource of a \
         type that you choose.",
        "Execute, in place of Influence: move any number of your Captives, at least one, to your Trophies.",
        MUSTER_TEXT,
    ],
    rulings: &[
        "What Pressgang brings is fitted at once; what finds no slot is discarded, and you choose what.",
        "A type without supply gives nothing.",
        "Executed Captives no longer count for Tyrant; they count for Warlord.",
        MUSTER_RULING,
    ],
    abilities: &[
        AbilityText {
            title: "Pressgang",
            detail: "Return Captives; gain a resource of your choice for each.",
            done: "took Pressgang (Prison Wardens)",
            questions: &["which Captives to Pressgang?", "which resource for a Captive?"],
        },
        AbilityText {
            title: "Execute",
            detail: "Captives become your Trophies.",
            done: "took Execute (Prison Wardens)",
            questions: &["which Captives to Execute?"],
        },
        muster!("Prison Wardens"),
    ],
};

pub const SKIRMISHERS: CardText = CardText {
    short: "Attack: reroll a skirmish die for each Weapon icon. Prelude: discard for 3 ships.",
    text: &[
        "Once in each battle that you attack in, after the roll: roll up to as many skirmish dice again as you have \
         Weapon icons.",
        MUSTER_TEXT,
    ],
    rulings: &[
        ICONS,
        "All dice that you choose are rolled at once, and what they show then stands.",
        MUSTER_RULING,
    ],
    abilities: &[muster!("Skirmishers")],
};

pub const COURT_ENFORCERS: CardText = CardText {
    short: "Abduct (Battle): capture Rival agents, if fewer than your Weapon icons. Ships.",
    text: &[
        "Abduct, in place of Battle: choose a Court card with at least one Rival agent, but fewer than you have Weapon \
         icons. Capture all Rival agents on it.",
        MUSTER_TEXT,
    ],
    rulings: &[
        ICONS,
        "The agents of all Rivals on the card are counted together. Yours stay.",
        "Abduct is no battle and needs no ships. A pip that may Battle because of a Weapon pays for it too.",
        MUSTER_RULING,
    ],
    abilities: &[
        AbilityText {
            title: "Abduct",
            detail: "Capture the Rival agents on a Court card.",
            done: "took Abduct (Court Enforcers)",
            questions: &["from which Court card to Abduct the agents?"],
        },
        muster!("Court Enforcers"),
    ],
};

const MARINES: CardText = loyal!(
    "Weapon",
    "Weapon lets each of your pips Battle for the rest of the turn.",
    "What you spend as a Weapon is no Weapon icon."
);

pub const LOYAL_MARINES: CardText = CardText {
    short: "Anything you spend may be Weapon. Outrage leaves this card. Discard for 3 ships.",
    text: &[MARINES.text[0], MARINES.text[1], MARINES.text[2], MUSTER_TEXT],
    rulings: &[
        MARINES.rulings[0],
        MARINES.rulings[1],
        MARINES.rulings[3],
        "Discarding it for ships ends its other effects.",
    ],
    abilities: &[muster!("Loyal Marines")],
};
