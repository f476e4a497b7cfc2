//! Leaders LEAD09–LEAD16.

use crate::text::cards::{AbilityText, CardText};

/// In the order of their ids.
pub const LEADERS: [CardText; 8] =
    [ARCHIVIST, OVERSEER, CORSAIR, NOBLE, ANARCHIST, SHAPER, AGITATOR, QUARTERMASTER];

const ARCHIVIST: CardText = CardText {
    short: "You begin with two more lore cards, of five drawn. Tycoon pays you less.",
    text: &[
        "When the game begins, draw 5 lore cards that nobody has seen, keep 2, and remove the others from the game.",
        "When Tycoon is scored, first place pays you what second place would, without the bonus of cities. Second place \
         and a tie for first pay you nothing.",
    ],
    rulings: &[
        "You choose after all starting pieces are placed and before hands are dealt.",
        "Lore cards that nobody picked in the draft are not among the 5.",
        "With fewer than 5 lore cards left, draw them all and keep up to 2.",
        "What other players gain from Tycoon stays the same.",
    ],
    abilities: &[AbilityText {
        title: "Keep 2 lore cards",
        detail: "The others leave the game.",
        done: "kept two lore cards",
        questions: &["which lore cards to keep?"],
    }],
};

const OVERSEER: CardText = CardText {
    short: "Once a turn: hit what you Taxed or built a ship at, do it again. 2 ships, 3 agents fewer.",
    text: &[
        "Once in your turn, after you Tax a city or build a ship at a starport: you may hit that building, and then Tax \
         it or build a ship there once more.",
        "When the game begins, remove 2 of your ships and 3 of your agents from the game.",
    ],
    rulings: &[
        "What the hit brings about comes first. If the building is destroyed, you still do it once more.",
        "Destroying a city provokes Outrage, your own city, too. A Rival’s piece becomes a Trophy, and you Ransack for a \
         city.",
        "You may hit even if you gain nothing the second time.",
        "Taxing a Rival’s city again captures another agent.",
    ],
    abilities: &[AbilityText {
        title: "Hit it and do it again",
        detail: "The building takes 1 hit; then you Tax it or build a ship there once more.",
        done: "hit a building to use it again",
        questions: &[
            "hit the city that you Taxed, to Tax it again?",
            "hit the starport that built a ship, to build another?",
        ],
    }],
};

const CORSAIR: CardText = CardText {
    short: "Attacking, reroll a raid die for each type you have. Assault dice up to skirmish dice.",
    text: &[
        "When you attack, once a battle: you may reroll as many raid dice as you have different types of resources.",
        "You can’t collect more assault dice than skirmish dice.",
    ],
    rulings: &[
        "What lies on your Cartels counts as resources that you have. Guild cards don’t.",
        "All the dice you choose are rerolled together, and the new roll stands.",
        "Raid dice are not limited by this.",
    ],
    abilities: &[],
};

const NOBLE: CardText = CardText {
    short: "Declaring first, secure from the deck. Copy or Pivot: Influence twice. Only first pays.",
    text: &[
        "When you declare an ambition that has no marker yet, draw the top card of the Court deck and secure it.",
        "When the pip of a Copy or Pivot lets you Influence, you may Influence twice, on the same card or on two.",
        "You gain Power from an ambition only if you are first and not tied.",
    ],
    rulings: &[
        "Every declaration counts, also one by a card. Securing the card is no choice.",
        "A Guild card drawn so can’t be used in the same Prelude. A Vox card happens at once.",
        "If Populist Demands is drawn and you declare with it, you draw again if that ambition had no marker.",
        "Actions of cards in place of Influence, such as Execute, bring no second Influence.",
    ],
    abilities: &[],
};

const ANARCHIST: CardText = CardText {
    short: "Where you have ships, Tax Rival cities and empty slots. You can’t Tax your own cities.",
    text: &[
        "When the game begins, remove your 2 leftmost cities from the game.",
        "In systems with your ships you may Tax Rival cities without control, and empty building slots as if they were \
         your cities.",
        "You can’t Tax your own cities.",
    ],
    rulings: &[
        "One ship is enough, even a damaged one.",
        "Taxing a Rival’s city captures an agent as usual. Taxing an empty slot captures none.",
        "Each empty slot can be Taxed once a turn. Gates have no slots.",
        "While you have no building, Rivals may collect raid dice against you everywhere.",
    ],
    abilities: &[],
};

const SHAPER: CardText = CardText {
    short: "After a Tax you may change the planet’s type for good. Catapult from gates, not starports.",
    text: &[
        "After you Tax a city: you may lay one of your resources on its planet. From then on the planet has this type, \
         for everybody.",
        "A Move that begins in a gate may be a Catapult, whoever controls the gate. Your starports don’t let you \
         Catapult.",
    ],
    rulings: &[
        "Each planet can be changed once. The resource stays there until the end of the game.",
        "You may lay the resource that you have just gained, or one that lies on your Cartel.",
        "It is not spent: Outrage makes no difference.",
        "A Catapult from a gate stops where any Catapult does.",
    ],
    abilities: &[AbilityText {
        title: "Change the planet’s type",
        detail: "The resource stays on the planet until the end of the game.",
        done: "changed the type of a planet",
        questions: &["which resource to lay on the planet, to change its type?"],
    }],
};

const AGITATOR: CardText = CardText {
    short: "Copy or Pivot to Tax: also gain 1 Weapon. Intercepts hit Rivals for your Weapon icons.",
    text: &[
        "When the pip of a Copy or Pivot lets you Tax, gain 1 Weapon along with what the city yields.",
        "When a Rival who attacks you is intercepted, they take a hit for each of your Weapon icons, not for your fresh \
         ships. Then you discard 1 Weapon.",
    ],
    rulings: &[
        "You gain the Weapon even if the supply lacks what the city yields.",
        "Weapon icons are your Weapon resources and your Guild cards of the suit Weapon.",
        "It needs no fresh ship of yours. Without Weapon icons an intercept does nothing.",
        "You choose the Weapon to discard. Guild cards stay.",
    ],
    abilities: &[AbilityText {
        title: "Discard a Weapon",
        detail: "It was used up by intercepting.",
        done: "discarded a Weapon for the intercept",
        questions: &["which Weapon to discard for the intercept?"],
    }],
};

const QUARTERMASTER: CardText = CardText {
    short: "After battles repair a ship for each starport where you have control. Begin Outraged.",
    text: &[
        "After a battle that you attacked or defended in: you may repair one of your ships there for each starport in \
         systems you control.",
        "You begin the game with Material Outraged: one of your agents covers it.",
    ],
    rulings: &[
        "Starports of all players count. What matters is what stands and who has control after the battle.",
        "A starport of yours in a system you don’t control doesn’t count.",
        "Material that you spend grants no action, but it counts for Tycoon.",
        "You begin with 9 agents in supply. Nothing is discarded for this Outrage.",
    ],
    abilities: &[AbilityText {
        title: "Repair ships",
        detail: "Damaged ships of yours in the system of the battle become fresh.",
        done: "repaired ships after the battle",
        questions: &["how many ships to repair after the battle?"],
    }],
};
