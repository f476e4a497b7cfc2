//! Dice that have fallen, one by one as they lie there with what they showed before; and what became of them:
//! beside the steps of a battle that goes on, or on a sheet of their own if nothing is left to choose.

use crate::model::{
    BattleView, DiceView, Force, Plate, RolledDie, SeatView, StepState, StepView, TableModel, Who,
};
use crate::text::Words;
use crate::text::menu::EN as ASKS;
use rules::State;
use rules::cards::firing;
use rules::choice::Choice;
use rules::components::dice::{Symbols, canonical, faces};
use rules::event::{Event, Faces};
use rules::game::{Deed, Entry};
use rules::ids::{CardId, Die, Owner, PieceKind, Seat, System};

/// The dice of the last roll in a journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Lying {
    /// The dice, in the order in which they were rolled.
    pub dice: Vec<RolledDie>,
    /// Cards with which dice were rolled again.
    pub cards: Vec<CardId>,
    /// The entry of the journal that rolled them.
    pub at: usize,
}

/// A die and the faces it has shown, the newest last.
struct Thrown(Die, Vec<usize>, bool);

/// The last roll of a journal. Rerolls stand in it as the dice picked, one entry each, and the faces come with the
/// last of them: with the entry that says "enough", or with the last pick if no more were allowed.
pub fn lying(journal: &[Entry]) -> Option<Lying> {
    let chose = |entry: &Entry| match entry.deed {
        Deed::Chose(choice) => Some(choice),
        _ => None,
    };
    let at = journal.iter().rposition(|entry| matches!(chose(entry), Some(Choice::Dice(_))))?;
    let Some(Choice::Dice(pool)) = chose(&journal[at]) else { return None };
    let types = Die::ALL.into_iter().flat_map(|die| std::iter::repeat_n(die, pool.of(die).into()));
    let fell = types.zip(&journal[at].answers);
    let mut dice: Vec<Thrown> =
        fell.map(|(die, face)| Thrown(die, vec![canonical(die, *face).into()], false)).collect();
    if dice.len() != usize::from(pool.total()) {
        return None;
    }
    let (mut picks, mut using, mut cards): (Vec<usize>, Option<CardId>, Vec<CardId>) = Default::default();
    for entry in &journal[at + 1..] {
        match chose(entry)? {
            Choice::Use { card, .. } => using = Some(card),
            Choice::Die { die, face } => {
                let face = usize::from(canonical(die, face));
                let is = |d: &Thrown| d.0 == die && !d.2 && d.1.last() == Some(&face);
                let found = dice.iter().position(is)?;
                dice[found].2 = true;
                picks.push(found);
            }
            Choice::Done => {}
            _ if picks.is_empty() => continue,
            _ => return None,
        }
        let ends = chose(entry) == Some(Choice::Done) || !entry.answers.is_empty();
        if ends && !picks.is_empty() {
            if entry.answers.len() < picks.len() {
                return None;
            }
            for (die, face) in picks.drain(..).zip(&entry.answers) {
                let Thrown(kind, shown, picked) = &mut dice[die];
                shown.push(canonical(*kind, *face).into());
                *picked = false;
            }
            cards.extend(using.take());
        }
    }
    let dice = dice.into_iter().map(|Thrown(die, mut shown, reroll)| {
        let face = shown.pop().unwrap_or_default();
        let was = shown.into_iter().map(|f| faces(die)[f]).collect();
        RolledDie { die, face: faces(die)[face], was, reroll }
    });
    Some(Lying { dice: dice.collect(), cards, at })
}

/// Does this roll add up to the dice that lie there?
fn agrees(lying: &Lying, dice: &[RolledDie]) -> bool {
    let sorted = |list: &[RolledDie]| {
        let key = |d: &RolledDie| {
            let s = d.face;
            (d.die as u8, s.self_hits, s.intercepts, s.hits, s.building_hits, s.keys)
        };
        let mut keys: Vec<_> = list.iter().map(key).collect();
        keys.sort_unstable();
        keys
    };
    sorted(&lying.dice) == sorted(dice)
}

