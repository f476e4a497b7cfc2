//! Words about games that are kept, sent and received.

use crate::save::Loss;
use crate::session::{SeatChange, UndoPolicy};

/// The words in one language.
pub struct TransferWords {
    /// What goes along with a link: who decides, what is asked, chapter, round. Without a name the game is over.
    pub message: fn(&str, &str, u8, u8) -> String,
    /// What another engine could not take over.
    pub lost: fn(Loss) -> String,
    /// A link is older than what is here.
    pub older: &'static str,
    /// What has changed elsewhere at the seats.
    pub seats: fn(&[SeatChange]) -> String,
    /// Many games from files: how many are new, how many cannot be read.
    pub imported: fn(usize, usize) -> String,
    /// It is on the clipboard.
    pub copied: &'static str,
    /// The clipboard may not be used.
    pub not_copied: &'static str,
    /// Who sits at this device.
    pub who: WhoWords,
    /// Somebody else decides, at another device.
    pub away: AwayWords,
    /// Sending the game.
    pub send: SendWords,
    /// The game went two ways.
    pub fork: ForkWords,
    /// Another tab has it.
    pub taken: TakenWords,
    /// What happened since one looked last.
    pub since: SinceWords,
    /// Reporting a problem.
    pub report: ReportWords,
    /// Taking a game in.
    pub load: LoadWords,
    /// The list of games.
    pub saved: SavedWords,
}

/// Who sits at this device.
pub struct WhoWords {
    pub heading: &'static str,
    pub lede: &'static str,
    /// Everybody.
    pub all: &'static str,
    pub all_small: &'static str,
    /// This one.
    pub one: fn(&str) -> String,
    /// Several, but not all.
    pub several: &'static str,
    /// These, who were chosen.
    pub these: &'static str,
    pub none: &'static str,
    /// What it protects and what not.
    pub honest: &'static str,
    pub leave: &'static str,
}

/// Somebody else decides, at another device.
pub struct AwayWords {
    pub waiting: &'static str,
    /// Who, and what is asked.
    pub lede: fn(&str, &str) -> String,
    pub look: &'static str,
    /// Looks as this one.
    pub look_as: fn(&str) -> String,
    pub take_back: &'static str,
    pub take_back_small: &'static str,
    /// Plays for somebody who is not here.
    pub play_for: fn(&str) -> String,
    pub play_for_small: fn(&str) -> String,
    pub sure: &'static str,
    pub no: &'static str,
    pub leave: &'static str,
    /// Back to the link, from the table that is looked at.
    pub back: fn(&str) -> String,
}

/// Sending the game.
pub struct SendWords {
    pub title: &'static str,
    /// For this one.
    pub lede: fn(&str) -> String,
    pub lede_over: &'static str,
    pub share: &'static str,
    pub copy: &'static str,
    pub copy_text: &'static str,
    pub file: &'static str,
    pub file_small: &'static str,
    pub qr: &'static str,
    pub qr_hide: &'static str,
    pub qr_label: fn(&str) -> String,
    pub qr_long: &'static str,
    /// The field with the link.
    pub link: &'static str,
    /// The field with the text.
    pub text: &'static str,
    pub single: &'static str,
    pub honest: &'static str,
    pub close: &'static str,
}

/// The game went two ways.
pub struct ForkWords {
    pub heading: &'static str,
    pub lede: &'static str,
    /// Chapter, round and who decided.
    pub at: fn(u8, u8, Option<&str>) -> String,
    pub apart: &'static str,
    pub here: &'static str,
    pub arrived: &'static str,
    pub something: &'static str,
    pub go_on: &'static str,
    pub both: &'static str,
    /// The name of the one that arrived, after that of the other.
    pub second: fn(&str) -> String,
}

/// Another tab has it.
pub struct TakenWords {
    pub heading: &'static str,
    pub lede: &'static str,
    pub here: &'static str,
    pub home: &'static str,
}

