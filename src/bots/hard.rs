//! The searching player.
//!
//! What it cannot see is dealt anew several times. In every deal the rest of the turn is planned; the options that come
//! out best together are then compared by what the others do about them, in more deals.

use crate::mind::{Care, Mind, is_quiet};
use crate::net::Net;
use crate::plan::{Breadth, prospects};
use crate::why::reasons;
use crate::{Bot, Thought, sequel};
use rules::chance::Seeded;
use rules::choice::Choice;
use rules::ids::Seat;
use rules::state::State;
use rules::view::View;

/// How much is searched. There is no clock in it: equal views under equal seeds give equal choices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// How carefully each step is looked at.
    pub care: Care,
    /// How broadly turns are planned.
    pub breadth: Breadth,
    /// In how many deals of what is hidden the turn is planned.
    pub deals: u32,
    /// How many options are compared by their sequels.
    pub rivals: usize,
    /// Rows that may be judged for one decision, all in all: sequels are played until they are used up. A state has a
    /// row for each player.
    pub rows: u32,
    /// Options so much worse than the best are not compared any more.
    pub margin: f32,
}

/// So often the worse half of the options is left out.
const STAGES: u32 = 3;
/// More sequels of each option than this tell nothing new.
const MOST_ROUNDS: u32 = 40;

/// A player who plans whole turns in several deals of what it cannot see.
pub struct Hard {
    /// Who judges.
    pub net: &'static Net,
    /// How much is searched.
    pub search: Search,
}

/// An option and what was found of it.
struct Found {
    choice: Choice,
    sum: f32,
    count: u32,
    /// The end of the best plan, in each deal.
    ends: Vec<State>,
}

impl Found {
    fn mean(&self) -> f32 {
        self.sum / self.count.max(1) as f32
    }
}

impl Hard {
    /// Compares options by their sequels: all of them for a while, then the better half, then the better half of that.
    /// Which is best, and what it is worth: half by its plan, half by what comes of that.
    fn compare(&self, all: &[Found], seat: Seat, random: &mut Seeded, nodes: &mut u32) -> (usize, f32) {
        let players = all.first().and_then(|f| f.ends.first()).map_or(2, |end| u32::from(end.players()));
        let most = self.search.rows / players;
        let mut live: Vec<usize> = (0..all.len()).collect();
        let mut sums = vec![0.0; all.len()];
        let mut rounds = 0u32;
        let part = most.saturating_sub(*nodes) / STAGES;
        for stage in 1..=STAGES {
            let until = most - part * (STAGES - stage);
            for _ in 0..MOST_ROUNDS {
                // The same luck for every option.
                let seed = random.below(1 << 31) as u64;
                for &i in &live {
                    let ends = &all[i].ends;
                    let end = &ends[rounds as usize % ends.len()];
                    let (worth, more) = sequel::judge(self.net, seat, end, &mut Seeded::new(seed));
                    sums[i] += worth;
                    *nodes += more;
                }
                rounds += 1;
                if *nodes >= until {
                    break;
                }
            }
            let mixed = |i: usize| (sums[i] / rounds as f32 + all[i].mean()) / 2.0;
            live.sort_by(|a, b| mixed(*b).total_cmp(&mixed(*a)));
            live.truncate(live.len().div_ceil(2).max(2));
        }
        let best = live[0];
        (best, (sums[best] / rounds as f32 + all[best].mean()) / 2.0)
    }
}

impl Bot for Hard {
    fn choose(&mut self, view: &View, random: &mut Seeded) -> Thought {
        let Some(seat) = view.viewer else { return Thought::fallback(view) };
        let net = self.net;
        let mut all: Vec<Found> = Vec::new();
        let mut nodes = 0;
        for _ in 0..self.search.deals {
            let state = view.sample(random);
            let luck = random.below(1 << 31) as u64;
            let mut mind = Mind::new(net, seat, self.search.care, luck);
            for found in prospects(&mut mind, &state, &view.options, self.search.breadth) {
                let at = all.iter().position(|f| f.choice == found.choice).unwrap_or_else(|| {
                    all.push(Found { choice: found.choice, sum: 0.0, count: 0, ends: Vec::new() });
                    all.len() - 1
                });
                let entry = &mut all[at];
                (entry.sum, entry.count) = (entry.sum + found.worth, entry.count + 1);
                entry.ends.push(found.end);
            }
            nodes += mind.nodes;
        }
        all.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let Some(top) = all.first().map(Found::mean) else { return Thought::fallback(view) };
        all.retain(|f| f.mean() > top - self.search.margin);
        all.truncate(self.search.rivals.max(1));
        // Inside an action the plan says what it was begun for.
        let best = if all.len() > 1 && is_quiet(&view.state) {
            self.compare(&all, seat, random, &mut nodes)
        } else {
            (0, top)
        };
        let (chosen, chance) = (&all[best.0], best.1);
        let why = reasons(&view.state, chosen.choice, &chosen.ends, seat);
        Thought { chance: Some(chance), why, nodes, ..Thought::plain(chosen.choice) }
    }
}
