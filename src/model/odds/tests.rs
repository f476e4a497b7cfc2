//! The odds against every way in which the dice can fall, one die after the other and one hit after the other.

use super::*;
use rules::chance::Seeded;
use rules::components::dice::{Symbols, canonical, faces};

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

fn plain(pool: [u8; 3], sides: Sides) -> OddsView {
    odds(pool, sides, &Modifiers::default(), Aim::default())
}

/// A battle by hand: every die and every piece is one.
struct ByHand<'a> {
    sides: Sides,
    m: &'a Modifiers,
    aim: Aim,
    pool: [u8; 3],
    out: OddsView,
    buildings: BuildingOdds,
}

/// Takes a piece that is hit: the damaged ones first, or fresh ones first.
fn hit(pieces: &mut Vec<bool>, fresh_first: bool) -> bool {
    let wanted = pieces.iter().position(|damaged| *damaged != fresh_first).or(pieces.len().checked_sub(1));
    let Some(at) = wanted else { return false };
    match pieces[at] {
        true => {
            pieces.remove(at);
        }
        false => pieces[at] = true,
    }
    true
}

fn pieces((fresh, damaged): (u8, u8)) -> Vec<bool> {
    let of = |damaged: bool, n: u8| std::iter::repeat_n(damaged, n.into());
    of(false, fresh).chain(of(true, damaged)).collect()
}

impl ByHand<'_> {
    /// All rolls of these dice.
    fn roll(&mut self, dice: &mut Vec<(Die, usize)>, left: &[Die], chance: f64) {
        let Some((die, rest)) = left.split_first() else { return self.reroll(dice.clone(), 0, chance) };
        for face in 0..6u8 {
            dice.push((*die, canonical(*die, face).into()));
            self.roll(dice, rest, chance / 6.0);
            dice.pop();
        }
    }

    /// What a face is worth: the policy as [`RerollFor`] says it.
    fn worth(&self, s: &Symbols) -> i32 {
        let back = self.m.intercept_hits.unwrap_or(self.sides.defender.0);
        match self.aim.rerolls {
            RerollFor::Hits => i32::from(s.hits) + i32::from(s.building_hits),
            RerollFor::Keys => i32::from(s.keys),
            RerollFor::Safety => -i32::from(s.self_hits) - i32::from(s.intercepts) * i32::from(back),
            RerollFor::Nothing => 0,
        }
    }

    fn reroll(&mut self, dice: Vec<(Die, usize)>, card: usize, chance: f64) {
        let Some(reroll) = self.m.rerolls.get(card).copied() else { return self.settle(&dice, chance) };
        // Below the average: six times the worth is less than the sum of all six.
        let bad = |(die, face): &(Die, usize)| {
            let all: i32 = faces(*die).iter().map(|f| self.worth(f)).sum();
            reroll.die.is_none_or(|d| d == *die) && 6 * self.worth(&faces(*die)[*face]) < all
        };
        let mut picked: Vec<usize> = (0..dice.len()).filter(|i| bad(&dice[*i])).collect();
        picked.sort_by_key(|i| (self.worth(&faces(dice[*i].0)[dice[*i].1]), dice[*i].1));
        picked.truncate(reroll.most.into());
        self.again(dice, &picked, card, chance);
    }

    fn again(&mut self, dice: Vec<(Die, usize)>, picked: &[usize], card: usize, chance: f64) {
        let Some((at, rest)) = picked.split_first() else { return self.reroll(dice, card + 1, chance) };
        for face in 0..6u8 {
            let mut now = dice.clone();
            now[*at].1 = canonical(now[*at].0, face).into();
            self.again(now, rest, card, chance / 6.0);
        }
    }

    fn settle(&mut self, dice: &[(Die, usize)], chance: f64) {
        let sum = dice.iter().fold(Symbols::default(), |sum, (die, face)| sum + faces(*die)[*face]);
        let has = |die: Die| self.pool[die as usize] > 0;
        let bits =
            Die::ALL.into_iter().enumerate().filter(|(_, d)| has(*d)).map(|(i, _)| 1 << i).sum::<usize>();
        let rolled = if self.m.jam && sum.intercepts > 0 { sum.intercepts - 1 } else { sum.intercepts };
        let intercepted = rolled + self.m.added[bits] > 0;
        let back = self.m.intercept_hits.unwrap_or(self.sides.defender.0);
        let on_us = sum.self_hits + if intercepted { back } else { 0 };
        let (mut own, mut theirs) = (pieces(self.sides.attacker), pieces(self.sides.defender));
        let (before, fleet) = (own.iter().filter(|d| !**d).count(), own.len());
        for _ in 0..on_us {
            hit(&mut own, true);
        }
        let mut left = sum.hits;
        while left > 0 && hit(&mut theirs, self.aim.spread) {
            left -= 1;
        }
        let mut aimed = self.aim.building.filter(|damaged| pieces(self.sides.buildings).contains(damaged));
        let mut there = pieces(self.sides.buildings);
        if let Some(damaged) = aimed {
            there.remove(there.iter().position(|d| *d == damaged).unwrap());
        }
        let (mut hits, mut fallen, mut aim_hit, mut aim_gone) = (0, 0, false, false);
        for _ in 0..left + sum.building_hits {
            let before = there.len();
            match aimed {
                Some(true) => (aimed, aim_gone, aim_hit) = (None, true, true),
                Some(false) => (aimed, aim_hit) = (Some(true), true),
                None if !hit(&mut there, false) => break,
                None => {}
            }
            hits += 1;
            fallen += before - there.len();
        }
        fallen += usize::from(aim_gone);
        let out = &mut self.out;
        let lost = fleet - own.len();
        let intact = own.iter().filter(|d| !**d).count();
        let was_damaged = fleet - before;
        let damaged_now = own.len() - intact;
        let hurt = damaged_now - was_damaged.saturating_sub(lost);
        exactly(&mut out.suffered, on_us, chance);
        exactly(&mut out.hits, sum.hits, chance);
        exactly(&mut out.building_hits, sum.building_hits, chance);
        exactly(&mut out.keys, sum.keys, chance);
        at_least(&mut out.lost, lost as u8, chance);
        at_least(&mut out.ships, self.sides.defender.0 + self.sides.defender.1 - theirs.len() as u8, chance);
        at_least(&mut out.raid, if own.is_empty() { 0 } else { sum.keys }, chance);
        at_least(&mut self.buildings.destroyed, fallen as u8, chance);
        out.intercept += if intercepted { chance } else { 0.0 };
        self.buildings.hit += if hits > 0 { chance } else { 0.0 };
        if let Some((a, b)) = &mut self.buildings.aimed {
            *a += if aim_hit { chance } else { 0.0 };
            *b += if aim_gone { chance } else { 0.0 };
        }
        out.mean_lost += chance * lost as f64;
        out.mean_damaged += chance * hurt as f64;
        out.mean_suffered += chance * f64::from(on_us);
        out.mean_hits += chance * f64::from(sum.hits + sum.building_hits);
        out.mean_keys += chance * f64::from(sum.keys);
    }
}