/// What happened since one looked last.
pub struct SinceWords {
    pub title: &'static str,
    pub go_on: &'static str,
}

/// Reporting a problem.
pub struct ReportWords {
    pub title: &'static str,
    pub small: &'static str,
    pub hands: &'static str,
    pub no_hands: &'static str,
    pub save: &'static str,
    pub no: &'static str,
    /// What stands in the file where an error would.
    pub asked_for: &'static str,
}

/// Taking a game in.
pub struct LoadWords {
    pub title: &'static str,
    pub small: &'static str,
    pub lede: &'static str,
    pub field: &'static str,
    /// What stands in the empty field.
    pub example: &'static str,
    pub open: &'static str,
    pub file: &'static str,
    pub or_drop: &'static str,
    pub drop: &'static str,
    pub close: &'static str,
}

/// The list of games.
pub struct SavedWords {
    pub heading: &'static str,
    pub home: &'static str,
    pub home_small: fn(usize) -> String,
    pub none: &'static str,
    pub none_small: &'static str,
    /// What stands for a name nobody gave: the players.
    pub names: fn(&[String]) -> String,
    /// How long ago it was changed: milliseconds.
    pub ago: fn(u64) -> String,
    /// Characters, as a size.
    pub size: fn(usize) -> String,
    pub apart: &'static str,
    /// How far things are taken back, where it is not as usual.
    pub undo_policy: fn(UndoPolicy) -> Option<&'static str>,
    /// The game is over, and this one won.
    pub won: fn(&str) -> String,
    pub over: &'static str,
    pub search: &'static str,
    pub none_found: &'static str,
    /// So many more games could be shown.
    pub show_more: fn(usize) -> String,
    pub more: fn(&str) -> String,
    pub open: &'static str,
    pub rename: &'static str,
    pub name: &'static str,
    pub save_name: &'static str,
    pub cancel: &'static str,
    pub duplicate: &'static str,
    pub copy_of: fn(&str) -> String,
    /// It is in the list now.
    pub duplicated: fn(&str) -> String,
    pub file: &'static str,
    pub delete: &'static str,
    pub deleted: fn(&str) -> String,
    /// So many were deleted at once.
    pub swept: fn(usize) -> String,
    pub undo: &'static str,
    pub undo_all: &'static str,
    /// So many were brought back.
    pub back: fn(usize) -> String,
    pub data: &'static str,
    /// How many games and how many characters.
    pub total: fn(usize, usize) -> String,
    pub kept: &'static str,
    pub not_kept: &'static str,
    pub export_all: &'static str,
    pub delete_all: &'static str,
    pub delete_all_sure: fn(usize) -> String,
    pub yes: &'static str,
    pub no: &'static str,
    /// A reminder to export: how many games.
    pub remind: fn(usize) -> String,
    pub later: &'static str,
}

/// The words in the language of this page.
pub fn words() -> &'static TransferWords {
    &EN
}

const HONEST: &str = "A link holds the whole game, hands included, in a form that anybody with patience can take apart. \
                      The page keeps hands closed; it cannot keep them secret. Nothing that has not happened yet is in it: \
                      no dice, no draws.";

