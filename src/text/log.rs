//! Lines of the log: how an event ranks, whose it is, whom it concerns, where it lies. No words.

use super::Words;
use crate::model::LogKind;
use rules::event::Event;
use rules::ids::{CardId, Owner, Seat, SeatSet, System};

/// How much a line matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A chapter begins or ends here.
    Chapter,
    /// A round ends here.
    Round,
    /// A turn ends here.
    Turn,
    /// What people tell each other.
    Major,
    /// How it came about.
    Minor,
}

/// What happened, in words. With somebody who did it, the text follows their name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Who did it, or whom it befell.
    pub who: Option<Owner>,
    /// What, ending in a full stop.
    pub text: String,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How much it matters; also where turns, rounds and chapters end.
    pub level: Level,
    /// Who did it, or whom it befell; drawn as an emblem.
    pub who: Option<Owner>,
    /// The seats it concerns: those for whom a filter keeps the line.
    pub about: SeatSet,
    /// Where.
    pub system: Option<System>,
    /// Which Court card it is about.
    pub card: Option<CardId>,
    /// The sentence after the name of `who`, or the whole sentence if there is nobody.
    pub text: String,
}

impl Line {
    /// The line of an event.
    pub fn of(event: &Event, told: Told) -> Line {
        let mut about = SeatSet::default();
        for seat in told.who.and_then(Owner::seat).into_iter().chain(others(event)) {
            about.add(seat);
        }
        Line {
            level: level(event),
            who: told.who,
            about,
            system: place(event),
            card: card(event),
            text: told.text,
        }
    }

    /// The whole sentence.
    pub fn sentence(&self, words: &Words) -> String {
        match self.who {
            Some(who) => {
                let name = words.players.owner(words.language.names, who);
                (words.language.game.tells)(name, &self.text)
            }
            None => self.text.clone(),
        }
    }

    /// Does a log of this seat alone keep the line?
    pub fn concerns(&self, seat: Seat) -> bool {
        matches!(self.level, Level::Chapter | Level::Round) || self.about.has(seat)
    }
}

