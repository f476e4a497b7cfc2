//! The battle sheet against the engine: the odds are what the rules make of every way in which the dice can fall, the
//! numbers name their sources, and hits that fall the obvious way are choices like all others (01 R13).
#![cfg(not(target_arch = "wasm32"))]

use arcs::cli::bots::Bot;
use arcs::model::odds::{Aim, OddsView, RerollFor, odds, rerolled_faces};
use arcs::model::{BattleView, StepState};
use arcs::session::sitting::{Sitting, setup_of};
use arcs::session::{LoreConfig, TableConfig};
use arcs::text::battle::Side;
use rules::chance::{Ask, Chance, Seeded};
use rules::choice::{Choice, Pool, Prompt};
use rules::event::Event;
use rules::flow::Frame;
use rules::flow::battle::{Battle, Step};
use rules::flow::factors::{added_intercepts, banning, factors};
use rules::ids::{Die, Owner, PieceKind};
use rules::options::Options;
use rules::{Game, State};
use std::collections::BTreeSet;

fn config(players: usize, lore: bool) -> TableConfig {
    let mut config = TableConfig::of(players);
    for (seat, name) in config.seats.iter_mut().zip(["Ada", "Ben", "Cleo", "Dan"]) {
        seat.name = name.into();
    }
    let lore = lore.then_some(LoreConfig { pack: true, two: true, dealt: true });
    TableConfig { lore, ..config }
}

/// Plays so many games between bots that go on and on; calls `at` at every decision that `wanted` accepts.
fn play(games: u64, wanted: impl Fn(&Prompt) -> bool, mut at: impl FnMut(&Game, &TableConfig)) {
    let games = if std::env::var_os("ARCS_LONG").is_some() { 10 * games } else { games };
    for n in 0..games {
        let config = config(2 + (n % 3) as usize, n % 4 != 0);
        let (mut chance, mut picker) = (Seeded::new(n), Seeded::new(n + 99));
        let mut game = Game::new(setup_of(&config), &mut chance).unwrap();
        for _ in 0..1_500 {
            let Some(decision) = game.decision() else { break };
            let (seat, prompt) = (decision.seat, decision.prompt);
            let choice = Bot::Busy.choose(game.state(), decision.seat, decision.options, &mut picker);
            if wanted(&prompt) {
                at(&game, &config);
            }
            game.apply(seat, choice, &mut chance).unwrap();
        }
    }
}

fn sheet(game: &Game, config: &TableConfig) -> BattleView {
    let sitting = Sitting::of(config.clone(), game.clone());
    let viewer = sitting.decider();
    sitting.model(viewer).battle.unwrap()
}

fn battle_of(s: &State) -> Option<Battle> {
    s.stack.iter().rev().find_map(|f| if let Frame::Battle(b) = f { Some(*b) } else { None })
}

/// Dice that fall as written; what is not written falls on the first face, and is noted.
struct Script {
    faces: Vec<u8>,
    asked: usize,
}

impl Chance for Script {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        if !matches!(ask, Ask::Die(_)) {
            return 0;
        }
        if self.asked == self.faces.len() {
            self.faces.push(0);
        }
        self.asked += 1;
        self.faces[self.asked - 1]
    }
}

/// The dice that the policy of the odds rolls again with the reroll that is running, in the order they are picked.
fn wanted_dice(s: &State, b: &Battle, aim: &Aim, back: u8) -> Vec<(Die, u8)> {
    let card = *b.rerolled.last().unwrap();
    let (_, only, most) = *factors(s, b).rerolls.iter().find(|r| r.0 == card).unwrap();
    let mut out = Vec::new();
    for die in Die::ALL.into_iter().filter(|d| only.is_none_or(|o| o == *d)) {
        let mut left = most;
        for face in rerolled_faces(die, aim.rerolls, back) {
            let take = b.faces[die][face].min(left);
            left -= take;
            out.extend((0..take).map(|_| (die, face as u8)));
        }
    }
    out.sort_by_key(|(die, face)| (*die as u8, *face));
    out
}

