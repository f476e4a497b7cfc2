//! What families of Court cards share (spec 03 §3).

use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::flow::{Cx, Frame, raid};
use crate::hooks::{CardFrame, Held, Hooks, Kind, Loot, Plug};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;

/// A Guild card with nothing but its suit and raid cost.
pub const fn guild(id: &'static str, suit: Resource, raid_cost: u8) -> Plug {
    let mut plug = Plug::row(id, Kind::Guild);
    plug.suit = Some(suit);
    plug.raid_cost = Some(raid_cost);
    plug
}

/// A Vox card and what happens when it is secured.
pub const fn vox(id: &'static str, when_secured: fn(&mut Cx<'_>, Held)) -> Plug {
    let mut plug = Plug::row(id, Kind::Vox);
    plug.when_secured = Some(when_secured);
    plug
}

/// Begins the first question of an ability.
pub fn ask(cx: &mut Cx<'_>, held: Held, ability: u8) {
    cx.push(Frame::Card(CardFrame { card: held.card, seat: held.seat, ability, ..CardFrame::default() }));
}

/// Offers a Prelude ability without conditions.
pub fn offer<const ABILITY: u8>(_: &State, held: Held, out: &mut Options) {
    out.yes(Choice::Use { card: held.card, ability: ABILITY });
}

/// The resource of the card's suit. Guild cards always have one.
pub fn suit(s: &State, card: CardId) -> Resource {
    s.kit.plug(card).suit.unwrap_or(Resource::Material)
}

// P-LOYAL: the card survives Outrages of its suit, and makes everything spendable as it.

/// The hooks of P-LOYAL.
pub const LOYAL: Hooks = Hooks {
    keep_on_outrage: Some(|s, held, resource| suit(s, held.card) == resource),
    spend_as: Some(|s, held| suit(s, held.card)),
    ..Hooks::NONE
};

// P-INTEREST: a new action that gains one, and a discard that fills the board.

/// The new action of P-INTEREST.
pub const INTEREST_GAIN: u8 = 0;
/// The Prelude of P-INTEREST.
pub const INTEREST_FILL: u8 = 1;

/// P-INTEREST.
pub const fn interest(id: &'static str, resource: Resource) -> Plug {
    Plug {
        hooks: Hooks {
            new_action: Some(|_, held, action, out| {
                if action == Action::Build {
                    out.yes(Choice::New { card: held.card, ability: INTEREST_GAIN });
                }
            }),
            prelude: Some(offer::<INTEREST_FILL>),
            ..Hooks::NONE
        },
        start: Some(|cx, held, ability| {
            let resource = suit(cx.s, held.card);
            if ability == INTEREST_GAIN {
                cx.gain(held.seat, resource, 1);
                return;
            }
            cx.discard_card(held);
            let free = cx.s.free_slots(held.seat);
            if free > 0 {
                let mut frame =
                    CardFrame { card: held.card, seat: held.seat, ability, ..CardFrame::default() };
                frame.n[0] = free;
                cx.push(Frame::Card(frame));
            }
        }),
        options: Some(interest_options),
        choose: Some(|cx, mut frame, choice| {
            let resource = suit(cx.s, frame.card);
            match choice {
                Choice::Number(count) => {
                    let all = frame.n[0].min(cx.s.supply[resource]);
                    frame.n[0] -= count;
                    frame.step = 1;
                    if count < all || frame.n[0] == 0 {
                        cx.pop();
                    } else {
                        cx.set(Frame::Card(frame));
                    }
                    cx.gain(frame.seat, resource, count);
                }
                Choice::Slot { .. } => {
                    frame.n[0] -= 1;
                    if frame.n[0] == 0 {
                        cx.pop();
                    } else {
                        cx.set(Frame::Card(frame));
                    }
                    raid::take_theft(cx, frame.seat, choice);
                }
                _ => cx.pop(),
            }
        }),
        ..guild(id, resource, 2)
    }
}

/// First how many from the supply, then which tokens from Rivals for what it could not provide.
fn interest_options(s: &State, frame: &CardFrame, out: &mut Options) {
    let resource = suit(s, frame.card);
    if frame.step == 0 {
        (0..=frame.n[0].min(s.supply[resource])).for_each(|n| out.yes(Choice::Number(n)));
    } else {
        steal_one(s, frame.seat, resource, out);
        out.yes(Choice::Done);
    }
}

fn steal_one(s: &State, thief: Seat, resource: Resource, out: &mut Options) {
    let is_one = |victim: Seat, loot: Loot| match loot {
        Loot::Slot(slot) => s.boards[victim].slots.get(slot as usize) == Some(resource),
        Loot::Card(_) => false,
    };
    raid::offer_theft(s, thief, is_one, out);
}

// P-CARTEL: the supply lies on the card and counts; Rivals lose theirs after scoring; a discard steals.

