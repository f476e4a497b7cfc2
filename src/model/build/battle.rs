//! A battle going on: forces, dice, and the steps of its resolution.

use super::{Scene, pieces};
use crate::model::{BattleView, DiceView, Force, Plate, RolledDie, StepState, StepView};
use rules::choice::{Choice, Prompt, Ships};
use rules::components::dice::faces;
use rules::flow::Frame;
use rules::flow::battle::{self, Battle, Step};
use rules::ids::{Die, Owner};

/// The innermost battle that has a defender; none while something else is asked on the way, which needs the
/// table.
pub fn battle(scene: &Scene<'_>) -> Option<BattleView> {
    let s = &scene.view.state;
    if !scene.view.prompt.is_some_and(|(_, prompt)| of_battle(&prompt)) {
        return None;
    }
    let frame = s.stack.iter().rev().find_map(|frame| match frame {
        Frame::Battle(b) if !matches!(b.step, Step::Where | Step::Whom) => Some(*b),
        _ => None,
    })?;
    let b = &frame;
    let attacker = Owner::from(b.attacker);
    let rolled = b.faces.values().flatten().any(|n| *n > 0) || b.step != Step::Collect;
    let extra = battle::extra_dice(s, b);
    let force = |owner: Owner, ships: Ships, with_buildings: bool| Force {
        who: scene.who(owner),
        ships: Plate { who: scene.who(owner), fresh: ships.fresh, damaged: ships.damaged },
        buildings: if with_buildings {
            pieces::buildings(scene, b.system, |o| o == owner)
        } else {
            Vec::new()
        },
        note: String::new(),
    };
    Some(BattleView {
        system: b.system,
        attacker: force(attacker, b.ships, false),
        defender: Some(force(b.defender, s.ships[b.system][b.defender], true)),
        dice: DiceView {
            pool: if rolled { [b.pool.assault, b.pool.skirmish, b.pool.raid] } else { full_pool(scene) },
            most: b.ships.total() + extra.optional + extra.mandatory,
            raid: battle::may_raid(s, b),
        },
        rolled: if rolled { dice(b) } else { Vec::new() },
        sums: b.symbols(),
        steps: if rolled { steps(scene, b) } else { Vec::new() },
        raid: scene.view.prompt.and_then(|(_, prompt)| match prompt {
            Prompt::Raid { victim, .. } => Some(victim),
            _ => None,
        }),
    })
}

/// Is this a question about the dice, the hits or the raid?
pub fn of_battle(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::Dice { .. }
            | Prompt::Reroll
            | Prompt::RerollDice { .. }
            | Prompt::HitOwnShip { .. }
            | Prompt::HitShip { .. }
            | Prompt::HitBuilding { .. }
            | Prompt::Raid { .. }
    )
}

/// A pool to begin with: as many dice as may be rolled, the safest of them.
fn full_pool(scene: &Scene<'_>) -> [u8; 3] {
    let pools = scene.view.options.iter().filter_map(|choice| match choice {
        Choice::Dice(pool) => Some(pool),
        _ => None,
    });
    let pool =
        pools.max_by_key(|pool| (pool.total(), pool.skirmish, pool.assault)).copied().unwrap_or_default();
    [pool.assault, pool.skirmish, pool.raid]
}

fn dice(b: &Battle) -> Vec<RolledDie> {
    let mut all = Vec::new();
    for die in Die::ALL {
        for (face, count) in b.faces[die].iter().enumerate() {
            let picked = if b.step == Step::Rerolling { b.picked[die][face] } else { 0 };
            for n in 0..*count {
                all.push(RolledDie { die, face: faces(die)[face], reroll: n < picked });
            }
        }
    }
    all
}

/// Self-hits and intercept, hits, building hits, raid: what each does here, and where the battle stands.
fn steps(scene: &Scene<'_>, b: &Battle) -> Vec<StepView> {
    let s = &scene.view.state;
    let sum = b.symbols();
    let at = |now: &[Step], done: &[Step]| {
        if now.contains(&b.step) {
            StepState::Now
        } else if done.contains(&b.step) {
            StepState::Done
        } else {
            StepState::Later
        }
    };
    let after_own = [Step::Hits, Step::BuildingHits, Step::Razing, Step::Raiding, Step::Over];
    let own = Plate { who: scene.who(b.attacker), fresh: b.ships.fresh, damaged: b.ships.damaged };
    let ships = s.ships[b.system][b.defender];
    let theirs = Plate { who: scene.who(b.defender), fresh: ships.fresh, damaged: ships.damaged };
    let buildings = pieces::buildings(scene, b.system, |o| o == b.defender);
    let words = scene.words;
    let raid_now = s.stack.iter().any(|f| matches!(f, Frame::Raid(_)));
    let step = |icon, name: &str, text: String, state, plates: Vec<Plate>, buildings| StepView {
        icon,
        name: name.to_string(),
        text,
        state,
        plates,
        buildings,
    };
    let names = words.battle_steps();
    vec![
        step(
            "i-self",
            names[0],
            words.self_hits(sum.self_hits, sum.intercepts),
            at(&[Step::OwnHits], &after_own),
            if own.fresh + own.damaged > 0 { vec![own] } else { Vec::new() },
            Vec::new(),
        ),
        step(
            "i-hit",
            names[1],
            words.ship_hits(sum.hits),
            at(&[Step::Hits], &after_own[1..]),
            if ships.total() > 0 { vec![theirs] } else { Vec::new() },
            Vec::new(),
        ),
        step(
            "i-bhit",
            names[2],
            words.building_hits(if b.step == Step::BuildingHits { b.hits } else { sum.building_hits }),
            at(&[Step::BuildingHits], &after_own[2..]),
            Vec::new(),
            buildings,
        ),
        step(
            "i-key",
            names[3],
            words.keys(sum.keys),
            if raid_now { StepState::Now } else { at(&[Step::Raiding], &[Step::Over]) },
            Vec::new(),
            Vec::new(),
        ),
    ]
}
