//! Final standings and records that can't be loaded, in English.

use crate::text::players::Players;
use rules::State;
use rules::game::{ENGINE, LoadError};
use rules::state::End;

/// One line a player, best first, with the reason where Power alone doesn't decide.
pub fn ranking(s: &State, players: &Players) -> Vec<String> {
    let seats = s.ranking();
    let conceded = |seat| s.over == Some(End::Conceded) && s.quit.has(seat);
    let lines = seats.iter().enumerate().map(|(i, seat)| {
        let power = s.boards[*seat].power;
        let name = players.seat(*seat);
        let mut line = format!("{}. {name}: {power} Power", i + 1);
        let behind = seats.get(i + 1);
        if conceded(*seat) {
            line.push_str(", conceded");
        } else if let Some(other) = behind.filter(|o| s.boards[**o].power == power && !conceded(**o)) {
            line.push_str(&format!(", tied with {} and earlier in turn order", players.seat(*other)));
        }
        line.push('.');
        line
    });
    lines.collect()
}

/// Why a record can't be played, and what to do.
pub fn load_error(error: &LoadError) -> String {
    match error {
        LoadError::Engine(n) if *n > ENGINE => {
            "This game was recorded by a newer version. Load the page again to get that version.".into()
        }
        LoadError::Engine(_) => {
            "This game was recorded by an older version, whose rules were not quite the same. It can’t be \
             played on here."
                .into()
        }
        LoadError::Kit => "This game uses cards that this version doesn’t have. Load the page again to get \
                           the newest version."
            .into(),
        LoadError::Setup => "The record begins with a setup that doesn’t exist: it is damaged.".into(),
        LoadError::Position => "The record begins at a position that can’t be: it is damaged.".into(),
        LoadError::Entry(at) => {
            format!("Step {} of the record isn’t possible by the rules: it is damaged.", at + 1)
        }
    }
}
