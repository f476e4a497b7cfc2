//! The one question of every theft (R15.2, R15.3, K8): may this be stolen?

use crate::choice::Reason;
use crate::components::board::SLOTS;
use crate::hooks::{Held, Hook, Kind, Loot};
use crate::ids::*;
use crate::state::State;

impl State {
    /// May `thief` steal this from `victim` now?
    pub fn may_steal(&self, thief: Seat, victim: Seat, loot: Loot) -> Result<(), Reason> {
        match loot {
            Loot::Slot(slot) => {
                if self.boards[victim].slots.get(slot as usize).is_none() {
                    return Err(Reason::EmptySlot);
                }
            }
            Loot::Card(card) => {
                if self.kit.plug(card).kind != Kind::Guild || self.holder(card) != Some(victim) {
                    return Err(Reason::NotStealable);
                }
            }
        }
        for (held, plug) in self.answers(Hook::Steal).filter(|(held, _)| held.seat == victim) {
            if let Some(f) = plug.hooks.steal {
                f(self, held, thief, loot)?;
            }
        }
        Ok(())
    }

    /// Keys that this costs in a raid (R15.2); none if it has no price.
    pub fn raid_cost(&self, victim: Seat, loot: Loot) -> Option<u8> {
        match loot {
            Loot::Slot(slot) => self.slot_cost(victim, slot as usize),
            Loot::Card(card) => self.kit.plug(card).raid_cost,
        }
    }

    /// Everything of a seat that the steal question can be asked about, tokens first.
    pub fn loot_of(&self, victim: Seat) -> impl Iterator<Item = Loot> + '_ {
        let slots = self.boards[victim].slots;
        let tokens = (0..SLOTS).filter(move |i| slots.get(*i).is_some()).map(|i| Loot::Slot(i as u8));
        let cards = self.held(victim).map(|c| Loot::Card(c.card));
        tokens.chain(cards)
    }

    /// The card that forbids something, as a reason.
    pub fn forbidden_by(held: Held) -> Reason {
        Reason::Forbidden(held.card)
    }
}
