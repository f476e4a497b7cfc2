//! Aim, pieces, setup, the map.

use crate::text::rulebook::Para::{Example, List, Ruling, Term, Text};
use crate::text::rulebook::{Rule, Section};

/// What the game is and how it begins.
pub const START: &[Section] = &[
    // R4.1, R20, R21
    Section {
        rule: Rule::Aim,
        title: "The game in short",
        terms: &["Power", "power track", "the Reach", "power marker", "single-session game"],
        body: &[
            Text(
                "Arcs is a game for two to four players about a galaxy called the Reach. You play cards to take actions, and score Power by being ahead in [ambitions|ambition] that somebody declared.",
            ),
            Text(
                "The game lasts at most five [chapters|chapter]. In a chapter everybody plays the cards of a hand of six, one a [round]. When the hands are empty, the declared ambitions are [scored|scoring].",
            ),
            Text(
                "At the end of a chapter the game is over if somebody has enough Power: 27 with four players, 30 with three, 33 with two. Otherwise it is over after the fifth. Whoever has most Power wins; see [end of the game].",
            ),
            Ruling("No player is ever out of the game: see [losing everything]."),
        ],
    },
    // R1, R3.5, R19.1
    Section {
        rule: Rule::Pieces,
        title: "Pieces",
        terms: &[
            "piece",
            "ship",
            "city",
            "cities",
            "starport",
            "building",
            "agent",
            "player board",
            "play area",
            "city slot",
            "token",
        ],
        body: &[
            Text(
                "Each player has 15 ships, 5 starports, 5 cities and 10 agents. There are no more: what is used up can’t be placed.",
            ),
            List(&[
                "Ships [move], fight in [battles|battle], and give [control].",
                "Starports build ships, and ships that start at one may [Catapult].",
                "Cities can be [taxed|Tax] for resources. Cities and starports are buildings.",
                "Agents lie on cards of the [Court], on types of [Outrage], or among somebody’s [Captives] or [Trophies]. They are never on the map.",
            ]),
            Text(
                "Your board holds your cities, [resources], Trophies, Captives and Outrage. It and the cards beside it are your play area.",
            ),
            Text(
                "Cities leave the board from the left and return to the right. Each city that leaves uncovers something: the first, second and third uncover [resource slots], the fourth and fifth a [bonus of Power|city bonus].",
            ),
        ],
    },
    // R2
    Section {
        rule: Rule::Setup,
        title: "Setup",
        terms: &["setup card", "starting pieces"],
        body: &[
            Text("This page sets everything up by itself. What happens, in this order:"),
            List(&[
                "One player gets the [initiative] by chance, unless the table chose somebody.",
                "The action deck is made: numbers 2 to 6 with two and three players, 1 to 7 with four.",
                "The three [ambition markers] lie ready with their low sides up.",
                "The [Court] gets four cards, or three with two players. Vox cards among them do nothing yet.",
                "A setup card says which clusters are [out of play] and where everybody starts.",
                "At their place A players put a city and three ships, at B a starport and three ships, at C two ships.",
                "Each gains the resource of A’s planet and the resource of B’s planet.",
                "Each gets six action cards. The rest goes face down to the [action discard pile].",
            ]),
            Example(
                "On the four-player card Mix Up 1 the first player starts with a city at 4 Arrow and a starport at 6 Hex, and so with a Relic and a Psionic.",
            ),
            Ruling(
                "The rows of a setup card follow the turn order: the first row is for whoever has the initiative.",
            ),
            Ruling(
                "With [Leaders & Lore], the leader says which pieces and which resources a player starts with.",
            ),
        ],
    },
];

