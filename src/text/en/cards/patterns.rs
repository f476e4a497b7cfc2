//! Words that families of cards share. A family is a macro where only a name differs, so that every
//! sentence stays one constant.

use crate::text::cards::AbilityText;

/// The five Loyal cards: their suit, what it grants, and a ruling of their own.
macro_rules! loyal {
    ($suit:literal, $grants:literal, $ruling:literal) => {
        crate::text::cards::CardText {
            short: concat!(
                "Anything you spend may be ",
                $suit,
                ", even if Outraged. Outrage leaves this card."
            ),
            text: &[
                concat!(
                    "Any resource you spend may count as ",
                    $suit,
                    ". It then does only what ",
                    $suit,
                    " does."
                ),
                concat!(
                    "Spending ",
                    $suit,
                    ", real or not, grants its action to you even while it is Outraged."
                ),
                concat!("When you provoke ", $suit, " Outrage, you keep this card."),
            ],
            rulings: &[
                $grants,
                "Whether the resource’s own type is Outraged makes no difference.",
                "It is about spending alone: what you discard, hold or count for ambitions stays what it is.",
                $ruling,
            ],
            abilities: &[],
        }
    };
}

/// The two Interests: their suit, the name of their action, their own name.
macro_rules! interest {
    ($suit:literal, $action:literal, $name:literal) => {
        crate::text::cards::CardText {
            short: concat!($action, " (Build): gain 1 ", $suit, ". Prelude: discard to fill slots with ", $suit, "."),
            text: &[
                concat!($action, ", in place of Build: gain 1 ", $suit, "."),
                concat!(
                    "Prelude: discard this card to fill your empty resource slots with ", $suit,
                    " from the supply. For each that the supply lacks, you may steal a ", $suit, " from a Rival."
                ),
            ],
            rulings: &[
                concat!($action, " is no Build: it needs no starport and no building slot, and an empty supply gives nothing."),
                "Slots that you emptied in this Prelude are empty, but what you spent in it is not in the supply yet.",
                "You may take fewer. Stealing begins when the supply has no more.",
                "You may discard the card with all slots full; it gains nothing then.",
            ],
            abilities: &[
                crate::text::cards::AbilityText {
                    title: $action,
                    detail: concat!("Gain 1 ", $suit, "."),
                    done: concat!("took ", $action, " (", $name, ")"),
                    questions: &[],
                },
                crate::text::cards::AbilityText {
                    title: concat!("Discard ", $name),
                    detail: concat!("Fill your empty slots with ", $suit, ", stealing what the supply lacks."),
                    done: concat!("used ", $name, " for ", $suit),
                    questions: &[
                        concat!("how many ", $suit, " to gain?"),
                        concat!("which ", $suit, " to steal for an empty slot?"),
                    ],
                },
            ],
        }
    };
}

/// The two Cartels: their suit and their name.
macro_rules! cartel {
    ($suit:literal, $name:literal) => {
        crate::text::cards::CardText {
            short: concat!("The ", $suit, " supply counts as yours. After scoring Rivals discard their ", $suit, "."),
            text: &[
                concat!(
                    "The whole ", $suit, " supply lies on this card. You have it, for Tycoon and wherever resources are \
                     counted, but you can’t spend or discard it. It stays the supply that everybody gains from."
                ),
                concat!("After scoring, in every chapter, each Rival discards all ", $suit, "."),
                concat!("Prelude: discard this card to steal 1 ", $suit, " from a Rival."),
            ],
            rulings: &[
                "Rivals discard after scoring even if Tycoon was not declared. It is no theft, so Sworn Guardians doesn’t help.",
                "Only resources go then; Guild cards of the suit stay.",
                "Whoever steals the card gets the supply with it. Discarded, it leaves the supply to all.",
                "You may discard it with nothing to steal.",
            ],
            abilities: &[crate::text::cards::AbilityText {
                title: concat!("Discard ", $name),
                detail: concat!("Steal 1 ", $suit, " from a Rival."),
                done: concat!("used ", $name, " to steal"),
                questions: &[concat!("which ", $suit, " to steal?")],
            }],
        }
    };
}

/// The four Unions: the suit of action cards they bring back, their name, and a ruling of their own.
macro_rules! union_card {
    ($suit:literal, $name:literal, $ruling:literal) => {
        crate::text::cards::CardText {
            short: concat!("Prelude: when the round ends, take a ", $suit, " card played face up to your hand."),
            text: &[concat!(
                "Prelude: put this card beside a ", $suit, " card that lies face up among the cards played this round, \
                 yours or a Rival’s. When the round ends, take that card to your hand and discard this one."
            )],
            rulings: &[
                "Face-down cards can’t be chosen, nor a card that has a Union beside it.",
                "Beside the action card it has left your play area: it counts for nothing, and neither theft nor Outrage takes it.",
                "The initiative goes by what was played, even if its card goes to a hand.",
                $ruling,
            ],
            abilities: &[crate::text::cards::AbilityText {
                title: concat!("Use ", $name),
                detail: concat!("It goes beside a ", $suit, " card, which comes to your hand when the round ends."),
                done: concat!("used ", $name),
                questions: &[concat!("which ", $suit, " card comes to your hand when the round ends?")],
            }],
        }
    };
}

/// The Prelude ability that places three ships: the card's name.
macro_rules! muster {
    ($name:literal) => {
        crate::text::cards::AbilityText {
            title: concat!("Discard ", $name),
            detail: crate::text::en::cards::patterns::MUSTER_DETAIL,
            done: concat!("used ", $name, " for ships"),
            questions: crate::text::en::cards::patterns::MUSTER_ASKS,
        }
    };
}

/// What the discard for ships does.
pub const MUSTER_DETAIL: &str = "Place 3 ships in a system that you control.";
/// Its question.
pub const MUSTER_ASKS: &[&str] = &["in which system that you control to place 3 ships?"];
/// Its paragraph on the card.
pub const MUSTER_TEXT: &str = "Prelude: discard this card to place 3 ships in a system that you control.";
/// Its ruling.
pub const MUSTER_RULING: &str =
    "Without a system that you control, or without ships, the discard is allowed and places nothing.";

/// A Vox card's question.
pub const fn asks(done: &'static str, questions: &'static [&'static str]) -> AbilityText {
    AbilityText { title: "When secured", detail: "", done, questions }
}
