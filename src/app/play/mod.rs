//! The game behind the screens: the one place that starts, continues and ends it.
//!
//! Screens call the verbs and read the signals; they never touch the game itself. Keeping it is in `keep`, taking in
//! one that comes from elsewhere in `arrive`, sending it on in `send`, two tabs with one game in `tabs`, the list of
//! all games in `list`, telling a game again in `watch`, seats that no person plays in `bots`, hints in `hint`, who
//! looks in `looking`.

mod arrive;
mod bots;
mod hint;
mod keep;
mod list;
mod looking;
mod send;
mod tabs;
mod turns;
mod watch;

use leptos::prelude::*;

use super::crash;
use super::nav::Nav;
use super::notices::Notices;
use super::storage;
use super::thinker::Thinker;
use crate::model::{Effects, TableAction, TableModel};
use crate::save::Head;
use crate::session::digest::Digest;
use crate::session::kept::Kept;
use crate::session::settings::{BotSpeed, Preferences};
use crate::session::sitting::Sitting;
use crate::session::{Outcome, Page, SetupChoice, Summary, TableConfig};
use crate::text::transfer::words;
pub use arrive::{Fork, Received};
use rules::chance::Seeded;
use rules::ids::{Seat, SeatSet};
pub use send::Parcel;
pub use watch::Watched;

/// How far the game at this device is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// No game is loaded.
    #[default]
    None,
    /// Nobody has said yet who sits at this device.
    Who,
    /// What came and what is here went different ways.
    Fork,
    /// The game goes on in another tab.
    Taken,
    /// The decision belongs to this seat, which is not at this device.
    Away(u8),
    /// The device goes to this seat; until it answers, nothing may be shown.
    Pass(u8),
    /// The seat that decides, or everybody at an open table, sees the table.
    Table,
    /// The game has ended.
    Over,
}

/// What is known of the game at this device besides the game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Current {
    slot: u64,
    head: Head,
    /// The people who sit here; none if nobody has said yet.
    here: Option<SeatSet>,
    seen: [usize; 4],
    /// Since when it is kept here: milliseconds since 1970.
    began: u64,
}

impl Current {
    /// A game that comes to this device now. Of these seats, those of people sit here.
    fn new(head: Head, here: Option<SeatSet>) -> Current {
        let here = here.map(|here| here.within(head.config.people()));
        Current { slot: keep::new_number(), head, here, seen: [0; 4], began: keep::now() }
    }
}

/// The handle of the game, found by [`use_play`].
#[derive(Clone, Copy)]
pub struct Play {
    sitting: RwSignal<Option<Sitting>>,
    current: RwSignal<Option<Current>>,
    /// The game as it is kept: this one, or before it is opened the one that was played last.
    kept: RwSignal<Option<(u64, Kept)>>,
    /// The seat at the device; nobody while it is handed over.
    shown: RwSignal<Option<Seat>>,
    /// The table is looked at though somebody else decides.
    looking: RwSignal<bool>,
    /// What the option pointed at would change.
    effects: RwSignal<Effects>,
    /// What has happened since the seat at the device looked last.
    since: RwSignal<Digest>,
    /// Does anybody want to be told?
    tells: RwSignal<bool>,
    /// The game that is told again.
    watched: RwSignal<Option<Watched>>,
    fork: RwSignal<Option<Fork>>,
    taken: RwSignal<bool>,
    stage: RwSignal<Stage>,
    /// Counts how often the games that are kept became more, fewer or others.
    changes: RwSignal<u32>,
    /// Raised whenever another game, or another state of it, comes to the device.
    arrivals: RwSignal<u32>,
    /// How the person at this device likes to play.
    preferences: RwSignal<Preferences>,
    /// How long moves of bots are shown.
    pace: RwSignal<BotSpeed>,
    /// The table is on the page: bots play on.
    on_table: RwSignal<bool>,
    /// A bot waits until somebody says to go on.
    waits: RwSignal<bool>,
    /// A hint was asked for.
    hinting: RwSignal<bool>,
    /// What is going on with a bot's decision.
    drive: StoredValue<bots::Drive, LocalStorage>,
    /// Who thinks for seats that no person plays.
    thinker: Thinker,
    /// Names this tab among those of the browser.
    tab: u64,
    notices: Notices,
    nav: Nav,
}

/// The handle of the game.
pub fn use_play() -> Play {
    expect_context()
}

/// A number from the system's randomness.
fn random() -> u64 {
    // Without randomness from the system there is no fair game; the clock is the next best thing.
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}

/// Chance for a game between people: every answer comes from the system's randomness.
fn chance() -> Seeded {
    Seeded::new(random())
}

