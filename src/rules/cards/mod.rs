//! The cards, one place each: a row of data and the functions of the hooks it answers (spec 03).
//!
//! What several cards share is in `patterns`. The order of [`BASE`] gives cards their numbers, which
//! saved games use: new rows go to the end.

mod guild;
mod patterns;
mod vox;

use crate::hooks::Plug;

/// BC01–BC31.
pub static BASE: [&Plug; 31] = [
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
];