/// Fights the battle to the end of its hits by the policy; what the odds speak of, counted.
fn fight(start: &State, pool: Pool, aim: &Aim, back: u8, chance: &mut Script) -> OddsView {
    let begun = battle_of(start).unwrap();
    let (mut s, mut listed, mut events) = (*start, Options::all(), Vec::<Event>::new());
    let mut choice = Choice::Dice(pool);
    loop {
        s.step(choice, chance, &mut events, &mut listed);
        let Some(b) = battle_of(&s).filter(|b| b.system == begun.system && b.pool == pool) else { break };
        if matches!(b.step, Step::Raiding | Step::After | Step::Over) {
            break;
        }
        let Some((_, prompt)) = s.prompt() else { break };
        let options = listed.choices();
        let ship = |damaged: bool| {
            let is = |c: &&Choice| matches!(c, Choice::Ship { damaged: d, .. } if *d == damaged);
            options.iter().find(is).or(options.first()).copied()
        };
        let next = match prompt {
            Prompt::Reroll => {
                let order = factors(&s, &b).rerolls;
                let uses = order.into_iter().map(|(card, _, _)| Choice::Use { card, ability: 0 });
                uses.into_iter().find(|c| options.contains(c)).or(Some(Choice::Done))
            }
            Prompt::RerollDice { .. } => {
                let done: usize = b.picked.values().flatten().map(|n| usize::from(*n)).sum();
                // What is picked still lies there.
                let wanted = wanted_dice(&s, &b, aim, back);
                wanted
                    .get(done)
                    .map(|(die, face)| Choice::Die { die: *die, face: *face })
                    .or(Some(Choice::Done))
            }
            Prompt::HitOwnShip { .. } => ship(false),
            Prompt::HitShip { .. } => ship(!aim.spread),
            Prompt::HitBuilding { .. } => {
                let damaged = |c: &&Choice| match c {
                    Choice::Building { system, index } => s.buildings[*system][usize::from(*index)].damaged,
                    _ => false,
                };
                options.iter().find(damaged).or(options.first()).copied()
            }
            _ => options.first().copied(),
        };
        choice = next.unwrap();
        assert!(options.contains(&choice), "{choice:?} of {options:?}");
    }
    count(&events, &begun)
}

/// What happened in one battle.
fn count(events: &[Event], b: &Battle) -> OddsView {
    let (symbols, intercept) = events
        .iter()
        .find_map(|e| match e {
            Event::Result { symbols, intercept, .. } => Some((*symbols, *intercept)),
            _ => None,
        })
        .expect("a roll adds up to something");
    let own = Owner::from(b.attacker);
    let gone = |wanted: &dyn Fn(Owner, PieceKind) -> bool, all: bool| {
        let hits = events.iter().filter(|e| match e {
            Event::Hit { system, owner, kind, destroyed } => {
                *system == b.system && wanted(*owner, *kind) && (all || *destroyed)
            }
            _ => false,
        });
        hits.count()
    };
    let ship = PieceKind::SHIP;
    let lost = gone(&|o, k| o == own && k == ship, false);
    let exactly = |n: u8| (0..=n).map(|i| if i == n { 1.0 } else { 0.0 }).collect::<Vec<f64>>();
    let raids = lost < usize::from(b.ships.total());
    OddsView {
        ships: vec![1.0; gone(&|o, k| o == b.defender && k == ship, false)],
        lost: vec![1.0; lost],
        suffered: exactly(symbols.self_hits + intercept),
        hits: exactly(symbols.hits),
        building_hits: exactly(symbols.building_hits),
        keys: exactly(symbols.keys),
        raid: vec![1.0; if raids { symbols.keys.into() } else { 0 }],
        intercept: f64::from(intercept),
        mean_damaged: gone(&|o, k| o == b.defender && k != ship, true) as f64,
        mean_lost: gone(&|o, k| o == b.defender && k != ship, false) as f64,
        ..OddsView::default()
    }
}

fn add(sum: &mut Vec<f64>, one: &[f64], chance: f64) {
    if sum.len() < one.len() {
        sum.resize(one.len(), 0.0);
    }
    sum.iter_mut().zip(one).for_each(|(s, o)| *s += chance * o);
}

/// Equal but for noughts at the end.
fn same(a: &[f64], b: &[f64]) -> bool {
    (0..a.len().max(b.len())).all(|i| {
        let at = |l: &[f64]| l.get(i).copied().unwrap_or(0.0);
        (at(a) - at(b)).abs() < 1e-9
    })
}

