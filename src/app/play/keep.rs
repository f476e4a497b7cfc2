//! Keeping games: after every choice, under a number of their own, as many as there is room for.

use leptos::prelude::*;

use super::{Current, Play, random};
use crate::app::crash;
use crate::app::notices::Notice;
use crate::app::storage;
use crate::save::{self, ID_BITS, Opened};
use crate::session::kept::{self, Kept};
use crate::session::sitting::Sitting;

/// A number for a game or its place.
pub(super) fn new_number() -> u64 {
    random() & ((1 << ID_BITS) - 1)
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}

impl Play {
    /// Takes over the one game that older versions of the page kept.
    pub(super) fn bring_over(self) {
        let Some(text) = storage::raw(&storage::GAME.key()) else { return };
        match save::open(&text) {
            Ok(Opened { head, game, .. }) => {
                let here = kept::everybody(head.config.seats.len());
                let current = Current { slot: new_number(), head, here: Some(here), seen: [0; 4] };
                let sitting = Sitting::of(current.head.config.clone(), game);
                let kept = Play::as_kept(&current, &sitting);
                // What was there goes only once it stands elsewhere.
                if self.notices.check(storage::set(storage::SAVED.at(current.slot), &kept)).is_some() {
                    self.notices.check(storage::set(storage::LAST, &current.slot));
                    storage::erase(&storage::GAME.key());
                }
            }
            Err(_) => self.notices.tell(storage::reject(storage::GAME).into()),
        }
    }

    /// The game that was played last.
    pub(super) fn last_kept(self) -> Option<(u64, Kept)> {
        let slot: u64 = self.notices.check(storage::get(storage::LAST)).flatten()?;
        let kept = self.notices.check(storage::get::<Kept>(storage::SAVED.at(slot))).flatten()?;
        Some((slot, kept))
    }

    /// Every game that is kept, the one changed last first.
    pub fn list(self) -> Vec<(u64, Kept)> {
        let slots = self.notices.check(storage::slots(storage::SAVED)).unwrap_or_default();
        let read = |slot| self.notices.check(storage::get::<Kept>(storage::SAVED.at(slot))).flatten();
        let mut all: Vec<(u64, Kept)> = slots.into_iter().filter_map(|s| Some((s, read(s)?))).collect();
        all.sort_by_key(|(_, kept)| std::cmp::Reverse(kept.changed));
        all
    }

    /// Opens a game of the list, under cover; false if it cannot be read, which is told.
    pub fn open(self, slot: u64) -> bool {
        let Some(kept) = self.notices.check(storage::get::<Kept>(storage::SAVED.at(slot))).flatten() else {
            return false;
        };
        match kept.open() {
            Ok(opened) => {
                self.take_in(slot, &kept, opened);
                true
            }
            Err(why) => {
                self.notices.tell(Notice::Refused(why));
                self.notices.tell(storage::reject(storage::SAVED.at(slot)).into());
                self.forget(slot);
                false
            }
        }
    }

    /// Makes a game that was opened the one at the device.
    pub(super) fn take_in(self, slot: u64, kept: &Kept, opened: Opened) {
        if opened.loss != save::Loss::Nothing {
            self.notices.tell(Notice::Lost(opened.loss));
        }
        let sitting = Sitting::of(opened.head.config.clone(), opened.game);
        let here = kept.seats_here();
        self.seat(Current { slot, head: opened.head, here, seen: kept.seen }, sitting);
        self.kept.set(Some((slot, kept.clone())));
        self.notices.check(storage::set(storage::LAST, &slot));
        self.settle();
    }

    fn as_kept(current: &Current, sitting: &Sitting) -> Kept {
        Kept {
            id: current.head.id,
            summary: sitting.summary(),
            title: current.head.title.clone(),
            changed: now(),
            here: current.here.map(|here| here.0),
            seen: current.seen,
            outcome: sitting.outcome(),
            text: kept::text(&current.head, sitting.game()),
        }
    }

