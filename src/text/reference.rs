//! What is explained beside the game: for the reference, for tooltips and for the command line.

use rules::components::dice::Symbols;
use rules::ids::{Action, ActionCard, Ambition, Die, Mode, Resource};
use rules::kit::Kit;

/// Explanations in one language, each one or two short sentences.
pub struct ReferenceWords {
    /// What each ambition counts and when what counts goes home, in the order of the map.
    pub ambitions: [&'static str; 5],
    /// What a marker's two numbers are, ties and the cities' bonus.
    pub scoring: &'static [&'static str],
    /// What each resource does when it is spent, in the order of the player board.
    pub resources: [&'static str; 5],
    /// What Outrage of a type means.
    pub outrage: &'static str,
    /// The standard actions, in the order of `Action::ALL`.
    pub actions: [&'static str; 7],
    /// Ways to play a card, in the order of their ids.
    pub modes: [&'static str; 4],
    /// What each die is for, in the order of `Die::ALL`.
    pub dice: [&'static str; 3],
    /// What the symbols do: self-hit, intercept, hit, building hit, key.
    pub symbols: [&'static str; 5],
    /// The symbols on a face, or a sum of them; "blank" for none.
    pub face: fn(&Symbols) -> String,
    /// Pips, actions and ambition of an action card.
    pub action_card: fn(Kit, ActionCard) -> String,
    /// Two players only: what the resources on the ambitions are.
    pub phantom: &'static str,
}

impl ReferenceWords {
    /// What an ambition counts.
    pub fn ambition(&self, ambition: Ambition) -> &'static str {
        self.ambitions.get(usize::from(ambition.0)).copied().unwrap_or("")
    }
    /// What a resource does.
    pub fn resource(&self, resource: Resource) -> &'static str {
        self.resources[resource as usize]
    }
    /// What an action does.
    pub fn action(&self, action: Action) -> &'static str {
        self.actions[action as usize]
    }
    /// How a way to play a card works.
    pub fn mode(&self, mode: Mode) -> &'static str {
        self.modes.get(usize::from(mode.0)).copied().unwrap_or("")
    }
    /// What a die is for.
    pub fn die(&self, die: Die) -> &'static str {
        self.dice[die as usize]
    }
}
