//! The dice, face by face (02 C6).

use crate::ids::Die;

/// The symbols on one face, or a sum of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symbols {
    /// Hits on the attacker's own ships.
    pub self_hits: u8,
    /// Intercepts.
    pub intercepts: u8,
    /// Hits, ships first.
    pub hits: u8,
    /// Hits on buildings.
    pub building_hits: u8,
    /// Keys.
    pub keys: u8,
}

impl std::ops::Add for Symbols {
    type Output = Symbols;
    fn add(self, o: Symbols) -> Symbols {
        Symbols {
            self_hits: self.self_hits + o.self_hits,
            intercepts: self.intercepts + o.intercepts,
            hits: self.hits + o.hits,
            building_hits: self.building_hits + o.building_hits,
            keys: self.keys + o.keys,
        }
    }
}

const fn face(self_hits: u8, intercepts: u8, hits: u8, building_hits: u8, keys: u8) -> Symbols {
    Symbols { self_hits, intercepts, hits, building_hits, keys }
}

/// Most dice of one type that can be rolled (R13.4).
pub const MAX_DICE: u8 = 6;

const ASSAULT: [Symbols; 6] = [
    face(0, 0, 0, 0, 0),
    face(1, 0, 1, 0, 0),
    face(1, 0, 1, 0, 0),
    face(0, 1, 1, 0, 0),
    face(1, 0, 2, 0, 0),
    face(0, 0, 2, 0, 0),
];
const SKIRMISH: [Symbols; 6] = [
    face(0, 0, 0, 0, 0),
    face(0, 0, 0, 0, 0),
    face(0, 0, 0, 0, 0),
    face(0, 0, 1, 0, 0),
    face(0, 0, 1, 0, 0),
    face(0, 0, 1, 0, 0),
];
const RAID: [Symbols; 6] = [
    face(0, 1, 0, 0, 2),
    face(1, 0, 0, 0, 1),
    face(0, 1, 0, 0, 0),
    face(1, 0, 0, 1, 0),
    face(1, 0, 0, 1, 0),
    face(0, 0, 0, 1, 1),
];

/// The six faces of a die.
pub const fn faces(die: Die) -> &'static [Symbols; 6] {
    match die {
        Die::Assault => &ASSAULT,
        Die::Skirmish => &SKIRMISH,
        Die::Raid => &RAID,
    }
}

/// The first face with the same symbols: equal faces are one choice.
pub fn canonical(die: Die, face: u8) -> u8 {
    let all = faces(die);
    (0..6u8).find(|i| all[*i as usize] == all[face as usize]).unwrap_or(face)
}
