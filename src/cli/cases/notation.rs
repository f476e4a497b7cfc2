//! The notation of rules cases: things, choices, reasons and prompts as short texts, and back.
//!
//! Choices are only ever written, never parsed: a case means the option whose text fits best (see
//! [`fit`]), so that what is offered, refused and expected is always said in the same words.

use crate::text::names::EN;
use rules::State;
use rules::choice::{Choice, Pool, Prompt, Reason, Ships};
use rules::components::dice::{Symbols, faces};
use rules::ids::*;
use rules::kit::Kit;
use rules::state::{Building, Layout};

/// A seat: `P1`.
pub fn seat(seat: Seat) -> String {
    format!("P{}", u16::from(seat.0) + 1)
}

/// Reads a seat.
pub fn parse_seat(text: &str) -> Option<Seat> {
    let number: u8 = text.strip_prefix('P')?.parse().ok()?;
    (1..=4).contains(&number).then(|| Seat(number - 1))
}

/// An action card: `Construction 5`.
pub fn action_card(kit: Kit, card: ActionCard) -> String {
    match kit.tables().action_cards.get(card.0 as usize) {
        Some(row) => format!("{} {}", EN.suit(row.suit), row.number),
        None => "hidden".to_owned(),
    }
}

/// Reads an action card.
pub fn parse_action_card(kit: Kit, text: &str) -> Option<ActionCard> {
    let all = (0..kit.tables().action_cards.len() as u8).map(ActionCard);
    all.into_iter().find(|card| action_card(kit, *card).eq_ignore_ascii_case(text.trim()))
}

/// A card of the Court: `BC05`.
pub fn card(kit: Kit, card: CardId) -> &'static str {
    kit.tables().plugs.get(card.0 as usize).map_or("?", |plug| plug.id)
}

/// Reads a resource.
pub fn parse_resource(text: &str) -> Option<Resource> {
    Resource::ALL.into_iter().find(|r| EN.resource(*r).eq_ignore_ascii_case(text))
}

/// Reads an ambition.
pub fn parse_ambition(text: &str) -> Option<Ambition> {
    Ambition::BASE.into_iter().find(|a| EN.ambition(*a).eq_ignore_ascii_case(text))
}

/// Reads a kind of piece.
pub fn parse_kind(text: &str) -> Option<PieceKind> {
    (0..4).map(PieceKind).find(|k| EN.piece(*k, 1) == text || EN.piece(*k, 2) == text)
}

/// A face: `HI`, `blank`.
pub fn face(symbols: Symbols) -> String {
    let parts = [
        ("B", symbols.building_hits),
        ("H", symbols.hits),
        ("I", symbols.intercepts),
        ("K", symbols.keys),
        ("S", symbols.self_hits),
    ];
    let text: String = parts.iter().map(|(letter, n)| letter.repeat(usize::from(*n))).collect();
    if text.is_empty() { "blank".to_owned() } else { text }
}

/// Reads a face of a die; the letters may stand in any order.
pub fn parse_face(die: Die, text: &str) -> Option<u8> {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    (0..6).find(|i| sorted(&face(faces(die)[*i as usize])) == sorted(text))
}

/// Reads a die.
pub fn parse_die(text: &str) -> Option<Die> {
    Die::ALL.into_iter().find(|d| EN.die(*d).eq_ignore_ascii_case(text))
}

/// A die.
pub fn die(die: Die) -> String {
    EN.die(die).to_lowercase()
}

/// Slots from the left, `-` for an empty one, as many as are open.
pub fn layout(s: &State, seat: Seat, layout: Layout) -> String {
    let used = (0..7).rev().find(|i| layout.get(*i).is_some()).map_or(0, |i| i + 1);
    let open = (0..7).take_while(|i| s.slot_open(seat, *i)).count().max(used);
    let slots: Vec<&str> = (0..open).map(|i| layout.get(i).map_or("-", |r| EN.resource(r))).collect();
    slots.join(" ")
}

