//! Guild cards of the suit Psionic.

use crate::text::cards::{AbilityText, CardText};

pub const LATTICE_SPIES: CardText = CardText {
    short: "Prelude, before anything else in your turn: discard this to seize the initiative.",
    text: &["Prelude, before anything else in your turn: discard this card to seize the initiative."],
    rulings: &[
        "If you have the initiative, or if it was seized this round, the discard is allowed and does nothing.",
        "Playing your card and declaring with Galactic Bards may come before it.",
        "After it nobody can seize for the rest of the round.",
    ],
    abilities: &[AbilityText {
        title: "Discard Lattice Spies",
        detail: "Seize the initiative, if that is still possible this round.",
        done: "used Lattice Spies",
        questions: &[],
    }],
};

pub const FARSEERS: CardText = CardText {
    short: "After you declare: see a Rival’s hand, may swap a card. Prelude: discard to redraw.",
    text: &[
        "After you declare an ambition: look at the hand of a Rival. Then you may swap one of your cards for one of \
         theirs.",
        "Prelude: discard this card and any number of cards from your hand. Draw as many cards, and 1 more, from the \
         bottom of the action discard pile.",
    ],
    rulings: &[
        "Every declaration counts, also one by a card such as Populist Demands.",
        "With an empty hand you look, but don’t swap.",
        "The cards you discard go on top of the pile: if it is small, you may draw some of them again.",
        "If the pile holds too few cards, you draw what is there.",
    ],
    abilities: &[
        AbilityText {
            title: "Use Farseers",
            detail: "Look at a Rival’s hand, then swap a card if you like.",
            done: "used Farseers",
            questions: &[
                "whose hand to look at?",
                "which card of your hand to swap?",
                "which card to take for it?",
            ],
        },
        AbilityText {
            title: "Discard Farseers",
            detail: "Discard cards from your hand, draw as many and 1 more.",
            done: "used Farseers to draw",
            questions: &["which cards to discard from your hand?"],
        },
    ],
};

pub const SECRET_ORDER: CardText = CardText {
    short: "When you declare Keeper or Empath, your lead card keeps its number.",
    text: &[
        "When you declare Keeper or Empath with your lead card, the zero marker is not placed: the card keeps its \
             number.",
    ],
    rulings: &[
        "Any other ambition sets the card to 0 as usual, also when it is declared with a 7.",
        "Rivals who Surpass must then beat the printed number.",
    ],
    abilities: &[],
};

pub const LOYAL_EMPATHS: CardText = loyal!(
    "Psionic",
    "Psionic grants one action of the lead card, whatever you played yourself.",
    "It grants Battle only if the lead card is Aggression."
);

pub const SILVER_TONGUES: CardText = CardText {
    short: "Prelude: discard this to steal a Guild card or a resource from a Rival.",
    text: &["Prelude: discard this card to steal one Guild card or one resource from a Rival."],
    rulings: &[
        "It needs no keys.",
        "From a player with Sworn Guardians, only that card can be stolen.",
        "The supply that lies on a Cartel can’t be stolen; the Cartel itself can.",
        "A Guild card stolen so may be used in this same Prelude.",
    ],
    abilities: &[AbilityText {
        title: "Discard Silver-Tongues",
        detail: "Steal a Guild card or a resource from a Rival.",
        done: "used Silver-Tongues",
        questions: &["which Guild card or resource to steal?"],
    }],
};
