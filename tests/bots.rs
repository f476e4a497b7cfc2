//! Bots at a table: they decide like anybody, never twice, agree to what people ask, and are kept in saves.
#![cfg(not(target_arch = "wasm32"))]

use arcs::model::{Hint, TableModel};
use arcs::save::compact::{self, For};
use arcs::save::{Head, file, open};
use arcs::session::settings::{ConfirmEnd, Preferences};
use arcs::session::sitting::{Sitting, Undo};
use arcs::session::{LoreConfig, TableConfig, UndoPolicy, Who};
use bots::{Level, Thought, Why};
use rules::chance::Seeded;
use rules::choice::Prompt;
use rules::ids::{Ambition, Seat, SeatSet};

const ME: Seat = Seat(0);

/// Named seats; the first so many are people.
fn table(players: usize, people: usize) -> TableConfig {
    let mut config = TableConfig::against(players - 1, Level::Normal);
    for (at, (seat, name)) in config.seats.iter_mut().zip(["Ada", "Bo", "Cy", "Di"]).enumerate() {
        seat.name = name.into();
        seat.player = if at < people { Who::Person } else { Who::Bot(Level::Normal) };
    }
    config
}

fn begin(config: &TableConfig, seed: u64) -> (Sitting, Seeded, Seeded) {
    let mut chance = Seeded::new(seed);
    let mut sitting = Sitting::start(config.clone(), &mut chance).expect("a table");
    sitting.prefer(Preferences { confirm_end: ConfirmEnd::Never, ..Preferences::default() });
    (sitting, chance, Seeded::new(seed + 50))
}

/// Bots play on until a person decides or looks at something. How much they did.
fn bots_play(sitting: &mut Sitting, chance: &mut Seeded) -> usize {
    let before = sitting.game().journal().len();
    while let Some((seat, level)) = sitting.bot_decides() {
        let choice = sitting
            .recalled()
            .unwrap_or_else(|| sitting.for_bot(9, seat, level).think().expect("an answer").choice);
        assert!(sitting.play_bot(choice, Some(ME), false, chance));
    }
    sitting.game().journal().len() - before
}

/// A person takes any option.
fn person_plays(sitting: &mut Sitting, picker: &mut Seeded, chance: &mut Seeded) {
    let options = if sitting.sheet() { 1 } else { sitting.game().decision().map_or(1, |d| d.options.len()) };
    assert!(sitting.choose(picker.below(options), chance));
}

/// Plays until bots have just done something and a person decides.
fn until_bots_played(config: &TableConfig, seed: u64, least: usize) -> (Sitting, Seeded, Seeded) {
    let (mut sitting, mut chance, mut picker) = begin(config, seed);
    for _ in 0..2000 {
        let done = bots_play(&mut sitting, &mut chance);
        let decided = sitting.game().journal().iter().any(|entry| entry.seat == ME);
        if done >= least && decided && sitting.game().journal().len() > 30 && !sitting.sheet() {
            return (sitting, chance, picker);
        }
        person_plays(&mut sitting, &mut picker, &mut chance);
    }
    panic!("it never came there");
}

fn is_mine(model: &TableModel) -> bool {
    model.decision.as_ref().is_some_and(|d| d.mine)
}

#[test]
fn whole_games_are_played_with_bots_at_any_number_of_seats() {
    for (players, people, lore) in [
        (2, 1, None),
        (3, 1, Some(LoreConfig::default())),
        (4, 2, None),
        (4, 0, Some(LoreConfig { two: true, ..LoreConfig::default() })),
    ] {
        let config = TableConfig { lore, ..table(players, people) };
        let (mut sitting, mut chance, mut picker) = begin(&config, 3);
        for _ in 0..20_000 {
            bots_play(&mut sitting, &mut chance);
            if sitting.outcome().is_some() && !sitting.sheet() {
                break;
            }
            person_plays(&mut sitting, &mut picker, &mut chance);
        }
        assert!(sitting.outcome().is_some(), "{players} players, {people} of them people");
    }
}

