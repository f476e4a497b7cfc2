//! Texts that are no games, in English: what is wrong, and what helps.

use super::ending::load_error;
use crate::save::Refusal;
use crate::text::screens::EN as SCREENS;
use rules::game::ENGINE;

/// Why a text is no game here, and what to do.
pub fn refusal(why: &Refusal) -> String {
    match why {
        Refusal::NotOurs => {
            "There is no game of Arcs in this text. A game’s text begins with ARCS1 and a full stop, \
                             a link holds the same after #."
                .into()
        }
        Refusal::Newer => "A newer version of this program wrote this game. Load the page again to get that \
                           version."
            .into(),
        Refusal::TooLong => "This is longer than any game: it is something else.".into(),
        Refusal::Cut { missing } => {
            let characters = if *missing == 1 { "character is" } else { "characters are" };
            format!(
                "The end of this text is lost: {missing} {characters} missing. Ask for it again, or have it sent as a \
                 file."
            )
        }
        Refusal::Altered => {
            "Something in this text was changed on its way, so the game can’t be trusted. Ask for it \
                             again, or have it sent as a file."
                .into()
        }
        Refusal::Json(line, column) => {
            format!("This file is damaged: its line {line} can’t be read from character {column} on.")
        }
        Refusal::NoGame => "This file holds no game of Arcs, or parts of it were taken away.".into(),
        Refusal::Table(problem) => {
            let table = crate::session::TableConfig::of(4);
            format!("The table of this game can’t be: {}", (SCREENS.new_game.problem)(problem, &table))
        }
        Refusal::Game(error) => load_error(error),
        Refusal::Differs => {
            "Played again, this game comes out otherwise than it says: it was changed by hand or \
                             damaged."
                .into()
        }
        Refusal::OtherEngine(n) if *n > ENGINE => {
            "A newer version began this game, and nobody has had a turn yet. Load the page again to get that \
             version."
                .into()
        }
        Refusal::OtherEngine(_) => {
            "An older version began this game, and nobody has had a turn yet: there is nothing to \
                                    take up. Start it anew."
                .into()
        }
    }
}
