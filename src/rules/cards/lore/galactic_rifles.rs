//! L02: fresh ships fire at a Rival's pieces in a neighbouring system (Fire Rifles). It is no battle.

use super::lore;
use crate::cards::patterns::ask;
use crate::chance::Ask;
use crate::choice::{Choice, Pool, Prompt, Reason};
use crate::components::dice::{MAX_DICE, canonical, faces};
use crate::event::{Event, Faces};
use crate::flow::harm::{Razed, Razing, Razings};
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Hook, Hooks, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

/// From where.
const FROM: u8 = 0;
/// At which neighbour.
const AT: u8 = 1;
/// At whom.
const WHOM: u8 = 2;
/// With how many dice.
const DICE: u8 = 3;
/// Reroll with a card, or not.
const ROLLED: u8 = 4;
/// Which dice.
const REROLLING: u8 = 5;
/// Where the hits go.
const HITS: u8 = 6;

/// The two kinds of face of a skirmish die.
const BLANK: u8 = 0;
const HIT: u8 = 3;

/// L02. `n`: from, at, whom; dice that show nothing and a hit, later the hits that are left; of these the dice to be
/// rolled again; cities destroyed. `set`: their types, from bit 8 the number after the last card that rerolled.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        new_action: Some(|s, held, action, out| {
            if action == Action::Battle {
                let verdict = any(|out| origins(s, held.seat, out));
                out.test(Choice::New { card: held.card, ability: 0 }, verdict);
            }
        }),
        ..Hooks::NONE
    },
    start: Some(ask),
    options: Some(options),
    choose: Some(choose),
    resume: Some(resume),
    prompt: Some(|_, frame| match frame.step {
        ROLLED => Prompt::Reroll,
        REROLLING => Prompt::RerollDice {
            card: last_reroll(frame),
            left: frame.n[3] + frame.n[4] - frame.n[5] - frame.n[6],
        },
        step => Prompt::Card {
            card: frame.card,
            ability: 0,
            step: step.min(ROLLED),
            left: if step == HITS { frame.n[4] } else { 0 },
        },
    }),
    ..lore("L02")
};

/// Where Fire Rifles stands, from its dice on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FiringStep {
    /// Dice are being chosen.
    Dice,
    /// They have fallen, and may be rolled again.
    Rolled,
    /// Dice are being picked for that.
    Rerolling,
    /// Hits are being assigned: ships first.
    Hits,
}

/// Fire Rifles going on: for screens, which show it like a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Firing {
    /// The card.
    pub card: CardId,
    /// Who fires.
    pub seat: Seat,
    /// From where.
    pub from: System,
    /// At which neighbour.
    pub at: System,
    /// At whom.
    pub whom: Owner,
    /// Where it stands.
    pub step: FiringStep,
    /// Dice that show a hit; later the hits that are left.
    pub hits: u8,
}

/// The Fire Rifles that asks now, once its dice are chosen or later. In the view of anybody but its holder its
/// numbers say nothing.
pub fn firing(s: &State) -> Option<Firing> {
    let Some(Frame::Card(frame)) = s.stack.last().filter(|_| s.over.is_none()) else { return None };
    if s.kit.plug(frame.card).id != CARD.id {
        return None;
    }
    let step = match frame.step {
        DICE => FiringStep::Dice,
        ROLLED => FiringStep::Rolled,
        REROLLING => FiringStep::Rerolling,
        HITS => FiringStep::Hits,
        _ => return None,
    };
    let (from, at, whom) = (System(frame.n[0]), system_of(frame), rival_of(frame));
    Some(Firing { card: frame.card, seat: frame.seat, from, at, whom, step, hits: frame.n[4] })
}

const fn system_of(frame: &CardFrame) -> System {
    System(frame.n[1])
}

const fn rival_of(frame: &CardFrame) -> Owner {
    Owner(frame.n[2])
}

