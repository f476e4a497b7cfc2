//! What a choice leads to by the rules alone: as far as nothing is left to chance and nobody else comes to turn.
//! Screens show it before anything is chosen.

use std::cell::Cell;

use super::Cx;
use crate::chance::{Ask, Chance};
use crate::choice::Choice;
use crate::event::{Event, Sink};
use crate::ids::Seat;
use crate::options::Options;
use crate::state::State;

/// Why there is no more to foresee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Until {
    /// Somebody decides, or the game is over.
    #[default]
    Decision,
    /// Chance is asked: a roll, a draw.
    Chance,
    /// The turn is over.
    TurnEnd,
}

/// Notes that chance was asked; what it answers is thrown away with all that follows from it.
struct Asked<'a>(&'a Cell<bool>);

impl Chance for Asked<'_> {
    fn answer(&mut self, _: Ask<'_>) -> u8 {
        self.0.set(true);
        0
    }
}

/// Notes that the turn has ended.
struct Listener<'a>(&'a Cell<bool>);

impl Sink for Listener<'_> {
    fn event(&mut self, event: Event) {
        if let Event::TurnEnded(_) = event {
            self.0.set(true);
        }
    }
}

impl State {
    /// The state to which a choice of this seat leads, and why it stops there; `out` is only used on the way.
    ///
    /// The choice must be one that [`State::options`] lists. What it leads to may depend on everything in the
    /// state: to show it to somebody, ask a state that holds no more than they know ([`crate::view::View::sample`]).
    pub fn foresee(&self, seat: Seat, choice: Choice, out: &mut Options) -> (State, Until) {
        let (asked, ended) = (Cell::new(false), Cell::new(false));
        let (mut chance, mut sink) = (Asked(&asked), Listener(&ended));
        let mut now = *self;
        let mut before = *self;
        now.answered_by(seat);
        if let Some(frame) = now.stack.last().copied() {
            frame.choose(&mut Cx { s: &mut now, chance: &mut chance, sink: &mut sink }, choice);
            now.run_while(&mut chance, &mut sink, out, true, |state| {
                if asked.get() || ended.get() {
                    return false;
                }
                before = *state;
                true
            });
        }
        match (asked.get(), ended.get()) {
            (true, _) => (before, Until::Chance),
            (false, true) => (now, Until::TurnEnd),
            (false, false) => (now, Until::Decision),
        }
    }
}
