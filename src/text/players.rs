//! What the players are called.

use super::names::Names;
use rules::ids::{Owner, Seat};

/// The players' names by seat. People choose them; without one a seat is called by its colour.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    seats: Vec<String>,
}

impl Players {
    /// Players with these names. Blank ones should have been replaced by a colour.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Players {
        Players { seats: names.into_iter().map(Into::into).collect() }
    }

    /// So many players, called by the colours in their order.
    pub fn plain(names: &Names, players: u8) -> Players {
        Players::new(names.colours.into_iter().take(players.into()))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// Every seat, clockwise from the first.
    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.len() as u8)
    }

    /// A player's name.
    pub fn seat(&self, seat: Seat) -> &str {
        self.seats.get(usize::from(seat.0)).map_or("", String::as_str)
    }

    /// The name of a player or of a power.
    pub fn owner<'a>(&'a self, names: &Names, owner: Owner) -> &'a str {
        match owner {
            Owner::EMPIRE => names.colours[4],
            Owner::BLIGHT => names.colours[5],
            Owner::FREE => names.colours[6],
            _ => owner.seat().map_or("", |seat| self.seat(seat)),
        }
    }
}
