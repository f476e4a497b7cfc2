//! Exact odds of a dice pool: no sampling, no card effects (01 R13.5–R13.9, 02 C6).

use rules::components::dice::{Symbols, faces};
use rules::ids::Die;

/// What a battle is fought with; buildings and ships by state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sides {
    /// Attacking ships: fresh, damaged.
    pub attacker: (u8, u8),
    /// Defending ships: fresh, damaged. Fresh ones hit back on an intercept.
    pub defender: (u8, u8),
    /// Defending buildings: fresh, damaged.
    pub buildings: (u8, u8),
}

/// The odds of one pool, as the panel shows them; chances from 0 to 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OddsView {
    /// The pool, in the order of [`Die::ALL`].
    pub pool: [u8; 3],
    /// Chance to destroy at least 1, 2, … defending ships.
    pub ships: Vec<f64>,
    /// Chance to hit a building; none if there are no buildings.
    pub building: Option<f64>,
    /// Chance to have a key and a ship left to raid with.
    pub raid: f64,
    /// Chance of exactly 0, 1, … hits on the attacker, surplus hits counted.
    pub suffered: Vec<f64>,
    /// Chance that every attacking ship is lost.
    pub wiped_out: f64,
    /// Hits on the attacker, on average.
    pub mean_suffered: f64,
    /// Hits on defending ships and buildings, on average.
    pub mean_hits: f64,
    /// Keys, on average.
    pub mean_keys: f64,
}

/// Every sum of symbols that a pool can show, with its chance. Intercepts beyond the first say nothing
/// more and count as one.
pub fn distribution(pool: [u8; 3]) -> Vec<(Symbols, f64)> {
    let mut now = vec![(Symbols::default(), 1.0)];
    for (die, count) in Die::ALL.into_iter().zip(pool) {
        for _ in 0..count {
            let mut next: std::collections::BTreeMap<[u8; 5], f64> = std::collections::BTreeMap::new();
            for (sum, chance) in &now {
                for face in faces(die) {
                    let s = *sum + *face;
                    let key = [s.self_hits, s.intercepts.min(1), s.hits, s.building_hits, s.keys];
                    *next.entry(key).or_default() += chance / 6.0;
                }
            }
            now = next
                .into_iter()
                .map(|([self_hits, intercepts, hits, building_hits, keys], chance)| {
                    (Symbols { self_hits, intercepts, hits, building_hits, keys }, chance)
                })
                .collect();
        }
    }
    now
}

/// Hits that ships or buildings can take: two a fresh one, one a damaged one.
fn capacity((fresh, damaged): (u8, u8)) -> u8 {
    2 * fresh + damaged
}

/// Most of `(fresh, damaged)` that `hits` can destroy: the damaged ones go first.
fn destroyed((fresh, damaged): (u8, u8), hits: u8) -> u8 {
    let cheap = damaged.min(hits);
    cheap + fresh.min((hits - cheap) / 2)
}

/// The odds of a pool, every hit assigned so as to destroy as many ships as it can.
pub fn odds(pool: [u8; 3], sides: Sides) -> OddsView {
    let defenders = sides.defender.0 + sides.defender.1;
    let mut out = OddsView { pool, ships: vec![0.0; defenders as usize], ..OddsView::default() };
    let (cap_own, cap_ships) = (capacity(sides.attacker), capacity(sides.defender));
    let mut building = 0.0;
    for (sum, chance) in distribution(pool) {
        let suffered = sum.self_hits + if sum.intercepts > 0 { sides.defender.0 } else { 0 };
        let at = suffered as usize;
        if out.suffered.len() <= at {
            out.suffered.resize(at + 1, 0.0);
        }
        out.suffered[at] += chance;
        let sunk = destroyed(sides.defender, sum.hits.min(cap_ships));
        out.ships.iter_mut().take(sunk as usize).for_each(|p| *p += chance);
        let on_buildings = sum.building_hits + sum.hits.saturating_sub(cap_ships);
        building += if on_buildings > 0 { chance } else { 0.0 };
        let lost = suffered >= cap_own;
        out.wiped_out += if lost { chance } else { 0.0 };
        out.raid += if sum.keys > 0 && !lost { chance } else { 0.0 };
        out.mean_suffered += chance * f64::from(suffered);
        out.mean_hits += chance * f64::from(sum.hits + sum.building_hits);
        out.mean_keys += chance * f64::from(sum.keys);
    }
    out.building = (capacity(sides.buildings) > 0).then_some(building);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn chances_add_up_to_one() {
        for pool in [[0, 0, 0], [3, 0, 0], [2, 1, 3], [6, 6, 6]] {
            assert!(close(distribution(pool).iter().map(|d| d.1).sum(), 1.0), "{pool:?}");
        }
    }

    #[test]
    fn means_agree_with_the_printed_faces() {
        let sides = Sides { attacker: (3, 0), defender: (0, 2), buildings: (1, 0) };
        let o = odds([2, 0, 1], sides);
        assert!(close(o.mean_hits, 2.0 * 7.0 / 6.0 + 0.5));
        assert!(close(o.mean_keys, 2.0 / 3.0));
        assert!(close(o.mean_suffered, 1.5), "damaged ships don't intercept");
    }

    #[test]
    fn an_intercept_hits_once_for_every_fresh_defender() {
        let sides = Sides { attacker: (3, 0), defender: (2, 0), buildings: (0, 0) };
        let chance = 1.0 - (5.0_f64 / 6.0).powi(3);
        assert!(close(odds([3, 0, 0], sides).mean_suffered, 1.5 + 2.0 * chance));
        assert_eq!(odds([3, 0, 0], sides).building, None);
    }

    #[test]
    fn two_hits_destroy_a_fresh_ship_and_one_a_damaged_one() {
        assert_eq!(destroyed((2, 1), 1), 1);
        assert_eq!(destroyed((2, 1), 2), 1);
        assert_eq!(destroyed((2, 1), 3), 2);
        let sides = Sides { attacker: (1, 0), defender: (1, 0), buildings: (0, 0) };
        assert!(close(odds([0, 2, 0], sides).ships[0], 0.25));
    }
}
