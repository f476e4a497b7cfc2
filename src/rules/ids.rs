//! Small names for the things of the game: seats, owners, systems, resources, suits, ambitions, cards.
//!
//! All are `Copy`, one or two bytes, and carry no strings; words for people live in the `text` module of
//! the app. Sets that expansions grow (suits, play modes, ambitions, piece kinds) are numbers with named
//! constants; closed sets are enums.

use enum_map::{Enum, EnumArray};
use serde::{Deserialize, Serialize};

/// Most seats a table can have (R2.1).
pub const MAX_SEATS: usize = 4;

/// A place at the table, numbered clockwise; 0 is any fixed seat, not the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// Every seat of a table of `players`, clockwise from seat 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// Every seat clockwise, starting with this one.
    pub fn around(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |k| Seat((self.0 + k) % players))
    }

    /// The next seat clockwise.
    pub fn next(self, players: u8) -> Seat {
        Seat((self.0 + 1) % players)
    }
}

impl Enum for Seat {
    const LENGTH: usize = MAX_SEATS;
    fn from_usize(value: usize) -> Self {
        Seat(value as u8)
    }
    fn into_usize(self) -> usize {
        self.0 as usize
    }
}

impl<T> EnumArray<T> for Seat {
    type Array = [T; MAX_SEATS];
}

/// A map from seats; entries of seats that are not in the game stay at their default.
pub type BySeat<T> = enum_map::EnumMap<Seat, T>;

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// The set of this one seat.
    pub fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }
    /// Is `seat` in the set? A number that is no seat, as damaged text may bring it, is in no set.
    pub fn has(self, seat: Seat) -> bool {
        usize::from(seat.0) < MAX_SEATS && self.0 >> seat.0 & 1 == 1
    }
    /// Puts `seat` in.
    pub fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }
    /// Takes `seat` out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }
    /// The seats of this set that are in the other too.
    pub fn within(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |s| self.has(*s))
    }
}

/// Whoever may own a piece: a player, or one of the powers of the campaign (H01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Owner(pub u8);

impl Owner {
    /// The Empire (campaign).
    pub const EMPIRE: Owner = Owner(4);
    /// The Free States (campaign).
    pub const FREE: Owner = Owner(5);
    /// The Blight (campaign).
    pub const BLIGHT: Owner = Owner(6);
    /// Nobody's own.
    pub const NEUTRAL: Owner = Owner(7);
    /// How many owners there are.
    pub const COUNT: usize = 8;

    /// Every owner, seats first.
    pub fn all() -> impl Iterator<Item = Owner> {
        (0..Owner::COUNT as u8).map(Owner)
    }

    /// The seat, if a player owns it.
    pub fn seat(self) -> Option<Seat> {
        ((self.0 as usize) < MAX_SEATS).then_some(Seat(self.0))
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Owner {
        Owner(seat.0)
    }
}

impl Enum for Owner {
    const LENGTH: usize = Owner::COUNT;
    fn from_usize(value: usize) -> Self {
        Owner(value as u8)
    }
    fn into_usize(self) -> usize {
        self.0 as usize
    }
}

impl<T> EnumArray<T> for Owner {
    type Array = [T; Owner::COUNT];
}

/// A map from owners.
pub type ByOwner<T> = enum_map::EnumMap<Owner, T>;

/// The four places of a cluster (02 C1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Symbol {
    /// The gate, on the inner ring.
    Gate,
    /// The first planet clockwise.
    Arrow,
    /// The middle planet.
    Crescent,
    /// The last planet clockwise.
    Hex,
}

/// A system: 24 on the printed map in the order 1G 1A 1C 1H 2G …, and one more in the centre that
/// expansions can bring into play (H11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct System(pub u8);

impl System {
    /// How many systems there can be.
    pub const COUNT: usize = 25;
    /// The system in the centre of the map, out of play in the base game.
    pub const CENTRE: System = System(24);

    /// The system of cluster 1–6 with this symbol.
    pub const fn new(cluster: u8, symbol: Symbol) -> System {
        System((cluster - 1) * 4 + symbol as u8)
    }

    /// The gate of cluster 1–6.
    pub const fn gate(cluster: u8) -> System {
        System::new(cluster, Symbol::Gate)
    }

    /// Its cluster, 1–6; 0 for the centre.
    pub const fn cluster(self) -> u8 {
        if self.0 < 24 { self.0 / 4 + 1 } else { 0 }
    }

    /// Its symbol; the centre acts as a gate.
    pub const fn symbol(self) -> Symbol {
        match self.0 % 4 {
            0 => Symbol::Gate,
            1 => Symbol::Arrow,
            2 => Symbol::Crescent,
            _ => Symbol::Hex,
        }
    }