/// Adds to a battle that goes on what its state does not tell: which die is which, and what the steps brought.
/// `told` are the events after each entry of the journal, from the setup on.
pub fn complete(battle: &mut BattleView, journal: &[Entry], told: &[Vec<Event>], words: &Words) {
    // Of a card's own dice the state keeps only how many hits are left.
    let known = |l: &Lying| battle.card.is_some() || agrees(l, &battle.rolled);
    let Some(lying) = lying(journal).filter(known) else { return };
    let w = words.language.battle;
    let names: Vec<&str> = lying.cards.iter().map(|card| words.card_name(*card)).collect();
    battle.rerolls = if names.is_empty() { String::new() } else { (w.rerolled)(&names) };
    let events: Vec<&Event> = told.iter().skip(lying.at + 1).flatten().collect();
    battle.rolled = lying.dice;
    if battle.card.is_some() {
        battle.sums = battle.rolled.iter().fold(Symbols::default(), |sum, die| sum + die.face);
        return;
    }
    let (attacker, system) = (battle.attacker.who.owner, battle.system);
    // What was hit: ships of the attacker, ships and buildings of the defender.
    let hits = |own: bool, ship: bool| {
        let of = events.iter().filter_map(move |e| match e {
            Event::Hit { system: at, owner, kind, destroyed }
                if *at == system && (*owner == attacker) == own && (*kind == PieceKind::SHIP) == ship =>
            {
                Some(*destroyed)
            }
            _ => None,
        });
        let (gone, hurt): (Vec<bool>, Vec<bool>) = of.partition(|destroyed| *destroyed);
        (hurt.len() as u8, gone.len() as u8)
    };
    let damaged =
        battle.defender.as_ref().map_or(0, |d| d.buildings.iter().filter(|b| b.damaged).count() as u8);
    let theirs = battle.defender.as_ref().map_or(0, |d| d.ships.damaged);
    let brought = events.iter().rev().find_map(|e| match e {
        Event::Result { intercept, .. } => Some(*intercept),
        _ => None,
    });
    if let (Some(step), Some(hits)) = (battle.steps.get_mut(1), brought)
        && step.state == StepState::Done
        && step.text != (w.intercept)(None)
    {
        step.text = (w.intercept)(Some(hits));
    }
    let own_at = if brought.is_some_and(|n| n > 0) { 1 } else { 0 };
    let own = (own_at, hits(true, true), battle.attacker.ships.damaged);
    for (at, (hurt, gone), now) in [own, (2, hits(false, true), theirs), (3, hits(false, false), damaged)] {
        // Ships that were damaged before go first; the rest of those that are gone had been damaged now.
        let before = (now + gone).saturating_sub(hurt);
        let fell = (w.fell)(hurt.saturating_sub(gone.saturating_sub(before)), gone);
        if let Some(step) = battle.steps.get_mut(at)
            && step.state != StepState::Later
            && !fell.is_empty()
        {
            step.text = format!("{}: {fell}", step.text);
        }
    }
}

/// A roll and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    system: System,
    faces: Faces,
    lying: Option<Lying>,
    card: Option<CardId>,
    rerolls: String,
    attacker_ships: Plate,
    defender_ships: Plate,
    /// What happened until the next decision, in sentences.
    lines: Vec<String>,
}

impl Roll {
    /// The roll among these events, if there is one. `before` is the state in which the dice were chosen, `journal`
    /// what has been chosen since.
    pub fn of(
        before: &State,
        seat: Seat,
        (events, journal): (&[Event], &[Entry]),
        seats: &[SeatView],
        words: &Words,
    ) -> Option<Roll> {
        let battle = before.stack.iter().rev().find_map(|f| match f {
            rules::flow::Frame::Battle(b) => Some(*b),
            _ => None,
        });
        // A card with dice of its own, or the innermost battle: attacker, ships, defender, where, card.
        let (by, ships, defender, system, card) = match (firing(before), battle) {
            (Some(f), _) => {
                let fresh = before.ships[f.from][Owner::from(f.seat)].fresh;
                (f.seat, rules::choice::Ships { fresh, damaged: 0 }, f.whom, f.at, Some(f.card))
            }
            (None, Some(b)) => (b.attacker, b.ships, b.defender, b.system, None),
            (None, None) => return None,
        };
        let faces = events.iter().rev().find_map(|e| match e {
            Event::Rolled { faces, .. } | Event::Rerolled { faces, .. } => Some(*faces),
            _ => None,
        })?;
        let who = |owner: Owner| Who {
            owner,
            colour: seats
                .iter()
                .find(|s| Owner::from(s.seat) == owner)
                .map_or(Default::default(), |s| s.colour),
        };
        let plate = |owner: Owner, ships: rules::choice::Ships| Plate {
            who: who(owner),
            fresh: ships.fresh,
            damaged: ships.damaged,
        };
        let told = events.iter().filter(|e| !matches!(e, Event::Rolled { .. } | Event::Rerolled { .. }));
        let lines = told.map(|e| words.event(before.kit, &e.seen_by(Some(seat))));
        let lying = lying(journal).filter(|l| agrees(l, &sorted(&faces)));
        let names: Vec<&str> =
            lying.iter().flat_map(|l| &l.cards).map(|card| words.card_name(*card)).collect();
        Some(Roll {
            system,
            rerolls: if names.is_empty() { String::new() } else { (words.language.battle.rerolled)(&names) },
            faces,
            lying,
            card,
            attacker_ships: plate(by.into(), ships),
            defender_ships: plate(defender, before.ships[system][defender]),
            lines: lines.collect(),
        })
    }

