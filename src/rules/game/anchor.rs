//! The last start of a turn: the position a saved game can be taken up from without its history.

use super::back::Votes;
use super::{Deed, Game};
use crate::choice::Prompt;
use crate::position::Position;

/// The last start of a turn that nothing done since goes back behind.
#[derive(Clone, Debug, PartialEq)]
pub struct Anchor {
    /// The position then, without what was seen going into the discard pile: a save tells that by its tape, and stays
    /// as short as it was before anybody remembered.
    pub position: Position,
    /// Where on the tape it was: so many entries come before.
    pub at: usize,
}

impl Game {
    /// The last start of a turn. None before the first, and where positions cannot say what there is.
    pub fn anchor(&self) -> Option<Anchor> {
        let starts = |prompt| matches!(prompt, Some((_, Prompt::Lead | Prompt::Follow | Prompt::Mulligan)));
        let now = starts(self.state().prompt()).then_some(self.journal.len());
        let before = (0..self.steps.len()).rev().filter(|i| starts(self.steps[*i].asked));
        let keep = now.into_iter().chain(before).find(|keep| self.stands(*keep))?;
        let position = Position::of(&self.state_at(keep).0.forgetful())?;
        Some(Anchor { position, at: self.tape_at(keep) })
    }

    /// Where on the tape the entry stands that comes after so many of the journal.
    fn tape_at(&self, keep: usize) -> usize {
        self.steps.get(keep).map_or(self.tape.len(), |step| step.at)
    }

    /// Does nothing that comes after so many entries of the journal point at something before?
    fn stands(&self, keep: usize) -> bool {
        if self.plea.is_some_and(|plea| plea.keep < keep) {
            return false;
        }
        let mut length = keep;
        let mut votes = Votes::new(self.setup().players);
        for entry in &self.tape[self.tape_at(keep)..] {
            match entry.deed {
                Deed::Chose(_) | Deed::Conceded => length += 1,
                Deed::AskedBack(count) if length < keep + usize::from(count) => return false,
                _ => {}
            }
            length -= votes.takes_back(entry.deed);
        }
        true
    }
}
