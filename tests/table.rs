//! The table's model at every decision of whole random games: nothing that can be chosen is missing or
//! unclear, nobody is shown what they may not know, and nothing waits that cannot be answered.

use arcs::model::build::{Scene, table};
use arcs::model::{CardKind, TableModel, Target};
use arcs::session::sitting::{Sitting, words_of};
use arcs::session::{LoreConfig, TableConfig};
use rules::chance::Seeded;
use rules::choice::{Choice, Prompt};
use rules::ids::Seat;
use rules::view;
use std::collections::{BTreeMap, BTreeSet, HashSet};

fn config(players: usize) -> TableConfig {
    let mut config = TableConfig::of(players);
    for (seat, name) in config.seats.iter_mut().zip(["Ada", "Ben", "Cleo", "Dan"]) {
        seat.name = name.into();
    }
    config
}

/// How many games of each number of players.
fn games() -> u64 {
    if std::env::var_os("ARCS_LONG").is_some() { 30 } else { 3 }
}

/// The tables that are played: the base game, and Leaders & Lore drafted and dealt.
fn tables() -> Vec<TableConfig> {
    let box_only = LoreConfig::default();
    let ways = [None, Some(box_only), Some(LoreConfig { pack: true, two: true, dealt: false })];
    let dealt = Some(LoreConfig { pack: true, two: true, dealt: true });
    let each = (2..=4).flat_map(|players| ways.into_iter().chain([dealt]).map(move |lore| (players, lore)));
    each.map(|(players, lore)| TableConfig { lore, ..config(players) }).collect()
}

/// Plays random games by what the table offers; calls `at` at every decision and every sheet.
fn play(mut at: impl FnMut(&Sitting, &TableConfig)) {
    for config in tables() {
        let games = if config.lore.is_some() { games().div_ceil(3) } else { games() };
        for seed in 0..games {
            let (mut chance, mut random) = (Seeded::new(seed), Seeded::new(seed + 77));
            let mut sitting = Sitting::start(config.clone(), &mut chance).unwrap();
            let mut steps = 0;
            while let Some(seat) = looker(&sitting) {
                at(&sitting, &config);
                let model = sitting.model(Some(seat));
                let options: Vec<usize> = enabled(&model);
                assert!(sitting.choose(options[random.below(options.len())], &mut chance));
                steps += 1;
                assert!(steps < 20_000, "the game goes on forever");
            }
            assert!(sitting.outcome().is_some());
        }
    }
}

/// Who can do something now: whoever decides, or looks at what happened.
fn looker(sitting: &Sitting) -> Option<Seat> {
    let seats: Vec<Seat> = sitting.seats().iter().map(|s| s.seat).filter(|s| sitting.is_for(*s)).collect();
    assert!(seats.len() <= 1, "one seat at a time");
    seats.first().copied()
}

fn enabled(model: &TableModel) -> Vec<usize> {
    let decision = model.decision.as_ref().unwrap();
    decision.options.iter().filter(|o| o.enabled).map(|o| o.index).collect()
}

/// Is what happened being looked at, or a question of the table's own asked?
fn between(sitting: &Sitting, model: &TableModel) -> bool {
    let rules = sitting.game().decision().map_or(0, |d| d.options.len());
    let decision = model.decision.as_ref().unwrap();
    let sheet = decision.options.len() == 1 && rules != 1;
    sheet
        || model.score.is_some()
        || decision.options.iter().all(|o| o.target == Target::None) && enabled(model).len() != rules
}