    /// The dice that fell last among these events, if any did.
    pub fn fallen(events: &[Event]) -> Vec<RolledDie> {
        let last = events.iter().rev().find_map(|e| match e {
            Event::Rolled { faces, .. } | Event::Rerolled { faces, .. } => Some(sorted(faces)),
            _ => None,
        });
        last.unwrap_or_default()
    }

    /// Puts the roll on the table; what stands in the decision bar meanwhile, in a sentence and in short.
    pub fn show(&self, model: &mut TableModel) -> (String, &'static str) {
        let dice = self.lying.as_ref().map_or_else(|| sorted(&self.faces), |l| l.dice.clone());
        let sums = dice.iter().fold(Symbols::default(), |sum, die| sum + die.face);
        let steps = self.lines.iter().map(|text| StepView { text: text.clone(), ..StepView::default() });
        let force = |ships: Plate| Force { who: ships.who, ships, ..Force::default() };
        model.battle = Some(BattleView {
            system: self.system,
            attacker: force(self.attacker_ships),
            defender: Some(force(self.defender_ships)),
            card: self.card,
            dice: DiceView { pool: Die::ALL.map(|die| self.faces[die].iter().sum()), ..DiceView::default() },
            fallen: true,
            rolled: dice,
            sums,
            rerolls: self.rerolls.clone(),
            steps: steps.collect(),
            ..BattleView::default()
        });
        (ASKS.dice_fell.to_string(), ASKS.dice_short)
    }
}

/// Dice by type and face.
fn sorted(shown: &Faces) -> Vec<RolledDie> {
    let mut all = Vec::new();
    for die in Die::ALL {
        for (face, count) in shown[die].iter().enumerate() {
            for _ in 0..*count {
                all.push(RolledDie { die, face: faces(die)[face], was: Vec::new(), reroll: false });
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::choice::Pool;

    fn entry(choice: Choice, answers: &[u8]) -> Entry {
        Entry { seat: Seat(0), deed: Deed::Chose(choice), answers: answers.to_vec() }
    }

    #[test]
    fn a_die_keeps_its_place_and_remembers_what_it_showed() {
        let pool = Pool { assault: 2, skirmish: 1, raid: 0 };
        let journal = [
            entry(Choice::Dice(pool), &[0, 4, 2]),
            entry(Choice::Use { card: CardId(12), ability: 0 }, &[]),
            entry(Choice::Die { die: Die::Skirmish, face: 0 }, &[5]),
        ];
        let lying = lying(&journal).unwrap();
        assert_eq!(lying.cards, [CardId(12)]);
        assert_eq!(lying.dice[0].face, Symbols::default());
        assert!(lying.dice[1].was.is_empty() && lying.dice[1].face.hits == 2);
        assert_eq!(lying.dice[2].was, [Symbols::default()]);
        assert_eq!(lying.dice[2].face.hits, 1);
    }

    #[test]
    fn dice_that_are_picked_wait_for_the_word_that_it_is_enough() {
        let pool = Pool { assault: 2, skirmish: 0, raid: 0 };
        let mut journal = vec![
            entry(Choice::Dice(pool), &[1, 2]),
            entry(Choice::Use { card: CardId(12), ability: 0 }, &[]),
            entry(Choice::Die { die: Die::Assault, face: 1 }, &[]),
            entry(Choice::Die { die: Die::Assault, face: 1 }, &[]),
        ];
        assert!(lying(&journal).unwrap().dice.iter().all(|d| d.reroll && d.was.is_empty()));
        journal.push(entry(Choice::Done, &[0, 5, 3]));
        let dice = lying(&journal).unwrap().dice;
        assert!(dice.iter().all(|d| !d.reroll && d.was.len() == 1));
        assert_eq!((dice[0].face.hits, dice[1].face.hits), (0, 2));
    }
}
