//! Questions about a state. They change nothing and ask the cards in play where a hook says so.

mod counts;
mod map;
mod steal;

pub use counts::AMBITIONS;
