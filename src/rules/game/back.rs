//! Going back: freely while nothing was revealed, else as something that the table did and that stays on the
//! tape. So nobody rolls again: the same choice at the same point gets the same answers of chance.

use super::{Deed, Entry, Game, STRIDE};
use crate::chance::{Ask, Chance};
use crate::choice::{Prompt, Reason};
use crate::event::Event;
use crate::ids::*;

/// Somebody asks the table to go back past something that was revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plea {
    /// Who asks.
    pub seat: Seat,
    /// How many entries of the journal would be left.
    pub keep: usize,
    /// Who agrees, the one who asks included.
    pub agreed: SeatSet,
}

impl Game {
    /// What the table is asked to take back.
    pub fn plea(&self) -> Option<Plea> {
        self.plea
    }

    /// Who answers the plea next: clockwise from whoever asks.
    pub fn answers_plea(&self) -> Option<Seat> {
        let plea = self.plea?;
        plea.seat.around(self.setup().players).find(|seat| !plea.agreed.has(*seat))
    }

    /// How many entries of the journal stand among the first ones of the tape.
    pub fn journal_at(&self, tape: usize) -> usize {
        self.steps.iter().take_while(|step| step.at < tape).count()
    }

    /// Forgets what the table was asked. Only for a copy that looks around: the tape tells otherwise.
    pub fn drop_plea(&mut self) {
        self.plea = None;
    }

    /// Everything so far is known elsewhere: from now on it stays on the tape, even if it is taken back.
    pub fn seal(&mut self) {
        self.sealed = self.tape.len();
    }

    /// The game as it goes to others: what was taken back without a trace is none of their business.
    pub fn for_others(&self) -> Game {
        let mut game = self.clone();
        game.undone.clear();
        game.seal();
        game
    }

    /// Has what would be taken back shown something that nobody can forget?
    pub fn was_revealed(&self, keep: usize) -> bool {
        self.steps.get(keep..).is_some_and(|rest| rest.iter().any(|s| s.revealed))
    }

    /// How much of the tape is sealed.
    pub fn sealed(&self) -> usize {
        self.sealed
    }

    /// Has what would be taken back shown something that nobody can forget, or is it known elsewhere? Then
    /// the whole table has to agree.
    pub fn needs_consent(&self, keep: usize) -> bool {
        self.steps.get(keep..).is_some_and(|rest| rest.iter().any(|s| s.revealed || s.at < self.sealed))
    }

    /// Goes back to where `keep` entries of the journal have been made. The rest can be done again; the
    /// same choice at the same point gets the same answers of chance. What needs consent must have it: see
    /// [`Game::needs_consent`]. While a plea stands, nothing is done.
    pub fn rewind(&mut self, keep: usize) {
        if keep >= self.journal.len() || self.plea.is_some() {
            return;
        }
        // What nobody has seen and what stands at the end of the tape leaves no trace there.
        let from = self.steps[keep].at;
        if !self.needs_consent(keep) && self.tape.len() - from == self.journal.len() - keep {
            self.tape.truncate(from);
        } else {
            let (seat, count) = self.back_to(keep);
            self.tape.push(Entry { seat, deed: Deed::TookBack(count), answers: Vec::new() });
            self.notes.push((keep, Event::Rewound { seat, count }));
        }
        self.cut(keep);
    }

    /// Whose decision it is there, and how many entries lie between.
    fn back_to(&self, keep: usize) -> (Seat, u16) {
        (self.journal[keep].seat, (self.journal.len() - keep) as u16)
    }

    /// Shortens the journal.
    fn cut(&mut self, keep: usize) {
        let (state, options) = self.state_at(keep);
        let mut rest = self.journal.split_off(keep);
        rest.append(&mut self.undone);
        self.undone = rest;
        for (at, _) in &mut self.notes {
            *at = (*at).min(keep);
        }
        self.steps.truncate(keep);
        self.kept.truncate(keep / STRIDE + 1);
        (self.state, self.options) = (state, options);
    }

