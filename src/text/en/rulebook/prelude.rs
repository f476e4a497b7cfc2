//! The Prelude, resources, slots.

use crate::text::rulebook::Para::{Example, List, Ruling, Text};
use crate::text::rulebook::{Rule, Section};

/// The Prelude and what is spent in it.
pub const PRELUDE: &[Section] = &[
    // R5
    Section {
        rule: Rule::Prelude,
        title: "Prelude",
        terms: &["Prelude action"],
        body: &[
            Text(
                "Between playing a card and spending its first pip is the Prelude. As often as you like and in any order, spend [resources] for actions and use cards of yours that say Prelude.",
            ),
            Text(
                "The Prelude is over with the first pip, or with the turn. It doesn’t come back in this turn.",
            ),
            Text(
                "Declaring and seizing come first: after the first thing done in the Prelude, it is too late for them.",
            ),
            Text(
                "Resources spent are set aside until the Prelude is over; only then do they return to the supply. So nobody can gain them in the same Prelude.",
            ),
            Example(
                "The supply has no Relic left. Red spends one to Secure, then a Psionic to Tax a Relic city: there is nothing to gain. After the Prelude one Relic lies in the supply.",
            ),
            Ruling(
                "A card that you secured in this Prelude can’t use its Prelude ability in it. A card that you stole can.",
            ),
            Ruling("Resources that are discarded, not spent, return to the supply at once."),
            Ruling("A card that is discarded to do something may be discarded even if nothing comes of it."),
        ],
    },
    // R16.1, R16.7, R16.8
    Section {
        rule: Rule::Resources,
        title: "Resources",
        terms: &["resource", "resource token", "icon"],
        body: &[
            Text(
                "There are five tokens each of Material, Fuel, Weapon, Relic and Psionic. You gain them by taxing cities, steal them in raids, keep them in the [resource slots] of your board, and spend them in the [Prelude].",
            ),
            List(&[
                "[Material]: Build or Repair.",
                "[Fuel]: Move.",
                "[Weapon]: your pips may Battle in this turn.",
                "[Relic]: Secure.",
                "[Psionic]: an action of the lead card.",
            ]),
            Text("Resources that you keep count for [ambitions]; spent ones don’t."),
            Text("When the supply has no token of a type left, nobody gains it."),
            Ruling("Any resource may be spent for nothing, if you want to be rid of it."),
            Ruling("The token is paid first, so its slot is free for what the action gains."),
            Ruling(
                "With [Outrage] of a type its tokens grant no action. They can still pay what a card asks, and they still count.",
            ),
        ],
    },
    // R16.7
    Section {
        rule: Rule::Material,
        title: "Material",
        terms: &["Materials"],
        body: &[
            Text("Spend it in the [Prelude] for one [Build] or one [Repair]. It counts for [Tycoon]."),
            Text("Planets: 1 Hex, 3 Arrow, 4 Hex, 6 Arrow."),
        ],
    },
    Section {
        rule: Rule::Fuel,
        title: "Fuel",
        terms: &[],
        body: &[
            Text(
                "Spend it in the [Prelude] for one [Move], which may be a [Catapult]. It counts for [Tycoon].",
            ),
            Text("Planets: 1 Crescent, 3 Crescent, 4 Crescent, 6 Crescent."),
        ],
    },
    Section {
        rule: Rule::Weapon,
        title: "Weapon",
        terms: &["Weapons", "battle-unlocked"],
        body: &[
            Text(
                "Spend it in the [Prelude]: in this turn each of your pips may be a [Battle], whatever your card. It counts for no ambition.",
            ),
            Text("Planets: 1 Arrow, 2 Crescent, 3 Hex, 5 Arrow."),
            Example(
                "Administration is led. You Copy, and spend a Weapon: your one pip may Tax, Repair, Influence or Battle.",
            ),
            Ruling(
                "It changes pips only. The action of another resource doesn’t become a Battle, and a second Weapon adds nothing.",
            ),
            Ruling("With two players, Weapons that lie on [Warlord] count there."),
        ],
    },
    Section {
        rule: Rule::Relic,
        title: "Relic",
        terms: &["Relics"],
        body: &[
            Text("Spend it in the [Prelude] for one [Secure]. It counts for [Keeper]."),
            Text("Planets: 2 Hex, 4 Arrow, 5 Crescent."),
        ],
    },
    Section {
        rule: Rule::Psionic,
        title: "Psionic",
        terms: &["Psionics"],
        body: &[
            Text(
                "Spend it in the [Prelude] for one action of the lead card’s suit, however you played. It counts for [Empath].",
            ),
            Text("Planets: 2 Arrow, 5 Hex, 6 Hex."),
            Ruling(
                "It gives a Battle only when Aggression is led. For the leader, the lead card is the own card.",
            ),
        ],
    },
    // R16.2–R16.6, C8
    Section {
        rule: Rule::ResourceSlots,
        title: "Resource slots",
        terms: &["resource slot", "raid cost", "rearrange"],
        body: &[
            Text(
                "Your board has six slots for one resource each. Two are open from the start, the third and fourth open with your first and second city, the fifth and sixth with the third.",
            ),
            Text(
                "Below a slot stands its raid cost: the [keys|key] that a Rival needs to steal what lies there. From the left: 3, 1, 1, 2, 1, 3.",
            ),
            Text(
                "When resources come to you, you may put all your resources into your slots anew. What finds no slot must be discarded, and you choose what. While a slot is free, nothing may be discarded.",
            ),
            Text(
                "At other times resources stay where they lie: not when some are spent or stolen, not when a slot opens.",
            ),
            Example(
                "Three slots hold Relic, Fuel and Material. You tax a Psionic planet: of the four you discard any one, and lay out the others as you like.",
            ),
            Ruling(
                "When a city returns and covers slots, its owner lays out the resources anew and discards what finds no room, even outside of their turn.",
            ),
        ],
    },
    // R16.9, R16.10
    Section {
        rule: Rule::OnCards,
        title: "Resources on cards",
        terms: &["cards that hold resources"],
        body: &[
            Text(
                "Some cards hold resources. They belong to whoever has the card: they can be spent unless the card forbids it, and they count for ambitions.",
            ),
            Ruling(
                "A raid can’t take them from the card unless the card states a raid cost for them. Whoever steals the card gets what lies on it.",
            ),
            Ruling("When the card is discarded, buried or scrapped, its resources return to the supply."),
        ],
    },
];
