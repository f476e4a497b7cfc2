//! L12: before dice are collected, a fresh defending ship of the holder's hits an attacking ship.

use super::lore;
use crate::choice::{Choice, Ships};
use crate::event::Event;
use crate::flow::Frame;
use crate::hooks::{CardFrame, Hooks, Plug, Window};
use crate::ids::{Owner, System};

/// L12. Its question is the attacker's. `n[0]`: the system, `n[1]`, `n[2]`: fresh and damaged attacking ships.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        in_battle: Some(|s, held, battle, window| {
            window == Window::Before
                && battle.defender == Owner::from(held.seat)
                && battle.ships.total() > 0
                && s.ships[battle.system][battle.defender].fresh > 0
        }),
        battle_act: Some(|cx, held, _| {
            let Some(battle) = cx.battle() else { return };
            cx.tell(Event::Used { seat: held.seat, card: held.card, ability: 0 });
            let mut frame = CardFrame { card: held.card, seat: battle.attacker, ..CardFrame::default() };
            (frame.n[0], frame.n[1], frame.n[2]) =
                (battle.system.0, battle.ships.fresh, battle.ships.damaged);
            cx.push(Frame::Card(frame));
        }),
        ..Hooks::NONE
    },
    options: Some(|_, frame, out| {
        let (system, owner) = (System(frame.n[0]), Owner::from(frame.seat));
        let ships = Ships { fresh: frame.n[1], damaged: frame.n[2] };
        for (damaged, count) in [(false, ships.fresh), (true, ships.damaged)] {
            if count > 0 {
                out.yes(Choice::Ship { system, owner, damaged });
            }
        }
    }),
    choose: Some(|cx, _, choice| {
        cx.pop();
        if let Choice::Ship { damaged, .. } = choice {
            cx.hit_attacker(damaged);
        }
    }),
    ..lore("L12")
};