/// A building: `P2 damaged city`, or `P2 fresh city`.
pub fn building(b: &Building) -> String {
    format!("{} {} {}", owner(b.owner), state(b.damaged), EN.piece(b.kind, 1))
}

/// Whoever owns a piece.
pub fn owner(owner: Owner) -> String {
    match owner.seat() {
        Some(s) => seat(s),
        None => EN.colours.get(owner.0 as usize).copied().unwrap_or("nobody").to_owned(),
    }
}

fn state(damaged: bool) -> &'static str {
    if damaged { "damaged" } else { "fresh" }
}

fn ships(ships: Ships) -> String {
    match (ships.fresh, ships.damaged) {
        (fresh, 0) => format!("{fresh} ship"),
        (0, damaged) => format!("{damaged} damaged ship"),
        (fresh, damaged) => format!("{fresh} ship {damaged} damaged ship"),
    }
}

fn pool(pool: Pool) -> String {
    let parts = Die::ALL.into_iter().filter(|d| pool.of(*d) > 0);
    let parts: Vec<String> = parts.map(|d| format!("{} {}", pool.of(d), die(d))).collect();
    if parts.is_empty() { "no dice".to_owned() } else { parts.join(" ") }
}

/// A choice at a decision of this seat.
pub fn choice(s: &State, seat_: Seat, choice: Choice) -> String {
    let kit = s.kit;
    match choice {
        Choice::Play { mode, card } => {
            format!("{} {}", EN.mode(mode).to_lowercase(), action_card(kit, card))
        }
        Choice::Pass => "pass".to_owned(),
        Choice::Declare(ambition) => format!("declare {}", EN.ambition(ambition)),
        Choice::Seize(card) => format!("seize {}", action_card(kit, card)),
        Choice::Act(action) => EN.action(action).to_lowercase(),
        Choice::New { card: id, ability } => format!("new {} ability {ability}", card(kit, id)),
        Choice::Use { card: id, ability } => format!("use {} ability {ability}", card(kit, id)),
        Choice::Spend { slot, as_ } => {
            let real = s.boards[seat_].slots.get(slot as usize);
            let name = real.map_or("nothing", |r| EN.resource(r));
            let as_ = if real == Some(as_) { String::new() } else { format!(" as {}", EN.resource(as_)) };
            format!("spend {name}{as_} slot {}", slot + 1)
        }
        Choice::EndTurn => "end turn".to_owned(),
        Choice::System(system) => system.to_string(),
        Choice::Cluster(n) => format!("cluster {n}"),
        Choice::Ships(group) => format!("take {}", ships(group)),
        Choice::Leave(group) => format!("leave {}", ships(group)),
        Choice::Site { system, kind } => format!("{} {system}", EN.piece(kind, 1)),
        Choice::Outside { system, kind } => format!("{} {system} outside", EN.piece(kind, 1)),
        Choice::EmptySlot(system) => format!("{system} empty slot"),
        Choice::Ship { system, owner: o, damaged } => {
            format!("{system} {} {} ship", owner(o), state(damaged))
        }
        Choice::Building { system, index } => match s.buildings[system].get(index as usize) {
            Some(b) => format!("{system} {}", building(b)),
            None => format!("{system} nothing"),
        },
        Choice::Court(space) => match s.court.get(space as usize).and_then(|c| c.card) {
            Some(id) => card(kit, id).to_owned(),
            None => format!("space {}", space + 1),
        },
        Choice::Owner(o) => owner(o),
        Choice::Resource(resource) => EN.resource(resource).to_owned(),
        Choice::Slot { seat: of, slot } => {
            let name = s.boards[of].slots.get(slot as usize).map_or("nothing", |r| EN.resource(r));
            format!("{} {name} slot {}", seat(of), slot + 1)
        }
        Choice::Card(id) => card(kit, id).to_owned(),
        Choice::Hand(id) | Choice::Played(id) => action_card(kit, id),
        Choice::Captive(o) => format!("captive {}", owner(o)),
        Choice::Trophy { owner: o, kind } => format!("trophy {} {}", owner(o), EN.piece(kind, 1)),
        Choice::Dice(dice) => pool(dice),
        Choice::Die { die: d, face: f } => {
            format!("{} {}", die(d), faces(d).get(f as usize).map_or_else(String::new, |s| face(*s)))
        }
        Choice::Layout(slots) => format!("slots {}", layout(s, seat_, slots)),
        Choice::Number(n) => format!("number {n}"),
        Choice::Yes => "yes".to_owned(),
        Choice::Done => "done".to_owned(),
        Choice::Decline => "decline".to_owned(),
    }
}

