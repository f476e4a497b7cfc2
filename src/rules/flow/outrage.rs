//! Provoking Outrage (R14.3, K11).

use crate::event::Event;
use crate::fact::Fact;
use crate::flow::Cx;
use crate::hooks::{Held, Hook};
use crate::ids::*;

impl Cx<'_> {
    /// A seat provokes Outrage of a type: it discards its tokens and Guild cards of that type (but those
    /// that a card keeps), and an agent covers the slot if it is not covered yet.
    pub fn provoke_outrage(&mut self, seat: Seat, resource: Resource) {
        self.tell(Event::Outrage { seat, resource });
        self.discard_all(seat, resource);
        let s = &*self.s;
        let lost: Vec<CardId> = s
            .held(seat)
            .map(|c| c.card)
            .filter(|card| s.kit.plug(*card).suit == Some(resource))
            .filter(|card| {
                let held = Held { card: *card, seat };
                !s.answers(Hook::KeepOnOutrage).any(|(h, plug)| {
                    h == held && plug.hooks.keep_on_outrage.is_some_and(|f| f(s, h, resource))
                })
            })
            .collect();
        for card in lost {
            self.discard_card(Held { card, seat });
        }
        let board = &mut self.s.boards[seat];
        if !board.is_outraged(resource) {
            board.outraged |= 1 << resource as u8;
            if board.agents > 0 {
                board.agents -= 1;
            } else {
                board.owed |= 1 << resource as u8;
            }
        }
        self.fact(Fact::Outrage { seat, resource });
    }

    /// Covers an Outrage slot from the start: nothing is provoked and nothing discarded (02 C14).
    pub fn begin_outraged(&mut self, seat: Seat, resource: Resource) {
        let board = &mut self.s.boards[seat];
        if !board.is_outraged(resource) && board.agents > 0 {
            board.outraged |= 1 << resource as u8;
            board.agents -= 1;
            self.tell(Event::Outrage { seat, resource });
        }
    }

    /// Clears an Outrage: its agent goes home, a placeholder is just removed (R14.6, P-CLEAR).
    pub fn clear_outrage(&mut self, seat: Seat, resource: Resource) {
        let bit = 1 << resource as u8;
        let board = &mut self.s.boards[seat];
        if board.outraged & bit == 0 {
            return;
        }
        board.outraged &= !bit;
        let owed = board.owed & bit != 0;
        board.owed &= !bit;
        if !owed {
            self.s.return_agents(seat, 1);
        }
        self.tell(Event::OutrageCleared { seat, resource });
    }
}
