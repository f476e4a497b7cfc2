//! Build (R8).

use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::flow::Cx;
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

fn may_build(s: &State, seat: Seat, system: System, kind: PieceKind) -> Result<(), Reason> {
    let owner = Owner::from(seat);
    if kind == PieceKind::SHIP {
        let starports =
            || s.buildings[system].iter().filter(|b| b.owner == owner && b.kind == PieceKind::STARPORT);
        return if starports().any(|b| !b.used) {
            Ok(())
        } else if starports().next().is_some() {
            Err(Reason::StarportUsed)
        } else {
            Err(Reason::NoStarport)
        };
    }
    if s.slot_count(system) == 0 {
        Err(Reason::NoPlanet)
    } else if !s.present(owner, system) {
        Err(Reason::NoPresence)
    } else if s.empty_slots(system) == 0 || s.buildings[system].len() >= 6 {
        Err(Reason::NoSlot)
    } else {
        Ok(())
    }
}

/// Cities and starports in empty slots where the player has a piece, ships at Loyal starports.
/// An empty supply does not forbid any of them (R8.5).
pub fn targets(s: &State, seat: Seat, out: &mut Options) {
    for system in s.systems.iter() {
        for kind in [PieceKind::SHIP, PieceKind::CITY, PieceKind::STARPORT] {
            out.test(Choice::Site { system, kind }, may_build(s, seat, system, kind));
        }
        if out.full() {
            return;
        }
    }
}

/// Places the piece, damaged if somebody else controls the system (R8.3), or nothing for want of one.
pub fn apply(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    let Choice::Site { system, kind } = choice else { return };
    let owner = Owner::from(seat);
    let damaged = cx.s.controlled_by_other(seat, system);
    let board = &cx.s.boards[seat];
    let placed = match kind {
        PieceKind::SHIP => board.ships > 0,
        PieceKind::CITY => board.cities > 0,
        _ => board.starports > 0,
    };
    if placed && kind == PieceKind::SHIP {
        cx.s.boards[seat].ships -= 1;
        let ships = &mut cx.s.ships[system][owner];
        if damaged {
            ships.damaged += 1
        } else {
            ships.fresh += 1
        }
        let port = cx.s.buildings[system]
            .iter_mut()
            .find(|b| b.owner == owner && b.kind == PieceKind::STARPORT && !b.used);
        if let Some(port) = port {
            port.used = true;
        }
    } else if placed {
        cx.s.put_building(seat, system, kind);
        if let Some(new) = cx.s.buildings[system].last_mut() {
            new.damaged = damaged;
        }
    }
    cx.tell(Event::Built { seat, system, kind, damaged, placed });
}
