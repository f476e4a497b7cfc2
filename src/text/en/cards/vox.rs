//! Vox cards.

use super::patterns::asks;
use crate::text::cards::CardText;

pub const MASS_UPRISING: CardText = CardText {
    short: "When secured: choose a cluster, place 1 ship in each of its systems.",
    text: &[
        "When secured: choose a cluster in play and place 1 ship in each of its four systems. Then discard this card.",
    ],
    rulings: &[
        "With too few ships in supply you choose the systems.",
        "The ships come fresh, whoever has control there.",
        "A ship that arrives in the middle of your battle takes no part in it.",
    ],
    abilities: &[asks(
        "used Mass Uprising",
        &["in which cluster to place ships?", "too few ships for the cluster: which system gets the next?"],
    )],
};

pub const POPULIST_DEMANDS: CardText = CardText {
    short: "When secured: you may declare any ambition, without the zero marker.",
    text: &[
        "When secured: you may declare any ambition. The zero marker is not placed. Then discard this card.",
    ],
    rulings: &[
        "It needs an ambition marker that is still free.",
        "The ambition may have a marker already; both count then.",
        "What follows your declarations, such as Farseers, follows this one too.",
    ],
    abilities: &[asks("used Populist Demands", &["which ambition to declare, if any?"])],
};

pub const OUTRAGE_SPREADS: CardText = CardText {
    short: "When secured: you may choose a type. All players provoke Outrage of it, you too.",
    text: &[
        "When secured: you may choose a type of resource. Every player, you among them, provokes Outrage of it. Then \
             discard this card.",
    ],
    rulings: &[
        "Each discards the resources and Guild cards of the type and covers that Outrage slot.",
        "No city is destroyed, so nobody Ransacks.",
        "Who is Outraged in it already discards all the same, but places no second agent.",
        "The Loyal card of the type stays.",
    ],
    abilities: &[asks("used Outrage Spreads", &["for which type do all provoke Outrage, if any?"])],
};

pub const SONG_OF_FREEDOM: CardText = CardText {
    short: "When secured: may return a city where you have control, then may seize. Reshuffled.",
    text: &[
        "When secured: you may return a city in a system that you control to its owner’s board. If you do, you may seize \
         the initiative.",
        "In any case, this card is shuffled into the Court deck.",
    ],
    rulings: &[
        "It may be any player’s city, your own among them.",
        "Nothing is destroyed: no Outrage, no Ransack, no Trophy.",
        "If the city covers resource slots on its board, the owner fits the resources anew.",
        "If the initiative was seized this round, you may still return a city.",
    ],
    abilities: &[asks(
        "used Song of Freedom",
        &["which city goes back to its owner’s board, if any?", "seize the initiative?"],
    )],
};

pub const GUILD_STRUGGLE: CardText = CardText {
    short: "When secured: may steal a Guild card. Discarded Guild cards go back into the deck.",
    text: &[
        "When secured: you may steal a Guild card from a Rival.",
        "Then all Guild cards of the Court discard pile are shuffled into the Court deck, and this card is discarded.",
    ],
    rulings: &[
        "Vox cards stay in the discard pile, this one too.",
        "From a player with Sworn Guardians, only that card can be stolen; it goes into the deck and is shuffled with it.",
        "The deck is shuffled even if no Guild card was in the pile.",
    ],
    abilities: &[asks("used Guild Struggle", &["which Guild card to steal, if any?"])],
};

pub const CALL_TO_ACTION: CardText = CardText {
    short: "When secured: draw the bottom card of the action discard pile.",
    text: &[
        "When secured: take the bottom card of the action discard pile to your hand. Then discard this card.",
    ],
    rulings: &[
        "If the pile is empty, you get nothing.",
        "The cards played this round are not in the pile yet.",
    ],
    abilities: &[],
};
