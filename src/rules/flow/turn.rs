//! A turn after its card was played: the window for declaring and seizing, the Prelude, the pips
//! (R4.2, R5, R6). The window and the Prelude close by doing what comes after them.

use crate::actions;
use crate::choice::{Choice, Reason};
use crate::components::action_cards::Declares;
use crate::components::board::SLOTS;
use crate::event::{Event, Seized};
use crate::flow::{Cx, Frame, Next, declare, grant, play, setup, start_card};
use crate::hooks::{Held, Hook};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::{State, Turn};
use serde::{Deserialize, Serialize};

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The player acts.
    Acting,
    /// The turn is ending (R4.9).
    Ending,
    /// Recovery is done, if it was needed.
    Ended,
}

/// Goes on with the turn.
pub fn advance(cx: &mut Cx<'_>, step: Step) -> Next {
    let seat = cx.s.turn.seat;
    match step {
        Step::Acting => {
            cx.s.turn.minor = false;
            Next::Ask
        }
        Step::Ending => {
            cx.set(Frame::Turn(Step::Ended));
            if setup::must_recover(cx.s, seat) {
                cx.push(Frame::Recover { seat });
            }
            Next::Go
        }
        Step::Ended => {
            cx.tell(Event::TurnEnded(seat));
            clear_turn(cx.s);
            cx.pop();
            Next::Go
        }
    }
}

fn clear_turn(s: &mut State) {
    for system in s.systems.iter() {
        s.buildings[system].iter_mut().for_each(|b| b.used = false);
    }
    s.standing.iter_mut().for_each(|c| (c.used, c.locked) = (0, false));
    s.taxed_slots = BySystem::default();
    s.turn = Turn { seat: s.turn.seat, ..Turn::default() };
}

/// Closes the Prelude: what was spent in it reaches the supply (R5.5).
pub fn close_prelude(s: &mut State) {
    if s.turn.prelude {
        s.turn.prelude = false;
        for (resource, count) in std::mem::take(&mut s.spent) {
            s.supply[resource] += count;
        }
        s.standing.iter_mut().for_each(|c| c.locked = false);
    }
}

/// The suit whose actions the pips buy, by how the card was played.
fn pip_suit(s: &State) -> Option<Suit> {
    s.play_of(s.turn.seat).map(|p| (s.kit.mode(p.mode).suit)(s, p.card))
}

/// Which of the ambitions may be declared from the lead card now (R4.6).
fn may_declare_from_lead(s: &State, ambition: Ambition) -> Result<(), Reason> {
    let turn = &s.turn;
    let Some(lead) = s.lead().filter(|p| p.seat == turn.seat && p.mode == Mode::LEAD) else {
        return Err(Reason::NotLeading);
    };
    match s.kit.action(lead.card).declares {
        Declares::One(a) if a == ambition => {}
        Declares::Any => {}
        _ => return Err(Reason::NotOnCard),
    }
    if turn.declared {
        return Err(Reason::AlreadyDeclared);
    }
    if turn.acted {
        return Err(Reason::TooLate);
    }
    declare::may_declare(s, &declare::Declaring::from_lead(turn.seat, ambition))
}

/// Everything that the player can do next.
pub fn options(s: &State, out: &mut Options) {
    let seat = s.turn.seat;
    if s.turn.prelude {
        window(s, seat, out);
        spends(s, seat, out);
        abilities(s, seat, out);
    } else if out.wants_reasons() {
        s.held(seat).for_each(|c| out.no(Choice::Use { card: c.card, ability: 0 }, Reason::PreludeOver));
    }
    pips(s, seat, out);
    out.yes(Choice::EndTurn);
}

fn window(s: &State, seat: Seat, out: &mut Options) {
    if s.turn.acted && !out.wants_reasons() {
        return;
    }
    let leads = s.lead().is_some_and(|p| p.seat == seat);
    if leads || out.wants_reasons() {
        for ambition in s.kit.ambitions() {
            out.test(Choice::Declare(ambition), may_declare_from_lead(s, ambition));
        }
    }
    if leads && out.wants_reasons() {
        s.boards[seat].hand.iter().for_each(|c| out.no(Choice::Seize(c), Reason::HasInitiative));
    } else if !leads {
        let verdict = if s.turn.acted { Err(Reason::TooLate) } else { play::may_seize(s, seat) };
        s.boards[seat].hand.iter().for_each(|c| out.test(Choice::Seize(c), verdict));
    }
    for (held, plug) in s.answers(Hook::Window).filter(|(h, _)| h.seat == seat) {
        if let Some(f) = plug.hooks.window {
            f(s, held, out);
        }
    }
}

