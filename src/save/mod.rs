//! A game as text and back: a short text for links, storage and messages, and a file that people can read.
//!
//! Nothing of the future is in either: chance is asked late, so what has not happened is nowhere.

pub mod bundle;
pub mod coder;
pub mod compact;
pub mod envelope;
pub mod file;
mod migrate;
mod position;
mod table;
mod tape;
#[cfg(test)]
pub mod tests;

use crate::session::{ConfigError, TableConfig};
use rules::Game;
use rules::game::LoadError;

/// Names a game on every device that it travels to.
pub type GameId = u64;

/// Bits of a [`GameId`].
pub const ID_BITS: u32 = 40;

/// What is known of a game besides the game itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its name among games.
    pub id: GameId,
    /// Its name among people; empty if nobody gave it one.
    pub title: String,
    /// The table.
    pub config: TableConfig,
}

impl Head {
    /// The same without characters in title and names that are none or that turn others around, and without blanks
    /// around them: text comes from anywhere.
    pub fn tidy(&self) -> Head {
        let mut head = self.clone();
        head.title = tidy(&head.title).chars().take(MAX_TITLE).collect();
        head.title.truncate(head.title.trim_end().len());
        head.config.seats.iter_mut().for_each(|seat| seat.name = tidy(&seat.name));
        head
    }
}

fn tidy(text: &str) -> String {
    let is_plain = |c: &char| {
        !c.is_control() && !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let text: String = text.chars().filter(is_plain).collect();
    text.trim().to_string()
}

/// Most characters a title may have.
pub const MAX_TITLE: usize = 60;

/// A game that was opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// What is known of it.
    pub head: Head,
    /// The game at the same decision.
    pub game: Game,
    /// What could not be brought over.
    pub loss: Loss,
}

/// What is lost when a game comes from an engine that plays otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Loss {
    /// Nothing: the engine is the same.
    #[default]
    Nothing,
    /// Everything before the turn at hand cannot be shown; so many of its choices must be made again.
    History {
        /// Entries since the start of the turn that this engine does not know.
        choices: usize,
    },
}

/// Why a text is no game here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is none of ours.
    NotOurs,
    /// A newer version of the program wrote it.
    Newer,
    /// It is longer than any game.
    TooLong,
    /// Characters at its end are missing.
    Cut {
        /// How many.
        missing: usize,
    },
    /// Characters were changed.
    Altered,
    /// It is no JSON: line and column.
    Json(usize, usize),
    /// It is JSON, but not of a game.
    NoGame,
    /// The table cannot be.
    Table(ConfigError),
    /// The game cannot be.
    Game(LoadError),
    /// Played again, it does not come to where it stood.
    Differs,
    /// Another engine wrote it, and before its first turn there is nothing to take up.
    OtherEngine(u32),
}

/// Opens a game from any text: a file, a short text, or a link, with whatever stands around it.
///
/// # Errors
/// What is wrong with it.
pub fn open(text: &str) -> Result<Opened, Refusal> {
    // Editors put a mark of their own before a text.
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.starts_with(['{', '[']) { file::read(text) } else { compact::read(text) }
}
