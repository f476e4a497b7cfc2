//! What a player can choose, and what they are being asked.
//!
//! A [`Choice`] points at something on the table; the [`Prompt`] says what for. New cards use the same
//! few kinds of choice, so the screen can show and take any decision of any card.

use crate::ids::*;
use crate::state::Layout;
use serde::{Deserialize, Serialize};

/// A number of fresh and damaged ships.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ships {
    /// Fresh ones.
    pub fresh: u8,
    /// Damaged ones.
    pub damaged: u8,
}

impl Ships {
    /// Fresh and damaged together.
    pub const fn total(self) -> u8 {
        self.fresh + self.damaged
    }
    /// Hits that these ships can take.
    pub const fn capacity(self) -> u8 {
        2 * self.fresh + self.damaged
    }
}

/// Dice to collect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pool {
    /// Assault dice.
    pub assault: u8,
    /// Skirmish dice.
    pub skirmish: u8,
    /// Raid dice.
    pub raid: u8,
}

impl Pool {
    /// All dice.
    pub const fn total(self) -> u8 {
        self.assault + self.skirmish + self.raid
    }
    /// Those of one type.
    pub const fn of(self, die: Die) -> u8 {
        match die {
            Die::Assault => self.assault,
            Die::Skirmish => self.skirmish,
            Die::Raid => self.raid,
        }
    }
}

/// One thing a player can choose. The order of the variants is the order of options in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Play an action card.
    Play {
        /// How.
        mode: Mode,
        /// Which.
        card: ActionCard,
    },
    /// Pass the initiative (R4.5).
    Pass,
    /// Declare an ambition.
    Declare(Ambition),
    /// Seize the initiative with an extra card (R4.8).
    Seize(ActionCard),
    /// Take a standard action.
    Act(Action),
    /// Take a new action of a card (R18.1).
    New {
        /// Whose.
        card: CardId,
        /// Which of the card's abilities.
        ability: u8,
    },
    /// Spend the resource in a slot of the own board, as this type.
    Spend {
        /// The slot, from 0.
        slot: u8,
        /// What it is spent as: its own type unless a card says otherwise.
        as_: Resource,
    },
    /// Use an ability of a card in the own play area.
    Use {
        /// Whose.
        card: CardId,
        /// Which of the card's abilities.
        ability: u8,
    },
    /// End the turn.
    EndTurn,
    /// A system.
    System(System),
    /// A cluster, 1–6.
    Cluster(u8),
    /// Ships to take along.
    Ships(Ships),
    /// Ships to leave behind.
    Leave(Ships),
    /// A place to build.
    Site {
        /// Where.
        system: System,
        /// What.
        kind: PieceKind,
    },
    /// A place outside the building slots, by leave of a card.
    Outside {
        /// Where.
        system: System,
        /// What.
        kind: PieceKind,
    },
    /// An empty building slot of a system.
    EmptySlot(System),
    /// One ship, among those of its owner and state in a system.
    Ship {
        /// Where.
        system: System,
        /// Whose.
        owner: Owner,
        /// A damaged or a fresh one.
        damaged: bool,
    },
    /// A building, by its index in the system's list.
    Building {
        /// Where.
        system: System,
        /// Which.
        index: u8,
    },
    /// A space of the Court, from 0.
    Court(u8),
    /// A player or power.
    Owner(Owner),
    /// A type of resource.
    Resource(Resource),
    /// The resource in a slot of a player's board.
    Slot {
        /// Whose.
        seat: Seat,
        /// Which, from 0.
        slot: u8,
    },
    /// A card in a play area.
    Card(CardId),
    /// A card in a hand.
    Hand(ActionCard),
    /// A card played this round.
    Played(ActionCard),
    /// An agent of this owner among the own Captives.
    Captive(Owner),
    /// A piece among the own Trophies.
    Trophy {
        /// Whose.
        owner: Owner,
        /// What.
        kind: PieceKind,
    },
    /// Dice to collect.
    Dice(Pool),
    /// One die that shows this face.
    Die {
        /// Its type.
        die: Die,
        /// The face, 0–5.
        face: u8,
    },
    /// Where resources go on the board.
    Layout(Layout),
    /// A number.
    Number(u8),
    /// Yes, do it.
    Yes,
    /// Enough, go on.
    Done,
    /// No, leave it.
    Decline,
}