/// A reason: `too low 5`, `no majority`.
pub fn reason(kit: Kit, reason: Reason) -> String {
    match reason {
        Reason::TooLow { than } => format!("too low {than}"),
        Reason::Outraged(resource) => format!("outraged {}", EN.resource(resource)),
        Reason::Keys { cost } => format!("keys {cost}"),
        Reason::NotDeclared(ambition) => format!("not declared {}", EN.ambition(ambition)),
        Reason::CannotPay(resource) => format!("cannot pay {}", EN.resource(resource)),
        Reason::Forbidden(id) => format!("forbidden {}", card(kit, id)),
        Reason::WeaponIcons { have } => format!("weapon icons {have}"),
        other => apart(&format!("{other:?}")),
    }
}

/// A prompt without its numbers: `battle where`, `turn`; a card's question is `card BC17`.
pub fn prompt(kit: Kit, prompt: Prompt) -> String {
    match prompt {
        Prompt::Card { card: id, .. } => format!("card {}", card(kit, id)),
        other => apart(format!("{other:?}").split([' ', '(']).next().unwrap_or_default()),
    }
}

/// `NoMajority` as `no majority`.
fn apart(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push(' ');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

/// Little words that a case may use to read better.
const FILLERS: [&str; 11] = ["from", "to", "at", "in", "on", "with", "and", "the", "a", "of", "hit"];

/// The words that count: lower case, pieces in the singular, without fillers.
pub fn tokens(text: &str) -> Vec<String> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty());
    let words = words.map(|w| match parse_kind(&w.to_lowercase()) {
        Some(kind) => EN.piece(kind, 1).to_owned(),
        None => w.to_lowercase(),
    });
    words.filter(|w| !FILLERS.contains(&w.as_str())).collect()
}

/// How well a text says what another says in full: the number of words left out, or none if it says
/// something else. The words must stand in the same order.
pub fn fit(short: &[String], full: &str) -> Option<usize> {
    let full = tokens(full);
    let mut rest = full.iter();
    short.iter().all(|word| rest.any(|w| w == word)).then(|| full.len() - short.len())
}

/// Is this word one that a choice can be made of? So that a misspelt one is found.
pub fn known_word(kit: Kit, word: &str) -> bool {
    const VERBS: &[&str] = &[
        "lead", "surpass", "copy", "pivot", "pass", "declare", "seize", "new", "use", "ability", "spend",
        "as", "slot", "slots", "end", "turn", "cluster", "take", "leave", "damaged", "fresh", "space",
        "captive", "trophy", "outside", "empty", "no", "dice", "number", "yes", "done", "decline",
    ];
    let named = |names: &[&str]| names.iter().any(|n| n.eq_ignore_ascii_case(word));
    VERBS.contains(&word)
        || word == "-"
        || word.parse::<u8>().is_ok()
        || parse_seat(&word.to_uppercase()).is_some()
        || System::parse(&word.to_uppercase()).is_some()
        || parse_kind(word).is_some()
        || kit.card_by_id(&word.to_uppercase()).is_some()
        || named(&EN.resources)
        || named(&EN.suits)
        || named(&EN.ambitions)
        || named(&EN.actions)
        || named(&EN.dice)
        || Die::ALL.into_iter().any(|d| parse_face(d, &word.to_uppercase()).is_some() || word == "blank")
}
