//! A table whose people sit at several devices: what each device may show and do.

use arcs::session::TableConfig;
use arcs::session::sitting::Sitting;
use rules::chance::Seeded;
use rules::ids::{Seat, SeatSet};

/// A game of two whose last choice was a free one, and who made it.
fn after_a_free_choice() -> (Sitting, Seat, Seeded) {
    let mut config = TableConfig::of(2);
    config.seats[0].name = "Ada".into();
    config.seats[1].name = "Bo".into();
    let mut chance = Seeded::new(3);
    let mut sitting = Sitting::start(config, &mut chance).expect("a table");
    let mut picker = Seeded::new(4);
    loop {
        let seat = sitting.decider().expect("a game");
        let options = sitting.game().decision().map_or(1, |d| d.options.len());
        sitting.choose(picker.below(options), &mut chance);
        let journal = sitting.game().journal();
        if journal.len() > 12
            && !sitting.game().needs_consent(journal.len() - 1)
            && journal.last().expect("one").seat == seat
        {
            return (sitting, seat, chance);
        }
    }
}

fn only(seat: Seat) -> SeatSet {
    SeatSet::of(seat)
}

#[test]
fn only_who_took_something_back_does_it_again() {
    let (mut sitting, seat, _) = after_a_free_choice();
    let all = sitting.game().journal().len();
    sitting.undo(seat);
    assert_eq!(sitting.game().journal().len(), all - 1);
    sitting.sit_here(only(seat.next(2)));
    assert!(!sitting.model(Some(seat.next(2))).top.redo);
    sitting.redo();
    assert_eq!(sitting.game().journal().len(), all - 1, "the other device does not do it");
    sitting.sit_here(only(seat));
    assert!(sitting.model(Some(seat)).top.redo);
    sitting.redo();
    assert_eq!(sitting.game().journal().len(), all);
}

#[test]
fn what_was_sent_is_taken_back_only_if_the_others_agree() {
    let (mut sitting, seat, mut chance) = after_a_free_choice();
    let other = seat.next(2);
    let all = sitting.game().journal().len();
    sitting.seal();
    sitting.sit_here(only(seat));
    sitting.undo(seat);
    assert_eq!(sitting.asks(), Some(seat));
    assert!(sitting.is_for(seat) && !sitting.is_for(other));
    assert!(sitting.model(Some(seat)).decision.is_some_and(|d| d.mine && d.options.len() == 1));
    sitting.choose(0, &mut chance);
    assert_eq!((sitting.decider(), sitting.game().journal().len()), (Some(other), all));
    // At the other device it is a question with two answers, here nothing can be done meanwhile.
    let here = sitting.model(Some(seat));
    assert!(here.decision.as_ref().is_some_and(|d| !d.mine && d.sentence.is_empty()));
    assert!(!here.top.undo && !here.top.redo);
    sitting.sit_here(only(other));
    let asked = sitting.model(Some(other)).decision.expect("a question");
    assert!(asked.mine && asked.options.len() == 2);
    sitting.choose(0, &mut chance);
    assert_eq!(sitting.game().journal().len(), all - 1);
    sitting.sit_here(only(seat));
    assert!(!sitting.model(Some(seat)).top.redo, "what all agreed to take back is no key away");
    let told = sitting.since(sitting.game().tape().len() - 1, Some(seat));
    assert!(told.lines.iter().any(|line| line.text.contains("taken back")), "{told:?}");
    assert!(told.is_worth_telling());
}

#[test]
fn a_question_goes_with_whoever_was_asked() {
    let (mut sitting, seat, mut chance) = after_a_free_choice();
    sitting.seal();
    sitting.undo(seat);
    assert_eq!(sitting.asks(), Some(seat));
    let sentence = sitting.model(Some(seat)).decision.map(|d| d.sentence).unwrap_or_default();
    assert!(sentence.contains("sent"), "{sentence}");
    sitting.leave(Some(seat.next(2)));
    assert_eq!(sitting.asks(), None);
    let all = sitting.game().journal().len();
    sitting.undo(seat);
    sitting.choose(0, &mut chance);
    assert_eq!(sitting.game().journal().len(), all - 1, "a table around one device agrees by itself");
}

#[test]
fn dice_and_scores_are_put_away_when_another_player_looks() {
    let mut config = TableConfig::of(2);
    config.seats[0].name = "Ada".into();
    config.seats[1].name = "Bo".into();
    let (mut chance, mut picker) = (Seeded::new(8), Seeded::new(9));
    let mut sitting = Sitting::start(config, &mut chance).expect("a table");
    let mut seen = 0;
    while let Some(decider) = sitting.decider() {
        let other = decider.next(2);
        if sitting.is_for(other) {
            // A sheet for whoever acted last, while the other decides.
            seen += 1;
            assert!(!sitting.is_for(decider));
            let mut kept = sitting.clone();
            kept.leave(Some(other));
            assert!(kept.is_for(other), "whoever looked at it still does");
            sitting.leave(Some(decider));
            assert!(sitting.is_for(decider));
        }
        let options = sitting.game().decision().map_or(1, |d| d.options.len());
        sitting.choose(picker.below(options), &mut chance);
    }
    assert!(seen > 0);
}
