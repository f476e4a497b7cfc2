//! What a strong player would do, for whoever decides: an option of the decision, why, and the chance to win.

use super::Sitting;
use crate::model::{Hint, TableModel};
use crate::text::bots::words;
use bots::Thought;
use rules::ids::Seat;

impl Sitting {
    /// Can this viewer ask for a hint now? Only for a decision of the game that is its own.
    pub fn may_hint(&self, viewer: Option<Seat>) -> bool {
        let plain = self.asking.is_none() && self.sheets.is_empty() && self.game.plea().is_none();
        let seat = self.game.decision().map(|d| d.seat).filter(|seat| plain && self.bot(*seat).is_none());
        seat.is_some() && seat == viewer
    }

    /// Is a hint shown?
    pub fn has_hint(&self) -> bool {
        self.hint.as_ref().is_some_and(|(point, _)| *point == self.game.fingerprint())
    }

    /// This is the hint, for the decision at hand.
    pub fn set_hint(&mut self, thought: Thought) {
        self.hint = Some((self.game.fingerprint(), thought));
    }

    /// It was read.
    pub fn close_hint(&mut self) {
        self.hint = None;
    }

    /// What the table shows of it.
    pub(super) fn tell_hint(&self, model: &mut TableModel, viewer: Option<Seat>) {
        let Some(decision) = model.decision.as_mut().filter(|_| self.may_hint(viewer)) else { return };
        decision.hint = Hint::Possible;
        let Some((_, thought)) = self.hint.as_ref().filter(|_| self.has_hint()) else { return };
        let options = self.game.decision().map_or(&[][..], |d| d.options);
        let Some(index) = options.iter().position(|choice| *choice == thought.choice) else { return };
        let Some(option) = decision.option(index) else { return };
        let w = words();
        decision.hint = Hint::Idea {
            index,
            title: option.title.clone(),
            because: (w.because)(&self.words, &thought.why),
            chance: thought.chance.map(|c| (w.chance)((c * 100.0).round() as u32)).unwrap_or_default(),
        };
    }
}
