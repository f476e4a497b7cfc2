//! What is shown before a choice is made, and of the Move that is being made.

use super::Sitting;
use crate::model::build::{Scene, effects};
use crate::model::{Effects, Route, RouteKind};
use rules::choice::Prompt;
use rules::event::Event;
use rules::ids::Seat;
use rules::view;

impl Sitting {
    /// What the option with this index would change, for whoever decides; nothing for others, and nothing while
    /// the table itself asks or shows something.
    pub fn effects(&self, viewer: Option<Seat>, index: usize) -> Effects {
        let idle = self.asking.is_none() && self.sheets.is_empty() && self.game.plea().is_none();
        if !idle || viewer.is_none() || viewer != self.decider() {
            return Effects::default();
        }
        let view = view::of(self.game.state(), viewer);
        let seats = self.seats();
        effects(&Scene::bare(&view, &seats, &self.words), index)
    }

    /// The way that the ships of a Move have come, while they fly on (R9.3).
    pub(super) fn trail(&self) -> Vec<Route> {
        let asked = self.game.decision().map(|d| d.prompt);
        let (Some(Prompt::MoveTo { from, .. }), Some(start)) = (asked, self.game.way_back()) else {
            return Vec::new();
        };
        let events = self.told.get(start + 1..).unwrap_or_default().iter().flatten();
        let mut trail: Vec<Route> = Vec::new();
        let mut at = from;
        for event in events.collect::<Vec<_>>().into_iter().rev() {
            if let Event::Moved { from, to, .. } = event
                && *to == at
            {
                trail.push(Route { from: *from, to: *to, kind: RouteKind::Flown });
                at = *from;
            }
        }
        trail
    }
}
