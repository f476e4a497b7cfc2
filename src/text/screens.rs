//! The words of every screen but the table.

use crate::session::{Colour, ConfigError, MAX_NAME, SeatConfig, TableConfig, UndoPolicy, Who};

/// The words of the screens, in one language.
pub struct ScreenWords {
    /// The name of the game, also the title of the window.
    pub arcs: &'static str,
    /// The title of the window on a screen with this heading.
    pub title: fn(&str) -> String,
    /// Colours, which are also the names of seats without one.
    pub colour: fn(Colour) -> &'static str,
    /// Who plays a seat.
    pub who: fn(Who) -> &'static str,
    /// The name printed on a setup card.
    pub setup_card: fn(&str) -> &'static str,
    /// Parts that several screens share.
    pub common: CommonWords,
    /// The first screen.
    pub home: HomeWords,
    /// The form for a new game.
    pub new_game: NewGameWords,
    /// Handing over the device.
    pub pass: PassWords,
    /// The end of a game.
    pub over: OverWords,
    /// What this is.
    pub about: AboutWords,
    /// Troubles with what is stored.
    pub notices: NoticeWords,
    /// The page after a crash.
    pub crash: CrashWords,
}

/// Parts that several screens share.
pub struct CommonWords {
    pub home: &'static str,
    pub back_home: &'static str,
    /// The button of the theme: what is on, by `system`, `light`, `dark`.
    pub theme: [&'static str; 3],
    /// The same for a screen reader: what is on.
    pub theme_is: [&'static str; 3],
    /// "Blue, Red and White".
    pub list: fn(&[String]) -> String,
}

/// The first screen.
pub struct HomeWords {
    pub lede: &'static str,
    /// One person against bots, at once.
    pub play: &'static str,
    pub play_small: &'static str,
    pub new_game: &'static str,
    pub new_game_small: &'static str,
    pub resume: &'static str,
    /// Chapter, round, and who decides.
    pub resume_small: fn(u8, u8, Option<&str>) -> String,
    pub finished: &'static str,
    pub about: &'static str,
    pub about_small: &'static str,
    pub footer: &'static str,
}

/// The form for a new game.
pub struct NewGameWords {
    pub heading: &'static str,
    pub seats: &'static str,
    pub seats_small: &'static str,
    pub how_many: &'static str,
    pub players: fn(usize) -> String,
    pub seat: fn(usize) -> String,
    pub name: &'static str,
    pub colour: &'static str,
    pub who: &'static str,
    /// A colour that another seat has: choosing it swaps.
    pub colour_taken: fn(&str, &str) -> String,
    pub first: &'static str,
    pub first_small: &'static str,
    pub by_lot: &'static str,
    pub setup: &'static str,
    pub setup_small: fn(bool) -> &'static str,
    pub random_card: &'static str,
    pub random_card_small: &'static str,
    pub experienced: &'static str,
    pub out_of_play: fn(&[u8]) -> String,
    /// What the small map shows, for a screen reader.
    pub map: fn(&str) -> String,
    pub options: &'static str,
    pub open_hands: &'static str,
    pub open_hands_small: &'static str,
    pub split_discard: &'static str,
    pub split_discard_small: &'static str,
    pub by_message: &'static str,
    pub by_message_small: &'static str,
    pub hints: &'static str,
    pub hints_small: &'static str,
    /// How far things can be taken back.
    pub undo: &'static str,
    /// What each policy is called, and what it means.
    pub undo_policy: fn(UndoPolicy) -> (&'static str, &'static str),
    /// Title of Leaders & Lore.
    pub lore: &'static str,
    pub lore_small: &'static str,
    /// The switch that plays it.
    pub lore_on: &'static str,
    pub lore_on_small: &'static str,
    pub pack: &'static str,
    pub pack_small: &'static str,
    pub two_lore: &'static str,
    pub two_lore_small: &'static str,
    pub dealt: &'static str,
    pub dealt_small: &'static str,
    /// The agreement in a sentence.
    pub summary: fn(&TableConfig) -> String,
    pub start: &'static str,
    pub problem: fn(&ConfigError, &TableConfig) -> String,
}

/// Handing over the device.
pub struct PassWords {
    pub pass_to: &'static str,
    /// The same where only this player sits.
    pub up_to: &'static str,
    pub covered: &'static str,
    pub look_away: fn(&str) -> String,
    pub show: fn(&str) -> String,
    pub leave: &'static str,
}

/// The end of a game.
pub struct OverWords {
    pub wins: fn(&str) -> String,
    /// Somebody reached the Power that ends the game.
    pub reached: fn(u16) -> String,
    pub last_chapter: &'static str,
    /// These gave up.
    pub gave_up: fn(&[String]) -> String,
    /// All agreed to end the game.
    pub agreed: &'static str,
    pub ranking: &'static str,
    pub power: &'static str,
    pub tie: fn(&[String]) -> String,
    pub lower_tie: &'static str,
    pub chart: &'static str,
    pub chart_small: &'static str,
    pub chapter: fn(usize) -> String,
    pub again: &'static str,
    pub again_small: &'static str,
    pub new_game: &'static str,
    pub home: &'static str,
}

/// What this is.
pub struct AboutWords {
    pub heading: &'static str,
    /// Headings and their paragraphs.
    pub parts: &'static [(&'static str, &'static [&'static str])],
    pub version: fn(&str) -> String,
}

