//! What a table agrees on about taking back, and what a device prefers: both play as they say.
#![cfg(not(target_arch = "wasm32"))]

use arcs::model::{Seen, TableModel};
use arcs::save::compact::{self, For};
use arcs::save::{Head, file, open};
use arcs::session::settings::{ConfirmEnd, Preferences};
use arcs::session::sitting::{Sitting, Undo};
use arcs::session::{SetupChoice, TableConfig, UndoPolicy};
use rules::chance::Seeded;
use rules::choice::{Choice, Prompt};
use rules::event::Event;
use rules::ids::{ActionCards, Seat, SeatSet};

fn table(players: usize, undo: UndoPolicy) -> TableConfig {
    let mut config = TableConfig { undo, ..TableConfig::of(players) };
    for (seat, name) in config.seats.iter_mut().zip(["Ada", "Bo", "Cy", "Di"]) {
        seat.name = name.into();
    }
    config
}

/// Plays by chance until `there`, asked after every step.
fn until(config: TableConfig, seed: u64, prefers: Preferences, there: impl Fn(&Sitting) -> bool) -> Sitting {
    let (mut chance, mut picker) = (Seeded::new(seed), Seeded::new(seed + 100));
    let mut sitting = Sitting::start(config, &mut chance).expect("a table");
    sitting.prefer(prefers);
    for _ in 0..5_000 {
        if there(&sitting) {
            return sitting;
        }
        let options = sitting.game().decision().map_or(1, |d| d.options.len());
        sitting.choose(picker.below(options), &mut chance);
    }
    panic!("it never came there");
}

/// The last choice rolled dice, nothing hides it.
fn rolled(sitting: &Sitting) -> bool {
    sitting.last_events().any(|e| matches!(e, Event::Rolled { .. }))
}

/// The last choice showed nothing.
fn plain(sitting: &Sitting) -> bool {
    let journal = sitting.game().journal().len();
    journal > 20 && !sitting.game().needs_consent(journal - 1)
}

fn bar(model: &TableModel) -> String {
    model.decision.as_ref().map(|d| d.sentence.clone()).unwrap_or_default()
}

#[test]
fn each_policy_takes_back_as_far_as_it_says() {
    // What was seen, and what was sent, around one device and at two.
    let needs = |undo, seen: bool, sent: bool, apart: bool| {
        let mut sitting =
            until(table(2, undo), 4, Preferences::default(), |s| if seen { rolled(s) } else { plain(s) });
        if sent {
            sitting.seal();
        }
        if apart {
            sitting.sit_here(SeatSet::of(Seat(0)));
        }
        sitting.undo_needs()
    };
    for apart in [false, true] {
        let asks = if apart { Undo::Agreed } else { Undo::Confirmed };
        for undo in UndoPolicy::ALL {
            assert_eq!(needs(undo, false, false, apart), Undo::Free);
        }
        assert_eq!(needs(UndoPolicy::Free, true, false, apart), Undo::Free);
        assert_eq!(needs(UndoPolicy::Free, true, true, apart), asks);
        assert_eq!(needs(UndoPolicy::Free, false, true, apart), asks);
        assert_eq!(needs(UndoPolicy::Agreed, true, false, apart), asks);
        assert_eq!(needs(UndoPolicy::Agreed, false, true, apart), asks);
        assert_eq!(needs(UndoPolicy::Strict, true, false, apart), Undo::Stands);
        assert_eq!(needs(UndoPolicy::Strict, false, true, apart), Undo::Stands);
    }
}

#[test]
fn a_friendly_table_takes_dice_back_at_once_and_the_tape_remembers_them() {
    let mut sitting = until(table(2, UndoPolicy::Free), 4, Preferences::default(), rolled);
    let (all, tape) = (sitting.game().journal().len(), sitting.game().tape().len());
    let seat = sitting.game().journal()[all - 1].seat;
    sitting.undo(seat);
    assert_eq!((sitting.asks(), sitting.game().journal().len()), (None, all - 1));
    assert_eq!(sitting.game().tape().len(), tape + 1, "what was seen stays on the tape");
}

