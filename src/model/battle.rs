//! A battle: the two sides, the dice, the roll and its steps.

use super::odds::{Modifiers, Sides};
use super::{BuildingView, Plate, Who};
use crate::text::battle::Side;
use rules::components::dice::Symbols;
use rules::ids::{CardId, Die, Seat, System};

/// One side of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Force {
    /// Whose.
    pub who: Who,
    /// How it is spoken of to the viewer.
    pub called: Side,
    /// Its ships in the battle.
    pub ships: Plate,
    /// Its buildings there; empty for the attacker.
    pub buildings: Vec<BuildingView>,
    /// One line about it, already worded.
    pub note: String,
}

/// The pool being chosen, or chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceView {
    /// Is it being chosen?
    pub choosing: bool,
    /// Dice of each type, in the order of [`Die::ALL`].
    pub pool: [u8; 3],
    /// Most dice in all.
    pub most: u8,
    /// Where that number comes from, already worded.
    pub limit: String,
    /// Every pool that may be rolled, while it is being chosen.
    pub pools: Vec<[u8; 3]>,
    /// Why there are no Raid dice, or why there may be some; already worded.
    pub raid: String,
    /// Pools that would be small enough and that a card forbids, with the reason, already worded.
    pub banned: Vec<([u8; 3], String)>,
}

impl DiceView {
    /// May this pool be rolled?
    pub fn is_legal(&self, pool: [u8; 3]) -> bool {
        self.pools.contains(&pool)
    }

    /// Is this pool, or one that has all its dice and more, one that may be rolled?
    pub fn leads_on(&self, pool: [u8; 3]) -> bool {
        self.pools.iter().any(|p| p.iter().zip(pool).all(|(more, n)| *more >= n))
    }

    /// The card's reason against this pool.
    pub fn ban(&self, pool: [u8; 3]) -> Option<&str> {
        self.banned.iter().find(|(p, _)| *p == pool).map(|(_, why)| why.as_str())
    }
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RolledDie {
    /// Its type.
    pub die: Die,
    /// What it shows.
    pub face: Symbols,
    /// What it showed before it was rolled again, the first face first.
    pub was: Vec<Symbols>,
    /// Will it be rolled again?
    pub reroll: bool,
}

/// Something that a raid can take, or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Loot {
    /// Its name.
    pub name: String,
    /// Its symbol.
    pub icon: &'static str,
    /// The class of its colours; may be empty.
    pub class: &'static str,
    /// Keys it costs; none if no key buys it.
    pub cost: Option<u8>,
    /// Why it can't be had now, already worded; empty if it can.
    pub reason: String,
    /// The option of the decision that takes it.
    pub option: Option<usize>,
    /// The card, if it is one.
    pub card: Option<CardId>,
}

/// A raid being decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RaidView {
    /// Who is raided.
    pub victim: Seat,
    /// Keys left.
    pub keys: u8,
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
    /// The card that fights it, if it is no battle but a card with dice of its own.
    pub card: Option<CardId>,
    /// The dice.
    pub dice: DiceView,
    /// What cards do to the odds.
    pub modifiers: Modifiers,
    /// The same in sentences that name the cards.
    pub counted: Vec<String>,
    /// Cards whose effects the odds leave out, in sentences.
    pub left_out: Vec<String>,
    /// What the defender has that a raid could take, with the prices.
    pub loot: Vec<Loot>,
    /// Has the roll happened?
    pub fallen: bool,
    /// The roll; empty while dice are being chosen.
    pub rolled: Vec<RolledDie>,
    /// Symbols that count, after what cards change.
    pub sums: Symbols,
    /// Dice that can be picked to be rolled again: type, face, and the option that does it.
    pub picks: Vec<(Die, Symbols, usize)>,
    /// Under the title of the roll: which cards were used for rerolls; already worded.
    pub rerolls: String,
    /// The steps of the resolution; empty while dice are being chosen.
    pub steps: Vec<StepView>,
    /// The raid, while something can be stolen.
    pub raid: Option<RaidView>,
    /// What the rest of the hits being assigned would do if they fell the obvious way; already worded. None if
    /// nothing is being assigned by the viewer.
    pub obvious: Option<String>,
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
