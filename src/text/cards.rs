//! The words on Court cards.

use rules::ids::CardId;
use rules::kit::Kit;

/// One ability of a card that asks or is chosen, at the index that the rules give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AbilityText {
    /// What it is called as a choice: "Pressgang", "Discard Skirmishers for ships".
    pub title: &'static str,
    /// What follows from choosing it, a whole sentence.
    pub detail: &'static str,
    /// What it is in the log, in the past and without the player: "used Skirmishers for ships".
    pub done: &'static str,
    /// Its questions by step; each follows the name of who decides.
    pub questions: &'static [&'static str],
}

/// Everything said about one Court card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardText {
    /// What it does, in at most 90 characters.
    pub short: &'static str,
    /// The full effect, one paragraph for each part.
    pub text: &'static [&'static str],
    /// Rulings that come up most.
    pub rulings: &'static [&'static str],
    /// Its abilities, in the order of the rules' numbers.
    pub abilities: &'static [AbilityText],
}

impl CardText {
    /// The words of an ability.
    pub fn ability(&self, ability: u8) -> Option<&'static AbilityText> {
        self.abilities.get(usize::from(ability))
    }
}

/// The Court cards in one language.
pub struct CardWords {
    /// The 31 of the base game, in the order of their ids. Their names stand with the other names.
    pub base: [CardText; 31],
    /// The 16 leaders.
    pub leaders: [CardText; 16],
    /// The 28 lore cards.
    pub lore: [CardText; 28],
    /// A card that this language has no words for.
    pub unknown: CardText,
    /// Kind, suit and keys: "Guild card, Material, 3 keys to raid".
    pub line: fn(Kit, CardId) -> String,
    /// Headings above the parts: "Effect", "Rulings".
    pub headings: [&'static str; 2],
}

impl CardWords {
    /// A card's words.
    pub fn of(&self, card: CardId) -> &CardText {
        let mut all = self.base.iter().chain(&self.leaders).chain(&self.lore);
        all.nth(usize::from(card.0)).unwrap_or(&self.unknown)
    }
}
