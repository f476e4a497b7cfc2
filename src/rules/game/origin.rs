//! Where a game begins: with a setup, or at a position.

use super::{LoadError, check_setup};
use crate::chance::Chance;
use crate::event::Sink;
use crate::flow::{Frame, setup};
use crate::kit::Kit;
use crate::options::Options;
use crate::position::Position;
use crate::state::{Setup, State};

/// Where a game begins.
#[derive(Clone, Debug)]
pub(super) enum Origin {
    /// With the setup (R2).
    Setup(Setup),
    /// In the middle.
    Position(Box<Position>),
}

impl Origin {
    pub fn setup(&self) -> Setup {
        match self {
            Origin::Setup(setup) => *setup,
            Origin::Position(position) => position.setup,
        }
    }

    pub fn position(&self) -> Option<&Position> {
        match self {
            Origin::Setup(_) => None,
            Origin::Position(position) => Some(position),
        }
    }

    /// The same in the one way in which a state is told: what follows from the rest is not said.
    pub fn plain(self, state: &State) -> Result<Origin, LoadError> {
        match self {
            Origin::Setup(_) => Ok(self),
            Origin::Position(_) => {
                Position::of(state).map(|p| Origin::Position(Box::new(p))).ok_or(LoadError::Position)
            }
        }
    }

    /// The state at the first decision, and what can be chosen there.
    pub fn begin(
        &self,
        kit: Kit,
        chance: &mut dyn Chance,
        sink: &mut dyn Sink,
    ) -> Result<(State, Options), LoadError> {
        let mut options = Options::all();
        let mut state = match self {
            Origin::Setup(setup) => {
                check_setup(setup)?;
                let mut state = State::empty(kit, *setup);
                state.enter_rules();
                state.stack.push(Frame::Setup(setup::Step::Begin));
                state
            }
            Origin::Position(position) => position.resume().map_err(|_| LoadError::Position)?,
        };
        state.run(chance, sink, &mut options);
        Ok((state, options))
    }
}
