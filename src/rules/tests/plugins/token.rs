//! Tokens that can be harmed (H02, H03, H07): they stand among the buildings, fill no slot, take hits as a
//! building and are taken as Trophies or not, as their rows say.

use crate::common::{games, stroll};
use crate::scene::*;
use rules::choice::{Choice, Pool, Reason};
use rules::event::Event;
use rules::flow::Frame;
use rules::flow::battle::{Battle, Step};
use rules::hooks::{Hooks, Kind, Plug};
use rules::ids::*;
use rules::kit::{BASE, Kit, PieceRow, Tables, join};
use rules::state::Building;
use rules::{State, verify};

/// Goes back to where it comes from when it is destroyed.
pub const SPORE: PieceKind = PieceKind(4);
/// Becomes a Trophy.
pub const IDOL: PieceKind = PieceKind(5);

/// The rows of the kinds.
pub const ROWS: [PieceRow; 2] = [
    PieceRow { building: true, trophy: false, provokes: false },
    PieceRow { building: true, trophy: true, provokes: false },
];

/// The rule that puts them on the map.
pub static PLUG: Plug = Plug {
    hooks: Hooks {
        after_setup: Some(|cx, _| {
            for system in cx.s.systems.iter().filter(|y| !y.is_gate()) {
                let (owner, kind) = match system.symbol() {
                    Symbol::Crescent => (Owner::BLIGHT, SPORE),
                    Symbol::Arrow => (Owner::NEUTRAL, IDOL),
                    _ => continue,
                };
                cx.s.buildings[system].push(Building { owner, kind, outside: true, ..Building::default() });
            }
        }),
        ..Hooks::NONE
    },
    ..Plug::row("T-TOKEN", Kind::Rule)
};

static PLUGS: [&Plug; 76] = with_plug(&PLUG);
static PIECES: [PieceRow; 6] = join(BASE.pieces, &ROWS);
static TABLES: Tables = Tables { plugs: &PLUGS, pieces: &PIECES, ..base_as("test-token") };
const KIT: Kit = Kit::new(&TABLES);
const ME: Seat = Seat(0);

fn on_map(s: &State, kind: PieceKind) -> usize {
    System::all()
        .flat_map(|y| s.buildings[y].iter().copied().collect::<Vec<_>>())
        .filter(|b| b.kind == kind)
        .count()
}

fn taken(s: &State, kind: PieceKind) -> usize {
    s.seats()
        .flat_map(|x| s.boards[x].trophies.into_iter().collect::<Vec<_>>())
        .map(|(_, k)| usize::from(k[kind]))
        .sum()
}

/// A system with a token of this kind and my four ships.
fn scene(kind: PieceKind) -> (State, System) {
    let mut s = table(KIT, 4);
    let has = |y: &System| s.buildings[*y].iter().any(|b| b.kind == kind);
    let at = s.systems.iter().find(has).expect("a token");
    s.buildings[at].retain(|b| b.kind == kind);
    s.ships[at] = ByOwner::default();
    fresh(&mut s, at, ME, 4);
    only(&mut s, Frame::Battle(Battle { step: Step::Where, ..Battle::new(ME) }));
    (s, at)
}

#[test]
fn it_fills_no_building_slot() {
    for players in 2..=4 {
        let s = table(KIT, players);
        assert_eq!(on_map(&s, SPORE), s.systems.iter().filter(|y| y.symbol() == Symbol::Crescent).count());
        assert_eq!(verify::state(&s), []);
        let alone = |y: &System| s.buildings[*y].len() == 1 && s.buildings[*y][0].kind == SPORE;
        let at = s.systems.iter().find(alone).expect("a planet with only a token");
        assert_eq!(s.empty_slots(at), s.slot_count(at));
    }
}

#[test]
fn it_is_attacked_with_raid_dice_and_takes_two_hits_as_a_building() {
    for (kind, trophy) in [(SPORE, false), (IDOL, true)] {
        let (mut s, at) = scene(kind);
        let owner = s.buildings[at][0].owner;
        let (map, before) = (on_map(&s, kind), s.boards[ME].trophies[owner][kind]);
        // Raid face 3 hits a building once and the attacker once.
        let raid = |n| Choice::Dice(Pool { raid: n, ..Pool::default() });
        take(&mut s, 3, &[Choice::System(at)]);
        take(&mut s, 3, &[raid(1)]);
        assert!(s.buildings[at][0].damaged);
        only(&mut s, Frame::Battle(Battle::new(ME)));
        take(&mut s, 3, &[Choice::System(at)]);
        take(&mut s, 3, &[raid(1)]);
        settle(&mut s, 3);
        assert!(s.buildings[at].is_empty());
        assert_eq!(on_map(&s, kind), map - 1);
        assert_eq!(s.boards[ME].trophies[owner][kind], before + u8::from(trophy));
    }
}

#[test]
fn destroying_it_provokes_nothing_and_ransacks_nothing() {
    let (mut s, at) = scene(IDOL);
    s.buildings[at][0].damaged = true;
    let outraged = s.boards[ME].outraged;
    take(&mut s, 3, &[Choice::System(at)]);
    take(&mut s, 3, &[Choice::Dice(Pool { raid: 1, ..Pool::default() })]);
    assert_eq!(s.boards[ME].outraged, outraged);
    assert_eq!(s.boards[ME].trophies[Owner::NEUTRAL][IDOL], 1);
}

#[test]
fn nobody_taxes_or_repairs_it() {
    let (mut s, at) = scene(SPORE);
    s.buildings[at][0].damaged = true;
    for action in [Action::Tax, Action::Repair] {
        only(&mut s, Frame::Target { seat: ME, action });
        let choice = Choice::Building { system: at, index: 0 };
        assert!(!options(&s).contains(&choice));
        assert_eq!(refusal(&s, choice), None::<Reason>, "nobody would expect it");
    }
}

#[test]
fn its_trophies_leave_in_the_clean_up() {
    let mut s = table(KIT, 3);
    s.boards[ME].trophies[Owner::NEUTRAL][IDOL] = 2;
    s.markers[0].on = Some(Ambition::WARLORD);
    only(&mut s, Frame::Chapter(rules::flow::chapter::Step::CleanUp));
    let mut out = rules::options::Options::all();
    s.run(&mut Always(0), &mut crate::common::Ear(0), &mut out);
    assert_eq!(taken(&s, IDOL), 0);
}

#[test]
fn random_games_with_it_keep_every_promise() {
    let (mut hit, mut razed, mut trophies) = (0, 0, 0);
    for players in 2..=4 {
        for seed in 0..games(20, 300) {
            let mut left = usize::MAX;
            stroll(KIT, players, seed, |s, options, events| {
                assert_eq!(verify::state(s), []);
                assert_eq!(verify::options(s, options.choices()), []);
                assert!(on_map(s, IDOL) + taken(s, IDOL) <= left);
                assert_eq!(taken(s, SPORE), 0);
                left = on_map(s, IDOL) + taken(s, IDOL);
                trophies += taken(s, IDOL);
                for event in events {
                    if let Event::Hit { kind: SPORE | IDOL, destroyed, .. } = event {
                        hit += 1;
                        razed += u32::from(*destroyed);
                    }
                }
            });
        }
    }
    assert!(hit > 50 && razed > 10 && trophies > 10, "{hit} hits, {razed} destroyed, {trophies} in boxes");
}
