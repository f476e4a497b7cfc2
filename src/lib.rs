//! Arcs in a browser.

#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;

pub mod model;
pub use rules;
pub mod save;
pub mod session;
pub mod text;
pub mod thinking;