/// Troubles with what is stored.
pub struct NoticeWords {
    pub region: &'static str,
    pub blocked: &'static str,
    pub full: &'static str,
    pub damaged: fn(&str) -> String,
    pub newer: fn(&str) -> String,
    pub download: &'static str,
    pub dismiss: &'static str,
}

/// The page after a crash.
pub struct CrashWords {
    pub heading: &'static str,
    pub what: &'static str,
    pub safe: &'static str,
    pub unsaved: &'static str,
    pub reload: &'static str,
    pub report: &'static str,
    pub report_small: &'static str,
    pub details: &'static str,
    pub file_head: &'static str,
}

/// The words in the language of this page.
pub fn words() -> &'static ScreenWords {
    &EN
}

/// English.
pub const EN: ScreenWords = ScreenWords {
    arcs: "Arcs",
    title: |heading| format!("{heading} · Arcs"),
    colour: |colour| match colour {
        Colour::Red => "Red",
        Colour::Blue => "Blue",
        Colour::Yellow => "Yellow",
        Colour::White => "White",
    },
    who: |who| match who {
        Who::Person => "Person",
        Who::Bot(level) => (super::bots::EN.level)(level),
    },
    setup_card: |id| match id {
        "2SETUP01" | "3SETUP02" | "4SETUP03" => "Frontiers",
        "2SETUP03" | "3SETUP03" => "Homelands",
        "3SETUP04" => "Core Conflict",
        "3SETUP01" => "Mix Up",
        "2SETUP02" | "4SETUP01" => "Mix Up 1",
        "2SETUP04" | "4SETUP02" => "Mix Up 2",
        "4SETUP04" => "Mix Up 3",
        _ => "Setup card",
    },
    common: CommonWords {
        home: "Home",
        back_home: "Back to the first screen",
        theme: ["Theme: auto", "Theme: light", "Theme: dark"],
        theme_is: [
            "Theme: auto, as the system has it. Change to light",
            "Theme: light. Change to dark",
            "Theme: dark. Change to automatic",
        ],
        list: list_en,
    },
    home: HomeWords {
        lede: "Six clusters, two to four rivals, five chapters at most. Alone or around one screen, in your browser.",
        play: "Play now",
        play_small: "You against three bots",
        new_game: "New game",
        new_game_small: "With people and bots, here or by message",
        resume: "Continue",
        resume_small: |chapter, round, turn| match turn {
            Some(name) => format!("Chapter {chapter}, round {round}. {name} decides."),
            None => format!("Chapter {chapter}, round {round}."),
        },
        finished: "The game is over: see how it ended.",
        about: "About",
        about_small: "Rules edition, rights, licences",
        footer: "An unofficial program for people who own the game. All drawings here are our own.",
    },
    new_game: NewGameWords {
        heading: "New game",
        seats: "Players",
        seats_small: "clockwise around the table",
        how_many: "How many play",
        players: |n| format!("{n} players"),
        seat: |n| format!("Seat {n}"),
        name: "Name",
        colour: "Colour",
        who: "Who plays",
        colour_taken: |colour, name| format!("{colour}, swap with {name}"),
        first: "First player",
        first_small: "holds the initiative",
        by_lot: "By lot",
        setup: "Setup card",
        setup_small: |known| {
            if known {
                "square: a city, circle: a starport, small: ships only"
            } else {
                "square: a city, circle: a starport, small: ships only; 1 is whoever begins"
            }
        },
        random_card: "Random",
        random_card_small: "One of the four, drawn when the game starts.",
        experienced: "for experienced players",
        out_of_play: |out| {
            let out: Vec<String> = out.iter().map(u8::to_string).collect();
            match out.as_slice() {
                [one] => format!("Cluster {one} out of play"),
                more => format!("Clusters {} out of play", list_en(more)),
            }
        },
        map: |name| format!("Map of {name}"),
        options: "Table rules",
        open_hands: "Open hands",
        open_hands_small: "Everybody may see every hand. Nothing is covered between turns.",
        split_discard: "Split discard pile",
        split_discard_small: "Cards played face up are discarded face up, for all to check. Printed variant.",
        by_message: "Play by message",
        by_message_small: "Everybody plays at a device of their own; the game goes round as a link.",
        hints: "Hints by message",
        hints_small: "Whoever decides may ask what a strong player would do.",
        undo: "Undo",
        undo_policy: |policy| match policy {
            UndoPolicy::Free => (
                "Friendly",
                "Takes back at once, past dice and drawn cards too. Only what was sent still asks.",
            ),
            UndoPolicy::Agreed => {
                ("By agreement", "Free until something was seen or sent; from there on the table is asked.")
            }
            UndoPolicy::Strict => ("Strict", "Never past what was seen or sent. Rolled is rolled."),
        },
        lore: "Leaders & Lore",
        lore_small: "better with a game or two behind you",
        lore_on: "Play with leaders and lore",
        lore_on_small: "Everybody leads with a leader and a lore card: other starting pieces, and abilities that nobody \
                        else has.",
        pack: "Cards of the pack",
        pack_small: "16 leaders and 28 lore cards take part. Without them, the 8 and 14 of the box.",
        two_lore: "Second lore card",
        two_lore_small: "Everybody takes two lore cards instead of one.",
        dealt: "Deal instead of drafting",
        dealt_small: "For the hurried: chance gives everybody their cards. Otherwise you pick in turn.",
        summary: summary_en,
        start: "Start the game",
        problem: problem_en,
    },
    pass: PassWords {
        pass_to: "Pass the device to",
        up_to: "It is up to",
        covered: "The hand stays covered until you say that it is you.",
        look_away: |name| format!("The next decision is {name}'s. Everybody else looks away."),
        show: |name| format!("I am {name}: show the table"),
        leave: "Home",
    },
    over: OverWords {
        wins: |name| format!("{name} wins"),
        reached: |threshold| format!("A chapter ended with {threshold} Power or more in the lead."),
        last_chapter: "The fifth chapter is over.",
        gave_up: |names| format!("{} gave up.", list_en(names)),
        agreed: "Everybody agreed to end the game. Power decides.",
        ranking: "Ranking",
        power: "Power",
        tie: |names| {
            format!(
                "{} have equal Power. The tie goes to {}, earliest in turn order from the initiative on.",
                list_en(names),
                names.first().map_or("", |n| n)
            )
        },
        lower_tie: "Equal Power ranks in turn order from the initiative on.",
        chart: "Power by chapter",
        chart_small: "after scoring",
        chapter: |n| format!("Chapter {n}"),
        again: "Play again",
        again_small: "same seats and table rules",
        new_game: "New game",
        home: "Home",
    },
    about: AboutWords {
        heading: "About",
        parts: &[
            (
                "What this is",
                &[
                    "The board game Arcs, to be played around one screen, in the browser. The program knows the rules: it \
                 offers what is allowed, says why something is not, counts the ambitions and keeps the books.",
                    "It runs on your device alone. There is no account and no server, and nothing you play or type leaves \
                 this browser unless you send it.",
                ],
            ),
            (
                "Links, and what they protect",
                &[
                    "A game can go from device to device as a link, a text or a file. It holds the whole game, hands \
                 included. The page keeps the hands of others closed; it cannot keep them secret from somebody who takes a \
                 link apart. Play with people you trust.",
                    "Nothing that has not happened yet is in a link: dice are rolled and cards are drawn only when the game \
                 comes to them. What stands after # in an address is sent to no server.",
                ],
            ),
            (
                "Whose game it is",
                &[
                    "Arcs was designed by Cole Wehrle, with art by Kyle Ferrin, and is published by Leder Games. The game \
                 and its name belong to its publisher.",
                    "This is an unofficial program by fans. It is neither made nor endorsed by Leder Games, and it is meant \
                 for people who own the game: please buy it. All drawings and all sentences here are our own.",
                ],
            ),
            ("Which rules", &["The official rules of October 2025, with rulings."]),
            (
                "Licences",
                &[
                    "The typeface is Commissioner by Kostas Bartsokas, under the SIL Open Font Licence 1.1. The licence comes \
                 with this page as fonts/OFL.txt, or inside it where the page is one file.",
                ],
            ),
        ],
        version: |version| format!("Version {version}"),
    },
    notices: NoticeWords {
        region: "Notices",
        blocked: "This browser doesn't let the page store anything. You can play, but the game is gone when this tab \
                  closes. Private windows and strict cookie settings do this.",
        full: "This browser has no room left for the game. You can play on, but what happens from here on is gone when \
               this tab closes. Exporting and deleting old ones of your saved games makes room.",
        damaged: |what| {
            format!(
                "{} could not be read. Nothing is deleted: it was put aside, and you can download it.",
                stored_thing_en(what)
            )
        },
        newer: |what| {
            format!(
                "{} was stored by a newer version of this page. Load the page again to get that version.",
                stored_thing_en(what)
            )
        },
        download: "Download it",
        dismiss: "Close this notice",
    },
    crash: CrashWords {
        heading: "Something went wrong here",
        what: "The program met a case it was not made for and stopped. That is our mistake, not yours.",
        safe: "Your game is safe: it was stored after the last choice. Reload and press Continue.",
        unsaved: "There is no stored game in this browser. Reload to start again.",
        reload: "Reload",
        report: "Download a report",
        report_small: "A text file with the error and the game, without the names of the players. It stays with you until \
                       you send it to somebody.",
        details: "The error",
        file_head: "Arcs: report of an error",
    },
};