    /// Writes an entry down and tells where. Doing again what was just taken back shortens the taking back.
    pub(super) fn enter_tape(&mut self, entry: &Entry, again: bool) -> usize {
        let players = self.setup().players;
        if let Some((last, before)) = self.tape.split_last()
            && let Deed::TookBack(count) = last.deed
            && again
            && before.len() >= self.sealed
        {
            let (line, _) = read(before, players);
            let keep = line.len() - usize::from(count);
            // What was taken back later without a trace is none of it.
            if line[keep..].iter().map(|at| &before[*at]).eq(self.undone.iter().take(count.into())) {
                let at = line[keep];
                self.tape.pop();
                if let Some(next) = line.get(keep + 1) {
                    let seat = self.tape[*next].seat;
                    self.tape.push(Entry { seat, deed: Deed::TookBack(count - 1), answers: Vec::new() });
                }
                self.notes = read(&self.tape, players).1;
                return at;
            }
        }
        self.tape.push(entry.clone());
        self.tape.len() - 1
    }

    /// Asks the table to go back to where `keep` entries have been made. While the plea stands, nothing else
    /// is done.
    ///
    /// # Errors
    /// If there is nothing to take back, or something is asked already.
    pub fn ask_back(&mut self, seat: Seat, keep: usize) -> Result<Vec<Event>, Reason> {
        if seat.0 >= self.setup().players || keep >= self.journal.len() || self.plea.is_some() {
            return Err(Reason::NotOffered);
        }
        let mut agreed = SeatSet::default();
        agreed.add(seat);
        self.plea = Some(Plea { seat, keep, agreed });
        let count = (self.journal.len() - keep) as u16;
        Ok(self.note(seat, Deed::AskedBack(count), Event::AskedBack { seat, count }))
    }

    /// Answers the plea. When the last one agrees, it is done.
    ///
    /// # Errors
    /// If nothing is asked, or this seat has answered.
    pub fn answer_back(&mut self, seat: Seat, agree: bool) -> Result<Vec<Event>, Reason> {
        let players = self.setup().players;
        let Some(mut plea) = self.plea.filter(|plea| seat.0 < players && !plea.agreed.has(seat)) else {
            return Err(Reason::NotYours);
        };
        if !agree {
            self.plea = None;
            return Ok(self.note(seat, Deed::Refused, Event::BackRefused { seat }));
        }
        plea.agreed.add(seat);
        self.plea = Some(plea);
        let mut events = self.note(seat, Deed::Agreed, Event::BackAgreed { seat });
        if Seat::all(players).all(|s| plea.agreed.has(s)) {
            self.plea = None;
            let (seat, count) = self.back_to(plea.keep);
            self.notes.push((plea.keep, Event::Rewound { seat, count }));
            self.cut(plea.keep);
            // What everybody agreed to take back is gone: nobody does it again by a key.
            self.undone.clear();
            events.push(Event::Rewound { seat, count });
        }
        Ok(events)
    }

    fn note(&mut self, seat: Seat, deed: Deed, event: Event) -> Vec<Event> {
        self.tape.push(Entry { seat, deed, answers: Vec::new() });
        self.notes.push((self.journal.len(), event.clone()));
        vec![event]
    }

    /// How many entries to keep to step out of the act at hand, to the start of the turn's decision that it
    /// belongs to. None if there is no such act, or if chance has answered or a hand was shown since: what was
    /// seen stays seen.
    pub fn way_back(&self) -> Option<usize> {
        let (seat, prompt) = self.state.prompt()?;
        if matches!(prompt, Prompt::Turn { .. } | Prompt::Lead | Prompt::Follow | Prompt::Mulligan) {
            return None;
        }
        for (at, step) in self.steps.iter().enumerate().rev() {
            if self.journal[at].seat != seat || step.revealed || step.at < self.sealed {
                return None;
            }
            if matches!(step.asked, Some((_, Prompt::Turn { .. }))) {
                return Some(at);
            }
        }
        None
    }

