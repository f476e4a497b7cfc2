//! The replay shows at every moment what was to be seen then and nothing more; the log is the same however the game
//! came to where it is; a digest and the tale of a game say what happened.
#![cfg(not(target_arch = "wasm32"))]

use arcs::model::TableModel;
use arcs::session::digest::{Digest, Part};
use arcs::session::log::Eyes;
use arcs::session::replay::{MarkKind, Replay};
use arcs::session::sitting::{Sitting, words_of};
use arcs::session::tale::Tale;
use arcs::session::{LoreConfig, TableConfig};
use rules::chance::Seeded;
use rules::choice::{Choice, Ships};
use rules::event::Event;
use rules::game::Deed;
use rules::ids::{Action, Ambition, BySeat, Mode, Owner, PieceKind, Resource, Seat, System};

fn config(players: usize, lore: bool) -> TableConfig {
    let mut config = TableConfig::of(players);
    for (seat, name) in config.seats.iter_mut().zip(["Ada", "Ben", "Cleo", "Dan"]) {
        seat.name = name.into();
    }
    config.lore = lore.then(LoreConfig::default);
    config
}

fn tables() -> impl Iterator<Item = TableConfig> {
    (2..=4).flat_map(|players| [config(players, false), config(players, true)])
}

/// Plays a random game in which something is taken back now and then; `at` sees every state of the journal.
fn play(config: &TableConfig, seed: u64, mut at: impl FnMut(&Sitting)) -> Sitting {
    let (mut chance, mut random) = (Seeded::new(seed), Seeded::new(seed + 99));
    let mut sitting = Sitting::start(config.clone(), &mut chance).unwrap();
    let mut steps = 0;
    loop {
        at(&sitting);
        let Some(seat) = sitting.seats().into_iter().map(|s| s.seat).find(|s| sitting.is_for(*s)) else {
            return sitting;
        };
        if random.below(12) == 0 {
            sitting.undo(seat);
            at(&sitting);
        }
        let model = sitting.model(sitting.seats().into_iter().map(|s| s.seat).find(|s| sitting.is_for(*s)));
        let options = model.decision.unwrap().options;
        let options: Vec<usize> = options.iter().filter(|o| o.enabled).map(|o| o.index).collect();
        sitting.choose(options[random.below(options.len())], &mut chance);
        steps += 1;
        assert!(steps < 30_000, "the game goes on forever");
    }
}

/// What the replay does not show: questions, sheets, what moves, and what can be taken back.
fn still(mut model: TableModel) -> TableModel {
    model.decision = None;
    (model.battle, model.draft, model.score) = (None, None, None);
    model.motion = Default::default();
    (model.top.undo, model.top.redo) = (false, false);
    model.map.systems.iter_mut().for_each(|s| s.notes.clear());
    model.log.clear();
    model
}

fn viewers(config: &TableConfig) -> Vec<Option<Seat>> {
    (0..config.seats.len() as u8).map(|s| Some(Seat(s))).chain([None]).collect()
}

#[test]
fn every_moment_of_a_replay_is_what_the_table_showed_then() {
    for (seed, config) in (0..).zip(tables()) {
        // By length of the journal: what was taken back is overwritten by what was done instead.
        let mut shown: Vec<Option<Vec<TableModel>>> = Vec::new();
        let sitting = play(&config, seed, |sitting| {
            let at = sitting.game().journal().len();
            shown.resize(at + 1, None);
            let keep = at % 5 == 0 || at % 16 == 15;
            shown[at] = keep.then(|| viewers(&config).into_iter().map(|v| still(sitting.model(v))).collect());
        });
        let replay = sitting.replay();
        assert_eq!(replay.len() + 1, shown.len());
        for (at, models) in shown.iter().enumerate().rev() {
            for (viewer, model) in viewers(&config).into_iter().zip(models.iter().flatten()) {
                let moment = replay.at(at, Eyes::of(viewer));
                assert!(moment.hands.is_empty() && moment.turn <= at);
                let log = moment.model.log.clone();
                assert!(log.windows(2).all(|two| two[0].at <= two[1].at));
                assert_eq!(still(moment.model), *model, "moment {at} for {viewer:?}");
            }
        }
    }
}

