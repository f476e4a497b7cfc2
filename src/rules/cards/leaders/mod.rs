//! The sixteen leaders (spec 04 §4).

pub mod agitator;
pub mod anarchist;
pub mod archivist;
pub mod corsair;
pub mod demagogue;
pub mod elder;
pub mod feastbringer;
pub mod fuel_drinker;
pub mod mystic;
pub mod noble;
pub mod overseer;
pub mod quartermaster;
pub mod rebel;
pub mod shaper;
pub mod upstart;
pub mod warrior;

use crate::components::leaders::LEADERS;
use crate::hooks::{Kind, Plug};

/// A leader with its starting pieces and nothing else: number 1–16.
pub const fn leader(id: &'static str, number: usize) -> Plug {
    let mut plug = Plug::row(id, Kind::Leader);
    plug.leader = Some(&LEADERS[number - 1]);
    plug
}
