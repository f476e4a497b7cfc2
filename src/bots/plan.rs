//! Plans for the rest of a turn: many ways to go on are followed at once, the best few of them further, until the turn
//! is over.

use crate::mind::{Leaf, Mind, pick};
use crate::turn::same_turn;
use rules::choice::Choice;
use rules::options::Options;
use rules::state::State;

/// How broadly a turn is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breadth {
    /// Ways that are followed from step to step.
    pub width: usize,
    /// States that may be made.
    pub nodes: u32,
}

/// What an option of a decision can be made of.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// The option.
    pub choice: Choice,
    /// The best that was found: the chance to win, 0–1.
    pub worth: f32,
    /// The state at the end of the best plan that begins with it.
    pub end: State,
}

/// A way that is being followed.
#[derive(Clone, Copy)]
struct Way {
    root: usize,
    leaf: Leaf,
}

/// No turn has so many steps that matter.
const MOST_STEPS: usize = 14;

/// What can be made of the options of a decision of the thinker's; those not worth a look are left out. Cards that
/// open the same turn are told apart by what stays in the hand.
pub fn prospects(mind: &mut Mind<'_>, s: &State, options: &[Choice], breadth: Breadth) -> Vec<Prospect> {
    let Some((_, prompt)) = s.prompt() else { return Vec::new() };
    let picked = pick(prompt, options);
    let first = mind.try_all(s, &picked);
    let same = |i: usize| (0..i).find(|j| same_turn(s, picked[*j], picked[i]));
    let alike: Vec<Option<usize>> = (0..picked.len()).map(same).collect();
    let mut found: Vec<Prospect> = picked
        .iter()
        .zip(&first)
        .map(|(choice, leaf)| Prospect { choice: *choice, worth: f32::MIN, end: leaf.state })
        .collect();
    let mut front: Vec<Way> = Vec::new();
    for (root, leaf) in first.iter().enumerate().filter(|(i, _)| alike[*i].is_none()) {
        let way = Way { root, leaf: *leaf };
        if mind.acts(&leaf.state) { front.push(way) } else { settle(&mut found, way) }
    }
    let begun = mind.nodes;
    let mut options = Options::all();
    for _ in 0..MOST_STEPS {
        best_ways(&mut front, breadth.width);
        if front.is_empty() {
            break;
        }
        let mut next = Vec::new();
        for way in &front {
            if mind.nodes - begun > breadth.nodes {
                // Out of time: the turn ends here.
                let leaf = mind.follow(&way.leaf.state, Choice::EndTurn);
                settle(&mut found, Way { root: way.root, leaf });
                continue;
            }
            way.leaf.state.options(&mut options);
            let tried = mind.try_all(&way.leaf.state, options.choices());
            for leaf in tried {
                let way = Way { root: way.root, leaf };
                if mind.acts(&leaf.state) { next.push(way) } else { settle(&mut found, way) }
            }
        }
        front = next;
    }
    let top = found.iter().map(|p| p.worth).fold(0.0, f32::max);
    for i in 0..found.len() {
        if let Some(j) = alike[i] {
            found[i].worth = (found[j].worth + first[i].worth - first[j].worth).clamp(0.0, 1.0);
            found[i].end = found[j].end;
        } else if found[i].worth == f32::MIN {
            // Its ways were left behind by better ones: it counts as it began, and never as the best.
            found[i].worth = first[i].worth.min(0.99 * top);
        }
    }
    found
}

fn settle(found: &mut [Prospect], way: Way) {
    let prospect = &mut found[way.root];
    if way.leaf.worth > prospect.worth {
        (prospect.worth, prospect.end) = (way.leaf.worth, way.leaf.state);
    }
}

/// Keeps the best ways, each state once; of every option at least its best.
fn best_ways(front: &mut Vec<Way>, width: usize) {
    front.sort_by(|a, b| b.leaf.worth.total_cmp(&a.leaf.worth).then(a.root.cmp(&b.root)));
    front.dedup_by(|a, b| a.leaf.worth == b.leaf.worth && a.root == b.root);
    let mut kept = 0;
    let mut seen = [0u64; 4];
    front.retain(|way| {
        let (word, bit) = (way.root / 64 % 4, 1u64 << (way.root % 64));
        let fresh = seen[word] & bit == 0;
        seen[word] |= bit;
        kept += 1;
        kept <= width || fresh && kept <= 3 * width
    });
}
