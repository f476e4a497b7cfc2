//! What the sixteen leaders start with (02 C14).

use crate::ids::{PieceKind, Resource};

use Resource::{Fuel, Material, Psionic, Relic, Weapon};

/// One box of a leader: a building, or none, and ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// City, starport, or none.
    pub building: Option<PieceKind>,
    /// Ships.
    pub ships: u8,
}

/// A leader's boxes and tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaderRow {
    /// For the seat's system A.
    pub a: Start,
    /// For its system B.
    pub b: Start,
    /// Ships in each of its C systems.
    pub c: u8,
    /// Tokens, leftmost slot first.
    pub resources: [Resource; 2],
}

const fn city(ships: u8) -> Start {
    Start { building: Some(PieceKind::CITY), ships }
}

const fn port(ships: u8) -> Start {
    Start { building: Some(PieceKind::STARPORT), ships }
}

const fn none(ships: u8) -> Start {
    Start { building: None, ships }
}

const fn row(a: Start, b: Start, c: u8, first: Resource, second: Resource) -> LeaderRow {
    LeaderRow { a, b, c, resources: [first, second] }
}

/// LEAD01–LEAD16; the first eight are in the box of the base game.
pub static LEADERS: [LeaderRow; 16] = [
    row(city(3), port(3), 2, Relic, Material),
    row(city(3), port(3), 2, Psionic, Relic),
    row(city(3), port(3), 2, Fuel, Fuel),
    row(city(4), port(3), 2, Psionic, Material),
    row(port(4), none(4), 2, Material, Weapon),
    row(city(3), port(3), 2, Weapon, Material),
    row(city(3), city(3), 3, Relic, Material),
    row(city(3), port(3), 2, Psionic, Weapon),
    row(city(3), city(3), 2, Relic, Relic),
    row(city(3), port(3), 2, Fuel, Material),
    row(port(4), none(3), 2, Fuel, Weapon),
    row(city(3), port(3), 2, Psionic, Psionic),
    row(none(4), none(3), 2, Relic, Weapon),
    row(city(3), none(3), 3, Relic, Material),
    row(city(3), port(4), 2, Fuel, Material),
    row(port(4), none(3), 2, Fuel, Weapon),
];

/// Leaders and lore in the box of the base game: the others come with the pack.
pub const BOX: (usize, usize) = (8, 14);
