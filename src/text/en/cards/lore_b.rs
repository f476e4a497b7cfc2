//! Lore L15–L28.

use crate::text::cards::{AbilityText, CardText};

/// In the order of their ids.
pub const LORE: [CardText; 14] = [
    PREDICTIVE_SENSORS,
    FORCE_BEAMS,
    RAIDER_EXOSUITS,
    SURVIVAL_OVERRIDES,
    EMPATHS_VISION,
    EMPATHS_BOND,
    KEEPERS_TRUST,
    KEEPERS_SOLIDARITY,
    WARLORDS_CRUELTY,
    WARLORDS_TERROR,
    TYRANTS_EGO,
    TYRANTS_AUTHORITY,
    TYCOONS_AMBITION,
    TYCOONS_CHARM,
];

/// P-CLEAR as a paragraph: the types.
macro_rules! clear_text {
    ($types:literal) => {
        concat!(
            "Prelude: discard this card to clear your ",
            $types,
            " Outrage. The agent there returns to your supply."
        )
    };
}

/// P-CLEAR as an ability: the card's name and the types.
macro_rules! clear {
    ($name:literal, $types:literal) => {
        AbilityText {
            title: concat!("Discard ", $name),
            detail: concat!("Clear your ", $types, " Outrage."),
            done: concat!("used ", $name, " against Outrage"),
            questions: &[],
        }
    };
}

/// A ruling of P-CLEAR.
const CLEAR_RULING: &str = "The discard needs no declared ambition, and is allowed with nothing to clear. The card’s other effect is lost.";
/// A ruling of all that lasts while an ambition is declared.
const WHOEVER: &str =
    "Whoever declared the ambition makes no difference. It ends with the chapter’s clean-up.";

const PREDICTIVE_SENSORS: CardText = CardText {
    short: "Attacked: before dice are collected, bring fresh ships from neighbouring systems.",
    text: &[
        "When you are attacked, before dice are collected: you may move any number of your fresh ships from each \
         neighbouring system into the battle. They defend with the rest.",
    ],
    rulings: &[
        "Each system that ships come from is one Move: limits for a Move count for each, and entering a gate may cost an \
         agent each time.",
        "These Moves are no Catapults. Damaged ships stay.",
        "If you have Railgun Arrays too, the attacker chooses which comes first.",
        "Whether Signal Breaker works was settled before the ships arrive.",
    ],
    abilities: &[AbilityText {
        title: "Bring ships to defend",
        detail: "Fresh ships come from neighbouring systems.",
        done: "brought ships to defend",
        questions: &[
            "from where do fresh ships come to defend, if any?",
            "how many fresh ships come from there?",
        ],
    }],
};

const FORCE_BEAMS: CardText = CardText {
    short: "Guide (Move): shift anyone’s ships between your fresh starport and a neighbour.",
    text: &[
        "Guide, in place of Move: choose a system with your fresh starport and a neighbour of it. Shift one or more ships, \
         of any players, from one of the two to the other.",
    ],
    rulings: &[
        "Fresh and damaged ships of any owners can go together, in one direction.",
        "Control makes no difference, and Guide is never a Catapult.",
        "Nothing in a play area that is about Moves applies: no limits, no agents lost, no second Move.",
    ],
    abilities: &[AbilityText {
        title: "Guide",
        detail: "Shift ships of any players between your fresh starport and a neighbour.",
        done: "took Guide (Force Beams)",
        questions: &[
            "from which system to Guide ships?",
            "to which system to Guide them?",
            "whose ships to Guide?",
            "which of these ships to Guide?",
        ],
    }],
};

const RAIDER_EXOSUITS: CardText = CardText {
    short: "Attack where the defender has no building: 1 of your dice may be a raid die.",
    text: &[
        "When you attack in a system without a building of the defender, you may collect 1 raid die. It is one of the dice \
         that your ships give you.",
    ],
    rulings: &[
        "Against a defender without any building on the map you may collect raid dice as usual.",
        "Hidden Harbors still forbids raid dice where a fresh starport defends.",
    ],
    abilities: &[],
};

