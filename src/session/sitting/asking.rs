//! What the table itself asks and does besides the rules: taking back as far as the table agreed, doing again,
//! and the end of a turn.

use super::{Sitting, answers};
use crate::model::{Decision, OptionView, Why};
use crate::session::UndoPolicy;
use crate::session::settings::ConfirmEnd;
use crate::text::menu::EN as ASKS;
use rules::chance::Chance;
use rules::choice::Choice;
use rules::ids::Seat;

/// A question of the table's own: yes, or the way back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Question {
    /// End the turn?
    EndTurn,
    /// Take back what has shown something that nobody can forget, or what others have been sent? This seat asks.
    Undo(Seat),
    /// Ask those who sit elsewhere whether it may be taken back? This seat asks.
    AskBack(Seat),
}

/// What taking back the last choice needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// There is nothing to take back, or the table is asked already.
    Nothing,
    /// Nothing: it is done at once.
    Free,
    /// A word of those around this device.
    Confirmed,
    /// The consent of those at other devices.
    Agreed,
    /// It stands: the table agreed to take nothing back that was seen or sent.
    Stands,
}

impl Sitting {
    /// What taking back the last choice needs at this table.
    pub fn undo_needs(&self) -> Undo {
        let game = &self.game;
        let Some(keep) = self.step_back().filter(|_| game.plea().is_none()) else {
            return Undo::Nothing;
        };
        let sent = game.journal_at(game.sealed()) > keep;
        let asks = match self.config.undo {
            UndoPolicy::Free => sent,
            UndoPolicy::Agreed => game.needs_consent(keep),
            UndoPolicy::Strict if game.needs_consent(keep) => return Undo::Stands,
            UndoPolicy::Strict => false,
        };
        match asks {
            false => Undo::Free,
            true if self.are_all_here() => Undo::Confirmed,
            true => Undo::Agreed,
        }
    }

    /// Can the last choice be taken back, or a question of the table's own be left?
    pub fn may_undo(&self) -> bool {
        self.asking.is_some() || !matches!(self.undo_needs(), Undo::Nothing | Undo::Stands)
    }

    /// Why the last choice cannot be taken back though there is one; empty if it can.
    pub(super) fn undo_not(&self) -> String {
        let stands = self.asking.is_none() && self.undo_needs() == Undo::Stands;
        let sent = || !self.game.was_revealed(self.step_back().unwrap_or_default());
        match stands {
            false => String::new(),
            true if sent() => ASKS.stands_sent.into(),
            true => ASKS.stands_seen.into(),
        }
    }

    /// The reason stands in the bar, for whoever tried.
    pub(super) fn tell_undo(&self) -> Option<Why> {
        let answer = self.undo_not();
        let told = self.denied && !answer.is_empty();
        told.then(|| Why { question: ASKS.undo_why.into(), answer, ..Why::default() })
    }

    /// Takes the last choice back, or the question whether to end the turn. `by` is whoever is at the device.
    pub fn undo(&mut self, by: Seat) {
        if self.asking.take().is_some() {
            return;
        }
        match self.undo_needs() {
            Undo::Nothing => {}
            Undo::Free => self.take_back(),
            Undo::Confirmed => self.asking = Some(Question::Undo(by)),
            Undo::Agreed => self.asking = Some(Question::AskBack(by)),
            Undo::Stands => (self.denied, self.why) = (true, None),
        }
    }

    fn take_back(&mut self) {
        self.lent = None;
        if let Some(keep) = self.step_back() {
            self.game.rewind(keep);
            self.retell();
        }
    }

    /// May what was taken back last be done again here? It is whoever did it that does it again.
    pub(super) fn may_redo(&self) -> bool {
        let here = |seat| self.here.has(seat);
        self.game.plea().is_none() && self.game.undone().first().is_some_and(|entry| here(entry.seat))
    }

    /// Does again what was taken back.
    pub fn redo(&mut self) {
        let from = self.game.journal().len();
        // A shortcut that was taken back is done again as a whole.
        let to = self.shortcut.filter(|(begin, _)| *begin == from).map_or(from + 1, |(_, end)| end);
        while self.game.journal().len() < to
            && self.may_redo()
            && let Some(events) = self.game.redo()
        {
            self.told.push(events);
            self.settle();
        }
        // What bots did after it comes with it.
        while self.game.plea().is_none()
            && self.game.undone().first().is_some_and(|entry| self.bot(entry.seat).is_some())
            && let Some(events) = self.game.redo()
        {
            self.told.push(events);
        }
    }

