//! The Court, ambitions, the end.

use crate::text::rulebook::Para::{Example, List, Ruling, Text};
use crate::text::rulebook::{Rule, Section};

/// The Court and its cards.
pub const COURT: &[Section] = &[
    // R17, R12.4
    Section {
        rule: Rule::Court,
        title: "The Court",
        terms: &["Court", "Court card", "Court deck", "Court row", "Court discard pile"],
        body: &[
            Text(
                "Four cards, or three with two players, lie face up in the Court. Players put agents on them with [Influence] and take them with [Secure] or [Ransack].",
            ),
            Text(
                "A space that becomes empty is filled from the Court deck at once. Cards that are discarded lie face up in a pile that everybody may look through.",
            ),
            Ruling(
                "The discard pile is shuffled back only when a card says so. When the deck is empty, spaces stay empty.",
            ),
        ],
    },
    // R17.1–R17.3
    Section {
        rule: Rule::Guild,
        title: "Guild cards",
        terms: &["Guild card", "Guild"],
        body: &[
            Text(
                "A Guild card stays face up in your play area when you secure it, and works from then on. You may have any number.",
            ),
            Text(
                "Its suit is one of the five resources. It counts one for the [ambition] of that resource: Material and Fuel for Tycoon, Relic for Keeper, Psionic for Empath, Weapon for none.",
            ),
            Text(
                "The keys on it are its [raid cost]: Rivals can steal it in a [raid]. [Outrage] of its suit discards it.",
            ),
        ],
    },
    // R17.1
    Section {
        rule: Rule::Vox,
        title: "Vox cards",
        terms: &["Vox card", "Vox"],
        body: &[
            Text(
                "A Vox card is never kept. When it is secured it does what it says at once, and goes to the Court’s discard pile unless it says otherwise. Only then is its space in the Court filled.",
            ),
            Ruling("While it lies in the Court it does nothing."),
        ],
    },
];

