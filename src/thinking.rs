//! What goes between the page and whoever thinks for it: a seat's view and what is asked of it, and the answer.
//!
//! A question is [`postcard`]'s bytes and a check over them. It lives for one answer of the same program, so it has no
//! version.

use crate::save::envelope::check;
use bots::{Effort, Level, Thought};
use rules::chance::{Seeded, mixed};
use rules::view::View;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// What is asked of a bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// What the seat that decides may know; the options are its own.
    pub view: View,
    /// How well to play.
    pub level: Level,
    /// How long to think.
    pub effort: Effort,
    /// What luck is made of: equal questions have equal answers.
    pub seed: u64,
}

impl Question {
    /// The bot's answer, here and now. None if there is nothing to decide.
    pub fn think(&self) -> Option<Thought> {
        if self.view.options.is_empty() {
            return None;
        }
        Some(self.level.bot(self.effort).choose(&self.view, &mut Seeded::new(self.seed)))
    }

    /// The same for somebody in a hurry: thought about for less long, not played worse on purpose.
    pub fn quick(&self) -> Question {
        Question { effort: Effort::Quick, ..self.clone() }
    }

    /// Would less time make a difference? Only Hard takes any.
    pub fn takes_time(&self) -> bool {
        self.level == Level::Hard
    }

    /// What is sound without any thought: the first option. None if there is nothing to decide.
    pub fn plain(&self) -> Option<Thought> {
        let choice = *self.view.options.first()?;
        Some(Thought { fallback: true, ..Thought::plain(choice) })
    }

    /// Does this answer it?
    pub fn is_answered_by(&self, thought: &Thought) -> bool {
        self.view.options.contains(&thought.choice)
    }
}

/// Luck for a decision of a bot: the same whenever the same point of the same game is reached again.
pub fn seed(game: u64, entries: usize) -> u64 {
    mixed(game ^ (entries as u64).rotate_left(40))
}

/// As bytes.
pub fn write<T: Serialize>(what: &T) -> Vec<u8> {
    // Nothing that is sent has a length or a map that postcard would refuse.
    let mut bytes = postcard::to_allocvec(what).unwrap_or_default();
    bytes.extend(check(&bytes).to_le_bytes());
    bytes
}

/// From bytes; none if they are damaged.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (body, sum) = bytes.split_last_chunk::<4>()?;
    (check(body) == u32::from_le_bytes(*sum)).then(|| postcard::from_bytes(body).ok()).flatten()
}

/// All that a worker does: bytes of a [`Question`] in, bytes of a [`Thought`] out.
pub fn answer(question: &[u8]) -> Option<Vec<u8>> {
    read::<Question>(question)?.think().map(|thought| write(&thought))
}
