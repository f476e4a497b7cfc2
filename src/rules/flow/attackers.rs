//! What cards do to the attacking ships of a running battle, and how they find it.

use crate::event::Event;
use crate::flow::battle::{self, Battle};
use crate::flow::{Cx, Frame};
use crate::ids::*;

impl Cx<'_> {
    /// The innermost battle.
    pub fn battle(&self) -> Option<Battle> {
        self.s.stack.iter().rev().find_map(|f| if let Frame::Battle(b) = f { Some(*b) } else { None })
    }

    /// Hits one of the attacking ships of the innermost battle for its defender (L12).
    pub fn hit_attacker(&mut self, damaged: bool) {
        if let Some(mut b) = self.battle() {
            battle::hit_own(self, &mut b, damaged);
            self.set_below(Frame::Battle(b));
        }
    }

    /// Repairs one of the attacking ships of the innermost battle that are left.
    pub fn repair_attacker(&mut self) {
        if let Some(mut b) = self.battle().filter(|b| b.ships.damaged > 0) {
            let (seat, system) = (b.attacker, b.system);
            for ships in [&mut b.ships, &mut self.s.ships[system][Owner::from(seat)]] {
                (ships.fresh, ships.damaged) = (ships.fresh + 1, ships.damaged - 1);
            }
            self.set_below(Frame::Battle(b));
            self.tell(Event::Repaired { seat, system, kind: PieceKind::SHIP });
        }
    }

    /// Updates the innermost battle, also when something was pushed on top of it.
    pub(super) fn set_below(&mut self, frame: Frame) {
        if let Some(at) = self.s.stack.iter_mut().rev().find(|f| matches!(f, Frame::Battle(_))) {
            *at = frame;
        }
    }
}
