//! The sixteen leaders (spec 04 §4), and what several of them share (spec 04 §3).

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
use crate::flow::{Frame, turn};
use crate::hooks::{Held, Kind, Place, Plug};
use crate::ids::{Ambition, Resource};
use crate::state::State;

/// A leader with its starting pieces and nothing else: number 1–16.
pub const fn leader(id: &'static str, number: usize) -> Plug {
    let mut plug = Plug::row(id, Kind::Leader);
    plug.leader = Some(&LEADERS[number - 1]);
    plug
}

/// P-ALONG, for `tax_along`: the type with the number `RESOURCE` comes along with a tax that the pip of a Copy or
/// Pivot pays.
pub fn along<const RESOURCE: u8>(_: &State, _: Held) -> Resource {
    Resource::ALL[RESOURCE as usize]
}

/// P-DEMOTE, for `score`: in the ambition with the number `AMBITION`, sole first place pays what second place
/// would, without the bonus of cities, and second place, tied or not, pays nothing.
pub fn demote<const AMBITION: u8>(s: &State, _: Held, ambition: Ambition, place: Place, power: i16) -> i16 {
    match place {
        _ if ambition != Ambition(AMBITION) => power,
        Place::First => s.worth(ambition).second,
        Place::Tied | Place::Second => 0,
    }
}

/// Is the player of the turn about to spend the pip of a Copy or Pivot? What comes before an action that such a pip
/// pays for is offered only then.
pub fn on_minor_turn(s: &State) -> bool {
    matches!(s.stack.last(), Some(Frame::Turn(_))) && turn::on_minor_pip(s)
}
