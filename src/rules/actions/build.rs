//! Build (R8).

use crate::choice::{Choice, Prompt, Reason};
use crate::components::board::SLOTS;
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{Built, Hook};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;
use serde::{Deserialize, Serialize};

fn may_build(s: &State, seat: Seat, system: System, kind: PieceKind) -> Result<(), Reason> {
    let owner = Owner::from(seat);
    if kind == PieceKind::SHIP {
        let any = any_port(s, seat);
        let starports = || {
            let all = s.buildings[system].iter();
            all.filter(|b| b.kind == PieceKind::STARPORT && (b.owner == owner || any))
        };
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

/// May this seat build ships at starports of others?
fn any_port(s: &State, seat: Seat) -> bool {
    s.answers(Hook::Ports)
        .any(|(held, plug)| held.seat == seat && plug.hooks.ports.is_some_and(|f| f(s, held)))
}

/// May this seat build this outside the slots of a system, by leave of a card (H05)?
fn may_build_outside(s: &State, seat: Seat, system: System, kind: PieceKind) -> Result<(), Reason> {
    let leave = s
        .answers(Hook::Site)
        .any(|(held, plug)| held.seat == seat && plug.hooks.site.is_some_and(|f| f(s, held, system, kind)));
    if !leave {
        Err(Reason::NoSlot)
    } else if !s.present(seat.into(), system) {
        Err(Reason::NoPresence)
    } else if s.buildings[system].iter().any(|b| b.outside && b.kind == kind)
        || s.buildings[system].len() >= 6
    {
        Err(Reason::OneAlready)
    } else {
        match cost(s, system) {
            Some(resource) if paying(s, seat, resource).next().is_none() => Err(Reason::CannotPay(resource)),
            _ => Ok(()),
        }
    }
}

/// What building outside the slots of a system costs: on a planet one of its type, in a gate nothing.
fn cost(s: &State, system: System) -> Option<Resource> {
    if system.is_gate() { None } else { s.planet_type(system) }
}

/// Slots whose token can pay a cost that says *spend* (H77): of the type, or any token where a card lets it
/// stand for the type. Outrage does not matter (R16.8).
pub fn paying(s: &State, seat: Seat, resource: Resource) -> impl Iterator<Item = u8> + use<> {
    let any = s
        .answers(Hook::SpendAs)
        .any(|(held, plug)| held.seat == seat && plug.hooks.spend_as.is_some_and(|f| f(s, held) == resource));
    let slots = s.boards[seat].slots;
    (0..SLOTS as u8).filter(move |i| slots.get(usize::from(*i)).is_some_and(|r| any || r == resource))
}

/// Cities and starports in empty slots where the player has a piece, ships at Loyal starports, and what cards
/// add to that. An empty supply does not forbid any of them (R8.5).
pub fn targets(s: &State, seat: Seat, out: &mut Options) {
    let outside = s.answered.0 >> Hook::Site as u64 & 1 == 1;
    for system in s.systems.iter() {
        for kind in [PieceKind::SHIP, PieceKind::CITY, PieceKind::STARPORT] {
            out.test(Choice::Site { system, kind }, may_build(s, seat, system, kind));
        }
        if outside {
            for kind in [PieceKind::CITY, PieceKind::STARPORT] {
                out.test(Choice::Outside { system, kind }, may_build_outside(s, seat, system, kind));
            }
        }
        if out.full() {
            return;
        }
    }
}

/// A place outside the slots was chosen: what pays for it?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Building {
    /// Who builds.
    pub seat: Seat,
    /// Where.
    pub system: System,
    /// What.
    pub kind: PieceKind,
}

/// The question for the payment.
pub fn prompt(s: &State, b: &Building) -> Prompt {
    Prompt::BuildCost { system: b.system, resource: cost(s, b.system).unwrap_or(Resource::Material) }
}

/// The tokens that can pay.
pub fn payments(s: &State, b: &Building, out: &mut Options) {
    if let Some(resource) = cost(s, b.system) {
        paying(s, b.seat, resource).for_each(|slot| out.yes(Choice::Slot { seat: b.seat, slot }));
    }
}

/// Pays and builds. In the Prelude the token is set aside, later it goes straight to the supply.
pub fn pay(cx: &mut Cx<'_>, b: Building, choice: Choice) {
    cx.pop();
    if let Choice::Slot { seat, slot } = choice {
        let slots = &mut cx.s.boards[seat].slots;
        if let Some(resource) = slots.get(usize::from(slot)) {
            slots.set(usize::from(slot), None);
            if cx.s.turn.prelude {
                cx.s.spent[resource] += 1;
            } else {
                cx.s.supply[resource] += 1;
            }
            let as_ = cost(cx.s, b.system).unwrap_or(resource);
            cx.tell(Event::Spent { seat, resource, as_ });
        }
        place(cx, b.seat, b.system, b.kind, true);
    }
}

/// Places the piece, damaged if somebody else controls the system (R8.3), or nothing for want of one.
pub fn apply(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    match choice {
        Choice::Site { system, kind } => place(cx, seat, system, kind, false),
        Choice::Outside { system, kind } if cost(cx.s, system).is_some() => {
            cx.push(Frame::Build(Building { seat, system, kind }));
        }
        Choice::Outside { system, kind } => place(cx, seat, system, kind, true),
        _ => {}
    }
}

fn place(cx: &mut Cx<'_>, seat: Seat, system: System, kind: PieceKind, outside: bool) {
    if kind == PieceKind::SHIP {
        // A Loyal starport is used before somebody else's.
        let any = any_port(cx.s, seat);
        let ports = cx.s.buildings[system].iter().enumerate();
        let port = ports
            .filter(|(_, b)| b.kind == PieceKind::STARPORT && !b.used && (any || b.owner == seat.into()))
            .max_by_key(|(i, b)| (b.owner == seat.into(), std::cmp::Reverse(*i)))
            .map(|(i, _)| i as u8);
        if build_ship(cx, seat, system)
            && let Some(port) = port
        {
            cx.s.buildings[system][usize::from(port)].used = true;
        }
        after(cx, seat, Built { system, kind, port });
        return;
    }
    let damaged = built_damaged(cx.s, seat, system, kind);
    let board = &cx.s.boards[seat];
    let placed = if kind == PieceKind::CITY { board.cities > 0 } else { board.starports > 0 };
    if placed {
        cx.s.put_building(seat, system, kind);
        if let Some(new) = cx.s.buildings[system].last_mut() {
            (new.damaged, new.outside) = (damaged, outside);
        }
        if !outside {
            // It fills a slot that was taxed while empty, if there is one: the builder would choose so.
            cx.s.taxed_slots[system] = cx.s.taxed_slots[system].saturating_sub(1);
        }
    }
    cx.tell(Event::Built { seat, system, kind, damaged, placed });
    after(cx, seat, Built { system, kind, port: None });
}

fn built_damaged(s: &State, seat: Seat, system: System, kind: PieceKind) -> bool {
    let always_fresh = || {
        s.answers(Hook::BuildFresh)
            .any(|(held, plug)| held.seat == seat && plug.hooks.build_fresh.is_some_and(|f| f(s, held, kind)))
    };
    s.controlled_by_other(seat, system) && !always_fresh()
}

/// Builds a ship in a system, whatever lets it. Returns whether there was one.
pub fn build_ship(cx: &mut Cx<'_>, seat: Seat, system: System) -> bool {
    let kind = PieceKind::SHIP;
    let damaged = built_damaged(cx.s, seat, system, kind);
    let placed = cx.s.boards[seat].ships > 0;
    if placed {
        cx.s.boards[seat].ships -= 1;
        let ships = &mut cx.s.ships[system][Owner::from(seat)];
        if damaged { ships.damaged += 1 } else { ships.fresh += 1 }
    }
    cx.tell(Event::Built { seat, system, kind, damaged, placed });
    placed
}

fn after(cx: &mut Cx<'_>, seat: Seat, built: Built) {
    for (held, plug) in cx.s.answers(Hook::AfterBuild).collect::<Vec<_>>() {
        if held.seat == seat
            && let Some(f) = plug.hooks.after_build
        {
            f(cx, held, built);
        }
    }
}
