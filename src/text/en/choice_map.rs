//! Choices on the map in English: systems, ships, buildings.

use super::choice::Asked;
use super::reason::battle;
use super::say;
use crate::text::game::ChoiceText;
use crate::text::names::EN;
use rules::State;
use rules::actions::moving::Moving;
use rules::actions::tax::ways;
use rules::choice::{Prompt, Ships};
use rules::components::board::{CITY_BONUS, OPEN_SLOTS};
use rules::flow::Frame;
use rules::ids::*;

/// The Move that is going on.
fn moving(s: &State) -> Option<Moving> {
    s.stack.iter().rev().find_map(|frame| match frame {
        Frame::Move(moving) => Some(*moving),
        _ => None,
    })
}

/// "You would take control from Blue, 3 to 2.": what changes at a system between two states.
fn control(asked: &Asked<'_>, after: &State, system: System) -> String {
    let own = Owner::from(asked.seat);
    let (was, now) = (asked.s.control(system), after.control(system));
    match (was, now) {
        (Some(a), Some(b)) if a == own && b == own => "You keep control.".into(),
        (Some(a), Some(b)) if b == own => format!("You take control from {}.", asked.owner(a)),
        (None, Some(b)) if b == own => "You take control.".into(),
        (_, Some(b)) => format!("{} has control.", asked.owner(b)),
        (Some(a), None) if a == own => "Nobody has control then.".into(),
        (Some(a), None) => format!("{} loses control.", asked.owner(a)),
        (None, None) => "Nobody has control.".into(),
    }
}

/// The state with some of the player's ships moved.
fn shifted(s: &State, seat: Seat, from: System, to: Option<System>, ships: Ships) -> State {
    let mut after = *s;
    let owner = Owner::from(seat);
    let left = &mut after.ships[from][owner];
    left.fresh = left.fresh.saturating_sub(ships.fresh);
    left.damaged = left.damaged.saturating_sub(ships.damaged);
    if let Some(to) = to {
        let there = &mut after.ships[to][owner];
        there.fresh += ships.fresh;
        there.damaged += ships.damaged;
    }
    after
}

/// "You lose control of 3 Hex.", if that is so.
fn lost(asked: &Asked<'_>, after: &State, from: System) -> String {
    if asked.s.controls(asked.seat, from) && !after.controls(asked.seat, from) {
        format!("You lose control of {}.", EN.system(from))
    } else {
        String::new()
    }
}

/// Who stands in a system: "Blue: 2 ships and a city. Red: a starport."
fn presence(asked: &Asked<'_>, system: System) -> String {
    let s = asked.s;
    let one = |owner: Owner| {
        let buildings = s.buildings[system].iter().filter(move |b| b.owner == owner);
        let pieces = say::pieces(s.ships[system][owner], buildings);
        if pieces.is_empty() { String::new() } else { format!("{}: {pieces}.", asked.subject(owner)) }
    };
    let own = Owner::from(asked.seat);
    let others = Owner::all().filter(|o| *o != own);
    say::row(&std::iter::once(own).chain(others).map(one).collect::<Vec<_>>())
}

/// A system, for whatever is asked.
pub fn system(asked: &Asked<'_>, system: System) -> ChoiceText {
    let (s, seat) = (asked.s, asked.seat);
    let name = EN.system(system);
    let own = Owner::from(seat);
    let detail = match asked.prompt {
        Prompt::MoveFrom => {
            let ships = format!("{} there.", say::capital(&say::ships(s.ships[system][own])));
            let port = s.has_starport(own, system).then(|| "A Catapult may start there.".to_string());
            if s.ships[system][own].total() == 0 {
                String::new()
            } else {
                say::row(&[ships, port.unwrap_or_default()])
            }
        }
        Prompt::MoveTo { from, ships, .. } => {
            let after = shifted(s, seat, *from, Some(system), *ships);
            let catapult = moving(s).is_some_and(|m| m.catapult);
            let open = system.is_gate() && !s.controlled_by_other(seat, system);
            let (stop, fly) = match ships.total() {
                1 => ("It stops there.", "It may fly on from there."),
                _ => ("They stop there.", "They may fly on from there."),
            };
            let flight = match (catapult, open) {
                (true, true) => fly,
                (true, false) => stop,
                (false, _) => "",
            };
            say::row(&[flight.into(), control(asked, &after, system), lost(asked, &after, *from)])
        }
        Prompt::BattleWhere => presence(asked, system),
        Prompt::Card { .. } | Prompt::Recover => {
            let here = presence(asked, system);
            if here.is_empty() { "Nobody is there.".into() } else { here }
        }
        _ => String::new(),
    };
    ChoiceText::new(name, detail)
}

