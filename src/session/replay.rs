//! A game told again: the table at any moment since it began, as somebody may know it. Pure; the page keeps one and
//! shows the moment that its slider stands at.
//!
//! A game that began at a position is told from there: what was before is gone (see `save`). What was taken back
//! without a trace is no part of the journal, so it is not told either.

use super::TableConfig;
use super::log::{Books, Eyes, line};
use super::past::past;
use super::sitting::{Roll, motion, seats_of, words_of};
use crate::model::build::{Scene, table};
use crate::model::{ActionCardView, Decision, LogLine, LogTurn, RolledDie, SeatView, TableModel};
use crate::text::Words;
use rules::choice::Choice;
use rules::event::Event;
use rules::game::Deed;
use rules::ids::{Seat, System};
use rules::{Game, view};
use std::sync::Arc;

/// What a mark on the slider stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// A chapter begins.
    Chapter(u8),
    /// A round ends.
    Round,
    /// A battle.
    Battle(System),
    /// Ambitions are scored.
    Scored,
}

/// A mark on the slider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// After how many entries of the journal.
    pub at: usize,
    /// What.
    pub kind: MarkKind,
}

/// One moment of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Moment {
    /// The table. Nothing can be chosen there.
    pub model: TableModel,
    /// What the last choice brought.
    pub lines: Vec<LogLine>,
    /// Who chose what, if these eyes may know it: for choices that bring nothing at once.
    pub chose: Option<(Seat, String)>,
    /// Dice that fell with it.
    pub dice: Vec<RolledDie>,
    /// All hands, if they are open; else none.
    pub hands: Vec<(Seat, Vec<ActionCardView>)>,
    /// After how many entries of the journal the turn at hand began.
    pub turn: usize,
}

/// A game told again.
#[derive(Clone)]
pub struct Replay {
    config: TableConfig,
    words: Words,
    seats: Vec<SeatView>,
    game: Game,
    /// What happened in the setup and after each entry of the journal.
    told: Vec<Vec<Event>>,
    books: Books,
    marks: Vec<Mark>,
    /// Where turns begin, ascending.
    turns: Vec<usize>,
}

impl Replay {
    /// Tells a game of this table again.
    pub fn of(config: TableConfig, game: Game) -> Replay {
        let mut told = Vec::new();
        game.retell(&mut |_, events| told.push(events));
        Replay::told(config, game, told)
    }

    /// The same, if what happened has been told already.
    pub fn told(config: TableConfig, game: Game, told: Vec<Vec<Event>>) -> Replay {
        let words = words_of(&config);
        let seats = seats_of(&config, &words);
        let mut marks = Vec::new();
        let mut turns = vec![0];
        for (at, events) in told.iter().enumerate() {
            for event in events {
                let kind = match event {
                    Event::Chapter(number) => MarkKind::Chapter(*number),
                    Event::RoundEnded { .. } | Event::Passed { .. } => MarkKind::Round,
                    Event::Battle { system, .. } => MarkKind::Battle(*system),
                    Event::Scored { .. } => MarkKind::Scored,
                    Event::Played { .. } => {
                        turns.push(at);
                        continue;
                    }
                    _ => continue,
                };
                let mark = Mark { at, kind };
                if marks.last() != Some(&mark) {
                    marks.push(mark);
                }
            }
        }
        turns.push(game.journal().len());
        turns.dedup();
        Replay { config, words, seats, game, told, books: Books::default(), marks, turns }
    }

    /// The table.
    pub fn config(&self) -> &TableConfig {
        &self.config
    }

    /// The last moment: so many entries the journal has.
    pub fn len(&self) -> usize {
        self.game.journal().len()
    }

    /// Has nothing been chosen yet?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.game.state().over.is_some()
    }

    /// What the slider marks, in order.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Where the turn before this moment begins, or the one at hand if the moment lies within it.
    pub fn turn_before(&self, at: usize) -> usize {
        self.turns.iter().rev().copied().find(|turn| *turn < at).unwrap_or(0)
    }

    /// Where the next turn begins; at last the end.
    pub fn turn_after(&self, at: usize) -> usize {
        self.turns.iter().copied().find(|turn| *turn > at).unwrap_or(self.len())
    }

    /// The whole log, the first turn first.
    fn log(&self, eyes: Eyes) -> Vec<Arc<LogTurn>> {
        self.books.read(eyes, &self.told, &self.words, self.game.began())
    }

    /// The chapter and the round of a moment, and who decides there.
    pub fn place(&self, at: usize) -> (u8, u8, Option<Seat>) {
        let state = self.game.state_after(at);
        (state.chapter.max(1), state.round_number.max(1), state.prompt().map(|(seat, _)| seat))
    }

    /// What the last choice before this moment was. What somebody does with a card or a secret is theirs to know; an
    /// action is taken before everybody.
    fn chose(&self, at: usize, eyes: Eyes) -> Option<(Seat, String)> {
        let entry = self.game.journal().get(at.checked_sub(1)?)?;
        let Deed::Chose(choice) = entry.deed else { return None };
        let open = eyes == Eyes::All || eyes.viewer() == Some(entry.seat) || matches!(choice, Choice::Act(_));
        let before = open.then(|| self.game.state_after(at - 1))?;
        let (seat, prompt) = before.prompt()?;
        let title = self.words.choice(&before, seat, &prompt, &choice).title;
        (seat == entry.seat).then_some((seat, title))
    }

    /// The moment after so many entries of the journal, as these eyes see it.
    pub fn at(&self, at: usize, eyes: Eyes) -> Moment {
        let at = at.min(self.len());
        let state = self.game.state_after(at);
        let viewer = eyes.viewer().filter(|seat| usize::from(seat.0) < self.seats.len());
        let view = view::of(&state, viewer);
        let log = self.log(eyes);
        let turn = log.iter().rev().find(|turn| turn.at <= at).map_or(0, |turn| turn.at);
        let scene = Scene { log: &log, ..Scene::bare(&view, &self.seats, &self.words) };
        let mut model = table(&scene);
        // The told setup comes first, then what each entry brought.
        model.past = past(&self.told[..=at.min(self.told.len() - 1)], &state, viewer);
        let events = self.told.get(at).map_or(&[][..], Vec::as_slice);
        model.motion = motion(events, at, &self.seats);
        // Who decides, and what about in a few words; nothing of it can be chosen here.
        model.decision =
            model.decision.map(|d| Decision { seat: d.seat, short: d.short, ..Decision::default() });
        // What covers the map while one plays is told beside it here.
        (model.battle, model.draft) = (None, None);
        let lines = events.iter().filter_map(|event| line(&self.words, state.kit, eyes, event)).collect();
        let hands = match eyes {
            Eyes::All => state
                .seats()
                .map(|seat| (seat, state.boards[seat].hand.iter().map(ActionCardView::of).collect()))
                .collect(),
            _ => Vec::new(),
        };
        let chose = self.chose(at, eyes);
        Moment { model, lines, chose, dice: Roll::fallen(events), hands, turn }
    }
}
