//! What an option would change on the table, as far as the rules alone carry it: shown while it is pointed at.

use super::{BuildingView, Marker, Standing, Who};
use rules::ids::{Ambition, Resource, Seat, System};

/// Ships of one owner in one system that would be more or fewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShipChange {
    /// Where.
    pub system: System,
    /// Whose.
    pub who: Who,
    /// Fresh ships more; fewer below 0.
    pub fresh: i8,
    /// Damaged ships more; fewer below 0.
    pub damaged: i8,
}

/// What would become of a building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fate {
    /// It would be built.
    #[default]
    New,
    /// It would be damaged, repaired or used.
    Other,
    /// It would be gone.
    Gone,
}

/// A building that would come, change or go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildingChange {
    /// Where.
    pub system: System,
    /// As it would be; as it is, if it would go.
    pub building: BuildingView,
    /// Its place among the places of the system, and how many there are then.
    pub site: (u8, u8),
    /// What happens to it.
    pub fate: Fate,
}

/// Everything that would be different.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// Ships.
    pub ships: Vec<ShipChange>,
    /// Cities and starports.
    pub buildings: Vec<BuildingChange>,
    /// Systems that somebody else, or nobody, would control.
    pub control: Vec<(System, Option<Who>)>,
    /// Resource slots that would hold something else.
    pub slots: Vec<(Seat, u8, Option<Resource>)>,
    /// Agents on spaces of the Court: how many more.
    pub agents: Vec<(u8, Seat, i8)>,
    /// Power gained or lost.
    pub power: Vec<(Seat, i16)>,
    /// Counts, places and gains in the ambitions.
    pub standings: Vec<(Ambition, Standing)>,
    /// Markers that would come to an ambition.
    pub markers: Vec<(Ambition, Marker)>,
    /// What of it needs words, in sentences.
    pub said: Vec<String>,
}

impl Effects {
    /// Ships that would come to a system: whose, how many, damaged or not.
    pub fn arriving(&self, system: System) -> Vec<(Who, u8, bool)> {
        let here = self.ships.iter().filter(|s| s.system == system);
        let both = here.flat_map(|s| [(s.who, s.fresh, false), (s.who, s.damaged, true)]);
        both.filter(|(_, n, _)| *n > 0).map(|(who, n, damaged)| (who, n as u8, damaged)).collect()
    }

    /// Would ships of this owner and state leave the system or be lost there?
    pub fn leaving(&self, system: System, who: Who, damaged: bool) -> bool {
        let here = self.ships.iter().find(|s| s.system == system && s.who == who);
        here.is_some_and(|s| if damaged { s.damaged < 0 } else { s.fresh < 0 })
    }

    /// The new standing of a player in an ambition, if it would change.
    pub fn standing(&self, ambition: Ambition, seat: Seat) -> Option<Standing> {
        self.standings.iter().find(|(a, s)| *a == ambition && s.seat == seat).map(|(_, s)| *s)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hit_makes_a_fresh_ship_leave_and_a_damaged_one_come() {
        let (system, who) = (System(3), Who::default());
        let hit = ShipChange { system, who, fresh: -1, damaged: 1 };
        let effects = Effects { ships: vec![hit], ..Effects::default() };
        assert_eq!(effects.arriving(system), [(who, 1, true)]);
        assert!(effects.leaving(system, who, false) && !effects.leaving(system, who, true));
        assert!(effects.arriving(System(4)).is_empty());
    }
}
