//! Tax (R7).

use crate::choice::{Choice, Prompt, Reason};
use crate::event::Event;
use crate::flow::{Cx, Frame, Next};
use crate::hooks::{Hook, Reach, Taxed};
use crate::ids::*;
use crate::options::Options;
use crate::state::{Building, State};
use serde::{Deserialize, Serialize};

/// Where a Tax stands once its city was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// With or without a Captive, where both are possible.
    How,
    /// Which type, where the city has several.
    Type,
}

/// A Tax whose city was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taxing {
    /// Who taxes.
    pub seat: Seat,
    /// What comes next.
    pub step: Step,
    /// Where.
    pub system: System,
    /// Which city; none for an empty slot, or if it is gone since (Ruthless).
    pub city: Option<u8>,
    /// Whose city it is, or was; the taxer's own for an empty slot.
    pub owner: Owner,
    /// The types it can yield, a bit each: what they were when it was chosen.
    pub types: u8,
    /// An agent of its owner is captured.
    pub captive: bool,
}

/// The ways in which a city can be taxed: with a Captive, without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// With one.
    pub captive: bool,
    /// Without.
    pub free: bool,
}

/// How this seat can tax this city, if nothing forbids it.
pub fn ways(s: &State, seat: Seat, system: System, city: &Building) -> Ways {
    if city.owner == seat.into() {
        return Ways { captive: false, free: true };
    }
    let mut ways = Ways { captive: s.controls(seat, system), free: false };
    for (held, plug) in s.answers(Hook::TaxReach).filter(|(held, _)| held.seat == seat) {
        match plug.hooks.tax_reach.and_then(|f| f(s, held, system, city)) {
            Some(Reach::Captive) => ways.captive = true,
            Some(Reach::Free) => ways.free = true,
            None => {}
        }
    }
    ways
}

/// May this seat tax this city (R7.2)?
pub fn may_tax(s: &State, seat: Seat, system: System, city: &Building) -> Result<(), Reason> {
    if ways(s, seat, system, city) == Ways::default() {
        return Err(Reason::NotControlled);
    }
    for (held, plug) in s.answers(Hook::TaxBan).filter(|(held, _)| held.seat == seat) {
        if let Some(f) = plug.hooks.tax_ban {
            f(s, held, system, city)?;
        }
    }
    let again = || {
        s.answers(Hook::TaxAgain)
            .any(|(held, plug)| held.seat == seat && plug.hooks.tax_again.is_some_and(|f| f(s, held)))
    };
    if city.used && !again() { Err(Reason::AlreadyTaxed) } else { Ok(()) }
}

/// Loyal cities anywhere, and Rival cities in systems the player controls, once a turn each; and what cards
/// add to that.
pub fn targets(s: &State, seat: Seat, out: &mut Options) {
    cities(s, seat, |_| true, out);
    if out.full() || s.answered.0 >> Hook::TaxSlots as u64 & 1 == 0 {
        return;
    }
    for system in s.systems.iter() {
        let open = s.answers(Hook::TaxSlots).any(|(held, plug)| {
            held.seat == seat && plug.hooks.tax_slots.is_some_and(|f| f(s, held, system))
        });
        if open && s.empty_slots(system) > 0 {
            let left = s.empty_slots(system) > s.taxed_slots[system];
            out.test(Choice::EmptySlot(system), if left { Ok(()) } else { Err(Reason::AlreadyTaxed) });
        }
        if out.full() {
            return;
        }
    }
}

/// The cities among these owners' that can be taxed.
pub fn cities(s: &State, seat: Seat, of: impl Fn(Owner) -> bool, out: &mut Options) {
    for system in s.systems.iter() {
        let all = &s.buildings[system];
        for (i, city) in all.iter().enumerate().filter(|(_, b)| b.kind == PieceKind::CITY && of(b.owner)) {
            // Equal cities of one system are one choice: the first of them.
            let twin = all[..i].contains(city);
            if !twin && city.owner.seat().is_some() {
                let choice = Choice::Building { system, index: i as u8 };
                out.test(choice, may_tax(s, seat, system, city));
            }
        }
        if out.full() {
            return;
        }
    }
}