const SURVIVAL_OVERRIDES: CardText = CardText {
    short: "Martyr (Move): destroy your fresh ship and another’s ship in its system.",
    text: &[
        "Martyr, in place of Move: destroy one of your fresh ships. A ship of somebody else in the same system is \
         destroyed too, fresh or damaged, and becomes your Trophy.",
    ],
    rulings: &[
        "Your ship returns to your supply; it is nobody’s Trophy.",
        "You may use it where nobody else has a ship. Where somebody has, one is destroyed.",
        "It is no battle, so nothing that is about battles applies.",
    ],
    abilities: &[AbilityText {
        title: "Martyr",
        detail: "Destroy your fresh ship and a ship of somebody else in its system.",
        done: "took Martyr (Survival Overrides)",
        questions: &["where to destroy one of your fresh ships?", "which ship is destroyed with it?"],
    }],
};

const EMPATHS_VISION: CardText = CardText {
    short: "Empath declared: reroll any dice once a roll. Discard: clear Psionic Outrage.",
    text: &[
        "While Empath is declared: each time you roll dice, you may once roll any of them again.",
        clear_text!("Psionic"),
    ],
    rulings: &[
        "It works in battles that you attack in and for Galactic Rifles.",
        "All dice that you choose are rolled at once, and what they show then stands. Other cards may roll them again.",
        WHOEVER,
        CLEAR_RULING,
    ],
    abilities: &[clear!("Empath’s Vision", "Psionic")],
};

const EMPATHS_BOND: CardText = CardText {
    short: "Empath declared: tax any city; build and Catapult at any starport.",
    text: &[
        "While Empath is declared: you may tax Rival cities anywhere, without control and without taking a Captive.",
        "You may build ships at any starport, and Catapult from any system with a starport.",
    ],
    rulings: &[
        "A Rival city in a system that you control can also be taxed as usual, with a Captive.",
        "Each city is still taxed once a turn, and each starport builds one ship a turn.",
        "A ship built where somebody else has control comes damaged.",
        "These cities and starports are not Loyal for other effects.",
    ],
    abilities: &[],
};

const KEEPERS_TRUST: CardText = CardText {
    short: "Keeper declared: Rivals can’t steal what type they have. Discard: clear Relic Outrage.",
    text: &[
        "While Keeper is declared: a Rival can’t steal a resource from you of a type that they have.",
        clear_text!("Relic"),
    ],
    rulings: &[
        "It is looked at before each theft: after one Fuel is stolen, the thief has Fuel.",
        "What lies on a Cartel counts as had by its holder.",
        WHOEVER,
        CLEAR_RULING,
    ],
    abilities: &[clear!("Keeper’s Trust", "Relic")],
};

const KEEPERS_SOLIDARITY: CardText = CardText {
    short: "Keeper declared: Rivals can’t steal Guild cards of a suit that you have a resource of.",
    text: &[
        "While Keeper is declared: Rivals can’t steal a Guild card from you if you have a resource of its suit.",
    ],
    rulings: &[
        "What lies on your Cartel counts as yours. A resource that you have spent no longer does.",
        "With a Relic it also guards Sworn Guardians, which guards everything else.",
        WHOEVER,
    ],
    abilities: &[],
};

const WARLORDS_CRUELTY: CardText = CardText {
    short: "Warlord declared: tax a city any number of times. Discard: clear Weapon Outrage.",
    text: &[
        "While Warlord is declared: you may tax cities that you have taxed this turn, any number of times.",
        clear_text!("Weapon"),
    ],
    rulings: &[
        "Each Tax still needs its own pip or resource.",
        "Empty building slots are taxed once a turn all the same.",
        WHOEVER,
        CLEAR_RULING,
    ],
    abilities: &[clear!("Warlord’s Cruelty", "Weapon")],
};

