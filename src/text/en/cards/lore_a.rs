//! Lore L01–L14.

use crate::text::cards::{AbilityText, CardText};

/// In the order of their ids.
pub const LORE: [CardText; 14] = [
    TOOL_PRIESTS,
    GALACTIC_RIFLES,
    SPRINTER_DRIVES,
    MIRROR_PLATING,
    HIDDEN_HARBORS,
    SIGNAL_BREAKER,
    REPAIR_DRONES,
    GATE_PORTS,
    CLOUD_CITIES,
    LIVING_STRUCTURES,
    GATE_STATIONS,
    RAILGUN_ARRAYS,
    ANCIENT_HOLDINGS,
    SEEKER_TORPEDOES,
];

const TOOL_PRIESTS: CardText = CardText {
    short: "Summon (Build), once a turn: build a ship at any city in a system you control.",
    text: &[
        "Summon, in place of Build, once a turn: choose a city, yours or a Rival’s, in a system that you control. Build \
         1 ship there.",
    ],
    rulings: &[
        "The city may be damaged, and it may have been taxed this turn.",
        "It needs no starport and uses none.",
        "As you control the system, the ship is fresh. Without a ship in supply nothing is built.",
    ],
    abilities: &[AbilityText {
        title: "Summon",
        detail: "Build a ship at any city in a system that you control.",
        done: "took Summon (Tool-Priests)",
        questions: &["in which system with a city to build a ship?"],
    }],
};

const GALACTIC_RIFLES: CardText = CardText {
    short: "Fire Rifles (Battle): fresh ships roll skirmish dice against a Rival next to them.",
    text: &[
        "Fire Rifles, in place of Battle: choose a system with fresh ships of yours, a neighbour of it, and one Rival with \
         pieces in that neighbour. Roll up to 1 skirmish die for each of those ships, at most 6.",
        "Each hit goes to a piece of that Rival there, and you choose which: ships first, buildings only when no ship is \
         left.",
    ],
    rulings: &[
        "It is no battle. What any card says about battles, attacking or defending doesn’t apply.",
        "What you destroy are your Trophies. For a city you provoke Outrage and Ransack the Court.",
        "Damaged ships bring no dice. Your ships stay where they are and take no hits.",
        "Empath’s Vision may roll these dice again.",
    ],
    abilities: &[AbilityText {
        title: "Fire Rifles",
        detail: "Roll skirmish dice against a Rival in a system next to your fresh ships.",
        done: "took Fire Rifles (Galactic Rifles)",
        questions: &[
            "from which system to Fire Rifles?",
            "at which neighbour to fire?",
            "at which Rival to fire?",
            "how many dice to roll?",
            "which piece takes a hit?",
        ],
    }],
};

const SPRINTER_DRIVES: CardText = CardText {
    short: "After you Move, fresh ships that moved together may move once more.",
    text: &[
        "After each Move of yours: choose fresh ships that moved in it and are now in one system. You may move them once \
         more, all together.",
    ],
    rulings: &[
        "Only one group moves again, even if a Catapult left ships in several systems. You may take a part of it.",
        "The second move may be a Catapult if it begins at a starport of yours.",
        "The second move is never followed by a third. Damaged ships take part only in the first.",
        "It follows every Move, also one that a resource or a card grants, but no action in place of Move.",
    ],
    abilities: &[AbilityText {
        title: "Move once more",
        detail: "Fresh ships that have just moved go on together.",
        done: "moved once more (Sprinter Drives)",
        questions: &["from which system do ships move once more?", "which ships move once more?"],
    }],
};

const MIRROR_PLATING: CardText = CardText {
    short: "Defending against any assault die: one intercept is added to the roll.",
    text: &[
        "When you defend and the attacker collected an assault die or more: add 1 intercept to the roll.",
    ],
    rulings: &[
        "It comes after rerolls, whatever the dice show.",
        "One intercept or more counts the same: the attacker takes a hit for each of your fresh ships there.",
        "No die shows it, so Signal Breaker can’t ignore it.",
    ],
    abilities: &[],
};

const HIDDEN_HARBORS: CardText = CardText {
    short: "Ships you build are always fresh. No raid dice against your fresh starports.",
    text: &[
        "Ships that you build are fresh, whoever controls the system.",
        "When you defend in a system with a fresh starport of yours, the attacker can’t collect raid dice.",
    ],
    rulings: &[
        "Cities and starports that you build are damaged as usual where somebody else has control.",
        "A damaged starport keeps no raid dice away, and neither does one in another system.",
        "Raider Exosuits doesn’t help against it.",
    ],
    abilities: &[],
};

const SIGNAL_BREAKER: CardText = CardText {
    short: "Attacking with all your ships there fresh: ignore one rolled intercept.",
    text: &["When you attack and all your ships in the system are fresh: ignore 1 intercept that you roll."],
    rulings: &[
        "Only the beginning of the battle counts. A hit by Railgun Arrays comes after it.",
        "One damaged ship of yours there is enough to lose it, even if you roll no die for that ship.",
        "With two intercepts rolled one is left, and that is enough to be intercepted.",
        "It ignores only what dice show, so not the intercept of Mirror Plating.",
    ],
    abilities: &[],
};

