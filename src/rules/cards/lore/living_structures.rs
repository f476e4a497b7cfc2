//! L10: a Loyal city is taxed in place of a Build (Nurture); a Loyal city and starport are exchanged in place of a
//! Repair (Prune).

use super::lore;
use crate::actions::{self, tax};
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason};
use crate::hooks::{Hooks, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::{Building, State};

const NURTURE: u8 = 0;
const PRUNE: u8 = 1;

/// L10
pub static CARD: Plug = Plug {
    hooks: Hooks {
        new_action: Some(|s, held, action, out| {
            let ability = match action {
                Action::Build => NURTURE,
                Action::Repair => PRUNE,
                _ => return,
            };
            let verdict = any(|out| targets(s, held.seat, ability, out));
            out.test(Choice::New { card: held.card, ability }, verdict);
        }),
        ..Hooks::NONE
    },
    start: Some(ask),
    options: Some(|s, frame, out| targets(s, frame.seat, frame.ability, out)),
    choose: Some(|cx, frame, choice| {
        if frame.ability == NURTURE {
            // It is a Tax in everything, also for what follows one.
            actions::apply(cx, frame.seat, Action::Tax, choice);
            return;
        }
        cx.pop();
        if let Choice::Building { system, index } = choice {
            let new = other(&cx.s.buildings[system][usize::from(index)]);
            cx.replace_building(frame.seat, system, index, new);
        }
    }),
    ..lore("L10")
};

fn other(building: &Building) -> PieceKind {
    if building.kind == PieceKind::CITY { PieceKind::STARPORT } else { PieceKind::CITY }
}

fn targets(s: &State, seat: Seat, ability: u8, out: &mut Options) {
    let owner = Owner::from(seat);
    if ability == NURTURE {
        tax::cities(s, seat, |o| o == owner, out);
        return;
    }
    for (system, index, building) in s.all_buildings() {
        let ours = building.owner == owner && matches!(building.kind, PieceKind::CITY | PieceKind::STARPORT);
        // Equal buildings of one system are one choice: the first of them.
        if !ours || s.buildings[system][..usize::from(index)].contains(building) {
            continue;
        }
        let board = &s.boards[seat];
        let supply = if other(building) == PieceKind::CITY { board.cities } else { board.starports };
        let verdict = if building.outside {
            Err(Reason::NoSlot)
        } else if supply == 0 {
            Err(Reason::SupplyEmpty)
        } else {
            Ok(())
        };
        out.test(Choice::Building { system, index }, verdict);
    }
}