/// English.
pub const EN: TransferWords = TransferWords {
    message: |name, asked, chapter, round| {
        if name.is_empty() {
            "Arcs: the game is over.".into()
        } else {
            format!("Arcs, chapter {chapter}, round {round}: it is up to {name} {asked}.")
        }
    },
    lost: |loss| {
        match loss {
        Loss::Nothing => String::new(),
        Loss::History { choices: 0 } => {
            "This game comes from another version of the page. It goes on right here, but what happened before this turn \
             can’t be shown any more."
                .into()
        }
        Loss::History { .. } => {
            "This game comes from another version of the page, whose rules were not quite the same. It goes on in this \
             turn, but some of its choices have to be made again, and what happened before can’t be shown."
                .into()
        }
    }
    },
    older: "What arrived is older than the game on this device: here is where it stands now.",
    seats: |changes| {
        let one = |change: &SeatChange| {
            let called =
                (change.was != change.name).then(|| format!("{} is {} now.", change.was, change.name));
            let plays = change.player.map(|who| (super::bots::EN.now_plays)(&change.name, who));
            [called, plays].into_iter().flatten().collect::<Vec<_>>().join(" ")
        };
        changes.iter().map(one).collect::<Vec<_>>().join(" ")
    },
    imported: |new, bad| {
        let new = match new {
            0 if bad == 0 => "Nothing new was in there: what it holds is here already".to_string(),
            0 => "Nothing was taken in".to_string(),
            1 => "One game was taken in".to_string(),
            n => format!("{n} games were taken in"),
        };
        match bad {
            0 => format!("{new}."),
            1 => format!("{new}. One could not be read and was left out."),
            n => format!("{new}. {n} could not be read and were left out."),
        }
    },
    copied: "Copied.",
    not_copied: "The browser doesn’t let the page copy. The text is selected: copy it by hand.",
    who: WhoWords {
        heading: "Who sits here?",
        lede: "Say who plays at this device: the hands of the others stay closed here.",
        all: "Everybody",
        all_small: "This device goes round the table.",
        one: |name| format!("I am {name}"),
        several: "Several of us",
        these: "We sit here",
        none: "Choose at least one player.",
        honest: HONEST,
        leave: "Home",
    },
    away: AwayWords {
        waiting: "It is up to",
        lede: |name, asked| format!("{name} has {asked}, at another device. Send the game there."),
        look: "Look at the table",
        look_as: |name| format!("Look at the table as {name}"),
        take_back: "Take the last choice back",
        take_back_small: "Freely, until it is sent or dice and cards were seen.",
        play_for: |name| format!("Play for {name} here"),
        play_for_small: |name| {
            format!(
                "Only if {name} wants it: it shows {name}’s hand on this device. {name} sits here from then on."
            )
        },
        sure: "Yes, they sit here now",
        no: "No",
        leave: "Home",
        back: |name| format!("Waiting for {name}: send the game"),
    },
    send: SendWords {
        title: "Send the game",
        lede: |name| format!("Whoever opens this stands at the same decision: {name}’s."),
        lede_over: "Whoever opens this sees how the game ended.",
        share: "Share",
        copy: "Copy the link",
        copy_text: "Copy the text",
        file: "Save as a file",
        file_small: "For mail, a disk, or another browser.",
        qr: "Show as a QR code",
        qr_hide: "Hide the QR code",
        qr_label: |name| {
            if name.is_empty() {
                "QR code of the game".into()
            } else {
                format!("QR code of the game at {name}’s decision")
            }
        },
        qr_long: "This game is too long for a QR code that a phone could read: send the link or the file.",
        link: "Link",
        text: "Text of the game",
        single: "This page is a file on your disk, so there is no link to it. Send the text or a file: “Load a game” on \
                 the first screen takes both.",
        honest: HONEST,
        close: "Close",
    },
    fork: ForkWords {
        heading: "The game went two ways",
        lede: "What arrived and what is on this device began as the same game and then went on differently. Both are \
               kept.",
        at: |chapter, round, name| match name {
            Some(name) => format!("They part in chapter {chapter}, round {round}, where {name} decided."),
            None => format!("They part in chapter {chapter}, round {round}."),
        },
        apart: "They have nothing in common but their origin.",
        here: "On this device",
        arrived: "What arrived",
        something: "Something small.",
        go_on: "Go on with this",
        both: "The other one stays among the saved games.",
        second: |name| {
            if name.is_empty() { "The other way".into() } else { format!("{name}, the other way") }
        },
    },
    taken: TakenWords {
        heading: "The game goes on in another tab",
        lede: "So that no two tabs write over each other, this one only waits.",
        here: "Continue here",
        home: "Home",
    },
    since: SinceWords { title: "Since you looked last", go_on: "To the table" },
    report: ReportWords {
        title: "Report a problem",
        small: "Makes a file that you can send to whoever hosts this page.",
        hands: "The file holds the game with everybody’s hands, what happened last, the errors of this page and its \
                version. Names are replaced. Who plays in this game should not read it.",
        no_hands: "The file holds what happened last, the errors of this page and its version. Names are replaced.",
        save: "Save the file",
        no: "Not now",
        asked_for: "Nothing crashed: a person asked for this report.",
    },
    load: LoadWords {
        title: "Load a game",
        small: "From a file, a link or a text",
        lede: "It is put among the saved games: nothing that is here is lost.",
        field: "Link or text",
        example: "ARCS1.…",
        open: "Open",
        file: "Choose a file",
        or_drop: "or drop it anywhere on this page",
        drop: "Drop it here to open the game",
        close: "Close",
    },
    saved: SavedWords {
        heading: "Saved games",
        home: "Saved games",
        home_small: |n| match n {
            0 => "None yet".into(),
            1 => "One game".into(),
            n => format!("{n} games"),
        },
        none: "There is no game here.",
        none_small: "Every game is kept here after every choice, until you delete it.",
        names: |names| names.join(", "),
        ago: |ms| {
            let minutes = ms / 60_000;
            match minutes {
                0 => "just now".into(),
                1 => "a minute ago".into(),
                2..60 => format!("{minutes} minutes ago"),
                60..120 => "an hour ago".into(),
                120..1440 => format!("{} hours ago", minutes / 60),
                1440..2880 => "yesterday".into(),
                _ => format!("{} days ago", minutes / 1440),
            }
        },
        size: |chars| {
            if chars < 1_000_000 {
                format!("{}.{} kB", chars / 1000, chars % 1000 / 100)
            } else {
                format!("{}.{} MB", chars / 1_000_000, chars % 1_000_000 / 100_000)
            }
        },
        apart: "between devices",
        undo_policy: |policy| match policy {
            UndoPolicy::Free => Some("undo is friendly"),
            UndoPolicy::Agreed => None,
            UndoPolicy::Strict => Some("undo is strict"),
        },
        won: |name| format!("Over: {name} won."),
        over: "Over.",
        search: "Find by name",
        none_found: "No game has that name.",
        show_more: |n| if n == 1 { "Show one more".into() } else { format!("Show more: {n} are left") },
        more: |name| format!("More for {name}"),
        open: "Open",
        rename: "Rename",
        name: "Name of the game",
        save_name: "Save the name",
        cancel: "Leave the name as it was",
        duplicate: "Duplicate",
        copy_of: |name| format!("Copy of {name}"),
        duplicated: |name| format!("“{name}” is in the list now."),
        file: "Save as a file",
        delete: "Delete",
        deleted: |name| format!("“{name}” is deleted."),
        swept: |n| {
            if n == 1 { "The game is deleted.".into() } else { format!("All {n} games are deleted.") }
        },
        undo: "Bring it back",
        undo_all: "Bring them back",
        back: |n| if n == 1 { "It is back.".into() } else { format!("All {n} games are back.") },
        data: "What is stored here",
        total: |games, chars| {
            let games = if games == 1 { "One game".into() } else { format!("{games} games") };
            format!("{games}, {} in all; browsers give a page about 5 MB.", (EN.saved.size)(chars))
        },
        kept: "This browser has promised to keep them.",
        not_kept: "This browser may clear them when room runs out, or after weeks without a visit: export them now and then.",
        export_all: "Export all games",
        delete_all: "Delete all games",
        delete_all_sure: |n| {
            let games = if n == 1 { "this game".into() } else { format!("all {n} games") };
            format!("Delete {games}? Until you leave this screen, that can be undone.")
        },
        yes: "Yes, delete",
        no: "No, keep",
        remind: |n| {
            let games = if n == 1 { "is a game".into() } else { format!("are {n} games") };
            format!(
                "There {games} in this browser, which may clear what it keeps. A copy of your own is safer."
            )
        },
        later: "Later",
    },
};
