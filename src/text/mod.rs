//! Every word that a person reads, by language.

pub mod names;
pub mod screens;
pub mod table;
