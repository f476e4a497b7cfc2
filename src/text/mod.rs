//! Every word that a person reads, by language, for the page and the command line alike.
//!
//! A language is one [`Language`]: structs of words, lists and functions without holes, so that a language
//! which misses one does not compile. Functions over the rules' types match them without a wildcard, so that
//! a new choice, question, reason or event without words does not compile either.
//!
//! [`Words`] are a language and the players it speaks of: what most callers want.

pub mod battle;
pub mod bots;
pub mod cards;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
mod en;
pub mod find;
pub mod game;
pub mod keys;
pub mod log;
pub mod menu;
pub mod names;
pub mod offline;
pub mod players;
pub mod reference;
pub mod replay;
pub mod rulebook;
pub mod screens;
pub mod settings;
pub mod table;
pub mod topics;
pub mod transfer;

pub use cards::{AbilityText, CardText, CardWords};
pub use game::{ChoiceText, GameWords, Group};
pub use log::{Level, Line};
pub use players::Players;
pub use reference::ReferenceWords;

use crate::model::{Colour, LogLine};
use crate::save::Refusal;
use rules::State;
use rules::choice::{Choice, Prompt, Reason};
use rules::event::Event;
use rules::game::LoadError;
use rules::ids::*;
use rules::kit::Kit;

/// The languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Lang {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 1] = [Lang::English];

    /// Its code, as `<html lang>` wants it.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::English => "en",
        }
    }
}

/// All words of one language.
pub struct Language {
    /// Which.
    pub lang: Lang,
    /// Names of things.
    pub names: &'static names::Names,
    /// Fixed words of the table.
    pub table: &'static table::TableWords,
    /// Words of the battle sheet.
    pub battle: &'static battle::BattleWords,
    /// Words of the other screens.
    pub screens: &'static screens::ScreenWords,
    /// Words of the menu.
    pub menu: &'static menu::MenuWords,
    /// Words about new versions of the page.
    pub offline: &'static offline::OfflineWords,
    /// Sentences about a game: questions, choices, reasons, the log.
    pub game: &'static GameWords,
    /// The Court cards.
    pub cards: &'static CardWords,
    /// What is explained: ambitions, resources, actions, dice.
    pub reference: &'static ReferenceWords,
    /// The rules, and the words around cards and rules.
    pub rules: &'static rulebook::RuleWords,
}

/// The words of a language.
pub const fn language(lang: Lang) -> &'static Language {
    match lang {
        Lang::English => &en::EN,
    }
}

/// A language, and the players it speaks of.
#[derive(Clone)]
pub struct Words {
    /// The language.
    pub language: &'static Language,
    /// The players.
    pub players: Players,
}

impl Words {
    /// Words for these players.
    pub fn new(lang: Lang, players: Players) -> Words {
        Words { language: language(lang), players }
    }

    /// Words for so many players who are called by their colours.
    pub fn plain(lang: Lang, players: u8) -> Words {
        let language = language(lang);
        Words { language, players: Players::plain(language.names, players) }
    }

