//! The 6 Vox cards of the base Court.

pub mod call_to_action;
pub mod guild_struggle;
pub mod mass_uprising;
pub mod outrage_spreads;
pub mod populist_demands;
pub mod song_of_freedom;
