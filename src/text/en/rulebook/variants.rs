//! Two players, Leaders & Lore, options, and what holds everywhere.

use crate::text::rulebook::Para::{Example, List, Ruling, Text};
use crate::text::rulebook::{Rule, Section};

/// Other ways to play.
pub const VARIANTS: &[Section] = &[
    // R22
    Section {
        rule: Rule::TwoPlayers,
        title: "Two players",
        terms: &["2 players"],
        body: &[List(&[
            "Action cards numbered 2 to 6 only, so nobody is made to seize, and no card declares any ambition at will.",
            "The Court has three cards.",
            "Two clusters are out of play, and each player starts with ships at two places C.",
            "A [phantom] competes for ambitions.",
            "Whoever doesn’t have the initiative may take a [mulligan].",
            "The game ends at 33 Power.",
        ])],
    },
    // R2.4, R20.5
    Section {
        rule: Rule::Phantom,
        title: "The phantom",
        terms: &["phantom", "phantom resources", "two-player dummy"],
        body: &[
            Text(
                "With two players, a resource of each planet that is out of play lies on the ambitions from the start: Material and Fuel on Tycoon, Weapon on Warlord, Relic on Keeper, Psionic on Empath. They stay there all game.",
            ),
            Text(
                "In scoring they compete like a third player who has that many. The phantom can be first or second, and can be tied, but gains no Power.",
            ),
            Example(
                "Two Relics lie on Keeper, worth 3 and 2. Red has three, Blue has one: Red is first and gets 3; the phantom is second, so Blue gets nothing.",
            ),
            Example("Red has one, Blue has none: the phantom is first, and Red gets 2 for second place."),
            Ruling("On Tyrant nothing ever lies."),
        ],
    },
    // R2.5
    Section {
        rule: Rule::Mulligan,
        title: "Mulligan",
        terms: &["redraw"],
        body: &[Text(
            "With two players, after each deal, whoever doesn’t have the initiative may put the whole hand aside, once, and draw six new cards from the eight that were not dealt. The new hand stays.",
        )],
    },
    // R23
    Section {
        rule: Rule::LeadersLore,
        title: "Leaders & Lore",
        terms: &["Leaders and Lore", "leader", "leader card", "lore", "lore card"],
        body: &[
            Text(
                "A way to play in which everybody has a leader and a lore card, or two lore cards if the table likes. They are chosen in a [draft] before the first hand is dealt.",
            ),
            Text(
                "A leader says which pieces stand at your places A, B and C, which two resources you start with, and has two abilities: usually a strong one, and one that costs.",
            ),
            Text(
                "A lore card is an ability that nobody else has. Lore stays with you. It has no suit and no raid cost, isn’t a Guild card, and can’t be stolen.",
            ),
            Ruling("The leader’s resources go into the first and second slot, whatever the planets give."),
            Ruling("With two players, what the leader has at C is placed at both places C."),
            Ruling("What leaders and lore do at setup is done in turn order, after all pieces are placed."),
        ],
    },
    // R23.2, R23.3
    Section {
        rule: Rule::Draft,
        title: "The draft",
        terms: &["draft", "drafting"],
        body: &[
            Text(
                "One leader more than there are players lies open, and as many lore cards. The setup card and the Court are known by then, the hands are not.",
            ),
            Text(
                "The last player in turn order picks first, then on counterclockwise; whoever has the initiative picks last. Take a leader or a lore card. The second time round goes in the same order.",
            ),
            Ruling(
                "With two lore cards each, two for each player and one more lie open, and there is a third time round.",
            ),
        ],
    },
    // R4.12
    Section {
        rule: Rule::SplitDiscard,
        title: "Split discard pile",
        terms: &["split action discard"],
        body: &[
            Text(
                "A table may agree to keep two discard piles of action cards. Cards that lay face up lie in an open pile that everybody may look through; all others lie face down.",
            ),
            Text(
                "Cards that draw from the discard pile draw from the one that lies face down. If it has too few, both are shuffled together first.",
            ),
        ],
    },
    // R21.4
    Section {
        rule: Rule::Concession,
        title: "Giving up",
        terms: &["concession", "conceding", "concede"],
        body: &[Text(
            "A player may give up at any time. With two players the other one wins. With more, the game ends only when all agree, and then whoever has most Power wins.",
        )],
    },
];

/// What holds everywhere.
pub const GENERAL: &[Section] = &[
    // R24.1, R24.2
    Section {
        rule: Rule::Cannot,
        title: "Cards against rules",
        terms: &["cannot", "forbid", "forbids", "priority"],
        body: &[Text(
            "Where a card says something else than the rules, the card holds. Where something says that you can’t, that holds against everything that says you may, unless it says to ignore just that.",
        )],
    },
    // R24.3
    Section {
        rule: Rule::Order,
        title: "What happens at once",
        terms: &["simultaneous", "at the same time"],
        body: &[
            Text(
                "When several things happen at once, the player whose turn it is decides their order, also of what Rivals’ cards do. Outside of turns, whoever has the [initiative] decides.",
            ),
            Text("When several players must choose and nothing else is said, they choose in turn order."),
        ],
    },
    // R25
    Section {
        rule: Rule::Secrets,
        title: "What is secret",
        terms: &["hand", "hidden", "facedown", "face down"],
        body: &[
            Text(
                "Only your hand is yours to know. How many cards you hold, the map, all boards, the Court with its discard pile, and all Power are open to everybody.",
            ),
            Text(
                "A card played face down is known to its player while it lies there, and to nobody afterwards. The action discard pile and cards that were not dealt are known to nobody.",
            ),
            Ruling("You may claim what you like about your hand, but you can’t show it."),
        ],
    },
    // R24.4
    Section {
        rule: Rule::Talk,
        title: "Talk and promises",
        terms: &["negotiation", "promise"],
        body: &[Text(
            "Players may talk and promise what they like. No promise binds. Nothing may be given to another player unless a card says so.",
        )],
    },
    // R26
    Section {
        rule: Rule::TakingBack,
        title: "Taking back",
        terms: &["undo", "take back"],
        body: &[
            Text(
                "A step can be taken back freely as long as it revealed nothing: no dice were rolled, no card was turned up or drawn, nobody else chose anything.",
            ),
            Text(
                "Beyond that, the table is asked. If it agrees, the step is taken back, and the log says so.",
            ),
            Ruling("Choosing the same again brings the same dice and cards: taking back is no second roll."),
        ],
    },
];
