//! Light, dark, or as the system has it: the button that changes it from any screen.

use leptos::prelude::*;

use super::prefs::Prefs;
pub use crate::session::settings::Look;

/// The choice of the look.
#[derive(Clone, Copy)]
pub struct Theme(Prefs);

impl Theme {
    /// The look among these settings; `expect_context` finds it.
    pub fn provide(prefs: Prefs) -> Theme {
        let theme = Theme(prefs);
        provide_context(theme);
        theme
    }

    /// What is chosen. Tracks.
    pub fn look(self) -> Look {
        self.0.look()
    }

    /// Goes on to the next choice: system, light, dark.
    pub fn turn(self) {
        self.0.change(|s| s.theme = s.theme.next());
    }
}
