//! The map's part of the model.

use super::Who;
use rules::ids::{Owner, PieceKind, Resource, System};

/// Ships of one owner in one system, drawn as one plate fresh and one damaged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plate {
    /// Whose ships.
    pub who: Who,
    /// How many are fresh.
    pub fresh: u8,
    /// How many are damaged.
    pub damaged: u8,
}

/// A city or starport.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildingView {
    /// Its index in the system's list: what [`super::Target::Building`] names.
    pub index: u8,
    /// Whose.
    pub who: Who,
    /// City or starport.
    pub kind: PieceKind,
    /// Is it damaged?
    pub damaged: bool,
    /// The slot it stands in; none when a card let it stand outside the slots.
    pub slot: Option<u8>,
    /// Taxed, or built with, this turn.
    pub used: bool,
}

/// A line of the opened system: something possible there, or the reason why not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// Is it possible?
    pub possible: bool,
    /// The sentence, already worded.
    pub text: String,
}

/// One system.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SystemView {
    /// Which.
    pub system: System,
    /// Its printed planet type; none for a gate.
    pub planet: Option<Resource>,
    /// A token that lies on the planet and replaces its type.
    pub token: Option<Resource>,
    /// Whose pieces start here, and with which letter of the setup card: shown during the draft.
    pub start: Option<(Who, char)>,
    /// Building slots it has.
    pub slots: u8,
    /// Who controls it.
    pub control: Option<Who>,
    /// Ships, by owner.
    pub plates: Vec<Plate>,
    /// Cities and starports.
    pub buildings: Vec<BuildingView>,
    /// What could be done here, and why not; may be filled only when the system is opened.
    pub notes: Vec<Note>,
}

impl SystemView {
    /// What the planet counts as.
    pub fn kind(&self) -> Option<Resource> {
        self.token.or(self.planet)
    }

    /// Places for buildings: the slots, then one for each building that stands beside them.
    pub fn sites(&self) -> u8 {
        sites(self.slots, &self.buildings)
    }

    /// The place of a building among them.
    pub fn site(&self, building: &BuildingView) -> u8 {
        site(self.slots, &self.buildings, building)
    }

    /// Owners with anything here, ship owners first.
    pub fn owners(&self) -> Vec<Who> {
        let mut out: Vec<Who> = Vec::new();
        for who in self.plates.iter().map(|p| p.who).chain(self.buildings.iter().map(|b| b.who)) {
            if !out.iter().any(|w| w.owner == who.owner) {
                out.push(who);
            }
        }
        out
    }

    /// The ships of `owner`: fresh, damaged.
    pub fn ships(&self, owner: Owner) -> (u8, u8) {
        self.plates.iter().find(|p| p.who.owner == owner).map_or((0, 0), |p| (p.fresh, p.damaged))
    }
}

/// Places for these buildings where there are so many slots: see [`SystemView::sites`].
pub fn sites(slots: u8, buildings: &[BuildingView]) -> u8 {
    slots + buildings.iter().filter(|b| b.slot.is_none()).count() as u8
}

/// The place of one of them: see [`SystemView::site`].
pub fn site(slots: u8, buildings: &[BuildingView], building: &BuildingView) -> u8 {
    let before = |b: &&BuildingView| b.slot.is_none() && b.index < building.index;
    building.slot.unwrap_or_else(|| slots + buildings.iter().filter(before).count() as u8)
}

/// The whole map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MapView {
    /// Clusters out of play: bit k for cluster k.
    pub out: u8,
    /// The 24 printed systems in the order of their ids, those out of play too.
    pub systems: Vec<SystemView>,
}

impl MapView {
    /// One system; empty if the list lacks it.
    pub fn system(&self, system: System) -> SystemView {
        self.systems
            .iter()
            .find(|s| s.system == system)
            .cloned()
            .unwrap_or_else(|| SystemView { system, ..SystemView::default() })
    }

    /// Is this cluster, 1–6, out of play?
    pub fn is_out(&self, cluster: u8) -> bool {
        self.out >> cluster & 1 == 1
    }
}

/// Ships on their way from one system to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Travel {
    /// From here.
    pub from: System,
    /// To here, a neighbour.
    pub to: System,
    /// Whose.
    pub who: Who,
    /// How many.
    pub count: u8,
}

/// What the last choice set in motion; shown once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Motion {
    /// Which choice it was, counted from the start of the game.
    pub step: usize,
    /// Ships that moved.
    pub travels: Vec<Travel>,
    /// Where a battle began.
    pub battle: Option<System>,
}

/// What a system shows because of the decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glow {
    /// The act starts here.
    pub origin: bool,
    /// Options that lie in this system, its plates and buildings included.
    pub options: Vec<usize>,
    /// The key of the option if there is one, how many if there are several; empty for none.
    pub key: String,
}
