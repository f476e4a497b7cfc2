//! What a device prefers, as opposed to what a table agreed on
//! ([`TableConfig`](super::config::TableConfig), which is saved with the game).

use serde::{Deserialize, Serialize};

/// How the person at this device likes to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// When the end of a turn asks once more.
    pub confirm_end: ConfirmEnd,
    /// Whether resources are arranged without asking.
    pub arrange: bool,
    /// Whether face-up cards of earlier rounds can be looked through.
    pub past_cards: bool,
}

/// When the end of a turn asks once more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ConfirmEnd {
    /// Every time.
    Always,
    /// Only while actions are left.
    #[default]
    PipsLeft,
    /// Never.
    Never,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences { confirm_end: ConfirmEnd::PipsLeft, arrange: false, past_cards: true }
    }
}
