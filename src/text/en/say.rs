//! Phrases that many English sentences share.

use crate::text::names::EN;
use crate::text::players::Players;
use rules::choice::{Pool, Ships};
use rules::components::board::BOARD_SLOTS;
use rules::ids::*;
use rules::kit::Kit;
use rules::state::Building;

/// "1 key", "2 keys".
pub fn many(n: u8, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// "a, b and c".
pub fn list(words: &[String]) -> String {
    join(words, "and")
}

/// "a, b or c".
pub fn or_list(words: &[String]) -> String {
    join(words, "or")
}

fn join(words: &[String], last_word: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [head @ .., last] => format!("{} {last_word} {last}", head.join(", ")),
    }
}

/// Sentences in a row, empty ones left out.
pub fn row(sentences: &[String]) -> String {
    let some: Vec<&str> = sentences.iter().map(String::as_str).filter(|s| !s.is_empty()).collect();
    some.join(" ")
}

/// The first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
}

/// "Blue’s".
pub fn own(name: &str) -> String {
    format!("{name}’s")
}

/// A player or power.
pub fn owner(players: &Players, owner: Owner) -> String {
    players.owner(&EN, owner).to_string()
}

/// "3 ships", "2 damaged ships", "3 ships (1 damaged)".
pub fn ships(ships: Ships) -> String {
    match (ships.fresh, ships.damaged) {
        (fresh, 0) => many(fresh, "ship", "ships"),
        (0, damaged) => many(damaged, "damaged ship", "damaged ships"),
        (fresh, damaged) => format!("{} ships ({damaged} damaged)", fresh + damaged),
    }
}

/// "3 ships and a city": what an owner has in a place.
pub fn pieces<'a>(fleet: Ships, buildings: impl Iterator<Item = &'a Building>) -> String {
    let mut parts = Vec::new();
    if fleet.total() > 0 {
        parts.push(ships(fleet));
    }
    let buildings: Vec<&Building> = buildings.collect();
    for kind in [PieceKind::CITY, PieceKind::STARPORT] {
        for damaged in [false, true] {
            let state = if damaged { "damaged " } else { "" };
            match buildings.iter().filter(|b| (b.kind, b.damaged) == (kind, damaged)).count() as u8 {
                0 => {}
                1 => parts.push(format!("a {state}{}", EN.piece(kind, 1))),
                n => parts.push(format!("{n} {state}{}", EN.piece(kind, n))),
            }
        }
    }
    list(&parts)
}

/// "a ship", "an agent".
pub fn a_piece(kind: PieceKind) -> String {
    let name = EN.piece(kind, 1);
    let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// "Mobilization 5"; a hidden card has no name.
pub fn card(kit: Kit, card: ActionCard) -> String {
    match kit.tables().action_cards.get(usize::from(card.0)) {
        Some(row) => format!("{} {}", EN.suit(row.suit), row.number),
        None => "a card face down".into(),
    }
}

/// "Mobilization 5 and Aggression 2".
pub fn cards(kit: Kit, cards: ActionCards) -> String {
    list(&cards.iter().map(|c| card(kit, c)).collect::<Vec<_>>())
}

/// Action cards of a suit: "Move or Influence".
pub fn actions(actions: &[Action]) -> String {
    or_list(&actions.iter().map(|a| EN.action(*a).to_string()).collect::<Vec<_>>())
}

/// The actions of a suit.
pub fn suit_actions(kit: Kit, suit: Suit) -> &'static [Action] {
    kit.tables().suits.get(usize::from(suit.0)).copied().unwrap_or(&[])
}

/// "2 Fuel and 1 Relic".
pub fn tokens(counts: &ByResource<u8>) -> String {
    let some = counts.iter().filter(|(_, n)| **n > 0);
    list(&some.map(|(resource, n)| format!("{n} {}", EN.resource(resource))).collect::<Vec<_>>())
}

/// "2 Assault and 1 Raid", "no dice".
pub fn pool(pool: Pool) -> String {
    let some = Die::ALL.into_iter().filter(|die| pool.of(*die) > 0);
    let parts: Vec<String> = some.map(|die| format!("{} {}", pool.of(die), EN.die(die))).collect();
    if parts.is_empty() { "no dice".into() } else { list(&parts) }
}

/// "2 agents of Blue", "2 of your agents".
pub fn agents(players: &Players, seat: Seat, who: Owner, n: u8) -> String {
    if who == seat.into() {
        format!("{n} of your agents")
    } else {
        format!("{} of {}", many(n, "agent", "agents"), owner(players, who))
    }
}

/// "slot 2", "the slot on a card".
pub fn slot(slot: u8) -> String {
    if usize::from(slot) < BOARD_SLOTS { format!("slot {}", slot + 1) } else { "the slot on a card".into() }
}
