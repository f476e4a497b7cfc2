//! What is chosen for this device: kept between visits, followed in every tab, and put where style finds it.

use leptos::prelude::*;

use super::notices::Notices;
use super::storage;
use crate::session::settings::{BotSpeed, Look, Motion, Palette, Preferences, Settings, TextSize};

/// The settings of the device, found by [`use_prefs`].
#[derive(Clone, Copy)]
pub struct Prefs {
    settings: RwSignal<Settings>,
    notices: Notices,
}

/// The settings of the device.
pub fn use_prefs() -> Prefs {
    expect_context()
}

impl Prefs {
    /// Reads the settings and applies them now and after every change, of another tab too.
    pub fn provide(notices: Notices) -> Prefs {
        let stored: Option<Settings> = notices.check(storage::get(storage::SETTINGS)).flatten();
        let prefs = Prefs { settings: RwSignal::new(stored.unwrap_or_default()), notices };
        Effect::new(move |_| apply(&prefs.all()));
        let _ = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() == Some(storage::SETTINGS.key().as_str()) {
                // Another tab has told already what could not be read.
                let now: Settings = storage::get(storage::SETTINGS).ok().flatten().unwrap_or_default();
                if prefs.now() != now {
                    prefs.settings.set(now);
                }
            }
        });
        provide_context(prefs);
        prefs
    }

    /// All of them. Tracks.
    pub fn all(self) -> Settings {
        self.settings.get()
    }

    /// All of them, as they are now. Does not track.
    pub fn now(self) -> Settings {
        self.settings.get_untracked()
    }

    /// Light or dark. Tracks.
    pub fn look(self) -> Look {
        self.settings.with(|s| s.theme)
    }

    /// How much moves. Tracks.
    pub fn motion(self) -> Motion {
        self.settings.with(|s| s.motion)
    }

    /// How the person at this device likes to play. Tracks.
    pub fn play(self) -> Preferences {
        self.settings.with(|s| s.play)
    }

    /// How long the moves of bots are shown. Tracks.
    pub fn bots(self) -> BotSpeed {
        self.settings.with(|s| s.bots)
    }

    /// Is what the others did summed up before one's turn? Tracks.
    pub fn digest(self) -> bool {
        self.settings.with(|s| s.digest)
    }

    /// Changes something, at once and for the next visit.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.now();
        change(&mut settings);
        if settings != self.now() {
            self.settings.set(settings);
            self.notices.check(storage::set(storage::SETTINGS, &settings));
        }
    }
}

/// Puts what style needs to know on the root of the page; nothing stands there for what is as designed.
fn apply(settings: &Settings) {
    mark(
        "data-theme",
        match settings.theme {
            Look::System => None,
            Look::Light => Some("light"),
            Look::Dark => Some("dark"),
        },
    );
    mark(
        "data-palette",
        match settings.palette {
            Palette::Standard => None,
            Palette::Distinct => Some("distinct"),
        },
    );
    mark(
        "data-motion",
        match settings.motion {
            Motion::Full => None,
            Motion::Brief => Some("brief"),
            Motion::None => Some("none"),
        },
    );
    mark(
        "data-text",
        match settings.text {
            TextSize::Normal => None,
            TextSize::Large => Some("large"),
            TextSize::Larger => Some("larger"),
        },
    );
    mark("lang", Some(settings.language.code()));
    bar(settings.theme);
}

/// The colour of the browser's own bar (`theme-color` in index.html) goes with the theme that is chosen.
fn bar(look: Look) {
    let media = match look {
        Look::System => ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"],
        Look::Light => ["all", "not all"],
        Look::Dark => ["not all", "all"],
    };
    for (look, media) in ["light", "dark"].into_iter().zip(media) {
        let found = document().query_selector(&format!("meta[name=theme-color][data-bar={look}]"));
        if let Some(meta) = found.ok().flatten() {
            let _ = meta.set_attribute("media", media);
        }
    }
}

/// Sets an attribute of the root of the page, or takes it away.
pub fn mark(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}
