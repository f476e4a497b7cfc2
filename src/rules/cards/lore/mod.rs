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

use crate::choice::Reason;
use crate::flow::Cx;
use crate::hooks::{Held, Kind, Plug};
use crate::ids::*;
use crate::state::State;

/// A lore card with nothing in it.
pub const fn lore(id: &'static str) -> Plug {
    Plug::row(id, Kind::Lore)
}

/// Works only while this ambition has a marker (L-c).
fn while_declared(s: &State, ambition: Ambition) -> Result<(), Reason> {
    if s.is_declared(ambition) { Ok(()) } else { Err(Reason::NotDeclared(ambition)) }
}

/// P-CLEAR: the card is discarded and these types are Outraged no more; one that is not stays as it is.
fn clear(cx: &mut Cx<'_>, held: Held, resources: &[Resource]) {
    cx.discard_card(held);
    resources.iter().for_each(|resource| cx.clear_outrage(held.seat, *resource));
}
