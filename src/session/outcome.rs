//! How a game stands or ended, as far as the screens around the table need it.

use serde::{Deserialize, Serialize};

use super::TableConfig;

/// What is shown of a game that can be continued. Nothing in it is secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The table.
    pub config: TableConfig,
    /// The chapter, 1–5.
    pub chapter: u8,
    /// The round of the chapter, from 1.
    pub round: u8,
    /// The seat that decides next.
    pub turn: Option<u8>,
    /// Power by seat.
    pub power: Vec<u8>,
    /// Clusters out of play.
    pub out: Vec<u8>,
    /// The game has ended.
    pub over: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The table.
    pub config: TableConfig,
    /// Power by seat at the end.
    pub power: Vec<u16>,
    /// Power by seat after each chapter played, one row a chapter; may be empty.
    pub chapters: Vec<Vec<u16>>,
    /// The seats in turn order at the end, from the holder of the initiative clockwise.
    pub turn_order: Vec<u8>,
    /// The Power that ended the game, if somebody had it.
    pub threshold: u16,
    /// The seats that gave up; they rank last. Empty if everybody agreed to end the game.
    #[serde(default)]
    pub conceded: Vec<u8>,
    /// Everybody agreed to end the game.
    #[serde(default)]
    pub agreed: bool,
}

/// A line of the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The seat.
    pub seat: u8,
    /// Its place, from 1; no place is shared, since turn order decides.
    pub place: u8,
    /// Its Power.
    pub power: u16,
    /// Somebody else has as much Power.
    pub tied: bool,
}

impl Outcome {
    /// The ranking, best first: most Power, then first in turn order (R21.2).
    pub fn ranking(&self) -> Vec<Standing> {
        let turn = |seat: u8| self.turn_order.iter().position(|s| *s == seat).unwrap_or(usize::MAX);
        let mut seats: Vec<(u8, u16)> = (0..).zip(self.power.iter().copied()).collect();
        seats.sort_by_key(|(seat, power)| {
            (self.conceded.contains(seat), std::cmp::Reverse(*power), turn(*seat), *seat)
        });
        // Who gave up has lost, with however much Power.
        let in_play: Vec<u16> =
            seats.iter().filter(|(seat, _)| !self.conceded.contains(seat)).map(|(_, power)| *power).collect();
        let tied = |power| in_play.iter().filter(|p| **p == power).count() > 1;
        (1..)
            .zip(seats)
            .map(|(place, (seat, power))| Standing { seat, place, power, tied: tied(power) })
            .collect()
    }

    /// The seats that share the most Power, in turn order, if there is more than one.
    pub fn tied_for_first(&self) -> Option<Vec<u8>> {
        let ranking = self.ranking();
        let top = ranking.first().filter(|first| first.tied)?.power;
        Some(ranking.iter().filter(|s| s.power == top).map(|s| s.seat).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(power: &[u16], turn_order: &[u8]) -> Outcome {
        Outcome {
            config: TableConfig::of(power.len()),
            power: power.to_vec(),
            chapters: Vec::new(),
            turn_order: turn_order.to_vec(),
            threshold: 27,
            conceded: Vec::new(),
            agreed: false,
        }
    }

    #[test]
    fn most_power_wins() {
        let ranking = outcome(&[9, 28, 14], &[0, 1, 2]).ranking();
        assert_eq!(ranking.iter().map(|s| s.seat).collect::<Vec<_>>(), [1, 2, 0]);
        assert!(ranking.iter().all(|s| !s.tied));
    }

    #[test]
    fn turn_order_breaks_ties_r21_2() {
        let end = outcome(&[17, 9, 17, 9], &[2, 3, 0, 1]);
        let ranking = end.ranking();
        assert_eq!(ranking.iter().map(|s| s.seat).collect::<Vec<_>>(), [2, 0, 3, 1]);
        assert_eq!(ranking.iter().map(|s| s.place).collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!(end.tied_for_first(), Some(vec![2, 0]));
        assert_eq!(outcome(&[5, 5, 6], &[0, 1, 2]).tied_for_first(), None);
    }
}
