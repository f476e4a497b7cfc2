//! What the rows of all seats of a state share.

use super::court::{AtCourt, at_court};
use super::map::{OnMap, on_map};
use super::{CARDS, PLUGS};
use rules::ids::*;
use rules::state::State;

/// A number for each seat; of seats that do not play, 0.
pub type Seats = [i16; MAX_SEATS];

/// How an ambition stands.
pub struct Standings {
    /// What it pays for the first place.
    pub first: i16,
    /// What everybody has of it.
    pub counts: Seats,
    /// What the phantom of a game of two has.
    pub phantom: i16,
    /// Power it would bring now.
    pub gains: Seats,
    /// Most that any rival has.
    pub rival: Seats,
}

/// What all rows of a state share.
pub struct Table {
    pub longest: i16,
    pub free_markers: u8,
    pub best_marker: i16,
    pub top: i16,
    pub rival_power: Seats,
    /// Power that the chapter would bring now, and Power then.
    pub gain: Seats,
    pub after: Seats,
    pub rival_after: Seats,
    pub ambitions: [Standings; 5],
    /// Ambitions without a marker that a seat would win.
    pub open: Seats,
    pub rival_open: Seats,
    pub map: [OnMap; MAX_SEATS],
    pub rival_fresh: Seats,
    pub court: [AtCourt; MAX_SEATS],
    pub hands: Seats,
    pub rival_hand: Seats,
    /// Seats that still play this round after the present turn, in order; 0 for the next.
    pub turns: [Option<u8>; MAX_SEATS],
}

/// For each seat the most that any of the others has.
fn rivals(of: &Seats, players: usize) -> Seats {
    let (mut top, mut second, mut who) = (i16::MIN, i16::MIN, 0);
    for (i, n) in of.iter().copied().enumerate().take(players) {
        if n > top {
            (top, second, who) = (n, top, i);
        } else {
            second = second.max(n);
        }
    }
    let mut most = [0; MAX_SEATS];
    for (i, most) in most.iter_mut().enumerate().take(players) {
        *most = if i == who { second } else { top };
    }
    most
}

impl Table {
    pub fn of(s: &State) -> Table {
        let players = usize::from(s.players());
        let seats = |f: &dyn Fn(Seat) -> i16| -> Seats {
            std::array::from_fn(|i| if i < players { f(Seat(i as u8)) } else { 0 })
        };
        let power = seats(&|seat| s.boards[seat].power);
        let (mut gain, mut open) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        let ambitions = std::array::from_fn(|a| {
            let ambition = Ambition(a as u8);
            let counted = s.ambition_counts(ambition);
            let power = s.ambition_power_of(ambition, &counted);
            let counts = seats(&|seat| i16::from(counted[seat]));
            let row = Standings {
                first: s.worth(ambition).first,
                counts,
                phantom: i16::from(s.phantom_count(ambition)),
                gains: seats(&|seat| power[seat]),
                rival: rivals(&counts, players),
            };
            for i in 0..players {
                gain[i] += row.gains[i];
                open[i] += i16::from(row.first == 0 && row.rival[i] < counts[i]);
            }
            row
        });
        let after = std::array::from_fn(|i| power[i] + gain[i]);
        let hands = seats(&|seat| s.boards[seat].hand.len() as i16);
        let map = on_map(s);
        let fresh = std::array::from_fn(|i| i16::from(map[i].fresh));
        let acting = if s.lead().is_some() { s.turn.seat } else { s.initiative };
        let mut turns = [None; MAX_SEATS];
        let waits = |seat: &Seat| !s.boards[*seat].hand.is_empty() && s.play_of(*seat).is_none();
        let waiting = acting.around(s.players()).filter(waits);
        waiting.zip(0..).for_each(|(seat, k)| turns[usize::from(seat.0)] = Some(k));
        Table {
            longest: hands.iter().copied().max().unwrap_or(0),
            free_markers: s.markers.iter().filter(|m| m.on.is_none()).count() as u8,
            best_marker: s.best_free_marker().map_or(0, |m| s.side(m).first),
            top: power.iter().copied().max().unwrap_or(0),
            rival_power: rivals(&power, players),
            gain,
            after,
            rival_after: rivals(&after, players),
            ambitions,
            open,
            rival_open: rivals(&open, players),
            rival_fresh: rivals(&fresh, players),
            map,
            court: at_court(s),
            rival_hand: rivals(&hands, players),
            hands,
            turns,
        }
    }

    /// The cards of a seat's row.
    pub fn cards(&self, s: &State, seat: Seat) -> u128 {
        let held = s.held(seat).map(|c| usize::from(c.card.0)).filter(|c| *c < PLUGS);
        held.fold(self.court[usize::from(seat.0)].won, |cards, c| cards | 1 << c)
    }
}

/// The place of a Court card that a seat would get, in its row.
pub fn won(card: CardId) -> u128 {
    let place = PLUGS + usize::from(card.0);
    if place < CARDS { 1 << place } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rival_is_anybody_else_who_plays() {
        assert_eq!(rivals(&[3, 7, 5, 9], 3), [7, 5, 7, 0]);
        assert_eq!(rivals(&[4, 4, 1, 2], 4), [4, 4, 4, 4]);
        assert_eq!(rivals(&[-2, -5, 0, 0], 2), [-5, -2, 0, 0]);
    }
}
