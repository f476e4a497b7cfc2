//! Exact odds of a dice pool (01 R13.5–R13.9, 02 C6), with the effects of cards that can be computed: intercepts
//! that cards ignore, add or change, and rerolls by the policy that [`RerollFor`] names. Nothing is sampled.
//!
//! Hits are assigned as the [`Aim`] says; hits on the attacker fall so that the fewest ships are lost.

mod dice;

pub use dice::rerolled_faces;

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

/// A leave to reroll, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reroll {
    /// Dice of this type; of any if there is none.
    pub die: Option<Die>,
    /// At most so many; for dice of any type at most so many of each.
    pub most: u8,
}

/// What cards do to the odds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// One rolled intercept is ignored.
    pub jam: bool,
    /// Intercepts added, by which types are in the pool: a bit for each, in the order of [`Die::ALL`].
    pub added: [u8; 8],
    /// Hits of an intercept in place of one for each fresh defending ship.
    pub intercept_hits: Option<u8>,
    /// Rerolls, in the order they are taken.
    pub rerolls: Vec<Reroll>,
}

/// The policy of rerolls: each leave is used once, in order, for dice whose face is worth less than the average
/// face of such a die, the worst first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RerollFor {
    /// A face is worth its hits and building hits.
    #[default]
    Hits,
    /// A face is worth its keys.
    Keys,
    /// A face costs the hits it brings on the attacker, each intercept as many as it would.
    Safety,
    /// Nothing is rerolled.
    Nothing,
}

/// Where the hits go, as far as the attacker can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aim {
    /// Hits damage fresh ships first; otherwise they destroy as many ships as they can.
    pub spread: bool,
    /// Hits on buildings go to this one first, which is damaged or not; otherwise they destroy as many as they can.
    pub building: Option<bool>,
    /// What is rerolled.
    pub rerolls: RerollFor,
}

/// Chances of buildings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BuildingOdds {
    /// To hit any.
    pub hit: f64,
    /// To destroy at least 1, 2, …
    pub destroyed: Vec<f64>,
    /// To hit and to destroy the one aimed at.
    pub aimed: Option<(f64, f64)>,
}

/// The odds of one pool, as the panel shows them; chances from 0 to 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OddsView {
    /// The pool, in the order of [`Die::ALL`].
    pub pool: [u8; 3],
    /// Chance to destroy at least 1, 2, … defending ships.
    pub ships: Vec<f64>,
    /// Buildings; none if there are none.
    pub buildings: Option<BuildingOdds>,
    /// Chance to have at least 1, 2, … keys and a ship left to raid with.
    pub raid: Vec<f64>,
    /// Chance of an intercept that counts.
    pub intercept: f64,
    /// Hits that it brings.
    pub intercept_hits: u8,
    /// Chance of exactly 0, 1, … hits on the attacker, surplus hits counted.
    pub suffered: Vec<f64>,
    /// Chance of exactly 0, 1, … hits rolled.
    pub hits: Vec<f64>,
    /// Chance of exactly 0, 1, … building hits rolled.
    pub building_hits: Vec<f64>,
    /// Chance of exactly 0, 1, … keys rolled.
    pub keys: Vec<f64>,
    /// Chance to lose at least 1, 2, … attacking ships.
    pub lost: Vec<f64>,
    /// Attacking ships lost, on average.
    pub mean_lost: f64,
    /// Attacking ships that are damaged and not lost, on average.
    pub mean_damaged: f64,
    /// Hits on the attacker, on average.
    pub mean_suffered: f64,
    /// Hits on defending ships and buildings, on average.
    pub mean_hits: f64,
    /// Keys, on average.
    pub mean_keys: f64,
}

impl OddsView {
    /// Chance to hit any building.
    pub fn building(&self) -> f64 {
        self.buildings.as_ref().map_or(0.0, |b| b.hit)
    }

    /// Chance to have so many keys and a ship left.
    pub fn keys_at_least(&self, keys: u8) -> f64 {
        if keys == 0 { 1.0 } else { self.raid.get(usize::from(keys) - 1).copied().unwrap_or(0.0) }
    }
}

/// Hits that ships or buildings can take: two a fresh one, one a damaged one.
pub fn capacity((fresh, damaged): (u8, u8)) -> u8 {
    2 * fresh + damaged
}

/// Most of `(fresh, damaged)` that `hits` can destroy: the damaged ones go first.
fn destroyed((fresh, damaged): (u8, u8), hits: u8) -> u8 {
    let cheap = damaged.min(hits);
    cheap + fresh.min((hits - cheap) / 2)
}

