//! Builds the render model from a view of the game. Pure: the same view gives the same table.

mod ask;
mod battle;
mod draft;
mod effects;
mod panels;
mod pieces;
mod why;

pub use battle::of_battle;
pub use effects::effects;
pub use panels::ambitions;

use super::{LogTurn, Motion, SeatView, TableModel, TopBar, Who};
use crate::text::Words;
use crate::text::battle::Side;
use rules::components::board::{CHAPTERS, threshold};
use rules::ids::{Owner, Seat};
use rules::view::View;
use std::sync::Arc;

/// What the table shows besides the view itself.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// The players.
    pub seats: &'a [SeatView],
    /// The log so far, as the viewer may read it.
    pub log: &'a [Arc<LogTurn>],
    /// What the viewer might expect to choose and cannot, with the reasons.
    pub refusals: &'a [(rules::choice::Choice, rules::choice::Reason)],
    /// What was asked about last that can't be chosen.
    pub why: Option<super::WhyNot>,
    /// The system that is looked at: what is possible there is worded.
    pub looked: Option<rules::ids::System>,
    /// Can a step be taken back?
    pub undo: bool,
    /// Can one be taken again?
    pub redo: bool,
    /// Is there a way out of the act at hand, to the turn it belongs to?
    pub back: bool,
    /// Does a bot decide now? Then nothing is offered, even at the seat it plays for.
    pub bot: bool,
    /// Words for it all.
    pub words: &'a Words,
}

impl<'a> Scene<'a> {
    /// Nothing but the view: nothing is asked, looked at, or to be taken back.
    pub fn bare(view: &'a View, seats: &'a [SeatView], words: &'a Words) -> Scene<'a> {
        Scene {
            view,
            seats,
            log: &[],
            refusals: &[],
            why: None,
            looked: None,
            bot: false,
            undo: false,
            redo: false,
            back: false,
            words,
        }
    }

    /// An owner with the colour it is drawn in.
    fn who(&self, owner: impl Into<Owner>) -> Who {
        let owner = owner.into();
        let colour = match owner {
            Owner::EMPIRE => super::Colour::Empire,
            Owner::BLIGHT => super::Colour::Blight,
            Owner::FREE | Owner::NEUTRAL => super::Colour::Free,
            _ => self
                .seats
                .iter()
                .find(|s| Owner::from(s.seat) == owner)
                .map_or_else(Default::default, |s| s.colour),
        };
        Who { owner, colour }
    }

    /// How an owner is spoken of to the viewer.
    fn called(&self, owner: impl Into<Owner>) -> Side {
        let owner = owner.into();
        match self.view.viewer {
            Some(viewer) if owner == viewer.into() => Side::You,
            _ => Side::Named(self.words.players.owner(self.words.language.names, owner).into()),
        }
    }

    /// All seats in the order the viewer sees them: own first, then clockwise.
    fn order(&self) -> Vec<Seat> {
        let s = &self.view.state;
        self.view.viewer.unwrap_or(Seat(0)).around(s.players()).collect()
    }
}

/// The table as the viewer sees it.
pub fn table(scene: &Scene<'_>) -> TableModel {
    let s = &scene.view.state;
    let decision = ask::decision(scene);
    let mut map = pieces::map(scene);
    if let Some(system) = map.systems.iter_mut().find(|y| Some(y.system) == scene.looked) {
        system.notes = ask::notes(scene, decision.as_ref(), system.system);
    }
    TableModel {
        viewer: scene.view.viewer,
        seats: scene.seats.to_vec(),
        top: TopBar {
            chapter: s.chapter.max(1),
            chapters: CHAPTERS,
            round: s.round_number.max(1),
            goal: threshold(s.players()),
            power: s.seats().map(|seat| (seat, s.boards[seat].power)).collect(),
            undo: scene.undo,
            undo_not: String::new(),
            redo: scene.redo,
        },
        ambitions: panels::ambitions(s),
        round: panels::round(scene),
        past: Vec::new(),
        court: panels::court(scene),
        map,
        boards: scene.order().into_iter().map(|seat| pieces::board(scene, seat)).collect(),
        hand: panels::hand(scene),
        log: scene.log.to_vec(),
        decision,
        battle: battle::battle(scene),
        draft: draft::draft(scene),
        score: None,
        motion: Motion::default(),
    }
}