#[test]
fn who_watches_a_bot_sees_that_it_thinks_and_none_of_its_options() {
    let (mut sitting, mut chance, mut picker) = begin(&table(4, 1), 5);
    let mut seen = 0;
    for _ in 0..200 {
        if let Some((seat, _)) = sitting.bot_decides() {
            let model = sitting.model(Some(ME));
            let decision = model.decision.as_ref().expect("a decision");
            assert!(decision.thinking && !decision.mine && decision.options.is_empty(), "{seat:?}");
            assert_eq!(decision.hint, Hint::None);
            assert!(model.seats.iter().all(|s| s.bot == (s.seat != ME)));
            let choice = sitting.for_bot(9, seat, Level::Easy).think().expect("an answer").choice;
            assert!(sitting.play_bot(choice, None, false, &mut chance));
            seen += 1;
        } else {
            person_plays(&mut sitting, &mut picker, &mut chance);
        }
    }
    assert!(seen > 30);
}

#[test]
fn taking_back_leads_to_the_last_decision_of_a_person_and_bots_do_the_same_again() {
    for seed in 0..6 {
        let (mut sitting, mut chance, _) = until_bots_played(&table(4, 1), seed, 5);
        let before = sitting.game().journal().to_vec();
        let journal = before.len();
        sitting.undo(ME);
        if sitting.asks().is_some() {
            sitting.choose(0, &mut chance);
        }
        let kept = sitting.game().journal().len();
        assert_eq!(sitting.decider(), Some(ME), "seed {seed}");
        assert!(journal - kept > 5, "all that bots did went with it: seed {seed}");
        assert_eq!(sitting.bot_decides(), None);
        // The same choice: the same answers, with other luck in every generator.
        let again = sitting.game().undone().first().cloned().expect("what was taken back");
        let options = sitting.game().decision().expect("a decision").options.to_vec();
        let index =
            options.iter().position(|o| rules::game::Deed::Chose(*o) == again.deed).expect("the same");
        let mut other = Seeded::new(seed + 999);
        sitting.choose(index, &mut other);
        while sitting.sheet() {
            sitting.choose(0, &mut other);
        }
        bots_play(&mut sitting, &mut other);
        assert_eq!(sitting.game().journal(), &before[..], "seed {seed}");
    }
}

#[test]
fn a_bot_chooses_the_same_at_the_same_point_even_after_another_way_was_tried() {
    let (mut sitting, mut chance, mut picker) = until_bots_played(&table(3, 1), 11, 4);
    let options = sitting.game().decision().expect("a decision").options.len();
    let first = picker.below(options);
    let play = |sitting: &mut Sitting, index: usize, chance: &mut Seeded| {
        assert!(sitting.choose(index, chance));
        while sitting.sheet() {
            sitting.choose(0, chance);
        }
        bots_play(sitting, chance);
        sitting.game().journal().to_vec()
    };
    let back = |sitting: &mut Sitting, to: usize, chance: &mut Seeded| {
        while sitting.game().journal().len() > to {
            sitting.undo(ME);
            if sitting.asks().is_some() {
                sitting.choose(0, chance);
            }
        }
    };
    let here = sitting.game().journal().len();
    let once = play(&mut sitting, first, &mut chance);
    back(&mut sitting, here, &mut chance);
    play(&mut sitting, (first + 1) % options, &mut chance);
    back(&mut sitting, here, &mut chance);
    assert_eq!(play(&mut sitting, first, &mut chance), once);
}

#[test]
fn doing_again_brings_along_what_bots_did() {
    let (mut sitting, mut chance, _) = until_bots_played(&table(4, 1), 2, 6);
    let before = sitting.game().journal().to_vec();
    sitting.undo(ME);
    if sitting.asks().is_some() {
        sitting.choose(0, &mut chance);
    }
    assert!(sitting.game().journal().len() + 6 < before.len());
    sitting.redo();
    assert_eq!(sitting.game().journal(), &before[..]);
    assert_eq!(sitting.decider(), Some(ME));
}

#[test]
fn where_only_bots_sit_elsewhere_nobody_is_asked_by_message() {
    let mut config = table(4, 1);
    config.by_message = true;
    let (mut sitting, mut chance, _) = until_bots_played(&config, 4, 3);
    sitting.sit_here(SeatSet::of(ME));
    sitting.seal();
    assert_eq!(sitting.undo_needs(), Undo::Confirmed);
    sitting.undo(ME);
    sitting.choose(0, &mut chance);
    assert_eq!((sitting.game().plea(), sitting.decider()), (None, Some(ME)));
}

