//! Why something can't be done, in English.

use super::say;
use crate::text::names::EN;
use crate::text::players::Players;
use rules::State;
use rules::choice::{Choice, Prompt, Reason};
use rules::flow::Frame;
use rules::flow::battle::Battle;
use rules::ids::*;

/// The battle that is going on.
pub fn battle(s: &State) -> Option<&Battle> {
    s.stack.iter().rev().find_map(|frame| match frame {
        Frame::Battle(battle) => Some(battle),
        _ => None,
    })
}

/// The suit whose actions the pips of the running turn buy.
pub fn pip_suit(s: &State) -> Option<Suit> {
    let play = s.play_of(s.turn.seat)?;
    let rows = s.kit.tables().action_cards;
    if usize::from(play.card.0) >= rows.len() {
        // Only a copy lies face down, and it acts with the lead suit.
        return s.lead().and_then(|lead| rows.get(usize::from(lead.card.0))).map(|row| row.suit);
    }
    Some((s.kit.mode(play.mode).suit)(s, play.card))
}

/// Where a choice lies on the map.
fn place(choice: &Choice) -> Option<System> {
    match choice {
        Choice::System(system)
        | Choice::Site { system, .. }
        | Choice::Outside { system, .. }
        | Choice::EmptySlot(system)
        | Choice::Ship { system, .. }
        | Choice::Building { system, .. } => Some(*system),
        _ => None,
    }
}

/// The words of a reason, as far as they depend on what cannot be chosen.
pub fn reason_for(s: &State, choice: &Choice, why: &Reason, players: &Players) -> String {
    match (why, choice, place(choice)) {
        (Reason::NotControlled, _, Some(system)) => {
            let who = match s.control(system) {
                Some(owner) => say::owner(players, owner),
                None => "Nobody".into(),
            };
            format!(
                "{who} has control of {}: you need more fresh ships there than each Rival.",
                EN.system(system)
            )
        }
        (Reason::NoSlot, _, Some(system)) => match s.slot_count(system) {
            1 => format!("The only building slot at {} is taken.", EN.system(system)),
            n => format!("All {n} building slots at {} are taken.", EN.system(system)),
        },
        (Reason::NothingDamaged, Choice::Act(_), _) => "Nothing of yours is damaged.".into(),
        (Reason::NoShip, Choice::Act(_), _) => "You have no ship on the map.".into(),
        (Reason::NoRival, Choice::Act(_), _) => "No Rival has a piece where you have ships.".into(),
        (Reason::NoMajority, Choice::Act(_), _) => {
            "On no card of the Court do you have more agents than each Rival.".into()
        }
        (Reason::NoPresence, Choice::Act(_), _) => "You have no piece on the map.".into(),
        (Reason::AlreadyTaxed, Choice::Act(_), _) => {
            "Every city within reach was taxed this turn already.".into()
        }
        (Reason::NotControlled, Choice::Act(_), _) => {
            "You control no system with a Rival’s city, and no city of yours is left to tax.".into()
        }
        _ => reason(s, why, players),
    }
}

