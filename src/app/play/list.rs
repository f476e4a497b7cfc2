//! All games that are kept: the list of them, and what is done with one without opening it.

use leptos::prelude::*;

use super::keep::{new_number, now};
use super::{Play, send, tabs};
use crate::app::crash;
use crate::app::notices::Notice;
use crate::app::storage;
use crate::save::{self, bundle};
use crate::session::kept::{self, Kept};

impl Play {
    /// Every game that is kept, the one changed last first.
    pub fn list(self) -> Vec<(u64, Kept)> {
        let mut all: Vec<(u64, Kept)> =
            self.slots().into_iter().filter_map(|slot| Some((slot, self.read(slot)?))).collect();
        all.sort_by_key(|(_, kept)| std::cmp::Reverse(kept.changed));
        all
    }

    /// How many there are. Tracks.
    pub fn count(self) -> usize {
        self.follow_shelf();
        self.slots().len()
    }

    /// Tracks that games come, go or are changed without being played.
    pub fn follow_shelf(self) {
        self.changes.track();
    }

    fn slots(self) -> Vec<u64> {
        self.notices.check(storage::slots(storage::SAVED)).unwrap_or_default()
    }

    /// The shelf holds other games than before.
    pub(super) fn shelf_changed(self) {
        self.changes.update(|changes| *changes = changes.wrapping_add(1));
        if self.kept.with_untracked(Option::is_none) {
            self.kept.set(self.last_kept());
        }
    }

    /// How many characters a game takes on the shelf.
    pub fn size_of(self, slot: u64) -> usize {
        storage::size_of(storage::SAVED.at(slot))
    }

    /// Gives a game another name; how it is kept now.
    pub fn rename(self, slot: u64, title: &str) -> Option<Kept> {
        let kept = Kept { title: kept::title(title), ..self.read(slot)? };
        self.write(slot, &kept);
        self.kept.update(|k| k.iter_mut().filter(|k| k.0 == slot).for_each(|k| k.1 = kept.clone()));
        self.current.update(|c| {
            c.iter_mut().filter(|c| c.slot == slot).for_each(|c| c.head.title = kept.title.clone())
        });
        Some(kept)
    }

    /// A second game that goes its own way from here, with this name; its number.
    pub fn duplicate(self, slot: u64, title: &str) -> Option<u64> {
        let kept = self.read(slot)?;
        let mut opened = self.opened(&kept)?;
        opened.head.id = new_number();
        opened.head.title = kept::title(title);
        self.put(&opened, kept.seats_here()).map(|(slot, _)| slot)
    }

    /// Takes games away; of those that went, what [`Play::bring_back`] needs.
    pub fn delete(self, slots: &[u64]) -> Vec<(u64, String)> {
        let mut gone = Vec::new();
        for slot in slots {
            let entry = storage::SAVED.at(*slot);
            if let Some(text) = storage::raw(&entry.key())
                && self.notices.check(storage::remove::<Kept>(entry)).is_some()
            {
                storage::erase(&tabs::holder(*slot));
                self.leave_game(*slot);
                gone.push((*slot, text));
            }
        }
        self.shelf_changed();
        if storage::retry() {
            self.notices.has_room();
        }
        gone
    }

    /// Puts back what was taken away, unless another tab has gone on with it since.
    pub fn bring_back(self, gone: &[(u64, String)]) {
        for (slot, text) in gone {
            let entry = storage::SAVED.at(*slot);
            if storage::raw(&entry.key()).is_none() {
                self.notices.check(storage::put_back(entry, text));
            }
        }
        self.shelf_changed();
    }

    /// A game is no longer there.
    pub(super) fn forget(self, slot: u64) {
        self.leave_game(slot);
        self.shelf_changed();
    }

    /// If this is the game at the device, none is there now: it is opened anew from the shelf.
    fn leave_game(self, slot: u64) {
        if self.current.with_untracked(|c| c.as_ref().is_some_and(|c| c.slot == slot)) {
            self.forget_hint();
            self.sitting.set(None);
            self.current.set(None);
            self.fork.set(None);
            crash::forget();
            self.settle();
        }
        if self.kept.with_untracked(|k| k.as_ref().is_some_and(|k| k.0 == slot)) {
            self.kept.set(None);
        }
    }

    /// The game of the list as a file for people: its name and its text.
    pub fn file(self, slot: u64) -> Option<(String, String)> {
        let kept = self.read(slot)?;
        let opened = self.opened(&kept)?;
        let game = opened.game.for_others();
        // Somebody may go on from the file: here, too, it is known elsewhere from now on.
        if self.current.with_untracked(|c| c.as_ref().is_some_and(|c| c.slot == slot)) {
            self.sent();
        } else {
            self.write(slot, &Kept { text: kept::text(&opened.head, &game), ..kept.clone() });
        }
        Some((send::file_name(&kept), save::file::write(&opened.head, &game)))
    }

    pub(super) fn opened(self, kept: &Kept) -> Option<save::Opened> {
        kept.open().map_err(|why| self.notices.tell(Notice::Refused(why))).ok()
    }

    /// All games as one file: its name and its text.
    pub fn file_of_all(self) -> (String, String) {
        let item = |(_, kept): (u64, Kept)| bundle::Item { title: kept.title, text: kept.text };
        let games: Vec<bundle::Item> = self.list().into_iter().map(item).collect();
        storage::note_time(storage::EXPORTED);
        let today = String::from(js_sys::Date::new_0().to_iso_string());
        (format!("arcs-games-{}.json", &today[..10]), bundle::write(&games))
    }

    /// So many games are only in this browser and should be exported; 0 if nobody need be told.
    pub fn unsafe_games(self) -> usize {
        let last = storage::noted_time(storage::EXPORTED).max(storage::noted_time(storage::LATER));
        if !kept::may_remind(now(), last) {
            return 0;
        }
        let games = self.list();
        let old = games.iter().any(|(_, kept)| kept::is_old(now(), kept.began));
        if old { games.len() } else { 0 }
    }

    /// Nobody wants to be reminded for a while.
    pub fn remind_later(self) {
        storage::note_time(storage::LATER);
    }
}