const REPAIR_DRONES: CardText = CardText {
    short: "After a battle that you attacked in: repair one of the attacking ships left.",
    text: &["After a battle that you attacked in: you may repair 1 damaged ship that attacked in it."],
    rulings: &[
        "The raid comes first.",
        "Ships that came into the system during the battle didn’t attack.",
        "It doesn’t follow Fire Rifles, which is no battle.",
    ],
    abilities: &[AbilityText {
        title: "Repair an attacking ship",
        detail: "A damaged ship that attacked becomes fresh.",
        done: "repaired a ship (Repair Drones)",
        questions: &["repair an attacking ship?"],
    }],
};

const GATE_PORTS: CardText = CardText {
    short: "Build starports in gates. Rivals moving to such a gate of yours lose an agent.",
    text: &[
        "You may build starports in gates, where no other starport stands.",
        "When a Rival moves ships into a gate that you control and where you have a fresh starport, capture 1 agent from \
         that Rival’s supply.",
    ],
    rulings: &[
        "You need a piece of yours in the gate. The starport is damaged if somebody else controls it.",
        "Control is looked at before the ships arrive. Each move costs one agent, however many ships come.",
        "A gate holds one starport of all players together. It builds ships and Catapults them like any other.",
        "Placing ships and Guide are no moves of this kind. Without an agent in supply nothing is captured.",
    ],
    abilities: &[],
};

const CLOUD_CITIES: CardText = CardText {
    short: "Build a city outside a planet’s slots, for a resource of the planet’s type.",
    text: &[
        "You may build a city on a planet without filling a building slot. For it, also spend 1 resource of the planet’s \
         type.",
    ],
    rulings: &[
        "A planet holds one such city of all players together. Its slots may be empty or full.",
        "You need a piece of yours there. An Outrage doesn’t keep you from this spending.",
        "What spends as the planet’s type because of a Loyal card pays too.",
        "Otherwise it is a city like any other.",
    ],
    abilities: &[],
};

const LIVING_STRUCTURES: CardText = CardText {
    short: "Nurture (Build): tax your city. Prune (Repair): city to starport or back.",
    text: &[
        "Nurture, in place of Build: Tax a city of yours.",
        "Prune, in place of Repair: replace a city of yours in a building slot by a starport of yours, or a starport by a \
         city.",
    ],
    rulings: &[
        "Nurture is a Tax in everything, once a turn for each city.",
        "The new building is as damaged or fresh as the old one, and may be taxed or build a ship this turn.",
        "You need the new piece on your board or in your supply. Buildings outside the slots can’t be pruned.",
        "A city that goes back to your board may cover a resource slot. Nothing is destroyed.",
    ],
    abilities: &[
        AbilityText {
            title: "Nurture",
            detail: "Tax a city of yours.",
            done: "took Nurture (Living Structures)",
            questions: &["which city to tax?"],
        },
        AbilityText {
            title: "Prune",
            detail: "Exchange a city of yours for a starport, or a starport for a city.",
            done: "took Prune (Living Structures)",
            questions: &["which building to replace?"],
        },
    ],
};

const GATE_STATIONS: CardText = CardText {
    short: "Build cities in gates. They yield any type of a planet around that holds a city.",
    text: &[
        "You may build cities in gates, where no other city stands.",
        "A city in a gate has the types of all planets of its cluster that hold a city of anybody.",
    ],
    rulings: &[
        "You need a piece of yours in the gate. The city is damaged if somebody else controls it.",
        "Taxed, it yields one of its types, as the taxing player likes. Without a type it can be taxed for nothing.",
        "Whoever destroys it provokes Outrage of each of its types, then Ransacks once, even if it has no type.",
        "Cities outside the slots of a planet count too.",
    ],
    abilities: &[],
};

const RAILGUN_ARRAYS: CardText = CardText {
    short: "Defending with a fresh ship: the attacker takes a hit before collecting dice.",
    text: &[
        "When you defend, before dice are collected, and at least one of your ships there is fresh: the attacker takes 1 \
         hit on an attacking ship of their choice.",
    ],
    rulings: &[
        "A ship that it destroys is your Trophy and brings no die.",
        "With no attacking ship left the battle ends without a roll.",
        "Damaged ships and buildings of yours don’t fire.",
    ],
    abilities: &[AbilityText {
        title: "Fire before the roll",
        detail: "An attacking ship takes a hit.",
        done: "fired before the roll (Railgun Arrays)",
        questions: &["which of your ships takes the hit of Railgun Arrays?"],
    }],
};

const ANCIENT_HOLDINGS: CardText = CardText {
    short: "This card is one more resource slot. A raid pays 4 keys for what lies in it.",
    text: &["This card holds one more resource slot of yours, with a raid cost of 4 keys."],
    rulings: &[
        "The slot is used like those on your board: to gain, rearrange, spend, count and discard.",
        "It is open however many cities you have built.",
        "The resource in it can be stolen, the card can’t.",
    ],
    abilities: &[],
};

const SEEKER_TORPEDOES: CardText = CardText {
    short: "Attack: reroll up to as many assault dice as you have fresh attacking ships.",
    text: &[
        "Once in each battle that you attack in, after the roll: roll up to as many assault dice again as you have fresh \
         attacking ships.",
    ],
    rulings: &[
        "Ships count as they are at that moment: after Railgun Arrays, before the hits of the roll.",
        "All dice that you choose are rolled at once, and what they show then stands.",
    ],
    abilities: &[],
};
