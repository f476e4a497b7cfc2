//! Battle (R13), step by step in the order of R13.14.

use crate::chance::Ask;
use crate::choice::{Choice, Pool, Prompt, Reason, Ships};
use crate::components::dice::{MAX_DICE, Symbols, canonical, faces};
use crate::event::{Event, Faces};
use crate::flow::harm::{Razed, Razings};
use crate::flow::raid::Raid;
use crate::flow::{Cx, Frame, Next};
use crate::hooks::{ExtraDice, Hook};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;
use tinyvec::ArrayVec;

/// What the battle does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Choose a system (R13.2).
    Where,
    /// Choose the defender (R13.2).
    Whom,
    /// Choose dice (R13.4).
    Collect,
    /// Reroll or accept (R13.5).
    Rolled,
    /// Choose the dice that a card rerolls.
    Rerolling,
    /// Assign self-hits and intercept (R13.6, R13.7).
    OwnHits,
    /// Assign hits to ships (R13.8).
    Hits,
    /// Assign hits to buildings (R13.8).
    BuildingHits,
    /// All hits are done: destroyed cities (R13.11).
    Razing,
    /// Raid (R13.12).
    Raiding,
    /// It is over.
    Over,
}

/// A battle in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Battle {
    /// What comes next.
    pub step: Step,
    /// Who attacks.
    pub attacker: Seat,
    /// Where.
    pub system: System,
    /// Who defends.
    pub defender: Owner,
    /// The attacking ships that are left; ships that come later are none (R13.2).
    pub ships: Ships,
    /// Dice collected.
    pub pool: Pool,
    /// Dice rolled: how many show each face.
    pub faces: Faces,
    /// Cards that have rerolled in this battle.
    pub rerolled: ArrayVec<[CardId; 8]>,
    /// Dice picked for the running reroll, by face, and how many more may be.
    pub picked: [u8; 6],
    /// See `picked`.
    pub picks_left: u8,
    /// Hits still to assign in the running step.
    pub hits: u8,
    /// Hits that wait for buildings.
    pub building_hits: u8,
    /// Keys for the raid.
    pub keys: u8,
    /// Destroyed cities.
    pub razed: Razings,
}

impl Battle {
    /// A battle that asks where.
    pub fn new(attacker: Seat) -> Battle {
        Battle {
            step: Step::Where,
            attacker,
            system: System::default(),
            defender: Owner::default(),
            ships: Ships::default(),
            pool: Pool::default(),
            faces: Faces::default(),
            rerolled: ArrayVec::new(),
            picked: [0; 6],
            picks_left: 0,
            hits: 0,
            building_hits: 0,
            keys: 0,
            razed: Razings::default(),
        }
    }

    /// The sum of all symbols rolled.
    pub fn symbols(&self) -> Symbols {
        let mut sum = Symbols::default();
        for (die, counts) in self.faces {
            for (face, count) in faces(die).iter().zip(counts) {
                for _ in 0..count {
                    sum = sum + *face;
                }
            }
        }
        sum
    }
}

/// The question of this step.
pub fn prompt(b: &Battle) -> Prompt {
    match b.step {
        Step::Where => Prompt::BattleWhere,
        Step::Whom => Prompt::BattleWhom { system: b.system },
        Step::Collect => Prompt::Dice { system: b.system, defender: b.defender },
        Step::Rolled => Prompt::Reroll,
        Step::Rerolling => {
            let card = b.rerolled.last().copied().unwrap_or_default();
            Prompt::RerollDice { card, left: b.picks_left }
        }
        Step::OwnHits => Prompt::HitOwnShip { hits: b.hits },
        Step::Hits => Prompt::HitShip { hits: b.hits },
        _ => Prompt::HitBuilding { hits: b.hits },
    }
}

/// May this owner be attacked here: somebody else with a piece there, whom no rule protects?
fn may_attack(s: &State, seat: Seat, target: Owner, system: System) -> Result<(), Reason> {
    if target == seat.into() || !s.present(target, system) {
        return Err(Reason::NoRival);
    }
    s.may_harm(seat, target, system)
}

