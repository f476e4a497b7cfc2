//! Words of the log, the replay, what a seat has missed, and the tale of a game that is over.

use crate::model::LogKind;
use crate::session::digest::Part;

/// All of them in one language.
pub struct ReplayWords {
    /// The log.
    pub log: LogWords,
    /// What a seat has missed.
    pub since: MissedWords,
    /// The replay.
    pub replay: ShowWords,
    /// The tale of a game.
    pub tale: TaleWords,
}

/// The log.
pub struct LogWords {
    /// The filters, for a screen reader.
    pub filters: &'static str,
    /// Shows the filters.
    pub filter: &'static str,
    /// A kind of lines.
    pub kind: fn(LogKind) -> &'static str,
    /// The heading of a chapter.
    pub chapter: fn(u8) -> String,
    /// The heading of a round.
    pub round: fn(u8) -> String,
    /// What was before the first chapter.
    pub setup: &'static str,
    /// Shows how things came about.
    pub details: &'static str,
    /// To the replay at a moment.
    pub look: &'static str,
    /// Turns everything on again.
    pub all: &'static str,
    /// Nothing is left by the filters.
    pub nothing: &'static str,
    /// So many turns are folded here.
    pub turns: fn(usize) -> String,
    /// Shows older turns: so many are left.
    pub older: fn(usize) -> String,
}

/// What a seat has missed. Texts after a name unless they say otherwise.
pub struct MissedWords {
    pub title: &'static str,
    pub part: fn(Part) -> &'static str,
    /// Everything, folded: so many lines.
    pub all: fn(usize) -> String,
    /// The button that closes it.
    pub go_on: &'static str,
    /// Shows the place on the map.
    pub place: fn(&str) -> String,
    pub you: &'static str,
    pub taxed: fn(&str) -> String,
    /// So many, one of them, several of them, where.
    pub destroyed: fn(u8, &str, &str, &str) -> String,
    pub damaged: fn(u8, &str, &str, &str) -> String,
    /// A sentence: so many, of what, where.
    pub you_lost: fn(u8, &str, &str) -> String,
    /// A sentence.
    pub you_damaged: fn(u8, &str, &str) -> String,
    pub captured: fn(u8) -> String,
    pub executed: fn(u8) -> String,
    pub stole: fn(&str) -> String,
    /// A sentence.
    pub city_back: fn(&str) -> String,
    /// A sentence.
    pub outrage: fn(&str) -> String,
    pub looked: &'static str,
    pub traded: fn(&str, &str) -> String,
    /// A sentence.
    pub lost: fn(&str) -> String,
    /// A sentence.
    pub gained: fn(&str) -> String,
    pub freed: fn(u8) -> String,
    pub given: fn(&str) -> String,
    /// A sentence.
    pub recovered: fn(u8, &str) -> String,
    /// A sentence: so many Trophies, where.
    pub trophies: fn(u8, &str) -> String,
    /// Whom, where, destroyed, lost.
    pub battle: fn(&str, &str, u8, u8) -> String,
}