#[test]
fn a_strict_table_says_why_it_takes_nothing_back() {
    let mut sitting = until(table(2, UndoPolicy::Strict), 4, Preferences::default(), |s| {
        rolled(s) && s.game().decision().is_some_and(|d| s.is_for(d.seat))
    });
    let (seat, all) = (sitting.decider().expect("a game"), sitting.game().journal().len());
    let model = sitting.model(Some(seat));
    assert!(!model.top.undo && model.top.undo_not.contains("strict"), "{:?}", model.top);
    let whys = |s: &Sitting| s.model(Some(seat)).decision.map_or(0, |d| d.whys.len());
    assert_eq!(whys(&sitting), 0, "nobody has tried");
    sitting.undo(seat);
    assert_eq!((whys(&sitting), sitting.game().journal().len()), (1, all));
    sitting.ask_why(None);
    assert_eq!(whys(&sitting), 0, "it was read");
    // Where nothing was seen, it is as free as anywhere.
    let mut sitting = until(table(2, UndoPolicy::Strict), 4, Preferences::default(), plain);
    let (seat, all) = (sitting.decider().expect("a game"), sitting.game().journal().len());
    assert!(sitting.model(Some(seat)).top.undo_not.is_empty());
    sitting.undo(seat);
    assert_eq!(sitting.game().journal().len(), all - 1);
}

#[test]
fn the_question_names_what_would_be_unknown() {
    let sitting = until(table(2, UndoPolicy::Agreed), 4, Preferences::default(), rolled);
    let last = sitting.game().journal().last().expect("a roll").seat;
    let mut asks = sitting.clone();
    asks.undo(last);
    let sentence = bar(&asks.model(Some(last)));
    assert!(sentence.contains("roll of") && sentence.ends_with("The table should agree."), "{sentence}");
    assert!(["Assault", "Skirmish", "Raid"].iter().any(|die| sentence.contains(die)), "{sentence}");
    // The other device reads the same.
    let mut apart = sitting;
    apart.sit_here(SeatSet::of(last));
    apart.undo(last);
    assert!(bar(&apart.model(Some(last))).contains("roll of"));
    apart.choose(0, &mut Seeded::new(1));
    let other = last.next(2);
    apart.sit_here(SeatSet::of(other));
    let plea = bar(&apart.model(Some(other)));
    assert!(plea.contains("roll of") && plea.ends_with("Do you agree?"), "{plea}");
}

#[test]
fn cards_that_somebody_drew_are_named_to_nobody_else() {
    let drew = |s: &Sitting| {
        s.last_events().any(|e| matches!(e, Event::Drew { count, cards: Some(_), .. } if *count > 0))
    };
    let config = TableConfig { lore: Some(Default::default()), ..table(3, UndoPolicy::Agreed) };
    let found = (0..40).find_map(|seed| {
        let mut at = None;
        let (mut chance, mut picker) = (Seeded::new(seed), Seeded::new(seed + 100));
        let mut sitting = Sitting::start(config.clone(), &mut chance).expect("a table");
        for _ in 0..1_500 {
            let options = sitting.game().decision().map_or(1, |d| d.options.len());
            sitting.choose(picker.below(options), &mut chance);
            if drew(&sitting) {
                at = Some(sitting);
                break;
            }
        }
        at
    });
    let sitting = found.expect("somebody draws");
    let (who, cards) = sitting
        .last_events()
        .find_map(|e| match e {
            Event::Drew { seat, cards: Some(cards), .. } => Some((*seat, *cards)),
            _ => None,
        })
        .expect("cards");
    let words = arcs::session::sitting::words_of(sitting.config());
    let kit = sitting.game().state().kit;
    let names = |text: &str| cards.iter().any(|card| text.contains(&words.action_card(kit, card)));
    for seat in [who, who.next(3)] {
        let mut asks = sitting.clone();
        asks.undo(seat);
        let sentence = bar(&asks.model(Some(seat)));
        assert!(sentence.contains(" drew"), "{sentence}");
        assert_eq!(names(&sentence), seat == who, "{sentence}");
    }
}

