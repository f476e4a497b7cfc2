//! How well a bot plays, and how long it may think.

use crate::Bot;
use crate::data;
use crate::greedy::{Greedy, Slips};
use crate::hard::{Hard, Search};
use crate::mind::Care;
use crate::net::Net;
use crate::plan::Breadth;
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

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    /// A bot of this level.
    pub fn bot(self, effort: Effort) -> Box<dyn Bot> {
        self.bot_of(data::net(), effort)
    }

    /// The same with another network than the one that is shipped.
    pub fn bot_of(self, net: &'static Net, _effort: Effort) -> Box<dyn Bot> {
        match self {
            Level::Easy => {
                let slips = Slips { overlooks: 35, misjudges: 0.05 };
                Box::new(Greedy { net, care: Care { rolls: 2, draws: 1, ways: 60 }, slips })
            }
            Level::Hard => {
                let care = Care { rolls: 4, draws: 2, ways: 200 };
                let env =
                    |name: &str, or: f32| std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(or);
                let search = Search {
                    care,
                    breadth: Breadth { width: env("W", 6.0) as usize, nodes: env("N", 6000.0) as u32 },
                    deals: env("D", 1.0) as u32,
                    rivals: env("K", 3.0) as usize,
                    sequels: env("S", 0.0) as u32,
                    margin: env("M", 0.04),
                };
                Box::new(Hard { net, search })
            }
            Level::Normal => {
                let slips = Slips { overlooks: 0, misjudges: 0.0 };
                Box::new(Greedy { net, care: Care { rolls: 4, draws: 2, ways: 200 }, slips })
            }
        }
    }
}
