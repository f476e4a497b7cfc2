//! The sample's panels.

use super::*;
use crate::text::battle::Side;
use crate::text::names::EN;
use rules::components::dice::{Symbols, faces};
use rules::ids::{ActionCard, Ambition, ByResource, CardId, Die, Resource, SeatSet, Suit};
use std::sync::Arc;

use Resource::{Fuel, Material, Psionic, Relic, Weapon};

const SEATS: [Seat; 4] = [RED, WHITE, BLUE, YELLOW];

fn row(ambition: Ambition, markers: Vec<Marker>, counts: [u8; 4]) -> AmbitionRow {
    let best = counts.into_iter().max().unwrap_or(0);
    let second = counts.into_iter().filter(|n| *n < best).max().unwrap_or(0);
    let tied = counts.iter().filter(|n| **n == best).count() > 1;
    let (first_power, second_power): (i16, i16) =
        markers.iter().fold((0, 0), |(a, b), m| (a + m.first, b + m.second));
    let standings = SEATS.into_iter().zip(counts).map(|(seat, count)| {
        let (rank, gain) = match count {
            0 => (Rank::None, 0),
            n if n == best && tied => (Rank::TiedFirst, second_power),
            n if n == best => (Rank::First, first_power),
            n if n == second && !tied && counts.iter().filter(|c| **c == n).count() == 1 => {
                (Rank::Second, second_power)
            }
            _ => (Rank::None, 0),
        };
        Standing { seat, count, rank, gain }
    });
    AmbitionRow { ambition, markers, phantom: None, standings: standings.collect() }
}

pub fn ambitions() -> Ambitions {
    let marker = |first, second, high| Marker { first, second, high };
    Ambitions {
        rows: vec![
            row(Ambition::TYCOON, vec![], [1, 2, 3, 1]),
            row(Ambition::TYRANT, vec![], [1, 0, 1, 2]),
            row(Ambition::WARLORD, vec![marker(6, 3, true)], [3, 2, 1, 0]),
            row(Ambition::KEEPER, vec![marker(5, 3, false)], [0, 0, 2, 3]),
            row(Ambition::EMPATH, vec![], [1, 3, 0, 0]),
        ],
        available: vec![marker(4, 2, true)],
    }
}

fn card(suit: Suit, number: u8) -> ActionCardView {
    ActionCardView::of(ActionCard::new(suit, number))
}

pub fn round() -> RoundView {
    let play =
        |seat, face, mode, pips| PlayView { seat, face, mode: Some(mode), pips, ..PlayView::default() };
    let up = |suit, number| Face::Up(card(suit, number));
    RoundView {
        plays: vec![
            PlayView {
                zero: true,
                declared: Some(Ambition::KEEPER),
                ..play(WHITE, up(Suit::MOBILIZATION, 5), Mode::LEAD, Some((2, 2)))
            },
            PlayView { seize: true, ..play(BLUE, Face::Down, Mode::COPY, Some((1, 1))) },
            play(YELLOW, up(Suit::CONSTRUCTION, 3), Mode::PIVOT, Some((1, 1))),
            PlayView { now: true, ..play(RED, up(Suit::MOBILIZATION, 6), Mode::SURPASS, Some((1, 2))) },
        ],
        initiative: Some(BLUE),
        seized: true,
    }
}

fn face(number: u16, kind: CardKind, keys: u8, text: &str) -> CardFace {
    let card = CardId(number - 1);
    CardFace { card, kind, keys, name: EN.court(card).into(), text: text.into() }
}

