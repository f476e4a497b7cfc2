//! What is asked, in English: one sentence that follows the name of who decides.

use super::cards::CARDS;
use super::reason::battle;
use super::say;
use crate::text::names::EN;
use crate::text::players::Players;
use rules::State;
use rules::choice::Prompt;
use rules::components::action_cards::Declares;
use rules::components::board::SLOTS;
use rules::flow::{Frame, play};
use rules::hooks::Hook;
use rules::ids::*;

/// The question.
pub fn question(s: &State, seat: Seat, prompt: &Prompt, players: &Players) -> String {
    let system = |system: System| EN.system(system);
    match prompt {
        Prompt::Lead if s.boards[seat].hand.is_empty() => "your hand is empty, so pass the initiative".into(),
        Prompt::Lead => "lead a card, or pass the initiative".into(),
        Prompt::Follow => match s.lead() {
            Some(lead) if s.round.zeroed => {
                format!("play a card after {}, which counts as 0", say::card(s.kit, lead.card))
            }
            Some(lead) => format!("play a card after {}", say::card(s.kit, lead.card)),
            None => "play a card".into(),
        },
        Prompt::Mulligan => "keep this hand, or take a new one for good?".into(),
        Prompt::Turn { pips, prelude } => turn(s, seat, *pips, *prelude),
        Prompt::Granted { resource } => format!("which action for the {} spent?", EN.resource(*resource)),
        Prompt::Draft => "pick a leader or a lore card".into(),
        Prompt::Tax => "which city to Tax?".into(),
        Prompt::TaxHow { system: at } => format!("take a Captive for the city at {}?", system(*at)),
        Prompt::TaxType { system: at } => format!("which resource does {} yield?", system(*at)),
        Prompt::BuildCost { system: at, resource } => {
            format!("which token pays the {} for building at {}?", EN.resource(*resource), system(*at))
        }
        Prompt::Order => "which effect comes first?".into(),
        Prompt::Bonus { action, card } => {
            format!("take one more action with {}, {}?", EN.court(*card), EN.action(*action))
        }
        Prompt::Build => "what to Build, and where?".into(),
        Prompt::Repair => "what to Repair?".into(),
        Prompt::Influence => "which Court card to Influence?".into(),
        Prompt::Secure => "which Court card to Secure?".into(),
        Prompt::Ransack { against } => {
            format!("which Court card to Ransack, among those with agents of {}?", players.seat(*against))
        }
        Prompt::MoveFrom => "from where to Move?".into(),
        Prompt::MoveShips { from } => format!("which ships Move from {}?", system(*from)),
        Prompt::MoveTo { from, ships, flying: false } => {
            let go = if ships.total() == 1 {
                "does 1 ship go".into()
            } else {
                format!("do {} ships go", ships.total())
            };
            format!("where {go} from {}?", system(*from))
        }
        Prompt::MoveTo { from, ships, flying: true } => {
            let (go, stop) = match ships.total() {
                1 => ("does 1 ship fly on".to_string(), "does it stop?"),
                n => (format!("do {n} ships fly on"), "do they stop?"),
            };
            format!("where {go} from {}, or {stop}", system(*from))
        }
        Prompt::BattleWhere => "where to Battle?".into(),
        Prompt::BattleWhom { system: at } => format!("whom to Battle at {}?", system(*at)),
        Prompt::Dice { system: at, defender } => format!(
            "choose the dice for the battle at {} against {}",
            system(*at),
            say::owner(players, *defender)
        ),
        Prompt::Reroll => "accept this roll, or roll dice again?".into(),
        Prompt::RerollDice { card, left } => {
            format!("which dice to roll again with {}? {} more at most", EN.court(*card), left)
        }
        Prompt::HitOwnShip { hits } => {
            format!("which of your ships takes a hit? {hits} to assign")
        }
        Prompt::HitShip { hits } => match battle(s) {
            Some(b) => {
                let owner = say::owner(players, b.defender);
                format!("which ship of {owner} takes a hit? {hits} to assign")
            }
            None => format!("which defending ship takes a hit? {hits} to assign"),
        },
        Prompt::HitBuilding { hits } => match battle(s) {
            Some(b) => {
                let owner = say::owner(players, b.defender);
                format!("which building of {owner} takes a hit? {hits} to assign")
            }
            None => format!("which defending building takes a hit? {hits} to assign"),
        },
        Prompt::Raid { victim, keys } => {
            format!("what to steal from {} with {}?", players.seat(*victim), say::many(*keys, "key", "keys"))
        }
        Prompt::Arrange => arrange(s, seat),
        Prompt::Recover => "no ship and no starport is left: in which gate to place 3 ships?".into(),
        Prompt::Card { card, ability, step, left } => {
            let asked = CARDS.of(*card).ability(*ability).and_then(|a| a.questions.get(usize::from(*step)));
            let question = asked.map_or_else(|| format!("decide for {}", EN.court(*card)), |q| q.to_string());
            if *left > 0 { format!("{question} {left} to choose") } else { question }
        }
    }
}

