//! Battle (R13), step by step in the order of R13.14.

use crate::chance::Ask;
use crate::choice::{Choice, Pool, Prompt, Reason, Ships};
use crate::components::dice::{MAX_DICE, Symbols, canonical, faces};
use crate::event::{Event, Faces};
use crate::flow::harm::{Razed, Razings};
use crate::flow::raid::Raid;
use crate::flow::{Cx, Frame, Next};
use crate::hooks::{ExtraDice, Held, Hook, Window};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// What the battle does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Choose a system (R13.2).
    Where,
    /// Choose the defender (R13.2).
    Whom,
    /// Cards act before dice are collected (R13.3).
    Before,
    /// Choose dice (R13.4).
    Collect,
    /// Reroll or accept (R13.5).
    Rolled,
    /// Choose the dice that a card rerolls.
    Rerolling,
    /// Assign self-hits and intercept (R13.6, R13.7).
    OwnHits,
    /// The attacker was intercepted: what the defender's cards do.
    Intercepted,
    /// Assign hits to ships (R13.8).
    Hits,
    /// Assign hits to buildings (R13.8).
    BuildingHits,
    /// All hits are done: destroyed cities (R13.11).
    Razing,
    /// Raid (R13.12).
    Raiding,
    /// Cards act after the battle (R13.13).
    After,
    /// It is over.
    Over,
}

/// A battle in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    pub picked: Faces,
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
    /// One rolled intercept is ignored: settled at the start.
    pub jammed: bool,
    /// The attacker was intercepted.
    pub intercepted: bool,
    /// Trophies that the attacker had at the start.
    pub trophies: u8,
    /// Cards that have acted in the running window.
    pub acted: ArrayVec<[CardId; 8]>,
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
            picked: Faces::default(),
            picks_left: 0,
            hits: 0,
            building_hits: 0,
            keys: 0,
            razed: Razings::default(),
            jammed: false,
            intercepted: false,
            trophies: 0,
            acted: ArrayVec::new(),
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
        Step::Before | Step::After => Prompt::Order,
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

/// Raid dice that a card allows where R13.4 allows none.
fn raid_leave(s: &State, b: &Battle) -> u8 {
    let own = s.answers(Hook::RaidDice).filter(|(held, _)| held.seat == b.attacker);
    own.filter_map(|(held, plug)| plug.hooks.raid_dice.map(|f| f(s, held, b))).sum()
}

/// Does a card of either side forbid this pool?
fn is_banned(s: &State, b: &Battle, pool: Pool) -> bool {
    s.answers(Hook::PoolBan).any(|(held, plug)| {
        let involved = held.seat == b.attacker || b.defender.seat() == Some(held.seat);
        involved && plug.hooks.pool_ban.is_some_and(|f| f(s, held, b, pool))
    })
}

/// Cards that act in this moment and have not yet.
fn acting(s: &State, b: &Battle, window: Window) -> ArrayVec<[CardId; 8]> {
    s.answers(Hook::InBattle)
        .filter(|(held, _)| !b.acted.contains(&held.card))
        .filter(|(held, plug)| plug.hooks.in_battle.is_some_and(|f| f(s, *held, b, window)))
        .map(|(held, _)| held.card)
        .take(8)
        .collect()
}

/// Lets a card act; the battle lies below what it asks.
fn act(cx: &mut Cx<'_>, mut b: Battle, card: CardId) {
    let window = if b.step == Step::Before { Window::Before } else { Window::After };
    b.acted.push(card);
    cx.set(Frame::Battle(b));
    if let Some(seat) = cx.s.holder(card)
        && let Some(f) = cx.s.kit.plug(card).hooks.battle_act
    {
        f(cx, Held { card, seat }, window);
    }
}