impl Play {
    /// Reads what the first screen tells of the game that was played last, without opening it.
    pub fn provide(notices: Notices, nav: Nav) -> Play {
        let play = Play {
            sitting: RwSignal::default(),
            current: RwSignal::default(),
            kept: RwSignal::default(),
            shown: RwSignal::default(),
            looking: RwSignal::default(),
            effects: RwSignal::default(),
            since: RwSignal::default(),
            tells: RwSignal::new(true),
            watched: RwSignal::default(),
            fork: RwSignal::default(),
            taken: RwSignal::default(),
            stage: RwSignal::default(),
            changes: RwSignal::default(),
            arrivals: RwSignal::default(),
            preferences: RwSignal::default(),
            pace: RwSignal::default(),
            on_table: RwSignal::default(),
            waits: RwSignal::default(),
            hinting: RwSignal::default(),
            drive: StoredValue::new_local(bots::Drive::default()),
            thinker: Thinker::idle(),
            tab: random(),
            notices,
            nav,
        };
        play.bring_over();
        play.tidy_holders(&storage::slots(storage::SAVED).unwrap_or_default());
        play.kept.set(play.last_kept());
        play.follow_tabs();
        provide_context(play);
        play
    }

    /// How far the game is. Tracks.
    pub fn stage(self) -> Stage {
        self.stage.get()
    }

    /// Changes whenever another game, or another state of it, comes to the device. Tracks.
    pub fn arrivals(self) -> u32 {
        self.arrivals.get()
    }

    /// What can be told about the game that was played last. Tracks.
    pub fn saved(self) -> Option<Summary> {
        self.kept.with(|k| k.as_ref().map(|(_, kept)| kept.summary.clone()))
    }

    /// The table of the game. Tracks.
    pub fn config(self) -> Option<TableConfig> {
        self.current.with(|c| c.as_ref().map(|c| c.head.config.clone()))
    }

    /// The people who sit at this device. Tracks.
    pub fn here(self) -> SeatSet {
        self.current.with(|c| c.as_ref().and_then(|c| c.here).unwrap_or_default())
    }

    /// Does somebody of this game sit elsewhere? Tracks.
    pub fn is_apart(self) -> bool {
        self.current.with(|c| {
            c.as_ref().is_some_and(|c| {
                let away = |here: SeatSet| c.head.config.people().iter().any(|seat| !here.has(seat));
                c.here.is_none_or(away)
            })
        })
    }

    /// How the game ended. Tracks.
    pub fn outcome(self) -> Option<Outcome> {
        self.kept.with(|k| k.as_ref().and_then(|(_, kept)| kept.outcome.clone()))
    }

    /// What the last table agreed on, for the form.
    pub fn last_table(self) -> Option<TableConfig> {
        self.notices.check(storage::get(storage::TABLE)).flatten()
    }

    /// The table as the seat at the device may see it. Tracks.
    pub fn model(self) -> TableModel {
        let viewer = self.viewer();
        let mut model =
            self.sitting.with(|sitting| sitting.as_ref().map(|s| s.model(viewer)).unwrap_or_default());
        if self.looking.get()
            && let Some(decision) = model.decision.as_mut().filter(|d| !d.mine)
        {
            let name = model.seats.iter().find(|s| s.seat == decision.seat).map(|s| s.name.clone());
            decision.back = Some((words().away.back)(&name.unwrap_or_default()));
        }
        self.tell_bot(&mut model);
        self.tell_hint(&mut model);
        model
    }

    /// What has happened since the seat at the device looked last. Tracks.
    pub fn since(self) -> Digest {
        self.since.get()
    }

    /// Is a seat told what has happened since its last turn? A setting: whoever sets it decides.
    pub fn tells_since(self) -> RwSignal<bool> {
        self.tells
    }

    /// That has been read.
    pub fn close_since(self) {
        self.since.set(Digest::default());
    }

    /// Starts a game and goes to the table. The configuration has no [`TableConfig::problems`].
    pub fn start(self, config: TableConfig) {
        self.notices.check(storage::set(storage::TABLE, &config));
        self.begin(config);
    }

    /// Starts a game without taking its table as a draft for the next.
    pub fn begin(self, config: TableConfig) {
        let config = config.unchanged();
        let here = match config.by_message {
            true => config.only_person().map(SeatSet::of),
            false => Some(config.people()),
        };
        if let Ok(sitting) = Sitting::start(config.clone(), &mut chance()) {
            let head = Head { id: keep::new_number(), title: String::new(), config };
            self.seat(Current::new(head, here), sitting);
            self.changed();
            self.nav.replace(Page::Table);
            storage::persist();
        }
    }