/// P-CARTEL.
pub const fn cartel(id: &'static str, resource: Resource) -> Plug {
    Plug {
        hooks: Hooks {
            has: Some(|s, held, seat, resource| {
                if held.seat == seat && suit(s, held.card) == resource { s.supply[resource] } else { 0 }
            }),
            after_scoring: Some(|cx, held| {
                let resource = suit(cx.s, held.card);
                if cx.s.rivals(held.seat).any(|r| cx.s.tokens(r, resource) > 0) {
                    cx.tell(Event::Applied { seat: held.seat, card: held.card });
                }
                for rival in cx.s.rivals(held.seat) {
                    cx.discard_all(rival, resource);
                }
            }),
            prelude: Some(offer::<0>),
            ..Hooks::NONE
        },
        start: Some(|cx, held, ability| {
            cx.discard_card(held);
            let resource = suit(cx.s, held.card);
            if crate::options::any(|out| steal_one(cx.s, held.seat, resource, out)).is_ok() {
                ask(cx, held, ability);
            }
        }),
        options: Some(|s, frame, out| steal_one(s, frame.seat, suit(s, frame.card), out)),
        choose: Some(|cx, frame, choice| {
            cx.pop();
            raid::take_theft(cx, frame.seat, choice);
        }),
        ..guild(id, resource, 2)
    }
}

// P-UNION: goes beside a face-up card of an action suit and brings it to the hand at the end of the round.

/// P-UNION for the action suit `SUIT`.
pub const fn union<const SUIT: u8>(id: &'static str, resource: Resource) -> Plug {
    Plug {
        hooks: Hooks {
            prelude: Some(|s, held, out| {
                let verdict = crate::options::any(|out| union_targets(s, SUIT, out));
                out.test(Choice::Use { card: held.card, ability: 0 }, verdict);
            }),
            ..Hooks::NONE
        },
        start: Some(ask),
        options: Some(|s, _, out| union_targets(s, SUIT, out)),
        choose: Some(|cx, frame, choice| {
            cx.pop();
            let held = Held { card: frame.card, seat: frame.seat };
            if let Choice::Played(card) = choice
                && let Some(at) = cx.s.round.plays.iter().position(|p| p.card == card)
            {
                cx.s.leave_play(frame.card);
                cx.s.round.plays[at].beside = Some(held);
            }
        }),
        ..guild(id, resource, 2)
    }
}

fn union_targets(s: &State, suit: u8, out: &mut Options) {
    for play in s.round.plays.iter() {
        let fits = s.kit.mode(play.mode).face_up && s.kit.action(play.card).suit == Suit(suit);
        let verdict = if fits && play.beside.is_none() { Ok(()) } else { Err(Reason::NoTarget) };
        if s.kit.mode(play.mode).face_up {
            out.test(Choice::Played(play.card), verdict);
        }
    }
}

// P-MUSTER: a discard places three ships in a system that the player controls.

fn controlled(s: &State, seat: Seat) -> impl Iterator<Item = System> + '_ {
    s.systems.iter().filter(move |y| s.controls(seat, *y))
}

/// Discards the card and asks where the three ships go, if there are any and a place for them.
pub fn muster(cx: &mut Cx<'_>, held: Held, ability: u8) {
    cx.discard_card(held);
    if cx.s.boards[held.seat].ships > 0 && controlled(cx.s, held.seat).next().is_some() {
        ask(cx, held, ability);
    }
}

/// The systems that the player controls.
pub fn muster_options(s: &State, frame: &CardFrame, out: &mut Options) {
    for system in s.systems.iter() {
        let verdict = if s.controls(frame.seat, system) { Ok(()) } else { Err(Reason::NotControlled) };
        out.test(Choice::System(system), verdict);
    }
}

/// Places the three ships.
pub fn muster_choose(cx: &mut Cx<'_>, frame: CardFrame, choice: Choice) {
    cx.pop();
    if let Choice::System(system) = choice {
        place(cx, frame.seat, system, 3);
    }
}

/// Places fresh ships and says so (K10).
pub fn place(cx: &mut Cx<'_>, seat: Seat, system: System, count: u8) {
    let count = cx.s.put_ships(seat, system, count);
    if count > 0 {
        cx.tell(Event::Placed { seat, system, count });
    }
}

/// Places one ship in each of these systems; with too few ships the player picks which, in the order of
/// the map. `frame.set` holds the systems that are still open.
pub fn place_each(cx: &mut Cx<'_>, mut frame: CardFrame, systems: SystemSet) {
    let ships = cx.s.boards[frame.seat].ships;
    if ships as usize >= systems.len() {
        for system in systems.iter() {
            place(cx, frame.seat, system, 1);
        }
    } else if ships > 0 {
        frame.set = u64::from(systems.0);
        cx.push(Frame::Card(frame));
    }
}

/// The systems that can come next so that every ship finds one.
pub fn place_each_options(s: &State, frame: &CardFrame, out: &mut Options) {
    let open = SystemSet(frame.set as u32);
    let spare = open.len().saturating_sub(s.boards[frame.seat].ships as usize);
    open.iter().take(spare + 1).for_each(|y| out.yes(Choice::System(y)));
}

/// Places one ship and asks for the next.
pub fn place_each_choose(cx: &mut Cx<'_>, frame: CardFrame, choice: Choice) {
    cx.pop();
    if let Choice::System(system) = choice {
        place(cx, frame.seat, system, 1);
        let later = SystemSet(frame.set as u32).iter().filter(|y| *y > system).collect();
        place_each(cx, frame, later);
    }
}
