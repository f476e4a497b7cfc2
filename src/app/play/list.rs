//! All games that are kept: the list of them, and what is done with one without opening it.

use leptos::prelude::*;

use super::keep::{new_number, now};
use super::{Play, send};
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
        self.put(&opened, kept.here).map(|(slot, _)| slot)
    }

    /// Takes a game away; what [`Play::bring_back`] needs.
    pub fn delete(self, slot: u64) -> Option<String> {
        let text = storage::raw(&storage::SAVED.at(slot).key())?;
        self.notices.check(storage::remove::<Kept>(storage::SAVED.at(slot)))?;
        self.forget(slot);
        if storage::retry() {
            self.notices.has_room();
        }
        Some(text)
    }

    /// Puts back what was taken away, unless another tab has gone on with it since.
    pub fn bring_back(self, slot: u64, text: &str) {
        let entry = storage::SAVED.at(slot);
        if storage::raw(&entry.key()).is_none() {
            self.notices.check(storage::put_back(entry, text));
        }
        self.shelf_changed();
    }

    /// A game is no longer there.
    pub(super) fn forget(self, slot: u64) {
        if self.current.with_untracked(|c| c.as_ref().is_some_and(|c| c.slot == slot)) {
            self.sitting.set(None);
            self.current.set(None);
            self.fork.set(None);
            self.settle();
        }
        if self.kept.with_untracked(|k| k.as_ref().is_some_and(|k| k.0 == slot)) {
            self.kept.set(None);
        }
        self.shelf_changed();
    }

    /// The game of the list as a file for people: its name and its text.
    pub fn file(self, slot: u64) -> Option<(String, String)> {
        let kept = self.read(slot)?;
        let opened = self.opened(&kept)?;
        Some((send::file_name(&kept), save::file::write(&opened.head, &opened.game)))
    }

    fn opened(self, kept: &Kept) -> Option<save::Opened> {
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
        let old = games.iter().any(|(_, kept)| kept::is_old(now(), kept.changed));
        if old { games.len() } else { 0 }
    }

    /// Nobody wants to be reminded for a while.
    pub fn remind_later(self) {
        storage::note_time(storage::LATER);
    }
}
