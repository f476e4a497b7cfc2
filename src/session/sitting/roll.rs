//! Dice that have just fallen: shown until the player has looked, even if nothing is left to choose.

use crate::model::{
    BattleView, Decision, DiceView, Force, OptionView, Plate, RolledDie, SeatView, StepState, StepView,
    TableModel, Who,
};
use crate::text::Words;
use crate::text::menu::EN as ASKS;
use rules::State;
use rules::components::dice::{Symbols, faces};
use rules::event::{Event, Faces};
use rules::ids::{Die, Owner, Seat, System};

/// A roll and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    /// Who rolled.
    pub seat: Seat,
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
            seat,
            system: battle.system,
            faces,
            pool: Die::ALL.map(|die| faces[die].iter().sum()),
            attacker_ships: plate(battle.attacker.into(), battle.ships),
            defender_ships: plate(battle.defender, before.ships[battle.system][battle.defender]),
            lines: lines.collect(),
        })
    }

    fn dice(&self) -> Vec<RolledDie> {
        let mut all = Vec::new();
        for die in Die::ALL {
            for (face, count) in self.faces[die].iter().enumerate() {
                for _ in 0..*count {
                    all.push(RolledDie { die, face: faces(die)[face], reroll: false });
                }
            }
        }
        all
    }

    /// Puts the roll on the table in place of the next decision, for whoever rolled it.
    pub fn show(&self, model: &mut TableModel, viewer: Option<Seat>) {
        let dice = self.dice();
        let sums = dice.iter().fold(Symbols::default(), |sum, die| sum + die.face);
        let steps = self.lines.iter().map(|text| StepView {
            text: text.clone(),
            state: StepState::Done,
            ..StepView::default()
        });
        let defender = Force { who: self.defender_ships.who, ships: self.defender_ships, ..Force::default() };
        model.battle = Some(BattleView {
            system: self.system,
            attacker: Force { who: self.attacker_ships.who, ships: self.attacker_ships, ..Force::default() },
            defender: Some(defender),
            dice: DiceView { pool: self.pool, most: self.pool.iter().sum(), raid: false },
            rolled: dice,
            sums,
            steps: steps.collect(),
        });
        let go = OptionView { title: ASKS.dice_seen.to_string(), enabled: true, ..OptionView::default() };
        model.decision = Some(
            Decision {
                seat: self.seat,
                sentence: ASKS.dice_fell.to_string(),
                short: ASKS.dice_short.to_string(),
                mine: viewer == Some(self.seat),
                options: vec![go],
                ..Decision::default()
            }
            .number(),
        );
    }
}
