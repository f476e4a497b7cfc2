//! One reason of every kind.

use rules::choice::Reason;
use rules::ids::{Ambition, CardId, Resource};

macro_rules! reasons {
    ($($name:ident $({ $field:ident: $value:expr })? $(($of:expr))?,)*) => {
        /// All of them.
        pub fn reasons() -> Vec<Reason> {
            // A kind that stands not below does not compile.
            let _ = |reason: Reason| match reason { $(Reason::$name { .. } => ()),* };
            vec![$(Reason::$name $({ $field: $value })? $(($of))?),*]
        }
    };
}

reasons! {
    NotYours, NotOffered, GameOver,
    TooLow { than: 4 }, OtherSuit, SameSuit,
    NotLeading, NotOnCard, NoMarker, AlreadyDeclared, AlreadySeized, HasInitiative,
    TooLate, PreludeOver, NoPips, NotInSuit, Outraged(Resource::Fuel), JustSecured, UsedThisTurn,
    NoTarget, AlreadyTaxed, NotControlled, NoPresence, NoSlot, NoPlanet, StarportUsed, NoStarport, NoShip,
    NothingDamaged, NotAdjacent, OutOfPlay, BeenThere,
    NoMajority, NoAgents, EmptySpace,
    NoRival, NoRaidDice, Keys { cost: 3 }, NotStealable,
    Forbidden(CardId(21)), SupplyEmpty, WeaponIcons { have: 1 }, NothingToGive, EmptySlot,
    NotDeclared(Ambition::KEEPER), OneAlready, CannotPay(Resource::Weapon),
}