fn spends(s: &State, seat: Seat, out: &mut Options) {
    let slots = s.boards[seat].slots;
    for slot in 0..SLOTS {
        let Some(resource) = slots.get(slot) else { continue };
        out.yes(Choice::Spend { slot: slot as u8, as_: resource });
        for (held, plug) in s.answers(Hook::SpendAs).filter(|(h, _)| h.seat == seat) {
            if let Some(f) = plug.hooks.spend_as {
                let as_ = f(s, held);
                if as_ != resource {
                    out.yes(Choice::Spend { slot: slot as u8, as_ });
                }
            }
        }
    }
}

fn abilities(s: &State, seat: Seat, out: &mut Options) {
    for (held, plug) in s.answers(Hook::Prelude).filter(|(h, _)| h.seat == seat) {
        let Some(f) = plug.hooks.prelude else { continue };
        let locked = s.standing.iter().any(|c| c.card == held.card && c.locked);
        if locked {
            out.no(Choice::Use { card: held.card, ability: 0 }, Reason::JustSecured);
        } else {
            f(s, held, out);
        }
    }
}

fn pips(s: &State, seat: Seat, out: &mut Options) {
    let Some(suit) = pip_suit(s) else { return };
    let listed = s.kit.tables().suits[suit.0 as usize];
    for action in Action::ALL {
        let usable = listed.contains(&action) || (action == Action::Battle && s.turn.armed);
        if s.turn.pips == 0 || !usable {
            if out.wants_reasons() {
                let reason = if usable { Reason::NoPips } else { Reason::NotInSuit };
                out.no(Choice::Act(action), reason);
            }
            continue;
        }
        actions::offer(s, seat, action, out);
    }
}

/// Does what was chosen.
pub fn choose(cx: &mut Cx<'_>, choice: Choice) {
    let seat = cx.s.turn.seat;
    match choice {
        Choice::Declare(ambition) => {
            cx.s.turn.declared = true;
            cx.push(Frame::Declare(declare::Declaring::from_lead(seat, ambition)));
        }
        Choice::Seize(card) => play::seize(cx, seat, Seized::Extra(Some(card))),
        Choice::Spend { slot, as_ } => {
            cx.s.turn.acted = true;
            grant::spend(cx, seat, slot, as_);
        }
        Choice::Use { card, ability } => {
            // What is offered in the window is part of playing the card, not an action (BC16, BC25).
            cx.s.turn.acted |= cx.s.kit.plug(card).hooks.window.is_none();
            start_card(cx, Held { card, seat }, ability);
        }
        Choice::Act(action) => {
            spend_pip(cx.s);
            cx.tell(Event::Acted { seat, action });
            actions::begin(cx, seat, action);
        }
        Choice::New { card, ability } => {
            spend_pip(cx.s);
            start_card(cx, Held { card, seat }, ability);
        }
        _ => {
            close_prelude(cx.s);
            cx.set(Frame::Turn(Step::Ending));
        }
    }
}

fn spend_pip(s: &mut State) {
    close_prelude(s);
    s.turn.acted = true;
    s.turn.pips -= 1;
    s.turn.minor = on_minor_pip(s);
}

/// Do the pips of this turn come from a Copy or a Pivot (R18.5)?
pub fn on_minor_pip(s: &State) -> bool {
    s.play_of(s.turn.seat).is_some_and(|p| matches!(p.mode, Mode::COPY | Mode::PIVOT))
}

/// Is any standard action of this suit possible, or a new one in its place?
pub fn any_action(s: &State, seat: Seat, actions: &[Action]) -> Result<(), Reason> {
    any(|out| actions.iter().for_each(|a| actions::offer(s, seat, *a, out)))
}
