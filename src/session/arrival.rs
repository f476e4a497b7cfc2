//! A game that comes to a device which may know it: which of the two goes on.

use super::sitting::words_of;
use super::{SeatChange, TableConfig};
use crate::text::Words;
use rules::Game;
use rules::event::Event;
use rules::ids::Seat;

/// How a game that arrives stands to one of the same name that is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// They are the same.
    Same,
    /// What arrives goes on from what is here.
    Newer,
    /// What is here goes on from what arrives.
    Older,
    /// They went different ways after so many entries of the tape.
    Fork {
        /// Entries that both have.
        common: usize,
    },
}

/// Compares what arrives with what is here.
pub fn compare(here: &Game, arrives: &Game) -> Relation {
    if (here.setup(), here.opening(), here.origin()) != (arrives.setup(), arrives.opening(), arrives.origin())
    {
        return Relation::Fork { common: 0 };
    }
    let (ours, theirs) = (here.tape(), arrives.tape());
    let common = ours.iter().zip(theirs).take_while(|(a, b)| a == b).count();
    match (common == ours.len(), common == theirs.len()) {
        (true, true) => Relation::Same,
        (true, false) => Relation::Newer,
        (false, true) => Relation::Older,
        (false, false) => Relation::Fork { common },
    }
}

/// Of a table that is here and one of the same game that arrives: each seat as it is where it has changed more often,
/// if both changed as often as it arrives. If that is no table that can be played, it stays as it is here.
pub fn merged(here: &TableConfig, arrives: &TableConfig) -> TableConfig {
    let mut table = arrives.clone();
    for (seat, ours) in table.seats.iter_mut().zip(&here.seats) {
        if ours.changes > seat.changes {
            seat.clone_from(ours);
        }
    }
    if table.problems().is_empty() { table } else { here.clone() }
}

/// What has become of the seats, from one table to the next.
pub fn seat_changes(before: &TableConfig, after: &TableConfig) -> Vec<SeatChange> {
    let names = [before, after].map(words_of);
    let seats = Seat::all(before.seats.len().min(after.seats.len()) as u8);
    let each = seats.zip(before.seats.iter().zip(&after.seats)).map(|(seat, (was, is))| {
        let [old, new] = [0, 1].map(|i| names[i].player(seat).to_string());
        SeatChange { was: old, name: new, player: (was.player != is.player).then_some(is.player) }
    });
    each.filter(|change| change.was != change.name || change.player.is_some()).collect()
}

/// Where two games part, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The chapter, 1–5.
    pub chapter: u8,
    /// The round of the chapter.
    pub round: u8,
    /// Who decided there.
    pub seat: Option<Seat>,
    /// What happened next here, and in what arrived; empty if only something small did.
    pub next: [String; 2],
}

/// Tells where two games part.
pub fn parting(here: &Game, arrives: &Game, common: usize, words: &Words) -> Parting {
    let mut stem = here.clone();
    let to = here.journal_at(common);
    // What is being asked now was not asked there.
    stem.drop_plea();
    stem.rewind(to);
    let state = stem.state();
    Parting {
        chapter: state.chapter.max(1),
        round: state.round_number.max(1),
        seat: stem.decision().map(|d| d.seat),
        next: [here, arrives].map(|game| first_lines(game, game.journal_at(common), words)),
    }
}

