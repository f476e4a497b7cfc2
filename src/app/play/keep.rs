//! Keeping games: after every choice, under a number of their own, as many as there is room for.

use leptos::prelude::*;

use super::{Current, Play, random};
use crate::app::crash;
use crate::app::notices::Notice;
use crate::app::storage;
use crate::save::{self, ID_BITS, Opened};
use crate::session::arrival::Relation;
use crate::session::kept::{self, Kept};
use crate::session::sitting::Sitting;
use rules::ids::SeatSet;

/// A number for a game or its place.
pub(super) fn new_number() -> u64 {
    random() & ((1 << ID_BITS) - 1)
}

/// Milliseconds since 1970.
pub(super) fn now() -> u64 {
    js_sys::Date::now() as u64
}

impl Play {
    /// Takes over the one game that older versions of the page kept.
    pub(super) fn bring_over(self) {
        let Some(text) = storage::raw(&storage::GAME.key()) else { return };
        let opened = match save::open(&text) {
            Ok(opened) => opened,
            Err(_) => return self.notices.tell(storage::reject(storage::GAME).into()),
        };
        let same = self.names().remove(&opened.head.id).unwrap_or_default();
        let (slot, before) = match self.relation(&opened, &same) {
            Some((_, _, Relation::Same | Relation::Older)) => return storage::erase(&storage::GAME.key()),
            Some((slot, kept, Relation::Newer)) => (slot, Some(kept)),
            None | Some((_, _, Relation::Fork { .. })) => (new_number(), None),
        };
        let Opened { mut head, game, .. } = opened;
        head.title = before.map(|kept| kept.title).unwrap_or_default();
        let here = head.config.people();
        let current = Current { slot, ..Current::new(head, Some(here)) };
        let sitting = Sitting::of(current.head.config.clone(), game);
        let kept = Play::as_kept(&current, &sitting);
        // What was there goes only once it stands elsewhere.
        if self.notices.check(storage::set(storage::SAVED.at(slot), &kept)).is_some() {
            self.notices.check(storage::set(storage::LAST, &slot));
            storage::erase(&storage::GAME.key());
        }
    }

    /// The game that was played last; if that one is gone, the one that was changed last.
    pub(super) fn last_kept(self) -> Option<(u64, Kept)> {
        let last = self.notices.check(storage::get::<u64>(storage::LAST)).flatten();
        last.and_then(|slot| Some((slot, self.read(slot)?))).or_else(|| self.list().into_iter().next())
    }

    /// A game that is kept; none if it is not there or cannot be read, which is told.
    pub(super) fn read(self, slot: u64) -> Option<Kept> {
        self.notices.check(storage::get::<Kept>(storage::SAVED.at(slot))).flatten()
    }

    /// Keeps a game under its number.
    pub(super) fn write(self, slot: u64, kept: &Kept) -> bool {
        let written = self.notices.check(storage::set(storage::SAVED.at(slot), kept)).is_some();
        if written && storage::retry() {
            self.notices.has_room();
        }
        written
    }

    /// Opens a game of the list, under cover; false if it cannot be read, which is told.
    pub fn open(self, slot: u64) -> bool {
        let Some(kept) = self.read(slot) else { return false };
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
        let mut sitting = Sitting::of(opened.head.config.clone(), opened.game);
        sitting.bots_answer();
        let here = kept.seats_here();
        let current = Current { slot, seen: kept.seen, began: kept.began, ..Current::new(opened.head, here) };
        self.seat(current, sitting);
        self.kept.set(Some((slot, kept.clone())));
        self.notices.check(storage::set(storage::LAST, &slot));
        storage::persist();
        self.settle();
    }

    fn as_kept(current: &Current, sitting: &Sitting) -> Kept {
        Kept {
            id: current.head.id,
            summary: sitting.summary(),
            title: current.head.title.clone(),
            began: current.began,
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
        let Some(mut kept) = kept else { return };
        // What another tab has done to it meanwhile: a name is taken over, a move is not written over.
        let known = self
            .kept
            .with_untracked(|k| k.as_ref().filter(|k| k.0 == current.slot).map(|k| k.1.text.clone()));
        if let (Some(known), Some(there)) = (known, self.read(current.slot)) {
            if there.text != known {
                self.taken.set(true);
                return self.settle();
            }
            kept.title = there.title;
        }
        self.sitting.with_untracked(|s| s.iter().for_each(|s| crash::keep(s.config(), &s.game().record())));
        self.write(current.slot, &kept);
        if self.kept.with_untracked(|k| k.as_ref().map(|(slot, _)| *slot)) != Some(current.slot) {
            self.notices.check(storage::set(storage::LAST, &current.slot));
        }
        self.kept.set(Some((current.slot, kept)));
    }

    /// Puts a game among the others without opening it; its number, if there was room.
    pub(super) fn put(self, opened: &Opened, here: Option<SeatSet>) -> Option<(u64, Kept)> {
        let head = opened.head.clone();
        let sitting = Sitting::of(head.config.clone(), opened.game.clone());
        let current = Current::new(head, here);
        let kept = Play::as_kept(&current, &sitting);
        self.write(current.slot, &kept);
        self.shelf_changed();
        Some((current.slot, kept))
    }
}
