//! The seven actions, and what cards make of them.

use crate::text::rulebook::Para::{Example, List, Ruling, Text};
use crate::text::rulebook::{Rule, Section};

/// Actions.
pub const ACTIONS: &[Section] = &[
    // R6
    Section {
        rule: Rule::Actions,
        title: "Actions",
        terms: &["action", "standard action"],
        body: &[
            Text(
                "There are seven actions: [Tax], [Build], [Move], [Repair], [Influence], [Secure] and [Battle]. You take them with the [pips|pip] of your card, with [resources], and with some cards.",
            ),
            Text(
                "An action needs something it can be done to. Do as much of it as you can: when pieces run out, place those that are left.",
            ),
            Ruling(
                "Building and influencing are allowed with nothing left in the supply. Then nothing is placed.",
            ),
            Ruling(
                "An action that a card grants follows the rules of that action, but can’t be made another one by a [new action].",
            ),
        ],
    },
    // R7
    Section {
        rule: Rule::Tax,
        title: "Tax",
        terms: &["taxed", "taxes"],
        body: &[
            Text(
                "Choose a city: one of yours anywhere, or a Rival’s in a system that you [control]. Gain a resource of its planet’s type.",
            ),
            Text("From a Rival’s city, also [capture] an agent out of that player’s supply."),
            Text("Each city can be taxed once a turn."),
            Example(
                "You control 4 Crescent with a city of Yellow’s. No Fuel is left in the supply, so you gain none, but you capture one of Yellow’s agents.",
            ),
            Ruling("You need no control to tax your own city, and damaged cities can be taxed."),
            Ruling("[Outrage] doesn’t hinder taxing."),
        ],
    },
    // R8
    Section {
        rule: Rule::Build,
        title: "Build",
        terms: &["built", "build a ship"],
        body: &[
            Text("Choose one:"),
            List(&[
                "A city or a starport in an empty [building slot] of a planet where you have a ship or a building.",
                "A ship where you have a starport that built no ship this turn.",
            ]),
            Text(
                "If another player [controls|control] the system, what you build there is damaged. Otherwise it is fresh.",
            ),
            Text(
                "Cities come from your board, from the left. Each uncovers something there: see [resource slots] and [city bonus].",
            ),
            Example(
                "At 3 Arrow you have a starport and one fresh ship, and Red has two fresh ships. A ship that you build is damaged. Had Red one fresh ship, nobody would have control, and yours would be fresh.",
            ),
            Ruling(
                "A starport built this turn may build a ship this turn. Two starports in a system build one ship each.",
            ),
            Ruling("What a card places, instead of building it, is fresh even under a Rival’s control."),
        ],
    },
    // R9
    Section {
        rule: Rule::Move,
        title: "Move",
        terms: &["moves", "movement"],
        body: &[
            Text(
                "Take any number of your ships in one system, fresh or damaged, and move them to one [adjacent] system.",
            ),
            Text(
                "It makes no difference who is there or who has control: ships never stop each other, but for a Catapult. If a starport of yours is where they start, the ships may [Catapult].",
            ),
            Ruling("A Move needs at least one ship."),
        ],
    },
    // R9.3, R9.4
    Section {
        rule: Rule::Catapult,
        title: "Catapult",
        terms: &["Catapult move", "catapults"],
        body: &[
            Text(
                "If one of your starports is where a [Move] starts, the ships may go on from gate to gate, as far as you like, all in one Move.",
            ),
            List(&[
                "At a planet the Move ends.",
                "At a gate that another player [controls|control] just before the ships come, it ends.",
                "At any other gate the ships may stop or go on, and some may be left behind while the rest goes on.",
            ]),
            Example(
                "From 4 Arrow, three ships fly to Gate 4, which nobody else controls. One stays there. Two go on to Gate 5, where Blue has a fresh ship and you have none: they enter and must stop.",
            ),
            Example(
                "At Gate 5 Blue has one fresh ship and you have one. That is a tie, so your ships may fly on. They may, too, if Blue had three ships there, but all damaged.",
            ),
            Ruling("Control counts before the ships come: that they would be more afterwards doesn’t help."),
            Ruling("The starport may be damaged. A Rival’s starport never counts, even if you control it."),
            Ruling("Ships can’t split into two groups that both go on, and they pick up nobody on the way."),
            Ruling(
                "The way may lead back through gates already passed, and even end where it began. Here it leads back only after ships were left behind: all together, they could have gone on from there at once.",
            ),
        ],
    },
    // R10
    Section {
        rule: Rule::Repair,
        title: "Repair",
        terms: &["repairs", "repaired"],
        body: &[Text(
            "Choose one of your damaged ships or buildings anywhere on the map. It is [fresh] again.",
        )],
    },
    // R11
    Section {
        rule: Rule::Influence,
        title: "Influence",
        terms: &["influences"],
        body: &[
            Text(
                "Put one agent of your supply on any card in the [Court]. Any number of agents of any players may lie on a card.",
            ),
            Text("Who has most agents on a card can [Secure] it."),
            Ruling(
                "Agents that come off a card go back to their owner or to whoever secures it. They can’t be moved from card to card.",
            ),
        ],
    },
    // R12
    Section {
        rule: Rule::Secure,
        title: "Secure",
        terms: &["When Secured", "secured", "securing"],
        body: &[
            Text("Choose a card in the [Court] on which you have more agents than each Rival."),
            List(&[
                "Take the card.",
                "Your agents on it return to your supply. All Rival agents on it become your [Captives].",
                "A [Guild card] stays in your play area. A [Vox card] does what it says and is discarded.",
                "The space in the Court is filled with the next card of the deck.",
            ]),
            Example(
                "On Farseers lie two agents of yours and one of Blue’s. You secure it: yours come back, and Blue’s agent is captured.",
            ),
            Ruling("A Vox card is done completely before the space is filled."),
            Ruling("A card that does something when you secure doesn’t do it for its own securing."),
            Ruling("When the Court deck is empty, the space stays empty until there are cards again."),
        ],
    },
    // R18
    Section {
        rule: Rule::NewActions,
        title: "What cards change",
        terms: &["new action", "modifier", "once per turn", "trigger", "like they are Loyal"],
        body: &[
            Text(
                "A new action names the standard action whose place it takes, such as Manufacture in place of Build. Whenever you may take that action with a pip or a resource, you may take the new one.",
            ),
            Text(
                "A modifier changes a standard action wherever it comes from. It doesn’t change a new action, but does change a standard action that is part of a new one.",
            ),
            Text(
                "When you Copy or Pivot to do something means: with the pip of a card that copies or pivots. Actions of the Prelude don’t count.",
            ),
            Ruling("An [Outraged|Outrage] resource grants no standard action, so no new action either."),
            Ruling("A card must be in your play area when what it waits for begins."),
            Ruling(
                "Pieces that count as if they were Loyal can be used without control, and taxing them captures nobody. Nothing else of yours extends to them.",
            ),
            Ruling(
                "Once a turn means once in each turn of any player. A reroll of dice can be used once in each battle.",
            ),
        ],
    },
];
