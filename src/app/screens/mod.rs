//! Every screen but the table.

pub mod about;
pub mod away;
mod card_choice;
mod first_choice;
pub mod fork;
pub mod game_over;
pub mod home;
pub mod menu;
pub mod new_game;
pub mod parts;
pub mod pass;
mod power_chart;
mod report;
mod ring;
pub mod saved;
mod seat_row;
pub mod send;
pub mod setup_map;
pub mod since;
pub mod sprite;
mod start_bar;
pub mod table_place;
pub mod taken;
pub mod who;
