//! The bot that does not think.

use crate::{Bot, Thought};
use rules::chance::Seeded;
use rules::view::View;

/// Takes any option, all with the same chance.
pub struct RandomBot;

impl Bot for RandomBot {
    fn choose(&mut self, view: &View, random: &mut Seeded) -> Thought {
        Thought::plain(view.options[random.below(view.options.len())])
    }
}
