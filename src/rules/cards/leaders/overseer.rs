//! LEAD10: once a turn hits a city it taxed or a starport that built a ship, to do it once more (Ruthless); begins
//! with fewer ships and agents (Hated).

use super::leader;
use crate::actions::build;
use crate::actions::tax::{self, Taxing};
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::harm::{Razed, Razings};
use crate::flow::{Cx, Frame};
use crate::hooks::{Built, CardFrame, Held, Hooks, Plug, Taxed};
use crate::ids::*;
use crate::state::State;

const RUTHLESS: u8 = 0;
/// Again: a Tax.
const TAX: u8 = 0;
/// Again: a ship.
const SHIP: u8 = 1;

/// LEAD10. `step`: which action; `n`: system, building; of a city its owner, types, and whether an agent is captured.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        after_setup: Some(|cx, held| {
            let seat = held.seat;
            let board = &mut cx.s.boards[seat];
            (board.ships, board.agents) = (board.ships - 2, board.agents - 3);
            for (kind, count) in [(PieceKind::SHIP, 2), (PieceKind::AGENT, 3)] {
                cx.s.boards[seat].scrapped[kind] += count;
                cx.tell(Event::Scrapped { seat, kind, count });
            }
        }),
        after_tax: Some(|cx, held, taxed| {
            let Taxed { system, city, owner, types, captive } = taxed;
            if let Some(city) = city {
                offer(cx, held, TAX, [system.0, city, owner.0, types, u8::from(captive), 0, 0, 0]);
            }
        }),
        after_build: Some(|cx, held, built| {
            let Built { system, port, .. } = built;
            // A starport that has built nothing for want of ships has built no ship.
            if let Some(port) = port.filter(|p| cx.s.buildings[system][usize::from(*p)].used) {
                offer(cx, held, SHIP, [system.0, port, 0, 0, 0, 0, 0, 0]);
            }
        }),
        ..Hooks::NONE
    },
    options: Some(|_, _, out| {
        out.yes(Choice::Yes);
        out.yes(Choice::Decline);
    }),
    choose: Some(choose),
    ..leader("LEAD10", 10)
};

fn offer(cx: &mut Cx<'_>, held: Held, step: u8, n: [u8; 8]) {
    let used = cx.s.standing.iter().any(|c| c.card == held.card && c.used != 0);
    if !used && may_hit(cx.s, held.seat, n) {
        let Held { card, seat } = held;
        cx.push(Frame::Card(CardFrame { card, seat, ability: RUTHLESS, step, n, ..CardFrame::default() }));
    }
}

fn may_hit(s: &State, seat: Seat, n: [u8; 8]) -> bool {
    let system = System(n[0]);
    let building = s.buildings[system].get(usize::from(n[1]));
    building.is_some_and(|b| b.owner == seat.into() || s.may_harm(seat, b.owner, system).is_ok())
}

fn choose(cx: &mut Cx<'_>, frame: CardFrame, choice: Choice) {
    if choice != Choice::Yes || !may_hit(cx.s, frame.seat, frame.n) {
        cx.pop();
        return;
    }
    let (seat, [system, index, owner, types, captive, ..]) = (frame.seat, frame.n);
    let system = System(system);
    if let Some(entry) = cx.s.standing_mut(frame.card) {
        entry.used = 1;
    }
    cx.tell(Event::Used { seat, card: frame.card, ability: RUTHLESS });
    let by = Some(seat);
    let mut razed = Razings::default();
    if frame.step == SHIP {
        cx.pop();
        cx.hit_building(system, index, by, &mut razed);
        build::build_ship(cx, seat, system);
    } else {
        // The repetition lies below what the hit brings about.
        let city = cx.s.buildings[system].get(usize::from(index)).filter(|b| !b.damaged).map(|_| index);
        let (step, owner, captive) = (tax::Step::Type, Owner(owner), captive != 0);
        cx.set(Frame::Tax(Taxing { seat, step, system, city, owner, types, captive }));
        cx.hit_building(system, index, by, &mut razed);
    }
    if !razed.is_empty() {
        cx.push(Frame::Razed(Razed { seat, cities: razed, in_battle: false }));
    }
}