    /// Makes this the game at the device, under cover.
    fn seat(self, current: Current, mut sitting: Sitting) {
        sitting.sit_here(current.here.unwrap_or_default());
        sitting.prefer(self.preferences.get_untracked());
        crash::keep(sitting.config(), &sitting.game().record());
        self.forget_hint();
        self.shown.set(None);
        self.looking.set(false);
        self.since.set(Digest::default());
        self.fork.set(None);
        self.hold(current.slot);
        self.sitting.set(Some(sitting));
        self.current.set(Some(current));
        self.arrivals.update(|n| *n = n.wrapping_add(1));
    }

    /// Opens the game that was played last, under cover; tells whether there was one.
    pub fn resume(self) -> bool {
        if self.current.with_untracked(Option::is_none)
            && let Some(slot) = self.kept.with_untracked(|k| k.as_ref().map(|(slot, _)| *slot))
        {
            return self.open(slot);
        }
        self.shown.set(None);
        self.looking.set(false);
        self.settle();
        self.stage.get_untracked() != Stage::None
    }

    /// How the person at this device likes to play, from now on.
    pub fn prefer(self, preferences: Preferences) {
        self.preferences.set(preferences);
        self.sitting.update(|s| s.iter_mut().for_each(|s| s.prefer(preferences)));
    }

    /// Another person takes a seat of the table. False if that name cannot be; then nothing changes.
    pub fn rename_seat(self, seat: Seat, name: &str) -> bool {
        let renamed = self.sitting.try_update_untracked(|s| s.as_mut().is_some_and(|s| s.rename(seat, name)));
        if renamed == Some(true) {
            // Names stand in everything that is drawn.
            self.arrivals.update(|n| *n = n.wrapping_add(1));
            self.table_changed();
        }
        renamed == Some(true)
    }

    /// The table is called otherwise, or others sit there.
    fn table_changed(self) {
        let config = self.sitting.with_untracked(|s| s.as_ref().map(|s| s.config().clone()));
        let Some(config) = config else { return };
        let people = config.people();
        self.current.update(|c| {
            c.iter_mut().for_each(|c| {
                c.here = c.here.map(|here| here.within(people));
                c.head.config = config.clone();
            });
        });
        let here = untrack(|| self.here());
        self.sitting.update_untracked(|s| s.iter_mut().for_each(|s| s.sit_here(here)));
        self.changed();
        self.sitting.notify();
    }

    /// The table may have changed elsewhere, and the game did not go on: it has just been opened.
    pub(super) fn adopt(self, config: TableConfig) {
        if untrack(|| self.config()).as_ref() == Some(&config) {
            return;
        }
        self.stop_driving();
        self.sitting.update_untracked(|s| s.iter_mut().for_each(|s| s.adopt(config.clone())));
        self.table_changed();
    }

    /// A seat moves to another device: it is covered here from now on.
    pub fn move_away(self, seat: Seat) {
        let mut here = untrack(|| self.here());
        here.remove(seat);
        self.leave(None);
        self.sit(here);
    }

    /// Says who sits at this device.
    pub fn sit(self, here: SeatSet) {
        self.current.update(|c| c.iter_mut().for_each(|c| c.here = Some(here)));
        self.sitting.update(|s| s.iter_mut().for_each(|s| s.sit_here(here)));
        self.shown.set(None);
        self.looking.set(false);
        self.changed();
    }

    /// Asks again who sits at this device.
    pub fn stand_up(self) {
        self.current.update(|c| c.iter_mut().for_each(|c| c.here = None));
        self.cover();
        self.settle();
    }

    /// The seat that the device was passed to is there: show what it may see.
    pub fn show(self) {
        if let Stage::Pass(seat) = self.stage.get_untracked() {
            self.leave(Some(Seat(seat)));
            self.tell_since(Seat(seat));
            self.shown.set(Some(Seat(seat)));
            self.stage.set(Stage::Table);
        }
    }

    /// Shows a seat of this device the table though somebody else decides.
    pub fn look(self, seat: Seat) {
        if self.current.with_untracked(|c| c.as_ref().and_then(|c| c.here).is_some_and(|h| h.has(seat))) {
            self.leave(Some(seat));
            self.tell_since(seat);
            self.shown.set(Some(seat));
            self.looking.set(true);
            self.settle();
        }
    }

    /// Back from looking.
    pub fn look_away(self) {
        self.leave(None);
        self.looking.set(false);
        self.shown.set(None);
        self.settle();
    }