/// A whole cluster.
pub fn cluster(asked: &Asked<'_>, cluster: u8) -> ChoiceText {
    let ships = asked.s.boards[asked.seat].ships;
    let detail = if ships >= 4 {
        "1 ship in each of its 4 systems.".to_string()
    } else {
        format!(
            "{} left in supply: you choose the systems.",
            say::capital(&say::many(ships, "ship", "ships"))
        )
    };
    ChoiceText::new(format!("Cluster {cluster}"), detail)
}

/// Ships to take along.
pub fn ships(asked: &Asked<'_>, ships: Ships) -> ChoiceText {
    let detail = match asked.prompt {
        Prompt::MoveShips { from } => {
            let all = asked.s.ships[*from][Owner::from(asked.seat)];
            let after = shifted(asked.s, asked.seat, *from, None, ships);
            let stay = Ships {
                fresh: all.fresh.saturating_sub(ships.fresh),
                damaged: all.damaged.saturating_sub(ships.damaged),
            };
            let rest = match stay.total() {
                0 => "All of them.".into(),
                1 => format!("{} stays.", say::capital(&say::ships(stay))),
                _ => format!("{} stay.", say::capital(&say::ships(stay))),
            };
            say::row(&[rest, lost(asked, &after, *from)])
        }
        _ => String::new(),
    };
    ChoiceText::new(say::capital(&say::ships(ships)), detail)
}

/// Ships to leave behind on a Catapult.
pub fn leave(asked: &Asked<'_>, ships: Ships) -> ChoiceText {
    let detail = match asked.prompt {
        Prompt::MoveTo { from, ships: group, .. } => {
            let on = group.total().saturating_sub(ships.total());
            let flies = if on == 1 { "flies" } else { "fly" };
            let stays = if ships.total() == 1 { "stays" } else { "stay" };
            let it = if ships.total() == 1 { "It" } else { "They" };
            format!("{it} {stays} at {}; {} {flies} on.", EN.system(*from), say::many(on, "ship", "ships"))
        }
        _ => String::new(),
    };
    ChoiceText::new(format!("Leave {}", say::ships(ships)), detail)
}

/// Something to build.
pub fn site(asked: &Asked<'_>, system: System, kind: PieceKind) -> ChoiceText {
    let (s, seat) = (asked.s, asked.seat);
    let board = &s.boards[seat];
    let piece = EN.piece(kind, 1);
    let title = format!("{} at {}", say::capital(piece), EN.system(system));
    let left = match kind {
        PieceKind::SHIP => board.ships,
        PieceKind::CITY => board.cities,
        PieceKind::STARPORT => board.starports,
        _ => 0,
    };
    if left == 0 {
        let stock = if kind == PieceKind::CITY { "on your board" } else { "in supply" };
        return ChoiceText::new(title, format!("No {piece} is left {stock}: nothing is placed."));
    }
    let state = match s.control(system) {
        Some(other) if other != seat.into() => {
            format!("Damaged, as {} has control.", asked.owner(other))
        }
        _ => String::new(),
    };
    let gain = if kind == PieceKind::CITY { uncovers(board.cities) } else { String::new() };
    let control = if kind == PieceKind::SHIP && state.is_empty() {
        let mut after = *s;
        after.ships[system][Owner::from(seat)].fresh += 1;
        if after.control(system) == s.control(system) {
            String::new()
        } else {
            control(asked, &after, system)
        }
    } else {
        String::new()
    };
    ChoiceText::new(title, say::row(&[state, gain, control]))
}

