//! Positions to look at: for the gallery, for pictures, for tests. Four players, chapter 3, round 2, cluster 4
//! out of play; Red moves ships out of 3 Hex. Words stand here because nobody but a developer reads them.

mod panels;

use super::*;
use rules::components::map as printed;
use rules::ids::{Action, CardId, Mode, Owner, PieceKind, Resource, Seat, System};

/// The seats of the sample, by letter.
const RED: Seat = Seat(0);
const WHITE: Seat = Seat(1);
const BLUE: Seat = Seat(2);
const YELLOW: Seat = Seat(3);

const CITY: PieceKind = PieceKind::CITY;
const PORT: PieceKind = PieceKind::STARPORT;

fn colour(seat: Seat) -> Colour {
    [Colour::Red, Colour::White, Colour::Blue, Colour::Yellow][seat.0 as usize]
}

fn who(seat: Seat) -> Who {
    Who { owner: seat.into(), colour: colour(seat) }
}

fn at(text: &str) -> System {
    System::parse(text).unwrap_or_default()
}

fn named(name: &'static str) -> String {
    name.to_string()
}

type Ships = &'static [(Seat, u8, u8)];
type Buildings = &'static [(Seat, PieceKind, bool)];

/// Every system with something in it.
const POSITION: &[(&str, Ships, Buildings)] = &[
    ("1G", &[(RED, 1, 0), (WHITE, 2, 0)], &[]),
    ("1A", &[(WHITE, 3, 1)], &[(WHITE, CITY, false), (WHITE, PORT, false)]),
    ("1C", &[(WHITE, 1, 0)], &[(WHITE, CITY, true)]),
    ("1H", &[(YELLOW, 2, 0)], &[(YELLOW, PORT, false)]),
    ("2G", &[(YELLOW, 3, 0), (BLUE, 1, 1)], &[]),
    ("2A", &[(WHITE, 1, 0)], &[(WHITE, PORT, true)]),
    ("2C", &[(YELLOW, 1, 0)], &[]),
    ("2H", &[(YELLOW, 2, 1), (RED, 1, 0)], &[(YELLOW, CITY, true), (YELLOW, CITY, false)]),
    ("3G", &[(RED, 2, 0), (BLUE, 0, 1)], &[]),
    ("3A", &[(BLUE, 2, 0)], &[(BLUE, PORT, false)]),
    ("3C", &[(BLUE, 2, 0)], &[(BLUE, CITY, false)]),
    ("3H", &[(RED, 4, 1)], &[(RED, PORT, false), (RED, CITY, false)]),
    ("5G", &[(WHITE, 2, 0), (BLUE, 2, 0)], &[]),
    ("5A", &[(RED, 1, 1)], &[]),
    ("5C", &[(BLUE, 2, 0)], &[(BLUE, PORT, false)]),
    ("5H", &[(RED, 2, 1)], &[(RED, CITY, false)]),
    ("6G", &[(YELLOW, 2, 1), (RED, 1, 0), (BLUE, 1, 0), (WHITE, 1, 0)], &[]),
    ("6A", &[(YELLOW, 2, 0)], &[(YELLOW, PORT, false)]),
    ("6C", &[(BLUE, 1, 1)], &[(BLUE, CITY, true)]),
    ("6H", &[(WHITE, 2, 0)], &[(WHITE, CITY, false)]),
];

/// Most fresh ships control; a tie is nobody's.
fn control(plates: &[Plate]) -> Option<Who> {
    let best = plates.iter().map(|p| p.fresh).max().filter(|n| *n > 0)?;
    let mut leaders = plates.iter().filter(|p| p.fresh == best);
    let first = leaders.next()?;
    leaders.next().is_none().then_some(first.who)
}