pub fn court() -> CourtView {
    let agents = |list: &[(Seat, u8)]| {
        list.iter().map(|(seat, count)| AgentsOn { seat: *seat, count: *count }).collect()
    };
    let space = |space, face, list: &[(Seat, u8)], lead| CourtCardView {
        space,
        face: Some(face),
        agents: agents(list),
        lead,
    };
    let mining = "Build: gain 1 Material. Prelude: fill your empty slots with Material.";
    let tongues = "Prelude: discard this to steal a resource or a Guild card.";
    let uprising = "When secured: choose a cluster, place 1 ship in each of its systems.";
    let guardians = "Your other things cannot be stolen while you hold this.";
    CourtView {
        row: vec![
            space(0, face(2, CardKind::Guild(Material), 2, mining), &[(RED, 2), (BLUE, 1)], Lead::Seat(RED)),
            space(1, face(20, CardKind::Guild(Psionic), 2, tongues), &[(WHITE, 1), (YELLOW, 1)], Lead::Tied),
            space(2, face(26, CardKind::Vox, 0, uprising), &[(BLUE, 2)], Lead::Seat(BLUE)),
            space(3, face(22, CardKind::Guild(Relic), 1, guardians), &[], Lead::Nobody),
        ],
        deck: 19,
        discard: vec![
            face(11, CardKind::Guild(Weapon), 2, ""),
            face(28, CardKind::Vox, 0, ""),
            face(7, CardKind::Guild(Fuel), 3, ""),
            face(24, CardKind::Guild(Relic), 2, ""),
        ],
    }
}

pub fn hand() -> Vec<ActionCardView> {
    vec![
        card(Suit::MOBILIZATION, 1),
        card(Suit::ADMINISTRATION, 2),
        card(Suit::AGGRESSION, 4),
        card(Suit::CONSTRUCTION, 7),
    ]
}

fn board(seat: Seat, power: i16, hand: u8, left: u8, held: &[Option<Resource>]) -> BoardView {
    let open = rules::components::board::OPEN_SLOTS[left as usize];
    let slots = (0u8..6).map(|i| SlotView {
        resource: held.get(i as usize).copied().flatten(),
        cost: rules::components::board::RAID_COST[i as usize],
        open: i < open,
    });
    BoardView { seat, power, hand, slots: slots.collect(), cities_left: left, ..BoardView::default() }
}

pub fn boards() -> Vec<BoardView> {
    let held = |seat, kind, count| HeldPiece { who: who(seat), kind, count };
    let card = |number, suit, keys| HeldCard {
        face: face(number, CardKind::Guild(suit), keys, ""),
        stock: vec![],
        used: false,
    };
    let mut outrage = ByResource::default();
    outrage[Relic] = true;
    let mut blue_outrage = ByResource::default();
    blue_outrage[Weapon] = true;
    let (ship, agent) = (PieceKind::SHIP, PieceKind::AGENT);
    vec![
        BoardView {
            active: true,
            next_opens: vec![5, 6],
            supply: Supply { ships: 0, starports: 4, agents: 5 },
            outrage,
            trophies: vec![held(BLUE, CITY, 1), held(BLUE, ship, 1), held(YELLOW, ship, 1)],
            captives: vec![held(WHITE, agent, 1)],
            cards: vec![card(14, Weapon, 2)],
            ..board(RED, 14, 4, 3, &[Some(Weapon), Some(Psionic), Some(Fuel), None])
        },
        BoardView {
            supply: Supply { ships: 1, starports: 3, agents: 6 },
            trophies: vec![held(RED, ship, 2)],
            cards: vec![card(16, Psionic, 2), card(10, Fuel, 2)],
            ..board(WHITE, 12, 4, 2, &[Some(Psionic), Some(Psionic), Some(Fuel)])
        },
        BoardView {
            initiative: true,
            supply: Supply { ships: 0, starports: 3, agents: 4 },
            outrage: blue_outrage,
            trophies: vec![held(YELLOW, PORT, 1)],
            captives: vec![held(RED, agent, 1)],
            cards: vec![card(23, Relic, 2)],
            ..board(BLUE, 17, 3, 2, &[Some(Relic), Some(Fuel), Some(Material), Some(Material)])
        },
        BoardView {
            supply: Supply { ships: 0, starports: 3, agents: 7 },
            captives: vec![held(WHITE, agent, 2)],
            cards: vec![card(21, Relic, 3)],
            ..board(YELLOW, 9, 4, 3, &[Some(Relic), Some(Relic), Some(Material)])
        },
    ]
}

