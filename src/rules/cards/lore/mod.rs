//! The twenty-eight lore cards (spec 04 §5).

pub mod ancient_holdings;
pub mod cloud_cities;
pub mod empaths_bond;
pub mod empaths_vision;
pub mod force_beams;
pub mod galactic_rifles;
pub mod gate_ports;
pub mod gate_stations;
pub mod hidden_harbors;
pub mod keepers_solidarity;
pub mod keepers_trust;
pub mod living_structures;
pub mod mirror_plating;
pub mod predictive_sensors;
pub mod raider_exosuits;
pub mod railgun_arrays;
pub mod repair_drones;
pub mod seeker_torpedoes;
pub mod signal_breaker;
pub mod sprinter_drives;
pub mod survival_overrides;
pub mod tool_priests;
pub mod tycoons_ambition;
pub mod tycoons_charm;
pub mod tyrants_authority;
pub mod tyrants_ego;
pub mod warlords_cruelty;
pub mod warlords_terror;

use crate::hooks::{Kind, Plug};

/// A lore card with nothing in it.
pub const fn lore(id: &'static str) -> Plug {
    Plug::row(id, Kind::Lore)
}
