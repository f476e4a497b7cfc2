//! A game as text can hold it, and playing it again.

use super::origin::Origin;
use super::{Deed, ENGINE, Entry, Game, NoChance, RULESET};
use crate::event::Deaf;
use crate::kit::Kit;
use crate::position::Position;
use crate::state::Setup;
use serde::{Deserialize, Serialize};

/// A longer tape is none that anybody has played: the longest games have fewer than a thousand entries.
pub const MOST_ENTRIES: usize = 8_000;

/// A game as text: everything that is needed to play it up to the same decision again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// See [`RULESET`].
    pub ruleset: String,
    /// See [`ENGINE`].
    pub engine: u32,
    /// The name of the kit.
    pub kit: String,
    /// How it was set up.
    pub setup: Setup,
    /// The position it began at, if it did not begin with the setup: its history is lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<Position>>,
    /// What chance answered before the first decision.
    pub opening: Vec<u8>,
    /// The tape: what was done since, taking back included.
    pub journal: Vec<Entry>,
    /// What was taken back and can be done again, the next first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Entry>,
    /// How much of the tape is known elsewhere: see [`Game::seal`].
    #[serde(default, skip_serializing_if = "is_zero")]
    pub sealed: usize,
}

fn is_zero(n: &usize) -> bool {
    *n == 0
}

/// Why a record cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It was made by another engine.
    Engine(u32),
    /// It needs cards that are not here.
    Kit,
    /// Its setup is none: a wrong number of players or an unknown setup card.
    Setup,
    /// The position it begins at cannot be.
    Position,
    /// This entry is not possible there; entries that were taken back are counted on from the tape's.
    Entry(usize),
}

impl Game {
    /// The game as text can hold it.
    pub fn record(&self) -> Record {
        Record {
            ruleset: RULESET.to_owned(),
            engine: ENGINE,
            kit: self.kit.tables().id.to_owned(),
            setup: self.setup(),
            position: self.origin().cloned().map(Box::new),
            opening: self.opening.clone(),
            journal: self.tape.clone(),
            undone: self.undone.clone(),
            sealed: self.sealed,
        }
    }

    /// Plays a record of the base kit again to the same decision.
    ///
    /// # Errors
    /// What is wrong with it. Nothing is loaded in part.
    pub fn load(record: &Record) -> Result<Game, LoadError> {
        Game::load_with(Kit::base(), record)
    }

    /// Plays a record of any kit again to the same decision.
    ///
    /// # Errors
    /// What is wrong with it. Nothing is loaded in part.
    pub fn load_with(kit: Kit, record: &Record) -> Result<Game, LoadError> {
        if record.engine != ENGINE {
            return Err(LoadError::Engine(record.engine));
        }
        if record.kit != kit.tables().id {
            return Err(LoadError::Kit);
        }
        if record.journal.len() > MOST_ENTRIES {
            return Err(LoadError::Entry(MOST_ENTRIES));
        }
        let origin = match &record.position {
            None => Origin::Setup(record.setup),
            Some(position) if position.setup != record.setup => return Err(LoadError::Position),
            Some(position) => Origin::Position(Box::new(Position { kit, ..*position.clone() })),
        };
        let mut game = Game::begin(kit, origin, &record.opening, &mut NoChance, &mut Deaf)?;
        if game.opening != record.opening {
            return Err(LoadError::Setup);
        }
        game.follow_all(&record.journal).map_err(LoadError::Entry)?;
        game.restore(record.sealed, record.undone.clone())
            .map_err(|at| LoadError::Entry(record.journal.len() + at))?;
        Ok(game)
    }

    /// Adds what stands beside a tape: how much of it is sealed, and what can be done again.
    ///
    /// # Errors
    /// The index of the first entry that is not possible; nothing has changed then.
    pub fn restore(&mut self, sealed: usize, undone: Vec<Entry>) -> Result<(), usize> {
        if undone.len() > MOST_ENTRIES {
            return Err(MOST_ENTRIES);
        }
        // What was taken back is played too: so it is known to be possible, and chance remembers it.
        let mut ahead = self.clone();
        ahead.plea = None;
        let strange = |e: &Entry| !matches!(e.deed, Deed::Chose(_) | Deed::Conceded);
        let played = undone.iter().position(strange).unwrap_or(undone.len());
        ahead.follow_all(&undone[..played])?;
        if played < undone.len() {
            return Err(played);
        }
        self.memory = ahead.memory;
        self.undone = undone;
        self.sealed = sealed.min(self.tape.len());
        Ok(())
    }

    /// Does what these entries of a tape say.
    ///
    /// # Errors
    /// The index of the first entry that is not possible; those before it are done.
    pub fn follow_all(&mut self, entries: &[Entry]) -> Result<(), usize> {
        // Sealed as it is read: reading on takes nothing off a tape.
        for (at, entry) in entries.iter().enumerate() {
            self.seal();
            if !self.follow(entry) {
                return Err(at);
            }
        }
        Ok(())
    }
}
