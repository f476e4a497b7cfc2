//! Every word that a person reads, by language.

pub mod names;
pub mod table;
