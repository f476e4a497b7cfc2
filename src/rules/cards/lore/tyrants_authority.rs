//! L26: while Tyrant is declared, replaces a building of somebody else in a controlled system by an own one
//! (Annex).

use super::{lore, while_declared};
use crate::cards::patterns::ask;
use crate::choice::{Choice, Reason};
use crate::hooks::{Hooks, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::{Building, State};

/// L26
pub static CARD: Plug = Plug {
    hooks: Hooks {
        new_action: Some(|s, held, action, out| {
            if action == Action::Build {
                let verdict = while_declared(s, Ambition::TYRANT)
                    .and_then(|()| any(|out| buildings(s, held.seat, out)));
                out.test(Choice::New { card: held.card, ability: 0 }, verdict);
            }
        }),
        ..Hooks::NONE
    },
    start: Some(ask),
    options: Some(|s, frame, out| buildings(s, frame.seat, out)),
    choose: Some(|cx, frame, choice| {
        cx.pop();
        if let Choice::Building { system, index } = choice {
            let kind = cx.s.buildings[system][usize::from(index)].kind;
            cx.replace_building(frame.seat, system, index, kind);
        }
    }),
    ..lore("L26")
};

fn buildings(s: &State, seat: Seat, out: &mut Options) {
    let foreign = |b: &Building| b.owner != seat.into() && b.owner != Owner::NEUTRAL;
    for (system, index, building) in s.all_buildings().filter(|(_, _, b)| foreign(b)) {
        let left = match building.kind {
            PieceKind::CITY => s.boards[seat].cities,
            PieceKind::STARPORT => s.boards[seat].starports,
            _ => continue,
        };
        let verdict = if !s.controls(seat, system) {
            Err(Reason::NotControlled)
        } else if left == 0 {
            Err(Reason::SupplyEmpty)
        } else {
            Ok(())
        };
        let twin = s.buildings[system][..usize::from(index)].contains(building);
        if !twin {
            out.test(Choice::Building { system, index }, verdict);
        }
        if out.full() {
            return;
        }
    }
}
