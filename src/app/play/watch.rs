//! A game told again: which one, at which moment, and whose eyes may look.

use std::sync::Arc;

use leptos::prelude::*;

use super::Play;
use crate::session::Page;
use crate::session::log::Eyes;
use crate::session::replay::Replay;
use crate::session::sitting::Sitting;
use crate::session::tale::Tale;
use rules::ids::Seat;

/// A game that is told again.
#[derive(Clone)]
pub struct Watched {
    /// Where it is kept.
    slot: u64,
    /// The game.
    pub replay: Arc<Replay>,
    /// The moment to begin with, if it is not the last.
    pub from: Option<usize>,
    /// Came here from another page: the browser's back leads there.
    pub came: bool,
}

impl Play {
    /// Tells the game at this device again, from a moment or from the last.
    pub fn watch_here(self, from: Option<usize>) {
        let slot = self.current.with_untracked(|c| c.as_ref().map(|c| c.slot));
        let replay = self.sitting.with_untracked(|s| s.as_ref().map(Sitting::replay));
        if let (Some(slot), Some(replay)) = (slot, replay) {
            self.watched.set(Some(Watched { slot, replay: Arc::new(replay), from, came: true }));
            self.nav.go(Page::Replay);
        }
    }

    /// Tells a game of the list again.
    pub fn watch(self, slot: u64) {
        if self.watch_slot(slot, true) {
            self.nav.go(Page::Replay);
        }
    }

    /// Tells the game that was played last again, where its address stands and nothing is known of a moment.
    pub fn watch_last(self) -> bool {
        let slot = self.kept.with_untracked(|k| k.as_ref().map(|(slot, _)| *slot));
        slot.is_some_and(|slot| self.watch_slot(slot, false))
    }

    fn watch_slot(self, slot: u64, came: bool) -> bool {
        let opened = self.read(slot).and_then(|kept| self.opened(&kept));
        let Some(opened) = opened else { return false };
        let replay = Arc::new(Replay::of(opened.head.config, opened.game));
        // The replay of a game that is over begins at its beginning.
        let from = replay.is_over().then_some(0);
        self.watched.set(Some(Watched { slot, replay, from, came }));
        true
    }

    /// The game that is told again.
    pub fn watched(self) -> Option<Watched> {
        self.watched.get_untracked()
    }

    /// It is told no longer.
    pub fn end_watch(self) {
        self.watched.set(None);
    }

    /// Whose eyes may look at the game that is told again, the best first. While a game goes on, hands stay closed
    /// but for that of the seat that the device shows, unless the table plays with open hands. Tracks.
    pub fn eyes(self) -> Vec<Eyes> {
        let Some((slot, replay)) = self.watched.with(|w| w.as_ref().map(|w| (w.slot, w.replay.clone())))
        else {
            return vec![Eyes::Public];
        };
        if replay.is_over() || replay.config().open_hands {
            let seats = (0..replay.config().seats.len() as u8).map(|seat| Eyes::Seat(Seat(seat)));
            return [Eyes::All].into_iter().chain(seats).chain([Eyes::Public]).collect();
        }
        let here = self.current.with(|c| c.as_ref().is_some_and(|c| c.slot == slot));
        let shown = self.shown.get().filter(|_| here).map(Eyes::Seat);
        shown.into_iter().chain([Eyes::Public]).collect()
    }

    /// What is told of the game at this device now that it is over.
    pub fn tale(self) -> Option<Tale> {
        self.sitting.with_untracked(|s| s.as_ref().map(Sitting::tale))
    }
}
