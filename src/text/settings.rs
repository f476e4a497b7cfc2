//! Words of the settings, of full screen and of turning the page for the opposite side.

use super::Lang;

/// The words in one language.
pub struct SettingsWords {
    /// The heading.
    pub heading: &'static str,
    /// What leads there, on the first screen and in the menu.
    pub small: &'static str,
    /// Closes the sheet over the table.
    pub close: &'static str,
    /// The group about how it looks.
    pub look: &'static str,
    /// The group about how it is played.
    pub play: &'static str,
    /// The group about the device.
    pub device: &'static str,
    /// Titles and explanations, by what is chosen.
    pub theme: Row,
    /// By [`Look`](crate::session::settings::Look).
    pub themes: [&'static str; 3],
    pub palette: Row,
    /// By [`Palette`](crate::session::settings::Palette).
    pub palettes: [&'static str; 2],
    pub motion: Row,
    /// By [`Motion`](crate::session::settings::Motion).
    pub motions: [&'static str; 3],
    pub text: Row,
    /// By [`TextSize`](crate::session::settings::TextSize).
    pub texts: [&'static str; 3],
    pub language: Row,
    /// In place of its line, while there is nothing to choose.
    pub one_language: &'static str,
    /// What a language calls itself.
    pub languages: fn(Lang) -> &'static str,
    pub confirm_end: Row,
    /// By [`ConfirmEnd`](crate::session::settings::ConfirmEnd).
    pub confirm_ends: [&'static str; 3],
    pub bots: Row,
    /// By [`BotSpeed`](crate::session::settings::BotSpeed).
    pub bot_speeds: [&'static str; 3],
    pub arrange: Row,
    pub past_cards: Row,
    pub digest: Row,
    pub sound: Row,
    /// Plays the tone.
    pub hear: &'static str,
    pub awake: Row,
    pub turn: Row,
    pub full: Row,
    /// What the button says that starts and ends it.
    pub full_go: &'static str,
    pub full_leave: &'static str,
    /// Where there is no full screen.
    pub full_none: &'static str,
    /// No game is kept.
    pub no_games: &'static str,
    /// Back to what it was at first.
    pub reset: &'static str,
    pub reset_small: &'static str,
    pub reset_done: &'static str,
    pub reset_undo: &'static str,
    /// On the hand-over: this seat sits at the opposite side.
    pub opposite: fn(&str) -> String,
    pub opposite_small: &'static str,
}

/// A setting: its title, and a line about what it does.
#[derive(Clone, Copy)]
pub struct Row {
    pub title: &'static str,
    pub small: &'static str,
}

const fn row(title: &'static str, small: &'static str) -> Row {
    Row { title, small }
}

/// The words.
pub fn words() -> &'static SettingsWords {
    &EN
}

/// English.
pub const EN: SettingsWords = SettingsWords {
    heading: "Settings",
    small: "Look, play, sound and screen.",
    close: "Close the settings",
    look: "Look",
    play: "Play",
    device: "Sound and screen",
    theme: row("Theme", "A light or a dark table, or as your system has it."),
    themes: ["Automatic", "Light", "Dark"],
    palette: row(
        "Colours",
        "High difference keeps players and planets apart for every kind of colour vision. Shapes do so always.",
    ),
    palettes: ["Standard", "High difference"],
    motion: row("Animation", "How much moves. If your system asks for less, nothing does."),
    motions: ["Full", "Brief", "None"],
    text: row("Text", "Larger words take room from the map."),
    texts: ["Normal", "Large", "Larger"],
    language: row("Language", "The words of the page and of the game."),
    one_language: "There is one so far.",
    languages: |lang| match lang {
        Lang::English => "English",
    },
    confirm_end: row("Ask before a turn ends", "A turn that has ended is somebody else’s."),
    confirm_ends: ["Always", "With pips left", "Never"],
    bots: row("Bot speed", "How long their moves are shown. Step by step, each waits for you."),
    bot_speeds: ["Instant", "Normal", "Step by step"],
    arrange: row(
        "Arrange resources for me",
        "What you gain goes to the safest free slots; you can still move it.",
    ),
    past_cards: row("Show past cards", "Cards played face up in earlier rounds can be looked through."),
    digest: row("Sum up before my turn", "What the others did since you last decided, before you go on."),
    sound: row("A tone when it is your turn", "Quiet, and only when somebody else decided before."),
    hear: "Hear it",
    awake: row("Keep the screen on", "While a table is open. It takes a little more power."),
    turn: row(
        "Turn the table",
        "For two sides of one tablet: the hand-over asks who sits opposite, and the page stands their way round.",
    ),
    full: row("Full screen", "The table without the browser around it. Esc leaves it."),
    full_go: "Full screen",
    full_leave: "Leave full screen",
    full_none: "This browser has no full screen for pages. Put on the home screen, the game opens without bars.",
    no_games: "No game is kept on this device.",
    reset: "Reset the settings",
    reset_small: "Everything above as it was at first. Games stay.",
    reset_done: "The settings are as they were at first.",
    reset_undo: "Undo",
    opposite: |name| format!("{name} sits opposite"),
    opposite_small: "The page turns around for this seat.",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_is_explained_in_a_sentence() {
        let w = words();
        let rows = [
            w.theme,
            w.palette,
            w.motion,
            w.text,
            w.language,
            w.confirm_end,
            w.bots,
            w.arrange,
            w.past_cards,
            w.digest,
            w.sound,
            w.awake,
            w.turn,
            w.full,
        ];
        for row in rows {
            assert!(row.small.ends_with('.') && !row.title.ends_with('.'), "{}", row.title);
            assert!(!row.small.contains('\'') && row.small.chars().count() <= 110, "{}", row.small);
        }
        assert!(Lang::ALL.iter().all(|lang| !(w.languages)(*lang).is_empty()));
    }
}