fn by_hand(pool: [u8; 3], sides: Sides, m: &Modifiers, aim: Aim) -> OddsView {
    let total = |(a, b): (u8, u8)| usize::from(a + b);
    let aimed = aim.building.filter(|damaged| pieces(sides.buildings).contains(damaged));
    let mut hand = ByHand {
        sides,
        m,
        aim,
        pool,
        out: OddsView {
            pool,
            ships: vec![0.0; total(sides.defender)],
            lost: vec![0.0; total(sides.attacker)],
            intercept_hits: m.intercept_hits.unwrap_or(sides.defender.0),
            ..OddsView::default()
        },
        buildings: BuildingOdds {
            destroyed: vec![0.0; total(sides.buildings)],
            aimed: aimed.map(|_| (0.0, 0.0)),
            ..BuildingOdds::default()
        },
    };
    let dice: Vec<Die> =
        Die::ALL.into_iter().flat_map(|die| std::iter::repeat_n(die, pool[die as usize].into())).collect();
    hand.roll(&mut Vec::new(), &dice, 1.0);
    let mut out = hand.out;
    out.buildings = (total(sides.buildings) > 0).then_some(hand.buildings);
    out
}

/// All numbers of an odds view, in a row.
fn flat(o: &OddsView) -> Vec<f64> {
    let b = o.buildings.clone().unwrap_or_default();
    let (aim_hit, aim_gone) = b.aimed.unwrap_or((-1.0, -1.0));
    let lists = [&o.ships, &o.raid, &o.suffered, &o.hits, &o.building_hits, &o.keys, &o.lost, &b.destroyed];
    let means = [o.mean_lost, o.mean_damaged, o.mean_suffered, o.mean_hits, o.mean_keys];
    let mut out: Vec<f64> =
        lists.into_iter().flat_map(|l| [l.len() as f64].into_iter().chain(l.iter().copied())).collect();
    out.extend([o.intercept, f64::from(o.intercept_hits), b.hit, aim_hit, aim_gone]);
    out.extend(means);
    out
}

/// Compares the odds with those by hand for random battles with up to so many dice.
fn compare(battles: u64, most_dice: usize, most_rerolls: usize) {
    for seed in 0..battles {
        let mut r = Seeded::new(seed * 31 + most_dice as u64);
        let mut pool = [0; 3];
        (0..=r.below(most_dice + 1).min(most_dice - 1)).for_each(|_| pool[r.below(3)] += 1);
        let mut pair = |n: usize| (r.below(n) as u8, r.below(n) as u8);
        let sides = Sides { attacker: pair(4), defender: pair(4), buildings: pair(3) };
        let rerolls = (0..r.below(most_rerolls + 1)).map(|_| {
            let die = [Some(Die::Assault), Some(Die::Skirmish), Some(Die::Raid), None][r.below(4)];
            // Leaves for dice of any type have no limit.
            Reroll { die, most: if die.is_none() { 18 } else { r.below(4) as u8 } }
        });
        let rerolls = rerolls.collect();
        let m = Modifiers {
            jam: r.below(3) == 0,
            added: std::array::from_fn(|_| u8::from(r.below(4) == 0)),
            intercept_hits: (r.below(3) == 0).then(|| r.below(5) as u8),
            rerolls,
        };
        let aim = Aim {
            spread: r.below(2) == 0,
            building: [None, Some(false), Some(true)][r.below(3)],
            rerolls: [RerollFor::Hits, RerollFor::Keys, RerollFor::Safety, RerollFor::Nothing][r.below(4)],
        };
        let (ours, hand) = (odds(pool, sides, &m, aim), by_hand(pool, sides, &m, aim));
        let (a, b) = (flat(&ours), flat(&hand));
        let same = a.len() == b.len() && a.iter().zip(&b).all(|(a, b)| close(*a, *b));
        assert!(same, "{pool:?} {sides:?} {m:?} {aim:?}\n{ours:?}\n{hand:?}");
    }
}

