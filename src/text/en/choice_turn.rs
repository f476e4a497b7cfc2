//! Choices of a turn in English: playing a card, declaring, the Prelude, actions.

use super::cards::CARDS;
use super::choice::Asked;
use super::reason::battle;
use super::reference::REFERENCE;
use super::say;
use crate::text::game::ChoiceText;
use crate::text::names::EN;
use rules::choice::Prompt;
use rules::components::action_cards::Declares;
use rules::flow::{grant, play, turn};
use rules::hooks::Hook;
use rules::ids::*;

/// A card in a way.
pub fn play(asked: &Asked<'_>, mode: Mode, card: ActionCard) -> ChoiceText {
    let (s, seat) = (asked.s, asked.seat);
    let name = say::card(s.kit, card);
    let Some(row) = s.kit.tables().action_cards.get(usize::from(card.0)) else {
        return ChoiceText::title(name);
    };
    let pips = |n: u8, suit: Suit| {
        format!("{}: {}.", say::many(n, "pip", "pips"), say::actions(say::suit_actions(s.kit, suit)))
    };
    match mode {
        Mode::LEAD => {
            let declares = match row.declares {
                _ if s.best_free_marker().is_none() => String::new(),
                Declares::Nothing => String::new(),
                Declares::One(ambition) => format!("May declare {}.", EN.ambition(ambition)),
                Declares::Any => "May declare any ambition.".into(),
            };
            ChoiceText::new(format!("Lead {name}"), say::row(&[pips(row.pips, row.suit), declares]))
        }
        Mode::SURPASS => {
            let best = s.round.plays.iter().filter(|p| s.kit.mode(p.mode).counts);
            let best = best.map(|p| s.kit.action(p.card).number).max().unwrap_or(0);
            let initiative = if row.seizes && play::may_seize(s, seat).is_ok() {
                "Seizes the initiative."
            } else if !s.round.seized && row.number > best && s.lead().is_some() {
                "So far, the initiative goes to you."
            } else {
                ""
            };
            ChoiceText::new(
                format!("Surpass with {name}"),
                say::row(&[pips(row.pips, row.suit), initiative.into()]),
            )
        }
        Mode::COPY => {
            let lead = s.lead().map_or(row.suit, |lead| s.kit.action(lead.card).suit);
            ChoiceText::new(format!("Copy with {name}"), format!("Face down. {}", pips(1, lead)))
        }
        Mode::PIVOT => ChoiceText::new(format!("Pivot to {name}"), pips(1, row.suit)),
        _ => ChoiceText::title(format!("Play {name}")),
    }
}

/// Passing the initiative.
pub fn pass(asked: &Asked<'_>) -> ChoiceText {
    let (s, seat) = (asked.s, asked.seat);
    // Hands of others may be hidden, so this only says what is sure: where the marker goes.
    let last = s.seats().all(|other| other == seat || s.passed.has(other));
    let detail = if last && !s.boards[seat].hand.is_empty() {
        "Everybody has passed then: all hands are discarded and the chapter ends.".into()
    } else if s.boards[seat].hand.is_empty() {
        "It goes clockwise to the next player with cards.".to_string()
    } else {
        "It goes clockwise to the next player with cards. You keep your hand.".to_string()
    };
    ChoiceText::new("Pass the initiative", detail)
}

/// "You have 2, the most of the Rivals is 3."
fn standing(asked: &Asked<'_>, ambition: Ambition) -> String {
    let s = asked.s;
    let own = s.ambition_count(asked.seat, ambition);
    let phantom = s.phantom_count(ambition);
    let best = s.rivals(asked.seat).map(|r| (s.ambition_count(r, ambition), r)).max_by_key(|(n, _)| *n);
    match best {
        Some((n, _)) if phantom > n => format!("You have {own}, the resources laid there count {phantom}."),
        Some((n, rival)) => format!("You have {own}, {} has {n}.", asked.owner(rival)),
        None => String::new(),
    }
}

