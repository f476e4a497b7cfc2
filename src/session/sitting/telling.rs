//! What has been told of the game: the log, what a seat has missed, what is seen moving.

use super::Sitting;
use crate::model::{LogTurn, Motion, SeatView, Travel, Who};
use crate::session::digest::Digest;
use crate::session::log::Eyes;
use crate::session::replay::Replay;
use crate::session::tale::Tale;
use rules::choice::Prompt;
use rules::event::Event;
use rules::game::Deed;
use rules::ids::Seat;
use std::sync::Arc;

impl Sitting {
    /// Tells the game again after something was taken back; what is the same as before stays worded.
    pub(super) fn retell(&mut self) {
        let mut told = Vec::new();
        self.game.retell(&mut |_, events| told.push(events));
        let same = self.told.iter().zip(&told).take_while(|(before, now)| before == now).count();
        self.books.cut(same);
        self.told = told;
        // What is no more was done by nobody.
        let now = self.game.journal().len();
        self.hands.iter_mut().for_each(|(until, _)| *until = now.min(*until));
        self.settle();
    }

    /// The whole log as a viewer may read it, the first turn first.
    pub(super) fn log(&self, viewer: Option<Seat>) -> Vec<Arc<LogTurn>> {
        self.books.read(Eyes::of(viewer), &self.told, &self.words, self.game.began())
    }

    /// What has happened since so much of the tape, as this seat may know it, and what stood on the tape then.
    pub fn since(&self, tape: usize, viewer: Option<Seat>) -> Digest {
        let from = self.game.journal_at(tape);
        let asked = self.game.tape().get(tape..).unwrap_or_default().iter();
        let besides = asked.filter(|e| !matches!(e.deed, Deed::Chose(_))).count() > 0;
        let table = |e: &&Event| {
            matches!(
                e,
                Event::Rewound { .. }
                    | Event::AskedBack { .. }
                    | Event::BackAgreed { .. }
                    | Event::BackRefused { .. }
            )
        };
        let before = self.told.get(from).into_iter().flatten().filter(|e| besides && table(e));
        let after = self.told.get(from + 1..).unwrap_or_default();
        let events: Vec<&Event> = before.chain(after.iter().flatten()).collect();
        Digest::of(&events, viewer, &self.words, self.game.state())
    }

    /// What has happened since this seat ended its last turn, as it may know it; nothing if it had none yet.
    pub fn since_turn(&self, seat: Seat) -> Digest {
        let ended = |event: &Event| *event == Event::TurnEnded(seat);
        let Some(last) = self.told.iter().rposition(|events| events.iter().any(ended)) else {
            return Digest::default();
        };
        let rest = self.told[last].iter().skip_while(|event| !ended(event)).skip(1);
        let events: Vec<&Event> = rest.chain(self.told[last + 1..].iter().flatten()).collect();
        Digest::of(&events, Some(seat), &self.words, self.game.state())
    }

    /// Is a turn about to begin with what this seat decides?
    pub fn begins_turn(&self, seat: Seat) -> bool {
        let begins = |prompt| matches!(prompt, Prompt::Lead | Prompt::Follow | Prompt::Mulligan);
        self.game.plea().is_none() && self.game.decision().is_some_and(|d| d.seat == seat && begins(d.prompt))
    }

    /// The game told again, from now back to its first moment.
    pub fn replay(&self) -> Replay {
        Replay::told(self.config.clone(), self.game.clone(), self.told.clone())
    }

    /// What is told of a game that is over.
    pub fn tale(&self) -> Tale {
        Tale::of(&self.told, self.game.state())
    }

    /// What the last choice set in motion.
    pub(super) fn motion(&self, seats: &[SeatView]) -> Motion {
        let events = self.told.last().filter(|_| self.moved);
        motion(events.map_or(&[], Vec::as_slice), self.game.journal().len(), seats)
    }
}

/// What these events set in motion; they belong to this entry of the journal.
pub fn motion(events: &[Event], step: usize, seats: &[SeatView]) -> Motion {
    let mut motion = Motion { step, ..Motion::default() };
    for event in events {
        match event {
            Event::Moved { seat, from, to, ships } => {
                let colour = seats.iter().find(|s| s.seat == *seat).map(|s| s.colour).unwrap_or_default();
                let who = Who { owner: (*seat).into(), colour };
                motion.travels.push(Travel { from: *from, to: *to, who, count: ships.total() });
            }
            Event::Battle { system, .. } => motion.battle = Some(*system),
            _ => {}
        }
    }
    motion
}