fn system(system: System) -> SystemView {
    let row = POSITION.iter().find(|row| at(row.0) == system);
    let (ships, buildings) = row.map_or((&[][..], &[][..]), |row| (row.1, row.2));
    let plates: Vec<Plate> = ships
        .iter()
        .map(|(s, fresh, damaged)| Plate { who: who(*s), fresh: *fresh, damaged: *damaged })
        .collect();
    let buildings = (0u8..).zip(buildings).map(|(i, (s, kind, damaged))| BuildingView {
        index: i,
        who: who(*s),
        kind: *kind,
        damaged: *damaged,
        slot: Some(i),
        used: false,
    });
    SystemView {
        system,
        planet: printed::planet_type(system),
        token: None,
        start: None,
        slots: printed::slots(system),
        control: control(&plates),
        plates,
        buildings: buildings.collect(),
        notes: Vec::new(),
    }
}

fn map() -> MapView {
    MapView { out: 1 << 4, systems: System::all().filter(|s| *s != System::CENTRE).map(system).collect() }
}

fn note(possible: bool, text: &str) -> Note {
    Note { possible, text: text.into() }
}

fn decision() -> Decision {
    let (hex, crescent, gate) = (at("3H"), at("3C"), at("3G"));
    let option = |index, title: &str, detail: &str, target| OptionView {
        index,
        title: title.into(),
        detail: detail.into(),
        target,
        enabled: true,
        ..OptionView::default()
    };
    let route = |from, to, kind| Route { from, to, kind };
    let first = OptionView {
        routes: vec![route(hex, crescent, RouteKind::Sure)],
        ..option(
            0,
            "3 Crescent",
            "They stop there. You take control from Blue, 3 to 2.",
            Target::System(crescent),
        )
    };
    let second = OptionView {
        routes: vec![
            route(hex, gate, RouteKind::Sure),
            route(gate, at("2G"), RouteKind::Maybe),
            route(gate, at("5G"), RouteKind::Maybe),
        ],
        ..option(1, "Gate 3", "Yours, so they may fly on, to Gate 2 or Gate 5.", Target::System(gate))
    };
    Decision {
        seat: RED,
        sentence: "where do 3 ships go from 3 Hex?".into(),
        short: "to move ships".into(),
        kind: "Move".into(),
        kind_icon: icon::action(Action::Move),
        pips: Some((1, 2)),
        mine: true,
        options: vec![first, second],
        origin: Target::System(hex),
        back: Some("Other ships".into()),
        whys: vec![Why {
            question: "Why not 3 Arrow?".into(),
            answer: "It does not touch 3 Hex. Fly through Gate 3.".into(),
            rule: None,
            source: None,
        }],
        ..Decision::default()
    }
    .number()
}

/// The position of the pictures.
pub fn sample() -> TableModel {
    let names = ["Red", "White", "Blue", "Yellow"];
    let seats = Seat::all(4)
        .zip(names)
        .map(|(seat, name)| SeatView { seat, colour: colour(seat), name: named(name), bot: seat != RED })
        .collect();
    let mut map = map();
    for s in map.systems.iter_mut().filter(|s| s.system == at("2H")) {
        s.notes = vec![
            note(true, "Battle Yellow: 3 ships, 2 cities. You have 1 ship, so 1 die."),
            note(false, "Tax: you don’t control it, Yellow has 2 fresh against your 1."),
            note(false, "Build: no empty slot."),
        ];
    }
    TableModel {
        viewer: Some(RED),
        seats,
        top: TopBar {
            chapter: 3,
            chapters: 5,
            round: 2,
            goal: 27,
            power: vec![(RED, 14), (WHITE, 12), (BLUE, 17), (YELLOW, 9)],
            undo: true,
            undo_not: String::new(),
            redo: false,
        },
        ambitions: panels::ambitions(),
        round: panels::round(),
        past: Vec::new(),
        court: panels::court(),
        map,
        boards: panels::boards(),
        hand: panels::hand(),
        log: panels::log(),
        decision: Some(decision()),
        battle: None,
        draft: None,
        score: None,
        motion: Motion::default(),
    }
}

