//! The seven standard actions (R6–R13): what can be done, and doing it, side by side for each.

pub mod build;
pub mod court;
pub mod moving;
pub mod repair;
pub mod tax;

use crate::choice::{Choice, Prompt, Reason};
use crate::flow::battle::{self, Battle};
use crate::flow::{Cx, Frame};
use crate::hooks::Hook;
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

/// Offers an action if it has a target, and the new actions of the player's cards in its place (R18.1).
pub fn offer(s: &State, seat: Seat, action: Action, out: &mut Options) {
    out.test(Choice::Act(action), possible(s, seat, action));
    for (held, plug) in s.answers(Hook::NewAction).filter(|(held, _)| held.seat == seat) {
        if let Some(f) = plug.hooks.new_action {
            f(s, held, action, out);
        }
    }
}

/// Offers an action if it has a target, without new actions in its place (R6.5).
pub fn offer_plain(s: &State, seat: Seat, action: Action, out: &mut Options) {
    out.test(Choice::Act(action), possible(s, seat, action));
}

/// Has this action a legal target (R6.3)?
pub fn possible(s: &State, seat: Seat, action: Action) -> Result<(), Reason> {
    any(|out| targets(s, seat, action, out))
}

/// The targets of an action: the generator behind legality, options and reasons alike.
pub fn targets(s: &State, seat: Seat, action: Action, out: &mut Options) {
    match action {
        Action::Tax => tax::targets(s, seat, out),
        Action::Build => build::targets(s, seat, out),
        Action::Move => moving::origins(s, seat, out),
        Action::Repair => repair::targets(s, seat, out),
        Action::Influence => court::influence_targets(s, out),
        Action::Secure => court::secure_targets(s, seat, out),
        Action::Battle => battle::systems(s, seat, out),
    }
}

/// Begins an action: asks for its target.
pub fn begin(cx: &mut Cx<'_>, seat: Seat, action: Action) {
    if action == Action::Battle {
        after_pip(cx, seat, action);
    }
    cx.push(match action {
        Action::Move => Frame::Move(moving::Moving::new(seat)),
        Action::Battle => Frame::Battle(Battle::new(seat)),
        _ => Frame::Target { seat, action },
    });
}

/// Carries the action out on the chosen target.
pub fn apply(cx: &mut Cx<'_>, seat: Seat, action: Action, choice: Choice) {
    cx.pop();
    // A second action in the same pip lies below what this one still asks (H78).
    after_pip(cx, seat, action);
    match action {
        Action::Tax => tax::apply(cx, seat, choice),
        Action::Build => build::apply(cx, seat, choice),
        Action::Repair => repair::apply(cx, seat, choice),
        Action::Influence => court::influence(cx, seat, choice),
        Action::Secure => court::secure(cx, seat, choice),
        Action::Move | Action::Battle => {}
    }
}

/// Lets cards add an action to one that the pip of a Copy or Pivot pays for.
pub fn after_pip(cx: &mut Cx<'_>, seat: Seat, action: Action) {
    if !cx.s.turn.minor {
        return;
    }
    for (held, plug) in cx.s.answers(Hook::AfterPip).collect::<Vec<_>>() {
        if held.seat == seat
            && let Some(f) = plug.hooks.after_pip
            && f(cx, held, action)
        {
            // One addition a pip: the added action adds nothing itself.
            cx.s.turn.minor = false;
        }
    }
}

/// The question for an action's target.
pub fn prompt(action: Action) -> Prompt {
    match action {
        Action::Tax => Prompt::Tax,
        Action::Build => Prompt::Build,
        Action::Move => Prompt::MoveFrom,
        Action::Repair => Prompt::Repair,
        Action::Influence => Prompt::Influence,
        Action::Secure => Prompt::Secure,
        Action::Battle => Prompt::BattleWhere,
    }
}
