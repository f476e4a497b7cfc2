//! All games of a device in one file.

use super::file::MOST_BYTES;
use serde::{Deserialize, Serialize};

const FORMAT: &str = "arcs.games";
const VERSION: u32 = 1;

/// More games are on no device.
pub const MOST_GAMES: usize = 10_000;

/// One of the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// Its name among people; may be empty.
    #[serde(default)]
    pub title: String,
    /// Its short text.
    pub text: String,
}

#[derive(Serialize, Deserialize)]
struct Bundle {
    format: String,
    version: u32,
    games: Vec<Item>,
}

/// The games as one file.
pub fn write(games: &[Item]) -> String {
    let bundle = Bundle { format: FORMAT.into(), version: VERSION, games: games.to_vec() };
    serde_json::to_string_pretty(&bundle).expect("plain data") + "\n"
}

/// The games of such a file; none if it is another file. Whether their texts are good is seen when they are opened.
pub fn read(text: &str) -> Option<Vec<Item>> {
    let text = text.trim_start_matches('\u{feff}');
    // Room for thousands of games.
    if text.len() > 4 * MOST_BYTES || !text.trim_start().starts_with('{') {
        return None;
    }
    let bundle: Bundle = serde_json::from_str(text).ok()?;
    (bundle.format == FORMAT && bundle.version == VERSION).then_some(bundle.games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_all_games_is_read_as_it_was_written_and_other_files_are_not() {
        let item = |title: &str, text: &str| Item { title: title.into(), text: text.into() };
        let games = [item("", "ARCS1.AAA"), item("Ours", "ARCS1.BBB")];
        assert_eq!(read(&write(&games)).as_deref(), Some(&games[..]));
        for other in ["", "hello", "{}", r#"{"format":"arcs.game","version":1,"games":[]}"#, "[1]"] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
