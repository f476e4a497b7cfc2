//! Whose turn it is and who holds the device, for what goes beyond the screen: a tone, and the way the page stands.

use leptos::prelude::*;

use super::{Play, Stage};
use crate::session::sitting::Sitting;
use rules::ids::Seat;

impl Play {
    /// The game at the device by its number, the seat that decides, and whether a person sits here for it. Tracks.
    pub fn whose(self) -> Option<(u64, u8, bool)> {
        let seat = self.sitting.with(|s| s.as_ref().and_then(Sitting::decider))?;
        let person = self.sitting.with(|s| s.as_ref().is_some_and(|s| s.bot(seat).is_none()));
        self.current.with(|c| {
            let current = c.as_ref()?;
            Some((current.slot, seat.0, person && current.here.is_some_and(|here| here.has(seat))))
        })
    }

    /// The seat that holds the device or is about to. Tracks.
    pub fn holder(self) -> Option<Seat> {
        match self.stage() {
            Stage::Pass(seat) => Some(Seat(seat)),
            Stage::Table => self.viewer(),
            _ => None,
        }
    }
}