#[test]
fn everything_that_can_be_chosen_is_on_the_table() {
    play(|sitting, _| {
        let seat = looker(sitting).unwrap();
        let model = sitting.model(Some(seat));
        let decision = model.decision.as_ref().unwrap();
        assert!(decision.mine && decision.seat == seat);
        assert!(!decision.sentence.is_empty() && !decision.short.is_empty());
        let mut keys = HashSet::new();
        for option in &decision.options {
            assert!(!option.title.trim().is_empty(), "{:?}", decision.sentence);
            assert!(
                option.enabled == option.reason.is_empty(),
                "refused with a reason, or not: {}",
                option.title
            );
            assert!(option.key.is_empty() || keys.insert(option.key.clone()), "key {} twice", option.key);
            assert!(option.enabled || option.key.is_empty());
        }
        let dice = decision.is_dice();
        let keyless = decision.options.iter().filter(|o| o.enabled && o.key.is_empty()).count();
        assert!(dice || keyless == 0 || decision.options.len() > 33);
        // Titles tell the options apart, with what they lead to.
        let told: HashSet<_> = decision.options.iter().map(|o| (&o.title, &o.detail, o.target)).collect();
        assert_eq!(told.len(), decision.options.len(), "{:?}", decision.options);
        assert!(!(model.battle.is_some() && model.score.is_some()), "one sheet at a time");
        if between(sitting, &model) {
            return;
        }
        let offered = sitting.game().decision().unwrap();
        let indexes: Vec<usize> = enabled(&model);
        assert_eq!(indexes, (0..offered.options.len()).collect::<Vec<_>>());
        // What lies on the table can be clicked there.
        let state = sitting.game().state();
        let lies = |choice: &Choice| {
            matches!(
                choice,
                Choice::Play { .. }
                    | Choice::Seize(_)
                    | Choice::Declare(_)
                    | Choice::Spend { .. }
                    | Choice::Use { .. }
                    | Choice::New { .. }
                    | Choice::Outside { .. }
                    | Choice::EmptySlot(_)
                    | Choice::System(_)
                    | Choice::Site { .. }
                    | Choice::Ship { .. }
                    | Choice::Building { .. }
                    | Choice::Court(_)
                    | Choice::Slot { .. }
            ) || matches!(choice, Choice::Card(card) if state.holder(*card).is_some())
        };
        for (option, choice) in decision.options.iter().zip(offered.options) {
            assert!(!lies(choice) || option.target != Target::None, "{choice:?} lies nowhere");
            assert!(
                on_table(&model, option.target),
                "{choice:?} lies at {:?}, which is not there",
                option.target
            );
        }
        assert_eq!(dice, matches!(offered.prompt, Prompt::Dice { .. }));
        assert!(!dice || model.battle.is_some());
    });
}

/// Is there something at this place that can be clicked?
fn on_table(model: &TableModel, target: Target) -> bool {
    let board = |seat| model.boards.iter().find(move |b| b.seat == seat);
    match target {
        Target::None | Target::Dice(_) => true,
        Target::System(system) => !model.map.is_out(system.cluster()),
        Target::ShipPlate(system, owner, damaged) => {
            let (fresh, hurt) = model.map.system(system).ships(owner);
            if damaged { hurt > 0 } else { fresh > 0 }
        }
        Target::Building(system, index) => {
            model.map.system(system).buildings.iter().any(|b| b.index == index)
        }
        Target::CourtSpace(space) => model.court.row.iter().any(|s| s.space == space && s.face.is_some()),
        Target::HandCard(card) => model.hand.iter().any(|c| c.card == card),
        Target::PlayedCard(seat) => model.round.plays.iter().any(|p| p.seat == seat),
        Target::BoardSlot(seat, slot) => board(seat).is_some_and(|b| usize::from(slot) < b.slots.len()),
        Target::HeldCard(card) => {
            let held = |b: &arcs::model::BoardView| b.cards.iter().any(|c| c.face.card == card);
            model.boards.iter().any(held)
                || model.court.row.iter().flat_map(|s| &s.face).any(|f| f.card == card)
                || model.draft.iter().flat_map(|d| d.leaders.iter().chain(&d.lore)).any(|f| f.card == card)
        }
        Target::Ambition(ambition) => model.ambitions.rows.iter().any(|r| r.ambition == ambition),
        Target::Seat(seat) => board(seat).is_some(),
    }
}

#[test]
fn nobody_else_is_offered_anything() {
    play(|sitting, _| {
        let seat = looker(sitting).unwrap();
        let others = sitting.seats().into_iter().map(|s| Some(s.seat)).filter(|s| *s != Some(seat));
        for viewer in others.chain([None]) {
            let model = sitting.model(viewer);
            let decision = model.decision.as_ref().unwrap();
            assert!(!decision.mine);
            assert!(decision.at(Target::None).is_empty() && decision.by_key("1").is_none());
            assert!(decision.whys.is_empty() && decision.back.is_none());
            assert!(model.score.is_some() || model.battle.is_some() || decision.options.is_empty());
            assert!(model.map.systems.iter().all(|s| s.notes.is_empty()));
        }
    });
}

