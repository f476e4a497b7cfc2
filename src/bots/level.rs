//! How well a bot plays, and how long it may think.

use crate::{Bot, RandomBot};
use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Sound and quick, with the mistakes of people.
    Easy,
    /// A good player who thinks about the turn at hand.
    Normal,
    /// Searches: whole turns, and what the others may do about them.
    Hard,
}

/// How much a search may look at for one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effort {
    /// About 20 ms natively: for tournaments.
    Quick,
    /// For play at a screen: a whole turn takes a few seconds at most.
    Table,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// A bot of this level.
    pub fn bot(self, _effort: Effort) -> Box<dyn Bot> {
        Box::new(RandomBot)
    }
}