/// Compares the odds of a pool with every way in which the engine's dice can fall.
fn compare(start: &State, view: &BattleView, pool: Pool, aim: Aim) {
    let ours = odds([pool.assault, pool.skirmish, pool.raid], view.sides(), &view.modifiers, aim);
    let (mut sum, mut hit, mut razed) = (OddsView::default(), 0.0, Vec::new());
    let mut script: Vec<u8> = Vec::new();
    loop {
        let mut chance = Script { faces: script, asked: 0 };
        let one = fight(start, pool, &aim, ours.intercept_hits, &mut chance);
        script = chance.faces;
        let weight = 1.0 / 6f64.powi(script.len() as i32);
        for (sum, one) in [
            (&mut sum.ships, &one.ships),
            (&mut sum.lost, &one.lost),
            (&mut sum.suffered, &one.suffered),
            (&mut sum.hits, &one.hits),
            (&mut sum.building_hits, &one.building_hits),
            (&mut sum.keys, &one.keys),
            (&mut sum.raid, &one.raid),
        ] {
            add(sum, one, weight);
        }
        hit += if one.mean_damaged > 0.0 { weight } else { 0.0 };
        add(&mut razed, &vec![1.0; one.mean_lost as usize], weight);
        sum.intercept += if one.intercept > 0.0 { weight } else { 0.0 };
        // The next way: the last die that can still fall differently.
        while script.last() == Some(&5) {
            script.pop();
        }
        match script.last_mut() {
            Some(face) => *face += 1,
            None => break,
        }
    }
    let there = ours.buildings.clone().unwrap_or_default();
    let intercept = if ours.intercept_hits > 0 { ours.intercept } else { 0.0 };
    let equal = same(&ours.ships, &sum.ships)
        && same(&ours.lost, &sum.lost)
        && same(&ours.suffered, &sum.suffered)
        && same(&ours.hits, &sum.hits)
        && same(&ours.building_hits, &sum.building_hits)
        && same(&ours.keys, &sum.keys)
        && same(&ours.raid, &sum.raid)
        && same(&[there.hit], &[hit])
        && same(&there.destroyed, &razed)
        && same(&[intercept], &[sum.intercept]);
    assert!(
        equal,
        "{pool:?} {aim:?} {:?} {:?}\n{ours:?}\n{sum:?} {hit} {razed:?}",
        view.sides(),
        view.modifiers
    );
}

#[test]
fn the_odds_are_those_of_the_engine() {
    let mut seen = BTreeSet::new();
    let (mut compared, mut with_cards, mut rerolled) = (0, 0, 0);
    play(
        24,
        |p| matches!(p, Prompt::Dice { .. }),
        |game, config| {
            let view = sheet(game, config);
            let m = &view.modifiers;
            let cards = m.jam || m.added != [0; 8] || m.intercept_hits.is_some() || !m.rerolls.is_empty();
            // Battles that cards change are rare: all of these, and one of each plain kind.
            let plain =
                (view.sides().attacker.0.min(3), view.sides().defender.0.min(3), view.sides().buildings);
            if !cards && !seen.insert(plain) || compared > 60 {
                return;
            }
            compared += 1;
            with_cards += u32::from(cards);
            rerolled += u32::from(!m.rerolls.is_empty());
            let aims = [
                Aim::default(),
                Aim { spread: true, rerolls: RerollFor::Safety, ..Aim::default() },
                Aim { rerolls: RerollFor::Keys, ..Aim::default() },
            ];
            for p in view.dice.pools.iter().filter(|p| p.iter().sum::<u8>() <= 2) {
                let pool = Pool { assault: p[0], skirmish: p[1], raid: p[2] };
                for aim in aims.into_iter().take(if m.rerolls.is_empty() { 2 } else { 3 }) {
                    compare(game.state(), &view, pool, aim);
                }
            }
        },
    );
    assert!(compared > 20 && with_cards > 10 && rerolled > 5, "{compared} {with_cards} {rerolled}");
}

#[test]
fn what_cards_do_to_a_pool_is_known_for_every_pool() {
    let (mut bans, mut added, mut sources) = (0, 0, BTreeSet::new());
    play(
        40,
        |p| matches!(p, Prompt::Dice { .. }),
        |game, config| {
            let (view, s) = (sheet(game, config), game.state());
            let b = battle_of(s).unwrap();
            for p in &view.dice.pools {
                let pool = Pool { assault: p[0], skirmish: p[1], raid: p[2] };
                let bits = (0..3).filter(|i| p[*i] > 0).map(|i| 1 << i).sum::<usize>();
                let more: u8 = added_intercepts(s, &b, pool).iter().map(|(_, n)| n).sum();
                assert_eq!(view.modifiers.added[bits], more, "{pool:?}");
                added += u32::from(more > 0);
                assert_eq!(banning(s, &b, pool), None);
            }
            for (p, why) in &view.dice.banned {
                assert!(!view.dice.is_legal(*p) && !why.is_empty());
                bans += 1;
            }
            let offered = game.decision().unwrap().options.len();
            assert_eq!(view.dice.pools.len(), offered, "every pool is on the sheet");
            assert_eq!(view.dice.pools.iter().map(|p| p.iter().sum::<u8>()).max(), Some(view.dice.most));
            assert!(view.dice.limit.contains("up to") && !view.dice.raid.is_empty());
            sources.extend(view.counted.clone());
            sources.extend(view.left_out.clone());
        },
    );
    assert!(bans > 0 && added > 0, "{bans} {added}");
    assert!(sources.len() > 6, "{sources:?}");
}

