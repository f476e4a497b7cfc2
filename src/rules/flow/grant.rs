//! Spending a resource in the Prelude and the action it grants (R16.7).

use crate::actions;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Cx, Frame, Next, start_card};
use crate::hooks::{Held, Hook};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;
use serde::{Deserialize, Serialize};

/// Choosing among the actions that a spent resource grants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grant {
    /// Who.
    pub seat: Seat,
    /// The type it was spent as.
    pub resource: Resource,
}

/// Spends the token in a slot: it is set aside until the Prelude closes, and grants its action unless
/// the type is Outraged and nothing makes the player ignore that (R14.6, P-LOYAL).
pub fn spend(cx: &mut Cx<'_>, seat: Seat, slot: u8, as_: Resource) {
    let board = &mut cx.s.boards[seat];
    let Some(resource) = board.slots.get(slot as usize) else { return };
    board.slots.set(slot as usize, None);
    cx.s.spent[resource] += 1;
    cx.tell(Event::Spent { seat, resource, as_ });
    let loyal = cx
        .s
        .answers(Hook::SpendAs)
        .any(|(held, plug)| held.seat == seat && plug.hooks.spend_as.is_some_and(|f| f(cx.s, held) == as_));
    if cx.s.boards[seat].is_outraged(as_) && !loyal {
        return;
    }
    if as_ == Resource::Weapon {
        cx.s.turn.armed = true;
    } else {
        cx.push(Frame::Grant(Grant { seat, resource: as_ }));
    }
}

/// The standard actions that a type grants.
pub fn granted(s: &State, resource: Resource) -> &'static [Action] {
    match resource {
        Resource::Material => &[Action::Build, Action::Repair],
        Resource::Fuel => &[Action::Move],
        Resource::Weapon => &[],
        Resource::Relic => &[Action::Secure],
        Resource::Psionic => match s.lead() {
            Some(lead) => s.kit.tables().suits[s.kit.action(lead.card).suit.0 as usize],
            None => &[],
        },
    }
}

/// Nothing to do if the resource grants nothing that is possible now.
pub fn advance(_: &mut Cx<'_>, _: Grant) -> Next {
    Next::Ask
}

/// The granted actions, new actions in their place, or nothing.
pub fn options(s: &State, grant: &Grant, out: &mut Options) {
    for action in granted(s, grant.resource) {
        actions::offer(s, grant.seat, *action, out);
    }
    out.yes(Choice::Decline);
}

/// Takes the action.
pub fn choose(cx: &mut Cx<'_>, grant: Grant, choice: Choice) {
    cx.pop();
    match choice {
        Choice::Act(action) => {
            cx.tell(Event::Acted { seat: grant.seat, action });
            actions::begin(cx, grant.seat, action);
        }
        Choice::New { card, ability } => start_card(cx, Held { card, seat: grant.seat }, ability),
        _ => {}
    }
}
