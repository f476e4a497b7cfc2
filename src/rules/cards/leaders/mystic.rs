//! LEAD02: Psionic comes along with taxes by Copy and Pivot (P-ALONG); begins with Material and Fuel Outraged.

use super::{along, leader};
use crate::hooks::{Hooks, Plug};
use crate::ids::Resource;

/// LEAD02
pub static CARD: Plug = Plug {
    hooks: Hooks {
        tax_along: Some(along::<{ Resource::Psionic as u8 }>),
        after_setup: Some(|cx, held| {
            for resource in [Resource::Material, Resource::Fuel] {
                cx.begin_outraged(held.seat, resource);
            }
        }),
        ..Hooks::NONE
    },
    ..leader("LEAD02", 2)
};
