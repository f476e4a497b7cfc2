//! One game in several tabs: the one that opened it last goes on with it, the others only say so.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Play;
use crate::app::storage;

/// Where it stands which tab goes on with a game.
pub(super) fn holder(slot: u64) -> String {
    format!("{}{slot:010x}", storage::HOLD)
}

impl Play {
    /// From now on this tab goes on with the game.
    pub(super) fn hold(self, slot: u64) {
        if let Some(before) =
            self.current.with_untracked(|c| c.as_ref().map(|c| c.slot).filter(|s| *s != slot))
        {
            self.let_go(before);
        }
        storage::write_plain(&holder(slot), &self.tab.to_string());
        self.taken.set(false);
    }

    /// Does no other tab go on with it? Where nothing can be stored, tabs know nothing of each other.
    pub(super) fn holds(self, slot: u64) -> bool {
        storage::raw(&holder(slot)).is_none_or(|tab| tab == self.tab.to_string())
    }

    fn let_go(self, slot: u64) {
        if self.holds(slot) {
            storage::erase(&holder(slot));
        }
    }

    /// Listens to what other tabs do.
    pub(super) fn follow_tabs(self) {
        let heard = move |event: web_sys::StorageEvent| {
            // Without a name: everything was cleared.
            if event.key().is_none_or(|key| storage::SAVED.slot_of(&key).is_some()) {
                self.shelf_changed();
            }
            let Some(slot) = self.current.with_untracked(|c| c.as_ref().map(|c| c.slot)) else { return };
            if event.key().as_deref() == Some(&holder(slot))
                && event.new_value().is_some()
                && !self.holds(slot)
            {
                self.taken.set(true);
                self.settle();
            }
        };
        let _ = window_event_listener_untyped("storage", move |event| heard(event.unchecked_into()));
        // A tab that is closed lets go. One that comes back from the browser's memory knows nothing of what happened
        // since: it opens the game as it stands on the shelf.
        let _ = window_event_listener(leptos::ev::pagehide, move |_| {
            if let Some(slot) = self.current.with_untracked(|c| c.as_ref().map(|c| c.slot)) {
                self.let_go(slot);
            }
        });
        let back = move |event: web_sys::PageTransitionEvent| {
            let slot = self.current.with_untracked(|c| c.as_ref().map(|c| c.slot));
            if let Some(slot) = slot.filter(|_| event.persisted()) {
                if self.holds(slot) {
                    self.continue_here();
                } else {
                    self.taken.set(true);
                    self.settle();
                }
            }
        };
        let _ = window_event_listener_untyped("pageshow", move |event| back(event.unchecked_into()));
    }

    /// Goes on with the game here: as the other tab left it, or as it is known here if it is gone from the shelf.
    pub fn continue_here(self) {
        if let Some(slot) = self.current.with_untracked(|c| c.as_ref().map(|c| c.slot)) {
            self.hold(slot);
            if !self.open(slot) {
                self.write_down();
                self.settle();
            }
        }
    }

    /// Takes away what tabs that crashed have left.
    pub(super) fn tidy_holders(self, slots: &[u64]) {
        let lost =
            |key: &str| key.starts_with(storage::HOLD) && slots.iter().all(|slot| holder(*slot) != key);
        storage::erase_where(lost);
    }
}