#[test]
fn the_policy_travels_in_every_save() {
    for undo in UndoPolicy::ALL {
        for setup in [SetupChoice::Random, SetupChoice::Card("3SETUP02".into())] {
            let config = TableConfig { setup, ..table(3, undo) };
            let sitting = until(config.clone(), 7, Preferences::default(), plain);
            let head = Head { id: 77, title: String::new(), config };
            for text in [
                compact::write(&head, sitting.game(), For::Others),
                compact::write(&head, sitting.game(), For::Here),
                file::write(&head, sitting.game()),
            ] {
                assert_eq!(open(&text).expect("a game").head, head);
            }
        }
    }
}

#[test]
fn a_turn_ends_with_as_many_questions_as_a_device_wants() {
    let ends = |s: &Sitting, acts: bool| {
        let Some(d) = s.game().decision() else { return false };
        let able = d.options.iter().any(|c| matches!(c, Choice::Act(_) | Choice::New { .. }));
        s.is_for(d.seat) && s.asks().is_none() && able == acts && d.options.contains(&Choice::EndTurn)
    };
    for acts in [false, true] {
        for (confirm_end, asked) in
            [(ConfirmEnd::Always, true), (ConfirmEnd::PipsLeft, acts), (ConfirmEnd::Never, false)]
        {
            let prefers = Preferences { confirm_end, ..Preferences::default() };
            let mut sitting = until(table(2, UndoPolicy::Agreed), 4, prefers, |s| ends(s, acts));
            let all = sitting.game().journal().len();
            let decision = sitting.game().decision().expect("a turn");
            let end = decision.options.iter().position(|c| *c == Choice::EndTurn).expect("the end");
            sitting.choose(end, &mut Seeded::new(1));
            assert_eq!(sitting.game().journal().len() == all, asked, "{confirm_end:?} {acts}");
        }
    }
}

#[test]
fn resources_are_arranged_as_a_choice_that_can_be_taken_back() {
    let arranges = |s: &Sitting| s.game().decision().is_some_and(|d| d.prompt == Prompt::Arrange);
    let prefers = Preferences { arrange: true, ..Preferences::default() };
    let did = |s: &Sitting| {
        let journal = s.game().journal();
        journal.last().is_some_and(|e| matches!(e.deed, rules::game::Deed::Chose(Choice::Layout(_))))
    };
    let mut done = 0;
    for seed in 0..12 {
        let there = |s: &Sitting| did(s) || s.game().decision().is_none();
        let mut sitting = until(table(2, UndoPolicy::Agreed), seed, prefers, there);
        if !did(&sitting) {
            continue;
        }
        done += 1;
        let seat = sitting.game().journal().last().expect("a layout").seat;
        assert!(!arranges(&sitting) || sitting.decider() == Some(seat));
        // What matters most lies dearest: no swap of two resources would keep more of it safe.
        let board = &sitting.game().state().boards[seat];
        let open: Vec<(u8, rules::ids::Resource)> = (0..7)
            .filter_map(|i| Some((sitting.game().state().slot_cost(seat, i)?, board.slots.get(i)?)))
            .collect();
        assert!(!open.is_empty());
        sitting.undo(seat);
        assert!(arranges(&sitting), "now it is asked by hand");
        let options = sitting.game().decision().map_or(0, |d| d.options.len());
        assert!(options > 1);
    }
    assert!(done > 3, "{done}");
    // Who does not want that is asked.
    let asked = until(table(2, UndoPolicy::Agreed), 1, Preferences::default(), arranges);
    assert!(arranges(&asked));
}