/// The replay.
pub struct ShowWords {
    pub title: &'static str,
    /// In the menu.
    pub open: &'static str,
    pub open_small: &'static str,
    pub back: &'static str,
    /// The slider.
    pub slider: &'static str,
    /// What the slider says: chapter, round, who decides, choice, of how many.
    pub at: fn(u8, u8, Option<&str>, usize, usize) -> String,
    /// The same in short.
    pub count: fn(usize, usize) -> String,
    pub first: &'static str,
    pub turn_before: &'static str,
    pub before: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub next: &'static str,
    pub turn_after: &'static str,
    pub last: &'static str,
    pub speed: &'static str,
    /// Whose eyes.
    pub eyes: &'static str,
    pub public: &'static str,
    pub all: &'static str,
    pub seat: fn(&str) -> String,
    pub only_public: &'static str,
    /// Nothing happened at this moment yet.
    pub begins: &'static str,
    /// What somebody chose, after the name.
    pub chose: fn(&str) -> String,
    /// Nothing that is told happened with this choice.
    pub quiet: &'static str,
    /// Marks of the slider.
    pub mark_chapter: fn(u8) -> String,
    pub mark_battle: fn(&str) -> String,
    pub mark_scored: &'static str,
    pub legend: [&'static str; 3],
    /// Who decides next.
    pub then: fn(&str, &str) -> String,
    pub over: &'static str,
    /// All hands.
    pub hands: &'static str,
    pub no_cards: &'static str,
    pub keys: &'static str,
}

/// The tale of a game that is over.
pub struct TaleWords {
    pub ambitions: &'static str,
    pub ambitions_small: &'static str,
    pub nobody: &'static str,
    pub undeclared: &'static str,
    /// What the forms mean.
    pub first: &'static str,
    pub second: &'static str,
    pub chapter: fn(u8) -> String,
    /// For a screen reader: name, Power, first?
    pub won: fn(&str, i16, bool) -> String,
    pub battles: &'static str,
    pub battles_small: fn(usize) -> String,
    pub no_battles: &'static str,
    /// Whom, where: after the name of the attacker.
    pub battle: fn(&str, &str) -> String,
    /// Destroyed, buildings among them, damaged, lost, stolen.
    pub result: fn(u8, u8, u8, u8, u8) -> String,
    pub watch: &'static str,
    pub numbers: &'static str,
    pub numbers_small: &'static str,
    /// Rows of numbers.
    pub played: &'static str,
    pub modes: [&'static str; 4],
    pub seized: &'static str,
    pub actions: &'static str,
    pub spent: &'static str,
    pub declared: &'static str,
    pub agents: &'static str,
    pub secured: &'static str,
    pub captives: &'static str,
    pub attacks: &'static str,
    pub trophies: &'static str,
    pub lost: &'static str,
    pub stolen: &'static str,
}

/// The words.
pub fn words() -> &'static ReplayWords {
    &EN
}

fn many(n: usize, one: &str, more: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { more })
}

/// "your ship", "2 of your ships".
fn yours(n: u8, one: &str, more: &str) -> String {
    if n == 1 { format!("your {one}") } else { format!("{n} of your {more}") }
}