const WARLORDS_TERROR: CardText = CardText {
    short: "Warlord declared, Prelude: return a Trophy to Influence. Any number of times.",
    text: &[
        "Prelude, while Warlord is declared: return one of your Trophies to its owner to Influence once. You may do this \
         any number of times.",
    ],
    rulings: &[
        "A city goes back to its owner’s board, who discards what its slot can’t hold any more.",
        "It needs an agent in your supply.",
        "A new action can’t take the place of this Influence.",
        WHOEVER,
    ],
    abilities: &[AbilityText {
        title: "Return a Trophy",
        detail: "Influence a Court card.",
        done: "returned a Trophy (Warlord’s Terror)",
        questions: &["which Trophy to return?"],
    }],
};

const TYRANTS_EGO: CardText = CardText {
    short: "Tyrant declared, Prelude: return a Captive to Secure. Discard: clear Weapon Outrage.",
    text: &[
        "Prelude, while Tyrant is declared: return one of your Captives to Secure once. You may do this any number of times.",
        clear_text!("Weapon"),
    ],
    rulings: &[
        "There must be a Court card that you can secure. Agents that you capture with it may pay for the next.",
        "A Guild card that you secure this way has no Prelude use until this Prelude is over.",
        WHOEVER,
        CLEAR_RULING,
    ],
    abilities: &[
        AbilityText {
            title: "Return a Captive",
            detail: "Secure a Court card.",
            done: "returned a Captive (Tyrant’s Ego)",
            questions: &["which Captive to return?"],
        },
        clear!("Tyrant’s Ego", "Weapon"),
    ],
};

const TYRANTS_AUTHORITY: CardText = CardText {
    short: "Annex (Build), Tyrant declared: replace another’s building where you have control.",
    text: &[
        "Annex, in place of Build, while Tyrant is declared: choose a city or starport of somebody else in a system that \
         you control. Replace it by yours of the same kind.",
    ],
    rulings: &[
        "You need such a piece in your supply. A damaged building stays damaged.",
        "Nothing is destroyed: no Trophy, no Outrage, no Ransack.",
        "The new building was not used this turn, even if the old one was.",
        WHOEVER,
    ],
    abilities: &[AbilityText {
        title: "Annex",
        detail: "Replace a building of somebody else by yours, where you have control.",
        done: "took Annex (Tyrant’s Authority)",
        questions: &["which building to Annex?"],
    }],
};

const TYCOONS_AMBITION: CardText = CardText {
    short: "Tycoon declared, first action: discard Material and Fuel to declare an ambition.",
    text: &[
        "Prelude, while Tycoon is declared, only as the first action of your turn: discard all your Material and Fuel to \
         declare an ambition that has no marker. The zero marker is not placed.",
    ],
    rulings: &[
        "You may have no Material and Fuel to discard. What lies on a Cartel stays.",
        "It works right after you declare from your lead card, but after no other action.",
        "It needs an ambition marker that is still free.",
        "What follows your declarations, or what they cost you, goes for this one too.",
    ],
    abilities: &[AbilityText {
        title: "Use Tycoon’s Ambition",
        detail: "Discard all Material and Fuel; declare an ambition without a marker.",
        done: "used Tycoon’s Ambition",
        questions: &["which ambition to declare?"],
    }],
};

const TYCOONS_CHARM: CardText = CardText {
    short: "Tycoon declared: exchange Material and Fuel. Discard: clear Outrage of both.",
    text: &[
        "Prelude, while Tycoon is declared: discard any number of Material and Fuel, at least one. For each, gain 1 \
         resource of a type that you choose. You may do this any number of times.",
        clear_text!("Material and Fuel"),
    ],
    rulings: &[
        "It is no spending: what you discard grants no action, and only real Material and Fuel will do.",
        "What you discard is in the supply at once. What you gain is fitted together, in the end.",
        "To gain nothing but Material and Fuel a second time in a Prelude, you must have spent something in between.",
        CLEAR_RULING,
    ],
    abilities: &[
        AbilityText {
            title: "Exchange resources",
            detail: "Discard Material and Fuel; gain a resource of your choice for each.",
            done: "exchanged resources (Tycoon’s Charm)",
            questions: &["which Material or Fuel to discard?", "which resource to gain?"],
        },
        clear!("Tycoon’s Charm", "Material and Fuel"),
    ],
};
