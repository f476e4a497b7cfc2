//! Resources that are arranged without asking, if this device prefers it (R16.4).
//!
//! What matters most goes into the slots that are dearest to raid. A resource of an ambition that is declared matters
//! as much as its markers are worth; besides, Relics and Psionics matter more than Weapons, and these more than Fuel
//! and Material. Only places are decided so: where something has to be discarded, the player is asked. It is a choice
//! like any other: whoever takes it back is asked.

use super::Sitting;
use rules::State;
use rules::chance::Chance;
use rules::choice::{Choice, Prompt};
use rules::components::board::SLOTS;
use rules::ids::{Ambition, Resource, Seat};
use rules::state::Layout;

/// The ambition that counts a resource; Weapons are counted by none.
const fn counted(resource: Resource) -> Option<Ambition> {
    match resource {
        Resource::Material | Resource::Fuel => Some(Ambition::TYCOON),
        Resource::Weapon => None,
        Resource::Relic => Some(Ambition::KEEPER),
        Resource::Psionic => Some(Ambition::EMPATH),
    }
}

/// How much it would hurt to lose one.
fn worth(s: &State, resource: Resource) -> u32 {
    let declared: u32 = (0..s.markers.len())
        .filter(|at| counted(resource).is_some() && s.markers[*at].on == counted(resource))
        .map(|at| s.side(at).first.max(0) as u32)
        .sum();
    let usual = match resource {
        Resource::Relic | Resource::Psionic => 3,
        Resource::Weapon => 2,
        Resource::Fuel | Resource::Material => 1,
    };
    4 * declared + usual
}

/// What a layout keeps safe: every resource's worth times the keys that it costs to steal.
fn safe(s: &State, seat: Seat, layout: Layout) -> u32 {
    let slots = (0..SLOTS).filter_map(|i| Some((layout.get(i)?, s.slot_cost(seat, i)?)));
    slots.map(|(resource, keys)| worth(s, resource) * u32::from(keys)).sum()
}

/// The layout to take; the first of equal ones, which moves least. None if the layouts keep different things.
fn sensible(s: &State, seat: Seat, options: &[Choice]) -> Option<Choice> {
    let layouts: Option<Vec<Layout>> = options
        .iter()
        .map(|choice| match choice {
            Choice::Layout(layout) => Some(*layout),
            _ => None,
        })
        .collect();
    let layouts = layouts?;
    let first = layouts.first()?.counts();
    if layouts.iter().any(|layout| layout.counts() != first) {
        return None;
    }
    let most = layouts.iter().map(|layout| safe(s, seat, *layout)).max()?;
    layouts.into_iter().find(|layout| safe(s, seat, *layout) == most).map(Choice::Layout)
}

impl Sitting {
    /// Arranges resources if that is asked of somebody here who prefers not to be asked.
    pub(super) fn arrange(&mut self, chance: &mut dyn Chance) {
        while self.preferences.arrange {
            let Some(decision) = self.game.decision() else { return };
            let seat = decision.seat;
            if decision.prompt != Prompt::Arrange || !self.here.has(seat) || self.bot(seat).is_some() {
                return;
            }
            let Some(choice) = sensible(self.game.state(), seat, decision.options) else { return };
            let Ok(events) = self.game.apply(seat, choice, chance) else { return };
            self.told.push(events);
        }
    }
}
