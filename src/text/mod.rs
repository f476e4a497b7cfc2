//! Every word that a person reads, by language.

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod names;
pub mod screens;
pub mod table;