#[test]
fn bots_agree_to_whatever_is_asked_to_be_taken_back() {
    let mut config = table(4, 2);
    config.by_message = true;
    let (mut sitting, mut chance, _) = until_bots_played(&config, 6, 3);
    let me = sitting.decider().expect("somebody decides");
    sitting.sit_here(SeatSet::of(me));
    sitting.seal();
    assert_eq!(sitting.undo_needs(), Undo::Agreed);
    sitting.undo(me);
    sitting.choose(0, &mut chance);
    let other = Seat(1 - me.0);
    assert_eq!(sitting.decider(), Some(other), "only the other person is still asked");
    assert_eq!(sitting.bot_decides(), None, "nothing is played meanwhile");
    sitting.choose(0, &mut chance);
    assert_eq!(sitting.game().plea(), None);
}

#[test]
fn a_game_ends_when_all_people_agree_to_it() {
    let (mut sitting, ..) = begin(&table(4, 2), 1);
    sitting.concede(Seat(0));
    assert!(sitting.outcome().is_none());
    sitting.concede(Seat(1));
    assert!(sitting.outcome().is_some_and(|o| o.agreed));
}

#[test]
fn a_bot_stands_in_to_the_end_of_a_turn() {
    let (mut sitting, mut chance, mut picker) = begin(&table(3, 3), 8);
    let turn = |s: &Sitting| s.game().decision().is_some_and(|d| matches!(d.prompt, Prompt::Turn { .. }));
    while !turn(&sitting) {
        person_plays(&mut sitting, &mut picker, &mut chance);
    }
    let me = sitting.decider().expect("somebody decides");
    let from = sitting.game().journal().len();
    assert!(sitting.may_lend(me) && !sitting.may_lend(me.next(3)));
    sitting.lend(me);
    assert_eq!(sitting.bot_decides().map(|d| d.0), Some(me));
    bots_play(&mut sitting, &mut chance);
    assert_eq!((sitting.stands_in(), sitting.bot_decides()), (None, None));
    assert!(!turn(&sitting) || sitting.decider() != Some(me));
    assert!(sitting.config().people().has(me), "the seat stays theirs");
    // One step back takes all of it back.
    let done = sitting.game().journal().len();
    assert!(done > from);
    for _ in 0..2 {
        sitting.undo(me);
        if sitting.asks().is_some() {
            sitting.choose(0, &mut chance);
        }
        assert_eq!((sitting.game().journal().len(), sitting.decider()), (from, Some(me)));
        sitting.redo();
        assert_eq!(sitting.game().journal().len(), done);
    }
}

#[test]
fn a_bot_that_goes_on_for_a_person_does_not_do_again_what_they_took_back() {
    for change in [|s: &mut Sitting| s.lend(ME), |s: &mut Sitting| s.set_player(ME, Who::Bot(Level::Easy))] {
        let (mut sitting, mut chance, _) = until_bots_played(&table(3, 1), 5, 3);
        let before = sitting.game().journal().len();
        let last = sitting.game().decision().expect("a decision").options.len() - 1;
        assert!(sitting.choose(last, &mut chance));
        while sitting.game().journal().len() > before {
            sitting.undo(ME);
            if sitting.asks().is_some() {
                sitting.choose(0, &mut chance);
            }
        }
        assert_eq!(sitting.game().undone().first().map(|entry| entry.seat), Some(ME));
        change(&mut sitting);
        assert_eq!(sitting.bot_decides().map(|d| d.0), Some(ME));
        assert_eq!(sitting.recalled(), None);
    }
}

