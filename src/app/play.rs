//! The game behind the screens: the one place that starts, continues, stores and ends it.
//!
//! Screens call the verbs and read the signals; they never touch the game itself. For now it only keeps
//! what a table agreed on: the rules take over here.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::nav::Nav;
use super::notices::Notices;
use super::storage;
use crate::session::{Outcome, Page, SetupChoice, Summary, TableConfig};

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
    stored: RwSignal<Option<Stored>>,
    stage: RwSignal<Stage>,
    notices: Notices,
    nav: Nav,
}

/// The handle of the game.
pub fn use_play() -> Play {
    expect_context()
}

impl Play {
    /// Reads what is stored, without showing it.
    pub fn provide(notices: Notices, nav: Nav) -> Play {
        let stored = notices.check(storage::get::<Stored>(storage::GAME)).flatten();
        let play = Play { stored: RwSignal::new(stored), stage: RwSignal::default(), notices, nav };
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

    /// Starts a game and goes to the table. The configuration has no [`TableConfig::problems`].
    pub fn start(self, config: TableConfig) {
        self.notices.check(storage::set(storage::TABLE, &config));
        let seats = config.seats.len();
        let summary = Summary {
            chapter: 1,
            round: 1,
            turn: Some(0),
            power: vec![0; seats],
            out: config.card().map(|card| card.out.to_vec()).unwrap_or_default(),
            over: false,
            config,
        };
        let stored = Stored { summary, outcome: None, game: Value::Null };
        self.notices.check(storage::set(storage::GAME, &stored));
        self.stored.set(Some(stored));
        self.stage.set(self.covered());
        self.nav.replace(Page::Table);
    }

    /// Loads the stored game, under cover; tells whether there was one.
    pub fn resume(self) -> bool {
        self.stage.set(self.covered());
        self.stage.get_untracked() != Stage::None
    }

    /// The seat that the device was passed to is there: show what it may see.
    pub fn show(self) {
        if matches!(self.stage.get_untracked(), Stage::Pass(_)) {
            self.stage.set(Stage::Table);
        }
    }

    /// Covers the hands: somebody else may be looking from now on.
    pub fn cover(self) {
        if self.stage.get_untracked() == Stage::Table {
            self.stage.set(self.covered());
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

    /// How the game is met by somebody who may not be who decides.
    fn covered(self) -> Stage {
        self.stored.with_untracked(|stored| match stored.as_ref().map(|s| &s.summary) {
            None => Stage::None,
            Some(s) if s.over => Stage::Over,
            Some(s) if s.config.open_hands => Stage::Table,
            Some(s) => match s.turn {
                Some(seat) if usize::from(seat) < s.config.seats.len() => Stage::Pass(seat),
                _ => Stage::Table,
            },
        })
    }
}