    /// Steps out of the act at hand, to the start of it.
    pub fn back(&mut self) {
        if self.asking.take().is_some() {
            return;
        }
        if let Some(keep) = self.game.way_back() {
            self.game.rewind(keep);
            self.retell();
        }
    }

    /// Does this choice end the turn, and does this device want to be asked before it does?
    pub(super) fn asks_before(&self, choice: Choice, options: &[Choice]) -> bool {
        let acts = || options.iter().any(|c| matches!(c, Choice::Act(_) | Choice::New { .. }));
        choice == Choice::EndTurn
            && match self.preferences.confirm_end {
                ConfirmEnd::Always => true,
                ConfirmEnd::PipsLeft => acts(),
                ConfirmEnd::Never => false,
            }
    }

    /// Does what was asked before.
    pub(super) fn confirmed(&mut self, question: Question, chance: &mut dyn Chance) -> bool {
        match (question, self.decider()) {
            (Question::EndTurn, Some(seat)) => self.take(seat, Choice::EndTurn, chance),
            (Question::EndTurn, None) => false,
            (Question::Undo(_), _) => {
                self.take_back();
                true
            }
            (Question::AskBack(asks), _) => {
                let here = self.here;
                let keep = self.step_back().unwrap_or_default();
                let asked = self.game.ask_back(asks, keep).is_ok();
                // Others who sit here need no link to agree.
                for seat in here.iter() {
                    let _ = self.game.answer_back(seat, true);
                }
                self.bots_agree();
                self.retell();
                asked
            }
        }
    }

    /// What a question of the table's own looks like. `below` is the decision that it hides.
    pub(super) fn question(
        &self,
        question: Question,
        plain: Decision,
        below: Option<Decision>,
    ) -> Option<Decision> {
        let viewer = plain.mine.then_some(plain.seat);
        match question {
            Question::Undo(_) => {
                let keep = self.step_back().unwrap_or_default();
                let sentence = match self.game.was_revealed(keep) {
                    true => (ASKS.undo_seen)(&self.unknown(keep, viewer)),
                    false => ASKS.undo_sent.into(),
                };
                let short = ASKS.undo_short.into();
                Some(answers(Decision { sentence, short, ..plain }, ASKS.undo, Some(ASKS.undo_not)))
            }
            Question::AskBack(_) => {
                let keep = self.step_back().unwrap_or_default();
                let sentence = (ASKS.ask_back)(&self.unknown(keep, viewer));
                let short = ASKS.undo_short.into();
                Some(answers(Decision { sentence, short, ..plain }, ASKS.ask, Some(ASKS.undo_not)))
            }
            Question::EndTurn if plain.mine => below.map(|d| {
                let sentence = (ASKS.end_early)(self.game.state().turn.pips);
                let whys = Vec::new();
                answers(Decision { sentence, whys, refuses: false, ..d }, ASKS.end_turn, Some(ASKS.keep_turn))
            }),
            Question::EndTurn => below,
        }
    }

    /// May that be taken back?
    pub(super) fn plea(&self, plain: Decision) -> Option<Decision> {
        let plea = self.game.plea()?;
        let count = self.game.journal().len() - plea.keep;
        let option = |index, title: &str| OptionView {
            index,
            title: title.to_string(),
            enabled: true,
            plain: index > 0,
            ..OptionView::default()
        };
        let options = vec![option(0, ASKS.agree_back), option(1, ASKS.refuse_back)];
        let sentence = match plain.mine {
            true => {
                let unknown = self.unknown(plea.keep, Some(plain.seat));
                (ASKS.plea)(self.words.player(plea.seat), count, &unknown)
            }
            false => String::new(),
        };
        Some(Decision { sentence, short: ASKS.plea_short.into(), options, ..plain }.number())
    }

    /// What was seen since so many choices and would be as if nobody knew it, as this seat may name it.
    fn unknown(&self, keep: usize, viewer: Option<Seat>) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        for event in self.told.get(keep + 1..).unwrap_or_default().iter().flatten() {
            let named = (ASKS.unknown)(&self.words, self.game.state().kit, &event.seen_by(viewer));
            all.extend(named.filter(|named| !all.contains(named)));
        }
        all
    }
}
