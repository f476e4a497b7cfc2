//! A game that comes from elsewhere: a link, a text, a file. What is here already is never lost by it.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::{Play, Stage};
use crate::app::notices::Notice;
use crate::save::{self, GameId, Head, Opened, Refusal, bundle};
use crate::session::TableConfig;
use crate::session::arrival::{Parting, Relation, compare, merged, parting, seat_changes};
use crate::session::kept::{self, Kept};
use crate::session::sitting::{Sitting, words_of};
use crate::text::transfer::words;

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

/// What became of texts that were taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// A game, which is the one at the device now, under cover.
    Opened,
    /// Many, which are among the others now; that was told.
    Kept,
}

/// Which games there are of a name, by their places.
type Names = BTreeMap<GameId, Vec<u64>>;

/// The table of a game that is kept: its text knows best how often seats have changed.
fn table_of(kept: &Kept) -> TableConfig {
    kept.open().map_or_else(|_| kept.summary.config.clone(), |opened| opened.head.config)
}

impl Play {
    /// Takes in the game that is in a text and makes it the one at the device, under cover.
    ///
    /// # Errors
    /// Why it is no game; nothing has changed then.
    pub fn receive(self, text: &str) -> Result<(), Refusal> {
        self.arrive(save::open(text)?);
        Ok(())
    }

    /// Takes in files: one game is opened, more are put among the others, as are all games of a device.
    ///
    /// # Errors
    /// Why the only text is no game.
    pub fn receive_all(self, files: &[Result<String, Refusal>]) -> Result<Received, Refusal> {
        if let [only] = files {
            let text = only.as_ref().map_err(Clone::clone)?;
            if bundle::read(text).is_none() {
                return self.receive(text).map(|()| Received::Opened);
            }
        }
        let mut names = self.names();
        let (mut new, mut bad) = (0, 0);
        let mut take = |opened: Result<Opened, Refusal>| match opened {
            Ok(opened) => new += usize::from(self.add(opened, &mut names)),
            Err(_) => bad += 1,
        };
        for file in files {
            match file.as_ref().ok().and_then(|text| bundle::read(text)) {
                Some(all) => all.into_iter().take(bundle::MOST_GAMES).for_each(|item| {
                    take(save::open(&item.text).map(|mut opened| {
                        opened.head.title = kept::title(&item.title);
                        opened
                    }));
                }),
                None => take(file.clone().and_then(|text| save::open(&text))),
            }
        }
        self.notices.tell(Notice::Imported { new, bad });
        Ok(Received::Kept)
    }

    pub(super) fn names(self) -> Names {
        let mut names = Names::new();
        for (slot, kept) in self.list() {
            names.entry(kept.id).or_default().push(slot);
        }
        names
    }

    /// Puts a game among the others unless it is there already; true if it is new or goes on from one.
    fn add(self, opened: Opened, names: &mut Names) -> bool {
        let same = names.entry(opened.head.id).or_default();
        match self.relation(&opened, same) {
            None | Some((_, _, Relation::Fork { .. })) => {
                let Some((slot, _)) = self.put(&opened, None) else { return false };
                same.push(slot);
                true
            }
            Some((slot, kept, Relation::Newer)) => {
                let config = merged(&table_of(&kept), &opened.head.config);
                let opened = Opened { head: Head { config, ..opened.head }, ..opened };
                let text = kept::text(&opened.head, &opened.game);
                let sitting = Sitting::of(opened.head.config, opened.game);
                let here = kept.seats_here().map(|here| here.0);
                let kept =
                    Kept { summary: sitting.summary(), outcome: sitting.outcome(), here, text, ..kept };
                self.write(slot, &kept);
                // The game at the device is older now: it is opened anew.
                self.forget(slot);
                true
            }
            Some(_) => false,
        }
    }

    /// Of the games of the same name that are here the one to which what arrives stands closest, and how.
    pub(super) fn relation(self, opened: &Opened, same: &[u64]) -> Option<(u64, Kept, Relation)> {
        let mut found: Option<(u64, Kept, Relation)> = None;
        // Most games that arrive are new: then there is nothing to compare, and no text to make.
        let text = (!same.is_empty()).then(|| kept::text(&opened.head, &opened.game));
        for slot in same {
            let Some(kept) = self.read(*slot) else { continue };
            if text.as_ref() == Some(&kept.text) {
                return Some((*slot, kept, Relation::Same));
            }
            let Ok(here) = kept.open() else { continue };
            let relation = compare(&here.game, &opened.game);
            if !matches!(relation, Relation::Fork { .. }) {
                return Some((*slot, kept, relation));
            }
            found = found.or(Some((*slot, kept, relation)));
        }
        found
    }

    fn arrive(self, mut opened: Opened) {
        let same = self.names().remove(&opened.head.id).unwrap_or_default();
        let found = self.relation(&opened, &same);
        match found {
            None => {
                if let Some((slot, kept)) = self.put(&opened, None) {
                    self.take_in(slot, &kept, opened);
                }
            }
            Some((slot, kept, Relation::Newer)) => {
                opened.head.title = kept.title.clone();
                opened.head.config = self.agree(&table_of(&kept), &opened.head.config);
                self.take_in(slot, &kept, opened);
                self.write_down();
                self.settle();
            }
            Some((slot, _, relation @ (Relation::Same | Relation::Older))) => {
                if self.open(slot) {
                    if relation == Relation::Older {
                        self.notices.tell(Notice::Older);
                    }
                    let here = untrack(|| self.config()).unwrap_or_else(|| opened.head.config.clone());
                    self.adopt(self.agree(&here, &opened.head.config));
                }
            }
            Some((slot, kept, Relation::Fork { common })) => self.split(slot, &kept, opened, common),
        }
    }

    /// The table of both devices, of the one that is here and the one that arrives. What it brings is told.
    fn agree(self, here: &TableConfig, arrived: &TableConfig) -> TableConfig {
        let table = merged(here, arrived);
        let changes = seat_changes(here, &table);
        if !changes.is_empty() {
            self.notices.tell(Notice::Seats(changes));
        }
        table
    }

    fn split(self, slot: u64, kept: &Kept, mut opened: Opened, common: usize) {
        if opened.head.title.is_empty() || opened.head.title == kept.title {
            opened.head.title = kept::title(&(words().fork.second)(&kept.title));
        }
        let (Ok(here), Some((arrived, _))) = (kept.open(), self.put(&opened, kept.seats_here())) else {
            return;
        };
        let names = words_of(&opened.head.config);
        let parting = (common > 0).then(|| parting(&here.game, &opened.game, common, &names));
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