fn turn(s: &State, seat: Seat, pips: u8, prelude: bool) -> String {
    if !prelude {
        return match pips {
            0 => "no pips are left, so end the turn".into(),
            1 => "act: 1 pip is left".into(),
            n => format!("act: {n} pips are left"),
        };
    }
    let mut parts = Vec::new();
    if !s.turn.acted {
        let leads = s.lead().filter(|lead| lead.seat == seat);
        let declares = leads.and_then(|lead| s.kit.tables().action_cards.get(usize::from(lead.card.0)));
        let may_declare = declares.is_some_and(|row| row.declares != Declares::Nothing)
            && !s.turn.declared
            && s.best_free_marker().is_some();
        if may_declare {
            parts.push("declare".to_string());
        }
        if leads.is_none() && play::may_seize(s, seat).is_ok() && !s.boards[seat].hand.is_empty() {
            parts.push("seize".into());
        }
    }
    let cards = s.answers(Hook::Prelude).any(|(held, _)| held.seat == seat);
    if cards || (0..SLOTS).any(|slot| s.boards[seat].slots.get(slot).is_some()) {
        parts.push("use the Prelude".into());
    }
    parts.push("act".into());
    format!("{}: {}", say::or_list(&parts), say::many(pips, "pip", "pips"))
}

fn arrange(s: &State, seat: Seat) -> String {
    let Some(Frame::Acquire(acquire)) = s.stack.last() else { return "arrange your resources".into() };
    let incoming: u8 = acquire.incoming.values().sum();
    let held: u8 = s.boards[seat].slots.counts().values().sum();
    let room = (0..SLOTS).filter(|slot| s.slot_open(seat, *slot)).count() as u8;
    let task = if incoming > 0 {
        format!("fit {} into your slots", say::tokens(&acquire.incoming))
    } else {
        "arrange your resources in the slots that are open".into()
    };
    match (incoming + held).saturating_sub(room) {
        0 => task,
        over => format!("{task} and discard {over}"),
    }
}

/// The question in two or three words.
pub fn short(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Lead => "to lead",
        Prompt::Follow => "to play a card",
        Prompt::Mulligan => "to keep a hand",
        Prompt::Turn { .. } | Prompt::Granted { .. } => "to act",
        Prompt::Draft => "to pick",
        Prompt::TaxHow { .. } | Prompt::TaxType { .. } | Prompt::Tax => "to Tax",
        Prompt::BuildCost { .. } => "to pay",
        Prompt::Order => "to order effects",
        Prompt::Bonus { .. } => "to act",
        Prompt::Build => "to Build",
        Prompt::Repair => "to Repair",
        Prompt::Influence => "to Influence",
        Prompt::Secure => "to Secure",
        Prompt::Ransack { .. } => "to Ransack",
        Prompt::MoveFrom | Prompt::MoveShips { .. } | Prompt::MoveTo { .. } => "to move ships",
        Prompt::BattleWhere | Prompt::BattleWhom { .. } => "to Battle",
        Prompt::Dice { .. } => "to choose dice",
        Prompt::Reroll | Prompt::RerollDice { .. } => "to accept the roll",
        Prompt::HitOwnShip { .. } | Prompt::HitShip { .. } | Prompt::HitBuilding { .. } => "to assign hits",
        Prompt::Raid { .. } => "to raid",
        Prompt::Arrange => "to fit resources",
        Prompt::Recover => "to place ships",
        Prompt::Card { .. } => "to use a card",
    }
}