#[test]
fn a_spectator_of_a_replay_sees_no_hand() {
    for (seed, config) in (40..).zip(tables()) {
        let sitting = play(&config, seed, |_| {});
        let replay = sitting.replay();
        let mut held = 0;
        for at in (0..=replay.len()).step_by(3) {
            let public = replay.at(at, Eyes::Public);
            assert!(public.model.hand.is_empty() && public.hands.is_empty());
            assert!(public.model.decision.iter().all(|d| d.options.is_empty() && d.sentence.is_empty()));
            for line in &public.lines {
                assert!(
                    !line.text.contains("face down") || !line.text.contains("copied with"),
                    "{}",
                    line.text
                );
            }
            if let Some((seat, _)) = &public.chose {
                let entry = &sitting.game().journal()[at - 1];
                assert!(matches!(entry.deed, Deed::Chose(Choice::Act(_))) && entry.seat == *seat);
            }
            let open = replay.at(at, Eyes::All);
            let state = sitting.game().state_after(at);
            for (seat, hand) in open.hands {
                assert_eq!(hand.len(), state.boards[seat].hand.len());
                held += hand.len();
            }
        }
        assert!(held > 0);
        // The log of a spectator is that of a table at which nobody sits.
        assert_eq!(replay.at(0, Eyes::Public).model.log, sitting.model(None).log);
    }
}

#[test]
fn the_log_is_the_same_whether_it_grew_or_is_read_at_once() {
    for (seed, config) in (7..).zip(tables()) {
        let mut turn = 0;
        let sitting = play(&config, seed, |sitting| {
            turn += 1;
            let grown: Vec<_> = viewers(&config).into_iter().map(|v| sitting.model(v).log).collect();
            if turn % 40 == 0 {
                let fresh = Sitting::of(config.clone(), sitting.game().clone());
                for (viewer, grown) in viewers(&config).into_iter().zip(grown) {
                    assert_eq!(grown, fresh.model(viewer).log);
                }
            }
        });
        let log = sitting.model(None).log;
        let played = log.iter().filter(|turn| turn.mode.is_some()).count();
        let told: usize = events(&sitting).iter().filter(|e| matches!(e, Event::Played { .. })).count();
        assert_eq!(played, told, "every card played opens a turn");
        assert!(log.iter().all(|turn| !turn.title.is_empty() || !turn.lines.is_empty()));
        let last = log.iter().map(|turn| (turn.chapter, turn.round)).collect::<Vec<_>>();
        assert!(last.is_sorted(), "chapters and rounds ascend: {last:?}");
        let state = sitting.game().state();
        assert_eq!(log.last().unwrap().chapter, state.chapter);
    }
}

fn events(sitting: &Sitting) -> Vec<Event> {
    let mut all = Vec::new();
    sitting.game().retell(&mut |_, events| all.extend(events));
    all
}

#[test]
fn a_step_of_the_game_words_only_what_it_brought() {
    let config = config(4, false);
    let mut before: Vec<std::sync::Arc<arcs::model::LogTurn>> = Vec::new();
    play(&config, 3, |sitting| {
        let log = sitting.model(Some(Seat(0))).log;
        let common = before.iter().zip(&log).take_while(|(a, b)| a.at == b.at && a == b).count();
        let shared = before.iter().zip(&log).take_while(|(a, b)| std::sync::Arc::ptr_eq(a, b)).count();
        // All but the turn that goes on, or one that was told again after something was taken back.
        assert!(shared + 2 >= common, "{shared} of {common} turns are shared");
        before = log;
    });
}

#[test]
fn marks_and_turns_lead_through_the_game() {
    let config = config(3, false);
    let sitting = play(&config, 5, |_| {});
    let replay = sitting.replay();
    let chapters: Vec<u8> = replay
        .marks()
        .iter()
        .filter_map(|mark| match mark.kind {
            MarkKind::Chapter(n) => Some(n),
            _ => None,
        })
        .collect();
    let last = sitting.game().state().chapter;
    assert_eq!(chapters, (1..=last).collect::<Vec<_>>());
    assert!(replay.marks().windows(2).all(|two| two[0].at <= two[1].at));
    // Forward turn by turn comes to the end, backward to the beginning, by the same moments.
    let (mut at, mut forth) = (0, vec![0]);
    while at < replay.len() {
        let next = replay.turn_after(at);
        assert!(next > at);
        at = next;
        forth.push(at);
    }
    let mut back = vec![at];
    while at > 0 {
        at = replay.turn_before(at);
        back.push(at);
    }
    back.reverse();
    assert_eq!(forth, back);
}

