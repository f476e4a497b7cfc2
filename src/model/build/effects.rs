//! What an option would change: the table before and after it, side by side. What is foreseen starts from what
//! the viewer knows, never from the game itself, so it can give nothing away.

use super::{Scene, panels, pieces};
use crate::model::effects::{BuildingChange, Effects, Fate, ShipChange};
use crate::model::{AmbitionRow, BuildingView, Standing, map};
use rules::State;
use rules::chance::Seeded;
use rules::choice::Choice;
use rules::components::board::SLOTS;
use rules::flow::foresee::Until;
use rules::ids::{Owner, Seat, System};
use rules::options::Options;

/// What the option with this index would change; nothing for an option of somebody else.
pub fn effects(scene: &Scene<'_>, index: usize) -> Effects {
    let Some((seat, choice)) = scene
        .view
        .prompt
        .filter(|(seat, _)| scene.view.viewer == Some(*seat))
        .and_then(|(seat, _)| Some((seat, *scene.view.options.get(index)?)))
    else {
        return Effects::default();
    };
    let before = scene.view.sample(&mut Seeded::new(0));
    let (after, until) = before.foresee(seat, choice, &mut Options::all());
    // What the end of a turn brings is told when it is there; giving up an action changes nothing.
    if until == Until::TurnEnd || choice == Choice::EndTurn {
        return Effects::default();
    }
    let mut found = Effects::default();
    for system in System::all() {
        ships(scene, &before, &after, system, &mut found);
        let (was, now) = (before.control(system), after.control(system));
        if was != now {
            found.control.push((system, now.map(|owner| scene.who(owner))));
        }
        buildings(scene, &before, &after, system, &mut found);
    }
    for seat in before.seats() {
        let (was, now) = (&before.boards[seat], &after.boards[seat]);
        for slot in 0..SLOTS {
            let to = now.slots.get(slot);
            if was.slots.get(slot) != to {
                found.slots.push((seat, slot as u8, to));
            }
        }
        if now.power != was.power {
            found.power.push((seat, now.power - was.power));
        }
    }
    for (space, (was, now)) in before.court.iter().zip(&after.court).enumerate() {
        let more = |seat: Seat| now.agents[seat] as i8 - was.agents[seat] as i8;
        let changed = before.seats().map(|seat| (space as u8, seat, more(seat)));
        found.agents.extend(changed.filter(|(_, _, more)| *more != 0));
    }
    ambitions(&before, &after, &mut found);
    found.said = (scene.words.language.table.effects)(&found, &|seat| {
        if Some(seat) == scene.view.viewer { None } else { Some(scene.words.player(seat).to_string()) }
    });
    found
}

fn ships(scene: &Scene<'_>, before: &State, after: &State, system: System, found: &mut Effects) {
    for owner in Owner::all() {
        let (was, now) = (before.ships[system][owner], after.ships[system][owner]);
        if was != now {
            let more = |now: u8, was: u8| now as i8 - was as i8;
            let (fresh, damaged) = (more(now.fresh, was.fresh), more(now.damaged, was.damaged));
            found.ships.push(ShipChange { system, who: scene.who(owner), fresh, damaged });
        }
    }
}

/// Buildings keep their order and new ones come last, so those that came, went or changed are found by their places.
fn buildings(scene: &Scene<'_>, before: &State, after: &State, system: System, found: &mut Effects) {
    let (was, now) =
        (pieces::buildings_of(scene, before, system), pieces::buildings_of(scene, after, system));
    if was == now {
        return;
    }
    let slots = |s: &State| s.slot_count(system);
    let mut change = |building: BuildingView, fate: Fate, list: &[BuildingView], slots: u8| {
        let site = (map::site(slots, list, &building), map::sites(slots, list));
        found.buildings.push(BuildingChange { system, building, site, fate });
    };
    let alike = |a: &BuildingView, b: &BuildingView| a.who == b.who && a.kind == b.kind;
    if was.len() == now.len() {
        for (old, new) in was.iter().zip(&now).filter(|(old, new)| old != new) {
            // A mark that it was used is no news.
            if (old.who, old.kind, old.damaged) != (new.who, new.kind, new.damaged) {
                change(*new, Fate::Other, &now, slots(after));
            }
        }
    } else if was.len() < now.len() {
        now[was.len()..].iter().for_each(|new| change(*new, Fate::New, &now, slots(after)));
    } else {
        let mut rest = now.iter().peekable();
        for old in &was {
            if rest.peek().is_some_and(|new| alike(old, new)) {
                rest.next();
            } else {
                change(*old, Fate::Gone, &was, slots(before));
            }
        }
    }
}

fn ambitions(before: &State, after: &State, found: &mut Effects) {
    let (was, now) = (panels::ambitions(before), panels::ambitions(after));
    for (was, now) in was.rows.iter().zip(&now.rows) {
        let changed = |(old, new): (&Standing, &Standing)| (old != new).then_some((now.ambition, *new));
        found.standings.extend(was.standings.iter().zip(&now.standings).filter_map(changed));
        found.markers.extend(new_markers(was, now));
    }
}

fn new_markers(was: &AmbitionRow, now: &AmbitionRow) -> Vec<(rules::ids::Ambition, crate::model::Marker)> {
    let mut old = was.markers.clone();
    let mut new = Vec::new();
    for marker in &now.markers {
        match old.iter().position(|m| m == marker) {
            Some(at) => drop(old.remove(at)),
            None => new.push((now.ambition, *marker)),
        }
    }
    new
}
