//! The rules of Arcs.

pub mod components;
pub mod ids;
