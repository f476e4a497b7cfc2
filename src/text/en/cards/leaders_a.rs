//! Leaders LEAD01–LEAD08.

use crate::text::cards::{AbilityText, CardText};

/// In the order of their ids.
pub const LEADERS: [CardText; 8] =
    [ELDER, MYSTIC, FUEL_DRINKER, UPSTART, REBEL, WARRIOR, FEASTBRINGER, DEMAGOGUE];

const ELDER: CardText = CardText {
    short: "Losing a Trophy in battle lets you Influence; no Ransack. Tyrant pays you less.",
    text: &[
        "After a battle that you defended in: if the attacker took a Trophy in it, you may Influence.",
        "Rivals who destroy your cities in battle don’t Ransack the Court. They still provoke Outrage.",
        "When Tyrant is scored, first place pays you what second place would, without the bonus of cities. Second place \
         and a tie for first pay you nothing.",
    ],
    rulings: &[
        "You Influence once a battle, after the raid, however many Trophies were taken.",
        "A city destroyed outside battle is Ransacked for as usual, and you don’t Influence.",
        "With several markers on Tyrant, first place pays you the lower values of all of them.",
        "What other players gain from Tyrant stays the same.",
    ],
    abilities: &[AbilityText {
        title: "Influence after the battle",
        detail: "Put an agent on a Court card.",
        done: "influenced after the battle",
        questions: &["which Court card to Influence after this battle?"],
    }],
};

const MYSTIC: CardText = CardText {
    short: "Copy or Pivot to Tax: also gain 1 Psionic. Material and Fuel begin Outraged.",
    text: &[
        "When the pip of a Copy or Pivot lets you Tax, gain 1 Psionic along with what the city yields.",
        "You begin the game with Material and Fuel Outraged: one of your agents covers each.",
    ],
    rulings: &[
        "You gain the Psionic even if the supply lacks what the city yields.",
        "Taxing after a Lead or Surpass, or in the Prelude, brings no Psionic.",
        "Material and Fuel that you spend grant no action, but they count for Tycoon.",
        "You begin with 8 agents in supply. Nothing is discarded for these Outrages.",
    ],
    abilities: &[],
};

const FUEL_DRINKER: CardText = CardText {
    short: "Copy or Pivot to Tax: also gain 1 Fuel. After Tycoon was scored, lose all Fuel.",
    text: &[
        "When the pip of a Copy or Pivot lets you Tax, gain 1 Fuel along with what the city yields.",
        "After scoring: if Tycoon was declared in this chapter, discard all your Fuel.",
    ],
    rulings: &[
        "You gain the Fuel even if the supply lacks what the city yields.",
        "Taxing after a Lead or Surpass, or in the Prelude, brings no extra Fuel.",
        "You discard your Fuel whatever place you took in Tycoon, or none.",
        "Guild cards of Fuel stay. With Fuel Cartel the Fuel you discard joins its supply.",
    ],
    abilities: &[],
};

const UPSTART: CardText = CardText {
    short: "After you declare, may gain any 1 resource. You Tax only in systems that you control.",
    text: &[
        "After you declare an ambition, you may gain 1 resource of your choice.",
        "You can’t Tax a city in a system that you don’t control, not even your own city.",
    ],
    rulings: &[
        "Every declaration counts, also one by a card such as Populist Demands.",
        "Only what the supply has can be chosen.",
        "This also holds for actions of cards that contain Tax.",
        "A system where nobody has most fresh ships is not controlled.",
    ],
    abilities: &[AbilityText {
        title: "Gain 1 resource",
        detail: "Gain 1 resource of your choice.",
        done: "gained 1 resource for declaring",
        questions: &["which resource to gain for declaring?"],
    }],
};

const REBEL: CardText = CardText {
    short: "Attack with 2 extra dice, never fewer than 2. At most 2 of your ships move at once.",
    text: &[
        "When you attack, collect 2 dice more than you have ships. You must collect at least these 2.",
        "You can’t move more than 2 ships at once.",
    ],
    rulings: &[
        "The dice may be of any type that the battle allows, at most 6 of each.",
        "The dice for your ships stay optional.",
        "A Catapult carries at most 2 ships, too.",
    ],
    abilities: &[],
};

const WARRIOR: CardText = CardText {
    short: "Copy or Pivot to Battle: may also Move, before or after. Empath pays you less.",
    text: &[
        "When the pip of a Copy or Pivot lets you Battle, you may also Move, before or after the battle.",
        "When Empath is scored, first place pays you what second place would, without the bonus of cities. Second place \
         and a tie for first pay you nothing.",
    ],
    rulings: &[
        "Any ships may Move, also by Catapult. A Move before must make a battle possible, and you must take it.",
        "A pip that battles thanks to a Weapon counts. Battles in the Prelude don’t.",
        "Actions of cards in place of Battle, such as Abduct, bring no Move.",
        "What other players gain from Empath stays the same.",
    ],
    abilities: &[AbilityText {
        title: "Move, then Battle",
        detail: "This one pip pays for both. Only Moves after which you can Battle are possible.",
        done: "moved before the battle",
        questions: &[],
    }],
};

const FEASTBRINGER: CardText = CardText {
    short: "Copy or Pivot to Secure: may also Influence. Declaring costs you a Guild card.",
    text: &[
        "When the pip of a Copy or Pivot lets you Secure, you may also Influence, before or after it, on any card.",
        "To declare an ambition you must give a Guild card to the Rival with the least Power; of several, to the first in \
         turn order. Without a Guild card you can’t declare.",
    ],
    rulings: &[
        "An Influence before must make a Secure possible, and you must take it. It may be another card.",
        "Every declaration costs, also one by a card. Galactic Bards can’t pay for its own declaration.",
        "The card is gone before you declare: if you give Secret Order, the zero marker is placed.",
        "Giving is no theft: Sworn Guardians may be given and is kept. A Cartel goes with its supply.",
    ],
    abilities: &[
        AbilityText {
            title: "Influence, then Secure",
            detail: "This one pip pays for both. Only cards after which you can Secure are possible.",
            done: "influenced before securing",
            questions: &["which Court card to Influence, before you Secure?"],
        },
        AbilityText {
            title: "Give a Guild card",
            detail: "The Rival with the least Power gets it.",
            done: "gave a Guild card to declare",
            questions: &["which Guild card to give to the Rival with the least Power?"],
        },
    ],
};

const DEMAGOGUE: CardText = CardText {
    short: "After declaring, Influence any Court cards once. Secure Guild cards only with 2 agents.",
    text: &[
        "After you declare an ambition, you may Influence any number of Court cards, once each.",
        "You can’t Secure a Guild card with fewer than 2 of your agents on it.",
    ],
    rulings: &[
        "Every declaration counts, also one by a card such as Populist Demands.",
        "You still need more agents on the card than each Rival.",
        "Vox cards need only 1 agent. A Ransack needs none.",
    ],
    abilities: &[AbilityText {
        title: "Influence for declaring",
        detail: "Put an agent on each of any number of Court cards.",
        done: "influenced for declaring",
        questions: &["which Court cards to Influence, from the left?"],
    }],
};