    /// Does what an entry of a tape says; false if that is not possible there.
    pub(super) fn follow(&mut self, entry: &Entry) -> bool {
        let mut known = Exact { answers: &entry.answers, at: 0, fits: true };
        match entry.deed {
            // What was chosen here before and taken back has its answers already: they must be these.
            Deed::Chose(choice) => {
                self.apply(entry.seat, choice, &mut known).is_ok()
                    && known.fits
                    && self.journal.last() == Some(entry)
            }
            Deed::Conceded => self.concede(entry.seat).is_ok() && self.journal.last() == Some(entry),
            _ => entry.answers.is_empty() && self.follow_table(entry),
        }
    }

    /// Does what an entry says that is no deed of the game itself.
    fn follow_table(&mut self, entry: &Entry) -> bool {
        match entry.deed {
            Deed::Chose(_) | Deed::Conceded => false,
            Deed::TookBack(count) => {
                let keep = self.journal.len().checked_sub(usize::from(count)).filter(|_| count > 0);
                let keep = keep.filter(|keep| self.plea.is_none() && self.journal[*keep].seat == entry.seat);
                if let Some(keep) = keep {
                    self.tape.push(entry.clone());
                    self.notes.push((keep, Event::Rewound { seat: entry.seat, count }));
                    self.cut(keep);
                }
                keep.is_some()
            }
            Deed::AskedBack(count) => {
                let keep = self.journal.len().checked_sub(usize::from(count));
                keep.is_some_and(|keep| self.ask_back(entry.seat, keep).is_ok())
            }
            Deed::Agreed => self.answer_back(entry.seat, true).is_ok(),
            Deed::Refused => self.answer_back(entry.seat, false).is_ok(),
        }
    }
}

/// Follows what a table of so many players was asked along a tape.
pub(super) struct Votes {
    players: u8,
    asked: u16,
    missing: u8,
}

impl Votes {
    pub(super) fn new(players: u8) -> Votes {
        Votes { players, asked: 0, missing: 0 }
    }

    /// How many entries of the journal this entry of the tape takes back.
    pub(super) fn takes_back(&mut self, deed: Deed) -> usize {
        match deed {
            Deed::Chose(_) | Deed::Conceded | Deed::Refused => 0,
            Deed::TookBack(count) => count.into(),
            Deed::AskedBack(count) => {
                (self.asked, self.missing) = (count, self.players - 1);
                0
            }
            Deed::Agreed => {
                self.missing -= 1;
                if self.missing == 0 { self.asked.into() } else { 0 }
            }
        }
    }
}

/// Where on a tape of so many players the entries of its journal stand, and what is told besides.
fn read(tape: &[Entry], players: u8) -> (Vec<usize>, Vec<(usize, Event)>) {
    let (mut line, mut notes) = (Vec::new(), Vec::new());
    let mut votes = Votes::new(players);
    for (at, entry) in tape.iter().enumerate() {
        let seat = entry.seat;
        match entry.deed {
            Deed::Chose(_) | Deed::Conceded => line.push(at),
            Deed::TookBack(_) => {}
            Deed::AskedBack(count) => notes.push((line.len(), Event::AskedBack { seat, count })),
            Deed::Agreed => notes.push((line.len(), Event::BackAgreed { seat })),
            Deed::Refused => notes.push((line.len(), Event::BackRefused { seat })),
        }
        let back = votes.takes_back(entry.deed);
        if back > 0 {
            let keep = line.len() - back;
            let to: usize = line[keep];
            line.truncate(keep);
            notes.iter_mut().for_each(|(at, _)| *at = keep.min(*at));
            notes.push((keep, Event::Rewound { seat: tape[to].seat, count: back as u16 }));
        }
    }
    (line, notes)
}

/// Gives exactly the recorded answers and notes if they do not fit.
struct Exact<'a> {
    answers: &'a [u8],
    at: usize,
    fits: bool,
}

impl Chance for Exact<'_> {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        let answer = self.answers.get(self.at).copied().filter(|a| usize::from(*a) < ask.len());
        self.at += 1;
        self.fits &= answer.is_some();
        answer.unwrap_or(0)
    }
}
