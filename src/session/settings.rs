//! What a device prefers, as opposed to what a table agreed on
//! ([`TableConfig`](super::TableConfig), which is saved with the game).
//!
//! Kept from one version of the page to the next: what is missing, unknown or of the wrong kind counts as not
//! chosen, each choice for itself.

use serde::{Deserialize, Deserializer, Serialize, de::DeserializeOwned};

use crate::text::Lang;

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

impl ConfirmEnd {
    /// All, from most to least.
    pub const ALL: [ConfirmEnd; 3] = [ConfirmEnd::Always, ConfirmEnd::PipsLeft, ConfirmEnd::Never];
}

/// How long the moves of bots are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BotSpeed {
    /// Not at all: the next decision of a person comes at once.
    Instant,
    /// Long enough to be followed.
    #[default]
    Normal,
    /// Until somebody says to go on.
    Steps,
}

impl BotSpeed {
    /// All, from the fastest on.
    pub const ALL: [BotSpeed; 3] = [BotSpeed::Instant, BotSpeed::Normal, BotSpeed::Steps];
}

/// Light or dark.
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

impl Look {
    /// All of them.
    pub const ALL: [Look; 3] = [Look::System, Look::Light, Look::Dark];

    /// The next one in turn.
    pub fn next(self) -> Look {
        Look::ALL[(self as usize + 1) % Look::ALL.len()]
    }
}

/// The colours of players, planets and good or bad news.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Palette {
    /// Those of the game's colour names.
    #[default]
    Standard,
    /// As far apart as possible for every kind of colour vision.
    Distinct,
}

impl Palette {
    /// All of them.
    pub const ALL: [Palette; 2] = [Palette::Standard, Palette::Distinct];
}

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// Everything, as designed.
    #[default]
    Full,
    /// Once and quickly; nothing goes on moving.
    Brief,
    /// Nothing: as if the system asked for reduced motion.
    None,
}

impl Motion {
    /// All, from most to least.
    pub const ALL: [Motion; 3] = [Motion::Full, Motion::Brief, Motion::None];
}

/// How large text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextSize {
    /// As designed.
    #[default]
    Normal,
    /// An eighth larger.
    Large,
    /// A quarter larger.
    Larger,
}

impl TextSize {
    /// All, from the smallest on.
    pub const ALL: [TextSize; 3] = [TextSize::Normal, TextSize::Large, TextSize::Larger];
}

/// Everything that can be chosen for a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    #[serde(deserialize_with = "lenient")]
    pub theme: Look,
    /// The colours.
    #[serde(deserialize_with = "lenient")]
    pub palette: Palette,
    /// How much moves.
    #[serde(deserialize_with = "lenient")]
    pub motion: Motion,
    /// How large text is.
    #[serde(deserialize_with = "lenient")]
    pub text: TextSize,
    /// How the person likes to play.
    #[serde(deserialize_with = "lenient")]
    pub play: Preferences,
    /// How long the moves of bots are shown.
    #[serde(deserialize_with = "lenient")]
    pub bots: BotSpeed,
    /// Whether what the others did is summed up before one's turn.
    #[serde(deserialize_with = "lenient_true")]
    pub digest: bool,
    /// Whether a tone tells that a decision came to a seat of this device.
    #[serde(deserialize_with = "lenient")]
    pub sound: bool,
    /// Whether the screen stays on while a table is open.
    #[serde(deserialize_with = "lenient_true")]
    pub awake: bool,
    /// Whether the page turns around for the seats of the opposite side.
    #[serde(deserialize_with = "lenient")]
    pub turn: bool,
    /// Which seats sit at the opposite side, by number.
    #[serde(deserialize_with = "lenient")]
    pub opposite: [bool; 4],
    /// The language.
    #[serde(deserialize_with = "lenient")]
    pub language: Lang,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Look::default(),
            palette: Palette::default(),
            motion: Motion::default(),
            text: TextSize::default(),
            play: Preferences::default(),
            bots: BotSpeed::default(),
            digest: true,
            sound: false,
            awake: true,
            turn: false,
            opposite: [false; 4],
            language: Lang::default(),
        }
    }
}

impl Settings {
    /// Does the page stand on its head for this seat?
    pub fn is_turned(&self, seat: u8) -> bool {
        self.turn && self.opposite.get(usize::from(seat)).is_some_and(|opposite| *opposite)
    }
}

/// What cannot be read is what was not chosen.
fn read<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<Option<T>, D::Error> {
    let value = serde_json::Value::deserialize(from)?;
    Ok(serde_json::from_value(value).ok())
}

fn lenient<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(from: D) -> Result<T, D::Error> {
    read(from).map(Option::unwrap_or_default)
}

fn lenient_true<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    read(from).map(|read| read.unwrap_or(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Settings {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn settings_of_the_first_version_keep_their_theme() {
        assert_eq!(of(r#"{"theme":"dark"}"#), Settings { theme: Look::Dark, ..Settings::default() });
    }

    #[test]
    fn what_is_unknown_or_of_the_wrong_kind_leaves_the_rest_alone() {
        let read = of(
            r#"{"theme":"sepia","palette":7,"motion":"none","text":null,"play":[1],"digest":"no","sound":true,
                "awake":{},"opposite":[true],"language":"tlh","smell":"roses"}"#,
        );
        assert_eq!(read, Settings { motion: Motion::None, sound: true, ..Settings::default() });
    }

    #[test]
    fn preferences_that_are_missing_are_as_designed() {
        let play = of(r#"{"play":{"confirm_end":"never"}}"#).play;
        assert_eq!(play, Preferences { confirm_end: ConfirmEnd::Never, ..Preferences::default() });
        assert_eq!(of("{}").play.confirm_end, ConfirmEnd::PipsLeft);
    }

    #[test]
    fn everything_that_is_chosen_is_kept() {
        let all = Settings {
            theme: Look::Light,
            palette: Palette::Distinct,
            motion: Motion::Brief,
            text: TextSize::Larger,
            play: Preferences { confirm_end: ConfirmEnd::Always, arrange: true, past_cards: false },
            bots: BotSpeed::Steps,
            digest: false,
            sound: true,
            awake: false,
            turn: true,
            opposite: [false, true, false, true],
            language: Lang::English,
        };
        let text = serde_json::to_string(&all).unwrap();
        assert_eq!(of(&text), all);
        assert!(text.contains(r#""language":"en""#) && text.contains(r#""confirm_end":"always""#), "{text}");
    }

    #[test]
    fn the_page_turns_only_for_seats_of_the_opposite_side() {
        let mut s = Settings { opposite: [false, true, false, false], ..Settings::default() };
        assert!(!s.is_turned(1), "not asked for");
        s.turn = true;
        assert_eq!([0, 1, 2, 9].map(|seat| s.is_turned(seat)), [false, true, false, false]);
    }

    #[test]
    fn the_look_goes_round() {
        assert_eq!(Look::ALL.map(Look::next), [Look::Light, Look::Dark, Look::System]);
    }
}