/// The map and who rules it.
pub const MAP: &[Section] = &[
    // R3.1, R3.2, R3.6
    Section {
        rule: Rule::Map,
        title: "The map",
        terms: &[
            "system",
            "gate",
            "planet",
            "planet type",
            "cluster",
            "adjacent",
            "Arrow",
            "Crescent",
            "Hex",
            "planet ID symbol",
        ],
        body: &[
            Text(
                "The map has six clusters in a ring. Each has a gate on the inside and three planets, Arrow, Crescent and Hex, on the outside. Gates and planets are systems.",
            ),
            Text(
                "A planet has a type, the [resource|resources] that its cities give, and one or two [building slots]. Gates have neither.",
            ),
            Text("Ships move between adjacent systems:"),
            List(&[
                "A gate is adjacent to the next gate on both sides and to its own three planets.",
                "In a cluster, Crescent is adjacent to Arrow and to Hex. Arrow and Hex are not adjacent.",
                "Between clusters, only two pairs of planets are adjacent: 2 Hex and 3 Arrow, and 5 Hex and 6 Arrow.",
            ]),
            Ruling("The centre of the map is no system: gates opposite each other are not adjacent."),
            Ruling("Any number of ships may be in a system."),
        ],
    },
    // R3.3
    Section {
        rule: Rule::OutOfPlay,
        title: "Out of play",
        terms: &["path marker", "out-of-play marker", "out-of-play cluster"],
        body: &[
            Text(
                "One cluster is out of play with four players, two with two or three. Nothing can be moved there, built there or aimed there.",
            ),
            Text(
                "A path leads past the gap: the gates on both sides of it are adjacent, even if two neighbouring clusters are out. It is a step like any other.",
            ),
            Ruling("A border between planets is gone when one of the two is out of play."),
        ],
    },
    // R3.4
    Section {
        rule: Rule::Control,
        title: "Control",
        terms: &["controls", "controlled"],
        body: &[
            Text(
                "You control a system when you have more [fresh] ships there than each other player. Nothing else counts: no damaged ships, no buildings.",
            ),
            Text(
                "When players are tied for most, nobody controls it. Control changes at once, with every ship that comes, leaves, or is hit.",
            ),
            Text(
                "You need control to [Tax] a Rival’s city. What you [Build] where a Rival has control is damaged. A Rival’s control stops a [Catapult] at a gate.",
            ),
            Example(
                "Red has 2 fresh ships, Blue 1 fresh and 3 damaged ships and a city. Red controls the system. If one of Red’s ships is damaged, they are tied, and nobody controls it.",
            ),
            Ruling("To own a building isn’t to control its system."),
        ],
    },
    // R3.5
    Section {
        rule: Rule::Damage,
        title: "Fresh and damaged",
        terms: &["fresh", "damaged", "damage", "hit"],
        body: &[
            Text(
                "Ships and buildings are fresh or damaged. A hit makes a fresh one damaged; a hit on a damaged one [destroys|destroying] it. [Repair] makes it fresh again.",
            ),
            Text(
                "Damaged pieces do what they always do: a damaged ship moves and brings a die to a battle, a damaged city can be taxed, a damaged starport builds ships. But damaged ships don’t count for [control], and they don’t [intercept].",
            ),
            Ruling("Agents have no damage."),
        ],
    },
    // R3.6, C1
    Section {
        rule: Rule::Slots,
        title: "Building slots",
        terms: &["building slot", "slot"],
        body: &[
            Text(
                "A planet has room for one or two buildings; a gate has room for none. All players share its slots, and each city or starport takes one. A slot is free again when its building is destroyed.",
            ),
            Ruling("Some lore cards let you build outside the slots; the card says where."),
        ],
    },
];

/// Words that need a sentence, not a section. R1, 09.
pub const WORDS: &[Section] = &[Section {
    rule: Rule::Words,
    title: "Words of the game",
    terms: &[
        "Loyal", "Rival", "gain", "take", "give", "steal", "spend", "discard", "return", "place", "replace",
        "scrap", "bury", "clear", "capture", "swap", "harm", "counting", "refill", "flip", "empty",
    ],
    body: &[
        Term("Bury", "Put a card under the Court deck, to be drawn last."),
        Term(
            "Capture",
            "Put a Rival’s agent among your [Captives]. Unless something else is said, it comes out of that player’s supply.",
        ),
        Term("Clear", "Return every piece of an area."),
        Term(
            "Counting",
            "What you have is everything in your play area, on your board and on your cards. An icon is a resource or the suit of a Guild card.",
        ),
        Term(
            "Discard",
            "Put a resource back into the supply, a Court card on the Court’s discard pile, an action card face down on the action discard pile.",
        ),
        Term("Empty", "Holding no piece."),
        Term("Flip", "Turn to the other side."),
        Term("Gain", "Take from the supply. If there is nothing left in it, you gain nothing."),
        Term("Give", "Move something from your play area to a Rival’s."),
        Term("Harm", "Attack, hit, damage or destroy."),
        Term("Loyal", "Of your own colour."),
        Term(
            "Place",
            "Put a piece from your supply where it is said. It is fresh unless something else is said.",
        ),
        Term("Refill", "Put the top card of the Court deck into an empty space of the [Court]."),
        Term(
            "Replace",
            "Return a piece and put another in the same spot, as fresh or as damaged as the first. It can’t be done if either can’t. Nothing is destroyed by it.",
        ),
        Term(
            "Return",
            "Send a piece home: ships, starports and agents to their owner’s supply, cities to their owner’s board, resources to the common supply.",
        ),
        Term("Rival", "Another player, or a piece of another player."),
        Term("Scrap", "Take out of the game for good."),
        Term(
            "Spend",
            "Pay a resource for something. In the [Prelude] it reaches the supply only when the Prelude is over.",
        ),
        Term(
            "Steal",
            "Take what a Rival has in play. A card that forbids stealing stops only what is called stealing.",
        ),
        Term("Swap", "Give and take at the same time."),
        Term(
            "Take",
            "Add to your play area, from wherever it is said. Gaining and stealing are ways of taking.",
        ),
    ],
}];
