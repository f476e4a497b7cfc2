//! Raiding with keys, and stealing in general (R15, K8).

use crate::choice::{Choice, Reason};
use crate::components::board::SLOTS;
use crate::event::Event;
use crate::flow::{Cx, Frame, Next};
use crate::hooks::{Goes, Held, Loot};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;
use serde::{Deserialize, Serialize};

/// A raid in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Raid {
    /// Who raids.
    pub thief: Seat,
    /// Who is raided.
    pub victim: Seat,
    /// Keys left.
    pub keys: u8,
}

/// Ends by itself when no key is left.
pub fn advance(cx: &mut Cx<'_>, raid: Raid) -> Next {
    if raid.keys == 0 {
        cx.pop();
        return Next::Go;
    }
    Next::Ask
}

fn choice_of(victim: Seat, loot: Loot) -> Choice {
    match loot {
        Loot::Slot(slot) => Choice::Slot { seat: victim, slot },
        Loot::Card(card) => Choice::Card(card),
    }
}

fn loot_in(choice: Choice) -> Option<Loot> {
    match choice {
        Choice::Slot { slot, .. } => Some(Loot::Slot(slot)),
        Choice::Card(card) => Some(Loot::Card(card)),
        _ => None,
    }
}

/// What the keys can buy; or stop (R15.2, R15.5).
pub fn options(s: &State, raid: &Raid, out: &mut Options) {
    for loot in s.loot_of(raid.victim) {
        let price = match s.raid_cost(raid.victim, loot) {
            None => Err(Reason::NotStealable),
            Some(cost) if cost > raid.keys => Err(Reason::Keys { cost }),
            Some(_) => s.may_steal(raid.thief, raid.victim, loot),
        };
        out.test(choice_of(raid.victim, loot), price);
    }
    out.yes(Choice::Done);
}

/// Pays for one item and steals it, or stops.
pub fn choose(cx: &mut Cx<'_>, mut raid: Raid, choice: Choice) {
    match loot_in(choice) {
        Some(loot) => {
            raid.keys -= cx.s.raid_cost(raid.victim, loot).unwrap_or(0);
            cx.set(Frame::Raid(raid));
            cx.steal(raid.thief, raid.victim, loot);
        }
        None => cx.pop(),
    }
}

/// Offers everything that `thief` may steal from any Rival and that `wanted` accepts, without keys.
pub fn offer_theft(s: &State, thief: Seat, wanted: impl Fn(Seat, Loot) -> bool, out: &mut Options) {
    for victim in s.rivals(thief) {
        for loot in s.loot_of(victim).filter(|loot| wanted(victim, *loot)) {
            out.test(choice_of(victim, loot), s.may_steal(thief, victim, loot));
        }
    }
}

/// Carries out a choice that [`offer_theft`] made. Returns whether it was one.
pub fn take_theft(cx: &mut Cx<'_>, thief: Seat, choice: Choice) -> bool {
    let Some(loot) = loot_in(choice) else { return false };
    let victim = match (choice, loot) {
        (Choice::Slot { seat, .. }, _) => Some(seat),
        (_, Loot::Card(card)) => cx.s.holder(card),
        _ => None,
    };
    if let Some(victim) = victim {
        cx.steal(thief, victim, loot);
    }
    true
}

impl Cx<'_> {
    /// Steals something that may be stolen: a token is fitted by the thief, a card comes with all that is on
    /// it, or goes where its text sends it.
    pub fn steal(&mut self, thief: Seat, victim: Seat, loot: Loot) {
        match loot {
            Loot::Slot(slot) => {
                let board = &mut self.s.boards[victim];
                if let Some(resource) = board.slots.get(slot as usize) {
                    board.slots.set(slot as usize, None);
                    self.tell(Event::StoleResource { thief, victim, resource });
                    let mut batch = ByResource::default();
                    batch[resource] = 1;
                    self.receive(thief, batch);
                }
            }
            Loot::Card(card) => {
                let held = Held { card, seat: victim };
                let goes = self.s.kit.plug(card).hooks.stolen.map(|f| f(self.s, held, thief));
                let buried = goes == Some(Goes::Buried);
                self.tell(Event::StoleCard { thief, victim, card, buried });
                self.s.leave_play(card);
                if buried {
                    self.s.court_deck.add_bottom([card]);
                } else {
                    self.s.enter_play(thief, card, false);
                }
            }
        }
    }

    /// Takes one token of a type out of a seat's slots: the cheapest to lose first. Only for effects where the
    /// seat fits its tokens anew anyway, so that the slot makes no difference.
    pub fn take_token(&mut self, seat: Seat, resource: Resource) -> bool {
        let slots = self.s.boards[seat].slots;
        match (0..SLOTS).find(|i| slots.get(*i) == Some(resource)) {
            Some(slot) => {
                self.s.boards[seat].slots.set(slot, None);
                true
            }
            None => false,
        }
    }
}
