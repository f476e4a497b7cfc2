//! BC14: takes the Rival agents of a Court card that has fewer of them than the holder has Weapon icons
//! (Abduct); P-MUSTER.

use crate::cards::patterns::{ask, guild, muster, muster_choose, muster_options, offer};
use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::flow::Cx;
use crate::hooks::{Held, Hooks, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

const ABDUCT: u8 = 0;
const MUSTER: u8 = 1;

/// BC14
pub static CARD: Plug = Plug {
    hooks: Hooks {
        new_action: Some(|s, held, action, out| {
            if action == Action::Battle {
                let verdict = any(|out| targets(s, held, out));
                out.test(Choice::New { card: held.card, ability: ABDUCT }, verdict);
            }
        }),
        prelude: Some(offer::<MUSTER>),
        ..Hooks::NONE
    },
    start: Some(|cx, held, ability| match ability {
        MUSTER => muster(cx, held, ability),
        _ => ask(cx, held, ability),
    }),
    options: Some(|s, frame, out| match frame.ability {
        MUSTER => muster_options(s, frame, out),
        _ => targets(s, Held { card: frame.card, seat: frame.seat }, out),
    }),
    choose: Some(|cx, frame, choice| match choice {
        Choice::Court(space) => {
            cx.pop();
            abduct(cx, frame.seat, space);
        }
        _ => muster_choose(cx, frame, choice),
    }),
    ..guild("BC14", Resource::Weapon, 2)
};

fn targets(s: &State, held: Held, out: &mut Options) {
    let have = s.icons(held.seat, Resource::Weapon);
    for (i, space) in s.court.iter().enumerate() {
        let rivals: u8 = s.rivals(held.seat).map(|r| space.agents[r]).sum();
        let verdict = if space.card.is_none() {
            Err(Reason::EmptySpace)
        } else if rivals == 0 {
            Err(Reason::NoAgents)
        } else if rivals >= have {
            Err(Reason::WeaponIcons { have })
        } else {
            Ok(())
        };
        out.test(Choice::Court(i as u8), verdict);
    }
}

fn abduct(cx: &mut Cx<'_>, seat: Seat, space: u8) {
    for owner in cx.s.rivals(seat) {
        let count = std::mem::take(&mut cx.s.court[space as usize].agents[owner]);
        if count > 0 {
            cx.s.boards[seat].captives[Owner::from(owner)] += count;
            cx.tell(Event::Captured { seat, owner, count });
        }
    }
}