    /// A colour, which is also the name of a seat without one.
    pub fn colour(&self, colour: Colour) -> &'static str {
        self.language.names.colours[colour as usize]
    }

    /// A player's name.
    pub fn player(&self, seat: Seat) -> &str {
        self.players.seat(seat)
    }

    /// The question without the name: "where do 3 ships go from 3 Hex?"
    pub fn question(&self, s: &State, seat: Seat, prompt: &Prompt) -> String {
        (self.language.game.question)(s, seat, prompt, &self.players)
    }

    /// The whole sentence: "Red: where do 3 ships go from 3 Hex?"
    pub fn prompt(&self, s: &State, seat: Seat, prompt: &Prompt) -> String {
        (self.language.game.asks)(self.player(seat), &self.question(s, seat, prompt))
    }

    /// The question in two or three words, after the name: "to move ships".
    pub fn question_short(&self, prompt: &Prompt) -> String {
        (self.language.game.question_short)(prompt).to_string()
    }

    /// What a choice is, and what follows from it. `seat` is who decides: "you".
    pub fn choice(&self, s: &State, seat: Seat, prompt: &Prompt, choice: &Choice) -> ChoiceText {
        (self.language.game.choice)(s, seat, prompt, choice, &self.players)
    }

    /// Why something cannot be done, and what it needs.
    pub fn reason(&self, s: &State, reason: &Reason) -> String {
        (self.language.game.reason)(s, reason, &self.players)
    }

    /// Why this choice cannot be taken; names who or what stands in its way.
    pub fn reason_for(&self, s: &State, choice: &Choice, reason: &Reason) -> String {
        (self.language.game.reason_for)(s, choice, reason, &self.players)
    }

    /// "Why not 3 Arrow?"
    pub fn why_not(&self, title: &str) -> String {
        (self.language.game.why_not)(title)
    }

    /// The heading of a group of choices.
    pub fn group(&self, group: Group) -> String {
        (self.language.game.group)(group).to_string()
    }

    /// The way out of the act at hand.
    pub fn back(&self) -> &'static str {
        self.language.game.back
    }

    /// What happened, as a sentence.
    pub fn event(&self, kit: Kit, event: &Event) -> String {
        self.line(kit, event).sentence(self)
    }

    /// What happened, as a line of the log.
    pub fn line(&self, kit: Kit, event: &Event) -> Line {
        Line::of(event, (self.language.game.told)(event, kit, &self.players))
    }

    /// The lines of an event in the log of the table: none for what only leads up to the next event.
    pub fn log(&self, event: &Event, kit: Kit) -> Option<LogLine> {
        if matches!(event, Event::Acted { .. } | Event::TurnEnded(_)) {
            return None;
        }
        let line = self.line(kit, event);
        let heading = (self.language.game.heading)(event, &self.players);
        let who = line.who.and_then(Owner::seat);
        Some(LogLine {
            who,
            heading: heading.is_some(),
            system: line.system,
            text: match heading {
                Some(heading) => heading,
                None if who.is_none() => line.sentence(self),
                None => line.text,
            },
            ..LogLine::default()
        })
    }

    /// Who came where and why, best first, one line a player.
    pub fn ranking(&self, s: &State) -> Vec<String> {
        (self.language.game.ranking)(s, &self.players)
    }

    /// Why a stored game cannot be loaded, and what to do.
    pub fn load_error(&self, error: &LoadError) -> String {
        (self.language.game.load_error)(error)
    }

    /// Why a text is no game here, and what to do.
    pub fn refusal(&self, why: &Refusal) -> String {
        (self.language.game.refusal)(why)
    }

    /// A standard action.
    pub fn action(&self, action: Action) -> &'static str {
        self.language.names.action(action)
    }

    /// An action card: "Mobilization 5".
    pub fn action_card(&self, kit: Kit, card: ActionCard) -> String {
        (self.language.game.action_card)(kit, card)
    }

    /// The name of a Court card.
    pub fn card_name(&self, card: CardId) -> &'static str {
        self.language.names.court(card)
    }

    /// What a Court card does, in at most 90 characters.
    pub fn card_short(&self, card: CardId) -> &'static str {
        self.language.cards.of(card).short
    }

    /// Everything about a Court card.
    pub fn card_text(&self, card: CardId) -> &'static CardText {
        self.language.cards.of(card)
    }

    /// A Court card's kind, suit and keys: "Guild card, Material, 3 keys to raid".
    pub fn card_line(&self, kit: Kit, card: CardId) -> String {
        (self.language.cards.line)(kit, card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_without_names_are_called_by_their_colours() {
        let words = Words::plain(Lang::English, 3);
        assert_eq!((0..3).map(|s| words.player(Seat(s))).collect::<Vec<_>>(), ["Red", "Blue", "Yellow"]);
        assert_eq!(Lang::ALL.map(Lang::code), ["en"]);
    }
}
