//! An owner that is no player and overrides control (H01, H13, H15, H50): where it has a fresh ship, it controls.

use crate::common::{games, stroll};
use crate::scene::*;
use rules::choice::{Choice, Pool, Reason, Ships};
use rules::event::Event;
use rules::flow::Frame;
use rules::flow::battle::Battle;
use rules::hooks::{Hooks, Kind, Plug};
use rules::ids::*;
use rules::kit::{Kit, Tables};
use rules::state::Building;
use rules::{State, actions::moving::Moving, verify};

/// The rule.
pub static PLUG: Plug =
    Plug {
        hooks: Hooks {
            control: Some(|s, _, system, holder| {
                if s.ships[system][Owner::EMPIRE].fresh > 0 { Some(Owner::EMPIRE) } else { holder }
            }),
            after_setup: Some(|cx, _| {
                for gate in cx.s.systems.iter().filter(|y| y.is_gate()) {
                    cx.s.ships[gate][Owner::EMPIRE].fresh += 1;
                }
            }),
            ..Hooks::NONE
        },
        ..Plug::row("T-OWNER", Kind::Rule)
    };

static PLUGS: [&Plug; 76] = with_plug(&PLUG);
static TABLES: Tables = Tables { plugs: &PLUGS, ..base_as("test-owner") };
const KIT: Kit = Kit::new(&TABLES);
const EMPIRE: Owner = Owner::EMPIRE;
const ME: Seat = Seat(0);

/// Ships of the owner on the map and in boxes.
pub fn ships(s: &State) -> u8 {
    let on_map: u8 = System::all().map(|y| s.ships[y][EMPIRE].total()).sum();
    let taken: u8 = s.seats().map(|seat| s.boards[seat].trophies[EMPIRE][PieceKind::SHIP]).sum();
    on_map + taken
}

fn planet(s: &State) -> System {
    s.systems.iter().find(|y| s.slot_count(*y) == 2).expect("a planet")
}

fn gate(s: &State) -> System {
    s.systems.iter().find(|y| y.is_gate()).expect("a gate")
}

#[test]
fn its_ships_are_placed_when_the_table_is_set_up() {
    for players in 2..=4 {
        let s = table(KIT, players);
        let gates = s.systems.iter().filter(|y| y.is_gate()).count() as u8;
        assert_eq!(ships(&s), gates);
        assert!(s.systems.iter().filter(|y| y.is_gate()).all(|y| s.control(y) == Some(EMPIRE)));
        assert_eq!(verify::state(&s), []);
    }
}

#[test]
fn one_fresh_ship_of_it_outweighs_any_number_of_a_players() {
    let mut s = table(KIT, 3);
    let at = planet(&s);
    clear(&mut s, at);
    fresh(&mut s, at, ME, 5);
    assert_eq!(s.control(at), Some(ME.into()));
    fresh(&mut s, at, EMPIRE, 1);
    assert_eq!(s.control(at), Some(EMPIRE));
    assert!(!s.controls(ME, at) && s.controlled_by_other(ME, at));
    s.ships[at][EMPIRE] = Ships { fresh: 0, damaged: 2 };
    assert_eq!(s.control(at), Some(ME.into()));
}

#[test]
fn what_is_built_under_its_control_is_damaged() {
    let mut s = table(KIT, 3);
    let at = planet(&s);
    clear(&mut s, at);
    fresh(&mut s, at, ME, 3);
    fresh(&mut s, at, EMPIRE, 1);
    only(&mut s, Frame::Target { seat: ME, action: Action::Build });
    take(&mut s, 0, &[Choice::Site { system: at, kind: PieceKind::STARPORT }]);
    assert!(s.buildings[at][0].damaged);
}

#[test]
fn under_its_control_no_rival_city_can_be_taxed() {
    let mut s = table(KIT, 3);
    let at = planet(&s);
    clear(&mut s, at);
    fresh(&mut s, at, ME, 3);
    s.buildings[at].push(Building { owner: Owner(1), kind: PieceKind::CITY, ..Building::default() });
    only(&mut s, Frame::Target { seat: ME, action: Action::Tax });
    let tax = Choice::Building { system: at, index: 0 };
    assert!(options(&s).contains(&tax));
    fresh(&mut s, at, EMPIRE, 1);
    assert_eq!(refusal(&s, tax), Some(Reason::NotControlled));
}

