//! Chapters, rounds, turns, and how cards are played.

use crate::text::rulebook::Para::{Example, List, Ruling, Text};
use crate::text::rulebook::{Rule, Section};

/// Playing cards.
pub const TURNS: &[Section] = &[
    // R4.1, R4.4, R4.11
    Section {
        rule: Rule::Chapters,
        title: "Chapters, rounds, turns",
        terms: &["chapter", "round", "turn", "turn order", "chapter track", "chapter marker"],
        body: &[
            Text(
                "A chapter is a row of rounds and ends with [scoring]. In a round each player takes one turn, clockwise from the one who [leads|Lead].",
            ),
            Text("A turn has these parts:"),
            List(&[
                "Play a card: the first player of the round leads, the others [Surpass], [Copy] or [Pivot].",
                "The leader may [declare|declaring] an ambition; the others may [seize|seizing] the initiative.",
                "The [Prelude]: spend resources and use cards.",
                "Spend the [pips|action pip] of the card on [actions].",
            ]),
            Text(
                "Who has cards must play one when their turn comes. Only the leader may [pass|passing]. Whoever has no card is skipped.",
            ),
            Text(
                "The chapter is over when all hands are empty after a round, or when everybody who has cards passed one after the other.",
            ),
            Ruling(
                "Nobody has to use the actions of a card: a turn can be ended at any time, and pips left over are lost.",
            ),
            Ruling(
                "Turn order counts from whoever has the initiative now. The order of turns in a running round stays as it began, even if the initiative is seized.",
            ),
        ],
    },
    // C3, R6.1, R6.2
    Section {
        rule: Rule::ActionCards,
        title: "Action cards",
        terms: &[
            "action card",
            "action deck",
            "suit",
            "action pip",
            "pip",
            "pips",
            "Administration",
            "Aggression",
            "Construction",
            "Mobilization",
            "number",
        ],
        body: &[
            Text(
                "An action card has a suit, a number, pips, and most have an ambition. There is one card for each suit and number.",
            ),
            Text("A pip buys one action. The suit says which:"),
            List(&[
                "Administration: [Tax], [Repair] or [Influence].",
                "Aggression: [Battle], [Move] or [Secure].",
                "Construction: [Build] or [Repair].",
                "Mobilization: [Move] or [Influence].",
            ]),
            Text(
                "Low numbers have many pips, high numbers few. A card that leads or surpasses gives all its pips, a card that copies or pivots gives one.",
            ),
            Text(
                "The number says which ambition the leader may [declare|declaring]: 2 Tycoon, 3 Tyrant, 4 Warlord, 5 Keeper, 6 Empath, 7 any, 1 none.",
            ),
            Ruling("A spent [Weapon] lets the pips of the turn be Battles, whatever the suit."),
            Ruling("Cards numbered 1 and 7 are used with four players only."),
        ],
    },
    // R4.2 LEAD
    Section {
        rule: Rule::Lead,
        title: "Lead",
        terms: &["lead card", "leader of the round"],
        body: &[
            Text(
                "Whoever has the [initiative] begins the round and plays any card of the hand face up. It is the lead card: its suit and number are what all others play against.",
            ),
            Text(
                "Before anything else, the leader may [declare|declaring] the ambition of the card. Then come the [Prelude] and all pips of the card.",
            ),
        ],
    },
    // R4.5
    Section {
        rule: Rule::Passing,
        title: "Passing",
        terms: &["pass", "pass the initiative"],
        body: &[
            Text(
                "Instead of leading, whoever has the initiative may pass it on. It goes clockwise to the next player who has a card, and the round is over before it began. The one who passed keeps all cards and follows when somebody leads.",
            ),
            Text(
                "When everybody who has cards has passed one after the other, all hands are discarded and the chapter is over. A lead starts this count anew.",
            ),
            Example(
                "Red and Yellow have cards, Blue has none. Red passes: Yellow has the initiative. If Yellow leads, Red follows. If Yellow passes, too, the chapter is over, and Red has the initiative again.",
            ),
            Ruling("Who has the initiative and no card must pass. That doesn’t count as a pass."),
            Ruling("Who passes takes no turn: no Prelude, no resources, no cards."),
        ],
    },
    // R4.6
    Section {
        rule: Rule::Declaring,
        title: "Declaring an ambition",
        terms: &["declaring", "declare", "declare an ambition", "declared"],
        body: &[
            Text(
                "Only declared ambitions score. Right after leading, before anything else in the turn, the leader may declare the ambition that stands on the lead card: once, and only if an [ambition marker] is left.",
            ),
            Text(
                "The free marker that is worth most goes to the ambition, and the [zero marker] goes on the lead card.",
            ),
            Text(
                "An ambition may be declared again: its markers add up. As there are three markers, there are at most three declarations in a chapter.",
            ),
            Example(
                "Red leads Construction 5 and declares Keeper. In the first chapter the marker with 5 and 3 Power goes there. Now every Construction card surpasses Red’s.",
            ),
            Ruling("A 7 declares any one ambition, a 1 none."),
            Ruling(
                "Some cards declare in other ways. They take the best marker, too, but place the zero marker only if they say so or use the lead card.",
            ),
        ],
    },
    // R4.6
    Section {
        rule: Rule::ZeroMarker,
        title: "Zero marker",
        terms: &["ambition declared slot"],
        body: &[
            Text(
                "A leader who declares puts the zero marker on the lead card. Until the end of the round its number is 0, so that any other card of the suit can [Surpass] it. That is the price of declaring.",
            ),
            Text("Suit, pips and ambition of the card stay what they are."),
            Example(
                "Construction 5 is led and declares. Construction 3 surpasses it with three pips, Construction 2 with four. At the end of the round the 3 gets the initiative: of those that surpassed, it is the highest.",
            ),
        ],
    },
    // R4.7
    Section {
        rule: Rule::Surpass,
        title: "Surpass",
        terms: &["surpasses", "surpassing"],
        body: &[
            Text(
                "Follow with a card of the lead suit and a higher number than the lead card’s. It lies face up and gives all its pips.",
            ),
            Text(
                "After the round, the highest card that surpassed brings its player the [initiative], unless somebody [seized|seizing] it.",
            ),
            Ruling("Only the lead card must be surpassed, not what others played since."),
            Ruling(
                "Surpassing with a 7 seizes the initiative, if it wasn’t seized this round. It isn’t a choice.",
            ),
        ],
    },
    // R4.7
    Section {
        rule: Rule::Copy,
        title: "Copy",
        terms: &["copies"],
        body: &[
            Text(
                "Follow with any card, face down. It gives one pip for an action of the lead card’s suit. Nobody else learns which card it was.",
            ),
            Ruling("A lead-suit card that is too low to Surpass can only be used to Copy."),
        ],
    },
    // R4.7
    Section {
        rule: Rule::Pivot,
        title: "Pivot",
        terms: &["pivots"],
        body: &[
            Text(
                "Follow with a card of another suit, face up, with any number. It gives one pip for an action of your own card’s suit.",
            ),
            Ruling("A Pivot never changes what is led: the others still play against the lead card."),
        ],
    },
    // R4.10, R4.8
    Section {
        rule: Rule::Initiative,
        title: "Initiative",
        terms: &["initiative marker"],
        body: &[
            Text(
                "Whoever has the initiative leads the next round, decides ties of Power in favour of those who come first in turn order from there, and orders what happens at once outside of turns.",
            ),
            List(&[
                "If it was [seized|seizing] this round, it stays where it is.",
                "Otherwise it goes to whoever surpassed with the highest number.",
                "If nobody surpassed, it stays where it is.",
            ]),
            Ruling("Leads, Copies and Pivots never win the initiative, however high."),
        ],
    },
    // R4.8
    Section {
        rule: Rule::Seizing,
        title: "Seizing the initiative",
        terms: &["seizing", "seize", "seize the initiative", "seized"],
        body: &[
            Text(
                "After you followed and before your [Prelude], you may add a second card of your hand, face down. You take the initiative at once. The second card does nothing else.",
            ),
            Text(
                "The initiative is seized only once a round. After that nobody can take it until the round is over, not even by surpassing.",
            ),
            Example(
                "Aggression 4 is led. Blue surpasses with the 7 and thereby seizes. Yellow surpasses with the 6. Blue keeps the initiative.",
            ),
            Ruling("Whoever has the initiative already can’t seize it."),
            Ruling("Surpassing with a 7 seizes by itself. A 7 that leads, copies or pivots doesn’t."),
            Ruling("The order of turns in the round stays the same."),
        ],
    },
    // R4.9, R27
    Section {
        rule: Rule::TurnEnd,
        title: "Losing everything",
        terms: &["elimination", "end of the turn"],
        body: &[
            Text(
                "Whoever ends a turn with no ship and no starport on the map places three fresh ships at a gate of their choice, or as many as are left in the supply. It isn’t a choice whether.",
            ),
            Example(
                "Blue has one city left and nothing else on the map. At the end of Blue’s turn three ships come to a gate. They are fresh even if a Rival controls it.",
            ),
            Ruling(
                "It happens only at the end of a turn: whoever has no cards, and so no turn, waits until there is one.",
            ),
        ],
    },
    // R4.10
    Section {
        rule: Rule::RoundEnd,
        title: "End of the round",
        terms: &["round end"],
        body: &[
            List(&[
                "What cards do when the round ends is done first, such as taking a played card back.",
                "The [initiative] goes to whoever won it.",
                "All cards played go face down to the action discard pile.",
                "The [zero marker] comes off, and the initiative may be seized again.",
                "If anybody has cards, a new round begins; otherwise the [chapter is over|end of the chapter].",
            ]),
            Ruling("A card that surpassed counts for the initiative even if it was taken back to the hand."),
        ],
    },
    // R4.13, R25
    Section {
        rule: Rule::ActionDiscard,
        title: "Action discard pile",
        terms: &["action discard", "discard pile"],
        body: &[
            Text(
                "Cards played, cards discarded and cards that were not dealt lie face down in one pile, and nobody may look. Some cards of the Court draw from it.",
            ),
            Ruling("If fewer cards are left than are to be drawn, as many as there are get drawn."),
            Ruling("There is another way to keep it: see [split discard pile]."),
        ],
    },
];