/// Is there anybody to attack here? If not, a rule that protects somebody is the better reason.
fn any_target(s: &State, seat: Seat, system: System) -> Result<(), Reason> {
    let mut why = Reason::NoRival;
    for owner in Owner::all() {
        match may_attack(s, seat, owner, system) {
            Ok(()) => return Ok(()),
            Err(Reason::NoRival) => {}
            Err(other) => why = other,
        }
    }
    Err(why)
}

/// Systems with Loyal ships and somebody to battle (R6.3).
pub fn systems(s: &State, seat: Seat, out: &mut Options) {
    for system in s.systems.iter() {
        let verdict = if s.ships[system][Owner::from(seat)].total() == 0 {
            Err(Reason::NoShip)
        } else {
            any_target(s, seat, system)
        };
        out.test(Choice::System(system), verdict);
        if out.full() {
            return;
        }
    }
}

/// Are raid dice allowed (R13.4): a defending building here, or none anywhere?
pub fn may_raid(s: &State, b: &Battle) -> bool {
    s.has_building(b.defender, b.system) || s.systems.iter().all(|y| !s.has_building(b.defender, y))
}

/// Dice beyond one a ship.
pub fn extra_dice(s: &State, b: &Battle) -> ExtraDice {
    let mut extra = ExtraDice::default();
    for (held, plug) in s.answers(Hook::Dice).filter(|(held, _)| held.seat == b.attacker) {
        if let Some(f) = plug.hooks.dice {
            let more = f(s, held, b);
            extra.optional += more.optional;
            extra.mandatory += more.mandatory;
        }
    }
    extra
}

fn pools(s: &State, b: &Battle, out: &mut Options) {
    let extra = extra_dice(s, b);
    let most = b.ships.total() + extra.optional + extra.mandatory;
    let raid_dice = if may_raid(s, b) { MAX_DICE } else { 0 };
    for assault in 0..=MAX_DICE.min(most) {
        for skirmish in 0..=MAX_DICE.min(most - assault) {
            for raid in 0..=raid_dice.min(most - assault - skirmish) {
                let pool = Pool { assault, skirmish, raid };
                if pool.total() >= extra.mandatory.min(most) {
                    out.yes(Choice::Dice(pool));
                }
            }
        }
    }
    if raid_dice == 0 && out.wants_reasons() {
        out.no(Choice::Dice(Pool { raid: 1, ..Pool::default() }), Reason::NoRaidDice);
    }
}

/// The choices of this step.
pub fn options(s: &State, b: &Battle, out: &mut Options) {
    let attacker = Owner::from(b.attacker);
    match b.step {
        Step::Where => systems(s, b.attacker, out),
        Step::Whom => Owner::all()
            .filter(|o| *o != attacker && s.present(*o, b.system))
            .for_each(|o| out.test(Choice::Owner(o), may_attack(s, b.attacker, o, b.system))),
        Step::Collect => pools(s, b, out),
        Step::Rolled => {
            for (card, _, _) in rerolls(s, b) {
                out.yes(Choice::Use { card, ability: 0 });
            }
            out.yes(Choice::Done);
        }
        Step::Rerolling => {
            if let Some((_, die, _)) = reroll_of(s, b) {
                let last = b.picked.iter().rposition(|n| *n > 0).unwrap_or(0);
                for face in (last..6).filter(|f| b.faces[die][*f] > b.picked[*f]) {
                    if b.picks_left > 0 {
                        out.yes(Choice::Die { die, face: face as u8 });
                    }
                }
            }
            out.yes(Choice::Done);
        }
        Step::OwnHits => ships(b.system, attacker, b.ships, out),
        Step::Hits => ships(b.system, b.defender, s.ships[b.system][b.defender], out),
        Step::BuildingHits => {
            let all = &s.buildings[b.system];
            for (i, building) in all.iter().enumerate().filter(|(_, x)| x.owner == b.defender) {
                if s.kit.piece(building.kind).building && !all[..i].contains(building) {
                    out.yes(Choice::Building { system: b.system, index: i as u8 });
                }
            }
        }
        Step::Razing | Step::Raiding | Step::Over => {}
    }
}

fn ships(system: System, owner: Owner, ships: Ships, out: &mut Options) {
    for (damaged, count) in [(false, ships.fresh), (true, ships.damaged)] {
        if count > 0 {
            out.yes(Choice::Ship { system, owner, damaged });
        }
    }
}