#[test]
fn a_catapult_stops_at_a_gate_that_it_controls() {
    let s = table(KIT, 4);
    let at = planet(&s);
    let gate = System::gate(at.cluster());
    for lonely in [true, false] {
        let mut s = s;
        clear(&mut s, at);
        clear(&mut s, gate);
        fresh(&mut s, at, ME, 1);
        s.buildings[at].push(Building { owner: ME.into(), kind: PieceKind::STARPORT, ..Building::default() });
        fresh(&mut s, gate, EMPIRE, u8::from(!lonely));
        only(&mut s, Frame::Move(Moving::new(ME)));
        let one = Ships { fresh: 1, damaged: 0 };
        take(&mut s, 0, &[Choice::System(at), Choice::System(gate)]);
        assert_eq!(s.ships[gate][Owner::from(ME)], one);
        assert_eq!(s.stack.is_empty(), !lonely, "it flies on only from a gate that nobody else controls");
    }
}

#[test]
fn players_battle_it_take_its_ships_as_trophies_and_raid_nothing() {
    let mut s = table(KIT, 3);
    let at = gate(&s);
    clear(&mut s, at);
    fresh(&mut s, at, ME, 4);
    fresh(&mut s, at, EMPIRE, 2);
    fresh(&mut s, at, Seat(1), 1);
    let before = s.boards[ME].trophies[EMPIRE][PieceKind::SHIP];
    only(&mut s, Frame::Battle(Battle::new(ME)));
    let pool = Pool { skirmish: 4, ..Pool::default() };
    // Skirmish face 5 is one hit: four hits destroy two ships.
    take(&mut s, 5, &[Choice::System(at), Choice::Owner(EMPIRE), Choice::Dice(pool)]);
    assert!(s.stack.is_empty());
    assert_eq!(s.ships[at][EMPIRE], Ships::default());
    assert_eq!(s.boards[ME].trophies[EMPIRE][PieceKind::SHIP], before + 2);
    assert_eq!(s.ambition_count(ME, Ambition::WARLORD), s.boards[ME].trophy_count());
    assert_eq!(s.control(at), Some(ME.into()));
}

#[test]
fn its_intercept_hits_the_attacker_whose_ships_go_home() {
    let mut s = table(KIT, 3);
    let at = gate(&s);
    clear(&mut s, at);
    fresh(&mut s, at, ME, 1);
    fresh(&mut s, at, EMPIRE, 2);
    let (home, trophies) = (s.boards[ME].ships, s.seats().map(|x| s.boards[x].trophy_count()).sum::<u8>());
    only(&mut s, Frame::Battle(Battle::new(ME)));
    // Assault face 3 is one hit and an intercept: two fresh defenders hit twice.
    let pool = Pool { assault: 1, ..Pool::default() };
    let mut out = rules::options::Options::all();
    s.run(&mut Always(3), &mut crate::common::Ear(0), &mut out);
    if out.choices().contains(&Choice::System(at)) {
        take(&mut s, 3, &[Choice::System(at)]);
    }
    take(&mut s, 3, &[Choice::Dice(pool)]);
    assert_eq!(s.ships[at][Owner::from(ME)], Ships::default());
    assert_eq!(s.boards[ME].ships, home + 1);
    assert_eq!(s.seats().map(|x| s.boards[x].trophy_count()).sum::<u8>(), trophies);
}

#[test]
fn random_games_with_it_keep_every_promise() {
    let (mut battles, mut taken) = (0, 0);
    for players in 2..=4 {
        for seed in 0..games(20, 300) {
            let mut all = u8::MAX;
            stroll(KIT, players, seed, |s, options, events| {
                assert_eq!(verify::state(s), []);
                assert_eq!(verify::options(s, options.choices()), []);
                assert!(ships(s) <= all, "its ships never grow in number");
                all = ships(s);
                taken += u32::from(s.seats().any(|x| s.boards[x].trophies[EMPIRE][PieceKind::SHIP] > 0));
                battles +=
                    events.iter().filter(|e| matches!(e, Event::Battle { defender: EMPIRE, .. })).count();
            });
        }
    }
    assert!(battles > 20 && taken > 20, "{battles} battles, {taken} times a Trophy");
}