#[test]
fn a_game_that_begins_at_a_position_is_replayed_from_there() {
    let config = config(3, false);
    let mut anchored = None;
    let sitting = play(&config, 11, |sitting| {
        if anchored.is_none() && sitting.game().journal().len() > 150 {
            anchored = sitting.game().anchor();
        }
    });
    assert!(sitting.replay().is_over());
    let anchor = anchored.expect("a turn began");
    let game = rules::Game::at(anchor.position.clone(), &mut Seeded::new(1)).expect("a position");
    let replay = Replay::of(config, game);
    let moment = replay.at(0, Eyes::Public);
    assert!(moment.model.top.chapter >= 1 && moment.model.map.systems.iter().any(|s| !s.plates.is_empty()));
    assert_eq!((replay.len(), moment.model.log.len()), (0, 0));
}

const ME: Seat = Seat(1);
const RED: Seat = Seat(0);

fn digest(events: &[Event]) -> Digest {
    let config = config(3, false);
    let sitting = Sitting::start(config.clone(), &mut Seeded::new(1)).unwrap();
    Digest::of(&events.iter().collect::<Vec<_>>(), Some(ME), &words_of(&config), sitting.game().state())
}

fn at(name: &str) -> System {
    System::parse(name).unwrap()
}

#[test]
fn what_was_done_to_a_seat_is_summed_up_first() {
    let (system, me) = (at("3H"), Owner::from(ME));
    let hit = |owner, kind, destroyed| Event::Hit { system, owner, kind, destroyed };
    let told = digest(&[
        Event::Played { seat: RED, mode: Mode::LEAD, card: None, face_up: true },
        Event::Declared { seat: RED, ambition: Ambition::TYCOON, first: 5, second: 3, zero: true },
        Event::Battle { attacker: RED, defender: me, system },
        hit(me, PieceKind::SHIP, true),
        hit(me, PieceKind::SHIP, true),
        hit(me, PieceKind::CITY, true),
        hit(RED.into(), PieceKind::SHIP, true),
        Event::StoleResource { thief: RED, victim: ME, resource: Resource::Fuel },
        Event::Acted { seat: RED, action: Action::Tax },
        Event::Taxed { seat: RED, system: at("1A"), owner: me, gained: None, captured: true },
        Event::Captured { seat: RED, owner: ME, count: 1 },
    ]);
    let parts: Vec<Part> = told.parts().into_iter().map(|(part, _)| part).collect();
    assert_eq!(parts, [Part::Lost, Part::Gained, Part::Ambitions]);
    let lost: Vec<&str> = told.parts()[0].1.iter().map(|item| item.text.as_str()).collect();
    for text in [
        "destroyed 2 of your ships at 3 Hex.",
        "destroyed your city at 3 Hex.",
        "stole 1 Fuel from you.",
        "taxed your city at 1 Arrow.",
        "captured an agent of yours.",
    ] {
        assert!(lost.contains(&text), "{text} in {lost:?}");
    }
    assert_eq!(lost.len(), 5);
    assert!(told.items.iter().all(|item| item.who != Some(ME)), "the seat is “you”");
    assert!(told.is_worth_telling() && told.lines.len() >= 8);
}

#[test]
fn a_card_played_and_ships_moved_elsewhere_are_not_worth_a_sheet() {
    let ships = Ships { fresh: 2, damaged: 0 };
    let told = digest(&[
        Event::Played { seat: RED, mode: Mode::LEAD, card: None, face_up: true },
        Event::Acted { seat: RED, action: Action::Move },
        Event::Moved { seat: RED, from: at("1A"), to: at("1G"), ships },
        Event::TurnEnded(RED),
    ]);
    assert!(!told.is_worth_telling() && !told.lines.is_empty());
    assert!(!digest(&[]).is_worth_telling());
}