fn stored_thing_en(entry: &str) -> &'static str {
    match entry {
        "game" => "The stored game",
        "saved" => "A saved game",
        "table" => "The names of the last table",
        "settings" => "Your settings",
        _ => "Something stored",
    }
}

fn list_en(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// What a seat without a name is called: like its colour, or like the bot of that colour.
pub fn nameless(seat: &SeatConfig) -> &'static str {
    match seat.player {
        Who::Person => (EN.colour)(seat.colour),
        Who::Bot(_) => (super::bots::EN.name)(seat.colour),
    }
}

fn seat_name(table: &TableConfig, seat: usize) -> String {
    let Some(this) = table.seats.get(seat) else { return (EN.new_game.seat)(seat + 1) };
    match this.name.trim() {
        "" => nameless(this).to_string(),
        name => name.to_string(),
    }
}

fn summary_en(table: &TableConfig) -> String {
    use crate::session::FirstPlayer;
    let names: Vec<String> = (0..table.seats.len()).map(|seat| seat_name(table, seat)).collect();
    let card = match table.card() {
        Some(card) => (EN.setup_card)(card.id),
        None => "a random setup card",
    };
    let first = match table.first {
        FirstPlayer::Random => "The first player is drawn by lot.".to_string(),
        FirstPlayer::Seat(seat) => format!("{} begins.", seat_name(table, seat.into())),
    };
    let lore = match table.lore {
        None => String::new(),
        Some(lore) => {
            let cards = if lore.two {
                "one leader and two lore cards each"
            } else {
                "one leader and one lore card each"
            };
            format!(" with {cards}, {}", if lore.dealt { "dealt" } else { "drafted" })
        }
    };
    let way = if table.by_message { ", by message" } else { "" };
    let undo = match table.undo {
        UndoPolicy::Free => " Undo is friendly.",
        UndoPolicy::Agreed => "",
        UndoPolicy::Strict => " Undo is strict.",
    };
    format!("{} play {card}{lore}{way}. {first}{undo}", list_en(&names))
}