    /// Puts away what was asked and shown for another seat than this one.
    fn leave(self, stays: Option<Seat>) {
        self.sitting.update_untracked(|s| s.iter_mut().for_each(|s| s.leave(stays)));
    }

    /// Covers the hands: somebody else may be looking from now on.
    pub fn cover(self) {
        self.leave(None);
        self.looking.set(false);
        if self.stage.get_untracked() == Stage::Table {
            self.shown.set(None);
            self.settle();
        }
    }

    /// Another game with the same seats and table rules.
    pub fn again(self) {
        if let Some(mut config) = untrack(|| self.config()) {
            config.setup = SetupChoice::Random;
            self.start(config);
        }
    }

    /// What the option pointed at would change. Tracks.
    pub fn effects(self) -> Effects {
        self.effects.get()
    }

    /// Shows what an option would change, or nothing.
    fn foresee(self, option: Option<usize>) {
        let viewer = self.viewer_untracked();
        let found = option.and_then(|index| {
            self.sitting.with_untracked(|sitting| Some(sitting.as_ref()?.effects(viewer, index)))
        });
        let found = found.unwrap_or_default();
        if self.effects.with_untracked(|shown| *shown != found) {
            self.effects.set(found);
        }
    }

    /// Does what the table asks for. False if it is none of the game's business.
    pub fn act(self, action: TableAction) -> bool {
        if let TableAction::Focus(option) = action {
            self.foresee(option);
            return true;
        }
        self.foresee(None);
        match action {
            TableAction::GoOn => {
                self.go_on();
                return true;
            }
            TableAction::Hint => {
                self.ask_hint();
                return true;
            }
            _ => {}
        }
        let mut known = true;
        let here = self.current.with_untracked(Play::openness).1;
        let (viewer, looking, mut away) = (self.viewer_untracked(), self.looking.get_untracked(), false);
        // Told to the table only below: what is about to be covered need not be drawn once more.
        self.sitting.update_untracked(|sitting| {
            let Some(sitting) = sitting else { return };
            match action {
                TableAction::Choose(index) => {
                    if viewer.is_some_and(|seat| sitting.may_answer(seat, here)) {
                        sitting.choose(index, &mut chance());
                        sitting.last_events().for_each(|event| crash::remember(format!("{event:?}")));
                    }
                }
                TableAction::Obvious => {
                    if viewer.is_some_and(|seat| here.has(seat) && sitting.is_for(seat)) {
                        sitting.choose_obvious(&mut chance());
                    }
                }
                TableAction::Undo => viewer.into_iter().for_each(|seat| sitting.undo(seat)),
                TableAction::Redo => sitting.redo(),
                TableAction::Back if looking && !viewer.is_some_and(|seat| sitting.is_for(seat)) => {
                    away = true
                }
                TableAction::Back => sitting.back(),
                TableAction::WhyNot(what) => sitting.ask_why(Some(what)),
                TableAction::Understood => sitting.ask_why(None),
                TableAction::OpenSystem(system) => sitting.look_at(system),
                TableAction::Focus(_) | TableAction::GoOn | TableAction::Hint => {}
                TableAction::Menu | TableAction::Theme => known = false,
            }
        });
        // Whoever has asked those who sit elsewhere waits for them.
        let waits = untrack(|| {
            self.looking.get() && self.sitting.with(|s| s.as_ref().is_some_and(|s| s.game().plea().is_some()))
        });
        if away {
            self.look_away();
        } else if known
            && !matches!(
                action,
                TableAction::WhyNot(_) | TableAction::Understood | TableAction::OpenSystem(_)
            )
        {
            self.forget_hint();
            self.changed();
            if waits && matches!(action, TableAction::Choose(_)) {
                self.look_away();
            }
        }
        if known {
            self.sitting.notify();
        }
        known
    }

    /// The seat at the device gives up, or agrees to end the game.
    pub fn concede(self, seat: Seat) {
        if !untrack(|| self.here()).has(seat) {
            return;
        }
        self.sitting.update(|sitting| {
            if let Some(sitting) = sitting {
                sitting.concede(seat);
            }
        });
        self.changed();
    }

    /// Who has conceded or agreed to end the game. Tracks.
    pub fn conceded(self) -> Vec<Seat> {
        self.sitting.with(|s| s.as_ref().map(Sitting::conceded).unwrap_or_default())
    }

    /// Keeps the game and shows what its decision allows to be shown.
    fn changed(self) {
        if let Some(seat) = self.shown.get_untracked() {
            self.mark_seen(seat);
        }
        self.write_down();
        self.settle();
    }
}
