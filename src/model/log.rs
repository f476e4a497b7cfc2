//! The log: what happened, by turn, worded for one viewer.

use rules::ids::{Mode, Seat, SeatSet, System};
use std::sync::Arc;

/// What a line of the log is about: what a filter keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LogKind {
    /// Battles: dice, hits, what a raid took.
    Battle,
    /// Ambitions and Power.
    Power,
    /// The Court and what its cards do.
    Court,
    /// Moves, buildings, taxes, repairs.
    Moves,
    /// Action cards: played, drawn, seized with.
    Cards,
    /// What the table does: beginning, taking back, giving up. No filter hides it.
    #[default]
    Table,
}

impl LogKind {
    /// Those that can be filtered by, in the order shown.
    pub const ALL: [LogKind; 5] =
        [LogKind::Battle, LogKind::Power, LogKind::Court, LogKind::Moves, LogKind::Cards];
}

/// One sentence of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogLine {
    /// Whose act it was; drawn as an emblem.
    pub who: Option<Seat>,
    /// The sentence, already worded: after the name of `who`, if there is one.
    pub text: String,
    /// Opens a round or a chapter.
    pub heading: bool,
    /// Shown on the map while the line is pointed at.
    pub system: Option<System>,
    /// How something came about: shown on request.
    pub minor: bool,
    /// What it is about.
    pub kind: LogKind,
    /// Whom it concerns.
    pub about: SeatSet,
}

/// A turn of the log, or what happened between two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogTurn {
    /// The chapter, from 1; 0 before the first.
    pub chapter: u8,
    /// The round of the chapter, from 1.
    pub round: u8,
    /// After how many entries of the journal it began: the moment to look at.
    pub at: usize,
    /// Whose turn; nobody's between turns.
    pub who: Option<Seat>,
    /// How its card was played.
    pub mode: Option<Mode>,
    /// What began it, after the name of `who`; empty if its lines say all.
    pub title: String,
    /// What happened, in order.
    pub lines: Vec<LogLine>,
}

impl LogTurn {
    /// Is there something to unfold?
    pub fn has_minor(&self) -> bool {
        self.lines.iter().any(|line| line.minor)
    }
}

/// The whole log, oldest turn first. Turns that are over are shared, not copied.
pub type Log = Vec<Arc<LogTurn>>;

/// Which lines of a log are shown: none chosen means all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogFilter {
    /// These players.
    pub seats: SeatSet,
    /// These kinds.
    pub kinds: Vec<LogKind>,
}

impl LogFilter {
    /// Is everything shown?
    pub fn is_all(&self) -> bool {
        self.seats == SeatSet::default() && self.kinds.is_empty()
    }

    fn concerns(&self, about: SeatSet) -> bool {
        self.seats == SeatSet::default() || self.seats.0 & about.0 != 0
    }

    /// Is this line of a turn shown?
    pub fn keeps(&self, line: &LogLine) -> bool {
        let kind = self.kinds.is_empty() || self.kinds.contains(&line.kind);
        line.kind == LogKind::Table || kind && self.concerns(line.about)
    }

    /// Does the card that opened this turn bring it in?
    pub fn keeps_title(&self, turn: &LogTurn) -> bool {
        let kind = self.kinds.is_empty() || self.kinds.contains(&LogKind::Cards);
        kind && turn.who.map_or(self.seats == SeatSet::default(), |seat| self.concerns(SeatSet::of(seat)))
    }

    /// Is anything of this turn shown, folded?
    pub fn keeps_turn(&self, turn: &LogTurn) -> bool {
        let lines = || turn.lines.iter().any(|line| !line.minor && self.keeps(line));
        !turn.title.is_empty() && self.keeps_title(turn) || lines()
    }

    /// Adds a player, or takes it out.
    pub fn turn_seat(&mut self, seat: Seat) {
        if self.seats.has(seat) {
            self.seats.remove(seat);
        } else {
            self.seats.add(seat);
        }
    }

    /// Adds a kind, or takes it out.
    pub fn turn_kind(&mut self, kind: LogKind) {
        match self.kinds.iter().position(|k| *k == kind) {
            Some(at) => drop(self.kinds.remove(at)),
            None => self.kinds.push(kind),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(kind: LogKind, seat: u8) -> LogLine {
        let about = SeatSet::of(Seat(seat));
        LogLine { who: Some(Seat(seat)), kind, about, ..LogLine::default() }
    }

    #[test]
    fn a_filter_keeps_turns_that_somebody_was_drawn_into() {
        let mut battle = line(LogKind::Battle, 0);
        battle.about.add(Seat(2));
        let turn = LogTurn {
            who: Some(Seat(0)),
            title: "led Aggression 4.".into(),
            lines: vec![battle, line(LogKind::Moves, 0)],
            ..LogTurn::default()
        };
        let mut filter = LogFilter::default();
        assert!(filter.is_all() && filter.keeps_turn(&turn));
        filter.turn_seat(Seat(2));
        assert!(filter.keeps_turn(&turn) && !filter.keeps_title(&turn));
        assert!(filter.keeps(&turn.lines[0]) && !filter.keeps(&turn.lines[1]));
        filter.turn_kind(LogKind::Moves);
        assert!(!filter.keeps_turn(&turn), "whom it concerns and what it is about");
        filter.turn_kind(LogKind::Moves);
        filter.turn_seat(Seat(2));
        assert!(filter.is_all(), "a second press takes a filter away");
    }

    #[test]
    fn what_the_table_does_is_never_filtered_away() {
        let mut filter = LogFilter::default();
        filter.turn_kind(LogKind::Battle);
        assert!(filter.keeps(&LogLine::default()));
    }
}