#[test]
fn taking_back_does_not_pass_over_what_a_person_did_at_a_seat_that_is_a_bot_now() {
    let (mut sitting, mut chance, mut picker) = begin(&table(3, 2), 6);
    let both = [ME, Seat(1)];
    let last = |s: &Sitting| s.game().journal().last().map(|entry| entry.seat);
    let played = |s: &Sitting| both.iter().all(|p| s.game().journal().iter().any(|e| e.seat == *p));
    for _ in 0..2000 {
        bots_play(&mut sitting, &mut chance);
        if played(&sitting) && last(&sitting) == Some(Seat(1)) && !sitting.sheet() {
            break;
        }
        person_plays(&mut sitting, &mut picker, &mut chance);
    }
    let done = sitting.game().journal().len();
    assert_eq!(last(&sitting), Some(Seat(1)));
    sitting.set_player(Seat(1), Who::Bot(Level::Easy));
    bots_play(&mut sitting, &mut chance);
    assert!(sitting.may_undo());
    sitting.undo(ME);
    if sitting.asks().is_some() {
        sitting.choose(0, &mut chance);
    }
    assert_eq!(sitting.game().journal().len(), done - 1);
    // The bot plays on from there, and that goes in one step, with one more choice of the person's.
    assert_eq!(sitting.bot_decides().map(|d| d.0), Some(Seat(1)));
    bots_play(&mut sitting, &mut chance);
    sitting.undo(ME);
    if sitting.asks().is_some() {
        sitting.choose(0, &mut chance);
    }
    assert!(sitting.game().journal().len() < done - 1);
}

#[test]
fn a_bot_that_takes_the_seat_of_who_is_asked_answers_and_taking_back_still_leads_to_a_person() {
    let mut config = table(3, 2);
    config.by_message = true;
    let (mut sitting, mut chance, mut picker) = until_bots_played(&config, 6, 3);
    let me = sitting.decider().expect("somebody decides");
    let other = Seat(1 - me.0);
    sitting.sit_here(SeatSet::of(me));
    sitting.seal();
    let before = sitting.game().journal().len();
    sitting.undo(me);
    sitting.choose(0, &mut chance);
    assert_eq!(sitting.decider(), Some(other));
    sitting.set_player(other, Who::Bot(Level::Easy));
    assert_eq!(sitting.game().plea(), None);
    assert!(sitting.game().journal().len() < before);
    // On from there: what the bot does now is no person's.
    let (mut mine, mut theirs) = (0, 0);
    while mine == 0 || theirs == 0 {
        theirs = bots_play(&mut sitting, &mut chance);
        if mine > 0 && theirs > 0 {
            break;
        }
        person_plays(&mut sitting, &mut picker, &mut chance);
        mine += 1;
    }
    sitting.undo(me);
    if sitting.asks().is_some() {
        sitting.choose(0, &mut chance);
    }
    assert_eq!(sitting.decider(), Some(me));
}

#[test]
fn where_no_people_are_left_bots_are_watched_to_the_end() {
    let (mut sitting, mut chance, _) = begin(&table(3, 1), 4);
    sitting.set_player(ME, Who::Bot(Level::Easy));
    let nobody = SeatSet::default();
    let mut looked = 0;
    while sitting.outcome().is_none() {
        bots_play(&mut sitting, &mut chance);
        if sitting.sheet() {
            assert_eq!(sitting.bot_decides(), None);
            assert!(sitting.may_answer(ME, nobody) && !sitting.may_answer(Seat(1), nobody));
            sitting.choose(0, &mut chance);
            looked += 1;
        }
    }
    assert!(looked >= 3, "every chapter was looked at: {looked}");
}

#[test]
fn whoever_is_stood_in_for_takes_over_in_the_middle_of_the_turn() {
    let (mut sitting, mut chance, mut picker) = begin(&table(3, 3), 8);
    while !sitting.game().decision().is_some_and(|d| matches!(d.prompt, Prompt::Lead)) {
        person_plays(&mut sitting, &mut picker, &mut chance);
    }
    let me = sitting.decider().expect("somebody decides");
    let from = sitting.game().journal().len();
    let offered = |s: &Sitting| {
        let decision = s.model(Some(me)).decision.expect("a decision");
        (decision.mine, decision.thinking, decision.options.is_empty() && !decision.refuses)
    };
    assert_eq!(offered(&sitting), (true, false, false));
    sitting.lend(me);
    assert_eq!(offered(&sitting), (false, true, true), "the bot decides, though its hand is seen");
    let choice = sitting.for_bot(9, me, Level::Easy).think().expect("an answer").choice;
    assert!(sitting.play_bot(choice, Some(me), false, &mut chance));
    if sitting.stands_in().is_some() {
        sitting.take_over();
        assert_eq!(offered(&sitting), (true, false, false));
        assert_eq!((sitting.bot_decides(), sitting.decider()), (None, Some(me)));
    }
    sitting.undo(me);
    assert_eq!(sitting.game().journal().len(), from);
}

