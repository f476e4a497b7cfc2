//! The game behind the screens: the one place that starts, continues, stores and ends it.
//!
//! Screens call the verbs and read the signals; they never touch the game itself.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::crash;
use super::nav::Nav;
use super::notices::Notices;
use super::storage;
use crate::model::{TableAction, TableModel};
use crate::session::sitting::Sitting;
use crate::session::{Outcome, Page, SetupChoice, Summary, TableConfig};
use rules::chance::Seeded;
use rules::game::Record;
use rules::ids::Seat;

/// How far the game at this device is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// No game is loaded.
    #[default]
    None,
    /// The device goes to this seat; until it answers, nothing may be shown.
    Pass(u8),
    /// The seat that decides, or everybody at an open table, sees the table.
    Table,
    /// The game has ended.
    Over,
}

/// What is kept of a game between visits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored {
    /// What the first screen tells about it; nothing secret.
    pub summary: Summary,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
    /// The game itself, as the rules write it.
    pub game: Value,
}

/// The handle of the game, found by [`use_play`].
#[derive(Clone, Copy)]
pub struct Play {
    sitting: RwSignal<Option<Sitting>>,
    stored: RwSignal<Option<Stored>>,
    /// The seat at the device; nobody while it is handed over.
    shown: RwSignal<Option<Seat>>,
    stage: RwSignal<Stage>,
    notices: Notices,
    nav: Nav,
}

/// The handle of the game.
pub fn use_play() -> Play {
    expect_context()
}

/// Chance for a game between people: every answer comes from the system's randomness.
fn chance() -> Seeded {
    // Without randomness from the system there is no fair game; the clock is the next best thing.
    Seeded::new(getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits()))
}

impl Play {
    /// Reads what is stored, without showing it. A game that cannot be continued is put aside and told.
    pub fn provide(notices: Notices, nav: Nav) -> Play {
        let stored = notices.check(storage::get::<Stored>(storage::GAME)).flatten();
        let opened = stored.and_then(|stored| match open(&stored) {
            Some(sitting) => Some((stored, sitting)),
            None => {
                notices.tell(storage::reject(storage::GAME));
                None
            }
        });
        let (stored, sitting) = opened.unzip();
        let play = Play {
            sitting: RwSignal::new(sitting),
            stored: RwSignal::new(stored),
            shown: RwSignal::new(None),
            stage: RwSignal::default(),
            notices,
            nav,
        };
        provide_context(play);
        play
    }

    /// How far the game is. Tracks.
    pub fn stage(self) -> Stage {
        self.stage.get()
    }

    /// Is there a game to continue, or an ending to look at? Tracks.
    pub fn has_saved(self) -> bool {
        self.stored.with(Option::is_some)
    }

    /// What can be told about the stored game. Tracks.
    pub fn saved(self) -> Option<Summary> {
        self.stored.with(|s| s.as_ref().map(|s| s.summary.clone()))
    }

    /// The table of the game. Tracks.
    pub fn config(self) -> Option<TableConfig> {
        self.stored.with(|s| s.as_ref().map(|s| s.summary.config.clone()))
    }

    /// How the game ended. Tracks.
    pub fn outcome(self) -> Option<Outcome> {
        self.stored.with(|s| s.as_ref().and_then(|s| s.outcome.clone()))
    }

    /// What the last table agreed on, for the form.
    pub fn last_table(self) -> Option<TableConfig> {
        self.notices.check(storage::get(storage::TABLE)).flatten()
    }

    /// The table as the seat at the device may see it. Tracks.
    pub fn model(self) -> TableModel {
        let viewer = self.viewer();
        self.sitting.with(|sitting| sitting.as_ref().map(|s| s.model(viewer)).unwrap_or_default())
    }

    /// Who looks: at an open table whoever decides. Tracks.
    fn viewer(self) -> Option<Seat> {
        let open = self.stored.with(|s| s.as_ref().is_some_and(|s| s.summary.config.open_hands));
        if open {
            self.sitting.with(|s| s.as_ref().and_then(Sitting::viewer_at_open_table))
        } else {
            self.shown.get()
        }
    }

