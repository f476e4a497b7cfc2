//! The twelve setup cards (02 C11). Seat 1 of a card is the player with the initiative.

use crate::ids::{Symbol, System};

use Symbol::{Arrow as A, Crescent as C, Gate as G, Hex as H};

/// Where one seat starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// A city and three ships.
    pub a: System,
    /// A starport and three ships.
    pub b: System,
    /// Two ships in each; one system with 3–4 players, two with 2.
    pub c: &'static [System],
}

/// One setup card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupCard {
    /// The publisher's id without its prefix, `4SETUP01`.
    pub id: &'static str,
    /// For how many players.
    pub players: u8,
    /// Clusters out of play.
    pub out: &'static [u8],
    /// Marked for experienced players.
    pub experienced: bool,
    /// One row a seat, from the player with the initiative clockwise.
    pub seats: &'static [Start],
}

impl SetupCard {
    /// The clusters out of play as bits.
    pub fn out_bits(&self) -> u8 {
        self.out.iter().fold(0, |bits, k| bits | 1 << k)
    }
}

const fn s(cluster: u8, symbol: Symbol) -> System {
    System::new(cluster, symbol)
}

const fn start(a: System, b: System, c: &'static [System]) -> Start {
    Start { a, b, c }
}

/// All twelve, two-player cards first.
pub const SETUP_CARDS: [SetupCard; 12] = [
    SetupCard {
        id: "2SETUP01",
        players: 2,
        out: &[1, 6],
        experienced: true,
        seats: &[start(s(5, H), s(4, H), &[s(3, G), s(3, H)]), start(s(3, A), s(5, A), &[s(5, G), s(4, A)])],
    },
    SetupCard {
        id: "2SETUP02",
        players: 2,
        out: &[2, 5],
        experienced: false,
        seats: &[start(s(4, C), s(3, C), &[s(1, G), s(6, A)]), start(s(6, H), s(3, H), &[s(4, G), s(1, C)])],
    },
    SetupCard {
        id: "2SETUP03",
        players: 2,
        out: &[1, 4],
        experienced: false,
        seats: &[start(s(5, A), s(6, A), &[s(5, G), s(5, H)]), start(s(3, H), s(3, A), &[s(3, G), s(2, A)])],
    },
    SetupCard {
        id: "2SETUP04",
        players: 2,
        out: &[1, 4],
        experienced: false,
        seats: &[start(s(5, C), s(2, A), &[s(3, G), s(6, C)]), start(s(2, C), s(6, A), &[s(5, G), s(3, H)])],
    },
    SetupCard {
        id: "3SETUP01",
        players: 3,
        out: &[1, 4],
        experienced: false,
        seats: &[
            start(s(3, H), s(5, C), &[s(2, G)]),
            start(s(5, H), s(2, A), &[s(3, G)]),
            start(s(2, H), s(3, A), &[s(5, G)]),
        ],
    },
    SetupCard {
        id: "3SETUP02",
        players: 3,
        out: &[2, 3],
        experienced: false,
        seats: &[
            start(s(1, H), s(4, H), &[s(6, G)]),
            start(s(5, H), s(1, C), &[s(5, G)]),
            start(s(4, C), s(6, A), &[s(1, G)]),
        ],
    },
    SetupCard {
        id: "3SETUP03",
        players: 3,
        out: &[5, 6],
        experienced: false,
        seats: &[
            start(s(2, H), s(3, C), &[s(3, G)]),
            start(s(1, H), s(2, A), &[s(2, G)]),
            start(s(1, A), s(4, H), &[s(4, G)]),
        ],
    },
    SetupCard {
        id: "3SETUP04",
        players: 3,
        out: &[3, 6],
        experienced: true,
        seats: &[
            start(s(1, H), s(2, C), &[s(1, G)]),
            start(s(2, H), s(1, C), &[s(2, G)]),
            start(s(1, A), s(2, A), &[s(4, G)]),
        ],
    },
    SetupCard {
        id: "4SETUP01",
        players: 4,
        out: &[3],
        experienced: false,
        seats: &[
            start(s(4, A), s(6, H), &[s(1, G)]),
            start(s(4, H), s(5, H), &[s(6, G)]),
            start(s(5, A), s(1, H), &[s(4, G)]),
            start(s(6, A), s(1, A), &[s(5, G)]),
        ],
    },
    SetupCard {
        id: "4SETUP02",
        players: 4,
        out: &[4],
        experienced: false,
        seats: &[
            start(s(5, H), s(3, A), &[s(2, G)]),
            start(s(3, H), s(5, C), &[s(1, G)]),
            start(s(2, H), s(1, H), &[s(3, G)]),
            start(s(1, A), s(2, A), &[s(5, G)]),
        ],
    },
    SetupCard {
        id: "4SETUP03",
        players: 4,
        out: &[5],
        experienced: false,
        seats: &[
            start(s(1, H), s(3, C), &[s(2, G)]),
            start(s(2, H), s(6, H), &[s(3, G)]),
            start(s(4, C), s(2, A), &[s(6, G)]),
            start(s(1, A), s(6, A), &[s(4, G)]),
        ],
    },
    SetupCard {
        id: "4SETUP04",
        players: 4,
        out: &[6],
        experienced: false,
        seats: &[
            start(s(3, H), s(5, C), &[s(1, G)]),
            start(s(1, A), s(3, A), &[s(2, G)]),
            start(s(1, H), s(4, H), &[s(3, G)]),
            start(s(4, A), s(2, C), &[s(5, G)]),
        ],
    },
];

/// The card with this id, if there is one.
pub fn by_id(id: &str) -> Option<&'static SetupCard> {
    SETUP_CARDS.iter().find(|c| c.id == id)
}
