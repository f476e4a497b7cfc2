//! All six at once: whole random games that keep the promises.

use crate::common::{Never, Table, begin_with, finish, games, stroll, viewers};
use crate::{ambition, centre, law, mode, owner, token};
use rules::chance::Seeded;
use rules::components::action_cards::ActionRow;
use rules::event::{Deaf, Event};
use rules::flow::Frame;
use rules::game::{Deed, Game, LoadError};
use rules::hooks::{Hook, Plug};
use rules::ids::*;
use rules::kit::{AmbitionRow, BASE, Kit, PieceRow, Tables, join};
use rules::options::Options;
use rules::{State, verify, view};

static PLUGS: [&Plug; 79] = join(BASE.plugs, &[&centre::PLUG, &owner::PLUG, &token::PLUG, &law::PLUG]);
static CARDS: [ActionRow; 30] = join(BASE.action_cards, &[ambition::CARD, mode::CARD]);
static SUITS: [&[Action]; 5] = join(BASE.suits, &[&[]]);
static AMBITIONS: [AmbitionRow; 6] = join(BASE.ambitions, &[ambition::AMBITION]);
static PIECES: [PieceRow; 6] = join(BASE.pieces, &token::ROWS);
static TABLES: Tables = Tables {
    id: "test-all",
    action_cards: &CARDS,
    suits: &SUITS,
    modes: &mode::MODES,
    ambitions: &AMBITIONS,
    pieces: &PIECES,
    masks: BASE.masks,
    plugs: &PLUGS,
};
const KIT: Kit = Kit::new(&TABLES);

#[test]
fn all_six_stand_at_one_table() {
    let s = *begin_with(KIT, 4, 1).0.state();
    assert_eq!(s.standing.iter().filter(|c| c.table).count(), 4);
    assert!(s.systems.has(System::CENTRE));
    assert!(s.ships[System::CENTRE][Owner::EMPIRE].fresh > 0, "the owner has found the centre");
    let hooks: Vec<_> =
        Hook::ALL.iter().filter(|h| s.answers(**h).next().is_some()).map(|h| h.name()).collect();
    assert_eq!(hooks, ["control", "links", "harm", "after_setup"]);
}

#[test]
fn every_option_of_random_games_with_all_six_can_be_applied_and_every_game_ends() {
    let mut met = [0; 6];
    for players in 2..=4 {
        for seed in 0..games(30, 500) {
            let mut next = Options::all();
            let mut before: Option<State> = None;
            let end = stroll(KIT, players, seed, |s, options, events| {
                assert_eq!(verify::state(s), [], "{players} players, seed {seed}");
                assert_eq!(verify::options(s, options.choices()), []);
                for choice in options.choices() {
                    let mut copy = *s;
                    copy.step(*choice, &mut Seeded::new(seed), &mut Deaf, &mut next);
                    assert_eq!(verify::options(&copy, next.choices()), [], "{choice:?}");
                    assert_eq!(verify::state(&copy), [], "{choice:?}");
                }
                for event in events {
                    met[0] += u32::from(matches!(event, Event::Battle { defender: Owner::EMPIRE, .. }));
                    met[1] += u32::from(matches!(event, Event::Hit { kind: token::SPORE | token::IDOL, .. }));
                    met[2] += u32::from(matches!(event, Event::Scored { ambition: ambition::EXPLORER, .. }));
                    met[3] += u32::from(matches!(event, Event::Played { mode: mode::MIRROR, .. }));
                    met[4] += u32::from(matches!(event, Event::Moved { to: System::CENTRE, .. }));
                    if let (Event::Battle { system, .. }, Some(before)) = (event, &before) {
                        assert!(!law::protects(before, *system));
                        met[5] += 1;
                    }
                }
                before = Some(*s);
            });
            assert!(end.over.is_some());
        }
    }
    assert!(met.iter().all(|n| *n > 5), "{met:?}");
}

#[test]
fn views_of_games_with_all_six_leak_nothing() {
    for players in 2..=4 {
        for seed in 0..games(10, 200) {
            let mut rng = Seeded::new(seed);
            stroll(KIT, players, seed, |s, _, _| {
                for viewer in viewers(players) {
                    let seen = view::of(s, viewer);
                    let sample = seen.sample(&mut rng);
                    assert_eq!(verify::state(&sample), []);
                    let foreign = matches!(s.stack.last(), Some(Frame::Card(f)) if viewer != Some(f.seat));
                    let again = view::of(&sample, viewer);
                    assert_eq!(again.state, seen.state);
                    assert!(foreign || again == seen);
                }
            });
        }
    }
}

#[test]
fn games_with_all_six_are_saved_loaded_and_taken_back() {
    for players in 2..=4 {
        for seed in 0..games(6, 100) {
            let (mut game, mut table): (Game, Table) = begin_with(KIT, players, seed);
            finish(&mut game, &mut table, &mut |_, _| {});
            let record = game.record();
            let text = serde_json::to_string(&record).expect("text");
            let loaded =
                Game::load_with(KIT, &serde_json::from_str(&text).expect("a record")).expect("a game");
            assert_eq!(loaded.state(), game.state());
            assert_eq!(Game::load(&record).err(), Some(LoadError::Kit), "the base kit has not its cards");
            let half = record.journal.len() / 2;
            game.rewind(half);
            let Deed::Chose(choice) = record.journal[half].deed else { continue };
            game.apply(record.journal[half].seat, choice, &mut Never).expect("an option");
            while game.redo().is_some() {}
            assert_eq!(game.state(), loaded.state());
        }
    }
}
