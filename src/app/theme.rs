//! Light, dark, or as the system has it.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::notices::Notices;
use super::storage;

/// How the page looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Look {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct Settings {
    theme: Look,
}

/// The choice of the look, kept between visits.
#[derive(Clone, Copy)]
pub struct Theme {
    look: RwSignal<Look>,
    notices: Notices,
}

impl Theme {
    /// Reads the choice and applies it now and after every change; `expect_context` finds it.
    pub fn provide(notices: Notices) -> Theme {
        let stored: Option<Settings> = notices.check(storage::get(storage::SETTINGS)).flatten();
        let theme = Theme { look: RwSignal::new(stored.unwrap_or_default().theme), notices };
        Effect::new(move |_| apply(theme.look.get()));
        provide_context(theme);
        theme
    }

    /// What is chosen. Tracks.
    pub fn look(self) -> Look {
        self.look.get()
    }

    /// Goes on to the next choice: system, light, dark.
    pub fn turn(self) {
        let next = match self.look.get_untracked() {
            Look::System => Look::Light,
            Look::Light => Look::Dark,
            Look::Dark => Look::System,
        };
        self.look.set(next);
        self.notices.check(storage::set(storage::SETTINGS, &Settings { theme: next }));
    }
}

fn apply(look: Look) {
    let Some(root) = document().document_element() else { return };
    let _ = match look {
        Look::System => root.remove_attribute("data-theme"),
        Look::Light => root.set_attribute("data-theme", "light"),
        Look::Dark => root.set_attribute("data-theme", "dark"),
    };
}