/// How much an event matters.
pub fn level(event: &Event) -> Level {
    match event {
        Event::Picked { .. }
        | Event::Applied { .. }
        | Event::CardGiven { .. }
        | Event::Replaced { .. }
        | Event::TypeChanged { .. }
        | Event::OutrageCleared { .. }
        | Event::Shifted { .. }
        | Event::TrophyReturned { .. } => Level::Major,
        Event::LoreDrawn { .. } | Event::Scrapped { .. } => Level::Minor,
        Event::Began { .. } | Event::Chapter(_) | Event::ChapterEnded { .. } | Event::Over { .. } => {
            Level::Chapter
        }
        Event::RoundEnded { .. } => Level::Round,
        Event::TurnEnded(_) => Level::Turn,
        Event::Mulligan { .. }
        | Event::Played { .. }
        | Event::Declared { .. }
        | Event::Seized { .. }
        | Event::Passed { .. }
        | Event::Used { .. }
        | Event::Taxed { .. }
        | Event::Built { .. }
        | Event::Moved { .. }
        | Event::Repaired { .. }
        | Event::Influenced { .. }
        | Event::Secured { .. }
        | Event::Battle { .. }
        | Event::Hit { destroyed: true, .. }
        | Event::Outrage { .. }
        | Event::StoleResource { .. }
        | Event::StoleCard { .. }
        | Event::Captured { .. }
        | Event::Executed { .. }
        | Event::Placed { .. }
        | Event::CityReturned { .. }
        | Event::Traded { .. }
        | Event::Swapped { .. }
        | Event::TookBack { .. }
        | Event::Recovered { .. }
        | Event::Scored { .. }
        | Event::Conceded(_)
        | Event::Rewound { .. }
        | Event::AskedBack { .. }
        | Event::BackAgreed { .. }
        | Event::BackRefused { .. } => Level::Major,
        Event::Spent { .. }
        | Event::CardDiscarded { .. }
        | Event::Acted { .. }
        | Event::Gained { .. }
        | Event::Discarded { .. }
        | Event::Revealed { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::Result { .. }
        | Event::Hit { destroyed: false, .. }
        | Event::Freed { .. }
        | Event::Looked { .. }
        | Event::HandDiscarded { .. }
        | Event::Drew { .. }
        | Event::DeckShuffled
        | Event::ShuffledIn { .. }
        | Event::Cleared { .. }
        | Event::MarkerFlipped { .. } => Level::Minor,
    }
}

/// What an event is about: what a filter of the log keeps.
pub fn kind(event: &Event) -> LogKind {
    match event {
        Event::Battle { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::Result { .. }
        | Event::Hit { .. }
        | Event::StoleResource { .. }
        | Event::StoleCard { .. }
        | Event::Outrage { .. }
        | Event::OutrageCleared { .. } => LogKind::Battle,
        Event::Declared { .. }
        | Event::Scored { .. }
        | Event::Cleared { .. }
        | Event::MarkerFlipped { .. }
        | Event::ChapterEnded { .. } => LogKind::Power,
        Event::Influenced { .. }
        | Event::Secured { .. }
        | Event::Revealed { .. }
        | Event::Used { .. }
        | Event::Applied { .. }
        | Event::CardDiscarded { .. }
        | Event::CardGiven { .. }
        | Event::Captured { .. }
        | Event::Freed { .. }
        | Event::Executed { .. }
        | Event::TrophyReturned { .. }
        | Event::DeckShuffled
        | Event::ShuffledIn { .. }
        | Event::Picked { .. }
        | Event::LoreDrawn { .. } => LogKind::Court,
        Event::Acted { .. }
        | Event::Taxed { .. }
        | Event::Gained { .. }
        | Event::Discarded { .. }
        | Event::Spent { .. }
        | Event::Built { .. }
        | Event::Moved { .. }
        | Event::Repaired { .. }
        | Event::Placed { .. }
        | Event::Recovered { .. }
        | Event::CityReturned { .. }
        | Event::Replaced { .. }
        | Event::Shifted { .. }
        | Event::Scrapped { .. }
        | Event::TypeChanged { .. }
        | Event::Traded { .. } => LogKind::Moves,
        Event::Mulligan { .. }
        | Event::Played { .. }
        | Event::Seized { .. }
        | Event::Passed { .. }
        | Event::Looked { .. }
        | Event::Swapped { .. }
        | Event::HandDiscarded { .. }
        | Event::Drew { .. }
        | Event::TookBack { .. }
        | Event::RoundEnded { .. }
        | Event::TurnEnded(_) => LogKind::Cards,
        Event::Began { .. }
        | Event::Chapter(_)
        | Event::Conceded(_)
        | Event::Rewound { .. }
        | Event::AskedBack { .. }
        | Event::BackAgreed { .. }
        | Event::BackRefused { .. }
        | Event::Over { .. } => LogKind::Table,
    }
}

/// Whom an event concerns besides whoever did it.
fn others(event: &Event) -> Option<Seat> {
    match event {
        Event::Began { first, .. } => Some(*first),
        Event::Passed { to, .. } => Some(*to),
        Event::Taxed { owner, .. } | Event::Freed { owner, .. } | Event::Executed { owner, .. } => {
            owner.seat()
        }
        Event::Captured { owner, .. } => Some(*owner),
        Event::CardGiven { to, .. } => Some(*to),
        Event::Replaced { owner, .. }
        | Event::Shifted { owner, .. }
        | Event::TrophyReturned { owner, .. } => owner.seat(),
        Event::Battle { defender, .. } => defender.seat(),
        Event::StoleResource { victim, .. } | Event::StoleCard { victim, .. } => Some(*victim),
        Event::Traded { with, .. } | Event::Swapped { with, .. } => Some(*with),
        Event::Looked { at, .. } => Some(*at),
        Event::RoundEnded { initiative } => Some(*initiative),
        Event::Picked { .. }
        | Event::Applied { .. }
        | Event::LoreDrawn { .. }
        | Event::Scrapped { .. }
        | Event::OutrageCleared { .. }
        | Event::TypeChanged { .. }
        | Event::Chapter(_)
        | Event::Mulligan { .. }
        | Event::Played { .. }
        | Event::Declared { .. }
        | Event::Seized { .. }
        | Event::Spent { .. }
        | Event::Used { .. }
        | Event::CardDiscarded { .. }
        | Event::Acted { .. }
        | Event::Gained { .. }
        | Event::Discarded { .. }
        | Event::Built { .. }
        | Event::Moved { .. }
        | Event::Repaired { .. }
        | Event::Influenced { .. }
        | Event::Secured { .. }
        | Event::Revealed { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::Result { .. }
        | Event::Hit { .. }
        | Event::Outrage { .. }
        | Event::Placed { .. }
        | Event::CityReturned { .. }
        | Event::HandDiscarded { .. }
        | Event::Drew { .. }
        | Event::TookBack { .. }
        | Event::DeckShuffled
        | Event::ShuffledIn { .. }
        | Event::TurnEnded(_)
        | Event::Recovered { .. }
        | Event::Scored { .. }
        | Event::Cleared { .. }
        | Event::MarkerFlipped { .. }
        | Event::ChapterEnded { .. }
        | Event::Conceded(_)
        | Event::Rewound { .. }
        | Event::AskedBack { .. }
        | Event::BackAgreed { .. }
        | Event::BackRefused { .. }
        | Event::Over { .. } => None,
    }
}

/// Where an event lies on the map.
pub fn place(event: &Event) -> Option<System> {
    match event {
        Event::Taxed { system, .. }
        | Event::Built { system, .. }
        | Event::Repaired { system, .. }
        | Event::Battle { system, .. }
        | Event::Hit { system, .. }
        | Event::Placed { system, .. }
        | Event::CityReturned { system, .. }
        | Event::Recovered { system, .. } => Some(*system),
        Event::Moved { to, .. } => Some(*to),
        _ => None,
    }
}

/// The Court card an event is about.
pub fn card(event: &Event) -> Option<CardId> {
    match event {
        Event::Used { card, .. }
        | Event::Applied { card, .. }
        | Event::CardDiscarded { card, .. }
        | Event::Influenced { card, .. }
        | Event::Secured { card, .. }
        | Event::Revealed { card }
        | Event::Rerolled { card, .. }
        | Event::StoleCard { card, .. }
        | Event::ShuffledIn { card } => Some(*card),
        Event::TookBack { by, .. } => Some(*by),
        _ => None,
    }
}