#[test]
fn nothing_is_discarded_without_asking() {
    // A device that arranges by itself is still asked, at the latest where something does not fit.
    let prefers = Preferences { arrange: true, ..Preferences::default() };
    let asks = |s: &Sitting| s.game().decision().is_some_and(|d| d.prompt == Prompt::Arrange);
    let there = |s: &Sitting| asks(s) || s.decider().is_none();
    let asked = (0..60)
        .map(|seed| until(table(2, UndoPolicy::Agreed), seed, prefers, there))
        .find(asks)
        .expect("something does not fit");
    let options = asked.game().decision().expect("a question").options;
    let kept: Vec<_> = options
        .iter()
        .filter_map(|c| match c {
            Choice::Layout(layout) => Some(layout.counts()),
            _ => None,
        })
        .collect();
    assert!(kept.iter().any(|counts| *counts != kept[0]));
}

#[test]
fn cards_that_were_seen_are_those_that_lay_face_up_and_ones_own() {
    let (mut chance, mut picker) = (Seeded::new(5), Seeded::new(6));
    let mut sitting = Sitting::start(table(3, UndoPolicy::Agreed), &mut chance).expect("a table");
    let mut up = ActionCards::default();
    let (mut some, mut steps) = (0, 0);
    while sitting.decider().is_some() && steps < 1_500 {
        steps += 1;
        let before = sitting.game().journal().len();
        let options = sitting.game().decision().map_or(1, |d| d.options.len());
        sitting.choose(picker.below(options), &mut chance);
        if sitting.game().journal().len() > before {
            for event in sitting.last_events() {
                match event {
                    Event::Chapter(_) => up = ActionCards::default(),
                    Event::Played { face_up: true, card: Some(card), .. } => up.add(*card),
                    Event::TookBack { card, .. } => up.remove(*card),
                    _ => {}
                }
            }
        }
        for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
            let state = sitting.game().state();
            let own = viewer.map_or(ActionCards::default(), |v| state.boards[v].hand);
            let past = sitting.model(viewer).past;
            let all: usize = past.iter().map(|suit| suit.cards.len()).sum();
            assert_eq!(all, state.kit.deck(3).count());
            for card in state.kit.deck(3) {
                let row = state.kit.action(card);
                let suit = past.iter().find(|suit| suit.suit == row.suit).expect("its suit");
                let shown = suit.cards.iter().find(|c| c.number == row.number).expect("the card").seen;
                let known = match (own.has(card), up.has(card)) {
                    (true, _) => Seen::Own,
                    (_, true) => Seen::Played,
                    _ => Seen::Not,
                };
                assert_eq!(shown, known, "{row:?}");
                some += usize::from(shown == Seen::Played);
            }
        }
    }
    assert!(some > 100);
    sitting.prefer(Preferences { past_cards: false, ..Preferences::default() });
    assert!(sitting.model(None).past.is_empty());
}

#[test]
fn whoever_takes_a_seat_is_called_so_in_the_log_and_in_the_save() {
    let mut sitting = until(table(3, UndoPolicy::Agreed), 7, Preferences::default(), plain);
    let told = |s: &Sitting, name: &str| {
        let log = s.model(None).log;
        log.iter().any(|turn| turn.title.contains(name) || turn.lines.iter().any(|l| l.text.contains(name)))
    };
    assert!(!sitting.rename(Seat(1), " ada "), "that is another's");
    assert!(!sitting.rename(Seat(1), "  ") && !sitting.rename(Seat(7), "Eve"));
    assert_eq!(sitting.seats()[1].name, "Bo");
    assert!(sitting.rename(Seat(1), " Eve "));
    assert_eq!(sitting.seats()[1].name, "Eve");
    assert!(!told(&sitting, "Bo "));
    let head = Head { id: 1, title: String::new(), config: sitting.config().clone() };
    let opened = open(&compact::write(&head, sitting.game(), For::Others)).expect("a game");
    assert_eq!(opened.head.config.seats[1].name, "Eve");
}
