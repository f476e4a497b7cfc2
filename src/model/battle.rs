//! A battle: the two sides, the dice, the roll and its steps.

use super::{BuildingView, Plate, Who, odds::Sides};
use rules::components::dice::Symbols;
use rules::ids::{Die, Seat, System};

/// One side of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Force {
    /// Whose.
    pub who: Who,
    /// Its ships in the battle.
    pub ships: Plate,
    /// Its buildings there; empty for the attacker.
    pub buildings: Vec<BuildingView>,
    /// One line about it, already worded.
    pub note: String,
}

/// The pool being chosen, or chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiceView {
    /// Dice of each type, in the order of [`Die::ALL`].
    pub pool: [u8; 3],
    /// Most dice in all.
    pub most: u8,
    /// May Raid dice be taken?
    pub raid: bool,
}

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolledDie {
    /// Its type.
    pub die: Die,
    /// What it shows.
    pub face: Symbols,
    /// Will it be, or was it, rerolled?
    pub reroll: bool,
}

/// Where a step of the resolution stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepState {
    /// Not yet.
    #[default]
    Later,
    /// Being asked.
    Now,
    /// Over.
    Done,
}

/// One step of the resolution, in the order of the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepView {
    /// Icon of its symbol, for example `i-hit`.
    pub icon: &'static str,
    /// Its name.
    pub name: String,
    /// What it does here, already worded.
    pub text: String,
    /// Where it stands.
    pub state: StepState,
    /// Pieces it falls on.
    pub plates: Vec<Plate>,
    /// Buildings it falls on.
    pub buildings: Vec<BuildingView>,
}

/// A battle going on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BattleView {
    /// Where.
    pub system: System,
    /// Who attacks.
    pub attacker: Force,
    /// Who is attacked; none until chosen.
    pub defender: Option<Force>,
    /// The dice.
    pub dice: DiceView,
    /// The roll; empty while dice are being chosen.
    pub rolled: Vec<RolledDie>,
    /// Symbols that count, after what cards change.
    pub sums: Symbols,
    /// The steps of the resolution; empty while dice are being chosen.
    pub steps: Vec<StepView>,
    /// Who is raided, while something can be stolen.
    pub raid: Option<Seat>,
}

impl BattleView {
    /// What the odds are computed from.
    pub fn sides(&self) -> Sides {
        let ships = |f: &Force| (f.ships.fresh, f.ships.damaged);
        let defender = self.defender.as_ref();
        let count = |damaged| {
            defender.map_or(0, |d| d.buildings.iter().filter(|b| b.damaged == damaged).count() as u8)
        };
        Sides {
            attacker: ships(&self.attacker),
            defender: defender.map_or((0, 0), ships),
            buildings: (count(false), count(true)),
        }
    }
}
