//! A game that comes from elsewhere: a link, a text, a file. What is here already is never lost by it.

use leptos::prelude::*;

use super::{Play, Stage};
use crate::app::notices::Notice;
use crate::app::storage;
use crate::save::{self, Opened, bundle};
use crate::session::Page;
use crate::session::arrival::{Parting, Relation, compare, parting};
use crate::session::kept::{self, Kept};
use crate::session::sitting::words_of;

/// A game that arrived and went another way than the one that is here. Both are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fork {
    /// Where the one that was here is kept.
    pub here: u64,
    /// Where the one that arrived is kept.
    pub arrived: u64,
    /// Where they part; none if they never had anything in common but the name.
    pub parting: Option<Parting>,
}

impl Play {
    /// Takes in whatever game is in a text and goes to its table; false if there is none, which is told.
    pub fn receive(self, text: &str) -> bool {
        match save::open(text) {
            Ok(opened) => {
                self.arrive(opened);
                self.nav.replace(Page::Table);
                true
            }
            Err(why) => {
                self.notices.tell(Notice::Refused(why));
                false
            }
        }
    }

    /// Takes in a file: one game, which is opened, or all of a device, which are put among the others.
    pub fn receive_file(self, text: &str) -> bool {
        let Some(all) = bundle::read(text) else { return self.receive(text) };
        let (mut new, mut bad) = (0, 0);
        for item in all {
            match save::open(&item.text) {
                Ok(mut opened) => {
                    opened.head.title = kept::title(&item.title);
                    new += usize::from(self.add(opened));
                }
                Err(_) => bad += 1,
            }
        }
        self.notices.tell(Notice::Imported { new, bad });
        false
    }

    /// Puts a game among the others unless it is there already; true if it is new or goes on from one.
    fn add(self, opened: Opened) -> bool {
        match self.relation(&opened) {
            None | Some((_, _, Relation::Fork { .. })) => self.put(&opened, None).is_some(),
            Some((slot, kept, Relation::Newer)) => {
                let text = kept::text(&opened.head, &opened.game);
                let sitting = crate::session::sitting::Sitting::of(opened.head.config, opened.game);
                let kept = Kept { summary: sitting.summary(), outcome: sitting.outcome(), text, ..kept };
                self.notices.check(storage::set(storage::SAVED.at(slot), &kept)).is_some()
            }
            Some(_) => false,
        }
    }

    /// The game of the same name that is here, and how what arrives stands to it.
    fn relation(self, opened: &Opened) -> Option<(u64, Kept, Relation)> {
        let mut found: Option<(u64, Kept, Relation)> = None;
        for (slot, kept) in self.list().into_iter().filter(|(_, kept)| kept.id == opened.head.id) {
            let Ok(here) = kept.open() else { continue };
            let relation = compare(&here.game, &opened.game);
            if !matches!(relation, Relation::Fork { .. }) {
                return Some((slot, kept, relation));
            }
            found = found.or(Some((slot, kept, relation)));
        }
        found
    }

    fn arrive(self, mut opened: Opened) {
        match self.relation(&opened) {
            None => {
                if let Some((slot, kept)) = self.put(&opened, None) {
                    self.take_in(slot, &kept, opened);
                }
            }
            Some((slot, kept, Relation::Newer)) => {
                opened.head.title = kept.title.clone();
                self.take_in(slot, &kept, opened);
                self.write_down();
                self.settle();
            }
            Some((slot, _, Relation::Same)) => {
                self.open(slot);
            }
            Some((slot, _, Relation::Older)) => {
                if self.open(slot) {
                    self.notices.tell(Notice::Older);
                }
            }
            Some((slot, kept, Relation::Fork { common })) => self.split(slot, &kept, opened, common),
        }
    }

    fn split(self, slot: u64, kept: &Kept, opened: Opened, common: usize) {
        let (Ok(here), Some((arrived, _))) = (kept.open(), self.put(&opened, kept.here)) else { return };
        let words = words_of(&opened.head.config);
        let parting = (common > 0).then(|| parting(&here.game, &opened.game, common, &words));
        self.take_in(slot, kept, here);
        self.fork.set(Some(Fork { here: slot, arrived, parting }));
        self.settle();
    }

    /// The two ways that a game went. Tracks.
    pub fn fork(self) -> Option<Fork> {
        self.fork.get()
    }

    /// Goes on with one of them; the other stays among the saved games.
    pub fn go_on_with(self, slot: u64) {
        if self.stage.get_untracked() == Stage::Fork {
            self.fork.set(None);
            self.open(slot);
        }
    }
}
