//! What cards do to a battle, in numbers for the odds and in sentences that name them.

use super::super::Scene;
use crate::model::odds::{Modifiers, Reroll};
use rules::choice::Pool;
use rules::components::dice::MAX_DICE;
use rules::flow::battle::Battle;
use rules::flow::factors::{RaidDice, added_intercepts, banning, factors};
use rules::hooks::Hook;
use rules::ids::{CardId, Die};

/// All of it.
pub(super) struct Cards {
    pub(super) modifiers: Modifiers,
    /// Where the limit of dice comes from.
    pub(super) limit: String,
    /// Why Raid dice may be rolled, or may not.
    pub(super) raid: String,
    /// What an intercept brings.
    pub(super) defends: String,
    pub(super) counted: Vec<String>,
    pub(super) left_out: Vec<String>,
}

/// A pool of one die of each type in a set of bits.
fn pool_of(bits: usize) -> Pool {
    let has = |die: Die| u8::from(bits >> die as usize & 1 == 1);
    Pool { assault: has(Die::Assault), skirmish: has(Die::Skirmish), raid: has(Die::Raid) }
}

impl Cards {
    pub(super) fn of(scene: &Scene<'_>, b: &Battle) -> Cards {
        let (s, w) = (&scene.view.state, scene.words.language.battle);
        let names = scene.words.language.names;
        let name = |card: CardId| scene.words.card_name(card);
        let f = factors(s, b);
        let (mut counted, mut left_out) = (Vec::new(), Vec::new());
        let mut modifiers = Modifiers {
            jam: f.jam.is_some(),
            intercept_hits: f.intercept_hits.map(|(_, n)| n),
            ..Modifiers::default()
        };
        let dice: Vec<_> =
            f.dice.iter().map(|(card, extra)| (name(*card), extra.optional, extra.mandatory)).collect();
        counted.extend(
            dice.iter().map(|(card, optional, mandatory)| (w.gives_dice)(card, *optional, *mandatory)),
        );
        counted.extend(f.jam.map(|card| (w.jams)(name(card))));
        counted.extend(f.intercept_hits.map(|(card, n)| (w.changes_hits)(name(card), n)));
        let added: Vec<Vec<(CardId, u8)>> =
            (0..8).map(|bits| added_intercepts(s, b, pool_of(bits))).collect();
        for (sum, cards) in modifiers.added.iter_mut().zip(&added) {
            *sum = cards.iter().map(|(_, n)| n).sum();
        }
        for (card, n) in added.last().into_iter().flatten() {
            let with = |bits: usize| added[bits].iter().any(|(c, _)| c == card);
            let needs = |die: &Die| (0..8).all(|bits| with(bits) == (bits >> *die as usize & 1 == 1));
            let die = Die::ALL.into_iter().find(needs).map(|die| names.die(die));
            counted.push((w.intercepts)(name(*card), *n, die));
        }
        for (card, die, most) in f.rerolls {
            counted.push((w.rerolls)(name(card), die.map(|d| names.die(d)), most));
            modifiers.rerolls.push(Reroll { die, most });
        }
        left_out.extend(f.after.iter().map(|card| (w.after)(name(*card))));
        let most = (b.ships.total() + dice.iter().map(|d| d.1 + d.2).sum::<u8>()).min(3 * MAX_DICE);
        let fresh = s.ships[b.system][b.defender].fresh;
        Cards {
            limit: (w.limit)(b.ships.total(), &dice, most),
            raid: match &f.raid {
                RaidDice::Here => w.raid_here.to_string(),
                RaidDice::Nowhere => w.raid_nowhere.to_string(),
                RaidDice::Elsewhere => w.raid_elsewhere.to_string(),
                RaidDice::Leave(cards) => {
                    let each: Vec<String> =
                        cards.iter().map(|(card, n)| (w.raid_leave)(name(*card), *n)).collect();
                    each.join(". ")
                }
            },
            defends: (w.hits_back)(fresh, f.intercept_hits.map(|(card, n)| (name(card), n))),
            modifiers,
            counted,
            left_out,
        }
    }
}

/// Pools that would be small enough and that a card forbids, with that card.
pub(super) fn banned(scene: &Scene<'_>, b: &Battle, legal: &[[u8; 3]]) -> Vec<([u8; 3], String)> {
    let (s, w) = (&scene.view.state, scene.words.language.battle);
    if s.answers(Hook::PoolBan).next().is_none() {
        return Vec::new();
    }
    let most = b.ships.total() + factors(s, b).dice.iter().map(|(_, x)| x.optional + x.mandatory).sum::<u8>();
    let mut out = Vec::new();
    for assault in 0..=MAX_DICE.min(most) {
        for skirmish in 0..=MAX_DICE.min(most - assault) {
            for raid in 0..=MAX_DICE.min(most - assault - skirmish) {
                let pool = [assault, skirmish, raid];
                if !legal.contains(&pool)
                    && let Some(card) = banning(s, b, Pool { assault, skirmish, raid })
                {
                    out.push((pool, (w.ban)(scene.words.card_name(card))));
                }
            }
        }
    }
    out
}
