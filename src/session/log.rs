//! The log of a game by turn, worded as it grows: a step of the game words only what it brought, and turns that are
//! over are shared with every model that shows them.

use crate::model::{LogLine, LogTurn};
use crate::text::Words;
use crate::text::log::{self, Level};
use rules::State;
use rules::event::Event;
use rules::ids::Seat;
use rules::kit::Kit;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Who reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// Somebody who holds no hand: only what everybody knows.
    #[default]
    Public,
    /// A seat: what it knew at each moment.
    Seat(Seat),
    /// Everything open.
    All,
}

impl Eyes {
    /// The eyes of a viewer of the table.
    pub fn of(viewer: Option<Seat>) -> Eyes {
        viewer.map_or(Eyes::Public, Eyes::Seat)
    }

    /// The viewer whose view this is.
    pub fn viewer(self) -> Option<Seat> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Public | Eyes::All => None,
        }
    }

    /// What they see of an event.
    fn sees(self, event: &Event) -> Event {
        match self {
            Eyes::All => event.clone(),
            _ => event.seen_by(self.viewer()),
        }
    }

    fn index(self) -> usize {
        match self {
            Eyes::Seat(seat) => usize::from(seat.0 & 3),
            Eyes::Public => 4,
            Eyes::All => 5,
        }
    }
}

/// An event as a line of the log; none for what only leads up to the next event.
pub fn line(words: &Words, kit: Kit, eyes: Eyes, event: &Event) -> Option<LogLine> {
    let level = log::level(event);
    if level == Level::Turn || matches!(event, Event::Acted { .. } | Event::Chapter(_)) {
        return None;
    }
    let line = words.line(kit, &eyes.sees(event));
    let who = line.who.and_then(|owner| owner.seat());
    let text = if who.is_none() { line.sentence(words) } else { line.text };
    Some(LogLine {
        who,
        text,
        heading: false,
        system: line.system,
        minor: level == Level::Minor,
        kind: log::kind(event),
        about: line.about,
    })
}

/// The log as one viewer reads it.
#[derive(Clone, Debug)]
struct Book {
    eyes: Eyes,
    /// Chapter and round before the first entry.
    first: (u8, u8),
    /// So many entries are told.
    told: usize,
    chapter: u8,
    round: u8,
    /// What comes next is no part of the last turn.
    closed: bool,
    /// The round is over: the next turn is of another.
    over: bool,
    turns: Vec<Arc<LogTurn>>,
    /// Beside each turn: does it begin with its entry?
    whole: Vec<bool>,
}

impl Book {
    fn new(eyes: Eyes, first: (u8, u8)) -> Book {
        let (chapter, round) = first;
        let (turns, whole) = (Vec::new(), Vec::new());
        Book { eyes, first, told: 0, chapter, round: round.max(1), closed: true, over: false, turns, whole }
    }

    /// Words what has been told since.
    fn follow(&mut self, told: &[Vec<Event>], words: &Words, kit: Kit) {
        for (at, events) in told.iter().enumerate().skip(self.told) {
            for (i, event) in events.iter().enumerate() {
                self.tell(event, at, i == 0, words, kit);
            }
        }
        self.told = told.len();
    }

    fn tell(&mut self, event: &Event, at: usize, first: bool, words: &Words, kit: Kit) {
        if let Event::Chapter(number) = event {
            (self.chapter, self.round, self.closed, self.over) = (*number, 1, true, false);
            return;
        }
        let opens = matches!(event, Event::Played { .. } | Event::Passed { .. } | Event::RoundEnded { .. });
        if self.over && matches!(event, Event::Played { .. } | Event::Passed { .. }) {
            (self.round, self.over) = (self.round + 1, false);
        }
        if let Some(line) = line(words, kit, self.eyes, event) {
            if opens || self.closed {
                let (chapter, round) = (self.chapter, self.round);
                self.turns.push(Arc::new(LogTurn { chapter, round, at, ..LogTurn::default() }));
                self.whole.push(first);
                self.closed = false;
            }
            if let Some(turn) = self.turns.last_mut().map(Arc::make_mut) {
                if opens {
                    turn.who = line.who;
                    turn.title = line.text;
                    turn.mode = match event {
                        Event::Played { mode, .. } => Some(*mode),
                        _ => None,
                    };
                } else {
                    turn.lines.push(line);
                }
            }
        }
        self.closed |= matches!(event, Event::TurnEnded(_) | Event::Passed { .. });
        self.over |= matches!(event, Event::RoundEnded { .. } | Event::Passed { .. });
    }

    /// Forgets what was told by entries from this one on.
    fn cut(&mut self, keep: usize) {
        if keep >= self.told {
            return;
        }
        // Back to a turn that begins with its entry: from there it is told again.
        while let Some(turn) = self.turns.pop() {
            let whole = self.whole.pop() == Some(true);
            if whole && turn.at <= keep && turn.who.is_some() {
                (self.told, self.chapter, self.round) = (turn.at, turn.chapter, turn.round);
                (self.closed, self.over) = (true, false);
                return;
            }
        }
        *self = Book::new(self.eyes, self.first);
    }
}

/// The log for everybody who reads it: each is worded when it is read.
#[derive(Debug, Default)]
pub struct Books(Mutex<[Option<Book>; 6]>);

impl Clone for Books {
    fn clone(&self) -> Books {
        Books(Mutex::new(self.open().clone()))
    }
}

impl Books {
    fn open(&self) -> MutexGuard<'_, [Option<Book>; 6]> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All turns so far as these eyes read them, the first one first. `began` is the state before the first entry.
    pub fn read(&self, eyes: Eyes, told: &[Vec<Event>], words: &Words, began: &State) -> Vec<Arc<LogTurn>> {
        let mut books = self.open();
        let first = if told.first().is_some_and(|events| !events.is_empty()) {
            (0, 1)
        } else {
            (began.chapter, began.round_number)
        };
        let book = books[eyes.index()].get_or_insert_with(|| Book::new(eyes, first));
        book.follow(told, words, began.kit);
        book.turns.clone()
    }

    /// Forgets what was told by entries from this one on.
    pub fn cut(&self, keep: usize) {
        self.open().iter_mut().flatten().for_each(|book| book.cut(keep));
    }
}