/// Rerolls that are still open: card, die, at most how many.
fn rerolls<'a>(s: &'a State, b: &'a Battle) -> impl Iterator<Item = (CardId, Die, u8)> + 'a {
    s.answers(Hook::Reroll)
        .filter(|(held, _)| held.seat == b.attacker && !b.rerolled.contains(&held.card))
        .filter_map(|(held, plug)| {
            let offer = plug.hooks.reroll.and_then(|f| f(s, held, b))?;
            let any = offer.most > 0 && b.pool.of(offer.die) > 0;
            any.then_some((held.card, offer.die, offer.most))
        })
}

/// The reroll that is running: the last card noted.
fn reroll_of(s: &State, b: &Battle) -> Option<(CardId, Die, u8)> {
    let card = *b.rerolled.last()?;
    let (held, plug) = s.answers(Hook::Reroll).find(|(held, _)| held.card == card)?;
    let offer = plug.hooks.reroll.and_then(|f| f(s, held, b))?;
    Some((card, offer.die, offer.most))
}

/// Goes on with the battle; steps with nothing to choose pass at once.
pub fn advance(cx: &mut Cx<'_>, mut b: Battle) -> Next {
    let at = (b.system, Owner::from(b.attacker));
    match b.step {
        Step::Where | Step::Whom | Step::Collect | Step::Rerolling => return Next::Ask,
        Step::Rolled => {
            if rerolls(cx.s, &b).next().is_some() {
                return Next::Ask;
            }
            resolve(cx, &mut b);
        }
        Step::OwnHits => {
            if b.hits >= b.ships.capacity() {
                // Every attacking ship goes: the order makes no difference.
                while b.ships.total() > 0 {
                    let damaged = b.ships.fresh == 0;
                    hit_own(cx, &mut b, damaged);
                }
                b.hits = 0;
            }
            if b.hits > 0 {
                cx.set(Frame::Battle(b));
                return Next::Ask;
            }
            b.step = Step::Hits;
            b.hits = b.symbols().hits;
        }
        Step::Hits => {
            let by = Some(b.attacker);
            let total = |cx: &Cx<'_>| cx.s.ships[at.0][b.defender];
            if b.hits >= total(cx).capacity() {
                while total(cx).total() > 0 {
                    let damaged = total(cx).fresh == 0;
                    cx.hit_ship(b.system, b.defender, damaged, by);
                    b.hits -= 1;
                }
            }
            if b.hits > 0 && total(cx).total() > 0 {
                cx.set(Frame::Battle(b));
                return Next::Ask;
            }
            b.hits += b.building_hits;
            b.step = Step::BuildingHits;
        }
        Step::BuildingHits => {
            let targets = |s: &State| -> u8 {
                let all = s.buildings[b.system].iter();
                all.filter(|x| x.owner == b.defender && s.kit.piece(x.kind).building)
                    .map(|x| 2 - u8::from(x.damaged))
                    .sum()
            };
            if b.hits >= targets(cx.s) {
                while let Some(i) = cx.s.buildings[b.system]
                    .iter()
                    .position(|x| x.owner == b.defender && cx.s.kit.piece(x.kind).building)
                {
                    cx.hit_building(b.system, i as u8, Some(b.attacker), &mut b.razed);
                }
                b.hits = 0;
            }
            if b.hits > 0 {
                cx.set(Frame::Battle(b));
                return Next::Ask;
            }
            b.step = Step::Razing;
        }
        Step::Razing => {
            b.step = Step::Raiding;
            cx.set(Frame::Battle(b));
            if !b.razed.is_empty() {
                cx.push(Frame::Razed(Razed { seat: b.attacker, cities: b.razed }));
            }
            return Next::Go;
        }
        Step::Raiding => {
            b.step = Step::Over;
            cx.set(Frame::Battle(b));
            if b.keys > 0
                && b.ships.total() > 0
                && let Some(victim) = b.defender.seat()
            {
                cx.push(Frame::Raid(Raid { thief: b.attacker, victim, keys: b.keys }));
            }
            return Next::Go;
        }
        Step::Over => {
            cx.pop();
            return Next::Go;
        }
    }
    cx.set(Frame::Battle(b));
    Next::Go
}

