//! A game as it is kept on a device: its text, what can be told of it without opening it, and what only this
//! device knows of it.

use serde::{Deserialize, Serialize};

use super::{Outcome, Summary};
use crate::save::compact::{self, For};
use crate::save::{GameId, Head, MAX_TITLE, Opened, Refusal};
use rules::Game;
use rules::ids::{Seat, SeatSet};

/// A game on a shelf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Its name among games.
    pub id: GameId,
    /// What the list tells about it; nothing secret.
    pub summary: Summary,
    /// Its name among people; may be empty.
    #[serde(default)]
    pub title: String,
    /// Since when it is kept here: milliseconds since 1970.
    pub began: u64,
    /// When it was changed last: milliseconds since 1970.
    pub changed: u64,
    /// The seats of the people at this device, a bit each; none if nobody has said yet.
    #[serde(default)]
    pub here: Option<u8>,
    /// How much of the tape the people of each seat have seen here.
    #[serde(default)]
    pub seen: [usize; 4],
    /// How it ended, if it did.
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// The game as a short text.
    pub text: String,
}

impl Kept {
    /// The game itself.
    ///
    /// # Errors
    /// What is wrong with its text.
    pub fn open(&self) -> Result<Opened, Refusal> {
        let mut opened = compact::read(&self.text)?;
        opened.head.title = self.title.clone();
        Ok(opened)
    }

    /// The people at this device. Older versions counted bots with them.
    pub fn seats_here(&self) -> Option<SeatSet> {
        self.here.map(|here| SeatSet(here).within(self.summary.config.people()))
    }

    /// Do some of the people sit elsewhere, as far as is known, or might they?
    pub fn is_apart(&self) -> bool {
        let config = &self.summary.config;
        config.by_message || self.seats_here().is_some_and(|here| here != config.people())
    }
}

/// The text that is kept.
pub fn text(head: &Head, game: &Game) -> String {
    compact::write(head, game, For::Here)
}

/// A title as people may type it: without blanks around it, not too long.
pub fn title(typed: &str) -> String {
    typed.trim().chars().filter(|c| !c.is_control()).take(MAX_TITLE).collect()
}

/// So many milliseconds nobody is reminded again of exporting what is kept.
const QUIET: u64 = 14 * DAY;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// May somebody be reminded of exporting, if that was done or put off last then?
pub fn may_remind(now: u64, last: Option<u64>) -> bool {
    last.is_none_or(|last| now.saturating_sub(last) >= QUIET)
}

/// Has a game been lying here for so long that losing it would be a pity?
pub fn is_old(now: u64, began: u64) -> bool {
    now.saturating_sub(began) >= 2 * DAY
}

/// Every seat of a table.
pub fn everybody(players: usize) -> SeatSet {
    let mut all = SeatSet::default();
    Seat::all(players as u8).for_each(|seat| all.add(seat));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reminders_come_after_a_fortnight() {
        let now = 100 * DAY;
        assert!(may_remind(now, None));
        assert!(!may_remind(now, Some(now - 13 * DAY)));
        assert!(may_remind(now, Some(now - 14 * DAY)));
        assert!(!may_remind(now, Some(now + DAY)), "the clock was put back");
        assert!(!is_old(now, now - DAY) && is_old(now, now - 2 * DAY));
    }

    #[test]
    fn a_title_is_one_line_of_some_length() {
        assert_eq!(title("  Ours\n and\u{7} yours "), "Ours and yours");
        assert_eq!(title(&"x".repeat(500)).chars().count(), MAX_TITLE);
    }
}