/// English.
static EN: ReplayWords = ReplayWords {
    log: LogWords {
        filters: "Show only",
        filter: "Filter",
        kind: |kind| match kind {
            LogKind::Battle => "Battles",
            LogKind::Power => "Power",
            LogKind::Court => "Court",
            LogKind::Moves => "Map",
            LogKind::Cards => "Cards",
            LogKind::Table => "Table",
        },
        chapter: |n| format!("Chapter {n}"),
        round: |n| format!("Round {n}"),
        setup: "Setup",
        details: "How it came about",
        look: "Look at this moment",
        all: "Show all",
        nothing: "Nothing of that kind has happened yet.",
        turns: |n| many(n, "turn", "turns"),
        older: |n| format!("Show older ones ({n})"),
    },
    since: MissedWords {
        title: "Since your last turn",
        part: |part| match part {
            Part::Lost => "Done to you",
            Part::Gained => "Come to you",
            Part::Battles => "Battles",
            Part::Ambitions => "Ambitions",
            Part::Court => "Court",
            Part::Power => "Power",
            Part::Table => "At the table",
        },
        all: |n| format!("Everything ({})", many(n, "line", "lines")),
        go_on: "Go on",
        place: |system| format!("Show {system}"),
        you: "you",
        taxed: |system| format!("taxed your city at {system}."),
        destroyed: |n, one, more, system| format!("destroyed {} at {system}.", yours(n, one, more)),
        damaged: |n, one, more, system| format!("damaged {} at {system}.", yours(n, one, more)),
        you_lost: |n, piece, system| format!("You lost {n} {piece} at {system}."),
        you_damaged: |n, piece, system| format!("{n} {piece} of yours at {system} got damaged."),
        captured: |n| {
            if n == 1 {
                "captured an agent of yours.".into()
            } else {
                format!("captured {n} of your agents.")
            }
        },
        executed: |n| {
            let agents = if n == 1 { "an agent of yours".into() } else { format!("{n} of your agents") };
            format!("moved {agents} from the Captives to the Trophies.")
        },
        stole: |what| format!("stole {what} from you."),
        city_back: |system| format!("Your city at {system} came back to your board."),
        outrage: |resource| format!("You provoked {resource} Outrage."),
        looked: "looked at your hand.",
        traded: |took, gave| format!("traded with you: took 1 {took}, gave 1 {gave}."),
        lost: |what| format!("You discarded {what}."),
        gained: |what| format!("You gained {what}."),
        freed: |n| {
            if n == 1 {
                "returned an agent of yours.".into()
            } else {
                format!("returned {n} of your agents.")
            }
        },
        given: |what| format!("gave you {what}."),
        recovered: |n, system| format!("You recovered with {} at {system}.", many(n.into(), "ship", "ships")),
        trophies: |n, system| format!("You took {} at {system}.", many(n.into(), "Trophy", "Trophies")),
        battle: |whom, system, destroyed, lost| {
            let mut text = format!("attacked {whom} at {system}");
            match (destroyed, lost) {
                (0, 0) => text.push_str(", and nothing was destroyed."),
                (n, 0) => text.push_str(&format!(": destroyed {n}.")),
                (0, n) => text.push_str(&format!(": lost {n}.")),
                (n, m) => text.push_str(&format!(": destroyed {n}, lost {m}.")),
            }
            text
        },
    },
    replay: ShowWords {
        title: "Replay",
        open: "Replay",
        open_small: "From the first card on, choice by choice.",
        back: "Back",
        slider: "Moment of the game",
        at: |chapter, round, who, at, all| {
            let who = who.map(|name| format!(", {name} decides")).unwrap_or_default();
            format!("Chapter {chapter}, round {round}{who}, choice {at} of {all}")
        },
        count: |at, all| format!("{at} / {all}"),
        first: "To the beginning",
        turn_before: "Previous turn",
        before: "Previous choice",
        play: "Play",
        pause: "Pause",
        next: "Next choice",
        turn_after: "Next turn",
        last: "To the end",
        speed: "Speed",
        eyes: "What is shown",
        public: "Hands closed",
        all: "Everything open",
        seat: |name| format!("As {name} saw it"),
        only_public: "Hands closed while the game goes on",
        begins: "The game begins.",
        chose: |title| format!(": {title}"),
        quiet: "A choice that shows later.",
        mark_chapter: |n| format!("Chapter {n} begins"),
        mark_battle: |system| format!("Battle at {system}"),
        mark_scored: "Ambitions are scored",
        legend: ["round", "battle", "scoring"],
        then: |name, short| format!("{name} {short}"),
        over: "The game is over.",
        hands: "All hands",
        no_cards: "no cards",
        keys: "Arrow keys: choice. With Shift: turn. Home, End. Space: play.",
    },
    tale: TaleWords {
        ambitions: "Ambitions",
        ambitions_small: "Power scored, by chapter",
        nobody: "nobody",
        undeclared: "not declared",
        first: "first",
        second: "second or tied",
        chapter: |n| format!("Chapter {n}"),
        won: |name, power, first| {
            format!("{name} {power} Power, {}", if first { "first" } else { "second or tied" })
        },
        battles: "Battles",
        battles_small: |n| match n {
            1 => "1 in the whole game".into(),
            n => format!("{n} in the whole game"),
        },
        no_battles: "Nobody fought.",
        battle: |whom, system| format!("against {whom} at {system}"),
        result: |destroyed, buildings, damaged, lost, stolen| {
            let mut parts = Vec::new();
            match (destroyed, buildings) {
                (0, _) => {}
                (n, 0) => parts.push(format!("{n} destroyed")),
                (n, b) => parts
                    .push(format!("{n} destroyed, {} among them", many(b.into(), "building", "buildings"))),
            }
            if damaged > 0 {
                parts.push(format!("{damaged} damaged"));
            }
            if lost > 0 {
                parts.push(format!("{lost} lost"));
            }
            if stolen > 0 {
                parts.push(format!("{stolen} stolen"));
            }
            parts.join(" · ")
        },
        watch: "Watch",
        numbers: "In numbers",
        numbers_small: "of the whole game",
        played: "Cards played",
        modes: ["Led", "Surpassed", "Copied", "Pivoted"],
        seized: "Initiative seized",
        actions: "Actions taken",
        spent: "Resources spent",
        declared: "Ambitions declared",
        agents: "Agents sent to Court",
        secured: "Court cards secured",
        captives: "Agents captured",
        attacks: "Battles begun",
        trophies: "Pieces destroyed",
        lost: "Pieces lost",
        stolen: "Things stolen",
    },
};