#[test]
fn the_obvious_way_is_a_row_of_choices_that_is_taken_back_as_one() {
    let (mut times, mut long) = (0, 0);
    let is_hit = |p: &Prompt| {
        matches!(p, Prompt::HitOwnShip { .. } | Prompt::HitShip { .. } | Prompt::HitBuilding { .. })
    };
    play(24, is_hit, |game, config| {
        if times > 250 {
            return;
        }
        times += 1;
        let mut sitting = Sitting::of(config.clone(), game.clone());
        let viewer = sitting.decider();
        let before = sitting.model(viewer);
        let told = before.battle.as_ref().unwrap().obvious.clone().expect("hits can fall the obvious way");
        let journal = game.journal().len();
        assert!(sitting.choose_obvious(&mut Seeded::new(5)));
        let choices = sitting.game().journal().len() - journal;
        long += usize::from(choices > 1);
        // Never past a question that is none of these hits.
        let next = sitting.game().decision().map(|d| std::mem::discriminant(&d.prompt));
        assert_ne!(next, Some(std::mem::discriminant(&game.decision().unwrap().prompt)), "the step is over");
        // It does what it said.
        let hits: Vec<&Event> = sitting.last_events().collect();
        assert!(hits.iter().any(|e| matches!(e, Event::Hit { .. })));
        let prompt = game.decision().unwrap().prompt;
        let b = battle_of(game.state()).unwrap();
        let owner = if matches!(prompt, Prompt::HitOwnShip { .. }) { b.attacker.into() } else { b.defender };
        let ships = |g: &Game| g.state().ships[b.system][owner].total();
        let gone = ships(game) - ships(sitting.game());
        if !matches!(prompt, Prompt::HitBuilding { .. }) {
            let says = |what: &str| told.contains(what);
            assert!(
                if gone == 0 { !says("destroyed") } else { says(&format!("{gone} destroyed")) },
                "{told}"
            );
        }
        assert!(told.contains("destroyed") || told.contains("damaged"), "{told}");
        // One step back takes all of it back, one step forward does it again.
        let after = sitting.game().journal().to_vec();
        sitting.undo(viewer.unwrap());
        if sitting.asks().is_some() {
            assert!(sitting.choose(0, &mut Seeded::new(1)), "what was revealed is asked about first");
        }
        assert_eq!(sitting.game().journal(), game.journal());
        assert_eq!(sitting.model(viewer).battle, before.battle);
        sitting.redo();
        if sitting.game().tape().len() == after.len() {
            assert_eq!(sitting.game().journal(), after);
        }
    });
    assert!(times > 50 && long > 10, "{times} {long}");
}

#[test]
fn the_obvious_way_answers_nothing_but_hits() {
    let other = |p: &Prompt| {
        matches!(
            p,
            Prompt::Raid { .. }
                | Prompt::Dice { .. }
                | Prompt::Reroll
                | Prompt::RerollDice { .. }
                | Prompt::Turn { .. }
        )
    };
    let mut raids = 0;
    play(12, other, |game, config| {
        let raid = matches!(game.decision().unwrap().prompt, Prompt::Raid { .. });
        raids += u32::from(raid);
        if raid || game.journal().len() % 16 == 0 {
            let mut sitting = Sitting::of(config.clone(), game.clone());
            let viewer = sitting.decider();
            assert!(sitting.model(viewer).battle.is_none_or(|b| b.obvious.is_none()));
            assert!(!sitting.choose_obvious(&mut Seeded::new(5)));
            assert_eq!(sitting.game().journal(), game.journal());
        }
    });
    assert!(raids > 2, "{raids}");
}

#[test]
fn a_raid_shows_the_price_of_everything_and_why_it_cannot_be_had() {
    let (mut have, mut dear) = (0, 0);
    play(
        16,
        |p| matches!(p, Prompt::Raid { .. }),
        |game, config| {
            let view = sheet(game, config);
            let raid = view.raid.clone().unwrap();
            let options = game.decision().unwrap().options;
            let taken: BTreeSet<usize> = view.loot.iter().filter_map(|l| l.option).collect();
            assert_eq!(taken.len() + 1, options.len(), "everything that can be stolen, and the end");
            for l in &view.loot {
                assert!(!l.name.is_empty() && l.cost.is_some());
                assert_eq!(l.option.is_some(), l.reason.is_empty(), "{l:?}");
                have += u32::from(l.option.is_some());
                dear += u32::from(l.cost > Some(raid.keys));
            }
            let now: Vec<_> = view.steps.iter().map(|s| s.state).collect();
            assert_eq!(now[4], StepState::Now);
            assert!(now[..4].iter().all(|s| *s == StepState::Done));
        },
    );
    assert!(have > 5 && dear > 0, "{have} {dear}");
}

