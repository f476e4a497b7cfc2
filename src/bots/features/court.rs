//! The Court, as each seat sees it: cards that it would get, and agents at risk.

use super::table::won;
use rules::ids::*;
use rules::state::State;

/// How a seat stands at the Court.
#[derive(Clone, Copy, Default)]
pub struct AtCourt {
    /// Guild cards where it has most agents, by suit.
    pub leads: [u8; 5],
    /// Vox cards where it has most agents.
    pub vox: u8,
    /// Its agents.
    pub own: u8,
    /// Agents of rivals on cards where it has most.
    pub prey: u8,
    /// Its agents on cards where a rival has more.
    pub lost: u8,
    /// Cards where a rival has more.
    pub behind: u8,
    /// Agents of rivals.
    pub strange: u8,
    /// Cards where it has more than each rival; see [`won`].
    pub won: u128,
}

pub fn at_court(s: &State) -> [AtCourt; MAX_SEATS] {
    let mut all = [AtCourt::default(); MAX_SEATS];
    let players = usize::from(s.players());
    for space in s.court.iter() {
        let agents: [u8; MAX_SEATS] = std::array::from_fn(|i| space.agents[Seat(i as u8)]);
        let total: u8 = agents.iter().sum();
        for (at, mine) in all.iter_mut().zip(agents) {
            at.strange += total - mine;
        }
        let Some(card) = space.card.filter(|_| total > 0) else { continue };
        let top = agents.into_iter().max().unwrap_or(0);
        let several = agents.iter().filter(|n| **n == top).count() > 1;
        for (at, mine) in all.iter_mut().zip(agents).take(players) {
            at.own += mine;
            if mine < top {
                at.lost += mine;
                at.behind += 1;
            } else if !several {
                at.prey += total - mine;
                at.won |= won(card);
                match s.kit.plug(card).suit {
                    Some(r) => at.leads[r as usize] += 1,
                    None => at.vox += 1,
                }
            }
        }
    }
    all
}
