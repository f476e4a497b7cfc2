//! Players whose choice is not thought out here: at random, or by a person.

use crate::{Bot, Thought};
use rules::chance::Seeded;
use rules::choice::Choice;
use rules::view::View;

/// Takes any option, all with the same chance.
pub struct RandomBot;

impl Bot for RandomBot {
    fn choose(&mut self, view: &View, random: &mut Seeded) -> Thought {
        Thought::plain(view.options[random.below(view.options.len())])
    }
}

/// A person: whoever can show them what they see brings their choice.
pub struct Person<F>(pub F);

impl<F: FnMut(&View) -> Choice> Bot for Person<F> {
    fn choose(&mut self, view: &View, _random: &mut Seeded) -> Thought {
        Thought::plain((self.0)(view))
    }
}
