//! Receiving resources: fit them into slots, rearrange, discard what is too much (R16.4, R16.6, K4).

use crate::choice::Choice;
use crate::components::board::SLOTS;
use crate::event::Event;
use crate::flow::{Cx, Frame, Next};
use crate::ids::*;
use crate::options::Options;
use crate::state::{Layout, State};
use serde::{Deserialize, Serialize};

/// Tokens that have arrived and are still to be fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acquire {
    /// Who fits them.
    pub seat: Seat,
    /// How many of each type have arrived.
    pub incoming: ByResource<u8>,
}

/// Waits for the arrangement.
pub fn advance(_: &mut Cx<'_>, _: Acquire) -> Next {
    Next::Ask
}

/// Slots with the same raid cost are worth the same, so layouts that differ only among them are one
/// option. Never discards while a slot is free. The usual layout stands first: everything stays where it
/// is and new tokens fill the slots from the left.
pub fn options(s: &State, a: &Acquire, out: &mut Options) {
    let board = &s.boards[a.seat];
    let mut slots: tinyvec::ArrayVec<[(u8, u8); SLOTS]> =
        (0..SLOTS).filter_map(|i| s.slot_cost(a.seat, i).map(|cost| (cost, i as u8))).collect();
    let mut tokens = board.slots.counts();
    for (resource, count) in a.incoming {
        tokens[resource] += count;
    }
    let total: u8 = tokens.values().sum();
    let usual = usual(s, a, &slots);
    slots.sort_unstable();
    out.yes(Choice::Layout(usual));
    let mut filling = Filling {
        slots: &slots,
        empties: (slots.len() as u8).saturating_sub(total),
        tokens,
        layout: Layout::default(),
        skip: canonical(usual, &slots),
        out,
    };
    filling.fill(0, 0);
}

fn usual(s: &State, a: &Acquire, open: &[(u8, u8)]) -> Layout {
    let old = s.boards[a.seat].slots;
    let (mut layout, mut homeless) = (Layout::default(), a.incoming);
    for i in 0..SLOTS {
        if open.iter().any(|(_, slot)| *slot as usize == i) {
            layout.set(i, old.get(i));
        } else if let Some(resource) = old.get(i) {
            homeless[resource] += 1;
        }
    }
    let mut free: Vec<usize> =
        open.iter().map(|(_, slot)| *slot as usize).filter(|i| layout.get(*i).is_none()).collect();
    free.sort_unstable_by(|a, b| b.cmp(a));
    for (resource, count) in homeless {
        for _ in 0..count {
            if let Some(slot) = free.pop() {
                layout.set(slot, Some(resource));
            }
        }
    }
    layout
}

/// The layout with the tokens of each cost class in order, empty slots last.
fn canonical(layout: Layout, by_cost: &[(u8, u8)]) -> Layout {
    let mut result = Layout::default();
    for class in by_cost.chunk_by(|a, b| a.0 == b.0) {
        let mut tokens: tinyvec::ArrayVec<[u8; SLOTS]> =
            class.iter().map(|(_, i)| layout.get(*i as usize).map_or(u8::MAX, |r| r as u8)).collect();
        tokens.sort_unstable();
        for ((_, slot), token) in class.iter().zip(tokens) {
            result.set(*slot as usize, Resource::ALL.get(token as usize).copied());
        }
    }
    result
}

struct Filling<'a> {
    /// Cost and slot, by cost.
    slots: &'a [(u8, u8)],
    empties: u8,
    tokens: ByResource<u8>,
    layout: Layout,
    skip: Layout,
    out: &'a mut Options,
}

