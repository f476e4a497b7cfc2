//! Hits that fall the obvious way: the policy, and what it would do (01 R13.6–R13.9).
//!
//! Own ships: fresh ones first, so that the fewest are lost. Ships and buildings of the defender: damaged ones
//! first, so that as many as possible are destroyed; of those in the same state the first that is offered. Nothing
//! else is answered: no dice, no raid, nothing that a card asks.

use crate::text::battle::BattleWords;
use crate::text::names::Names;
use rules::State;
use rules::chance::Seeded;
use rules::choice::{Choice, Prompt};
use rules::event::Event;
use rules::ids::{PieceKind, Seat};
use rules::options::Options;
use std::mem::discriminant;

/// The next hit of the running step, one of `options`; none if no hit is being assigned.
pub fn pick(s: &State, options: &[Choice]) -> Option<Choice> {
    let (_, prompt) = s.prompt()?;
    let is_damaged = |choice: &Choice| match choice {
        Choice::Ship { damaged, .. } => Some(*damaged),
        Choice::Building { system, index } => {
            s.buildings[*system].get(usize::from(*index)).map(|b| b.damaged)
        }
        _ => None,
    };
    let first = match prompt {
        Prompt::HitOwnShip { .. } => false,
        Prompt::HitShip { .. } | Prompt::HitBuilding { .. } => true,
        _ => return None,
    };
    let wanted = options.iter().find(|c| is_damaged(c) == Some(first));
    wanted.or_else(|| options.iter().find(|c| is_damaged(c).is_some())).copied()
}

/// Is the decision of this state still the one that a shortcut began with: the same seat, the same kind of hits?
pub fn goes_on(s: &State, seat: Seat, begun: &Prompt) -> bool {
    s.prompt().is_some_and(|(now, prompt)| now == seat && discriminant(&prompt) == discriminant(begun))
}

/// What the rest of the running step would do, in a line; none if no hit is being assigned.
pub fn foretell(s: &State, options: &[Choice], words: &BattleWords, names: &Names) -> Option<String> {
    let (seat, begun) = s.prompt()?;
    let mut choice = pick(s, options)?;
    let mut now = *s;
    // What comes after the last hit is thrown away: no chance is asked before.
    let mut chance = Seeded::new(0);
    let mut listed = Options::all();
    let mut hits: Vec<(PieceKind, bool)> = Vec::new();
    loop {
        let mut events: Vec<Event> = Vec::new();
        now.step_as(seat, choice, &mut chance, &mut events, &mut listed);
        // Hits that leave no choice are dealt along with it; those of later steps fall on others.
        let same = |e: &Event| match (e, &begun) {
            (Event::Hit { owner, .. }, Prompt::HitOwnShip { .. }) => *owner == seat.into(),
            (Event::Hit { owner, kind, .. }, Prompt::HitShip { .. }) => {
                *owner != seat.into() && *kind == PieceKind::SHIP
            }
            (Event::Hit { owner, kind, .. }, Prompt::HitBuilding { .. }) => {
                *owner != seat.into() && *kind != PieceKind::SHIP
            }
            _ => false,
        };
        hits.extend(events.iter().filter(|e| same(e)).filter_map(|e| match e {
            Event::Hit { kind, destroyed, .. } => Some((*kind, *destroyed)),
            _ => None,
        }));
        if !goes_on(&now, seat, &begun) {
            break;
        }
        choice = pick(&now, listed.choices())?;
    }
    let destroyed = hits.iter().filter(|(_, destroyed)| *destroyed).count() as u8;
    Some(match begun {
        // A piece that is hit twice is destroyed and not damaged besides.
        Prompt::HitOwnShip { .. } => (words.obvious_own)(standing(s, &now, &begun), destroyed),
        Prompt::HitShip { .. } => (words.obvious_ships)(standing(s, &now, &begun), destroyed),
        _ => {
            let mut each: Vec<(&str, bool)> = Vec::new();
            for (kind, gone) in &hits {
                let name = names.piece(*kind, 1);
                // The second hit on the same building ends it.
                match each.iter_mut().find(|(n, ended)| *gone && *n == name && !*ended) {
                    Some(before) => before.1 = true,
                    None => each.push((name, *gone)),
                }
            }
            (words.obvious_buildings)(&each)
        }
    })
}

/// Ships that were fresh before and are damaged now.
fn standing(before: &State, now: &State, begun: &Prompt) -> u8 {
    let Some((seat, _)) = before.prompt() else { return 0 };
    let battle = before.stack.iter().rev().find_map(|f| match f {
        rules::flow::Frame::Battle(b) => Some(*b),
        _ => None,
    });
    let Some(b) = battle else { return 0 };
    let owner = if matches!(begun, Prompt::HitOwnShip { .. }) { seat.into() } else { b.defender };
    let (was, is) = (before.ships[b.system][owner], now.ships[b.system][owner]);
    // Each fresh ship that is gone was damaged first; of the damaged, as many as were destroyed are gone.
    let gone = was.total().saturating_sub(is.total());
    (was.fresh.saturating_sub(is.fresh)).saturating_sub(gone.saturating_sub(was.damaged))
}
