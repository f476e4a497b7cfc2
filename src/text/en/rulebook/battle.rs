//! Battle, step by step, and what follows from it.

use crate::text::rulebook::Para::{Example, List, Ruling, Text};
use crate::text::rulebook::{Rule, Section};

/// Battle.
pub const BATTLE: &[Section] = &[
    // R13.1–R13.3, R13.14
    Section {
        rule: Rule::Battle,
        title: "Battle",
        terms: &[
            "battles",
            "attacker",
            "defender",
            "attacking ships",
            "defending pieces",
            "battle die",
            "attack",
        ],
        body: &[
            Text(
                "Choose a system where you have ships, and one Rival who has a ship or a building there. All your ships there attack; all that Rival’s ships and buildings there defend. Nobody else takes part.",
            ),
            List(&[
                "[Collect dice|collecting dice]: up to one for each attacking ship.",
                "[Roll|the roll] them. Cards may roll some again or add to them.",
                "Self-hits and [intercepts|intercept] hit the attacking ships.",
                "[Hits] and building hits hit the defender.",
                "If cities were destroyed: [Outrage] and [Ransack] for each.",
                "[Raid|raiding] with the keys, if an attacking ship is left.",
            ]),
            Text("Pieces that are destroyed become [Trophies] of the other side at once."),
            Ruling("The attacker always decides which piece takes a hit, also among the own ships."),
            Ruling("Ships that the attacker gets into the system during the battle don’t take part in it."),
        ],
    },
    // R13.4
    Section {
        rule: Rule::CollectDice,
        title: "Collecting dice",
        terms: &["raid dice limit", "dice"],
        body: &[
            Text(
                "Take up to one die for each of your attacking ships, fresh or damaged, in any mix of [Assault|Assault die], [Skirmish|Skirmish die] and [Raid|Raid die] dice. There are six of each. You may take fewer, even none.",
            ),
            Text(
                "Raid dice are allowed only if the defender has a building in this system, or has none anywhere on the map.",
            ),
            Example(
                "Blue has one ship here and no building. If Blue has a city elsewhere, you can’t take Raid dice; if Blue has no building at all, you can.",
            ),
            Ruling("With fewer dice than ships, all ships still take part."),
            Ruling("Cards may add dice beyond the number of ships, but never more than six of a type."),
        ],
    },
    // C6
    Section {
        rule: Rule::Assault,
        title: "Assault die",
        terms: &["Assault dice"],
        body: &[
            Text(
                "Hits hard, but hurts your own ships: half of its faces have a self-hit, and one an intercept.",
            ),
            Text("On average, ten dice make about twelve hits and five self-hits. One face in six is blank."),
        ],
    },
    Section {
        rule: Rule::Skirmish,
        title: "Skirmish die",
        terms: &["Skirmish dice"],
        body: &[Text("Three faces have a hit, three are blank. It never hurts your own ships.")],
    },
    Section {
        rule: Rule::Raid,
        title: "Raid die",
        terms: &["Raid dice"],
        body: &[
            Text(
                "Hits buildings and brings [keys|key] to steal with. It never hits ships of the defender, but half of its faces have a self-hit, and two an intercept.",
            ),
            Text("When it is allowed stands under [collecting dice]."),
        ],
    },
    // R13.5, R13.6
    Section {
        rule: Rule::Roll,
        title: "The roll",
        terms: &["self-hit", "self-hits", "reroll", "blank"],
        body: &[
            Text("Roll all dice, then add up their symbols. They are settled in this order:"),
            List(&[
                "Self-hit: one of the attacking ships takes a hit.",
                "[Intercept]: fresh ships of the defender hit back.",
                "[Hit|hits]: a ship of the defender takes a hit, buildings only when no ship is left.",
                "Building hit: a building of the defender takes a hit.",
                "[Key]: steal from the defender’s board.",
            ]),
            Ruling(
                "Cards that roll dice again do so before anything is counted, each once in a battle. A card that ignores a rolled symbol doesn’t ignore one that another card added.",
            ),
        ],
    },
    // R13.7
    Section {
        rule: Rule::Intercept,
        title: "Intercept",
        terms: &["intercepts", "intercept icon"],
        body: &[
            Text(
                "If at least one intercept was rolled, your attacking ships take one hit for each [fresh] ship that the defender has in the system. More intercepts add nothing.",
            ),
            Text("It comes before your hits: ships that you are about to destroy still hit back."),
            Example(
                "Three of your ships attack two fresh ships. The dice show four hits and one intercept. First your ships take two hits, then both of the defender’s are destroyed.",
            ),
            Ruling("Buildings and damaged ships never intercept."),
        ],
    },
    // R13.8, R13.9
    Section {
        rule: Rule::Hits,
        title: "Hits",
        terms: &[
            "ship hit",
            "building hit",
            "building hits",
            "ship hit icon",
            "building hit icon",
            "assign hits",
        ],
        body: &[
            Text(
                "A hit goes to a ship of the defender. Only when no ship of the defender is left do further hits go to buildings.",
            ),
            Text("A building hit goes to a building. Those that find none are lost; they never hit ships."),
            Text(
                "The attacker chooses which piece takes each hit, and may give one piece several. A fresh piece bears one hit and is destroyed by the second. Hits must be given as long as there is something to hit; the rest is lost.",
            ),
            Example(
                "The defender has one damaged ship, a fresh city and a fresh starport. Of three hits, the first destroys the ship. With the other two you destroy the city, or destroy the starport, or damage both.",
            ),
            Ruling(
                "Hits count even if all attacking ships were destroyed before. Only the raid needs a ship that is left.",
            ),
        ],
    },
    // R15
    Section {
        rule: Rule::Raiding,
        title: "Raid",
        terms: &["raiding", "key", "keys", "raid"],
        body: &[
            Text(
                "With the [keys|Raid die] rolled, and if at least one attacking ship is left, buy things of the defender, one after the other:",
            ),
            List(&[
                "A resource on the board, for the [raid cost] of its slot.",
                "A [Guild card], for the keys printed on it.",
            ]),
            Text(
                "What you buy is stolen: it is yours at once. Keys left over are lost, and you may leave them unused.",
            ),
            Example(
                "With three keys, the defender has Sworn Guardians for one key, which keeps resources from being stolen, and a Fuel in a slot of two. Steal the Guardians first, then the Fuel.",
            ),
            Ruling("A raid takes no agents, Trophies, Captives, cards of the hand, leaders or lore."),
            Ruling("Even when the defender has nothing left in the system, the raid takes place."),
            Ruling(
                "Stolen resources need slots like all others: you may lay out yours anew, and must discard what finds no room. The defender’s stay where they lie.",
            ),
        ],
    },
    // R14.1, R14.2, R13.10, R13.11
    Section {
        rule: Rule::Destroying,
        title: "Destroying",
        terms: &["destroy", "destroyed", "destroys"],
        body: &[
            Text(
                "Whoever destroys a Rival’s ship or building takes it as a [Trophy]. Ships that the attacker loses in a battle become Trophies of the defender.",
            ),
            Text(
                "Whoever destroys a city provokes [Outrage] of its planet’s type and then [ransacks|Ransack] the Court against its owner. Starports provoke nothing.",
            ),
            Text(
                "If a battle destroys several cities, all hits come first. Then, city by city in the attacker’s order: Outrage, then Ransack. The raid comes last.",
            ),
            Example(
                "You destroy two Weapon cities. The first Ransack brings you a Weapon Guild card. The second Outrage discards it. The second Ransack brings another card, which you keep.",
            ),
            Ruling(
                "Your own piece, destroyed by your own doing outside of a battle, returns to you. Your own city provokes Outrage only if the card says so, and never a Ransack.",
            ),
        ],
    },
    // R14.3, R14.5, R14.6
    Section {
        rule: Rule::Outrage,
        title: "Outrage",
        terms: &["Outraged", "provoke Outrage", "provokes"],
        body: &[
            Text(
                "Whoever [destroys|destroying] a city provokes Outrage of its planet’s type, also some cards do. Two things happen to that player:",
            ),
            List(&[
                "All resources of the type and all [Guild cards|Guild card] of that suit are discarded.",
                "An agent from the supply goes on the type’s place of the board, unless one lies there.",
            ]),
            Text(
                "From then on, resources of this type grant that player no action in the [Prelude]. Outrage stays for the whole game, unless a card takes it away.",
            ),
            Text(
                "Everything else still works: gaining them, keeping them, counting them for ambitions, paying what a card asks, spending them for nothing.",
            ),
            Example(
                "With Outrage of Fuel you can’t spend Fuel to Move. You can gain it, score Tycoon with it, and pay with it where a card asks for Fuel.",
            ),
            Ruling("Provoked again, the discards happen again."),
            Ruling("What you raid in the same battle is safe: the raid comes after the Outrage."),
            Ruling(
                "If no agent is left in the supply, the type is Outraged all the same, and the next agent that returns to the supply goes there.",
            ),
        ],
    },
    // R14.4
    Section {
        rule: Rule::Ransack,
        title: "Ransack the Court",
        terms: &["Ransack", "Ransacked", "ransacks"],
        body: &[
            Text(
                "Whoever destroys a city must [secure] one card of the [Court] on which the city’s owner has an agent, if there is one. More agents than others are not needed.",
            ),
            Text(
                "All Rival agents on the card become your [Trophies], not Captives. Your own return to your supply. Then everything goes on as with securing.",
            ),
            Example(
                "You destroy Blue’s city. On Farseers lie one agent of Blue’s and two of Yellow’s: you take the card, and three agents become your Trophies.",
            ),
        ],
    },
    // R19.2–R19.4
    Section {
        rule: Rule::Trophies,
        title: "Trophies",
        terms: &["Trophy"],
        body: &[
            Text(
                "Rival ships and buildings that you destroyed, and agents that you took by [Ransack], are your Trophies. Each counts one for [Warlord].",
            ),
            Text(
                "They stay with you until Warlord was declared in a chapter: at its end all Trophies of all players go home. Until then their owners can’t use them.",
            ),
            Ruling(
                "A city among Trophies is not on its owner’s board: what it uncovered stays uncovered until it returns.",
            ),
        ],
    },
    // R19.2, R19.5
    Section {
        rule: Rule::Captives,
        title: "Captives",
        terms: &["Captive", "captures", "captured"],
        body: &[
            Text(
                "Rival agents that you captured, by [securing|Secure] cards on which they lay or by [taxing|Tax] a Rival’s city, are your Captives. Each counts one for [Tyrant].",
            ),
            Text(
                "They stay with you until Tyrant was declared in a chapter: at its end all Captives of all players go home.",
            ),
        ],
    },
    // R19.1, R6.4, R16.1
    Section {
        rule: Rule::Supply,
        title: "Supply",
        terms: &["supplies"],
        body: &[
            Text(
                "Your supply holds your ships, starports and agents that are not in use. Cities that are not in use lie on your board. The common supply holds resources.",
            ),
            Text(
                "Everything is limited: 15 ships, 5 starports, 5 cities, 10 agents each, and 5 tokens of each resource. From an empty supply nothing is gained and nothing placed.",
            ),
            Ruling(
                "When several pieces should be placed or returned and there are too few, do as many as you can.",
            ),
        ],
    },
];
