//! A game that comes to a device which may know it: which of the two goes on.

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
    use crate::save::tests::{Table, begin};
    use crate::text::Lang;

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
    fn games_that_began_otherwise_share_nothing() {
        assert_eq!(compare(&begin(3, 4).0, &begin(3, 10).0), Relation::Fork { common: 0 });
    }
}
