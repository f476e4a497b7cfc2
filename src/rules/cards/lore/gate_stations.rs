//! L11: cities in gates, one a gate; they have the types of all planets of their cluster that hold a city.

use super::lore;
use crate::hooks::{Hooks, Plug};
use crate::ids::{PieceKind, System};
use crate::state::State;

/// L11. Whose card it is makes no difference to the types.
pub static CARD: Plug = Plug {
    hooks: Hooks {
        site: Some(|_, _, system, kind| kind == PieceKind::CITY && system.is_gate()),
        types: Some(|s, _, system, types| if system.is_gate() { types | around(s, system) } else { types }),
        ..Hooks::NONE
    },
    ..lore("L11")
};

/// The types of the planets of this gate's cluster that hold a city of anybody.
fn around(s: &State, gate: System) -> u8 {
    let city = |y: &System| s.buildings[*y].iter().any(|b| b.kind == PieceKind::CITY);
    let planets = s.systems.iter().filter(|y| !y.is_gate() && y.cluster() == gate.cluster());
    planets.filter(city).fold(0, |types, y| types | s.types(y))
}
