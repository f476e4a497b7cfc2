//! The networks that are shipped, one for each number of players. `arcs-cli train` makes them; README.md in `weights/`
//! says how.

use crate::net::Net;
use std::sync::OnceLock;

/// The networks of two, three and four players.
#[derive(Clone, Debug)]
pub struct Nets([Net; 3]);

impl Nets {
    /// These, for two, three and four players.
    pub fn new(nets: [Net; 3]) -> Nets {
        Nets(nets)
    }

    /// The network for so many players, 2–4.
    pub fn of(&self, players: u8) -> &Net {
        &self.0[usize::from(players.clamp(2, 4) - 2)]
    }
}

/// The networks that are shipped.
pub fn nets() -> &'static Nets {
    static NETS: OnceLock<Nets> = OnceLock::new();
    NETS.get_or_init(|| {
        let read = |bytes: &[u8]| Net::read(bytes).unwrap_or_default();
        Nets([
            read(include_bytes!("weights/2.bin")),
            read(include_bytes!("weights/3.bin")),
            read(include_bytes!("weights/4.bin")),
        ])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_players_has_a_network_that_was_taught() {
        for players in 2..=4 {
            let taught = nets().of(players).weights.iter().filter(|w| **w != 0.0).count();
            assert!(taught > 1000, "{players}: {taught}");
        }
    }
}