#[test]
fn the_odds_are_those_of_all_ways_in_which_up_to_five_dice_can_fall() {
    compare(60, 4, 0);
    compare(3, 5, 0);
}

#[test]
fn rerolls_follow_their_policy_to_the_last_face() {
    compare(80, 2, 2);
    compare(24, 3, 1);
}

#[test]
fn chances_add_up_to_one() {
    let m = Modifiers {
        rerolls: vec![Reroll { die: Some(Die::Assault), most: 3 }, Reroll { die: None, most: 18 }],
        ..Modifiers::default()
    };
    for pool in [[0, 0, 0], [3, 0, 0], [2, 1, 3], [6, 6, 6]] {
        let sides = Sides { attacker: (3, 1), defender: (2, 2), buildings: (1, 1) };
        let o = odds(pool, sides, &m, Aim::default());
        for list in [o.suffered, o.hits, o.building_hits, o.keys] {
            assert!(close(list.iter().sum(), 1.0), "{pool:?}");
        }
    }
}

#[test]
fn means_agree_with_the_printed_faces() {
    let sides = Sides { attacker: (3, 0), defender: (0, 2), buildings: (1, 0) };
    let o = plain([2, 0, 1], sides);
    assert!(close(o.mean_hits, 2.0 * 7.0 / 6.0 + 0.5));
    assert!(close(o.mean_keys, 2.0 / 3.0));
    assert!(close(o.mean_suffered, 1.5), "damaged ships don't intercept");
}

#[test]
fn an_intercept_hits_once_for_every_fresh_defender() {
    let sides = Sides { attacker: (3, 0), defender: (2, 0), buildings: (0, 0) };
    let chance = 1.0 - (5.0_f64 / 6.0).powi(3);
    let o = plain([3, 0, 0], sides);
    assert!(close(o.mean_suffered, 1.5 + 2.0 * chance) && close(o.intercept, chance));
    assert_eq!(o.buildings, None);
}

#[test]
fn an_ignored_intercept_leaves_the_second_one() {
    let sides = Sides { attacker: (2, 0), defender: (2, 0), buildings: (0, 0) };
    let m = Modifiers { jam: true, ..Modifiers::default() };
    assert!(close(odds([1, 0, 0], sides, &m, Aim::default()).intercept, 0.0));
    assert!(close(odds([2, 0, 0], sides, &m, Aim::default()).intercept, 1.0 / 36.0));
}

#[test]
fn two_hits_destroy_a_fresh_ship_and_one_a_damaged_one() {
    assert_eq!(destroyed((2, 1), 1), 1);
    assert_eq!(destroyed((2, 1), 2), 1);
    assert_eq!(destroyed((2, 1), 3), 2);
    let sides = Sides { attacker: (1, 0), defender: (1, 0), buildings: (0, 0) };
    assert!(close(plain([0, 2, 0], sides).ships[0], 0.25));
}

#[test]
fn rerolled_skirmish_blanks_make_three_quarters_of_a_hit() {
    let sides = Sides { attacker: (1, 0), defender: (2, 0), buildings: (0, 0) };
    let m = Modifiers { rerolls: vec![Reroll { die: Some(Die::Skirmish), most: 1 }], ..Modifiers::default() };
    assert!(close(odds([0, 1, 0], sides, &m, Aim::default()).mean_hits, 0.75));
}

#[test]
fn a_click_on_plus_or_minus_costs_less_than_a_frame() {
    let m = Modifiers {
        rerolls: vec![Reroll { die: Some(Die::Assault), most: 6 }, Reroll { die: None, most: 18 }],
        jam: true,
        ..Modifiers::default()
    };
    let sides = Sides { attacker: (4, 2), defender: (3, 2), buildings: (1, 1) };
    let mut report = Vec::new();
    for (pool, m) in [([2, 2, 2], &Modifiers::default()), ([2, 2, 2], &m), ([6, 0, 6], &m), ([6, 6, 6], &m)] {
        let begin = std::time::Instant::now();
        (0..20).for_each(|_| drop(odds(pool, sides, m, Aim::default())));
        report.push((pool, begin.elapsed() / 20));
    }
    // Tests are built without optimisation: the bound only notices a blunder.
    eprintln!("{report:?}");
    assert!(report[0].1.as_millis() < 60, "{report:?}");
}