/// What happened after so many entries, up to the first thing worth telling; nobody's secrets.
fn first_lines(game: &Game, from: usize, words: &Words) -> String {
    let mut told = Vec::new();
    game.retell(&mut |at, events| {
        if at > from {
            told.extend(events);
        }
    });
    let worth = |event: &&Event| crate::text::log::level(event) <= crate::text::log::Level::Major;
    told.iter().find(worth).map(|e| words.event(game.state().kit, &e.seen_by(None))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save::compact::{self, For};
    use crate::save::tests::{Table, begin};
    use crate::save::{Head, open};
    use crate::session::Who;
    use crate::text::Lang;
    use bots::Level;

    fn advance(game: &Game, seed: u64, steps: usize) -> Game {
        let (_, mut table) = begin(3, seed);
        let mut game = game.clone();
        for _ in 0..steps {
            Table::advance(&mut game, &mut table);
        }
        game
    }

    #[test]
    fn what_goes_on_is_newer() {
        let (start, _) = begin(3, 4);
        let early = advance(&start, 1, 50);
        let late = advance(&early, 2, 30);
        assert_eq!(compare(&early, &early), Relation::Same);
        assert_eq!(compare(&early, &late), Relation::Newer);
        assert_eq!(compare(&late, &early), Relation::Older);
    }

    #[test]
    fn what_was_taken_back_after_dice_is_still_newer() {
        let (start, _) = begin(3, 4);
        let early = advance(&start, 1, 50);
        let mut late = advance(&early, 2, 3);
        late.seal();
        late.rewind(49);
        assert_eq!(compare(&early, &late), Relation::Newer);
    }

    #[test]
    fn different_choices_are_a_fork_and_it_is_told_where() {
        let (start, _) = begin(3, 4);
        let stem = advance(&start, 1, 60);
        let (one, two) = (advance(&stem, 2, 25), advance(&stem, 3, 25));
        let Relation::Fork { common } = compare(&one, &two) else { panic!("no fork") };
        assert!((60..85).contains(&common));
        let told = parting(&one, &two, common, &Words::plain(Lang::English, 3));
        assert_eq!((told.chapter, told.round), (stem.state().chapter, told.round));
        assert!(told.seat.is_some() && told.next.iter().all(|line| !line.is_empty()), "{told:?}");
        assert_ne!(told.next[0], told.next[1]);
        // What is being asked here now was not asked there.
        let mut asks = one.clone();
        asks.ask_back(Seat(0), 70).expect("a plea");
        let still = parting(&asks, &two, common, &Words::plain(Lang::English, 3));
        assert_eq!((still.chapter, still.round, still.seat), (told.chapter, told.round, told.seat));
    }

    #[test]
    fn of_two_tables_each_seat_holds_that_changed_last_and_what_changed_is_told() {
        let mut here = TableConfig::against(2, Level::Normal);
        here.seats.iter_mut().zip(["Ada", "Tide", "Dune"]).for_each(|(seat, name)| seat.name = name.into());
        let there = here.changed(Seat(1), |seat| seat.player = Who::Person);
        let there = there.and_then(|t| t.changed(Seat(2), |seat| seat.name = "Eve".into())).expect("a table");
        assert_eq!(here.changed(Seat(3), |_| ()), None);
        assert_eq!(merged(&here, &there), there);
        assert_eq!(merged(&there, &here), there);
        let told = seat_changes(&here, &there);
        let tide = SeatChange { was: "Tide".into(), name: "Tide".into(), player: Some(Who::Person) };
        let eve = SeatChange { was: "Dune".into(), name: "Eve".into(), player: None };
        assert_eq!(told, [tide, eve]);
        assert_eq!(
            (crate::text::transfer::words().seats)(&told),
            "A person plays Tide now. Dune is Eve now."
        );
        assert!(seat_changes(&there, &there.clone().unchanged()).is_empty());
        // Other seats changed here meanwhile, and one of them both here and there.
        let ours = here.changed(Seat(0), |seat| seat.name = "Ann".into());
        let ours = ours.and_then(|t| t.changed(Seat(2), |seat| seat.player = Who::Bot(Level::Hard)));
        let ours = ours.expect("a table");
        let both = merged(&ours, &there);
        assert_eq!((&both.seats[0], &both.seats[1..]), (&ours.seats[0], &there.seats[1..]));
        assert_eq!(merged(&there, &both), both, "what goes back is the same at both devices");
        // A name that cannot be: the table stays as it is here.
        let twice = here.changed(Seat(0), |seat| seat.name = "eve".into()).expect("a table");
        assert_eq!(merged(&twice, &there), twice);
        // A round trip through a text.
        let (game, _) = begin(3, 4);
        let head = Head { id: 1, title: String::new(), config: there.clone() };
        let opened = open(&compact::write(&head, &game, For::Others)).expect("a game");
        assert_eq!(opened.head.config, there);
    }

    #[test]
    fn games_that_began_otherwise_share_nothing() {
        assert_eq!(compare(&begin(3, 4).0, &begin(3, 10).0), Relation::Fork { common: 0 });
    }
}
