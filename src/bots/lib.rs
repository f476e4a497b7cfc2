//! Players that are no people. A bot sees what a seat may know ([`View`]) and nothing else, brings no memory of its
//! own, and takes its luck from a generator that it is given: equal views under equal seeds give equal choices.

pub mod data;
pub mod features;
pub mod greedy;
pub mod hard;
mod level;
pub mod mind;
pub mod net;
pub mod plan;
pub mod sequel;
mod simple;
mod thought;
pub mod turn;
mod why;

pub use level::{Effort, Level};
pub use simple::{Person, RandomBot};
pub use thought::{Thought, Why};

use rules::chance::Seeded;
use rules::view::View;

/// Whoever decides for a seat: random, greedy, searching, or a person who is asked.
pub trait Bot {
    /// Takes one of the options of the view, which are the viewer's and at least one.
    fn choose(&mut self, view: &View, random: &mut Seeded) -> Thought;
}
