//! Words about seats that no person plays, and about hints.

use super::names::Names;
use super::{Lang, Words, language};
use crate::session::{Colour, Who};
use bots::{Level, Why};

/// The words in one language.
pub struct BotWords {
    /// How a bot at a seat of this colour is called, unless it gets another name.
    pub name: fn(Colour) -> &'static str,
    /// What plays a seat, where it stands beside a name.
    pub level: fn(Level) -> &'static str,
    /// What that level is like, in a few words.
    pub about: fn(Level) -> &'static str,
    /// A mark beside the name of a seat.
    pub bot: &'static str,
    /// Answer now: the button while a bot thinks.
    pub hurry: &'static str,
    /// Step by step: the button for the next move, and what is said while it waits.
    pub go_on: &'static str,
    /// The key of both buttons.
    pub go_on_key: &'static str,
    pub waits: &'static str,
    /// Who plays this seat.
    pub plays: fn(&str) -> String,
    /// It is done: the seat's name, who plays it now.
    pub now_plays: fn(&str, Who) -> String,
    /// A bot finishes the turn of this seat.
    pub finish: fn(&str) -> String,
    pub finish_small: &'static str,
    /// A person takes over again from the bot that stands in.
    pub take_over: fn(&str) -> String,
    pub take_over_small: &'static str,
    /// The button that asks for a hint, and what it is for.
    pub hint: &'static str,
    pub hint_title: &'static str,
    /// While it is being found.
    pub hint_thinks: &'static str,
    /// It was not found.
    pub no_idea: &'static str,
    /// The idea, in words of the option.
    pub idea: fn(&str) -> String,
    /// Why, weightiest first; empty if nothing can be said.
    pub because: fn(&Words, &[Why]) -> String,
    /// The chance to win, in percent.
    pub chance: fn(u32) -> String,
    /// Does what the hint says.
    pub take: &'static str,
    /// Closes the hint.
    pub close: &'static str,
}

/// English.
pub static EN: BotWords = BotWords {
    name: |colour| match colour {
        Colour::Red => "Ember",
        Colour::Blue => "Tide",
        Colour::Yellow => "Dune",
        Colour::White => "Frost",
    },
    level: |level| match level {
        Level::Easy => "Easy bot",
        Level::Normal => "Normal bot",
        Level::Hard => "Hard bot",
    },
    about: |level| match level {
        Level::Easy => "Sound, with the mistakes of people",
        Level::Normal => "Plans its turn well",
        Level::Hard => "Looks ahead, and takes its time",
    },
    bot: "A bot plays",
    hurry: "Hurry",
    go_on: "Go on",
    go_on_key: "G",
    waits: "ready for the next move",
    plays: |name| format!("Who plays {name}"),
    now_plays: |name, who| match who {
        Who::Person => format!("A person plays {name} now."),
        Who::Bot(level) => format!("{}: {} from now on.", name, (EN.level)(level)),
    },
    finish: |name| format!("A bot finishes the turn of {name}"),
    finish_small: "From here to the end of the turn. One step back takes it all back.",
    take_over: |name| format!("Take over {name}"),
    take_over_small: "A bot stands in. From here on you decide yourself again.",
    hint: "Hint",
    hint_title: "What would a strong player do?",
    hint_thinks: "Looking for an idea",
    no_idea: "No idea came in time on this device. You can ask again.",
    idea: |option| format!("Idea: {option}."),
    because,
    chance: |percent| match percent {
        0 => "Chance to win: below 1%.".to_string(),
        100.. => "Chance to win: above 99%.".to_string(),
        percent => format!("Chance to win: about {percent}%."),
    },
    take: "Do it",
    close: "Close the hint",
};

/// The words of a language.
pub fn words() -> &'static BotWords {
    &EN
}

/// So many reasons are told; more are no help.
const MOST: usize = 3;

