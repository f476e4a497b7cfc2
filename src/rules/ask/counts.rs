//! What players have: resources, icons, ambition counts (R16.10, R17.2, R20.3, K3, K9).

use crate::components::board::{CITY_BONUS, SLOTS};
use crate::hooks::{Hook, Place};
use crate::ids::*;
use crate::kit::AmbitionRow;
use crate::state::State;

/// The five ambitions of the base game.
pub const AMBITIONS: [AmbitionRow; 5] = [
    AmbitionRow {
        count: |s, seat| s.icons(seat, Resource::Material) + s.icons(seat, Resource::Fuel),
        phantom: |s| s.phantom[Resource::Material] + s.phantom[Resource::Fuel],
        returns_trophies: false,
        returns_captives: false,
    },
    AmbitionRow {
        count: |s, seat| s.boards[seat].captive_count(),
        phantom: |_| 0,
        returns_trophies: false,
        returns_captives: true,
    },
    AmbitionRow {
        count: |s, seat| s.boards[seat].trophy_count(),
        phantom: |s| s.phantom[Resource::Weapon],
        returns_trophies: true,
        returns_captives: false,
    },
    AmbitionRow {
        count: |s, seat| s.icons(seat, Resource::Relic),
        phantom: |s| s.phantom[Resource::Relic],
        returns_trophies: false,
        returns_captives: false,
    },
    AmbitionRow {
        count: |s, seat| s.icons(seat, Resource::Psionic),
        phantom: |s| s.phantom[Resource::Psionic],
        returns_trophies: false,
        returns_captives: false,
    },
];

impl State {
    /// Tokens of a type that a seat can spend, give or lose: those in slots (K3).
    pub fn tokens(&self, seat: Seat, resource: Resource) -> u8 {
        self.boards[seat].slots.count(resource)
    }

    /// Tokens of a type that a seat has, wherever they lie in its play area (R16.10, K3).
    pub fn has(&self, seat: Seat, resource: Resource) -> u8 {
        let mut count = self.tokens(seat, resource);
        for (held, plug) in self.answers(Hook::Has) {
            count += plug.hooks.has.map_or(0, |f| f(self, held, seat, resource));
        }
        count
    }

    /// Icons of a type: tokens and Guild cards of the suit (R16.10, K9).
    pub fn icons(&self, seat: Seat, resource: Resource) -> u8 {
        let suits = self.held(seat).filter(|c| self.kit.plug(c.card).suit == Some(resource)).count();
        self.has(seat, resource) + suits as u8
    }

    /// What a seat has of an ambition (R20.3).
    pub fn ambition_count(&self, seat: Seat, ambition: Ambition) -> u8 {
        (self.kit.tables().ambitions[ambition.0 as usize].count)(self, seat)
    }

    /// What the phantom of a two-player game has of an ambition (R20.5).
    pub fn phantom_count(&self, ambition: Ambition) -> u8 {
        if self.players() == 2 { (self.kit.tables().ambitions[ambition.0 as usize].phantom)(self) } else { 0 }
    }

    /// Empty resource slots of a seat.
    pub fn free_slots(&self, seat: Seat) -> u8 {
        let slots = self.boards[seat].slots;
        (0..SLOTS).filter(|i| self.slot_open(seat, *i) && slots.get(*i).is_none()).count() as u8
    }

    /// What every seat has of an ambition.
    pub fn ambition_counts(&self, ambition: Ambition) -> BySeat<u8> {
        BySeat::from_fn(|seat| if seat.0 < self.players() { self.ambition_count(seat, ambition) } else { 0 })
    }

    /// Power each seat would gain if this ambition were scored now (R20.2–R20.6).
    pub fn ambition_power(&self, ambition: Ambition) -> BySeat<i16> {
        self.ambition_power_of(ambition, &self.ambition_counts(ambition))
    }

    /// The same where it is known what every seat has of it.
    pub fn ambition_power_of(&self, ambition: Ambition, counts: &BySeat<u8>) -> BySeat<i16> {
        let mut power = BySeat::default();
        if !self.is_declared(ambition) {
            return power;
        }
        let worth = self.worth(ambition);
        let phantom = self.phantom_count(ambition);
        let top = counts.values().copied().max().unwrap_or(0).max(phantom);
        if top == 0 {
            return power;
        }
        let leaders = counts.values().filter(|c| **c == top).count() + usize::from(phantom == top);
        if leaders > 1 {
            // A tie for first: all of them second, nobody else places.
            for seat in self.seats().filter(|s| counts[*s] == top) {
                power[seat] = self.power_of_place(seat, ambition, Place::Tied, worth.second);
            }
            return power;
        }
        for seat in self.seats().filter(|s| counts[*s] == top) {
            let full = worth.first + CITY_BONUS[usize::from(self.boards[seat].cities).min(5)];
            power[seat] = self.power_of_place(seat, ambition, Place::First, full);
        }
        let below = |c: u8| if c < top { c } else { 0 };
        let second = counts.values().map(|c| below(*c)).max().unwrap_or(0).max(below(phantom));
        let seconds = counts.values().filter(|c| **c == second).count() + usize::from(phantom == second);
        if second > 0 && seconds == 1 {
            for seat in self.seats().filter(|s| counts[*s] == second) {
                power[seat] = self.power_of_place(seat, ambition, Place::Second, worth.second);
            }
        }
        power
    }

    fn power_of_place(&self, seat: Seat, ambition: Ambition, place: Place, mut power: i16) -> i16 {
        for (held, plug) in self.answers(Hook::Score).filter(|(held, _)| held.seat == seat) {
            power = plug.hooks.score.map_or(power, |f| f(self, held, ambition, place, power));
        }
        power
    }
}