pub fn log() -> Log {
    let line = |seat, kind, text: &str, system: &str| LogLine {
        who: Some(seat),
        text: text.into(),
        system: System::parse(system),
        kind,
        about: SeatSet::of(seat),
        ..LogLine::default()
    };
    let turn = |at, round, seat, mode, title: &str, lines: Vec<LogLine>| {
        let (title, who, mode) = (title.into(), Some(seat), Some(mode));
        Arc::new(LogTurn { chapter: 3, round, at, who, mode, title, lines })
    };
    let seizes = LogLine { minor: true, ..line(BLUE, LogKind::Cards, "seized the initiative.", "") };
    vec![
        turn(
            1,
            1,
            BLUE,
            Mode::LEAD,
            "led Aggression 4.",
            vec![line(BLUE, LogKind::Power, "declared Warlord.", "")],
        ),
        turn(
            2,
            1,
            YELLOW,
            Mode::COPY,
            "copied.",
            vec![line(YELLOW, LogKind::Moves, "moved 2 ships to Gate 2.", "2G")],
        ),
        turn(
            3,
            1,
            RED,
            Mode::COPY,
            "copied.",
            vec![line(RED, LogKind::Battle, "attacked Blue at Gate 3.", "3G")],
        ),
        turn(4, 1, WHITE, Mode::SURPASS, "surpassed with Aggression 6.", Vec::new()),
        turn(
            5,
            2,
            WHITE,
            Mode::LEAD,
            "led Mobilization 5.",
            vec![line(WHITE, LogKind::Power, "declared Keeper.", "")],
        ),
        turn(6, 2, BLUE, Mode::COPY, "copied.", vec![seizes]),
        turn(
            7,
            2,
            YELLOW,
            Mode::PIVOT,
            "pivoted to Construction 3.",
            vec![line(YELLOW, LogKind::Moves, "built a starport at 1 Hex.", "1H")],
        ),
        turn(8, 2, RED, Mode::SURPASS, "surpassed with Mobilization 6.", Vec::new()),
    ]
}

/// Thirty options in four groups, some with a place on the table.
pub fn many_options() -> Vec<OptionView> {
    let mut out: Vec<OptionView> = Vec::new();
    let mut push = |group: &str, icon, title: String, detail: &str, target| {
        out.push(OptionView {
            index: out.len(),
            title,
            detail: detail.into(),
            icon,
            group: group.into(),
            target,
            enabled: true,
            ..OptionView::default()
        });
    };
    for s in ["1G", "2H", "3G", "3H", "5A", "5H", "6G"] {
        push("Move", "a-move", format!("Move from {}", EN.system(at(s))), "", Target::System(at(s)));
    }
    for (s, seat) in [("2H", YELLOW), ("3G", BLUE), ("6G", WHITE), ("1G", WHITE)] {
        let title = format!("Battle at {}", EN.system(at(s)));
        push("Battle", "a-battle", title, "Up to 2 dice.", Target::ShipPlate(at(s), seat.into(), false));
    }
    for (space, name) in [(0, "Mining Interest"), (2, "Mass Uprising")] {
        push("Court", "a-secure", format!("Secure {name}"), "", Target::CourtSpace(space));
    }
    for (i, r) in [(0, Weapon), (1, Psionic), (2, Fuel)] {
        push(
            "Prelude",
            icon::resource(r),
            format!("Spend {}", EN.resource(r)),
            "",
            Target::BoardSlot(RED, i),
        );
    }
    push("Prelude", "i-weapon", "Use Court Enforcers".into(), "Discard it.", Target::HeldCard(CardId(13)));
    push(
        "Repair",
        "a-repair",
        "Repair the ship at 5 Arrow".into(),
        "",
        Target::ShipPlate(at("5A"), Owner(0), true),
    );
    for s in ["3H", "5H"] {
        push(
            "Tax",
            "a-tax",
            format!("Tax the city at {}", EN.system(at(s))),
            "Gain its resource.",
            Target::Building(at(s), 0),
        );
    }
    push("Build", "a-build", "Build a ship at 3 Hex".into(), "", Target::Building(at("3H"), 0));
    out.push(OptionView {
        index: out.len(),
        title: "End turn".into(),
        enabled: true,
        plain: true,
        ..OptionView::default()
    });
    out
}