#[test]
fn battles_of_others_are_told_with_what_they_cost() {
    let system = at("2C");
    let hit =
        |owner: Seat| Event::Hit { system, owner: owner.into(), kind: PieceKind::SHIP, destroyed: true };
    let third = Seat(2);
    let told =
        digest(&[Event::Battle { attacker: RED, defender: third.into(), system }, hit(third), hit(RED)]);
    assert_eq!(told.items.len(), 1);
    assert_eq!(told.items[0].text, "attacked Cleo at 2 Crescent: destroyed 1, lost 1.");
    assert_eq!((told.items[0].who, told.items[0].system), (Some(RED), Some(system)));
}

#[test]
fn no_digest_of_a_random_game_tells_a_hand() {
    let config = config(4, true);
    let mut seen = [0; 4];
    let mut told = 0;
    play(&config, 21, |sitting| {
        let Some(seat) = sitting.decider() else { return };
        let digest = sitting.since(seen[usize::from(seat.0)], Some(seat));
        told += usize::from(digest.is_worth_telling());
        let drawn = digest.lines.iter().filter(|l| l.who != Some(seat) && l.text.contains("copied with"));
        assert_eq!(drawn.count(), 0);
        seen[usize::from(seat.0)] = sitting.game().tape().len();
    });
    assert!(told > 20);
}

#[test]
fn the_tale_says_who_won_which_ambition() {
    let config = config(3, false);
    let sitting = Sitting::start(config, &mut Seeded::new(1)).unwrap();
    let power = |values: [i16; 3]| {
        let mut all = BySeat::default();
        (0..).zip(values).for_each(|(seat, value)| all[Seat(seat)] = value);
        all
    };
    let (tycoon, tyrant) = (Ambition::TYCOON, Ambition::TYRANT);
    let declared =
        |ambition, first, second| Event::Declared { seat: RED, ambition, first, second, zero: false };
    let told = vec![
        vec![Event::Chapter(1), declared(tycoon, 5, 3), declared(tyrant, 3, 2)],
        vec![
            Event::Scored { ambition: tycoon, power: power([3, 7, 0]) },
            Event::Scored { ambition: tyrant, power: power([2, 0, 2]) },
        ],
    ];
    let tale = Tale::of(&told, sitting.game().state());
    assert_eq!(tale.ambitions[0].first, Some(ME), "more than the first place is worth: a bonus for cities");
    assert_eq!(tale.ambitions[0].second.iter().collect::<Vec<_>>(), [RED]);
    assert_eq!((tale.ambitions[1].first, tale.ambitions[1].at), (None, 1), "a tie scores as second");
    assert_eq!(tale.numbers[0].1.scored, 5);
    assert_eq!(tale.numbers[0].1.declared, 2);
}

#[test]
fn the_tale_of_random_games_counts_what_happened() {
    for (seed, config) in (60..).zip(tables()) {
        let sitting = play(&config, seed, |_| {});
        let (tale, events) = (sitting.tale(), events(&sitting));
        let count = |of: fn(&Event) -> bool| events.iter().filter(|e| of(e)).count();
        let sum = |of: fn(&arcs::session::tale::Numbers) -> u16| -> usize {
            tale.numbers.iter().map(|(_, n)| usize::from(of(n))).sum()
        };
        assert_eq!(sum(|n| n.modes.iter().sum()), count(|e| matches!(e, Event::Played { .. })));
        assert_eq!(sum(|n| n.all_actions()), count(|e| matches!(e, Event::Acted { .. })));
        assert_eq!(sum(|n| n.spent), count(|e| matches!(e, Event::Spent { .. })));
        assert_eq!(tale.battles.len(), count(|e| matches!(e, Event::Battle { .. })));
        assert_eq!(sum(|n| n.attacks), tale.battles.len());
        assert_eq!(tale.ambitions.len(), count(|e| matches!(e, Event::Scored { .. })));
        for won in &tale.ambitions {
            if let Some(first) = won.first {
                assert!(won.second.iter().all(|s| won.power[s] < won.power[first]));
            }
        }
        let notable = tale.notable(4);
        assert!(
            notable.len() <= 4
                && notable.iter().all(|b| b.chapter >= 1 && b.at <= sitting.game().journal().len())
        );
    }
}