/// Systems with fresh ships, and somebody to fire at in a neighbour.
fn origins(s: &State, seat: Seat, out: &mut Options) {
    for from in s.systems.iter() {
        let verdict = if s.ships[from][Owner::from(seat)].fresh == 0 {
            Err(Reason::NoShip)
        } else {
            any(|out| targets(s, seat, from, out))
        };
        out.test(Choice::System(from), verdict);
    }
}

fn targets(s: &State, seat: Seat, from: System, out: &mut Options) {
    for at in s.neighbours(from).iter() {
        out.test(Choice::System(at), any(|out| rivals(s, seat, at, out)));
    }
}

fn rivals(s: &State, seat: Seat, at: System, out: &mut Options) {
    for rival in s.rivals(seat).map(Owner::from).filter(|o| s.present(*o, at)) {
        out.test(Choice::Owner(rival), s.may_harm(seat, rival, at));
    }
    if out.wants_reasons() || !s.rivals(seat).any(|r| s.present(r.into(), at)) {
        s.rivals(seat)
            .filter(|r| !s.present((*r).into(), at))
            .for_each(|r| out.no(Choice::Owner(r.into()), Reason::NoRival));
    }
}

/// Cards with which these dice may still be rolled again, in their order.
fn rerolls(s: &State, frame: &CardFrame) -> impl Iterator<Item = CardId> {
    let (seat, from) = (frame.seat, frame.set >> 8);
    s.answers(Hook::RerollAny)
        .filter(move |(held, plug)| {
            held.seat == seat
                && u64::from(held.card.0) >= from
                && plug.hooks.reroll_any.is_some_and(|f| f(s, *held))
        })
        .map(|(held, _)| held.card)
}

fn last_reroll(frame: &CardFrame) -> CardId {
    CardId((frame.set >> 8).saturating_sub(1) as u16)
}

fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    let (seat, system, rival) = (frame.seat, system_of(frame), rival_of(frame));
    match frame.step {
        FROM => origins(s, seat, out),
        AT => targets(s, seat, System(frame.n[0]), out),
        WHOM => rivals(s, seat, system, out),
        DICE => {
            let most = s.ships[System(frame.n[0])][Owner::from(seat)].fresh.min(MAX_DICE);
            (0..=most).for_each(|n| out.yes(Choice::Dice(Pool { skirmish: n, ..Pool::default() })));
        }
        ROLLED => {
            rerolls(s, frame).for_each(|card| out.yes(Choice::Use { card, ability: 0 }));
            out.yes(Choice::Done);
        }
        REROLLING => {
            // Blanks are picked before hits, so that each set is offered once.
            if frame.n[5] < frame.n[3] && frame.n[6] == 0 {
                out.yes(Choice::Die { die: Die::Skirmish, face: BLANK });
            }
            if frame.n[6] < frame.n[4] {
                out.yes(Choice::Die { die: Die::Skirmish, face: HIT });
            }
            out.yes(Choice::Done);
        }
        _ => {
            let ships = s.ships[system][rival];
            for (damaged, count) in [(false, ships.fresh), (true, ships.damaged)] {
                if count > 0 {
                    out.yes(Choice::Ship { system, owner: rival, damaged });
                }
            }
            if ships.total() == 0 {
                let all = &s.buildings[system];
                for (i, building) in all.iter().enumerate().filter(|(_, b)| b.owner == rival) {
                    if s.kit.piece(building.kind).building && !all[..i].contains(building) {
                        out.yes(Choice::Building { system, index: i as u8 });
                    }
                }
            }
        }
    }
}