fn attackers() -> Force {
    let ships = Plate { who: who(RED), fresh: 3, damaged: 0 };
    let note = "3 fresh ships, up to 3 dice".into();
    Force { who: who(RED), called: Side::You, ships, buildings: vec![], note }
}

fn city() -> BuildingView {
    BuildingView { who: who(BLUE), kind: CITY, slot: Some(0), ..BuildingView::default() }
}

pub fn battle(rolled: bool) -> BattleView {
    let note = "2 fresh ships intercept, 1 fresh city: Raid dice allowed";
    let defender = Force {
        who: who(BLUE),
        called: Side::Named("Blue".into()),
        ships: Plate { who: who(BLUE), fresh: 2, damaged: 0 },
        buildings: vec![city()],
        note: note.into(),
    };
    let pool = [2, 0, 1];
    let die = |die, face: usize| RolledDie { die, face: faces(die)[face], was: vec![], reroll: false };
    let sums = Symbols { self_hits: 1, intercepts: 1, hits: 3, building_hits: 1, keys: 1 };
    BattleView {
        system: at("3C"),
        attacker: attackers(),
        defender: Some(defender),
        dice: DiceView { choosing: !rolled, pool, most: 3, pools: pools(), ..DiceView::default() },
        fallen: rolled,
        rolled: if rolled {
            vec![die(Die::Assault, 3), die(Die::Assault, 4), die(Die::Raid, 5)]
        } else {
            vec![]
        },
        sums: if rolled { sums } else { Symbols::default() },
        steps: if rolled { steps() } else { vec![] },
        ..BattleView::default()
    }
}

fn steps() -> Vec<StepView> {
    let step = |icon, name: &str, text: &str, state| StepView {
        icon,
        name: name.into(),
        text: text.into(),
        state,
        ..StepView::default()
    };
    let ships = |seat, fresh, damaged| vec![Plate { who: who(seat), fresh, damaged }];
    vec![
        StepView {
            plates: ships(RED, 2, 1),
            ..step("i-self", "Self-hits", "1 on your ships", StepState::Done)
        },
        StepView {
            plates: ships(RED, 0, 3),
            ..step("i-intercept", "Intercept", "2 fresh ships hit back", StepState::Done)
        },
        StepView {
            plates: ships(BLUE, 1, 1),
            ..step("i-hit", "Hits", "3 on Blue ships, 1 assigned", StepState::Now)
        },
        StepView {
            buildings: vec![city()],
            ..step("i-bhit", "Building hits", "1 on the city", StepState::Later)
        },
        step("i-key", "Raid", "1 key buys Fuel or Material", StepState::Later),
    ]
}

/// Every pool of up to three dice.
fn pools() -> Vec<[u8; 3]> {
    let all = (0..=3u8).flat_map(|a| (0..=3 - a).flat_map(move |s| (0..=3 - a - s).map(move |r| [a, s, r])));
    all.collect()
}

pub fn dice_decision() -> Decision {
    let options = pools().into_iter().enumerate().map(|(index, [a, s, r])| OptionView {
        index,
        title: format!("{a} Assault, {s} Skirmish, {r} Raid"),
        target: Target::Dice([a, s, r]),
        enabled: true,
        ..OptionView::default()
    });
    let options = options.collect();
    Decision { seat: RED, sentence: "choose up to 3 dice".into(), mine: true, options, ..Decision::default() }
}

pub fn hit_decision() -> Decision {
    let option = |index, title: &str, detail: &str, target| OptionView {
        index,
        title: title.into(),
        detail: detail.into(),
        target,
        enabled: true,
        ..OptionView::default()
    };
    let plate = |damaged| Target::ShipPlate(at("3C"), BLUE.into(), damaged);
    Decision {
        seat: RED,
        sentence: "hit 2 of 3. Which ship takes it?".into(),
        short: "to assign hits".into(),
        mine: true,
        options: vec![
            option(0, "The damaged ship", "It is destroyed: a trophy for you.", plate(true)),
            option(1, "The fresh ship", "Both are damaged then.", plate(false)),
        ],
        ..Decision::default()
    }
    .number()
}
