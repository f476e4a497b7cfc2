//! Seats that no person plays, at this device: thought for beside the page, and shown at a pace that can be followed.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::{Play, Stage, chance};
use crate::app::crash;
use crate::model::TableModel;
use crate::session::Who;
use crate::session::digest::Digest;
use crate::session::settings::BotSpeed;
use crate::session::sitting::Sitting;
use crate::text::bots::words;
use rules::choice::Choice;
use rules::ids::{Seat, SeatSet};

/// So long a move of a bot stands before the next follows.
const MOVE: Duration = Duration::from_millis(1100);
/// So long its dice lie there.
const DICE: Duration = Duration::from_millis(2600);
/// So long what a person did stands before a bot goes on.
const FIRST: Duration = Duration::from_millis(450);

/// The decision of a bot: the game's arrival at this device, how far it is, and the seat.
type Point = (u32, usize, Seat);

/// What is going on with a bot's decision.
#[derive(Default)]
pub(super) struct Drive {
    /// Which decision.
    at: Option<Point>,
    /// What was come to.
    choice: Option<Choice>,
    /// The pause is over.
    paused: bool,
    timer: Option<TimeoutHandle>,
}

impl Drive {
    fn stop(&mut self) {
        self.timer.take().into_iter().for_each(|timer| timer.clear());
        *self = Drive::default();
    }
}

impl Play {
    /// So long moves of bots are shown from now on.
    pub fn set_pace(self, pace: BotSpeed) {
        if self.pace.get_untracked() != pace {
            self.pace.set(pace);
            self.stop_driving();
            self.drive();
        }
    }

    /// Bots play only while the table is on the page: whoever shows it says so.
    pub fn watch_table(self, on: bool) {
        self.on_table.set(on);
        self.drive();
    }

    /// What the table says while a bot decides.
    pub(super) fn tell_bot(self, model: &mut TableModel) {
        let waits = self.waits.get();
        let Some(decision) = model.decision.as_mut().filter(|d| d.thinking) else { return };
        let w = words();
        if waits {
            decision.thinking = false;
            decision.sentence = w.waits.into();
        }
        decision.on = Some(if waits { w.go_on } else { w.hurry }.into());
    }

    /// Plays on for the bot that decides, if one does and the table is looked at.
    pub(super) fn drive(self) {
        let able = self.on_table.get_untracked() && self.stage.get_untracked() == Stage::Table;
        let now = self.sitting.with_untracked(|sitting| {
            let (sitting, true) = (sitting.as_ref()?, able) else { return None };
            let (seat, level) = sitting.bot_decides()?;
            Some(((self.arrivals.get_untracked(), sitting.game().journal().len(), seat), level))
        });
        let Some((point, level)) = now else { return self.rest(able) };
        if self.drive.with_value(|d| d.at == Some(point)) {
            return;
        }
        self.stop_driving();
        let game = self.current.with_untracked(|c| c.as_ref().map_or(0, |c| c.head.id));
        let (recalled, asked, seen) = self.sitting.with_untracked(|s| {
            let s = s.as_ref();
            let seen = s.is_some_and(Sitting::has_happened);
            (s.and_then(Sitting::recalled), s.map(|s| s.for_bot(game, point.2, level)), seen)
        });
        let by_bot = self.bot_was_last();
        self.drive.update_value(|d| {
            d.at = Some(point);
            d.choice = recalled;
        });
        self.forget_hint();
        if let (None, Some(question)) = (recalled, asked) {
            self.thinker.ask(question, move |thought| self.came(point, thought.choice));
        }
        let pause = match (self.pace.get_untracked(), by_bot, seen) {
            (BotSpeed::Instant, ..) | (_, true, false) => Duration::ZERO,
            (BotSpeed::Normal, true, true) => MOVE,
            (BotSpeed::Normal, false, _) => FIRST,
            (BotSpeed::Steps, true, true) | (BotSpeed::Steps, false, _) => {
                return self.waits.set(true);
            }
        };
        self.after(pause, move || self.rested(point));
    }

    /// Was the last choice a bot's?
    fn bot_was_last(self) -> bool {
        self.sitting.with_untracked(|s| {
            let s = s.as_ref()?;
            Some(s.bot(s.game().journal().last()?.seat).is_some())
        }) == Some(true)
    }

    fn after(self, pause: Duration, then: impl FnOnce() + 'static) {
        let timer = set_timeout_with_handle(then, pause).ok();
        self.drive.update_value(|d| d.timer = timer);
    }

    /// No bot decides: at most its dice lie there for a while.
    fn rest(self, able: bool) {
        self.stop_driving();
        let dice = self.sitting.with_untracked(|s| s.as_ref().is_some_and(Sitting::shows_dice_of_bot));
        if able && dice && self.pace.get_untracked() == BotSpeed::Normal {
            self.after(DICE, move || {
                self.sitting.update_untracked(|s| s.iter_mut().for_each(Sitting::seen));
                self.changed();
                self.sitting.notify();
            });
        }
    }