fn because(words: &Words, why: &[Why]) -> String {
    let names = language(Lang::English).names;
    let told: Vec<String> = why.iter().take(MOST).map(|why| reason(words, names, *why)).collect();
    match told.as_slice() {
        [] => String::new(),
        _ => format!("It {}.", (super::screens::EN.common.list)(&told)),
    }
}

/// A plural by number.
fn count(n: u8, one: &str, many: &str) -> String {
    match n {
        1 => format!("one {one}"),
        n => format!("{n} {many}"),
    }
}

/// What follows "It".
fn reason(words: &Words, names: &Names, why: Why) -> String {
    match why {
        Why::Declares(ambition) => format!("declares {}", names.ambition(ambition)),
        Why::First(ambition) => format!("takes first place in {}", names.ambition(ambition)),
        Why::Ties(ambition) => format!("ties for first place in {}", names.ambition(ambition)),
        Why::Second(ambition) => format!("takes second place in {}", names.ambition(ambition)),
        Why::Denies(ambition) => format!("keeps others from first place in {}", names.ambition(ambition)),
        Why::Secures(card) => format!("secures {}", words.card_name(card)),
        Why::Courts(card) => format!("gets most agents on {}", words.card_name(card)),
        Why::Gains(resource, n) => format!("gains {n} {}", names.resource(resource)),
        Why::Cities(n) => format!("brings {}", count(n, "city", "cities")),
        Why::Starports(n) => format!("brings {}", count(n, "starport", "starports")),
        Why::Ships(n) => format!("brings {}", count(n, "ship", "ships")),
        Why::Controls(n) => format!("gains control of {}", count(n, "system", "systems")),
        Why::Trophies(n) => format!("brings {}", count(n, "Trophy", "Trophies")),
        Why::Captives(n) => format!("brings {}", count(n, "Captive", "Captives")),
        Why::Repairs(n) => format!("repairs {}", count(n, "piece", "pieces")),
        Why::Initiative => "secures the initiative".to_string(),
        Why::SavesCards => "keeps better cards in hand".to_string(),
        Why::Position => "leads to a better position".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ids::{Ambition, CardId, Resource};

    #[test]
    fn every_reason_is_a_sentence_of_its_own() {
        let words = Words::plain(Lang::English, 4);
        let all = [
            Why::Declares(Ambition::TYCOON),
            Why::First(Ambition::TYRANT),
            Why::Ties(Ambition::TYRANT),
            Why::Second(Ambition::WARLORD),
            Why::Denies(Ambition::KEEPER),
            Why::Secures(CardId(0)),
            Why::Courts(CardId(1)),
            Why::Gains(Resource::Fuel, 2),
            Why::Cities(1),
            Why::Starports(2),
            Why::Ships(3),
            Why::Controls(1),
            Why::Trophies(2),
            Why::Captives(1),
            Why::Repairs(2),
            Why::Initiative,
            Why::SavesCards,
            Why::Position,
        ];
        let told: std::collections::BTreeSet<String> =
            all.iter().map(|why| because(&words, &[*why])).collect();
        assert_eq!(told.len(), all.len());
        assert!(told.iter().all(|t| t.starts_with("It ") && t.ends_with('.')), "{told:?}");
        assert_eq!(
            because(&words, &all),
            "It declares Tycoon, takes first place in Tyrant and ties for first place in Tyrant."
        );
        assert_eq!(because(&words, &[]), "");
    }

    #[test]
    fn a_chance_is_never_said_to_be_certain() {
        assert_eq!((EN.chance)(34), "Chance to win: about 34%.");
        assert!(!(EN.chance)(0).contains(" 0") && !(EN.chance)(100).contains("100"));
    }

    #[test]
    fn bots_have_a_name_for_each_colour() {
        let names: std::collections::BTreeSet<&str> = Colour::ALL.iter().map(|c| (EN.name)(*c)).collect();
        assert_eq!(names.len(), 4);
    }
}
