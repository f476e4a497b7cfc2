//! The rules of Arcs, base game, for 2–4 players.
//!
//! [`Game`] is the one door: it says whose decision it is and what can be chosen, takes a choice, and
//! returns what happened. Underneath lies [`State`], plain data that bots copy and step.

pub mod actions;
pub mod ask;
pub mod cards;
pub mod chance;
pub mod choice;
pub mod components;
pub mod event;
pub mod fact;
pub mod flow;
pub mod forms;
pub mod game;
pub mod hooks;
pub mod ids;
pub mod kit;
pub mod options;
mod packed;
pub mod pile;
pub mod position;
pub mod state;
pub mod verify;
pub mod view;

pub use game::Game;
pub use state::{Setup, State};