/// The words of a reason.
pub fn reason(s: &State, reason: &Reason, players: &Players) -> String {
    let prompt = s.prompt().map(|(_, prompt)| prompt);
    match reason {
        Reason::NotYours => match s.prompt() {
            Some((seat, _)) => format!("It is {} decision.", say::own(players.seat(seat))),
            None => "It is somebody else’s decision.".into(),
        },
        Reason::NotOffered => match prompt {
            Some(Prompt::Lead) => "No card lies there yet: you lead, or pass.".into(),
            Some(Prompt::Follow) => "A card was led already.".into(),
            _ => "That can’t be chosen here.".into(),
        },
        Reason::GameOver => "The game is over.".into(),
        Reason::TooLow { than } => {
            format!("To Surpass, its number must be higher than {than}. Any card can Copy.")
        }
        Reason::OtherSuit => match s.lead() {
            Some(lead) => {
                let suit = EN.suit(s.kit.action(lead.card).suit);
                format!("To Surpass, it must be {suit}, like the lead card.")
            }
            None => "To Surpass, it must have the suit of the lead card.".into(),
        },
        Reason::SameSuit => "To Pivot, it must have another suit than the lead card.".into(),
        Reason::NotLeading => "Only the leader declares with the card played.".into(),
        Reason::NotOnCard => "It isn’t the ambition of the card you played.".into(),
        Reason::NoMarker => "All ambition markers are placed in this chapter.".into(),
        Reason::AlreadyDeclared => "An ambition was declared this round already.".into(),
        Reason::AlreadySeized => "The initiative was seized this round already.".into(),
        Reason::HasInitiative => "You have the initiative already.".into(),
        Reason::TooLate => "It must come before anything else in the turn.".into(),
        Reason::PreludeOver => "The Prelude is over: it ends with the first pip.".into(),
        Reason::NoPips => "No pips are left.".into(),
        Reason::NotInSuit => match pip_suit(s) {
            Some(suit) => {
                format!("{} pips are for {}.", EN.suit(suit), say::actions(say::suit_actions(s.kit, suit)))
            }
            None => "The card’s suit doesn’t have it.".into(),
        },
        Reason::Outraged(resource) => {
            format!("{} is Outraged: it grants no action.", EN.resource(*resource))
        }
        Reason::JustSecured => {
            "You secured it in this Prelude: its Prelude ability waits for another turn.".into()
        }
        Reason::UsedThisTurn => "Once a turn, and you used it.".into(),
        Reason::NoTarget => "There is nothing that it could be done to.".into(),
        Reason::AlreadyTaxed => "It was taxed this turn already.".into(),
        Reason::NotControlled => {
            "You need control of the system: more fresh ships there than each Rival.".into()
        }
        Reason::NoPresence => "You need a ship or a building there.".into(),
        Reason::NoSlot => "No building slot is empty there.".into(),
        Reason::NoPlanet => "Gates have no building slots.".into(),
        Reason::StarportUsed => "Your starports there have each built a ship this turn.".into(),
        Reason::NoStarport => "You have no starport there.".into(),
        Reason::NoShip => "You have no ship there.".into(),
        Reason::NothingDamaged => "Nothing of yours is damaged there.".into(),
        Reason::NotAdjacent => match prompt {
            Some(Prompt::MoveTo { from, .. }) => format!("It doesn’t touch {}.", EN.system(from)),
            _ => "It isn’t adjacent.".into(),
        },
        Reason::OutOfPlay => "Its cluster is out of play.".into(),
        Reason::BeenThere => "These ships were there already in this Move.".into(),
        Reason::NoMajority => "You need more agents on it than each Rival.".into(),
        Reason::NoAgents => match prompt {
            Some(Prompt::Ransack { against }) => format!("{} has no agent on it.", players.seat(against)),
            _ => "No Rival has an agent on it.".into(),
        },
        Reason::EmptySpace => "This space of the Court is empty.".into(),
        Reason::NoRival => "No Rival has a piece there.".into(),
        Reason::NoRaidDice => match battle(s) {
            Some(b) => {
                format!("No raid dice: {} has buildings, but none here.", say::owner(players, b.defender))
            }
            None => "No raid dice: the defender has buildings, but none here.".into(),
        },
        Reason::Keys { cost } => {
            format!("Not enough keys: it costs {cost}.")
        }
        Reason::NotStealable => "It can’t be stolen.".into(),
        Reason::Forbidden(card) => match s.holder(*card) {
            Some(seat) => format!("{} of {} forbids it.", EN.court(*card), players.seat(seat)),
            None => format!("{} forbids it.", EN.court(*card)),
        },
        Reason::SupplyEmpty => "The supply is empty.".into(),
        Reason::WeaponIcons { have } => {
            format!("You need more Weapon icons than there are Rival agents on it, and you have {have}.")
        }
        Reason::NothingToGive => match prompt {
            Some(Prompt::Card { .. }) => "You have no resource of a type that its owner lacks.".into(),
            _ => "You have no resource that could be given for it.".into(),
        },
        Reason::NotDeclared(ambition) => {
            format!("It works only while {} is declared.", EN.ambition(*ambition))
        }
        Reason::OneAlready => "One stands outside the slots there already.".into(),
        Reason::CannotPay(resource) => {
            format!("You have nothing to pay the {} with.", EN.resource(*resource))
        }
        Reason::EmptySlot => "The slot is empty.".into(),
    }
}
