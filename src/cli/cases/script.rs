//! Chance that answers from a script: dice by their symbols, cards by their names.

use super::notation as n;
use crate::text::cli as text;
use rules::chance::{Ask, Chance};
use rules::components::setup_cards::SETUP_CARDS;
use rules::ids::*;
use rules::kit::Kit;
use std::collections::VecDeque;

/// One scripted answer.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Answer {
    Face(Die, u8),
    Action(ActionCard),
    Court(CardId),
    Seat(Seat),
    Setup(u8),
}

/// The answers of one line of a case.
pub struct Script {
    kit: Kit,
    answers: VecDeque<(String, Answer)>,
    /// Whatever is still asked gets the first answer that is possible.
    any: bool,
    /// What did not fit.
    pub wrong: Vec<String>,
}

impl Script {
    /// Reads answers, separated by commas.
    ///
    /// # Errors
    /// The answer that is none.
    pub fn parse(kit: Kit, answers: &str) -> Result<Script, String> {
        let mut script = Script { kit, answers: VecDeque::new(), any: false, wrong: Vec::new() };
        for part in answers.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            if part == "any" {
                script.any = true;
            } else {
                let answer = parse(kit, part).ok_or_else(|| text::no_answer_of_chance(part))?;
                script.answers.push_back((part.to_owned(), answer));
            }
        }
        Ok(script)
    }

    /// What was scripted and never asked for is wrong too.
    pub fn finish(mut self) -> Vec<String> {
        let left: Vec<String> = self.answers.into_iter().map(|(text, _)| text).collect();
        if !left.is_empty() {
            self.wrong.push(text::answers_left(&left.join(", ")));
        }
        self.wrong
    }
}

fn parse(kit: Kit, part: &str) -> Option<Answer> {
    if let Some(card) = n::parse_action_card(kit, part) {
        return Some(Answer::Action(card));
    }
    if let Some(card) = kit.card_by_id(part) {
        return Some(Answer::Court(card));
    }
    if let Some(seat) = n::parse_seat(part) {
        return Some(Answer::Seat(seat));
    }
    if let Some(i) = SETUP_CARDS.iter().position(|c| c.id == part) {
        return Some(Answer::Setup(i as u8));
    }
    let (die, face) = part.split_once(' ')?;
    let die = n::parse_die(die)?;
    Some(Answer::Face(die, n::parse_face(die, face.trim())?))
}

fn question(kit: Kit, ask: Ask<'_>) -> String {
    match ask {
        Ask::Die(die) => text::asks_die(&n::die(die)),
        Ask::ActionCard(cards) => {
            text::asks_action_card(cards.iter().map(|c| n::action_card(kit, *c)).collect())
        }
        Ask::CourtCard(cards) => {
            text::asks_court_card(cards.iter().map(|c| n::card(kit, *c).to_owned()).collect())
        }
        Ask::FirstSeat(_) => text::ASKS_FIRST.to_owned(),
        Ask::SetupCard(_) => text::ASKS_SETUP.to_owned(),
    }
}

impl Chance for Script {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        let Some((said, answer)) = self.answers.pop_front() else {
            if !self.any {
                self.wrong.push(text::chance_unscripted(&question(self.kit, ask)));
            }
            return 0;
        };
        let index = match (ask, answer) {
            (Ask::Die(die), Answer::Face(of, face)) if of == die => Some(face as usize),
            (Ask::ActionCard(cards), Answer::Action(card)) => cards.iter().position(|c| *c == card),
            (Ask::CourtCard(cards), Answer::Court(card)) => cards.iter().position(|c| *c == card),
            (Ask::FirstSeat(players), Answer::Seat(seat)) => (seat.0 < players).then_some(seat.0 as usize),
            (Ask::SetupCard(cards), Answer::Setup(card)) => cards.iter().position(|c| *c == card),
            _ => None,
        };
        index.map_or_else(
            || {
                self.wrong.push(text::answer_does_not_fit(&said, &question(self.kit, ask)));
                0
            },
            |i| i as u8,
        )
    }
}
