//! What a bot comes to.

use rules::choice::Choice;
use rules::ids::{Ambition, CardId, Resource};
use rules::view::View;
use serde::{Deserialize, Serialize};

/// What speaks for a choice, the weightiest first: what the plan that begins with it brings about. Data for
/// sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Why {
    /// This ambition is declared.
    Declares(Ambition),
    /// Alone in first place of this ambition.
    First(Ambition),
    /// Tied for first place of this ambition.
    Ties(Ambition),
    /// In second place of this ambition.
    Second(Ambition),
    /// Nobody else is alone in first place of this ambition any more.
    Denies(Ambition),
    /// This card is secured.
    Secures(CardId),
    /// Most agents on this card of the Court.
    Courts(CardId),
    /// This many more tokens of this type.
    Gains(Resource, u8),
    /// This many more cities.
    Cities(u8),
    /// This many more starports.
    Starports(u8),
    /// This many more ships.
    Ships(u8),
    /// This many more systems under control.
    Controls(u8),
    /// This many more Trophies.
    Trophies(u8),
    /// This many more Captives.
    Captives(u8),
    /// This many pieces are whole again.
    Repairs(u8),
    /// The initiative is taken or kept.
    Initiative,
    /// A better card stays in the hand.
    SavesCards,
    /// A mere look ahead: nothing of the above is likely, the chance to win is better.
    Position,
}

/// What a bot comes to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// The option it takes.
    pub choice: Choice,
    /// How likely the viewer is to win the game, 0–1; none if it did not ask itself.
    pub chance: Option<f32>,
    /// Why, weightiest first; empty if it cannot say.
    pub why: Vec<Why>,
    /// States looked at.
    pub nodes: u32,
    /// Thinking led nowhere, and it took the first sound option instead.
    pub fallback: bool,
}

impl Thought {
    /// A choice without thoughts.
    pub fn plain(choice: Choice) -> Thought {
        Thought { choice, chance: None, why: Vec::new(), nodes: 0, fallback: false }
    }

    /// What is taken when thinking led nowhere: the first option.
    pub fn fallback(view: &View) -> Thought {
        Thought { fallback: true, ..Thought::plain(view.options.first().copied().unwrap_or(Choice::Done)) }
    }
}
