//! The keys of the keyboard and what they do.

/// One line: the keys, and what they do.
pub type Line = (&'static [&'static str], &'static str);

/// Everything about keys in one language.
pub struct KeyWords {
    /// Title.
    pub title: &'static str,
    /// Closes the list.
    pub close: &'static str,
    /// Opens the list, in a menu.
    pub open: &'static str,
    /// Groups with their lines.
    pub groups: &'static [(&'static str, &'static [Line])],
}

/// English.
pub static EN: KeyWords = KeyWords {
    title: "Keys",
    close: "Close",
    open: "Keys of the keyboard",
    groups: &[
        (
            "Choosing",
            &[
                (&["1", "2", "…", "0", "A", "…"], "take the option with this key"),
                (&["Enter"], "take the option pointed at, or the only one"),
                (&["A", "B"], "in a Move: all ships, all but one"),
                (&["Esc"], "step out: of what is open, of the act at hand"),
                (&["Z"], "take a step back"),
                (&["Y"], "do it again"),
                (&["H"], "a hint: what a strong player would do; again closes it"),
                (&["Enter", "G"], "while a bot plays: go on, or answer now"),
            ],
        ),
        (
            "Getting around",
            &[
                (&["Tab"], "to the next thing that can be used"),
                (&["←", "→", "↑", "↓"], "on the map: to the next system that way"),
                (&["Enter"], "on a system: take what lies there, or look at it"),
                (&["I"], "on a system or a card: look at it"),
                (&["?"], "this list"),
            ],
        ),
        (
            "In a battle",
            &[
                (&["1", "2", "3"], "one die more: Assault, Skirmish, Raid"),
                (&["Backspace"], "take the last die back"),
                (&["0"], "clear the dice"),
                (&["Enter"], "roll"),
                (&["A"], "let the rest of the hits fall the obvious way"),
            ],
        ),
        (
            "Replay, cards and rules",
            &[
                (&["←", "→"], "in a replay: a choice back, a choice on; with Shift a turn"),
                (&["Home", "End"], "in a replay: its beginning, its end"),
                (&["/"], "in cards and rules: search"),
            ],
        ),
    ],
};