/// What brings Power.
pub const AMBITIONS: &[Section] = &[
    // R20.3
    Section {
        rule: Rule::Ambitions,
        title: "Ambitions",
        terms: &["ambition", "ambition box"],
        body: &[
            Text("Five ambitions can bring Power. Each counts something that players have:"),
            List(&[
                "[Tycoon]: Material and Fuel.",
                "[Tyrant]: Captives.",
                "[Warlord]: Trophies.",
                "[Keeper]: Relics.",
                "[Empath]: Psionics.",
            ]),
            Text(
                "An ambition [scores|scoring] at the end of the chapter if it was [declared] in it, for all players alike, whoever declared it.",
            ),
            Ruling("Resources on the board and on cards count, and so do the suits of Guild cards."),
        ],
    },
    Section {
        rule: Rule::Tycoon,
        title: "Tycoon",
        terms: &[],
        body: &[
            Text(
                "Counts your [Material] and [Fuel]: resources, and Guild cards of these two suits. A card numbered 2 declares it.",
            ),
            Text("What counted stays with you for the next chapter."),
        ],
    },
    Section {
        rule: Rule::Tyrant,
        title: "Tyrant",
        terms: &[],
        body: &[
            Text("Counts your [Captives]. A card numbered 3 declares it."),
            Text(
                "If it was declared, all Captives of all players go home at the end of the chapter, even if nobody scored.",
            ),
        ],
    },
    Section {
        rule: Rule::Warlord,
        title: "Warlord",
        terms: &[],
        body: &[
            Text("Counts your [Trophies]. A card numbered 4 declares it."),
            Text(
                "If it was declared, all Trophies of all players go home at the end of the chapter, even if nobody scored.",
            ),
            Ruling("Weapons don’t count for it, only those that lie on it with two players."),
        ],
    },
    Section {
        rule: Rule::Keeper,
        title: "Keeper",
        terms: &[],
        body: &[
            Text(
                "Counts your [Relics]: resources, and Guild cards of this suit. A card numbered 5 declares it.",
            ),
            Text("What counted stays with you for the next chapter."),
        ],
    },
    Section {
        rule: Rule::Empath,
        title: "Empath",
        terms: &[],
        body: &[
            Text(
                "Counts your [Psionics]: resources, and Guild cards of this suit. A card numbered 6 declares it.",
            ),
            Text("What counted stays with you for the next chapter."),
        ],
    },
    // C4, R20.7
    Section {
        rule: Rule::Markers,
        title: "Ambition markers",
        terms: &["ambition marker", "available markers", "available marker"],
        body: &[
            Text(
                "Three markers show what ambitions are worth: the larger number for first place, the smaller for second. Whoever declares places the best one that is free.",
            ),
            Text(
                "At the end of each chapter one marker turns to its better side: first 2 and 0 becomes 4 and 2, then 3 and 2 becomes 6 and 3, then 5 and 3 becomes 9 and 4. So ambitions are worth more from chapter to chapter.",
            ),
            List(&[
                "Chapter 1: 5 and 3, 3 and 2, 2 and 0.",
                "Chapter 2: 5 and 3, 4 and 2, 3 and 2.",
                "Chapter 3: 6 and 3, 5 and 3, 4 and 2.",
                "Chapters 4 and 5: 9 and 4, 6 and 3, 4 and 2.",
            ]),
            Ruling("A marker turns whether it was used or not."),
        ],
    },
    // R20.2
    Section {
        rule: Rule::Scoring,
        title: "Scoring",
        terms: &["score", "scored", "scores", "first place", "second place", "win an ambition"],
        body: &[
            Text(
                "At the end of a chapter each declared ambition is scored. Who has most of what it counts is first and gets the larger number of its markers; who has second most gets the smaller. Several markers on one ambition add up.",
            ),
            Text(
                "Who has nothing of it never places. To be alone in first place is to win the ambition: it also brings the [city bonus].",
            ),
            Example(
                "On Keeper lie markers with 5 and 3 and with 2 and 0. Red has three Relics, Blue two, Yellow one. Red gets 7 Power, Blue 3.",
            ),
            Example("Only Red has a Captive. Tyrant is worth 3 and 2: Red gets 3, and nobody is second."),
        ],
    },
    // R20.4
    Section {
        rule: Rule::Ties,
        title: "Ties",
        terms: &["tie", "tied"],
        body: &[
            List(&[
                "Tied for first: all of them get the Power of second place. Nobody is first, and nobody behind them gets any.",
                "Tied for second: they get nothing.",
            ]),
            Example(
                "Warlord is worth 5 and 3. Red and Blue have two Trophies, Yellow has one: Red and Blue get 3 each, Yellow nothing.",
            ),
            Example("Red has four, Blue and Yellow two each: Red gets 5, Blue and Yellow nothing."),
            Ruling("Who is tied for first gets no [city bonus]."),
        ],
    },
    // R20.6
    Section {
        rule: Rule::CityBonus,
        title: "City bonus",
        terms: &["bonus", "bonus city Power", "bonus Power"],
        body: &[
            Text(
                "With four of your cities off your board, each ambition that you win brings 2 Power more. With all five off it, 5 Power more, not 7.",
            ),
            Example(
                "Red has no city left on the board and wins an ambition with markers of 5 and 3 Power for first: 8 Power and 5 more, 13 in all.",
            ),
            Ruling(
                "It counts once for each ambition won, however many markers lie on it, and only for being alone in first place.",
            ),
            Ruling("Cities that Rivals hold as Trophies are off your board, too."),
        ],
    },
    // R20
    Section {
        rule: Rule::ChapterEnd,
        title: "End of the chapter",
        terms: &["chapter end", "cleanup"],
        body: &[
            List(&[
                "Score all declared ambitions: see [scoring].",
                "If [Warlord] was declared, all Trophies go home. If [Tyrant] was declared, all Captives go home.",
                "The [ambition markers] come back, and one turns to its better side.",
                "The game is over if somebody has enough Power or this was the fifth chapter: see [end of the game].",
                "Otherwise all action cards are shuffled, and everybody gets six. Whoever has the [initiative] leads.",
            ]),
            Text(
                "Everything else stays as it is: the map with its damage, resources, Guild cards, Outrage, the Court with all agents.",
            ),
        ],
    },
    // R21
    Section {
        rule: Rule::GameEnd,
        title: "End of the game",
        terms: &["winner", "game end", "threshold"],
        body: &[
            Text(
                "The game is over at the end of a chapter in which somebody has 27 Power with four players, 30 with three, 33 with two; or at the end of the fifth chapter.",
            ),
            Text(
                "Whoever has most Power wins. Of those tied, the first in turn order wins, counted from whoever has the initiative.",
            ),
            Example(
                "Three players, 31 Power each for Red and Blue, 20 for Yellow. Blue has the initiative: Blue wins.",
            ),
            Ruling("Reaching the mark during scoring doesn’t stop it: everything is scored."),
        ],
    },
];
