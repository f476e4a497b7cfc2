//! The words about a game: what is asked, what can be chosen, why not, what happened.

use super::log::Told;
use super::players::Players;
use crate::save::Refusal;
use rules::State;
use rules::choice::{Choice, Prompt, Reason};
use rules::event::Event;
use rules::game::LoadError;
use rules::ids::{ActionCard, Mode, PieceKind, Seat};
use rules::kit::Kit;

/// A choice in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChoiceText {
    /// What it is, in a few words, without a full stop.
    pub title: String,
    /// What follows from it, in one line of whole sentences; empty where nothing needs saying.
    pub detail: String,
}

impl ChoiceText {
    /// A title alone.
    pub fn title(title: impl Into<String>) -> ChoiceText {
        ChoiceText { title: title.into(), detail: String::new() }
    }

    /// A title and what follows.
    pub fn new(title: impl Into<String>, detail: impl Into<String>) -> ChoiceText {
        ChoiceText { title: title.into(), detail: detail.into() }
    }
}

/// Headings under which choices are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Actions for pips.
    Actions,
    /// Resources to spend.
    Resources,
    /// Abilities of cards.
    Cards,
    /// Declaring.
    Declare,
    /// Seizing.
    Seize,
    /// Ways to play a card.
    Mode(Mode),
    /// Kinds of pieces to build.
    Piece(PieceKind),
    /// Going on.
    Go,
    /// Leaving ships behind.
    Leave,
}

/// Words about a game, in one language. `State` may be a view's state; only what its viewer may know is said.
pub struct GameWords {
    /// One sentence that states the decision and follows the name of who decides.
    pub question: fn(&State, Seat, &Prompt, &Players) -> String,
    /// The name and the question together.
    pub asks: fn(&str, &str) -> String,
    /// The question in two or three words that follow the name: "to move ships".
    pub question_short: fn(&Prompt) -> &'static str,
    /// What a choice is, and what follows from it for who decides.
    pub choice: fn(&State, Seat, &Prompt, &Choice, &Players) -> ChoiceText,
    /// The heading of a group of choices.
    pub group: fn(Group) -> &'static str,
    /// The way out of the act at hand.
    pub back: &'static str,
    /// The question that a reason answers, from a choice's title.
    pub why_not: fn(&str) -> String,
    /// Why something can't be done, and what it needs.
    pub reason: fn(&State, &Reason, &Players) -> String,
    /// Why this choice can't be taken: as the reason, with who or what stands in its way.
    pub reason_for: fn(&State, &Choice, &Reason, &Players) -> String,
    /// What happened.
    pub told: fn(&Event, Kit, &Players) -> Told,
    /// The name of who did it and what they did together.
    pub tells: fn(&str, &str) -> String,
    /// What stands above the lines that follow: only where a chapter or a round begins.
    pub heading: fn(&Event, &Players) -> Option<String>,
    /// An action card: "Mobilization 5".
    pub action_card: fn(Kit, ActionCard) -> String,
    /// Who came where and why, best first.
    pub ranking: fn(&State, &Players) -> Vec<String>,
    /// Why a stored game can't be loaded, and what to do.
    pub load_error: fn(&LoadError) -> String,
    /// Why a text is no game here, and what to do.
    pub refusal: fn(&Refusal) -> String,
}
