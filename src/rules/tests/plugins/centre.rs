//! A 25th system (H11): the centre acts as a gate, leads to every gate, and can be reached from those whose
//! cluster's number is odd in odd chapters and even in even ones.

use crate::common::{games, stroll};
use crate::scene::*;
use rules::State;
use rules::actions::moving::Moving;
use rules::choice::{Choice, Reason};
use rules::event::Event;
use rules::flow::Frame;
use rules::hooks::{Hooks, Kind, Plug};
use rules::ids::*;
use rules::kit::{Kit, Tables};
use rules::verify;

const CENTRE: System = System::CENTRE;

/// The rule.
pub static PLUG: Plug = Plug {
    hooks: Hooks {
        links: Some(|s, _, system, mut links| {
            if system == CENTRE {
                (1..=6).for_each(|k| links.add(System::gate(k)));
            } else if open(s, system) {
                links.add(CENTRE);
            }
            links
        }),
        after_setup: Some(|cx, _| cx.s.systems.add(CENTRE)),
        ..Hooks::NONE
    },
    ..Plug::row("T-CENTRE", Kind::Rule)
};

static PLUGS: [&Plug; 76] = with_plug(&PLUG);
static TABLES: Tables = Tables { plugs: &PLUGS, ..base_as("test-centre") };
const KIT: Kit = Kit::new(&TABLES);
const ME: Seat = Seat(0);

/// Does this gate lead to the centre now?
pub fn open(s: &State, gate: System) -> bool {
    gate.is_gate() && gate != CENTRE && gate.cluster() % 2 == s.chapter % 2
}

fn gate(s: &State, opened: bool) -> System {
    s.systems.iter().find(|y| y.is_gate() && *y != CENTRE && open(s, *y) == opened).expect("a gate")
}

#[test]
fn its_links_depend_on_the_state_and_lead_only_to_gates_in_play() {
    for players in 2..=4 {
        let mut s = table(KIT, players);
        assert_eq!(verify::state(&s), []);
        let gates = s.systems.iter().filter(|y| y.is_gate() && *y != CENTRE).collect::<SystemSet>();
        assert_eq!(s.neighbours(CENTRE), gates);
        for chapter in 1..=5 {
            s.chapter = chapter;
            for system in s.systems.iter().filter(|y| *y != CENTRE) {
                assert_eq!(
                    s.neighbours(system).has(CENTRE),
                    open(&s, system),
                    "{system} in chapter {chapter}"
                );
            }
        }
    }
}

#[test]
fn ships_move_in_through_open_gates_and_out_through_any() {
    let mut s = table(KIT, 4);
    let (way, barred) = (gate(&s, true), gate(&s, false));
    for at in [way, barred] {
        clear(&mut s, at);
        fresh(&mut s, at, ME, 1);
    }
    only(&mut s, Frame::Move(Moving::new(ME)));
    take(&mut s, 0, &[Choice::System(barred)]);
    assert_eq!(refusal(&s, Choice::System(CENTRE)), Some(Reason::NotAdjacent));
    only(&mut s, Frame::Move(Moving::new(ME)));
    take(&mut s, 0, &[Choice::System(way), Choice::System(CENTRE)]);
    assert_eq!(s.ships[CENTRE][Owner::from(ME)].fresh, 1);
    assert_eq!(s.control(CENTRE), Some(ME.into()));
    only(&mut s, Frame::Move(Moving::new(ME)));
    take(&mut s, 0, &[Choice::System(CENTRE), Choice::System(barred)]);
    assert_eq!(s.ships[barred][Owner::from(ME)].fresh, 2);
    assert_eq!(verify::state(&s).iter().filter(|f| matches!(f, verify::Finding::OutOfPlay(_))).count(), 0);
}

#[test]
fn it_holds_no_buildings_and_a_fleet_recovers_there_as_in_any_gate() {
    let mut s = table(KIT, 2);
    fresh(&mut s, CENTRE, ME, 1);
    only(&mut s, Frame::Target { seat: ME, action: Action::Build });
    let city = Choice::Site { system: CENTRE, kind: PieceKind::CITY };
    assert_eq!(refusal(&s, city), Some(Reason::NoPlanet));
    only(&mut s, Frame::Recover { seat: ME });
    assert!(options(&s).contains(&Choice::System(CENTRE)));
}

#[test]
fn in_the_base_game_nobody_hears_of_it() {
    let s = table(Kit::base(), 4);
    assert!(!s.systems.has(CENTRE));
    assert!(s.systems.iter().all(|y| !s.neighbours(y).has(CENTRE)));
    assert!(s.neighbours(CENTRE).is_empty());
}

#[test]
fn random_games_move_through_it_and_keep_every_promise() {
    let (mut into, mut out_of, mut battles) = (0, 0, 0);
    for players in 2..=4 {
        for seed in 0..games(20, 300) {
            let mut before: Option<State> = None;
            stroll(KIT, players, seed, |s, options, events| {
                assert_eq!(verify::state(s), []);
                assert_eq!(verify::options(s, options.choices()), []);
                for event in events {
                    match (event, &before) {
                        (Event::Moved { from, to, .. }, Some(before)) => {
                            assert!(before.neighbours(*from).has(*to), "{from} to {to}");
                            into += u32::from(*to == CENTRE);
                            out_of += u32::from(*from == CENTRE);
                        }
                        (Event::Battle { system: CENTRE, .. }, _) => battles += 1,
                        _ => {}
                    }
                }
                before = Some(*s);
            });
        }
    }
    assert!(into > 20 && out_of > 10 && battles > 0, "{into} in, {out_of} out, {battles} battles");
}
