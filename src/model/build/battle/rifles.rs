//! A card's own dice (L02), shown to its holder on the sheet of a battle: nobody hits back, and there are no keys.

use super::super::{Scene, pieces};
use super::{full_pool, picks};
use crate::model::odds::{Modifiers, Reroll};
use crate::model::{BattleView, DiceView, Force, Plate, StepState, StepView};
use rules::cards::{Firing, FiringStep, firing};
use rules::choice::Choice;
use rules::components::dice::MAX_DICE;
use rules::hooks::Hook;
use rules::ids::Owner;

/// The running card with dice of its own, if the viewer decides for it.
pub(super) fn own(scene: &Scene<'_>) -> Option<Firing> {
    let decides = |f: &Firing| scene.view.viewer == Some(f.seat) && !scene.view.options.is_empty();
    firing(&scene.view.state).filter(decides)
}

/// Its sheet.
pub(super) fn sheet(scene: &Scene<'_>, f: &Firing) -> BattleView {
    let (s, words) = (&scene.view.state, scene.words);
    let w = words.language.battle;
    let choosing = f.step == FiringStep::Dice;
    let pools: Vec<[u8; 3]> = scene
        .view
        .options
        .iter()
        .filter_map(|choice| match choice {
            Choice::Dice(pool) => Some([pool.assault, pool.skirmish, pool.raid]),
            _ => None,
        })
        .collect();
    let again = s.answers(Hook::RerollAny).filter(|(held, plug)| {
        held.seat == f.seat && plug.hooks.reroll_any.is_some_and(|allows| allows(s, *held))
    });
    let again: Vec<_> = again.map(|(held, _)| held.card).collect();
    let fresh = s.ships[f.from][Owner::from(f.seat)].fresh;
    let theirs = s.ships[f.at][f.whom];
    let buildings = pieces::buildings(scene, f.at, |o| o == f.whom);
    let own = Plate { who: scene.who(f.seat), fresh, damaged: 0 };
    let plate = Plate { who: scene.who(f.whom), fresh: theirs.fresh, damaged: theirs.damaged };
    let limit = (w.limit)(fresh, &[], fresh.min(MAX_DICE));
    let state = if f.step == FiringStep::Hits { StepState::Now } else { StepState::Later };
    let step = StepView {
        icon: "i-hit",
        name: w.steps[2].to_string(),
        text: (w.ship_hits)(f.hits),
        state,
        plates: if theirs.total() > 0 { vec![plate] } else { Vec::new() },
        buildings: buildings.clone(),
    };
    BattleView {
        system: f.at,
        attacker: Force {
            who: own.who,
            called: scene.called(f.seat),
            ships: own,
            note: limit.clone(),
            ..Force::default()
        },
        defender: Some(Force {
            who: plate.who,
            called: scene.called(f.whom),
            ships: plate,
            buildings,
            note: w.no_hits_back.to_string(),
        }),
        card: Some(f.card),
        dice: DiceView {
            choosing,
            pool: full_pool(&pools),
            most: fresh.min(MAX_DICE),
            limit,
            pools,
            ..DiceView::default()
        },
        modifiers: Modifiers {
            intercept_hits: Some(0),
            rerolls: again.iter().map(|_| Reroll { die: None, most: MAX_DICE }).collect(),
            ..Modifiers::default()
        },
        counted: again.iter().map(|card| (w.rerolls)(words.card_name(*card), None, MAX_DICE)).collect(),
        fallen: !choosing,
        picks: picks(scene),
        steps: if choosing { Vec::new() } else { vec![step] },
        ..BattleView::default()
    }
}
