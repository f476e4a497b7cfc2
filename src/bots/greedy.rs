//! Players of the turn at hand: they look at what every option leads to by the end of its action, or for a card by
//! the end of the turn, and take what looks best.

use crate::mind::{Care, Mind};
use crate::net::Net;
use crate::{Bot, Thought, turn};
use rules::chance::Seeded;
use rules::choice::Choice;
use rules::view::View;

/// How much a player overlooks and misjudges.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Slips {
    /// Out of 100 options, how many are not seen.
    pub overlooks: usize,
    /// Chances to win are misjudged by up to so much, up or down.
    pub misjudges: f32,
}

/// A player of the turn at hand.
pub struct Greedy {
    /// Who judges.
    pub net: &'static Net,
    /// How carefully it looks.
    pub care: Care,
    /// Its mistakes.
    pub slips: Slips,
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View, random: &mut Seeded) -> Thought {
        let Some(seat) = view.viewer else { return Thought::fallback(view) };
        let state = view.sample(random);
        let luck = random.below(1 << 31) as u64;
        let mut mind = Mind::new(self.net, seat, self.care, luck);
        let worths = turn::worths(&mut mind, &state, &view.options);
        let mut best: Option<(f32, Choice, f32)> = None;
        for (choice, worth) in view.options.iter().zip(worths) {
            let Some(worth) = worth else { continue };
            let overlooked = random.below(100) < self.slips.overlooks;
            let error = (random.below(2001) as f32 - 1000.0) / 1000.0 * self.slips.misjudges;
            let seems = worth + error - if overlooked { 1.0 } else { 0.0 };
            if best.is_none_or(|(most, ..)| seems > most) {
                best = Some((seems, *choice, worth));
            }
        }
        match best {
            Some((_, choice, worth)) => {
                Thought { chance: Some(worth), nodes: mind.nodes, ..Thought::plain(choice) }
            }
            None => Thought::fallback(view),
        }
    }
}