fn choose(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    match (frame.step, choice) {
        (FROM, Choice::System(system)) => (frame.n[0], frame.step) = (system.0, AT),
        (AT, Choice::System(system)) => (frame.n[1], frame.step) = (system.0, WHOM),
        (WHOM, Choice::Owner(owner)) => (frame.n[2], frame.step) = (owner.0, DICE),
        (DICE, Choice::Dice(pool)) => {
            roll(cx, &mut frame, pool.skirmish);
            frame.step = ROLLED;
            cx.tell(Event::Rolled { attacker: frame.seat, pool, faces: shown(&frame) });
        }
        (ROLLED, Choice::Use { card, .. }) => {
            frame.set = frame.set & 0xff | u64::from(card.0 + 1) << 8;
            frame.step = REROLLING;
        }
        (ROLLED, _) => frame.step = HITS,
        (REROLLING, Choice::Die { face, .. }) => frame.n[if face == BLANK { 5 } else { 6 }] += 1,
        (REROLLING, _) => {
            let count = frame.n[5] + frame.n[6];
            (frame.n[3], frame.n[4]) = (frame.n[3] - frame.n[5], frame.n[4] - frame.n[6]);
            (frame.n[5], frame.n[6], frame.step) = (0, 0, ROLLED);
            roll(cx, &mut frame, count);
            if count > 0 {
                let (attacker, card) = (frame.seat, last_reroll(&frame));
                cx.tell(Event::Rerolled { attacker, card, faces: shown(&frame) });
            }
        }
        (_, Choice::Ship { damaged, .. }) => {
            frame.n[4] -= 1;
            cx.set(Frame::Card(frame));
            cx.hit_ship(system_of(&frame), rival_of(&frame), damaged, Some(frame.seat));
            return;
        }
        (_, Choice::Building { index, .. }) => {
            hit_building(cx, frame, index);
            return;
        }
        _ => {}
    }
    cx.set(Frame::Card(frame));
}

/// Rolls dice one after the other and adds them to those that lie there.
fn roll(cx: &mut Cx<'_>, frame: &mut CardFrame, count: u8) {
    for _ in 0..count {
        let face = cx.ask(Ask::Die(Die::Skirmish));
        let hit = faces(Die::Skirmish)[usize::from(face)].hits > 0;
        frame.n[if hit { 4 } else { 3 }] += 1;
    }
}

fn shown(frame: &CardFrame) -> Faces {
    let mut all = Faces::default();
    for (face, count) in [(BLANK, frame.n[3]), (HIT, frame.n[4])] {
        all[Die::Skirmish][usize::from(canonical(Die::Skirmish, face))] += count;
    }
    all
}

/// One hit on a building; a destroyed city is noted, with the types it then had.
fn hit_building(cx: &mut Cx<'_>, mut frame: CardFrame, index: u8) {
    let mut razed = Razings::default();
    let at = cx.s.stack.len().saturating_sub(1);
    frame.n[4] -= 1;
    cx.hit_building(system_of(&frame), index, Some(frame.seat), &mut razed);
    for city in razed {
        frame.n[7] += 1;
        frame.set |= u64::from(city.types);
    }
    // What others do about it lies on top.
    if let Some(own) = cx.s.stack.get_mut(at) {
        *own = Frame::Card(frame);
    }
}

/// Hits that leave no choice are dealt; when all is done, destroyed cities bring Outrage and Ransack.
fn resume(cx: &mut Cx<'_>, mut frame: CardFrame) -> bool {
    let (system, rival) = (system_of(&frame), rival_of(&frame));
    match frame.step {
        ROLLED if rerolls(cx.s, &frame).next().is_none() || frame.n[3] + frame.n[4] == 0 => {
            frame.step = HITS;
            cx.set(Frame::Card(frame));
            false
        }
        HITS if frame.n[4] == 0 || !cx.s.present(rival, system) => {
            cx.pop();
            if frame.n[7] > 0 {
                let city = Razing { owner: rival, types: frame.set as u8 };
                let cities = (0..frame.n[7]).map(|_| city).collect();
                cx.push(Frame::Razed(Razed { seat: frame.seat, cities, in_battle: false }));
            }
            false
        }
        _ => true,
    }
}
