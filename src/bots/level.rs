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
    /// A good player who thinks about the turn at hand, and between options that are nearly alike is not always right.
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

    /// The level of this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// A bot of this level.
    pub fn bot(self, effort: Effort) -> Box<dyn Bot> {
        self.bot_of(data::net(), effort)
    }

    /// The same with another network than the one that is shipped.
    pub fn bot_of(self, net: &'static Net, effort: Effort) -> Box<dyn Bot> {
        match self {
            Level::Easy => {
                Box::new(Greedy { net, care: GLANCE, slips: Slips { overlooks: 12, misjudges: 0.02 } })
            }
            Level::Normal => {
                Box::new(Greedy { net, care: CARE, slips: Slips { overlooks: 0, misjudges: 0.011 } })
            }
            Level::Hard => Box::new(Hard { net, search: effort.search() }),
        }
    }
}

/// A look at what comes next.
const GLANCE: Care = Care { rolls: 2, draws: 1, ways: 60 };
/// A good look at it.
const CARE: Care = Care { rolls: 4, draws: 2, ways: 200 };
/// A look at each of many steps.
const SEARCH: Care = Care { rolls: 3, draws: 2, ways: 50 };

impl Effort {
    /// What Hard searches.
    const fn search(self) -> Search {
        match self {
            Effort::Quick => Search {
                care: SEARCH,
                breadth: Breadth { width: 3, nodes: 1200 },
                deals: 2,
                rivals: 4,
                rows: 78_000,
                margin: 0.05,
            },
            Effort::Table => Search {
                care: SEARCH,
                breadth: Breadth { width: 6, nodes: 6000 },
                deals: 6,
                rivals: 6,
                rows: 600_000,
                margin: 0.06,
            },
        }
    }
}
