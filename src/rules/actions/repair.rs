//! Repair (R10).

use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::flow::Cx;
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

/// Damaged Loyal ships and buildings anywhere.
pub fn targets(s: &State, seat: Seat, out: &mut Options) {
    let owner = Owner::from(seat);
    for system in s.systems.iter() {
        let ships = s.ships[system][owner];
        let damaged = |yes: bool| if yes { Ok(()) } else { Err(Reason::NothingDamaged) };
        if ships.total() > 0 {
            out.test(Choice::Ship { system, owner, damaged: true }, damaged(ships.damaged > 0));
        }
        for (i, building) in s.buildings[system].iter().enumerate().filter(|(_, b)| b.owner == owner) {
            if !s.buildings[system][..i].contains(building) {
                out.test(Choice::Building { system, index: i as u8 }, damaged(building.damaged));
            }
        }
        if out.full() {
            return;
        }
    }
}

/// Makes the piece fresh.
pub fn apply(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    match choice {
        Choice::Ship { system, owner, .. } => {
            let ships = &mut cx.s.ships[system][owner];
            (ships.fresh, ships.damaged) = (ships.fresh + 1, ships.damaged - 1);
            cx.tell(Event::Repaired { seat, system, kind: PieceKind::SHIP });
        }
        Choice::Building { system, index } => {
            let building = &mut cx.s.buildings[system][index as usize];
            building.damaged = false;
            let kind = building.kind;
            cx.tell(Event::Repaired { seat, system, kind });
        }
        _ => {}
    }
}