/// What the next city uncovers on the board.
fn uncovers(unbuilt: u8) -> String {
    let (now, then) = (usize::from(unbuilt.min(5)), usize::from(unbuilt.min(5).saturating_sub(1)));
    let slots: Vec<String> = (OPEN_SLOTS[now] + 1..=OPEN_SLOTS[then]).map(|n| n.to_string()).collect();
    let bonus = CITY_BONUS[then] - CITY_BONUS[now];
    match slots.as_slice() {
        [] if bonus > 0 => format!("+{bonus} Power on each ambition you win alone."),
        [] => String::new(),
        [one] => format!("Opens slot {one}."),
        more => format!("Opens slots {}.", say::list(more)),
    }
}

/// One ship, to repair or to hit.
pub fn ship(asked: &Asked<'_>, system: System, owner: Owner, damaged: bool) -> ChoiceText {
    let state = if damaged { "damaged" } else { "fresh" };
    match asked.prompt {
        Prompt::Repair => {
            let mut after = *asked.s;
            let there = &mut after.ships[system][owner];
            there.fresh += 1;
            there.damaged = there.damaged.saturating_sub(1);
            let changed = after.control(system) != asked.s.control(system);
            let detail = if changed { control(asked, &after, system) } else { String::new() };
            ChoiceText::new(format!("Ship at {}", EN.system(system)), detail)
        }
        _ => {
            let of = if owner == asked.seat.into() {
                format!("Your {state} ship")
            } else {
                format!("{} ship of {}", say::capital(state), asked.owner(owner))
            };
            ChoiceText::new(of, struck(asked, owner, damaged))
        }
    }
}

/// What a hit does.
fn struck(asked: &Asked<'_>, owner: Owner, damaged: bool) -> String {
    if !damaged {
        return "It becomes damaged.".into();
    }
    let taker =
        battle(asked.s).map(|b| if owner == b.attacker.into() { b.defender } else { b.attacker.into() });
    match taker {
        Some(taker) if taker == asked.seat.into() => "It is destroyed, and you take it as a Trophy.".into(),
        Some(taker) => format!("It is destroyed, and {} takes it as a Trophy.", asked.owner(taker)),
        None => "It is destroyed.".into(),
    }
}

/// One building, for whatever is asked.
pub fn building(asked: &Asked<'_>, system: System, index: u8) -> ChoiceText {
    let (s, seat) = (asked.s, asked.seat);
    let place = EN.system(system);
    let Some(building) = s.buildings[system].get(usize::from(index)) else {
        return ChoiceText::title(place);
    };
    let piece = match building.damaged {
        true => format!("damaged {}", EN.piece(building.kind, 1)),
        false => EN.piece(building.kind, 1).to_string(),
    };
    let whose = if building.owner == seat.into() {
        format!("Your {piece}")
    } else {
        say::capital(&format!("{} of {}", piece, asked.owner(building.owner)))
    };
    // Twins are told apart by where they stand, and by what they did this turn.
    let twins = || {
        let alike = (building.owner, building.kind, building.damaged);
        s.buildings[system].iter().filter(move |b| (b.owner, b.kind, b.damaged) == alike)
    };
    let stands = if building.outside && twins().any(|b| !b.outside) { ", outside the slots" } else { "" };
    let did = match (building.used && twins().any(|b| !b.used), building.kind) {
        (false, _) => "",
        (true, PieceKind::CITY) => ", taxed this turn",
        (true, _) => ", which built this turn",
    };
    let title = format!("{whose} at {place}{stands}{did}");
    let rival = building.owner.seat().filter(|o| *o != seat);
    let detail = match asked.prompt {
        Prompt::Tax => {
            let gain = match s.planet_type(system) {
                Some(kind) if s.supply[kind] > 0 => format!("You gain 1 {}.", EN.resource(kind)),
                Some(kind) => format!("No {} is left in supply: you gain nothing.", EN.resource(kind)),
                None if s.types(system) != 0 => "You gain 1 resource of its types.".into(),
                None => "It yields nothing.".into(),
            };
            let gains = s.planet_type(system).is_some_and(|kind| s.supply[kind] > 0);
            let full = if gains { asked.full().to_string() } else { String::new() };
            let ways = ways(s, seat, system, building);
            let capture = match rival {
                Some(_) if !ways.captive => "No agent is captured.".into(),
                Some(rival) if ways.free && s.boards[rival].agents > 0 => {
                    format!("You may capture an agent of {}.", asked.owner(rival))
                }
                Some(rival) if s.boards[rival].agents > 0 => {
                    format!("You capture an agent of {}.", asked.owner(rival))
                }
                Some(rival) => format!("{} has no agent in supply to capture.", asked.owner(rival)),
                None => String::new(),
            };
            say::row(&[gain, full, capture])
        }
        Prompt::HitBuilding { .. } => hit_building(asked, system, building.kind, building.damaged, rival),
        Prompt::Card { .. } => from_card(asked, system, building.owner),
        _ => String::new(),
    };
    ChoiceText::new(title, detail)
}

