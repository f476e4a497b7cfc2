//! Sending the game on: as a link, as text, as a file.

use leptos::prelude::*;

use super::Play;
use crate::app::offline::is_single_file;
use crate::save::compact::{self, For};
use crate::save::file;
use crate::session::kept::Kept;
use crate::session::sitting::Sitting;
use crate::text::transfer::words;
use rules::ids::Seat;

/// What is sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parcel {
    /// The game's short text.
    pub text: String,
    /// The link; none where the page has no address that others could open.
    pub link: Option<String>,
    /// What is said along with it: who is asked what.
    pub message: String,
    /// The name of whoever decides; empty if the game is over.
    pub whom: String,
}

/// The name of a file for this game.
pub fn file_name(kept: &Kept) -> String {
    let name = if kept.title.is_empty() {
        kept.summary.config.seats.iter().map(|s| s.name.trim()).collect::<Vec<_>>().join("-")
    } else {
        kept.title.clone()
    };
    let plain: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    format!("arcs-{}-{}.json", plain.trim_matches('-').to_lowercase(), kept.summary.chapter)
}

/// The address of the page without what stands after `#`.
fn address() -> Option<String> {
    let href = window().location().href().ok()?;
    (!is_single_file()).then(|| href.split('#').next().unwrap_or_default().to_string())
}

impl Play {
    /// The game as it would be sent now.
    pub fn parcel(self) -> Option<Parcel> {
        let head = self.current.with_untracked(|c| c.as_ref().map(|c| c.head.clone()))?;
        self.sitting.with_untracked(|sitting| {
            let sitting = sitting.as_ref()?;
            let text = compact::write(&head, sitting.game(), For::Others);
            let link = address().map(|address| format!("{address}#{text}"));
            let (whom, asked) = sitting.asked().unwrap_or_default();
            let summary = sitting.summary();
            let message = (words().message)(&whom, &asked, summary.chapter, summary.round);
            Some(Parcel { text, link, message, whom })
        })
    }

    /// What whoever decides has to do, in a few words. Tracks.
    pub fn asked(self) -> Option<String> {
        self.sitting.with(|s| s.as_ref().and_then(Sitting::asked)).map(|(_, asked)| asked)
    }

    /// The game was sent: from now on what it holds is known elsewhere.
    pub fn sent(self) {
        self.sitting.update_untracked(|s| s.iter_mut().for_each(Sitting::seal));
        self.write_down();
    }

    /// The game at the device as a file: its name and its text.
    pub fn file_here(self) -> Option<(String, String)> {
        let name = self.kept.with_untracked(|k| k.as_ref().map(|(_, kept)| file_name(kept)))?;
        let head = self.current.with_untracked(|c| c.as_ref().map(|c| c.head.clone()))?;
        let text = self
            .sitting
            .with_untracked(|s| s.as_ref().map(|s| file::write(&head, &s.game().for_others())))?;
        Some((name, text))
    }

    /// Can the last choice be taken back before it is sent? Tracks.
    pub fn may_take_back(self) -> bool {
        self.sitting.with(|s| s.as_ref().is_some_and(Sitting::may_undo))
    }

    /// Takes the last choice back while nobody else has seen it, or asks the table; for this seat of the device.
    pub fn take_back(self, by: Seat) {
        self.sitting.update(|s| s.iter_mut().for_each(|s| s.undo(by)));
        match self.sitting.with_untracked(|s| s.as_ref().and_then(Sitting::asks)) {
            Some(seat) => self.look(seat),
            None => self.changed(),
        }
    }
}
