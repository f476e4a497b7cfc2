//! What a pool can show, exactly: how many dice of a type show each face, rerolls by a stated policy, and the
//! sums of symbols that come of it (01 R13.5, 02 C6).

use super::{Aim, Modifiers, RerollFor};
use rules::components::dice::{MAX_DICE, Symbols, canonical, faces};
use rules::ids::Die;

/// Most faces of a die that differ.
const KINDS: usize = 5;
/// So many dice of one type can be rolled, or none.
const BASE: usize = MAX_DICE as usize + 1;

/// How many dice show each of the faces that differ.
type Counts = [u8; KINDS];

/// A face that differs from others.
#[derive(Clone, Copy)]
struct Kind {
    /// Its number on the die.
    face: usize,
    /// Chance of it.
    chance: f64,
}

fn kinds(die: Die) -> Vec<Kind> {
    let same = |face: u8| (0..6).filter(|f| canonical(die, *f) == face).count();
    let differ = (0..6u8).filter(|face| canonical(die, *face) == *face);
    differ.map(|face| Kind { face: face.into(), chance: same(face) as f64 / 6.0 }).collect()
}

/// What a face is worth to a reroll: more is better. `back` are the hits of an intercept.
fn worth(face: &Symbols, aim: RerollFor, back: u8) -> f64 {
    match aim {
        RerollFor::Hits => f64::from(face.hits + face.building_hits),
        RerollFor::Keys => f64::from(face.keys),
        RerollFor::Safety => -f64::from(face.self_hits + face.intercepts * back),
        RerollFor::Nothing => 0.0,
    }
}

/// The faces of a die that are rolled again, the worst first: those worth less than the average face. Of faces that
/// are worth the same the one with the lower number comes first.
pub fn rerolled_faces(die: Die, aim: RerollFor, back: u8) -> Vec<usize> {
    let average = faces(die).iter().map(|f| worth(f, aim, back)).sum::<f64>() / 6.0;
    let value = |face: usize| worth(&faces(die)[face], aim, back);
    let mut bad: Vec<usize> =
        kinds(die).into_iter().map(|k| k.face).filter(|f| value(*f) < average - 1e-9).collect();
    bad.sort_by(|a, b| value(*a).total_cmp(&value(*b)));
    bad
}

/// Every way in which so many dice can fall, with its chance.
fn thrown(all: &[Kind], dice: u8) -> Vec<(Counts, f64)> {
    let mut out = Vec::new();
    let mut counts = Counts::default();
    fill(all, 0, dice, 1.0, &mut counts, &mut out);
    out
}

fn fill(all: &[Kind], at: usize, left: u8, chance: f64, counts: &mut Counts, out: &mut Vec<(Counts, f64)>) {
    let Some(kind) = all.get(at) else { return };
    if at + 1 == all.len() {
        counts[at] = left;
        out.push((*counts, chance * kind.chance.powi(left.into())));
        counts[at] = 0;
        return;
    }
    let mut ways = chance;
    for n in 0..=left {
        counts[at] = n;
        fill(all, at + 1, left - n, ways, counts, out);
        // One more of the dice that are left shows this face.
        ways *= kind.chance * f64::from(left - n) / f64::from(n + 1);
    }
    counts[at] = 0;
}

/// Rolls up to `most` dice again, those with the first of the `bad` kinds first.
fn again(all: &[Kind], now: &[(Counts, f64)], bad: &[usize], most: u8) -> Vec<(Counts, f64)> {
    let fresh: Vec<_> = (0..=MAX_DICE).map(|n| thrown(all, n)).collect();
    // The last count follows from the others.
    let place = |c: &Counts| c[..KINDS - 1].iter().fold(0, |at, n| at * BASE + usize::from(*n));
    let mut sums: Vec<(Counts, f64)> = vec![(Counts::default(), 0.0); BASE.pow(KINDS as u32 - 1)];
    for (counts, chance) in now {
        let (mut kept, mut picked) = (*counts, 0);
        for kind in bad {
            let take = kept[*kind].min(most - picked);
            kept[*kind] -= take;
            picked += take;
        }
        for (new, part) in &fresh[usize::from(picked)] {
            let both: Counts = std::array::from_fn(|i| kept[i] + new[i]);
            let sum = &mut sums[place(&both)];
            *sum = (both, sum.1 + chance * part);
        }
    }
    sums.retain(|(_, chance)| *chance > 0.0);
    sums
}

/// The sums of symbols of one type of dice; intercepts beyond the second say nothing more.
fn type_sums(die: Die, dice: u8, m: &Modifiers, aim: &Aim, back: u8) -> Vec<(Symbols, f64)> {
    let all = kinds(die);
    let mut now = thrown(&all, dice);
    let bad: Vec<usize> = rerolled_faces(die, aim.rerolls, back)
        .into_iter()
        .filter_map(|face| all.iter().position(|k| k.face == face))
        .collect();
    for reroll in m.rerolls.iter().filter(|r| r.die.is_none_or(|d| d == die)) {
        if dice > 0 && !bad.is_empty() {
            now = again(&all, &now, &bad, reroll.most.min(dice));
        }
    }
    let sum = |counts: &Counts| {
        let mut out = Symbols::default();
        for (kind, n) in all.iter().zip(counts) {
            (0..*n).for_each(|_| out = out + faces(die)[kind.face]);
        }
        out.intercepts = out.intercepts.min(2);
        out
    };
    merge(now.iter().map(|(counts, chance)| (sum(counts), *chance)))
}

/// Adds up what is the same.
fn merge(all: impl Iterator<Item = (Symbols, f64)>) -> Vec<(Symbols, f64)> {
    let key = |s: &Symbols| {
        let parts = [s.self_hits, s.intercepts, s.hits, s.building_hits, s.keys];
        parts.into_iter().fold(0u32, |at, n| at * 32 + u32::from(n))
    };
    let mut list: Vec<(u32, Symbols, f64)> = all.map(|(s, chance)| (key(&s), s, chance)).collect();
    list.sort_unstable_by_key(|(key, _, _)| *key);
    let mut out: Vec<(Symbols, f64)> = Vec::with_capacity(list.len());
    for (_, s, chance) in list {
        match out.last_mut() {
            Some((last, sum)) if *last == s => *sum += chance,
            _ => out.push((s, chance)),
        }
    }
    out
}

fn plus(a: &Symbols, b: &Symbols) -> Symbols {
    let sum = *a + *b;
    Symbols { intercepts: sum.intercepts.min(2), ..sum }
}

/// Calls `each` with every sum of symbols that a pool can show after its rerolls, and its chance; the same sum may
/// come several times. Intercepts beyond the second count as two: one may be ignored, more say nothing.
pub fn each_sum(pool: [u8; 3], m: &Modifiers, aim: &Aim, back: u8, mut each: impl FnMut(&Symbols, f64)) {
    let sums = |die: Die| type_sums(die, pool[die as usize], m, aim, back);
    let (assault, skirmish, raid) = (sums(Die::Assault), sums(Die::Skirmish), sums(Die::Raid));
    let ships =
        merge(assault.iter().flat_map(|(a, p)| skirmish.iter().map(move |(s, q)| (plus(a, s), p * q))));
    for (a, p) in &ships {
        for (b, q) in &raid {
            each(&plus(a, b), p * q);
        }
    }
}