fn hit_building(
    asked: &Asked<'_>,
    system: System,
    kind: PieceKind,
    damaged: bool,
    rival: Option<Seat>,
) -> String {
    let fate = struck(asked, rival.map_or(Owner::NEUTRAL, Owner::from), damaged);
    if !damaged || !asked.s.kit.piece(kind).provokes {
        return fate;
    }
    let outrage = match asked.s.planet_type(system) {
        Some(kind) => format!("You provoke {} Outrage", EN.resource(kind)),
        None => "You provoke Outrage".into(),
    };
    let court = |seat: Seat| asked.s.court.iter().any(|c| c.card.is_some() && c.agents[seat] > 0);
    match rival.filter(|r| court(*r)) {
        Some(rival) => {
            format!("{fate} {outrage} and Ransack a Court card with agents of {}.", asked.owner(rival))
        }
        None => format!("{fate} {outrage}."),
    }
}

/// Cities that cards ask for: to trade with, to send home.
fn from_card(asked: &Asked<'_>, system: System, owner: Owner) -> String {
    let s = asked.s;
    match (asked.card(), owner.seat()) {
        (Some(("BC23", _, _)), Some(seat)) => {
            let held = s.boards[seat].slots.counts();
            format!("{} has {}.", asked.subject(seat), say::tokens(&held))
        }
        (Some(("BC29", _, _)), Some(seat)) => {
            let after = usize::from(s.boards[seat].cities + 1).min(5);
            let (before, open) = (OPEN_SLOTS[after.saturating_sub(1)], OPEN_SLOTS[after]);
            let whose = if seat == asked.seat { "your".into() } else { say::own(&asked.owner(seat)) };
            let covers = match before - open {
                0 => String::new(),
                1 => format!("It covers slot {before} there."),
                _ => format!("It covers slots {} and {before} there.", before - 1),
            };
            say::row(&[format!("It goes back to {whose} board."), covers])
        }
        _ => {
            s.planet_type(system).map_or_else(String::new, |kind| format!("A {} planet.", EN.resource(kind)))
        }
    }
}

/// A place outside the slots.
pub fn outside(asked: &Asked<'_>, system: System, kind: PieceKind) -> ChoiceText {
    let mut text = site(asked, system, kind);
    text.title = format!("{}, outside the slots", text.title);
    if !system.is_gate()
        && let Some(resource) = asked.s.planet_type(system)
    {
        text.detail =
            format!("Costs 1 {} besides the Build. {}", EN.resource(resource), text.detail).trim_end().into();
    }
    text
}

/// An empty slot that is taxed like a city.
pub fn empty_slot(asked: &Asked<'_>, system: System) -> ChoiceText {
    let gain = match asked.s.planet_type(system) {
        Some(kind) if asked.s.supply[kind] > 0 => format!("Gain 1 {}.", EN.resource(kind)),
        _ => "Nothing to gain: the supply is empty.".into(),
    };
    ChoiceText::new(format!("Empty slot at {}", EN.system(system)), gain)
}