    /// Starts a game and goes to the table. The configuration has no [`TableConfig::problems`].
    pub fn start(self, config: TableConfig) {
        self.notices.check(storage::set(storage::TABLE, &config));
        if let Ok(sitting) = Sitting::start(config, &mut chance()) {
            self.shown.set(None);
            self.sitting.set(Some(sitting));
            self.changed();
            self.nav.replace(Page::Table);
        }
    }

    /// Opens the game of the page, under cover; tells whether there was one.
    pub fn resume(self) -> bool {
        self.shown.set(None);
        self.settle();
        self.stage.get_untracked() != Stage::None
    }

    /// The seat that the device was passed to is there: show what it may see.
    pub fn show(self) {
        if let Stage::Pass(seat) = self.stage.get_untracked() {
            self.shown.set(Some(Seat(seat)));
            self.stage.set(Stage::Table);
        }
    }

    /// Covers the hands: somebody else may be looking from now on.
    pub fn cover(self) {
        if self.stage.get_untracked() == Stage::Table {
            self.shown.set(None);
            self.settle();
        }
    }

    /// Another game with the same seats and table rules.
    pub fn again(self) {
        if let Some(mut config) = self.stored.with_untracked(|s| s.as_ref().map(|s| s.summary.config.clone()))
        {
            config.setup = SetupChoice::Random;
            self.start(config);
        }
    }

    /// Does what the table asks for. False if it is none of the game's business.
    pub fn act(self, action: TableAction) -> bool {
        let mut known = true;
        let viewer = self.viewer_untracked();
        self.sitting.update(|sitting| {
            let Some(sitting) = sitting else { return };
            match action {
                TableAction::Choose(index) => {
                    if viewer.is_some_and(|seat| sitting.is_for(seat)) {
                        sitting.choose(index, &mut chance());
                        sitting.last_events().for_each(|event| crash::remember(format!("{event:?}")));
                    }
                }
                TableAction::Undo => sitting.undo(),
                TableAction::Redo => sitting.redo(),
                TableAction::Back => sitting.back(),
                TableAction::WhyNot(index) => sitting.ask_why(index),
                TableAction::OpenSystem(system) => sitting.look_at(system),
                TableAction::Focus(_) | TableAction::Menu | TableAction::Theme => known = false,
            }
        });
        if known && !matches!(action, TableAction::WhyNot(_) | TableAction::OpenSystem(_)) {
            self.changed();
        }
        known
    }

    /// The seat at the device gives up, or agrees to end the game.
    pub fn concede(self, seat: Seat) {
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

    fn viewer_untracked(self) -> Option<Seat> {
        untrack(|| self.viewer())
    }

    /// Stores the game and shows what its decision allows to be shown.
    fn changed(self) {
        let stored = self.sitting.with_untracked(|sitting| {
            sitting.as_ref().map(|sitting| Stored {
                summary: sitting.summary(),
                outcome: sitting.outcome(),
                game: serde_json::to_value(sitting.game().record()).unwrap_or(Value::Null),
            })
        });
        if let Some(stored) = &stored {
            self.notices.check(storage::set(storage::GAME, stored));
        }
        self.stored.set(stored);
        self.settle();
    }

    /// Covers everything if the decision is not of the seat at the device.
    fn settle(self) {
        let shown = self.shown.get_untracked();
        let open = self.stored.with_untracked(|s| s.as_ref().is_some_and(|s| s.summary.config.open_hands));
        let stage = self.sitting.with_untracked(|sitting| match sitting {
            None => Stage::None,
            Some(sitting) if open && sitting.decider().is_some() => Stage::Table,
            Some(sitting) if shown.is_some_and(|seat| sitting.is_for(seat)) => Stage::Table,
            Some(sitting) => sitting.decider().map_or(Stage::Over, |seat| Stage::Pass(seat.0)),
        });
        if stage != Stage::Table {
            self.shown.set(None);
        }
        if self.stage.get_untracked() != stage {
            self.stage.set(stage);
        }
    }
}

fn open(stored: &Stored) -> Option<Sitting> {
    let record: Record = serde_json::from_value(stored.game.clone()).ok()?;
    Sitting::load(stored.summary.config.clone(), &record).ok()
}
