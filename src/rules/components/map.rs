//! The printed map: planet types, building slots, neighbours (02 C1).

use crate::ids::{Resource, Symbol, System, SystemSet};

use Resource::{Fuel, Material, Psionic, Relic, Weapon};

/// Type and building slots of the three planets of clusters 1–6: Arrow, Crescent, Hex.
const PLANETS: [[(Resource, u8); 3]; 6] = [
    [(Weapon, 2), (Fuel, 1), (Material, 2)],
    [(Psionic, 1), (Weapon, 1), (Relic, 2)],
    [(Material, 1), (Fuel, 1), (Weapon, 2)],
    [(Relic, 2), (Fuel, 2), (Material, 1)],
    [(Weapon, 1), (Relic, 1), (Psionic, 2)],
    [(Material, 1), (Fuel, 2), (Psionic, 1)],
];

/// The type printed on a planet; none on gates.
pub const fn planet_type(system: System) -> Option<Resource> {
    match system.symbol() {
        Symbol::Gate => None,
        s => Some(PLANETS[system.cluster() as usize - 1][s as usize - 1].0),
    }
}

/// The building slots printed on a planet; 0 on gates.
pub const fn slots(system: System) -> u8 {
    match system.symbol() {
        Symbol::Gate => 0,
        s => PLANETS[system.cluster() as usize - 1][s as usize - 1].1,
    }
}

/// The two borders between clusters that ships may cross from planet to planet (R3.2).
pub const OPEN_BORDERS: [(System, System); 2] = [
    (System::new(2, Symbol::Hex), System::new(3, Symbol::Arrow)),
    (System::new(5, Symbol::Hex), System::new(6, Symbol::Arrow)),
];

/// The systems that are in play when these clusters (bit k: cluster k) are out.
pub fn in_play(out: u8) -> SystemSet {
    System::all().filter(|s| *s != System::CENTRE && out >> s.cluster() & 1 == 0).collect()
}

/// The neighbours of a system when these clusters (bit k: cluster k) are out of play (R3.2, R3.3):
/// the ring of gates closes over every gap.
pub fn neighbours(system: System, out: u8) -> SystemSet {
    let play = in_play(out);
    let mut set = SystemSet::default();
    if !play.has(system) {
        return set;
    }
    let k = system.cluster();
    match system.symbol() {
        Symbol::Gate => {
            for symbol in [Symbol::Arrow, Symbol::Crescent, Symbol::Hex] {
                set.add(System::new(k, symbol));
            }
            for step in [1, 5] {
                let mut other = (k - 1 + step) % 6 + 1;
                while out >> other & 1 == 1 {
                    other = (other - 1 + step) % 6 + 1;
                }
                if other != k {
                    set.add(System::gate(other));
                }
            }
        }
        symbol => {
            set.add(System::gate(k));
            if symbol == Symbol::Crescent {
                set.add(System::new(k, Symbol::Arrow));
                set.add(System::new(k, Symbol::Hex));
            } else {
                set.add(System::new(k, Symbol::Crescent));
            }
            for (a, b) in OPEN_BORDERS {
                if a == system {
                    set.add(b);
                } else if b == system {
                    set.add(a);
                }
            }
        }
    }
    set.and(play)
}
