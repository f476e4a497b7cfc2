//! The end of a chapter: shown until the player has looked.

use crate::model::{ScoreView, TableModel};
use crate::text::Words;
use crate::text::menu::EN as ASKS;
use rules::State;
use rules::event::Event;
use rules::ids::Seat;

/// What a chapter's end brought.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    view: ScoreView,
}

impl Score {
    /// The end of a chapter among these events, if there is one. `before` is the state before them.
    pub fn of(before: &State, events: &[Event], words: &Words) -> Option<Score> {
        let (chapter, power) = events.iter().find_map(|event| match event {
            Event::ChapterEnded { chapter, power } => Some((*chapter, *power)),
            _ => None,
        })?;
        let rows = events.iter().filter_map(|event| match event {
            Event::Scored { ambition, power } => {
                Some((*ambition, before.seats().map(|seat| (seat, power[seat])).collect()))
            }
            _ => None,
        });
        let rows: Vec<(_, Vec<(Seat, i16)>)> = rows.collect();
        let gained = |seat: Seat| -> i16 {
            let all = rows.iter().flat_map(|(_, gains)| gains);
            all.filter(|(who, _)| *who == seat).map(|(_, gain)| gain).sum()
        };
        let totals = before.seats().map(|seat| (seat, gained(seat), power[seat])).collect();
        let told = |event: &&Event| matches!(event, Event::MarkerFlipped { .. } | Event::Cleared { .. });
        let notes = events.iter().filter(told).map(|event| words.event(before.kit, event)).collect();
        Some(Score { view: ScoreView { chapter, rows, totals, notes } })
    }

    /// Puts it on the table; what stands in the decision bar meanwhile, in a sentence and in short.
    pub fn show(&self, model: &mut TableModel) -> (String, &'static str) {
        model.score = Some(self.view.clone());
        model.battle = None;
        ((ASKS.chapter_over)(self.view.chapter), ASKS.chapter_short)
    }
}