    /// Is it a gate?
    pub const fn is_gate(self) -> bool {
        self.0.is_multiple_of(4)
    }

    /// Every system, printed ones first.
    pub fn all() -> impl Iterator<Item = System> + Clone {
        (0..System::COUNT as u8).map(System)
    }

    /// Reads the notation of the rules, `4H` (R0.5); `0G` is the centre.
    pub fn parse(text: &str) -> Option<System> {
        let mut chars = text.chars();
        let (cluster, symbol, end) = (chars.next()?, chars.next()?, chars.next());
        if end.is_some() {
            return None;
        }
        let cluster = cluster.to_digit(10)? as u8;
        let symbol = match symbol {
            'G' => Symbol::Gate,
            'A' => Symbol::Arrow,
            'C' => Symbol::Crescent,
            'H' => Symbol::Hex,
            _ => return None,
        };
        match (cluster, symbol) {
            (0, Symbol::Gate) => Some(System::CENTRE),
            (1..=6, _) => Some(System::new(cluster, symbol)),
            _ => None,
        }
    }
}

impl std::fmt::Display for System {
    /// The notation of the rules: `4H`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = match self.symbol() {
            Symbol::Gate => 'G',
            Symbol::Arrow => 'A',
            Symbol::Crescent => 'C',
            Symbol::Hex => 'H',
        };
        write!(f, "{}{letter}", self.cluster())
    }
}

impl Enum for System {
    const LENGTH: usize = System::COUNT;
    fn from_usize(value: usize) -> Self {
        System(value as u8)
    }
    fn into_usize(self) -> usize {
        self.0 as usize
    }
}

impl<T> EnumArray<T> for System {
    type Array = [T; System::COUNT];
}

/// A map from systems.
pub type BySystem<T> = enum_map::EnumMap<System, T>;

/// A set of systems.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SystemSet(pub u32);

impl SystemSet {
    /// Is `system` in the set?
    pub const fn has(self, system: System) -> bool {
        self.0 >> system.0 & 1 == 1
    }
    /// Puts `system` in.
    pub const fn add(&mut self, system: System) {
        self.0 |= 1 << system.0;
    }
    /// Takes `system` out.
    pub const fn remove(&mut self, system: System) {
        self.0 &= !(1 << system.0);
    }
    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The systems, ascending.
    pub fn iter(self) -> impl Iterator<Item = System> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let at = bits.trailing_zeros();
                bits &= bits - 1;
                System(at as u8)
            })
        })
    }
    /// Those that are in both.
    pub const fn and(self, other: SystemSet) -> SystemSet {
        SystemSet(self.0 & other.0)
    }
}

impl FromIterator<System> for SystemSet {
    fn from_iter<I: IntoIterator<Item = System>>(iter: I) -> SystemSet {
        let mut set = SystemSet::default();
        iter.into_iter().for_each(|s| set.add(s));
        set
    }
}

/// The five resources, which are also the planet types and the suits of Guild cards (02 C7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize)]
pub enum Resource {
    /// Builds and repairs; counts for Tycoon.
    Material,
    /// Moves; counts for Tycoon.
    Fuel,
    /// Lets pips battle; counts for nothing.
    Weapon,
    /// Secures; counts for Keeper.
    Relic,
    /// Does what the lead card does; counts for Empath.
    Psionic,
}

impl Resource {
    /// All five, in the order of the player board.
    pub const ALL: [Resource; 5] =
        [Resource::Material, Resource::Fuel, Resource::Weapon, Resource::Relic, Resource::Psionic];
}

/// A map from resources.
pub type ByResource<T> = enum_map::EnumMap<Resource, T>;

/// The suit of an action card. An open set (H17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Suit(pub u8);

impl Suit {
    /// Tax, Repair, Influence.
    pub const ADMINISTRATION: Suit = Suit(0);
    /// Battle, Move, Secure.
    pub const AGGRESSION: Suit = Suit(1);
    /// Build, Repair.
    pub const CONSTRUCTION: Suit = Suit(2);
    /// Move, Influence.
    pub const MOBILIZATION: Suit = Suit(3);
}

/// How an action card is played (R4.7). An open set (H18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Mode(pub u8);

impl Mode {
    /// Opens the round.
    pub const LEAD: Mode = Mode(0);
    /// Lead suit, higher number: all pips of the card.
    pub const SURPASS: Mode = Mode(1);
    /// Any card face down: one pip of the lead suit.
    pub const COPY: Mode = Mode(2);
    /// Another suit face up: one pip of that suit.
    pub const PIVOT: Mode = Mode(3);
}