#[test]
fn dice_that_lie_there_are_the_dice_that_count() {
    let (mut again, mut times) = (0, 0);
    let of_roll = |p: &Prompt| {
        matches!(
            p,
            Prompt::Reroll
                | Prompt::RerollDice { .. }
                | Prompt::HitOwnShip { .. }
                | Prompt::HitShip { .. }
                | Prompt::HitBuilding { .. }
                | Prompt::Raid { .. }
        )
    };
    play(30, of_roll, |game, config| {
        if times > 400 {
            return;
        }
        times += 1;
        let view = sheet(game, config);
        let b = battle_of(game.state()).unwrap();
        let sum = view.rolled.iter().fold(rules::components::dice::Symbols::default(), |s, d| s + d.face);
        assert_eq!(sum, b.symbols());
        let rolled = view.rolled.iter().filter(|d| !d.was.is_empty()).count();
        assert_eq!(rolled > 0, !view.rerolls.is_empty(), "rerolled dice name the card");
        again += rolled;
        if let Prompt::RerollDice { .. } = game.decision().unwrap().prompt {
            let picked: u8 = b.picked.values().flatten().sum();
            assert_eq!(view.rolled.iter().filter(|d| d.reroll).count(), usize::from(picked));
        }
        assert_eq!(view.steps.len(), 5);
    });
    assert!(again > 0, "somewhere dice are rolled again");
}

#[test]
fn a_cards_own_dice_lie_on_the_same_sheet() {
    let mut times = 0;
    let asks = |p: &Prompt| matches!(p, Prompt::Card { .. });
    play(60, asks, |game, config| {
        let decision = game.decision().unwrap();
        if times > 12 || !decision.options.iter().any(|c| matches!(c, Choice::Dice(_))) {
            return;
        }
        times += 1;
        let view = sheet(game, config);
        assert!(view.card.is_some() && view.dice.choosing);
        assert_eq!(view.dice.pools.len(), decision.options.len());
        assert!(view.dice.pools.iter().all(|p| p[0] == 0 && p[2] == 0), "only Skirmish dice");
        let o = odds(view.dice.pool, view.sides(), &view.modifiers, Aim::default());
        assert_eq!((o.mean_suffered, o.mean_lost), (0.0, 0.0), "nobody hits back");
        let mut sitting = Sitting::of(config.clone(), game.clone());
        let viewer = sitting.decider();
        let model = sitting.model(viewer);
        let most = model.decision.as_ref().and_then(|d| d.dice(view.dice.pool)).unwrap();
        assert!(sitting.choose(most, &mut Seeded::new(times)));
        let after = sitting.model(viewer).battle.expect("the roll is shown");
        assert_eq!(after.rolled.len(), usize::from(view.dice.most));
        assert_eq!(after.sums.hits, after.rolled.iter().map(|d| d.face.hits).sum::<u8>());
        if after.obvious.is_some() {
            assert!(sitting.choose_obvious(&mut Seeded::new(1)));
        }
    });
    assert!(times > 3, "{times}");
}

#[test]
fn a_side_of_a_battle_is_called_you_only_to_whom_it_belongs() {
    let (mut sides, mut looked_on) = (0, 0);
    play(
        6,
        |prompt| matches!(prompt, Prompt::Dice { .. }),
        |game, config| {
            let sitting = Sitting::of(config.clone(), game.clone());
            for viewer in game.state().seats().map(Some).chain([None]) {
                let battle = sitting.model(viewer).battle.unwrap();
                let mut own = 0;
                for force in [Some(battle.attacker), battle.defender].into_iter().flatten() {
                    let seat = force.who.owner.seat();
                    let is_own = seat.is_some() && seat == viewer;
                    let name = seat.map(|seat| config.seats[usize::from(seat.0)].name.clone());
                    assert_eq!(force.called, if is_own { Side::You } else { Side::Named(name.unwrap()) });
                    own += usize::from(is_own);
                    sides += 1;
                }
                looked_on += usize::from(own == 0);
            }
        },
    );
    assert!(sides > 100 && looked_on > 20, "{sides}, {looked_on}");
}
