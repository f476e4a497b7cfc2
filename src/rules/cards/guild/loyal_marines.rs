//! BC15, P-LOYAL(Weapon) and P-MUSTER.

use crate::cards::patterns::{LOYAL, guild, muster, muster_choose, muster_options, offer};
use crate::hooks::{Hooks, Plug};
use crate::ids::Resource;

/// BC15
pub static CARD: Plug = Plug {
    hooks: Hooks { prelude: Some(offer::<0>), ..LOYAL },
    start: Some(muster),
    options: Some(muster_options),
    choose: Some(muster_choose),
    ..guild("BC15", Resource::Weapon, 3)
};