/// How many of `(fresh, damaged)` are destroyed if fresh ones take the first hits, and how many of the fresh are
/// then damaged.
fn spread((fresh, damaged): (u8, u8), hits: u8) -> (u8, u8) {
    let hits = hits.min(capacity((fresh, damaged)));
    let hurt = hits.min(fresh);
    let gone = hits - hurt;
    (gone, hurt - gone.saturating_sub(damaged))
}

/// What hits on buildings do: hit and destroyed the one aimed at, and how many are destroyed in all.
fn buildings((fresh, damaged): (u8, u8), hits: u8, first: Option<bool>) -> (bool, bool, u8) {
    let Some(is_damaged) = first else { return (hits > 0, false, destroyed((fresh, damaged), hits)) };
    let needs = if is_damaged { 1 } else { 2 };
    if hits < needs {
        return (hits > 0, false, 0);
    }
    let rest = if is_damaged { (fresh, damaged - 1) } else { (fresh - 1, damaged) };
    (true, true, 1 + destroyed(rest, hits - needs))
}

/// Adds to the chance of exactly `n`.
fn exactly(list: &mut Vec<f64>, n: u8, chance: f64) {
    let at = usize::from(n);
    if list.len() <= at {
        list.resize(at + 1, 0.0);
    }
    list[at] += chance;
}

/// Adds to the chances of at least 1, 2, … `n`.
fn at_least(list: &mut Vec<f64>, n: u8, chance: f64) {
    let n = usize::from(n);
    if list.len() < n {
        list.resize(n, 0.0);
    }
    list[..n].iter_mut().for_each(|p| *p += chance);
}

/// The odds of a pool.
pub fn odds(pool: [u8; 3], sides: Sides, modifiers: &Modifiers, aim: Aim) -> OddsView {
    let total = |(fresh, damaged): (u8, u8)| usize::from(fresh + damaged);
    let back = modifiers.intercept_hits.unwrap_or(sides.defender.0);
    let presence = (0..3).filter(|die| pool[*die] > 0).fold(0, |bits, die| bits | 1 << die);
    let added = modifiers.added[presence];
    let first =
        aim.building.filter(|damaged| if *damaged { sides.buildings.1 > 0 } else { sides.buildings.0 > 0 });
    let mut there = BuildingOdds {
        destroyed: vec![0.0; total(sides.buildings)],
        aimed: first.map(|_| (0.0, 0.0)),
        ..BuildingOdds::default()
    };
    let mut out = OddsView {
        pool,
        intercept_hits: back,
        ships: vec![0.0; total(sides.defender)],
        lost: vec![0.0; total(sides.attacker)],
        ..OddsView::default()
    };
    dice::each_sum(pool, modifiers, &aim, back, |sum, chance| {
        let intercepted = sum.intercepts.saturating_sub(u8::from(modifiers.jam)) + added > 0;
        let suffered = sum.self_hits + if intercepted { back } else { 0 };
        out.intercept += if intercepted { chance } else { 0.0 };
        exactly(&mut out.suffered, suffered, chance);
        exactly(&mut out.hits, sum.hits, chance);
        exactly(&mut out.building_hits, sum.building_hits, chance);
        exactly(&mut out.keys, sum.keys, chance);
        let (lost, hurt) = spread(sides.attacker, suffered);
        at_least(&mut out.lost, lost, chance);
        let on_ships = sum.hits.min(capacity(sides.defender));
        let sunk =
            if aim.spread { spread(sides.defender, on_ships).0 } else { destroyed(sides.defender, on_ships) };
        at_least(&mut out.ships, sunk, chance);
        let on_buildings = (sum.building_hits + sum.hits - on_ships).min(capacity(sides.buildings));
        let (hit, razed, fallen) = buildings(sides.buildings, on_buildings, first);
        there.hit += if hit { chance } else { 0.0 };
        if let Some((hits, ends)) = &mut there.aimed {
            *hits += if hit { chance } else { 0.0 };
            *ends += if razed { chance } else { 0.0 };
        }
        at_least(&mut there.destroyed, fallen, chance);
        let left = usize::from(lost) < total(sides.attacker);
        at_least(&mut out.raid, if left { sum.keys } else { 0 }, chance);
        out.mean_lost += chance * f64::from(lost);
        out.mean_damaged += chance * f64::from(hurt);
        out.mean_suffered += chance * f64::from(suffered);
        out.mean_hits += chance * f64::from(sum.hits + sum.building_hits);
        out.mean_keys += chance * f64::from(sum.keys);
    });
    out.buildings = (total(sides.buildings) > 0).then_some(there);
    out
}

#[cfg(test)]
mod tests;
