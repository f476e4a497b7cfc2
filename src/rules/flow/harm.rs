//! Hits, destruction, and what destroyed cities bring about (R3.5, R14).

use crate::choice::Ships;
use crate::event::Event;
use crate::fact::Fact;
use crate::flow::{Cx, Frame, Next, securing};
use crate::ids::*;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// A destroyed city whose consequences are still to come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Razing {
    /// Whose it was.
    pub owner: Owner,
    /// The types of its system when it was destroyed, a bit each.
    pub types: u8,
}

/// Cities destroyed at once: a system holds at most six buildings.
pub type Razings = ArrayVec<[Razing; 6]>;

/// Destroyed cities, taken one after the other: Outrage, then Ransack (R14.2). All cities of one battle
/// stood in one system and belonged to one defender, so their order is no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Razed {
    /// Who destroyed them.
    pub seat: Seat,
    /// Those still to come.
    pub cities: Razings,
    /// They were destroyed in a battle.
    pub in_battle: bool,
}

/// Takes the next city.
pub fn advance(cx: &mut Cx<'_>, mut razed: Razed) -> Next {
    if razed.cities.is_empty() {
        cx.pop();
        return Next::Go;
    }
    let city = razed.cities.remove(0);
    cx.set(Frame::Razed(razed));
    for resource in Resource::ALL.into_iter().filter(|r| city.types >> *r as u8 & 1 == 1) {
        cx.provoke_outrage(razed.seat, resource);
    }
    if let Some(against) = city.owner.seat().filter(|owner| *owner != razed.seat) {
        securing::ransack(cx, razed.seat, against, razed.in_battle);
    }
    Next::Go
}

impl Cx<'_> {
    /// One hit on one of these ships. `by` takes a destroyed one as a Trophy. Returns whether it was destroyed.
    pub fn hit_ship(&mut self, system: System, owner: Owner, damaged: bool, by: Option<Seat>) -> bool {
        let Ships { fresh, damaged: hurt } = &mut self.s.ships[system][owner];
        if damaged {
            *hurt -= 1;
        } else {
            (*fresh, *hurt) = (*fresh - 1, *hurt + 1);
        }
        let kind = PieceKind::SHIP;
        self.tell(Event::Hit { system, owner, kind, destroyed: damaged });
        if damaged {
            self.take_trophy(by, owner, kind);
            self.tell_destroyed(system, owner, kind, by);
        }
        damaged
    }

    /// Destroys one of these ships at once, whatever its state.
    pub fn destroy_ship(&mut self, system: System, owner: Owner, damaged: bool, by: Option<Seat>) {
        let ships = &mut self.s.ships[system][owner];
        *(if damaged { &mut ships.damaged } else { &mut ships.fresh }) -= 1;
        let kind = PieceKind::SHIP;
        self.tell(Event::Hit { system, owner, kind, destroyed: true });
        self.take_trophy(by, owner, kind);
        self.tell_destroyed(system, owner, kind, by);
    }

    /// One hit on a building. A destroyed city is added to `razed`. Returns whether it was destroyed.
    pub fn hit_building(&mut self, system: System, index: u8, by: Option<Seat>, razed: &mut Razings) -> bool {
        let building = self.s.buildings[system][index as usize];
        let (owner, kind) = (building.owner, building.kind);
        self.tell(Event::Hit { system, owner, kind, destroyed: building.damaged });
        if !building.damaged {
            self.s.buildings[system][index as usize].damaged = true;
            return false;
        }
        let types = self.s.types(system);
        self.s.buildings[system].remove(index as usize);
        if self.s.kit.piece(kind).provokes {
            razed.push(Razing { owner, types });
        }
        self.take_trophy(by, owner, kind);
        self.tell_destroyed(system, owner, kind, by);
        true
    }

    fn tell_destroyed(&mut self, system: System, owner: Owner, kind: PieceKind, by: Option<Seat>) {
        if let Some(by) = by {
            self.fact(Fact::Destroyed { system, owner, kind, by });
        }
    }
}
