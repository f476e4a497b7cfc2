//! Guild cards of the suit Relic.

use crate::text::cards::{AbilityText, CardText};

pub const LOYAL_KEEPERS: CardText = loyal!(
    "Relic",
    "Relic grants one Secure.",
    "Without a card that you could Secure, the resource is spent for nothing."
);

pub const SWORN_GUARDIANS: CardText = CardText {
    short: "Rivals can’t steal your other things. Stolen, this goes under the Court deck.",
    text: &[
        "Rivals can’t steal your resources or your other Guild cards, only this one.",
        "When it is stolen, it goes to the bottom of the Court deck, and the thief gets nothing.",
    ],
    rulings: &[
        "In a raid, 1 key takes it away; the keys that are left may then buy the rest.",
        "It stops theft alone: not Trade, not Outrage, not captures, not the discards of a Cartel.",
    ],
    abilities: &[],
};

pub const ELDER_BROKER: CardText = CardText {
    short: "Trade (Tax): swap resources at a Rival city. Discard: Material, Fuel and Weapon.",
    text: &[
        "Trade, in place of Tax: choose a Rival city in a system that you control. Take a resource of the city’s type \
         from its owner and give one of a type that they have none of, both at once.",
        "Prelude: discard this card to gain 1 Material, 1 Fuel and 1 Weapon.",
    ],
    rulings: &[
        "Both halves must be possible. What lies on a Cartel can’t be traded, but its holder has it.",
        "It is no Tax: the city may be taxed too, it may be traded with again, and nobody is captured.",
        "It is no theft: Sworn Guardians doesn’t stop it.",
        "The three resources are fitted together; what finds no slot is discarded, and you choose what.",
    ],
    abilities: &[
        AbilityText {
            title: "Trade",
            detail: "Swap a resource with the owner of a Rival city where you have control.",
            done: "took Trade (Elder Broker)",
            questions: &[
                "at which Rival city to Trade?",
                "which resource to take?",
                "which resource to give, of a type that they lack?",
            ],
        },
        AbilityText {
            title: "Discard Elder Broker",
            detail: "Gain 1 Material, 1 Fuel and 1 Weapon.",
            done: "used Elder Broker for resources",
            questions: &[],
        },
    ],
};

pub const RELIC_FENCE: CardText = CardText {
    short: "Prelude, once a turn: discard a resource to gain 1 Relic.",
    text: &["Prelude, once a turn: discard one of your resources to gain 1 Relic."],
    rulings: &[
        "Any type will do, also an Outraged one: it is discarded, not spent, and back in its supply at once.",
        "It isn’t possible while the Relic supply is empty.",
        "The card stays with you.",
    ],
    abilities: &[AbilityText {
        title: "Use Relic Fence",
        detail: "Discard a resource, gain 1 Relic.",
        done: "used Relic Fence",
        questions: &["which resource to discard for a Relic?"],
    }],
};

pub const GALACTIC_BARDS: CardText = CardText {
    short: "Surpass or Pivot: may declare your card’s ambition if none was declared this round.",
    text: &[
        "When you Surpass or Pivot, before anything else in your turn: if no ambition was declared this round, you may \
         declare the one on your card. The zero marker is not placed.",
    ],
    rulings: &[
        "A 7 may declare any ambition. A 1 declares none.",
        "It may come before or after seizing.",
        "A declaration by a card’s text in this round, such as Populist Demands, stops it too.",
        "A card that Copies lies face down and declares nothing.",
    ],
    abilities: &[AbilityText {
        title: "Use Galactic Bards",
        detail: "Declare the ambition of the card you played.",
        done: "used Galactic Bards",
        questions: &["which ambition to declare?"],
    }],
};
