//! Arcs in a browser.

#[cfg(target_arch = "wasm32")]
pub mod app;

pub use rules;