#[test]
fn hidden_cards_are_nowhere_in_the_model() {
    let mut turn = 0;
    play(|sitting, config| {
        turn += 1;
        if turn % 3 != 0 {
            return;
        }
        let words = words_of(config);
        let seats = sitting.seats();
        let shown = |view: &view::View| {
            format!(
                "{:?}",
                table(&Scene {
                    view,
                    seats: &seats,
                    log: &[],
                    refusals: &[],
                    why: None,
                    looked: None,
                    undo: true,
                    redo: false,
                    back: false,
                    bot: false,
                    words: &words
                })
            )
        };
        for viewer in seats.iter().map(|s| Some(s.seat)).chain([None]) {
            let view = view::of(sitting.game().state(), viewer);
            let other = view.sample(&mut Seeded::new(turn));
            let model = shown(&view);
            assert_eq!(model, shown(&view::of(&other, viewer)));
            assert!(!model.contains("ActionCard(63)"), "a card that nobody may know");
        }
    });
}

#[test]
fn random_games_ask_all_the_common_questions() {
    let mut asked = BTreeSet::new();
    let mut most: BTreeMap<String, usize> = BTreeMap::new();
    play(|sitting, _| {
        if let Some(decision) = sitting.game().decision() {
            let name = format!("{:?}", decision.prompt);
            let name = name.split(|c: char| !c.is_alphanumeric()).next().unwrap().to_string();
            let most = most.entry(name.clone()).or_default();
            *most = decision.options.len().max(*most);
            asked.insert(name);
        }
    });
    for question in [
        "Lead",
        "Follow",
        "Turn",
        "Mulligan",
        "Granted",
        "Tax",
        "Build",
        "Repair",
        "Influence",
        "Secure",
        "MoveFrom",
        "MoveShips",
        "MoveTo",
        "BattleWhere",
        "BattleWhom",
        "Dice",
        "HitShip",
        "HitOwnShip",
        "Arrange",
        "Card",
    ] {
        assert!(asked.contains(question), "{question} was never asked: {most:?}");
    }
}

#[test]
fn a_draft_shows_every_card_and_who_picked_what() {
    for players in 2..=4 {
        for two in [false, true] {
            let lore = LoreConfig { pack: false, two, dealt: false };
            let config = TableConfig { lore: Some(lore), ..config(players) };
            let (mut chance, mut random) = (Seeded::new(5), Seeded::new(6));
            let mut sitting = Sitting::start(config, &mut chance).unwrap();
            let (leaders, cards) = lore.revealed(players);
            let each = if two { 3 } else { 2 };
            for pick in 0..each * players {
                let seat = looker(&sitting).unwrap();
                let model = sitting.model(Some(seat));
                let draft = model.draft.as_ref().unwrap();
                assert_eq!(draft.picks.len(), players);
                assert_eq!(draft.picks[pick % players].seat, seat, "the order repeats");
                assert_eq!(draft.picks.iter().filter(|p| p.now).map(|p| p.seat).collect::<Vec<_>>(), [seat]);
                let picked: usize = draft.picks.iter().map(|p| p.cards.len()).sum();
                assert_eq!(picked, pick);
                assert_eq!(draft.leaders.len() + draft.lore.len() + picked, leaders + cards);
                // Everybody finds the systems to start at, on the map too.
                let starts: usize = draft.picks.iter().map(|p| p.systems.len()).sum();
                assert_eq!(starts, players * if players == 2 { 4 } else { 3 });
                assert_eq!(model.map.systems.iter().filter(|s| s.start.is_some()).count(), starts);
                assert_eq!(sitting.model(None).draft, model.draft, "nothing is secret");
                let options = enabled(&model);
                assert!(sitting.choose(options[random.below(options.len())], &mut chance));
            }
            let model = sitting.model(looker(&sitting));
            assert!(model.draft.is_none() && model.map.systems.iter().all(|s| s.start.is_none()));
            for board in &model.boards {
                let kinds = board.cards.iter().map(|c| c.face.kind);
                assert_eq!(kinds.clone().filter(|k| k.is_leader()).count(), 1);
                assert!(kinds.filter(|k| *k == CardKind::Lore).count() + 1 >= each);
            }
        }
    }
}
