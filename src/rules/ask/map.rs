//! Neighbours, types, slots, presence, control (R3, R8.2).

use crate::choice::Reason;
use crate::components::map;
use crate::hooks::Hook;
use crate::ids::*;
use crate::state::{Building, State};

impl State {
    /// Systems that ships can reach in one step (R3.2, R3.3).
    pub fn neighbours(&self, system: System) -> SystemSet {
        let mut set = self.links[system];
        for (held, plug) in self.answers(Hook::Links) {
            set = plug.hooks.links.map_or(set, |f| f(self, held, system, set));
        }
        set.and(self.systems)
    }

    /// The resource types of a system, a bit each; none for a gate.
    pub fn types(&self, system: System) -> u8 {
        let mut types = match self.overlay[system] {
            0 => map::planet_type(system).map_or(0, |r| 1 << r as u8),
            replaced => 1 << (replaced - 1),
        };
        for (held, plug) in self.answers(Hook::Types) {
            types = plug.hooks.types.map_or(types, |f| f(self, held, system, types));
        }
        types
    }

    /// The resource type of a system, if it has exactly one.
    pub fn planet_type(&self, system: System) -> Option<Resource> {
        let types = self.types(system);
        (types.count_ones() == 1).then(|| Resource::ALL[types.trailing_zeros() as usize])
    }

    /// How many building slots a system has.
    pub fn slot_count(&self, system: System) -> u8 {
        let mut count = map::slots(system);
        for (held, plug) in self.answers(Hook::SlotCount) {
            count = plug.hooks.slot_count.map_or(count, |f| f(self, held, system, count));
        }
        count
    }

    /// Building slots that are still empty.
    pub fn empty_slots(&self, system: System) -> u8 {
        let used = self.buildings[system].iter().filter(|b| !b.outside).count() as u8;
        self.slot_count(system).saturating_sub(used)
    }

    /// Who controls a system: more fresh ships than every other player (R3.4), unless a rule says otherwise.
    pub fn control(&self, system: System) -> Option<Owner> {
        let mut best = (0, None);
        let ships = &self.ships[system];
        for seat in self.seats() {
            let fresh = ships[Owner::from(seat)].fresh;
            if fresh > best.0 {
                best = (fresh, Some(Owner::from(seat)));
            } else if fresh == best.0 {
                best.1 = None;
            }
        }
        let mut holder = best.1;
        for (held, plug) in self.answers(Hook::Control) {
            holder = plug.hooks.control.map_or(holder, |f| f(self, held, system, holder));
        }
        holder
    }

    /// Does this seat control the system?
    pub fn controls(&self, seat: Seat, system: System) -> bool {
        self.control(system) == Some(seat.into())
    }

    /// Does anyone but this seat control the system?
    pub fn controlled_by_other(&self, seat: Seat, system: System) -> bool {
        self.control(system).is_some_and(|o| o != seat.into())
    }

    /// Has this owner a ship or building in the system?
    pub fn present(&self, owner: Owner, system: System) -> bool {
        self.ships[system][owner].total() > 0 || self.has_building(owner, system)
    }

    /// Has this owner a building in the system?
    pub fn has_building(&self, owner: Owner, system: System) -> bool {
        self.buildings[system].iter().any(|b| b.owner == owner && self.kit.piece(b.kind).building)
    }

    /// Has this owner a Loyal starport, fresh or damaged, in the system?
    pub fn has_starport(&self, owner: Owner, system: System) -> bool {
        self.buildings[system].iter().any(|b| b.owner == owner && b.kind == PieceKind::STARPORT)
    }

    /// Every building on the map with its place.
    pub fn all_buildings(&self) -> impl Iterator<Item = (System, u8, &Building)> {
        self.systems
            .iter()
            .flat_map(|s| self.buildings[s].iter().enumerate().map(move |(i, b)| (s, i as u8, b)))
    }

    /// May `actor` harm this owner's pieces here (H61)?
    pub fn may_harm(&self, actor: Seat, target: Owner, system: System) -> Result<(), Reason> {
        for (held, plug) in self.answers(Hook::Harm) {
            if let Some(f) = plug.hooks.harm {
                f(self, held, actor, target, system)?;
            }
        }
        Ok(())
    }
}