impl Filling<'_> {
    /// Fills slot `at` with a type not below `least`; inside a cost class types only rise.
    fn fill(&mut self, at: usize, least: usize) {
        let Some((cost, slot)) = self.slots.get(at).copied() else {
            if self.layout != self.skip {
                self.out.yes(Choice::Layout(self.layout));
            }
            return;
        };
        let fresh_class = at == 0 || self.slots[at - 1].0 != cost;
        let least = if fresh_class { 0 } else { least };
        for code in least..Resource::ALL.len() {
            let resource = Resource::ALL[code];
            if self.tokens[resource] > 0 {
                self.tokens[resource] -= 1;
                self.layout.set(slot as usize, Some(resource));
                self.fill(at + 1, code);
                self.layout.set(slot as usize, None);
                self.tokens[resource] += 1;
            }
        }
        if self.empties > 0 {
            self.empties -= 1;
            self.fill(at + 1, Resource::ALL.len());
            self.empties += 1;
        }
    }
}

/// Puts the tokens where they were chosen to go; the rest returns to the supply.
pub fn choose(cx: &mut Cx<'_>, a: Acquire, choice: Choice) {
    cx.pop();
    let Choice::Layout(layout) = choice else { return };
    let mut rest = cx.s.boards[a.seat].slots.counts();
    for (resource, count) in a.incoming {
        rest[resource] += count;
    }
    for (resource, kept) in layout.counts() {
        rest[resource] -= kept;
    }
    cx.s.boards[a.seat].slots = layout;
    for (resource, count) in rest {
        if count > 0 {
            cx.s.supply[resource] += count;
            cx.tell(Event::Discarded { seat: a.seat, resource, count });
        }
    }
}

impl Cx<'_> {
    /// Takes up to `count` tokens from the supply into `batch` (R16.4, K4). Returns how many there were.
    pub fn take_supply(&mut self, batch: &mut ByResource<u8>, resource: Resource, count: u8) -> u8 {
        let count = count.min(self.s.supply[resource]);
        self.s.supply[resource] -= count;
        batch[resource] += count;
        count
    }

    /// Lets a seat fit tokens that have left where they were. They are in nobody's supply meanwhile.
    pub fn receive(&mut self, seat: Seat, incoming: ByResource<u8>) {
        if incoming.values().any(|c| *c > 0) {
            self.push(Frame::Acquire(Acquire { seat, incoming }));
        }
    }

    /// Gains tokens of several types, fitted together: of each type as many as `counts` says by its
    /// number, or as the supply has.
    pub fn gain_each(&mut self, seat: Seat, counts: &[u8]) {
        let mut batch = ByResource::default();
        for resource in Resource::ALL {
            let count = self.take_supply(&mut batch, resource, counts[resource as usize]);
            if count > 0 {
                self.tell(Event::Gained { seat, resource, count });
            }
        }
        self.receive(seat, batch);
    }

    /// Gains tokens of one type, as many as the supply has.
    pub fn gain(&mut self, seat: Seat, resource: Resource, count: u8) -> u8 {
        let mut batch = ByResource::default();
        let count = self.take_supply(&mut batch, resource, count);
        if count > 0 {
            self.tell(Event::Gained { seat, resource, count });
        }
        self.receive(seat, batch);
        count
    }

    /// Discards all tokens of a type from a seat's slots to the supply.
    pub fn discard_all(&mut self, seat: Seat, resource: Resource) {
        let mut count = 0;
        let board = &mut self.s.boards[seat];
        for slot in 0..SLOTS {
            if board.slots.get(slot) == Some(resource) {
                board.slots.set(slot, None);
                count += 1;
            }
        }
        if count > 0 {
            self.s.supply[resource] += count;
            self.tell(Event::Discarded { seat, resource, count });
        }
    }

    /// After a city came back to a seat's board: if it covered resource slots, the owner may rearrange and
    /// must discard what does not fit (R16.6). The third and later cities cover slots (02 C8).
    pub fn rearrange_if_covered(&mut self, seat: Seat) {
        if self.s.boards[seat].cities >= 3 && self.s.boards[seat].slots != Layout::default() {
            self.push(Frame::Acquire(Acquire { seat, incoming: ByResource::default() }));
        }
    }
}