#[test]
fn a_seat_changes_hands_in_the_middle_of_a_game() {
    let (mut sitting, mut chance, _) = until_bots_played(&table(4, 1), 7, 2);
    sitting.set_player(ME, Who::Bot(Level::Easy));
    assert_eq!(sitting.bot_decides().map(|d| d.0), Some(ME));
    let (seat, level) = sitting.bot_decides().expect("a bot");
    let choice = sitting.for_bot(1, seat, level).think().expect("an answer").choice;
    assert!(sitting.play_bot(choice, None, false, &mut chance));
    sitting.set_player(ME, Who::Person);
    sitting.set_player(Seat(2), Who::Person);
    assert_eq!(sitting.config().people().iter().collect::<Vec<_>>(), [ME, Seat(2)]);
}

#[test]
fn nothing_is_arranged_for_a_bot_by_what_a_person_prefers() {
    let prefers = Preferences { arrange: true, confirm_end: ConfirmEnd::Never, ..Preferences::default() };
    let (mut sitting, mut chance, mut picker) = begin(&table(4, 1), 12);
    sitting.prefer(prefers);
    let mut arranged = 0;
    for _ in 0..1500 {
        if let Some((seat, level)) = sitting.bot_decides() {
            arranged += usize::from(sitting.game().decision().is_some_and(|d| d.prompt == Prompt::Arrange));
            let choice = sitting.for_bot(1, seat, level).think().expect("an answer").choice;
            sitting.play_bot(choice, None, false, &mut chance);
        } else if sitting.outcome().is_some() {
            break;
        } else {
            person_plays(&mut sitting, &mut picker, &mut chance);
        }
    }
    assert!(arranged > 0, "bots were asked themselves");
}

#[test]
fn a_hint_names_an_option_with_reasons_and_goes_with_the_decision() {
    let (mut sitting, mut chance, _) = until_bots_played(&table(4, 1), 3, 2);
    assert!(sitting.may_hint(Some(ME)) && !sitting.may_hint(Some(Seat(1))) && !sitting.may_hint(None));
    let hint = |s: &Sitting, seat| s.model(seat).decision.map(|d| d.hint);
    assert_eq!(hint(&sitting, Some(ME)), Some(Hint::Possible));
    let choice = sitting.game().decision().expect("a decision").options[0];
    let thought =
        Thought { chance: Some(0.34), why: vec![Why::Second(Ambition::TYCOON)], ..Thought::plain(choice) };
    sitting.set_hint(thought);
    let Some(Hint::Idea { index, title, because, chance: odds }) = hint(&sitting, Some(ME)) else {
        panic!("no idea")
    };
    assert!(index == 0 && !title.is_empty());
    assert_eq!(
        (because.as_str(), odds.as_str()),
        ("It takes second place in Tycoon.", "Chance to win: about 34%.")
    );
    assert!(is_mine(&sitting.model(Some(ME))));
    assert_eq!(hint(&sitting, Some(Seat(1))), Some(Hint::None));
    sitting.choose(0, &mut chance);
    assert!(!sitting.has_hint());
}

#[test]
fn who_plays_a_seat_and_whether_hints_are_agreed_on_is_kept() {
    for undo in UndoPolicy::ALL {
        for hints in [false, true] {
            let mut config = TableConfig { undo, hints, by_message: hints, ..table(4, 1) };
            for (seat, who) in config.seats.iter_mut().zip(Who::ALL) {
                seat.player = who;
            }
            let (sitting, ..) = begin(&config, 1);
            let head = Head { id: 5, title: String::new(), config: config.clone() };
            for text in
                [compact::write(&head, sitting.game(), For::Others), file::write(&head, sitting.game())]
            {
                assert_eq!(open(&text).expect("a game").head.config, config);
            }
        }
    }
}
