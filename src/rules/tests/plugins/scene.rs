//! Positions for the tests of plug-ins: a set-up table whose pieces are moved about, and one thing going on.

use crate::common::{Ear, begin_with};
use rules::State;
use rules::chance::{Ask, Chance};
use rules::choice::{Choice, Reason, Ships};
use rules::flow::Frame;
use rules::hooks::Plug;
use rules::ids::*;
use rules::kit::{BASE, Kit, Tables, join};
use rules::options::Options;

/// The cards of the base game and one more.
pub const fn with_plug(plug: &'static Plug) -> [&'static Plug; 76] {
    join(BASE.plugs, &[plug])
}

/// The tables of the base game under another name; a plug-in replaces what it adds to.
pub const fn base_as(id: &'static str) -> Tables {
    Tables {
        id,
        action_cards: BASE.action_cards,
        suits: BASE.suits,
        modes: BASE.modes,
        ambitions: BASE.ambitions,
        pieces: BASE.pieces,
        plugs: BASE.plugs,
        masks: BASE.masks,
    }
}

/// A new game of this kit at its first decision.
pub fn table(kit: Kit, players: u8) -> State {
    *begin_with(kit, players, 12).0.state()
}

/// Nothing stands in this system.
pub fn clear(s: &mut State, system: System) {
    s.ships[system] = ByOwner::default();
    s.buildings[system].clear();
}

/// These fresh ships stand in this system.
pub fn fresh(s: &mut State, system: System, owner: impl Into<Owner>, count: u8) {
    s.ships[system][owner.into()] = Ships { fresh: count, damaged: 0 };
}

/// Only this is going on.
pub fn only(s: &mut State, frame: Frame) {
    s.stack.clear();
    s.stack.push(frame);
}

/// What can be chosen now.
pub fn options(s: &State) -> Vec<Choice> {
    let mut out = Options::all();
    s.options(&mut out);
    out.choices().to_vec()
}

/// Why this cannot be chosen now.
pub fn refusal(s: &State, choice: Choice) -> Option<Reason> {
    s.refusals().into_iter().find(|(c, _)| *c == choice).map(|(_, why)| why)
}

/// Every die shows this face; of cards always the first.
pub struct Always(pub u8);

impl Chance for Always {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        if matches!(ask, Ask::Die(_)) { self.0 } else { 0 }
    }
}

/// Takes these choices one after the other; each must be on offer. A question with one answer answers itself.
pub fn take(s: &mut State, face: u8, choices: &[Choice]) {
    let mut out = Options::all();
    for choice in choices {
        s.options(&mut out);
        assert!(out.choices().contains(choice), "{choice:?} is not among {:?}", out.choices());
        s.step(*choice, &mut Always(face), &mut Ear(0), &mut out);
    }
}

/// Answers whatever is still asked with the first option.
pub fn settle(s: &mut State, face: u8) {
    while !s.stack.is_empty() {
        let first = options(s)[0];
        take(s, face, &[first]);
    }
}
