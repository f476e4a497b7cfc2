//! LEAD16: after a battle repairs ships there, one for each starport in systems it controls (Resilient); begins with
//! Material Outraged (Greedy).

use super::leader;
use crate::cards::patterns::ask;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::Cx;
use crate::flow::battle::Battle;
use crate::hooks::{CardFrame, Held, Hooks, Plug, Window};
use crate::ids::*;
use crate::state::State;

const RESILIENT: u8 = 0;

/// LEAD16. `n[0]` is the system of the battle, `n[1]` the most ships.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        after_setup: Some(|cx, held| cx.begin_outraged(held.seat, Resource::Material)),
        in_battle: Some(|s, held, b, window| window == Window::After && repairs(s, held, b) > 0),
        battle_act: Some(|cx, held, _| {
            if let Some(b) = cx.battle() {
                let most = repairs(cx.s, held, &b);
                ask(cx, held, RESILIENT);
                if let Some(crate::flow::Frame::Card(frame)) = cx.s.stack.last_mut() {
                    (frame.n[0], frame.n[1]) = (b.system.0, most);
                }
            }
        }),
        ..Hooks::NONE
    },
    options: Some(|_, frame, out| (0..=frame.n[1]).for_each(|n| out.yes(Choice::Number(n)))),
    choose: Some(repair),
    ..leader("LEAD16", 16)
};

/// How many ships can be repaired: damaged ones there, and starports of anybody in controlled systems.
fn repairs(s: &State, held: Held, b: &Battle) -> u8 {
    if b.attacker != held.seat && b.defender != held.seat.into() {
        return 0;
    }
    let damaged = s.ships[b.system][Owner::from(held.seat)].damaged;
    let ports = s
        .all_buildings()
        .filter(|(system, _, x)| x.kind == PieceKind::STARPORT && s.controls(held.seat, *system))
        .count();
    damaged.min(ports as u8)
}

fn repair(cx: &mut Cx<'_>, frame: CardFrame, choice: Choice) {
    cx.pop();
    let Choice::Number(count) = choice else { return };
    let (seat, system) = (frame.seat, System(frame.n[0]));
    for _ in 0..count {
        if cx.battle().is_some_and(|b| b.attacker == seat && b.ships.damaged > 0) {
            cx.repair_attacker();
            continue;
        }
        let ships = &mut cx.s.ships[system][Owner::from(seat)];
        (ships.fresh, ships.damaged) = (ships.fresh + 1, ships.damaged - 1);
        cx.tell(Event::Repaired { seat, system, kind: PieceKind::SHIP });
    }
}
