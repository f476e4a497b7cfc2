//! Words of the menu over the table, and of what the page asks besides the rules.

use super::Words;
use super::en::forget::{forget, unknown};
use rules::event::Event;
use rules::kit::Kit;

/// The menu in one language.
pub struct MenuWords {
    /// Its title.
    pub title: &'static str,
    /// Back to the table.
    pub go_on: &'static str,
    /// To the first screen.
    pub home: &'static str,
    /// What becomes of the game.
    pub home_small: &'static str,
    /// Sends the game.
    pub send: &'static str,
    /// What for.
    pub send_small: &'static str,
    /// Asks who sits here.
    pub who: &'static str,
    /// What for.
    pub who_small: &'static str,
    /// The people at the seats, and that they can change.
    pub seats: &'static str,
    /// What for.
    pub seats_small: &'static str,
    /// The name of whoever sits at a seat so far.
    pub seat_name: fn(&str) -> String,
    /// Gives the seat to whoever was named.
    pub rename: &'static str,
    /// It is done: who it was, who it is.
    pub renamed: fn(&str, &str) -> String,
    /// That name cannot be: none, or too long, or another's.
    pub not_renamed: &'static str,
    /// The seat goes to another device.
    pub move_away: fn(&str) -> String,
    /// What follows.
    pub move_away_small: &'static str,
    /// What the table agreed on.
    pub agreement: &'static str,
    /// The cards that were seen this chapter.
    pub past: &'static str,
    /// What its marks mean.
    pub past_small: &'static str,
    /// The mark of one's own cards, where there are any.
    pub past_small_own: &'static str,
    /// A card there was played face up.
    pub past_seen: &'static str,
    /// It is in one's own hand.
    pub past_own: &'static str,
    /// Another game, once this one is over.
    pub again: &'static str,
    /// With what.
    pub again_small: &'static str,
    /// Gives up, with two players.
    pub give_up: fn(&str) -> String,
    /// What follows.
    pub give_up_small: fn(&str) -> String,
    /// Proposes, or agrees, to end the game, with more players.
    pub agree: fn(&str) -> String,
    /// What follows.
    pub agree_small: &'static str,
    /// Who has agreed.
    pub agreed: fn(&str) -> String,
    /// Really?
    pub sure: &'static str,
    /// No.
    pub no: &'static str,
    /// The question before a turn ends with pips left: "end the turn with 2 pips left?"
    pub end_early: fn(u8) -> String,
    /// Ends it.
    pub end_turn: &'static str,
    /// Does not.
    pub keep_turn: &'static str,
    /// The question before something is taken back that has shown these things.
    pub undo_seen: fn(&[String]) -> String,
    /// The same where nothing was seen, but the game was sent.
    pub undo_sent: &'static str,
    /// The same in two words.
    pub undo_short: &'static str,
    /// Takes it back.
    pub undo: &'static str,
    /// Does not.
    pub undo_not: &'static str,
    /// The question before those who sit elsewhere are asked to take something back.
    pub ask_back: fn(&[String]) -> String,
    /// Asks them.
    pub ask: &'static str,
    /// Somebody asks to take so many choices back, after which these things were seen.
    pub plea: fn(&str, usize, &[String]) -> String,
    /// What an event has shown that nobody can forget; the event as whoever reads it may know it.
    pub unknown: fn(&Words, Kit, &Event) -> Option<String>,
    /// What was tried and cannot be: taking back.
    pub undo_why: &'static str,
    /// At a strict table: something was seen.
    pub stands_seen: &'static str,
    /// At a strict table: the game was sent like this.
    pub stands_sent: &'static str,
    /// The same in two words.
    pub plea_short: &'static str,
    /// Agrees.
    pub agree_back: &'static str,
    /// Does not.
    pub refuse_back: &'static str,
    /// The dice lie there to be looked at.
    pub dice_fell: &'static str,
    /// The same in two words.
    pub dice_short: &'static str,
    /// A chapter is over.
    pub chapter_over: fn(u8) -> String,
    /// The same in two words.
    pub chapter_short: &'static str,
    /// On from what was to be looked at.
    pub seen: &'static str,
}

/// English.
pub const EN: MenuWords = MenuWords {
    title: "Menu",
    go_on: "Back to the table",
    home: "Home",
    home_small: "The game is kept and goes on at this decision.",
    send: "Send the game",
    send_small: "As a link, a QR code, a text or a file.",
    who: "Who sits here",
    who_small: "Who plays at this device, and who at another.",
    seats: "Players",
    seats_small: "Somebody else or a bot takes a seat, or it moves to another device.",
    seat_name: |name| format!("Who plays instead of {name}"),
    rename: "Change",
    renamed: |old, new| format!("{old} is now {new}. The name goes with the game."),
    not_renamed: "A name has 1 to 16 characters, and nobody else at the table has it.",
    move_away: |name| format!("{name} plays at another device"),
    move_away_small: "A seat that plays at another device is covered here. Send the game: whoever opens it there says \
                      who they are.",
    agreement: "The table agreed",
    past: "Seen this chapter",
    past_small: "Filled: played face up. Cards played face down are not told.",
    past_small_own: "Ringed: in your hand.",
    past_seen: "was played",
    past_own: "is in your hand",
    again: "Play again",
    again_small: "Same seats, names and table rules.",
    give_up: |name| format!("{name} gives up"),
    give_up_small: |other| format!("{other} wins at once."),
    agree: |name| format!("{name} agrees to end the game now"),
    agree_small: "The game ends when every player has agreed. Power decides. Others who play elsewhere see it when \
                  the game reaches them.",
    agreed: |names| format!("Agreed so far: {names}."),
    sure: "Yes, do it",
    no: "No, play on",
    end_early: |pips| match pips {
        0 => "end the turn?".into(),
        1 => "end the turn with 1 pip left?".into(),
        pips => format!("end the turn with {pips} pips left?"),
    },
    end_turn: "End the turn",
    keep_turn: "Go on with the turn",
    undo_seen: |unknown| format!("take it back? {} The table should agree.", forget(unknown)),
    undo_sent: "take it back, though the game has been sent like this? Whoever has it should agree.",
    undo_short: "to take back",
    undo: "Take it back",
    undo_not: "Leave it",
    ask_back: |unknown| match unknown {
        [] => "ask the others to take it back? They were sent this move.".into(),
        seen => format!("ask the others to take it back? {}", forget(seen)),
    },
    ask: "Ask them",
    plea: |name, count, unknown| {
        let what = match count {
            1 => "the last choice".to_string(),
            n => format!("the last {n} choices"),
        };
        let forget = if unknown.is_empty() { String::new() } else { format!(" {}", forget(unknown)) };
        format!("{name} asks to take back {what}.{forget} Do you agree?")
    },
    unknown,
    undo_why: "Why not Undo?",
    stands_seen: "Dice or cards were seen after it, and this table plays strictly: what was seen stands.",
    stands_sent: "The game was sent like this, and this table plays strictly: what was sent stands.",
    plea_short: "to answer",
    agree_back: "Agree",
    refuse_back: "Let it stand",
    dice_fell: "the dice have fallen.",
    dice_short: "looks at the dice",
    chapter_over: |chapter| format!("chapter {chapter} is over."),
    chapter_short: "looks at the score",
    seen: "Go on",
};