fn problem_en(problem: &ConfigError, table: &TableConfig) -> String {
    let name = |seat: usize| seat_name(table, seat);
    match problem {
        ConfigError::SeatCount(_) => "Arcs is for two, three or four players: choose one of these.".into(),
        ConfigError::NameMissing { seat } => format!("Seat {} has no name: write one.", seat + 1),
        ConfigError::NameTooLong { seat } => {
            format!("{} is too long: a name has {MAX_NAME} characters at most.", name(*seat))
        }
        ConfigError::NameTaken { seat, by } => format!(
            "Seats {} and {} are both called {}: change one, so that everybody knows who is asked.",
            by + 1,
            seat + 1,
            name(*seat)
        ),
        ConfigError::ColourTaken { seat, by } => {
            format!("{} and {} have the same colour: change one.", name(*by), name(*seat))
        }
        ConfigError::FirstPlayer(seat) => {
            format!("Seat {} is to begin, but isn't at the table: choose another first player.", seat + 1)
        }
        ConfigError::NoSuchCard(id) => format!("There is no setup card {id}: choose another."),
        ConfigError::CardPlayers { card, seats } => {
            format!("That setup card is for {card} players, and you are {seats}: choose another.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::FirstPlayer;
    use rules::components::setup_cards::SETUP_CARDS;

    #[test]
    fn every_setup_card_has_its_name() {
        for card in SETUP_CARDS {
            assert_ne!((EN.setup_card)(card.id), (EN.setup_card)(""), "{}", card.id);
        }
    }

    #[test]
    fn a_table_is_told_in_a_sentence() {
        let mut table = TableConfig::of(3);
        table.seats[1].name = "Ada".into();
        assert_eq!(
            summary_en(&table),
            "Red, Ada and Yellow play a random setup card. The first player is drawn by lot."
        );
        table.first = FirstPlayer::Seat(1);
        table.setup = crate::session::SetupChoice::Card("3SETUP04".into());
        assert_eq!(summary_en(&table), "Red, Ada and Yellow play Core Conflict. Ada begins.");
        table.lore = Some(crate::session::LoreConfig { two: true, ..Default::default() });
        assert_eq!(
            summary_en(&table),
            "Red, Ada and Yellow play Core Conflict with one leader and two lore cards each, drafted. Ada begins."
        );
        table.lore = None;
        table.by_message = true;
        table.undo = UndoPolicy::Strict;
        assert_eq!(
            summary_en(&table),
            "Red, Ada and Yellow play Core Conflict, by message. Ada begins. Undo is strict."
        );
    }

    #[test]
    fn clusters_out_of_play_are_listed() {
        assert_eq!((EN.new_game.out_of_play)(&[4]), "Cluster 4 out of play");
        assert_eq!((EN.new_game.out_of_play)(&[1, 4]), "Clusters 1 and 4 out of play");
    }
}
