//! Constant tables of the base game (spec 02).

pub mod action_cards;
pub mod board;
pub mod dice;
pub mod leaders;
pub mod map;
pub mod markers;
pub mod setup_cards;
