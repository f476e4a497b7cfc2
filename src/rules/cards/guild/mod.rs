//! The 25 Guild cards of the base Court.

pub mod admin_union;
pub mod arms_union;
pub mod construction_union;
pub mod court_enforcers;
pub mod elder_broker;
pub mod farseers;
pub mod fuel_cartel;
pub mod galactic_bards;
pub mod gatekeepers;
pub mod lattice_spies;
pub mod loyal_empaths;
pub mod loyal_engineers;
pub mod loyal_keepers;
pub mod loyal_marines;
pub mod loyal_pilots;
pub mod material_cartel;
pub mod mining_interest;
pub mod prison_wardens;
pub mod relic_fence;
pub mod secret_order;
pub mod shipping_interest;
pub mod silver_tongues;
pub mod skirmishers;
pub mod spacing_union;
pub mod sworn_guardians;
