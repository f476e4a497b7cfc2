//! What bears on a battle besides its ships, card by card: for screens that name the sources of a number
//! (R13.3–R13.8). The battle asks the same hooks without names; tests compare the two.

use crate::choice::Pool;
use crate::components::dice::MAX_DICE;
use crate::flow::battle::{self, Battle};
use crate::hooks::{ExtraDice, Held, Hook, Window};
use crate::ids::*;
use crate::state::State;

/// Why raid dice may be collected, or may not (R13.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RaidDice {
    /// The defender has a building here.
    Here,
    /// The defender has no building anywhere.
    Nowhere,
    /// Only these cards allow some.
    Leave(Vec<(CardId, u8)>),
    /// A building of the defender stands elsewhere, none here.
    Elsewhere,
}

/// What cards of either side do to a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factors {
    /// Dice beyond one a ship.
    pub dice: Vec<(CardId, ExtraDice)>,
    /// Raid dice.
    pub raid: RaidDice,
    /// One rolled intercept is ignored.
    pub jam: Option<CardId>,
    /// Hits of an intercept in place of one for each fresh defending ship.
    pub intercept_hits: Option<(CardId, u8)>,
    /// Leaves to reroll, in the order they are offered: dice of this type, or of any, and at most how many.
    pub rerolls: Vec<(CardId, Option<Die>, u8)>,
    /// Cards that do something when the battle is over.
    pub after: Vec<CardId>,
}

fn side(b: &Battle, held: Held) -> bool {
    held.seat == b.attacker || b.defender.seat() == Some(held.seat)
}

/// The cards that bear on this battle, before its dice are collected.
pub fn factors(s: &State, b: &Battle) -> Factors {
    let own = |held: &Held| held.seat == b.attacker;
    let defending = |held: &Held| b.defender.seat() == Some(held.seat);
    let dice = s.answers(Hook::Dice).filter(|(held, _)| own(held));
    let leave = s.answers(Hook::RaidDice).filter(|(held, _)| own(held));
    let leave: Vec<_> =
        leave.filter_map(|(held, plug)| plug.hooks.raid_dice.map(|f| (held.card, f(s, held, b)))).collect();
    let raid = match (s.has_building(b.defender, b.system), battle::may_raid(s, b)) {
        (true, _) => RaidDice::Here,
        (false, true) => RaidDice::Nowhere,
        _ if leave.iter().any(|(_, n)| *n > 0) => RaidDice::Leave(leave),
        _ => RaidDice::Elsewhere,
    };
    let full = Pool { assault: MAX_DICE, skirmish: MAX_DICE, raid: MAX_DICE };
    Factors {
        dice: dice
            .filter_map(|(held, plug)| plug.hooks.dice.map(|f| (held.card, f(s, held, b))))
            .filter(|(_, extra)| *extra != ExtraDice::default())
            .collect(),
        raid,
        jam: s.answers(Hook::Jam).map(|(held, _)| held).find(|held| b.jammed && own(held)).map(|h| h.card),
        intercept_hits: s
            .answers(Hook::InterceptHits)
            .filter(|(held, _)| defending(held))
            .find_map(|(held, plug)| plug.hooks.intercept_hits.map(|f| (held.card, f(s, held, b)))),
        rerolls: battle::all_rerolls(s, &Battle { pool: full, ..*b }).into_iter().collect(),
        after: after(s, b),
    }
}

/// Intercepts that cards add to those of a pool.
pub fn added_intercepts(s: &State, b: &Battle, pool: Pool) -> Vec<(CardId, u8)> {
    let b = Battle { pool, ..*b };
    s.answers(Hook::Intercepts)
        .filter(|(held, _)| b.defender.seat() == Some(held.seat))
        .filter_map(|(held, plug)| plug.hooks.intercepts.map(|f| (held.card, f(s, held, &b))))
        .filter(|(_, n)| *n > 0)
        .collect()
}

/// The card that forbids a pool.
pub fn banning(s: &State, b: &Battle, pool: Pool) -> Option<CardId> {
    let of_sides = s.answers(Hook::PoolBan).filter(|(held, _)| side(b, *held));
    let mut bans = of_sides.filter(|(held, plug)| plug.hooks.pool_ban.is_some_and(|f| f(s, *held, b, pool)));
    bans.next().map(|(held, _)| held.card)
}

/// Cards that would act after the battle if every ship in it were damaged.
fn after(s: &State, b: &Battle) -> Vec<CardId> {
    let (mut s, mut b) = (*s, *b);
    for owner in [Owner::from(b.attacker), b.defender] {
        let ships = &mut s.ships[b.system][owner];
        (ships.fresh, ships.damaged) = (0, ships.total());
    }
    (b.ships.fresh, b.ships.damaged, b.trophies) = (0, b.ships.total(), 0);
    let acting = |(held, plug): &(Held, &crate::hooks::Plug)| {
        side(&b, *held) && plug.hooks.in_battle.is_some_and(|f| f(&s, *held, &b, Window::After))
    };
    s.answers(Hook::InBattle).filter(acting).map(|(held, _)| held.card).collect()
}
