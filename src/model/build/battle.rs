//! A battle going on: forces, dice, and the steps of its resolution (01 R13).

mod cards;
mod rifles;

use super::{Scene, pieces};
use crate::model::{
    BattleView, DiceView, Force, Loot, Plate, RaidView, RolledDie, StepState, StepView, icon,
};
use rules::choice::{Choice, Prompt, Ships};
use rules::components::dice::{Symbols, faces};
use rules::flow::Frame;
use rules::flow::battle::{self, Battle, Step};
use rules::flow::factors::factors;
use rules::hooks;
use rules::ids::{Die, Owner, Seat};
use rules::options::Options;

/// The innermost battle that has a defender; none while something else is asked on the way, which needs the
/// table.
pub fn battle(scene: &Scene<'_>) -> Option<BattleView> {
    let s = &scene.view.state;
    let (_, prompt) = scene.view.prompt?;
    if let Some(firing) = rifles::own(scene) {
        return Some(rifles::sheet(scene, &firing));
    }
    if !of_battle(&prompt) {
        return None;
    }
    let frame = s.stack.iter().rev().find_map(|frame| match frame {
        Frame::Battle(b) if !matches!(b.step, Step::Where | Step::Whom) => Some(*b),
        _ => None,
    })?;
    let b = &frame;
    let choosing = b.step == Step::Collect;
    let cards = cards::Cards::of(scene, b);
    let force = |owner: Owner, ships: Ships, note: String| Force {
        who: scene.who(owner),
        called: scene.called(owner),
        ships: Plate { who: scene.who(owner), fresh: ships.fresh, damaged: ships.damaged },
        buildings: if owner == b.defender {
            pieces::buildings(scene, b.system, |o| o == owner)
        } else {
            Vec::new()
        },
        note: if choosing { note } else { String::new() },
    };
    let raid = match prompt {
        Prompt::Raid { victim, keys } => Some(RaidView { victim, keys }),
        _ => None,
    };
    let pools = if choosing { pools(scene, b) } else { Vec::new() };
    let pool = [b.pool.assault, b.pool.skirmish, b.pool.raid];
    let dice = DiceView {
        choosing,
        pool: if choosing { full_pool(&pools) } else { pool },
        most: pools.iter().map(|p| p.iter().sum()).max().unwrap_or_default(),
        limit: cards.limit.clone(),
        raid: cards.raid.clone(),
        banned: if choosing { cards::banned(scene, b, &pools) } else { Vec::new() },
        pools,
    };
    Some(BattleView {
        system: b.system,
        attacker: force(b.attacker.into(), b.ships, cards.limit),
        defender: Some(force(b.defender, s.ships[b.system][b.defender], cards.defends)),
        card: None,
        dice,
        modifiers: cards.modifiers,
        counted: cards.counted,
        left_out: cards.left_out,
        loot: b
            .defender
            .seat()
            .map(|victim| loot(scene, b.attacker, victim, raid.as_ref()))
            .unwrap_or_default(),
        fallen: !choosing,
        rolled: if choosing { Vec::new() } else { dice_of(b) },
        sums: b.symbols(),
        picks: picks(scene),
        rerolls: String::new(),
        steps: if choosing { Vec::new() } else { steps(scene, b) },
        raid,
        obvious: None,
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

/// Every pool that may be rolled, whoever looks.
fn pools(scene: &Scene<'_>, b: &Battle) -> Vec<[u8; 3]> {
    let mut options = Options::all();
    battle::options(&scene.view.state, b, &mut options);
    let pools = options.choices().iter().filter_map(|choice| match choice {
        Choice::Dice(pool) => Some([pool.assault, pool.skirmish, pool.raid]),
        _ => None,
    });
    pools.collect()
}

/// A pool to begin with: as many dice as may be rolled, the safest of them.
fn full_pool(pools: &[[u8; 3]]) -> [u8; 3] {
    let best = pools.iter().max_by_key(|p| (p.iter().sum::<u8>(), p[1], p[0]));
    best.copied().unwrap_or_default()
}

/// Which dice can be picked to be rolled again.
fn picks(scene: &Scene<'_>) -> Vec<(Die, Symbols, usize)> {
    let all = scene.view.options.iter().enumerate().filter_map(|(index, choice)| match choice {
        Choice::Die { die, face } => Some((*die, faces(*die)[usize::from(*face)], index)),
        _ => None,
    });
    all.collect()
}

fn dice_of(b: &Battle) -> Vec<RolledDie> {
    let mut all = Vec::new();
    for die in Die::ALL {
        for (face, count) in b.faces[die].iter().enumerate() {
            let picked = if b.step == Step::Rerolling { b.picked[die][face] } else { 0 };
            for n in 0..*count {
                let reroll = n < picked;
                all.push(RolledDie { die, face: faces(die)[face], was: Vec::new(), reroll });
            }
        }
    }
    all
}

/// What a seat has that a raid could take, with the prices in keys (R15.2). What never has a price is left out.
fn loot(scene: &Scene<'_>, thief: Seat, victim: Seat, raid: Option<&RaidView>) -> Vec<Loot> {
    let (s, words) = (&scene.view.state, scene.words);
    let mine = scene.view.viewer == Some(thief) && raid.is_some();
    let one = |loot: hooks::Loot| {
        let cost = s.raid_cost(victim, loot)?;
        let verdict = match raid {
            Some(raid) if cost > raid.keys => Err(rules::choice::Reason::Keys { cost }),
            _ => s.may_steal(thief, victim, loot),
        };
        let (choice, resource, name, card) = match loot {
            hooks::Loot::Slot(slot) => {
                let resource = s.boards[victim].slots.get(slot.into());
                let name = resource.map(|r| words.language.names.resource(r)).unwrap_or_default();
                (Choice::Slot { seat: victim, slot }, resource, name, None)
            }
            hooks::Loot::Card(card) => {
                (Choice::Card(card), s.kit.plug(card).suit, words.card_name(card), Some(card))
            }
        };
        let option = scene.view.options.iter().position(|c| mine && *c == choice);
        Some(Loot {
            name: name.to_string(),
            icon: resource.map_or("i-court", icon::resource),
            class: resource.map_or("", icon::resource_class),
            cost: Some(cost),
            reason: verdict.err().map(|reason| words.reason(s, &reason)).unwrap_or_default(),
            option,
            card,
        })
    };
    s.loot_of(victim).filter_map(one).collect()
}

/// Self-hits, intercept, hits, building hits, raid: what each does here, and where the battle stands.
fn steps(scene: &Scene<'_>, b: &Battle) -> Vec<StepView> {
    let s = &scene.view.state;
    let sum = b.symbols();
    let words = scene.words.language.battle;
    let order = [Step::OwnHits, Step::Hits, Step::BuildingHits, Step::Raiding];
    let raid_now = s.stack.iter().any(|f| matches!(f, Frame::Raid(_)));
    let now = match b.step {
        Step::Rolled | Step::Rerolling => None,
        Step::Intercepted => Some(0),
        Step::Razing => Some(2),
        Step::After | Step::Over => Some(if raid_now { 3 } else { 4 }),
        step => order.iter().position(|s| *s == step),
    };
    let state = |at: usize| match now {
        Some(now) if now == at => StepState::Now,
        Some(now) if now > at => StepState::Done,
        _ => StepState::Later,
    };
    // Hits on the own ships come in one go: those that are left are the last ones.
    let fresh = s.ships[b.system][b.defender].fresh;
    let back = factors(s, b).intercept_hits.map_or(fresh, |(_, hits)| hits);
    let intercepts = sum.intercepts.saturating_sub(u8::from(b.jammed))
        + rules::flow::factors::added_intercepts(s, b, b.pool).iter().map(|(_, n)| n).sum::<u8>();
    let back = (intercepts > 0).then_some(back);
    let self_over = b.step == Step::OwnHits && b.hits <= back.unwrap_or(0);
    let (self_state, back_state) = match state(0) {
        StepState::Now if self_over => (StepState::Done, StepState::Now),
        StepState::Now => (StepState::Now, StepState::Later),
        other => (other, other),
    };
    let hits_left = |state: StepState, of: u8, text: String| match state {
        StepState::Now if b.hits > 0 && of > b.hits => (words.left)(b.hits, of),
        _ => text,
    };
    let own = Plate { who: scene.who(b.attacker), fresh: b.ships.fresh, damaged: b.ships.damaged };
    let ships = s.ships[b.system][b.defender];
    let theirs = Plate { who: scene.who(b.defender), fresh: ships.fresh, damaged: ships.damaged };
    let some = |plate: Plate| if plate.fresh + plate.damaged > 0 { vec![plate] } else { Vec::new() };
    let buildings = pieces::buildings(scene, b.system, |o| o == b.defender);
    let step = |at: usize, icon, text: String, state, plates: Vec<Plate>, buildings| StepView {
        icon,
        name: words.steps[at].to_string(),
        text,
        state,
        plates,
        buildings,
    };
    let self_left = match self_state {
        StepState::Now if b.hits > back.unwrap_or(0) => {
            hits_left(self_state, sum.self_hits + back.unwrap_or(0), (words.self_hits)(sum.self_hits))
        }
        _ => (words.self_hits)(sum.self_hits),
    };
    let no_raid = b.ships.total() == 0 || b.defender.seat().is_none();
    let mut keys = (words.keys)(sum.keys);
    if sum.keys > 0 && no_raid {
        keys = format!("{keys}: {}", words.no_raid);
    }
    let own_at = |wanted: bool| if wanted { some(own) } else { Vec::new() };
    let bhits = if b.step == Step::BuildingHits { b.hits.max(sum.building_hits) } else { sum.building_hits };
    vec![
        step(0, "i-self", self_left, self_state, own_at(self_state != StepState::Done), Vec::new()),
        step(
            1,
            "i-intercept",
            hits_left(back_state, back.unwrap_or(0), (words.intercept)(back)),
            back_state,
            own_at(self_state == StepState::Done),
            Vec::new(),
        ),
        step(
            2,
            "i-hit",
            hits_left(state(1), sum.hits, (words.ship_hits)(sum.hits)),
            state(1),
            some(theirs),
            vec![],
        ),
        step(
            3,
            "i-bhit",
            hits_left(state(2), bhits, (words.building_hits)(bhits)),
            state(2),
            vec![],
            buildings,
        ),
        step(4, "i-key", keys, state(3), Vec::new(), Vec::new()),
    ]
}
