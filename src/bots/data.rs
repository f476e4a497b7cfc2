//! The network that is shipped. `arcs-cli train` made it: `weights/README.md` says how.

use crate::net::Net;
use std::sync::OnceLock;

/// The network that is shipped.
pub fn net() -> &'static Net {
    static NET: OnceLock<Net> = OnceLock::new();
    NET.get_or_init(|| Net::read(include_bytes!("weights/net.bin")).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_network_that_is_shipped_was_taught() {
        let taught = net().weights.iter().filter(|w| **w != 0.0).count();
        assert!(taught > 1000, "{taught}");
    }
}