fn pools(s: &State, b: &Battle, out: &mut Options) {
    let extra = extra_dice(s, b);
    let most = b.ships.total() + extra.optional + extra.mandatory;
    let raid_dice = if may_raid(s, b) { MAX_DICE } else { raid_leave(s, b) };
    for assault in 0..=MAX_DICE.min(most) {
        for skirmish in 0..=MAX_DICE.min(most - assault) {
            for raid in 0..=raid_dice.min(most - assault - skirmish) {
                let pool = Pool { assault, skirmish, raid };
                if pool.total() >= extra.mandatory.min(most) && !is_banned(s, b, pool) {
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
        Step::Before => acting(s, b, Window::Before).iter().for_each(|c| out.yes(Choice::Card(*c))),
        Step::After => acting(s, b, Window::After).iter().for_each(|c| out.yes(Choice::Card(*c))),
        Step::Collect => pools(s, b, out),
        Step::Rolled => {
            for (card, _, _) in rerolls(s, b) {
                out.yes(Choice::Use { card, ability: 0 });
            }
            out.yes(Choice::Done);
        }
        Step::Rerolling => {
            // Dice are picked in the order of types and faces, so that each set is offered once.
            let picked = |die: Die, face: usize| b.picked[die][face] > 0;
            let last = Die::ALL
                .into_iter()
                .rev()
                .find_map(|die| (0..6).rev().find(|f| picked(die, *f)).map(|f| (die, f)));
            if let Some((_, only, _)) = reroll_of(s, b)
                && b.picks_left > 0
            {
                for die in Die::ALL.into_iter().filter(|d| only.is_none_or(|o| o == *d)) {
                    for face in (0..6).filter(|f| last.is_none_or(|l| (die, *f) >= l)) {
                        if b.faces[die][face] > b.picked[die][face] {
                            out.yes(Choice::Die { die, face: face as u8 });
                        }
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
        Step::Intercepted | Step::Razing | Step::Raiding | Step::Over => {}
    }
}

fn ships(system: System, owner: Owner, ships: Ships, out: &mut Options) {
    for (damaged, count) in [(false, ships.fresh), (true, ships.damaged)] {
        if count > 0 {
            out.yes(Choice::Ship { system, owner, damaged });
        }
    }
}

/// Rerolls of the attacker that are still open: card, type of die, at most how many.
fn rerolls(s: &State, b: &Battle) -> ArrayVec<[(CardId, Option<Die>, u8); 8]> {
    let mut open: ArrayVec<[(CardId, Option<Die>, u8); 8]> = all_rerolls(s, b);
    open.retain(|(card, _, _)| !b.rerolled.contains(card));
    open
}

pub(super) fn all_rerolls(s: &State, b: &Battle) -> ArrayVec<[(CardId, Option<Die>, u8); 8]> {
    let own = s.answers(Hook::Reroll).filter(|(held, _)| held.seat == b.attacker);
    let offers = own.filter_map(|(held, plug)| {
        let offer = plug.hooks.reroll.and_then(|f| f(s, held, b))?;
        Some((held.card, offer.die, offer.most))
    });
    let any = s
        .answers(Hook::RerollAny)
        .filter(|(held, plug)| held.seat == b.attacker && plug.hooks.reroll_any.is_some_and(|f| f(s, *held)));
    offers
        .chain(any.map(|(held, _)| (held.card, None, 3 * MAX_DICE)))
        .filter(|(_, die, most)| *most > 0 && die.map_or(b.pool.total(), |d| b.pool.of(d)) > 0)
        .take(8)
        .collect()
}

/// The reroll that is running: the last card noted.
fn reroll_of(s: &State, b: &Battle) -> Option<(CardId, Option<Die>, u8)> {
    let card = *b.rerolled.last()?;
    all_rerolls(s, b).into_iter().find(|r| r.0 == card)
}

/// Goes on with the battle; steps with nothing to choose pass at once.
pub fn advance(cx: &mut Cx<'_>, mut b: Battle) -> Next {
    let at = (b.system, Owner::from(b.attacker));
    match b.step {
        Step::Where | Step::Whom | Step::Collect | Step::Rerolling => return Next::Ask,
        Step::Before | Step::After => {
            let window = if b.step == Step::Before { Window::Before } else { Window::After };
            // Without an attacking ship left the battle ends unrolled (RULING-9).
            let over = b.step == Step::Before && b.ships.total() == 0;
            match *acting(cx.s, &b, window) {
                _ if over => (b.step, b.acted) = (Step::After, ArrayVec::new()),
                [] if b.step == Step::Before => (b.step, b.acted) = (Step::Collect, ArrayVec::new()),
                [] => b.step = Step::Over,
                [card] => {
                    act(cx, b, card);
                    return Next::Go;
                }
                _ => return Next::Ask,
            }
        }
        Step::Intercepted => {
            b.step = Step::Hits;
            b.hits = b.symbols().hits;
            cx.set(Frame::Battle(b));
            if b.intercepted {
                for (held, plug) in cx.s.answers(Hook::Intercepted).collect::<Vec<_>>() {
                    if b.defender.seat() == Some(held.seat)
                        && let Some(f) = plug.hooks.intercepted
                    {
                        f(cx, held);
                    }
                }
            }
            return Next::Go;
        }
        Step::Rolled => {
            if !rerolls(cx.s, &b).is_empty() {
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
            b.step = Step::Intercepted;
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
                cx.push(Frame::Razed(Razed { seat: b.attacker, cities: b.razed, in_battle: true }));
            }
            return Next::Go;
        }
        Step::Raiding => {
            (b.step, b.acted) = (Step::After, ArrayVec::new());
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
    let defending = |held: &Held| b.defender.seat() == Some(held.seat);
    let s = &*cx.s;
    let added: u8 = s
        .answers(Hook::Intercepts)
        .filter(|(held, _)| defending(held))
        .filter_map(|(held, plug)| plug.hooks.intercepts.map(|f| f(s, held, b)))
        .sum();
    let intercepts = sum.intercepts.saturating_sub(u8::from(b.jammed)) + added;
    let instead = s
        .answers(Hook::InterceptHits)
        .filter(|(held, _)| defending(held))
        .find_map(|(held, plug)| plug.hooks.intercept_hits.map(|f| f(s, held, b)));
    let fresh = s.ships[b.system][b.defender].fresh;
    let intercept = if intercepts > 0 { instead.unwrap_or(fresh) } else { 0 };
    b.intercepted = intercepts > 0;
    cx.tell(Event::Result { attacker: b.attacker, symbols: sum.into(), intercept });
    b.hits = sum.self_hits + intercept;
    b.building_hits = sum.building_hits;
    b.keys = sum.keys;
    b.step = Step::OwnHits;
}

pub(super) fn hit_own(cx: &mut Cx<'_>, b: &mut Battle, damaged: bool) {
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
            b.step = Step::Before;
            b.trophies = cx.s.boards[b.attacker].trophy_count();
            b.jammed = cx.s.answers(Hook::Jam).any(|(held, plug)| {
                held.seat == b.attacker && plug.hooks.jam.is_some_and(|f| f(cx.s, held, &b))
            });
            cx.tell(Event::Battle { attacker: b.attacker, defender, system: b.system });
        }
        (Step::Before | Step::After, Choice::Card(card)) => {
            act(cx, b, card);
            return;
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
            let most = rerolls(cx.s, &b).iter().find(|r| r.0 == card).map_or(0, |r| r.2);
            b.rerolled.push(card);
            (b.picked, b.picks_left) = (Faces::default(), most);
            b.step = Step::Rerolling;
        }
        (Step::Rolled, _) => resolve(cx, &mut b),
        (Step::Rerolling, Choice::Die { die, face }) => {
            b.picked[die][face as usize] += 1;
            b.picks_left -= 1;
        }
        (Step::Rerolling, _) => {
            if let Some(card) = b.rerolled.last().copied() {
                let picked = b.picked;
                for (die, faces) in picked {
                    for (face, count) in faces.into_iter().enumerate() {
                        b.faces[die][face] -= count;
                    }
                    roll(cx, &mut b, die, faces.iter().sum());
                }
                if picked.values().flatten().any(|n| *n > 0) {
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