/// An ambition. An open set (H26); the five of the base game come first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ambition(pub u8);

impl Ambition {
    /// Material and Fuel.
    pub const TYCOON: Ambition = Ambition(0);
    /// Captives.
    pub const TYRANT: Ambition = Ambition(1);
    /// Trophies.
    pub const WARLORD: Ambition = Ambition(2);
    /// Relics.
    pub const KEEPER: Ambition = Ambition(3);
    /// Psionics.
    pub const EMPATH: Ambition = Ambition(4);
    /// How many there can be.
    pub const COUNT: usize = 8;
    /// The five of the base game.
    pub const BASE: [Ambition; 5] =
        [Ambition::TYCOON, Ambition::TYRANT, Ambition::WARLORD, Ambition::KEEPER, Ambition::EMPATH];
}

impl Enum for Ambition {
    const LENGTH: usize = Ambition::COUNT;
    fn from_usize(value: usize) -> Self {
        Ambition(value as u8)
    }
    fn into_usize(self) -> usize {
        self.0 as usize
    }
}

impl<T> EnumArray<T> for Ambition {
    type Array = [T; Ambition::COUNT];
}

/// A map from ambitions.
pub type ByAmbition<T> = enum_map::EnumMap<Ambition, T>;

/// The seven standard actions (R6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize)]
pub enum Action {
    /// R7
    Tax,
    /// R8
    Build,
    /// R9
    Move,
    /// R10
    Repair,
    /// R11
    Influence,
    /// R12
    Secure,
    /// R13
    Battle,
}

impl Action {
    /// All seven.
    pub const ALL: [Action; 7] = [
        Action::Tax,
        Action::Build,
        Action::Move,
        Action::Repair,
        Action::Influence,
        Action::Secure,
        Action::Battle,
    ];
}

/// The kind of a piece. An open set (H02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PieceKind(pub u8);

impl PieceKind {
    /// A ship.
    pub const SHIP: PieceKind = PieceKind(0);
    /// A city, a building.
    pub const CITY: PieceKind = PieceKind(1);
    /// A starport, a building.
    pub const STARPORT: PieceKind = PieceKind(2);
    /// An agent, never on the map in the base game.
    pub const AGENT: PieceKind = PieceKind(3);
    /// How many kinds there can be.
    pub const COUNT: usize = 8;
}

impl Enum for PieceKind {
    const LENGTH: usize = PieceKind::COUNT;
    fn from_usize(value: usize) -> Self {
        PieceKind(value as u8)
    }
    fn into_usize(self) -> usize {
        self.0 as usize
    }
}

impl<T> EnumArray<T> for PieceKind {
    type Array = [T; PieceKind::COUNT];
}

/// A map from piece kinds.
pub type ByKind<T> = enum_map::EnumMap<PieceKind, T>;

/// One action card: an index into the kit's table. The 28 of the base game are suit × 7 + number − 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ActionCard(pub u8);

impl ActionCard {
    /// The card of a base suit with this number, 1–7.
    pub const fn new(suit: Suit, number: u8) -> ActionCard {
        ActionCard(suit.0 * 7 + number - 1)
    }
}

/// A set of action cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ActionCards(pub u64);

impl ActionCards {
    /// Is `card` in the set?
    pub const fn has(self, card: ActionCard) -> bool {
        self.0 >> card.0 & 1 == 1
    }
    /// Puts `card` in.
    pub const fn add(&mut self, card: ActionCard) {
        self.0 |= 1 << card.0;
    }
    /// Takes `card` out.
    pub const fn remove(&mut self, card: ActionCard) {
        self.0 &= !(1 << card.0);
    }
    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = ActionCard> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let at = bits.trailing_zeros();
                bits &= bits - 1;
                ActionCard(at as u8)
            })
        })
    }
}

impl FromIterator<ActionCard> for ActionCards {
    fn from_iter<I: IntoIterator<Item = ActionCard>>(iter: I) -> ActionCards {
        let mut set = ActionCards::default();
        iter.into_iter().for_each(|c| set.add(c));
        set
    }
}

/// A card of the Court, a leader, a lore card, a law, a rule module: an index into the kit's table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u16);

/// The three dice (02 C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize)]
pub enum Die {
    /// Many hits, some on oneself.
    Assault,
    /// Safe, weak.
    Skirmish,
    /// Hits buildings, brings keys.
    Raid,
}

impl Die {
    /// All three.
    pub const ALL: [Die; 3] = [Die::Assault, Die::Skirmish, Die::Raid];
}

/// A map from dice.
pub type ByDie<T> = enum_map::EnumMap<Die, T>;
