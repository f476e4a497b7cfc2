//! Whole turns: what a card is worth in the hand of someone who plays the turn well.

use crate::mind::{Leaf, Mind, pick};
use rules::choice::{Choice, Prompt};
use rules::ids::*;
use rules::options::Options;
use rules::state::State;

/// No turn has so many steps that matter.
const MOST_STEPS: usize = 16;

/// What each option of a decision of the thinker is worth: the chance to win, 0–1. Options that are not worth a look
/// have none.
pub fn worths(mind: &mut Mind<'_>, s: &State, options: &[Choice]) -> Vec<Option<f32>> {
    match s.prompt().map(|(_, prompt)| prompt) {
        Some(Prompt::Lead | Prompt::Follow) => cards(mind, s, options),
        Some(prompt) => {
            let picked = pick(prompt, options);
            let tried = mind.worths(s, &picked);
            let worth = |c: &Choice| picked.iter().position(|p| p == c).map(|i| tried[i]);
            options.iter().map(worth).collect()
        }
        None => vec![None; options.len()],
    }
}

/// Plays the rest of the thinker's turn from one of its decisions, always the step that looks best.
pub fn play_out(mind: &mut Mind<'_>, s: &State) -> Leaf {
    let mut options = Options::all();
    let mut leaf = Leaf { worth: 0.0, state: *s };
    for _ in 0..MOST_STEPS {
        if !mind.acts(&leaf.state) {
            break;
        }
        leaf.state.options(&mut options);
        let tried = mind.try_all(&leaf.state, options.choices());
        let Some(best) = tried.into_iter().reduce(|a, b| if b.worth > a.worth { b } else { a }) else {
            break;
        };
        leaf = best;
    }
    leaf
}

/// Which card in which mode. Cards that give the same turn are told apart by what stays in the hand.
fn cards(mind: &mut Mind<'_>, s: &State, options: &[Choice]) -> Vec<Option<f32>> {
    let mut groups: Vec<(Choice, f32, f32)> = Vec::new();
    let mut worths = Vec::with_capacity(options.len());
    for choice in options {
        let leaf = mind.follow(s, *choice);
        let known = groups.iter().find(|(first, _, _)| same_turn(s, *first, *choice));
        let worth = match known {
            // The difference that the card makes in the hand, at the start of the turn.
            Some((_, begun, ended)) => (ended + leaf.worth - begun).clamp(0.0, 1.0),
            None => {
                let ended =
                    if mind.acts(&leaf.state) { play_out(mind, &leaf.state).worth } else { leaf.worth };
                groups.push((*choice, leaf.worth, ended));
                ended
            }
        };
        worths.push(Some(worth));
    }
    worths
}

/// Do these two plays open the same turn?
pub fn same_turn(s: &State, a: Choice, b: Choice) -> bool {
    let (Choice::Play { mode, card }, Choice::Play { mode: other, card: second }) = (a, b) else {
        return false;
    };
    let suit = |card: ActionCard| s.kit.action(card).suit;
    mode == other && (mode == Mode::COPY || mode == Mode::PIVOT && suit(card) == suit(second))
}
