//! A law that forbids harm in some systems for some time (H61): in gates, while the chapter's number is odd.

use crate::common::{begin_with, games, stroll};
use crate::scene::*;
use rules::State;
use rules::choice::{Choice, Prompt, Reason};
use rules::event::Event;
use rules::flow::Frame;
use rules::flow::battle::Battle;
use rules::hooks::{Hooks, Kind, Plug};
use rules::ids::*;
use rules::kit::{Kit, Tables};
use rules::verify;

/// The law.
pub static PLUG: Plug = Plug {
    hooks: Hooks {
        harm: Some(
            |s, held, _, _, system| {
                if protects(s, system) { Err(State::forbidden_by(held)) } else { Ok(()) }
            },
        ),
        ..Hooks::NONE
    },
    ..Plug::row("T-LAW", Kind::Rule)
};

static PLUGS: [&Plug; 76] = with_plug(&PLUG);
static TABLES: Tables = Tables { plugs: &PLUGS, ..base_as("test-law") };
const KIT: Kit = Kit::new(&TABLES);
const ME: Seat = Seat(0);

/// Does the law protect who is there now?
pub fn protects(s: &State, system: System) -> bool {
    system.is_gate() && s.chapter % 2 == 1
}

fn law() -> Reason {
    Reason::Forbidden(KIT.card_by_id("T-LAW").expect("the law"))
}

/// I have ships in a gate and on a planet, with a Rival in both; nobody else is on the map.
fn scene() -> (State, System, System) {
    let mut s = table(KIT, 3);
    s.systems.iter().for_each(|y| clear(&mut s, y));
    let gate = s.systems.iter().find(|y| y.is_gate()).expect("a gate");
    let planet = s.systems.iter().find(|y| !y.is_gate()).expect("a planet");
    for at in [gate, planet] {
        fresh(&mut s, at, ME, 2);
        fresh(&mut s, at, Seat(1), 1);
    }
    (s, gate, planet)
}

#[test]
fn where_it_rules_nobody_can_be_attacked_and_the_refusal_names_it() {
    let (mut s, gate, planet) = scene();
    only(&mut s, Frame::Battle(Battle::new(ME)));
    assert_eq!(options(&s), [Choice::System(planet)]);
    assert_eq!(refusal(&s, Choice::System(gate)), Some(law()));
    s.chapter = 2;
    assert_eq!(options(&s), [Choice::System(gate), Choice::System(planet)]);
    assert_eq!(refusal(&s, Choice::System(gate)), None);
}

#[test]
fn where_it_leaves_no_target_it_is_the_reason_why_there_is_no_battle() {
    let (mut s, _, planet) = scene();
    clear(&mut s, planet);
    assert_eq!(rules::actions::possible(&s, ME, Action::Battle), Err(law()));
    s.chapter = 2;
    assert_eq!(rules::actions::possible(&s, ME, Action::Battle), Ok(()));
}

#[test]
fn in_a_game_its_refusals_are_among_the_reasons() {
    let mut seen = 0;
    for seed in 0..30 {
        let (mut game, mut table) = begin_with(KIT, 3, seed);
        loop {
            let decision = game.decision();
            if decision.is_some_and(|d| d.prompt == Prompt::BattleWhere) {
                let refused = game.refusals().iter().filter(|(_, why)| *why == law()).count();
                assert!(refused == 0 || game.state().chapter % 2 == 1);
                seen += refused;
            }
            if !crate::common::advance(&mut game, &mut table) {
                break;
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn random_games_never_see_a_battle_that_it_forbids() {
    let mut battles = 0;
    for players in 2..=4 {
        for seed in 0..games(20, 300) {
            let mut before: Option<State> = None;
            stroll(KIT, players, seed, |s, options, events| {
                assert_eq!(verify::state(s), []);
                assert_eq!(verify::options(s, options.choices()), []);
                for event in events {
                    if let (Event::Battle { system, .. }, Some(before)) = (event, &before) {
                        assert!(!protects(before, *system));
                        battles += 1;
                    }
                }
                before = Some(*s);
            });
        }
    }
    assert!(battles > 100);
}