    /// Keeps the game at the device as it is now, unless another tab goes on with it.
    pub(super) fn write_down(self) {
        let Some(current) = self.current.get_untracked() else { return };
        if !self.holds(current.slot) {
            self.taken.set(true);
            return self.settle();
        }
        let kept = self.sitting.with_untracked(|s| s.as_ref().map(|s| Play::as_kept(&current, s)));
        let Some(kept) = kept else { return };
        self.sitting.with_untracked(|s| s.iter().for_each(|s| crash::keep(s.config(), &s.game().record())));
        self.notices.check(storage::set(storage::SAVED.at(current.slot), &kept));
        if self.kept.with_untracked(|k| k.as_ref().map(|(slot, _)| *slot)) != Some(current.slot) {
            self.notices.check(storage::set(storage::LAST, &current.slot));
        }
        self.kept.set(Some((current.slot, kept)));
    }

    /// Puts a game among the others without opening it; its number, if there was room.
    pub(super) fn put(self, opened: &Opened, here: Option<u8>) -> Option<(u64, Kept)> {
        let head = opened.head.clone();
        let sitting = Sitting::of(head.config.clone(), opened.game.clone());
        let current = Current { slot: new_number(), head, here: None, seen: [0; 4] };
        let kept = Kept { here, ..Play::as_kept(&current, &sitting) };
        self.notices.check(storage::set(storage::SAVED.at(current.slot), &kept));
        Some((current.slot, kept))
    }

    /// Gives a game another name.
    pub fn rename(self, slot: u64, title: &str) {
        let title = kept::title(title);
        self.change(slot, |kept| kept.title = title.clone());
        self.current
            .update(|c| c.iter_mut().filter(|c| c.slot == slot).for_each(|c| c.head.title = title.clone()));
    }

    fn change(self, slot: u64, change: impl FnOnce(&mut Kept)) {
        if let Some(mut kept) = self.notices.check(storage::get::<Kept>(storage::SAVED.at(slot))).flatten() {
            change(&mut kept);
            self.notices.check(storage::set(storage::SAVED.at(slot), &kept));
            self.kept.update(|k| k.iter_mut().filter(|k| k.0 == slot).for_each(|k| k.1 = kept.clone()));
        }
    }

    /// A second game that goes its own way from here, with this name.
    pub fn duplicate(self, slot: u64, title: &str) {
        let kept = self.notices.check(storage::get::<Kept>(storage::SAVED.at(slot))).flatten();
        let Some((kept, Ok(mut opened))) = kept.map(|kept| (kept.clone(), kept.open())) else { return };
        opened.head.id = new_number();
        opened.head.title = kept::title(title);
        self.put(&opened, kept.here);
    }

    /// Takes a game away; what [`Play::bring_back`] needs.
    pub fn delete(self, slot: u64) -> Option<String> {
        let text = storage::raw(&storage::SAVED.at(slot).key())?;
        self.notices.check(storage::remove::<Kept>(storage::SAVED.at(slot)))?;
        self.forget(slot);
        Some(text)
    }

    /// Puts back what was taken away.
    pub fn bring_back(self, slot: u64, text: &str) {
        self.notices.check(storage::put_back(storage::SAVED.at(slot), text));
        if self.kept.with_untracked(Option::is_none) {
            self.kept.set(self.last_kept());
        }
    }

    /// A game is no longer there.
    fn forget(self, slot: u64) {
        if self.current.with_untracked(|c| c.as_ref().is_some_and(|c| c.slot == slot)) {
            self.sitting.set(None);
            self.current.set(None);
            self.fork.set(None);
            self.settle();
        }
        if self.kept.with_untracked(|k| k.as_ref().is_some_and(|k| k.0 == slot)) {
            self.kept.set(None);
        }
    }

    /// The game of the list as a file for people: its name and its text.
    pub fn file(self, slot: u64) -> Option<(String, String)> {
        let kept = self.notices.check(storage::get::<Kept>(storage::SAVED.at(slot))).flatten()?;
        match kept.open() {
            Ok(opened) => {
                Some((super::send::file_name(&kept), save::file::write(&opened.head, &opened.game)))
            }
            Err(why) => {
                self.notices.tell(Notice::Refused(why));
                None
            }
        }
    }

    /// All games as one file.
    pub fn file_of_all(self) -> String {
        let games: Vec<save::bundle::Item> = self
            .list()
            .into_iter()
            .map(|(_, kept)| save::bundle::Item { title: kept.title, text: kept.text })
            .collect();
        storage::note_export();
        save::bundle::write(&games)
    }
}