/// Declaring.
pub fn declare(asked: &Asked<'_>, ambition: Ambition) -> ChoiceText {
    let (s, seat) = (asked.s, asked.seat);
    let name = EN.ambition(ambition);
    let Some(marker) = s.best_free_marker() else {
        return ChoiceText::title(format!("Declare {name}"));
    };
    let side = s.side(marker);
    let worth = if side.second == 0 {
        format!("{} Power for first, nothing for second.", side.first)
    } else {
        format!("{} Power for first, {} for second.", side.first, side.second)
    };
    let from_lead = matches!(asked.prompt, Prompt::Turn { .. });
    let kept = s.answers(Hook::ZeroMarker).any(|(held, plug)| {
        held.seat == seat && plug.hooks.zero_marker.is_some_and(|f| f(s, held, seat, ambition))
    });
    let zero = if from_lead && !kept { "Your card counts as 0 then." } else { "" };
    ChoiceText::new(format!("Declare {name}"), say::row(&[worth, standing(asked, ambition), zero.into()]))
}

/// A standard action.
pub fn act(action: Action) -> ChoiceText {
    ChoiceText::new(EN.action(action), REFERENCE.action(action))
}

/// A card's action in place of a standard one.
pub fn new_action(card: CardId, ability: u8) -> ChoiceText {
    match CARDS.of(card).ability(ability) {
        Some(text) => ChoiceText::new(text.title, text.detail),
        None => ChoiceText::title(EN.court(card)),
    }
}

/// Spending a resource.
pub fn spend(asked: &Asked<'_>, slot: u8, as_: Resource) -> ChoiceText {
    let (s, seat) = (asked.s, asked.seat);
    let name = EN.resource(as_);
    let real = s.boards[seat].slots.get(usize::from(slot));
    let which = real.filter(|real| s.tokens(seat, *real) > 1);
    let which = which.map_or_else(String::new, |_| format!(" in {}", say::slot(slot)));
    let title = match real {
        Some(real) if real != as_ => format!("Spend {}{which} as {name}", EN.resource(real)),
        _ => format!("Spend {name}{which}"),
    };
    let loyal = s
        .answers(Hook::SpendAs)
        .any(|(held, plug)| held.seat == seat && plug.hooks.spend_as.is_some_and(|f| f(s, held) == as_));
    if s.boards[seat].is_outraged(as_) && !loyal {
        return ChoiceText::new(title, format!("{name} is Outraged: it grants nothing."));
    }
    let actions = grant::granted(s, as_);
    let detail = match as_ {
        Resource::Weapon if s.turn.armed => "Nothing more: your pips may Battle already.".into(),
        Resource::Weapon => "For this turn your pips may Battle too.".into(),
        _ if turn::any_action(s, seat, actions).is_err() => {
            format!("It grants {}, but nothing of that is possible now.", say::actions(actions))
        }
        Resource::Psionic => format!("One action of the lead card: {}.", say::actions(actions)),
        Resource::Material | Resource::Fuel | Resource::Relic => {
            format!("Grants {}.", say::actions(actions))
        }
    };
    ChoiceText::new(title, detail)
}

/// An ability of a card, in the Prelude, when a card was played, or for a reroll.
pub fn use_card(asked: &Asked<'_>, card: CardId, ability: u8) -> ChoiceText {
    let s = asked.s;
    let name = EN.court(card);
    if matches!(asked.prompt, Prompt::Reroll) {
        let offer = battle(s).and_then(|b| {
            let (held, plug) = s.answers(Hook::Reroll).find(|(held, _)| held.card == card)?;
            plug.hooks.reroll.and_then(|f| f(s, held, b))
        });
        let detail = offer.map_or_else(
            || "Any of the dice, once.".into(),
            |offer| {
                let dice = if offer.most == 1 { "die" } else { "dice" };
                format!(
                    "Up to {} {} {dice}, once in this battle.",
                    offer.most,
                    offer.die.map_or("", |d| EN.die(d))
                )
                .replace("  ", " ")
            },
        );
        return ChoiceText::new(format!("Roll again with {name}"), detail);
    }
    let locked = s.standing.iter().any(|c| c.card == card && c.locked);
    let closed = matches!(asked.prompt, Prompt::Turn { prelude: false, .. });
    match CARDS.of(card).ability(ability) {
        // Here a card stands for all that it could do.
        Some(text) if !locked && !closed => ChoiceText::new(text.title, text.detail),
        _ => ChoiceText::title(name),
    }
}
