//! The rules in English. Each file is a part or two; sections cite what they come from.

mod actions;
mod battle;
mod court;
mod prelude;
mod start;
mod turns;
mod variants;

use super::say;
use crate::text::rulebook::{Part, RuleWords};

/// All of it.
pub static RULES: RuleWords = RuleWords {
    parts: &[
        Part { title: "The start", sections: start::START },
        Part { title: "The map", sections: start::MAP },
        Part { title: "Playing cards", sections: turns::TURNS },
        Part { title: "Prelude and resources", sections: prelude::PRELUDE },
        Part { title: "Actions", sections: actions::ACTIONS },
        Part { title: "Battle", sections: battle::BATTLE },
        Part { title: "The Court", sections: court::COURT },
        Part { title: "Ambitions and the end", sections: court::AMBITIONS },
        Part { title: "Ways to play", sections: variants::VARIANTS },
        Part { title: "What always holds", sections: variants::GENERAL },
        Part { title: "Words", sections: start::WORDS },
    ],
    heading: "Cards and rules",
    home_small: "Every card and every rule, searchable.",
    search: "Search cards and rules",
    search_hint: "Search: Catapult, tied first, Elder",
    clear: "Clear the search",
    contents: "Contents",
    found: |n| match n {
        0 => "Nothing found".into(),
        n => format!("{} found", say::many(n as u8, "entry", "entries")),
    },
    nothing: "Nothing is called that or speaks of it. Try fewer letters, or another word.",
    example: "Example",
    ruling: "Good to know",
    see_also: "See also",
    cards: ["Action cards", "Guild cards", "Vox cards", "Leaders", "Lore", "Setup cards"],
    link: ("Rule", |title| format!("Read the rule: {title}")),
    about: |title| format!("Read about {title}"),
    all: "Cards and rules",
    next: |title| format!("Next: {title}"),
    action_card: &[
        "It may be led, or surpass a lower card of its suit, for all its pips. Copying or pivoting with it gives one pip.",
        "Used to copy it lies face down, and its suit and number mean nothing.",
    ],
    setup_line: |players, out| {
        let out: Vec<String> = out.iter().map(|k| k.to_string()).collect();
        let clusters = if out.len() == 1 { "Cluster" } else { "Clusters" };
        let are = if out.len() == 1 { "is" } else { "are" };
        format!("For {players} players. {clusters} {} {are} out of play.", say::list(&out))
    },
    setup_columns: ["Seat", "A: city, 3 ships", "B: starport, 3 ships", "C: 2 ships each", "Resources"],
    experienced: "For players who know the game.",
    faces: "The six faces",
};
