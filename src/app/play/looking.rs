//! Who looks at the table, and what stands there for them: nobody sees what they may not.

use leptos::prelude::*;

use super::{Current, Play, Stage};
use crate::session::digest::Digest;
use crate::session::sitting::Sitting;
use rules::ids::{Seat, SeatSet};

impl Play {
    /// Who looks: at an open table whoever decides, if they sit here. Tracks.
    pub(super) fn viewer(self) -> Option<Seat> {
        let (open, here) = self.current.with(Play::openness);
        let decides = || self.sitting.with(|s| s.as_ref().and_then(Sitting::viewer_at_open_table));
        let person = |seat: &Seat| self.sitting.with(|s| s.as_ref().is_some_and(|s| s.bot(*seat).is_none()));
        let looks = open.then(decides).flatten().filter(|seat| here.has(*seat) && person(seat));
        let looks = looks.filter(|_| self.only_person().is_none());
        looks.or_else(|| self.shown.get())
    }

    /// The only person of the table, if they sit here: there is nobody from whom anything has to be covered.
    pub(super) fn only_person(self) -> Option<Seat> {
        self.current.with(|c| {
            let c = c.as_ref()?;
            c.head.config.only_person().filter(|seat| c.here.is_some_and(|here| here.has(*seat)))
        })
    }

    /// Are hands open, and who sits here?
    pub(super) fn openness(current: &Option<Current>) -> (bool, SeatSet) {
        let here = |c: &Current| (c.head.config.open_hands, c.here.unwrap_or_default());
        current.as_ref().map_or((false, SeatSet::default()), here)
    }

    pub(super) fn viewer_untracked(self) -> Option<Seat> {
        untrack(|| self.viewer())
    }

    /// Tells a seat what it has missed: between devices whatever happened since it looked last, around one device
    /// what matters since its last turn, when the next one begins.
    pub(super) fn tell_since(self, seat: Seat) {
        let apart = untrack(|| self.is_apart());
        let seen = self.current.with_untracked(|c| c.as_ref().map_or(0, |c| c.seen[usize::from(seat.0)]));
        let open = self.current.with_untracked(Play::openness).0;
        let digest = self.sitting.with_untracked(|sitting| match sitting {
            Some(sitting) if self.tells.get_untracked() && seen > 0 => {
                if apart {
                    sitting.since(seen, Some(seat))
                } else if !open && seen < sitting.game().tape().len() && sitting.begins_turn(seat) {
                    Some(sitting.since_turn(seat)).filter(Digest::is_worth_telling).unwrap_or_default()
                } else {
                    Digest::default()
                }
            }
            _ => Digest::default(),
        });
        self.since.set(digest);
        self.mark_seen(seat);
        self.write_down();
    }

    pub(super) fn mark_seen(self, seat: Seat) {
        let tape = self.sitting.with_untracked(|s| s.as_ref().map_or(0, |s| s.game().tape().len()));
        self.current.update(|c| c.iter_mut().for_each(|c| c.seen[usize::from(seat.0)] = tape));
    }

    /// Covers everything if the decision is not of the seat at the device.
    pub(super) fn settle(self) {
        let here = self.current.with_untracked(|c| c.as_ref().and_then(|c| c.here));
        let open = self.current.with_untracked(Play::openness).0;
        let looks = |sitting: &Sitting, here: SeatSet| {
            let seat = sitting.viewer_at_open_table();
            open && seat.is_some_and(|seat| here.has(seat) && sitting.is_for(seat))
        };
        let only = untrack(|| self.only_person());
        let (shown, looking) = (self.shown.get_untracked().or(only), self.looking.get_untracked());
        let (fork, taken) = (self.fork.with_untracked(Option::is_some), self.taken.get_untracked());
        // At an open table somebody who sits here goes on looking while a bot plays.
        let looker = |sitting: &Sitting| {
            let people = sitting.config().people();
            let seats = here.filter(|_| open && sitting.bot_decides().is_some());
            seats.and_then(|here| people.iter().find(|seat| here.has(*seat)))
        };
        let shown = shown.or_else(|| self.sitting.with_untracked(|s| s.as_ref().and_then(looker)));
        let stage = self.sitting.with_untracked(|sitting| match (sitting, here) {
            (None, _) => Stage::None,
            _ if fork => Stage::Fork,
            _ if taken => Stage::Taken,
            (_, None) => Stage::Who,
            (Some(sitting), Some(_)) if sitting.bot_decides().is_some() => Stage::Table,
            (Some(sitting), Some(_)) if shown.is_some_and(|seat| sitting.is_for(seat)) => Stage::Table,
            (Some(sitting), Some(here)) if looks(sitting, here) => Stage::Table,
            (Some(sitting), Some(here)) => match sitting.decider() {
                None => Stage::Over,
                Some(seat) if !here.has(seat) && looking && shown.is_some() => Stage::Table,
                Some(seat) if !here.has(seat) => Stage::Away(seat.0),
                Some(seat) => Stage::Pass(seat.0),
            },
        });
        if stage != Stage::Table {
            self.shown.set(None);
            self.looking.set(false);
        } else if self.shown.get_untracked() != shown {
            self.shown.set(shown);
        }
        if self.stage.get_untracked() != stage {
            self.stage.set(stage);
            // At an open table nobody says who they are: whoever decides is told at once.
            if stage == Stage::Table
                && let Some(seat) = self.viewer_untracked().filter(|_| open && !looking)
            {
                self.tell_since(seat);
            }
        }
        self.drive();
    }
}
