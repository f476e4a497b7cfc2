//! Why not: the reasons that the rules give, for what a player tried or asks about.

use super::Scene;
use super::ask::{forbidder, target};
use crate::model::{Refused, Target, Why, WhyNot};
use crate::text::rulebook::Rule;
use rules::choice::{Choice, Prompt, Reason};
use rules::ids::Seat;

/// The refusals of one decision.
pub struct Reasons<'a> {
    /// The table.
    pub scene: &'a Scene<'a>,
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub prompt: &'a Prompt,
    /// Options before the refusals in the decision's list.
    pub first: usize,
}

/// Would anybody want to know? That a card cannot be led while others follow is plain to see.
fn is_news(reason: &Reason) -> bool {
    !matches!(reason, Reason::NotOffered)
}

impl Reasons<'_> {
    /// Refusals worth telling.
    fn told(&self) -> impl Iterator<Item = &(Choice, Reason)> {
        self.scene.refusals.iter().filter(|(_, reason)| is_news(reason))
    }

    /// Is there anything to tell?
    pub fn any(&self) -> bool {
        self.told().next().is_some()
    }

    fn title(&self, choice: &Choice) -> String {
        self.scene.words.choice(&self.scene.view.state, self.seat, self.prompt, choice).title
    }

    fn why(&self, (choice, reason): &(Choice, Reason)) -> Why {
        let (words, s) = (self.scene.words, &self.scene.view.state);
        Why {
            question: words.why_not(&self.title(choice)),
            answer: words.reason_for(s, choice, reason),
            source: forbidder(reason),
            rule: Some(Rule::of_reason(reason)),
        }
    }

    /// Answers to what was asked about an option or a place.
    pub fn asked(&self) -> Vec<Why> {
        let s = &self.scene.view.state;
        match self.scene.why {
            None | Some(WhyNot::All) => Vec::new(),
            Some(WhyNot::Option(index)) => {
                let refusal = index.checked_sub(self.first).and_then(|i| self.scene.refusals.get(i));
                refusal.map(|refusal| self.why(refusal)).into_iter().collect()
            }
            Some(WhyNot::Place(Target::None)) => Vec::new(),
            Some(WhyNot::Place(place)) => {
                let here = self.told().filter(|(choice, _)| target(s, self.seat, *choice).lies_at(place));
                here.map(|refusal| self.why(refusal)).collect()
            }
        }
    }

    /// Everything by reasons, in the order of the rules, if that was asked.
    pub fn all(&self) -> Vec<Refused> {
        let mut all: Vec<Refused> = Vec::new();
        if self.scene.why != Some(WhyNot::All) {
            return all;
        }
        for (choice, reason) in self.told() {
            let rule = Some(Rule::of_reason(reason));
            let reason = self.scene.words.reason_for(&self.scene.view.state, choice, reason);
            let title = self.title(choice);
            match all.iter_mut().find(|known| known.reason == reason) {
                Some(known) if known.titles.contains(&title) => {}
                Some(known) => known.titles.push(title),
                None => all.push(Refused { reason, titles: vec![title], rule }),
            }
        }
        all
    }
}
