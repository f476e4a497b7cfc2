//! LEAD05: attacks with 2 extra dice, which must be collected; moves at most 2 ships at once.

use super::leader;
use crate::hooks::{ExtraDice, Hooks, Plug};

/// LEAD05
pub static CARD: Plug = Plug {
    hooks: Hooks {
        dice: Some(|_, _, _| ExtraDice { optional: 0, mandatory: 2 }),
        move_cap: Some(|_, _| 2),
        ..Hooks::NONE
    },
    ..leader("LEAD05", 5)
};
