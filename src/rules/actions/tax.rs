//! Tax (R7).

use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::flow::Cx;
use crate::ids::*;
use crate::options::Options;
use crate::state::{Building, State};

fn may_tax(s: &State, seat: Seat, system: System, city: &Building) -> Result<(), Reason> {
    if city.owner != seat.into() && !s.controls(seat, system) {
        Err(Reason::NotControlled)
    } else if city.used {
        Err(Reason::AlreadyTaxed)
    } else {
        Ok(())
    }
}

/// Loyal cities anywhere, and Rival cities in systems the player controls, once a turn each.
pub fn targets(s: &State, seat: Seat, out: &mut Options) {
    for system in s.systems.iter() {
        for (i, city) in s.buildings[system].iter().enumerate().filter(|(_, b)| b.kind == PieceKind::CITY) {
            // Equal cities of one system are one choice: the first of them.
            let twin = s.buildings[system][..i].contains(city);
            if !twin && city.owner.seat().is_some() {
                let choice = Choice::Building { system, index: i as u8 };
                out.test(choice, may_tax(s, seat, system, city));
            }
        }
        if out.full() {
            return;
        }
    }
}

/// Gains the city's resource; a Rival's city also costs its owner an agent (R7.3).
pub fn apply(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    let Choice::Building { system, index } = choice else { return };
    cx.s.buildings[system][index as usize].used = true;
    let owner = cx.s.buildings[system][index as usize].owner;
    let kind = cx.s.planet_type(system);
    let rival = owner.seat().filter(|o| *o != seat);
    let mut batch = ByResource::default();
    let gained = kind.filter(|kind| cx.take_supply(&mut batch, *kind, 1) > 0);
    let captured = rival.is_some_and(|r| cx.s.boards[r].agents > 0);
    cx.tell(Event::Taxed { seat, system, owner, gained, captured });
    if let Some(rival) = rival {
        cx.capture_from_supply(seat, rival, 1);
    }
    cx.receive(seat, batch);
}
