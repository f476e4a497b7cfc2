//! Arcs in a browser.

pub use rules;