/// What is being asked. Together with the choices it makes the sentence that the screen shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Prompt {
    /// Lead a card or pass (R4.2).
    Lead,
    /// Play a card after the leader (R4.7).
    Follow,
    /// Keep the hand or draw a new one (R2.5).
    Mulligan,
    /// Pick a leader or a lore card (R23.3).
    Draft,
    /// The turn: declare or seize, Prelude, pips (R4.2, R5, R6).
    Turn {
        /// Pips that are left.
        pips: u8,
        /// Is the Prelude still open?
        prelude: bool,
    },
    /// Take one of the actions that a resource grants, or none (R16.7).
    Granted {
        /// The resource, as it was spent.
        resource: Resource,
    },
    /// Which city to tax (R7).
    Tax,
    /// How to tax a Rival's city that can be taxed with or without taking a Captive.
    TaxHow {
        /// Here.
        system: System,
    },
    /// Which of its types a city yields.
    TaxType {
        /// Here.
        system: System,
    },
    /// What to build where (R8).
    Build,
    /// Which token pays for building outside the slots.
    BuildCost {
        /// Here.
        system: System,
        /// With a token of this type, or one that may stand for it.
        resource: Resource,
    },
    /// What to repair (R10).
    Repair,
    /// Which card to influence (R11).
    Influence,
    /// Which card to secure (R12).
    Secure,
    /// Which card to Ransack, against this player (R14.4).
    Ransack {
        /// The owner of the destroyed city.
        against: Seat,
    },
    /// From where to move (R9).
    MoveFrom,
    /// Which ships to move.
    MoveShips {
        /// From here.
        from: System,
    },
    /// Where to; on a Catapult also whether to leave ships or stop (R9.3).
    MoveTo {
        /// From here.
        from: System,
        /// These.
        ships: Ships,
        /// Has the Catapult begun, so that it can stop here?
        flying: bool,
    },
    /// Where to battle (R13.2).
    BattleWhere,
    /// Whom to battle.
    BattleWhom {
        /// Here.
        system: System,
    },
    /// Which dice to collect (R13.4).
    Dice {
        /// Here.
        system: System,
        /// Against.
        defender: Owner,
    },
    /// Reroll or accept (R13.5).
    Reroll,
    /// Which dice to reroll with a card.
    RerollDice {
        /// By whose leave.
        card: CardId,
        /// How many more may be taken.
        left: u8,
    },
    /// Which own ship takes a hit (R13.6, R13.7).
    HitOwnShip {
        /// Hits still to assign in this step.
        hits: u8,
    },
    /// Which defending ship takes a hit (R13.8).
    HitShip {
        /// Hits still to assign in this step.
        hits: u8,
    },
    /// Which defending building takes a hit (R13.8).
    HitBuilding {
        /// Hits still to assign in this step.
        hits: u8,
    },
    /// What to steal with keys (R15).
    Raid {
        /// From.
        victim: Seat,
        /// Keys left.
        keys: u8,
    },
    /// Arrange resources and discard what does not fit (R16.4).
    Arrange,
    /// In which gate to recover (R27).
    Recover,
    /// Which of several effects comes first (R24.3).
    Order,
    /// Take one more action of this kind, or not.
    Bonus {
        /// The action.
        action: Action,
        /// By leave of this card.
        card: CardId,
    },
    /// A question of a card.
    Card {
        /// The card.
        card: CardId,
        /// Which of its abilities is running.
        ability: u8,
        /// Which of the ability's questions.
        step: u8,
        /// How many of something are left to choose; 0 if the question has no such count.
        left: u8,
    },
}

/// Why something that a player might expect cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// It is not this player's decision.
    NotYours,
    /// It is not among the options.
    NotOffered,
    /// The game is over.
    GameOver,
    /// Needs a higher number than the lead card's (R4.7).
    TooLow {
        /// The number to beat.
        than: u8,
    },
    /// Surpassing needs the lead suit (R4.7).
    OtherSuit,
    /// Pivoting needs another suit than the lead's (R4.7).
    SameSuit,
    /// The leader may declare, followers may not.
    NotLeading,
    /// The card's number declares no such ambition (R4.6).
    NotOnCard,
    /// No ambition marker is free (R4.6).
    NoMarker,
    /// One declaration a lead card (R4.6).
    AlreadyDeclared,
    /// Initiative was seized this round (R4.8).
    AlreadySeized,
    /// This player has the initiative.
    HasInitiative,
    /// Only before anything else is done this turn.
    TooLate,
    /// The Prelude is over (R5.1).
    PreludeOver,
    /// No pips are left.
    NoPips,
    /// The card's suit has no such action (R6.1).
    NotInSuit,
    /// This type is Outraged (R14.6).
    Outraged(Resource),
    /// Secured in this Prelude (R5.4).
    JustSecured,
    /// Once a turn, and used.
    UsedThisTurn,
    /// No such thing to do it to.
    NoTarget,
    /// Taxed this turn (R7.2).
    AlreadyTaxed,
    /// Needs control of the system (R7.2, P-MUSTER).
    NotControlled,
    /// Needs a Loyal piece there (R8.2).
    NoPresence,
    /// No empty building slot (R8.2).
    NoSlot,
    /// Gates hold no buildings.
    NoPlanet,
    /// Its starports have built this turn (R8.2).
    StarportUsed,
    /// No Loyal starport there.
    NoStarport,
    /// No Loyal ship there.
    NoShip,
    /// Nothing damaged.
    NothingDamaged,
    /// The system is no neighbour.
    NotAdjacent,
    /// Out of play (R3.3).
    OutOfPlay,
    /// The same ships were there already in this Move (R9.4).
    BeenThere,
    /// Not more agents than every Rival (R12.1).
    NoMajority,
    /// No agent of that player there.
    NoAgents,
    /// The space of the Court is empty.
    EmptySpace,
    /// Nothing of a Rival there.
    NoRival,
    /// No raid dice: no defending building here, but some elsewhere (R13.4).
    NoRaidDice,
    /// Costs more keys than are left (R15.2).
    Keys {
        /// The cost.
        cost: u8,
    },
    /// Cannot be stolen.
    NotStealable,
    /// A card forbids it.
    Forbidden(CardId),
    /// The supply is empty.
    SupplyEmpty,
    /// Too many or too few Weapon icons (K9).
    WeaponIcons {
        /// How many there are.
        have: u8,
    },
    /// The other player would not get a new type (BC23).
    NothingToGive,
    /// The slot is empty.
    EmptySlot,
    /// Works only while this ambition is declared.
    NotDeclared(Ambition),
    /// Another such building stands there already.
    OneAlready,
    /// Nothing to pay with.
    CannotPay(Resource),
}
