//! The promises are tested with random games: these must get everywhere for that to mean something.

mod common;

use common::{games, stroll};
use rules::event::Event;
use rules::kit::Kit;
use std::collections::BTreeSet;

/// The name of an enum's variant.
fn variant(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

/// Those of `all` that were not seen.
fn missing(seen: &BTreeSet<String>, all: &str) -> Vec<String> {
    let must = |name: &&str| games(0, 1) > 0 || !RARE.contains(name);
    all.split_whitespace().filter(must).filter(|name| !seen.contains(*name)).map(str::to_owned).collect()
}

#[test]
fn random_games_meet_every_prompt_every_kind_of_choice_and_every_event() {
    let (mut prompts, mut choices, mut events) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut abilities, mut secured) = (BTreeSet::new(), BTreeSet::new());
    let mut deepest = Vec::new();
    for players in 2..=4 {
        for seed in 0..games(300, 6000) {
            stroll(Kit::base(), players, seed, |state, options, heard| {
                prompts.extend(state.prompt().map(|(_, p)| variant(&p)));
                choices.extend(options.choices().iter().map(variant));
                for event in heard {
                    events.insert(variant(event));
                    match event {
                        Event::Used { card, ability, .. } => _ = abilities.insert((card.0, *ability)),
                        Event::Secured { card, .. } => _ = secured.insert(card.0),
                        _ => {}
                    }
                }
                if state.stack.len() > deepest.len() {
                    deepest = state.stack.iter().map(variant).collect();
                }
            });
        }
    }
    println!("the deepest stack: {deepest:?}");
    let secured = secured.len();
    assert_eq!(secured, 31, "every card of the Court is secured somewhere");
    assert_eq!(missing(&prompts, PROMPTS), [""; 0]);
    assert_eq!(missing(&choices, CHOICES), [""; 0]);
    assert_eq!(missing(&events, EVENTS), [""; 0]);
    // The lists above must be complete: whoever adds a variant adds its name.
    assert!(prompts.iter().all(|p| PROMPTS.contains(p.as_str())), "{prompts:?}");
    assert!(choices.iter().all(|c| CHOICES.contains(c.as_str())), "{choices:?}");
    assert!(events.iter().all(|e| EVENTS.contains(e.as_str())), "{events:?}");
    let unused = ABILITIES.iter().filter(|a| !abilities.contains(a)).collect::<Vec<_>>();
    assert_eq!(unused, [&(0, 0); 0], "abilities that no random game used");
    assert!(deepest.len() <= 10, "{deepest:?}");
}

/// Only the long run meets these for sure.
const RARE: [&str; 3] = ["Recover", "Recovered", "Traded"];
const PROMPTS: &str = "Lead Follow Mulligan Turn Granted Tax Build Repair Influence Secure Ransack MoveFrom MoveShips \
     MoveTo BattleWhere BattleWhom Dice Reroll RerollDice HitOwnShip HitShip HitBuilding Raid Arrange Recover Card";
const CHOICES: &str = "Play Pass Declare Seize Act New Spend Use EndTurn System Cluster Ships Leave Site Ship Building \
     Court Owner Resource Slot Card Hand Played Captive Dice Die Layout Number Yes Done Decline";
const EVENTS: &str = "Chapter Mulligan Played Declared Seized Passed Spent Used CardDiscarded Applied Acted Taxed Gained \
     Discarded Built Moved Repaired Influenced Secured Revealed Battle Rolled Rerolled Result Hit Outrage StoleResource \
     StoleCard Captured Freed Executed Placed CityReturned Traded Looked Swapped HandDiscarded Drew TookBack DeckShuffled \
     ShuffledIn TurnEnded RoundEnded Recovered Scored Cleared MarkerFlipped ChapterEnded Over";
/// Card (from 0) and ability, as `Used` tells them. Rare ones are left to cases: BC23's Trade.
const ABILITIES: [(u16, u8); 24] = [
    (1, 0),
    (1, 1),
    (2, 0),
    (3, 0),
    (4, 0),
    (5, 0),
    (7, 0),
    (8, 0),
    (8, 1),
    (9, 0),
    (10, 0),
    (11, 0),
    (11, 1),
    (11, 2),
    (12, 0),
    (13, 0),
    (13, 1),
    (14, 0),
    (15, 0),
    (16, 1),
    (19, 0),
    (22, 1),
    (23, 0),
    (24, 0),
];