/// Adds up the faces and gets ready for the hits (R13.5–R13.8).
fn resolve(cx: &mut Cx<'_>, b: &mut Battle) {
    let sum = b.symbols();
    let fresh = cx.s.ships[b.system][b.defender].fresh;
    let intercept = if sum.intercepts > 0 { fresh } else { 0 };
    cx.tell(Event::Result { attacker: b.attacker, symbols: sum.into(), intercept });
    b.hits = sum.self_hits + intercept;
    b.building_hits = sum.building_hits;
    b.keys = sum.keys;
    b.step = Step::OwnHits;
}

fn hit_own(cx: &mut Cx<'_>, b: &mut Battle, damaged: bool) {
    if damaged {
        b.ships.damaged -= 1;
    } else {
        (b.ships.fresh, b.ships.damaged) = (b.ships.fresh - 1, b.ships.damaged + 1);
    }
    cx.hit_ship(b.system, b.attacker.into(), damaged, b.defender.seat());
}

fn roll(cx: &mut Cx<'_>, b: &mut Battle, die: Die, count: u8) {
    for _ in 0..count {
        let face = cx.ask(Ask::Die(die));
        b.faces[die][canonical(die, face) as usize] += 1;
    }
}

/// Takes the next step of the battle.
pub fn choose(cx: &mut Cx<'_>, mut b: Battle, choice: Choice) {
    match (b.step, choice) {
        (Step::Where, Choice::System(system)) => {
            b.system = system;
            b.ships = cx.s.ships[system][Owner::from(b.attacker)];
            b.step = Step::Whom;
        }
        (Step::Whom, Choice::Owner(defender)) => {
            b.defender = defender;
            b.step = Step::Collect;
            cx.tell(Event::Battle { attacker: b.attacker, defender, system: b.system });
        }
        (Step::Collect, Choice::Dice(pool)) => {
            b.pool = pool;
            for die in Die::ALL {
                roll(cx, &mut b, die, pool.of(die));
            }
            cx.tell(Event::Rolled { attacker: b.attacker, pool, faces: b.faces });
            b.step = Step::Rolled;
        }
        (Step::Rolled, Choice::Use { card, .. }) => {
            let most = rerolls(cx.s, &b).find(|r| r.0 == card).map_or(0, |r| r.2);
            b.rerolled.push(card);
            (b.picked, b.picks_left) = ([0; 6], most);
            b.step = Step::Rerolling;
        }
        (Step::Rolled, _) => resolve(cx, &mut b),
        (Step::Rerolling, Choice::Die { face, .. }) => {
            b.picked[face as usize] += 1;
            b.picks_left -= 1;
        }
        (Step::Rerolling, _) => {
            if let Some((card, die, _)) = reroll_of(cx.s, &b) {
                let count = b.picked.iter().sum();
                for (face, picked) in b.picked.into_iter().enumerate() {
                    b.faces[die][face] -= picked;
                }
                roll(cx, &mut b, die, count);
                if count > 0 {
                    cx.tell(Event::Rerolled { attacker: b.attacker, card, faces: b.faces });
                }
            }
            b.step = Step::Rolled;
        }
        (Step::OwnHits, Choice::Ship { damaged, .. }) => {
            b.hits -= 1;
            hit_own(cx, &mut b, damaged);
        }
        (Step::Hits, Choice::Ship { system, owner, damaged }) => {
            b.hits -= 1;
            cx.hit_ship(system, owner, damaged, Some(b.attacker));
        }
        (Step::BuildingHits, Choice::Building { system, index }) => {
            b.hits -= 1;
            cx.hit_building(system, index, Some(b.attacker), &mut b.razed);
        }
        _ => {}
    }
    // A hit may have pushed something of its owner's (a returned city): the battle lies below it.
    cx.set_below(Frame::Battle(b));
}

impl Cx<'_> {
    /// Updates the innermost battle, also when something was pushed on top of it.
    fn set_below(&mut self, frame: Frame) {
        if let Some(at) = self.s.stack.iter_mut().rev().find(|f| matches!(f, Frame::Battle(_))) {
            *at = frame;
        }
    }
}
