//! Seats that no person plays: who they are, what is asked of whoever thinks for them, and what they do.

use super::{Sheet, Sitting};
use crate::session::{TableConfig, Who};
use crate::thinking::{Question, seed};
use bots::{Effort, Level};
use rules::chance::Chance;
use rules::choice::{Choice, Prompt};
use rules::event::Event;
use rules::ids::{Seat, SeatSet};
use rules::view;

/// How well a bot plays to whom a person leaves the rest of a turn.
const STAND_IN: Level = Level::Normal;

impl Sitting {
    /// How well the bot plays that decides for this seat now; none if a person does.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        let agreed = self.config.seats.get(usize::from(seat.0)).and_then(|s| s.player.level());
        agreed.or((self.stands_in() == Some(seat)).then_some(STAND_IN))
    }

    /// The bot that decides now: its seat, and how well it plays.
    pub fn bot_decides(&self) -> Option<(Seat, Level)> {
        if self.asking.is_some() || !self.sheets.is_empty() || self.game.plea().is_some() {
            return None;
        }
        let seat = self.game.decision()?.seat;
        Some((seat, self.bot(seat)?))
    }

    /// Who sits here, seats of bots included: somebody has to play for them.
    pub(super) fn are_all_here(&self) -> bool {
        self.config.people().iter().all(|seat| self.here.has(seat))
    }

    /// The question for whoever thinks for this seat.
    pub fn for_bot(&self, game: u64, seat: Seat, level: Level) -> Question {
        let (view, entries) = (view::of(self.game.state(), Some(seat)), self.game.journal().len());
        Question { view, level, effort: Effort::Table, seed: seed(game, entries) }
    }

    /// What the bot chose when the game stood here before: it does so again, so that taking back is no other luck.
    pub fn recalled(&self) -> Option<Choice> {
        self.bot_decides()?;
        let options = self.game.decision()?.options;
        self.minds.get(&self.game.fingerprint()).copied().filter(|choice| options.contains(choice))
    }

    /// A bot does what it has come to. What is to be looked at, dice and scores, is for `watcher`, if there is one;
    /// dice only if they are wanted. False if that cannot be done.
    pub fn play_bot(
        &mut self,
        choice: Choice,
        watcher: Option<Seat>,
        dice: bool,
        chance: &mut dyn Chance,
    ) -> bool {
        let Some((seat, _)) = self.bot_decides() else { return false };
        let point = self.game.fingerprint();
        if !self.take(seat, choice, chance) {
            return false;
        }
        self.minds.insert(point, choice);
        self.sheets.retain(|sheet| watcher.is_some() && (dice || !matches!(sheet, Sheet::Roll(_))));
        self.looker = watcher.unwrap_or(self.looker);
        self.by_bot = true;
        let begins = |d: rules::game::Decision<'_>| {
            matches!(d.prompt, Prompt::Lead | Prompt::Follow | Prompt::Mulligan | Prompt::Draft)
        };
        let over = self.last_events().any(|e| *e == Event::TurnEnded(seat))
            || self.game.decision().is_none_or(begins);
        if let Some((_, from)) = self.lent.filter(|(lent, _)| *lent == seat && over) {
            // It is taken back together.
            (self.lent, self.shortcut) = (None, Some((from, self.game.journal().len())));
        }
        true
    }

    /// May whoever looks as this seat answer what is asked or lies there, if these seats are those of people here? Where
    /// no people are left, somebody still watches bots, as the last who was one.
    pub fn may_answer(&self, seat: Seat, here: SeatSet) -> bool {
        let watches = || self.bot(seat).is_some() && self.bot_decides().is_none();
        self.is_for(seat) && (here.has(seat) || watches())
    }

    /// Do dice of a bot lie there to be looked at?
    pub fn shows_dice_of_bot(&self) -> bool {
        self.by_bot && matches!(self.sheets.first(), Some(Sheet::Roll(_)))
    }

    /// Is there anything to be looked at before the game goes on?
    pub fn sheet(&self) -> bool {
        !self.sheets.is_empty()
    }

    /// Did a person make the choice of this seat that stands here in the journal?
    pub(super) fn was_person(&self, seat: Seat, at: usize) -> bool {
        let then = self.hands.iter().find(|(until, _)| at < *until);
        then.map_or(self.config.people(), |(_, people)| *people).has(seat)
    }

    /// What lay there was looked at.
    pub fn seen(&mut self) {
        if !self.sheets.is_empty() {
            self.sheets.remove(0);
        }
    }

    /// Is what happened last anything to see?
    pub fn has_happened(&self) -> bool {
        self.last_events().next().is_some()
    }

    /// May a bot finish the turn of this seat? It must be its turn, and its decision.
    pub fn may_lend(&self, seat: Seat) -> bool {
        let turn = self.game.state().turn.seat == seat || self.begins_turn(seat);
        self.bot(seat).is_none() && turn && self.is_for(seat) && self.decider() == Some(seat)
    }

    /// A bot finishes the turn of this seat.
    pub fn lend(&mut self, seat: Seat) {
        if self.may_lend(seat) {
            self.settle();
            self.lent = Some((seat, self.game.journal().len()));
        }
    }

    /// Whoever was stood in for goes on themselves.
    pub fn take_over(&mut self) {
        let now = self.game.journal().len();
        if let Some((_, from)) = self.lent.take().filter(|(_, from)| *from < now) {
            self.shortcut = Some((from, now));
        }
    }

    /// The seat that a bot stands in for until its turn ends.
    pub fn stands_in(&self) -> Option<Seat> {
        self.lent.map(|(seat, _)| seat)
    }

    /// Somebody else plays this seat from now on: a person, or a bot.
    pub fn set_player(&mut self, seat: Seat, who: Who) {
        if let Some(config) = self.config.changed(seat, |this| this.player = who) {
            self.reseat(config);
        }
    }

    /// Somebody who was at the table may have gone, and a bot may sit there.
    pub(super) fn reseat(&mut self, config: TableConfig) {
        let people = self.config.people();
        if people != config.people() {
            self.hands.push((self.game.journal().len(), people));
        }
        self.config = config;
        self.lent = None;
        // Another player has a mind of their own.
        self.minds.clear();
        self.settle();
        self.bots_answer();
    }

    /// Bots answer what is asked of them: they may have come to a game that somebody else has gone on with.
    pub fn bots_answer(&mut self) {
        self.bots_agree();
        self.bots_concede();
    }

    /// Bots agree to take back whatever they are asked.
    pub(super) fn bots_agree(&mut self) {
        let mut asked = false;
        while let Some(seat) = self.game.answers_plea().filter(|seat| self.bot(*seat).is_some()) {
            asked |= self.game.answer_back(seat, true).is_ok();
        }
        if asked {
            self.retell();
        }
    }

    /// Once all people have agreed to end the game, bots do.
    pub(super) fn bots_concede(&mut self) {
        let quit = |seat: &Seat| self.game.state().quit.has(*seat);
        let people = self.config.people();
        if people == SeatSet::default()
            || self.config.seats.len() == 2
            || !people.iter().all(|seat| quit(&seat))
        {
            return;
        }
        for seat in Seat::all(self.config.seats.len() as u8).filter(|seat| !people.has(*seat)) {
            if let Ok(events) = self.game.concede(seat) {
                self.told.push(events);
            }
        }
    }
}