/// Four owners, fresh and damaged, and the Blight, in one system of every shape; and the longest list of
/// options that still has to be usable.
pub fn crowd() -> TableModel {
    let mut m = sample();
    let plate = |who, fresh, damaged| Plate { who, fresh, damaged };
    let blight = Who { owner: Owner::BLIGHT, colour: Colour::Blight };
    let crowd = vec![
        plate(who(RED), 4, 1),
        plate(who(WHITE), 3, 2),
        plate(who(BLUE), 5, 1),
        plate(who(YELLOW), 2, 3),
        plate(blight, 1, 0),
    ];
    for s in &mut m.map.systems {
        if ["6G", "1C", "6C", "2H", "5A"].iter().any(|t| at(t) == s.system) {
            s.control = Some(who(BLUE));
            s.plates = crowd.clone();
        }
    }
    if let Some(d) = &mut m.decision {
        d.sentence = "use a pip, or end the turn".into();
        d.back = None;
        d.whys.clear();
        d.origin = Target::None;
        d.options = panels::many_options();
        *d = std::mem::take(d).number();
    }
    m
}

/// Choosing dice, and a roll being settled.
pub fn battle(rolled: bool) -> TableModel {
    let mut m = sample();
    m.battle = Some(panels::battle(rolled));
    m.decision = Some(if rolled { panels::hit_decision() } else { panels::dice_decision() });
    m
}

/// Somebody else decides; the viewer waits.
pub fn waiting() -> TableModel {
    let mut m = sample();
    m.decision = Some(Decision {
        seat: BLUE,
        short: "to lead a card".into(),
        mine: false,
        thinking: true,
        ..Decision::default()
    });
    for play in &mut m.round.plays {
        *play = PlayView { seat: play.seat, now: play.seat == BLUE, ..PlayView::default() };
    }
    m
}

/// Leaders and lore: tokens on planets, buildings beside the slots and on gates, a slot on a card.
pub fn lore() -> TableModel {
    let mut model = sample();
    let beside: &[(&str, Seat, PieceKind)] = &[
        ("1G", WHITE, CITY),
        ("1G", WHITE, PORT),
        ("2G", YELLOW, CITY),
        ("3G", RED, PORT),
        ("1A", WHITE, CITY),
        ("3C", BLUE, CITY),
        ("2H", YELLOW, CITY),
        ("2H", RED, CITY),
    ];
    for (place, seat, kind) in beside {
        let system = at(place);
        for view in model.map.systems.iter_mut().filter(|view| view.system == system) {
            let index = view.buildings.len() as u8;
            view.buildings.push(BuildingView {
                index,
                who: who(*seat),
                kind: *kind,
                ..BuildingView::default()
            });
        }
    }
    for view in model.map.systems.iter_mut().filter(|view| [at("1C"), at("3A")].contains(&view.system)) {
        view.token = Some(Resource::Relic);
    }
    if let Some(board) = model.boards.first_mut() {
        board.slots.push(SlotView { resource: Some(Resource::Psionic), cost: 4, open: true });
        for (number, kind, name) in
            [(46, CardKind::Leader(13), "Shaper"), (59, CardKind::Lore, "Ancient Holdings")]
        {
            let face =
                CardFace { card: CardId(number), kind, keys: 0, name: named(name), text: String::new() };
            board.cards.push(HeldCard { face, stock: Vec::new(), used: false });
        }
        if let Some(decision) = &mut model.decision {
            decision.source = Some(CardId(46));
        }
    }
    model
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_samples_hang_together() {
        for m in [sample(), crowd(), battle(false), battle(true), waiting()] {
            assert_eq!(m.map.systems.len(), 24);
            assert_eq!(m.boards.len(), m.seats.len());
            assert!(m.boards[0].seat == RED && m.viewer == Some(RED));
            for row in &m.ambitions.rows {
                assert_eq!(row.standings.len(), 4);
            }
        }
        assert_eq!(sample().map.system(at("3C")).control, Some(who(BLUE)));
        assert_eq!(sample().map.system(at("5G")).control, None);
        assert!(sample().glow(at("3H")).origin);
    }
}
