//! Dice that have just fallen: shown until the player has looked, even if nothing is left to choose.

use crate::model::{BattleView, DiceView, Force, Plate, RolledDie, SeatView, StepView, TableModel, Who};
use crate::text::Words;
use crate::text::menu::EN as ASKS;
use rules::State;
use rules::components::dice::{Symbols, faces};
use rules::event::{Event, Faces};
use rules::ids::{Die, Owner, Seat, System};

/// A roll and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    system: System,
    faces: Faces,
    pool: [u8; 3],
    attacker_ships: Plate,
    defender_ships: Plate,
    /// What happened until the next decision, in sentences.
    lines: Vec<String>,
}

impl Roll {
    /// The roll among these events, if there is one. `before` is the state in which the dice were chosen.
    pub fn of(
        before: &State,
        seat: Seat,
        events: &[Event],
        seats: &[SeatView],
        words: &Words,
    ) -> Option<Roll> {
        let battle = before.stack.iter().rev().find_map(|f| match f {
            rules::flow::Frame::Battle(b) => Some(*b),
            _ => None,
        })?;
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
        Some(Roll {
            system: battle.system,
            faces,
            pool: Die::ALL.map(|die| faces[die].iter().sum()),
            attacker_ships: plate(battle.attacker.into(), battle.ships),
            defender_ships: plate(battle.defender, before.ships[battle.system][battle.defender]),
            lines: lines.collect(),
        })
    }

    fn dice(&self) -> Vec<RolledDie> {
        spread(&self.faces)
    }

    /// The dice that fell last among these events, if any did.
    pub fn fallen(events: &[Event]) -> Vec<RolledDie> {
        let last = events.iter().rev().find_map(|e| match e {
            Event::Rolled { faces, .. } | Event::Rerolled { faces, .. } => Some(spread(faces)),
            _ => None,
        });
        last.unwrap_or_default()
    }

    /// Puts the roll on the table; what stands in the decision bar meanwhile, in a sentence and in short.
    pub fn show(&self, model: &mut TableModel) -> (String, &'static str) {
        let dice = self.dice();
        let sums = dice.iter().fold(Symbols::default(), |sum, die| sum + die.face);
        let steps = self.lines.iter().map(|text| StepView { text: text.clone(), ..StepView::default() });
        let force = |ships: Plate| Force { who: ships.who, ships, ..Force::default() };
        model.battle = Some(BattleView {
            system: self.system,
            attacker: force(self.attacker_ships),
            defender: Some(force(self.defender_ships)),
            dice: DiceView { pool: self.pool, most: self.pool.iter().sum(), raid: false },
            rolled: dice,
            sums,
            steps: steps.collect(),
            raid: None,
        });
        (ASKS.dice_fell.to_string(), ASKS.dice_short)
    }
}

/// Dice one by one.
fn spread(all_faces: &Faces) -> Vec<RolledDie> {
    let mut all = Vec::new();
    for die in Die::ALL {
        for (face, count) in all_faces[die].iter().enumerate() {
            for _ in 0..*count {
                all.push(RolledDie { die, face: faces(die)[face], reroll: false });
            }
        }
    }
    all
}
