//! Hits that fall the obvious way: the policy, and what it would do (01 R13.6–R13.9).
//!
//! Own ships: fresh ones first, so that the fewest are lost. Ships and buildings of the defender: damaged ones
//! first, so that as many as possible are destroyed; of those in the same state the first that is offered. Nothing
//! else is answered: no dice, no raid, nothing that a card asks.

use super::{Sitting, roll};
use crate::model::TableModel;
use crate::text::battle::BattleWords;
use crate::text::names::Names;
use rules::State;
use rules::cards::{FiringStep, firing};
use rules::chance::{Chance, Seeded};
use rules::choice::{Choice, Prompt};
use rules::event::Event;
use rules::flow::Frame;
use rules::flow::battle::Battle;
use rules::game::Entry;
use rules::ids::{Owner, PieceKind, Seat, System};
use rules::options::Options;

impl Sitting {
    /// Assigns the hits of the running step that are left, the obvious way: as many choices as it takes, which one
    /// step back takes back together. False if no hits are being assigned.
    pub fn choose_obvious(&mut self, chance: &mut dyn Chance) -> bool {
        if self.asking.is_some() || !self.sheets.is_empty() || self.game.plea().is_some() {
            return false;
        }
        let Some(begun) = assigned(self.game.state()) else { return false };
        let seat = begun.0;
        let from = self.game.journal().len();
        self.why = None;
        while assigned(self.game.state()) == Some(begun) {
            let options = self.game.decision().map(|d| d.options.to_vec()).unwrap_or_default();
            let picked = pick(self.game.state(), &options);
            if !picked.is_some_and(|choice| self.take(seat, choice, chance)) {
                break;
            }
        }
        let to = self.game.journal().len();
        if to > from {
            self.shortcut = Some((from, to));
        }
        to > from
    }

    /// So much of the journal stays when a step is taken back: all but one choice of a person, or but a shortcut, and
    /// what bots did since.
    pub(super) fn step_back(&self) -> Option<usize> {
        if let Some((_, from)) = self.lent.filter(|(_, from)| *from < self.game.journal().len()) {
            return Some(from);
        }
        let persons = |(at, entry): &(usize, &Entry)| self.was_person(entry.seat, *at);
        let now = self.game.journal().iter().enumerate().rfind(persons)?.0 + 1;
        match self.shortcut {
            Some((from, to)) if to == now => Some(from),
            _ => now.checked_sub(1),
        }
    }

    /// What the state alone does not tell of a battle, and what the rest of its hits would do.
    pub(super) fn tell_battle(&self, model: &mut TableModel) {
        let mine = model.decision.as_ref().is_some_and(|d| d.mine);
        let Some(battle) = model.battle.as_mut().filter(|b| b.fallen) else { return };
        roll::complete(battle, self.game.journal(), &self.told, &self.words);
        if mine && self.asking.is_none() && self.sheets.is_empty() && self.game.plea().is_none() {
            let options = self.game.decision().map_or(&[][..], |d| d.options);
            let (battles, names) = (self.words.language.battle, self.words.language.names);
            battle.obvious = foretell(self.game.state(), options, battles, names);
        }
    }
}

/// Hits that are being assigned: in battle, or by a card with dice of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hits {
    /// On the attacker's own ships.
    Own,
    /// On ships of this owner in this system.
    Ships(System, Owner),
    /// On buildings.
    Buildings,
}

/// What is being assigned, and by whom; none if nothing is.
pub fn assigned(s: &State) -> Option<(Seat, Hits)> {
    let (seat, prompt) = s.prompt()?;
    let hits = match prompt {
        Prompt::HitOwnShip { .. } => Hits::Own,
        Prompt::HitBuilding { .. } => Hits::Buildings,
        Prompt::HitShip { .. } => battle(s).map(|b| Hits::Ships(b.system, b.defender))?,
        Prompt::Card { .. } => {
            let f = firing(s).filter(|f| f.step == FiringStep::Hits)?;
            let ships = s.ships[f.at][f.whom].total() > 0;
            if ships { Hits::Ships(f.at, f.whom) } else { Hits::Buildings }
        }
        _ => return None,
    };
    Some((seat, hits))
}

fn battle(s: &State) -> Option<Battle> {
    s.stack.iter().rev().find_map(|f| if let Frame::Battle(b) = f { Some(*b) } else { None })
}

/// The next hit of the running step, one of `options`; none if no hit is being assigned.
pub fn pick(s: &State, options: &[Choice]) -> Option<Choice> {
    let (_, hits) = assigned(s)?;
    let is_damaged = |choice: &Choice| match choice {
        Choice::Ship { damaged, .. } => Some(*damaged),
        Choice::Building { system, index } => {
            s.buildings[*system].get(usize::from(*index)).map(|b| b.damaged)
        }
        _ => None,
    };
    let first = hits != Hits::Own;
    let wanted = options.iter().find(|c| is_damaged(c) == Some(first));
    wanted.or_else(|| options.iter().find(|c| is_damaged(c).is_some())).copied()
}

/// What the rest of the running step would do, in a line; none if no hit is being assigned.
pub fn foretell(s: &State, options: &[Choice], words: &BattleWords, names: &Names) -> Option<String> {
    let (seat, begun) = assigned(s)?;
    let mut choice = pick(s, options)?;
    let mut now = *s;
    // What comes after the last hit is thrown away: no chance is asked before.
    let mut chance = Seeded::new(0);
    let mut listed = Options::all();
    let mut hits: Vec<(PieceKind, bool)> = Vec::new();
    loop {
        let mut events: Vec<Event> = Vec::new();
        now.step_as(seat, choice, &mut chance, &mut events, &mut listed);
        // Hits that leave no choice are dealt along with it; those of later steps fall on others.
        hits.extend(events.iter().filter_map(|e| match e {
            Event::Hit { owner, kind, destroyed, .. } => {
                let (own, ship) = (*owner == seat.into(), *kind == PieceKind::SHIP);
                let same = match begun {
                    Hits::Own => own && ship,
                    Hits::Ships(..) => !own && ship,
                    Hits::Buildings => !own && !ship,
                };
                same.then_some((*kind, *destroyed))
            }
            _ => None,
        }));
        if assigned(&now) != Some((seat, begun)) {
            break;
        }
        choice = pick(&now, listed.choices())?;
    }
    let destroyed = hits.iter().filter(|(_, destroyed)| *destroyed).count() as u8;
    Some(match begun {
        Hits::Own => {
            let b = battle(s)?;
            (words.obvious_own)(hurt(s, &now, b.system, seat.into()), destroyed)
        }
        Hits::Ships(system, owner) => (words.obvious_ships)(hurt(s, &now, system, owner), destroyed),
        Hits::Buildings => {
            let mut each: Vec<(&str, bool)> = Vec::new();
            for (kind, gone) in &hits {
                let name = names.piece(*kind, 1);
                // The second hit on the same building ends it.
                match each.iter_mut().find(|(n, ended)| *gone && *n == name && !*ended) {
                    Some(before) => before.1 = true,
                    None => each.push((name, *gone)),
                }
            }
            (words.obvious_buildings)(&each)
        }
    })
}

/// Ships that were fresh before and are damaged now.
fn hurt(before: &State, now: &State, system: System, owner: Owner) -> u8 {
    let (was, is) = (before.ships[system][owner], now.ships[system][owner]);
    // Each fresh ship that is gone was damaged first; of the damaged, as many as were destroyed are gone.
    let gone = was.total().saturating_sub(is.total());
    (was.fresh.saturating_sub(is.fresh)).saturating_sub(gone.saturating_sub(was.damaged))
}
