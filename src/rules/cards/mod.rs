//! The cards, one place each: a row of data and the functions of the hooks it answers (spec 03).
//!
//! What several cards share is in `patterns`. The order of [`BASE`] gives cards their numbers, which
//! saved games use: new rows go to the end.

mod guild;
mod leaders;
mod lore;
mod patterns;
mod vox;

pub use lore::galactic_rifles::{Firing, FiringStep, firing};

use crate::hooks::{HookMask, Plug};

/// BC01–BC31, LEAD01–LEAD16, L01–L28.
pub static BASE: [&Plug; 75] = [
    &guild::loyal_engineers::CARD,
    &guild::mining_interest::CARD,
    &guild::material_cartel::CARD,
    &guild::admin_union::CARD,
    &guild::construction_union::CARD,
    &guild::fuel_cartel::CARD,
    &guild::loyal_pilots::CARD,
    &guild::gatekeepers::CARD,
    &guild::shipping_interest::CARD,
    &guild::spacing_union::CARD,
    &guild::arms_union::CARD,
    &guild::prison_wardens::CARD,
    &guild::skirmishers::CARD,
    &guild::court_enforcers::CARD,
    &guild::loyal_marines::CARD,
    &guild::lattice_spies::CARD,
    &guild::farseers::CARD,
    &guild::secret_order::CARD,
    &guild::loyal_empaths::CARD,
    &guild::silver_tongues::CARD,
    &guild::loyal_keepers::CARD,
    &guild::sworn_guardians::CARD,
    &guild::elder_broker::CARD,
    &guild::relic_fence::CARD,
    &guild::galactic_bards::CARD,
    &vox::mass_uprising::CARD,
    &vox::populist_demands::CARD,
    &vox::outrage_spreads::CARD,
    &vox::song_of_freedom::CARD,
    &vox::guild_struggle::CARD,
    &vox::call_to_action::CARD,
    &leaders::elder::CARD,
    &leaders::mystic::CARD,
    &leaders::fuel_drinker::CARD,
    &leaders::upstart::CARD,
    &leaders::rebel::CARD,
    &leaders::warrior::CARD,
    &leaders::feastbringer::CARD,
    &leaders::demagogue::CARD,
    &leaders::archivist::CARD,
    &leaders::overseer::CARD,
    &leaders::corsair::CARD,
    &leaders::noble::CARD,
    &leaders::anarchist::CARD,
    &leaders::shaper::CARD,
    &leaders::agitator::CARD,
    &leaders::quartermaster::CARD,
    &lore::tool_priests::CARD,
    &lore::galactic_rifles::CARD,
    &lore::sprinter_drives::CARD,
    &lore::mirror_plating::CARD,
    &lore::hidden_harbors::CARD,
    &lore::signal_breaker::CARD,
    &lore::repair_drones::CARD,
    &lore::gate_ports::CARD,
    &lore::cloud_cities::CARD,
    &lore::living_structures::CARD,
    &lore::gate_stations::CARD,
    &lore::railgun_arrays::CARD,
    &lore::ancient_holdings::CARD,
    &lore::seeker_torpedoes::CARD,
    &lore::predictive_sensors::CARD,
    &lore::force_beams::CARD,
    &lore::raider_exosuits::CARD,
    &lore::survival_overrides::CARD,
    &lore::empaths_vision::CARD,
    &lore::empaths_bond::CARD,
    &lore::keepers_trust::CARD,
    &lore::keepers_solidarity::CARD,
    &lore::warlords_cruelty::CARD,
    &lore::warlords_terror::CARD,
    &lore::tyrants_ego::CARD,
    &lore::tyrants_authority::CARD,
    &lore::tycoons_ambition::CARD,
    &lore::tycoons_charm::CARD,
];

/// The hooks of each of them.
pub static MASKS: [HookMask; BASE.len()] = {
    let mut masks = [HookMask(0); BASE.len()];
    let mut i = 0;
    while i < BASE.len() {
        masks[i] = BASE[i].hooks.mask();
        i += 1;
    }
    masks
};