/// Taxes the chosen city or empty slot; asks first how, and for which type, where there is a choice.
pub fn apply(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    match choice {
        Choice::Building { system, index } => {
            let city = cx.s.buildings[system][index as usize];
            let ways = ways(cx.s, seat, system, &city);
            let step = if ways.captive && ways.free { Step::How } else { Step::Type };
            cx.s.buildings[system][index as usize].used = true;
            let (owner, types) = (city.owner, cx.s.types(system));
            let captive = ways.captive;
            cx.push(Frame::Tax(Taxing { seat, step, system, city: Some(index), owner, types, captive }));
        }
        Choice::EmptySlot(system) => {
            cx.s.taxed_slots[system] += 1;
            let (owner, types) = (seat.into(), cx.s.types(system));
            let step = Step::Type;
            cx.push(Frame::Tax(Taxing { seat, step, system, city: None, owner, types, captive: false }));
        }
        _ => {}
    }
}

/// The types that a city can yield.
fn types(t: &Taxing) -> impl Iterator<Item = Resource> + use<> {
    let types = t.types;
    Resource::ALL.into_iter().filter(move |r| types >> *r as u8 & 1 == 1)
}

/// Goes on when there is nothing to ask.
pub fn advance(cx: &mut Cx<'_>, t: Taxing) -> Next {
    if t.step == Step::How || types(&t).count() > 1 {
        return Next::Ask;
    }
    let kind = types(&t).next();
    cx.pop();
    collect(cx, t, kind);
    Next::Go
}

/// How, or which type.
pub fn prompt(t: &Taxing) -> Prompt {
    match t.step {
        Step::How => Prompt::TaxHow { system: t.system },
        Step::Type => Prompt::TaxType { system: t.system },
    }
}

/// With a Captive (yes) or without; or the types.
pub fn options(t: &Taxing, out: &mut Options) {
    match t.step {
        Step::How => {
            out.yes(Choice::Yes);
            out.yes(Choice::Decline);
        }
        Step::Type => types(t).for_each(|r| out.yes(Choice::Resource(r))),
    }
}

/// Takes the answer.
pub fn choose(cx: &mut Cx<'_>, mut t: Taxing, choice: Choice) {
    match choice {
        Choice::Resource(resource) => {
            cx.pop();
            collect(cx, t, Some(resource));
        }
        _ => {
            t.captive = choice == Choice::Yes;
            t.step = Step::Type;
            cx.set(Frame::Tax(t));
        }
    }
}

/// Gains the resource, and what cards add to it; a Rival's city that was taxed as one also costs its owner an
/// agent (R7.3). Then come the cards that follow a tax.
pub fn collect(cx: &mut Cx<'_>, t: Taxing, kind: Option<Resource>) {
    let Taxing { seat, system, owner, .. } = t;
    let rival = owner.seat().filter(|o| t.captive && *o != seat);
    let mut batch = ByResource::default();
    let gained = kind.filter(|kind| cx.take_supply(&mut batch, *kind, 1) > 0);
    let captured = rival.is_some_and(|r| cx.s.boards[r].agents > 0);
    cx.tell(Event::Taxed { seat, system, owner, gained, captured });
    if cx.s.turn.minor {
        for (held, plug) in cx.s.answers(Hook::TaxAlong).collect::<Vec<_>>() {
            let Some(f) = plug.hooks.tax_along.filter(|_| held.seat == seat) else { continue };
            let resource = f(cx.s, held);
            if cx.take_supply(&mut batch, resource, 1) > 0 {
                cx.tell(Event::Applied { seat, card: held.card });
                cx.tell(Event::Gained { seat, resource, count: 1 });
            }
        }
    }
    if let Some(rival) = rival {
        cx.capture_from_supply(seat, rival, 1);
    }
    // What follows is pushed first, so that the tokens are fitted before it.
    let taxed = Taxed { system, city: t.city, owner, types: t.types, captive: t.captive };
    for (held, plug) in cx.s.answers(Hook::AfterTax).collect::<Vec<_>>() {
        if held.seat == seat
            && let Some(f) = plug.hooks.after_tax
        {
            f(cx, held, taxed);
        }
    }
    cx.receive(seat, batch);
}
