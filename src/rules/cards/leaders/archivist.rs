//! LEAD09: draws five lore cards at the start and keeps two (Learned); P-DEMOTE(Tycoon) (Academic).

use super::{demote, leader};
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Held, Hooks, Plug};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

const LEARNED: u8 = 0;
const DRAWN: u8 = 5;
const KEPT: u8 = 2;

/// LEAD09. The drawn cards lie in the offer; `n[0]`: how many are still to be kept.
pub static CARD: Plug = Plug {
    hooks: Hooks { after_setup: Some(draw), score: Some(demote::<{ Ambition::TYCOON.0 }>), ..Hooks::NONE },
    options: Some(options),
    choose: Some(choose),
    ..leader("LEAD09", 9)
};

fn draw(cx: &mut Cx<'_>, held: Held) {
    let Held { card, seat } = held;
    for _ in 0..DRAWN {
        if let Some(drawn) = cx.draw_lore() {
            cx.s.offer.push(drawn);
        }
    }
    cx.s.offer.sort_unstable();
    let count = cx.s.offer.len() as u8;
    if count > 0 {
        cx.tell(Event::LoreDrawn { seat, count });
        let mut frame = CardFrame { card, seat, ability: LEARNED, ..CardFrame::default() };
        frame.n[0] = count.min(KEPT);
        cx.push(Frame::Card(frame));
    }
}

/// Cards are kept in their order, so that each pair is offered once; enough must be left for the rest.
fn options(s: &State, frame: &CardFrame, out: &mut Options) {
    let open = (s.offer.len() + 1).saturating_sub(usize::from(frame.n[0]));
    s.offer.iter().take(open).for_each(|card| out.yes(Choice::Card(*card)));
}

fn choose(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    let (Choice::Card(card), seat) = (choice, frame.seat) else { return };
    frame.n[0] -= 1;
    if frame.n[0] == 0 {
        // The others leave the game.
        cx.s.offer.clear();
        cx.pop();
    } else {
        cx.s.offer.retain(|c| *c > card);
        cx.set(Frame::Card(frame));
    }
    cx.s.enter_play(seat, card, false);
    cx.tell(Event::Picked { seat, card });
}
