//! What taking back would make the table forget.

use super::say;
use crate::text::Words;
use rules::event::Event;
use rules::kit::Kit;

/// What would be as if nobody knew it; without a list, something that has no name.
pub fn forget(unknown: &[String]) -> String {
    match unknown {
        [] => "What chance has shown would be as if nobody knew it.".into(),
        [one] => format!("{} would be as if nobody knew it.", say::capital(one)),
        many => format!("{} would be as if nobody knew them.", say::capital(&say::list(many))),
    }
}

/// What an event has shown, with its owner; none if everybody could have known.
pub fn unknown(words: &Words, kit: Kit, event: &Event) -> Option<String> {
    let name = |seat| say::own(words.player(seat));
    let cards = |n: u8| say::many(n, "card", "cards");
    Some(match event {
        Event::Rolled { attacker, pool, .. } => format!("{} roll of {}", name(*attacker), say::pool(*pool)),
        Event::Rerolled { attacker, card, .. } => {
            format!("{} roll with {}", name(*attacker), words.card_name(*card))
        }
        Event::Revealed { card } => format!("{}, new in the Court", words.card_name(*card)),
        Event::LoreDrawn { seat, .. } => format!("the lore that {} drew", words.player(*seat)),
        Event::Looked { at, hand: Some(hand), .. } if !hand.is_empty() => {
            format!("{} hand ({})", name(*at), say::cards(kit, *hand))
        }
        Event::Looked { at, .. } => format!("{} hand", name(*at)),
        Event::Swapped { seat, took: Some(took), with, gave: Some(gave) } => format!(
            "the swap of {} and {} ({} for {})",
            words.player(*seat),
            words.player(*with),
            words.action_card(kit, *gave),
            words.action_card(kit, *took)
        ),
        Event::Swapped { seat, with, .. } => {
            format!("the cards that {} and {} swapped", words.player(*seat), words.player(*with))
        }
        Event::Drew { count: 0, .. } => return None,
        Event::Drew { seat, count, cards: Some(drawn) } => {
            format!("the {} that {} drew ({})", cards(*count), words.player(*seat), say::cards(kit, *drawn))
        }
        Event::Drew { seat, count, .. } => {
            format!("the {} that {} drew", cards(*count), words.player(*seat))
        }
        Event::Mulligan { seat, taken: true } => format!("{} new hand", name(*seat)),
        Event::Chapter(number) => format!("the hands of chapter {number}"),
        _ => return None,
    })
}