    pub(super) fn stop_driving(self) {
        // Where no bot's decision is being thought about, a hint may be.
        if self.drive.with_value(|d| d.at.is_some()) {
            self.thinker.forget();
        }
        self.drive.update_value(Drive::stop);
        if self.waits.get_untracked() {
            self.waits.set(false);
        }
    }

    fn came(self, point: Point, choice: Choice) {
        self.drive.update_value(|d| d.choice = Some(choice).filter(|_| d.at == Some(point)).or(d.choice));
        self.move_on(point);
    }

    fn rested(self, point: Point) {
        self.drive.update_value(|d| d.paused |= d.at == Some(point));
        self.move_on(point);
    }

    /// The person at the device does not want to wait: for the pause, or for the bot.
    pub(super) fn go_on(self) {
        let Some(point) = self.drive.with_value(|d| d.at) else { return };
        let waited = self.waits.get_untracked();
        self.waits.set(false);
        self.drive.update_value(|d| d.timer.take().into_iter().for_each(|timer| timer.clear()));
        if !waited && self.drive.with_value(|d| d.choice.is_none()) {
            self.thinker.hurry();
        }
        self.rested(point);
    }

    /// Does what the bot came to, once it has and the pause is over.
    fn move_on(self, point: Point) {
        let ready = self.drive.with_value(|d| d.choice.filter(|_| d.at == Some(point) && d.paused));
        let Some(choice) = ready else { return };
        self.stop_driving();
        let (watcher, pace) = (self.viewer_untracked(), self.pace.get_untracked());
        let done = self.sitting.try_update_untracked(|sitting| {
            let sitting = sitting.as_mut()?;
            let done = sitting.play_bot(choice, watcher, pace != BotSpeed::Instant, &mut chance());
            sitting.last_events().for_each(|event| crash::remember(format!("{event:?}")));
            done.then(|| sitting.has_happened())
        });
        let Some(Some(seen)) = done else { return };
        self.changed();
        let next =
            self.sitting.with_untracked(|s| s.as_ref().and_then(Sitting::bot_decides)).map(|(seat, _)| seat);
        let goes_on = next == Some(point.2) && self.stage.get_untracked() == Stage::Table;
        // What nobody can see or follow need not be drawn.
        if !goes_on || seen && pace != BotSpeed::Instant {
            self.sitting.notify();
        }
        if next.is_none() && pace == BotSpeed::Instant {
            self.sum_up();
        }
    }

    /// After moves that nobody saw: what they brought, for whoever goes on.
    fn sum_up(self) {
        let Some(seat) = self.viewer_untracked().filter(|_| self.tells.get_untracked()) else { return };
        let digest = self.sitting.with_untracked(|s| {
            let sitting = s.as_ref().filter(|s| s.begins_turn(seat))?;
            Some(sitting.since_turn(seat)).filter(Digest::is_worth_telling)
        });
        digest.into_iter().for_each(|digest| self.since.set(digest));
    }

    /// Does a bot decide now? It does so at this device: the game is sent when a person decides. Tracks.
    pub fn bot_plays(self) -> bool {
        self.sitting.with(|s| s.as_ref().is_some_and(|s| s.bot_decides().is_some()))
    }

    /// May a bot finish the turn of the seat at the device? Tracks.
    pub fn may_lend(self) -> Option<Seat> {
        let seat = self.viewer()?;
        self.sitting.with(|s| s.as_ref().is_some_and(|s| s.may_lend(seat))).then_some(seat)
    }

    /// A bot finishes the turn of this seat.
    pub fn lend(self, seat: Seat) {
        self.sitting.update_untracked(|s| s.iter_mut().for_each(|s| s.lend(seat)));
        self.changed();
        self.sitting.notify();
    }

    /// The seat of this device for which a bot stands in. Tracks.
    pub fn stands_in(self) -> Option<Seat> {
        self.sitting.with(|s| s.as_ref().and_then(Sitting::stands_in))
    }

    /// Whoever was stood in for goes on themselves.
    pub fn take_over(self) {
        self.stop_driving();
        self.sitting.update_untracked(|s| s.iter_mut().for_each(Sitting::take_over));
        self.changed();
        self.sitting.notify();
    }

    /// Somebody else plays this seat from now on. Whoever takes it over sits here.
    pub fn set_player(self, seat: Seat, who: Who) {
        self.stop_driving();
        self.sitting.update_untracked(|s| s.iter_mut().for_each(|s| s.set_player(seat, who)));
        if who == Who::Person {
            self.current.update(|c| {
                c.iter_mut().filter_map(|c| c.here.as_mut()).for_each(|here| here.add(seat));
            });
        }
        let here = untrack(|| self.here());
        let config = self.sitting.with_untracked(|s| s.as_ref().map(|s| s.config().clone()));
        let Some(config) = config else { return };
        // No hand of a bot stays on the page, unless there is nobody else to watch.
        let people = config.people();
        if self.shown.get_untracked().is_some_and(|shown| !people.has(shown)) && people != SeatSet::default()
        {
            self.shown.set(config.only_person().filter(|seat| here.has(*seat)));
        }
        self.table_changed();
    }
}
