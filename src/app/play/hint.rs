//! Hints: what a strong player would do, for the seat that decides at this device, if the table allows it.

use leptos::prelude::*;

use super::{Play, Stage};
use crate::app::notices::Notice;
use crate::model::{Hint, TableModel};
use crate::session::sitting::Sitting;
use bots::Level;

impl Play {
    /// What the table says of hints.
    pub(super) fn tell_hint(self, model: &mut TableModel) {
        let apart = self.is_apart();
        let allowed = self.current.with(|c| c.as_ref().is_some_and(|c| c.head.config.allows_hints(apart)));
        let asked = self.hinting.get();
        let Some(decision) = model.decision.as_mut() else { return };
        match &decision.hint {
            Hint::Possible if !allowed || !decision.mine => decision.hint = Hint::None,
            Hint::Possible if asked => decision.hint = Hint::Thinking,
            _ => {}
        }
    }

    /// Asks for a hint, or closes the one that is shown.
    pub(super) fn ask_hint(self) {
        if self.hinting.get_untracked() {
            return self.forget_hint();
        }
        let viewer = self.viewer_untracked();
        let here = self.stage.get_untracked() == Stage::Table;
        let apart = untrack(|| self.is_apart());
        let question = self.current.with_untracked(|c| {
            let head = &c.as_ref().filter(|c| here && c.head.config.allows_hints(apart))?.head;
            self.sitting.with_untracked(|s| {
                let sitting = s.as_ref().filter(|s| s.may_hint(viewer))?;
                Some((sitting.game().fingerprint(), sitting.for_bot(head.id, viewer?, Level::Hard)))
            })
        });
        let Some((point, question)) = question else { return };
        if self.sitting.with_untracked(|s| s.as_ref().is_some_and(Sitting::has_hint)) {
            self.sitting.update(|s| s.iter_mut().for_each(Sitting::close_hint));
            return;
        }
        self.hinting.set(true);
        self.thinker.ask(question, move |thought| {
            self.hinting.set(false);
            if thought.fallback {
                return self.notices.tell(Notice::NoIdea);
            }
            self.sitting.update(|s| {
                if let Some(s) = s.as_mut().filter(|s| s.game().fingerprint() == point) {
                    s.set_hint(thought);
                }
            });
        });
    }

    /// Nobody wants it any more.
    pub(super) fn forget_hint(self) {
        if self.hinting.get_untracked() {
            self.hinting.set(false);
            self.thinker.forget();
        }
    }
}
