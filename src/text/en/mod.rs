//! English.

mod cards;
mod choice;
mod choice_cards;
mod choice_map;
mod choice_turn;
pub(super) mod effects;
mod ending;
mod event;
mod prompt;
mod reason;
mod reference;
mod refusal;
mod rulebook;
mod say;

use super::game::{GameWords, Group};
use super::{Lang, Language, menu, names, offline, screens, table};
use rules::ids::{Mode, PieceKind};

/// All English words.
pub static EN: Language = Language {
    lang: Lang::English,
    names: &names::EN,
    table: &table::EN,
    screens: &screens::EN,
    menu: &menu::EN,
    offline: &offline::EN,
    game: &GAME,
    cards: &cards::CARDS,
    reference: &reference::REFERENCE,
    rules: &rulebook::RULES,
};

static GAME: GameWords = GameWords {
    question: prompt::question,
    asks: |name, question| format!("{name}: {question}"),
    question_short: prompt::short,
    choice: choice::choice,
    group,
    back: "Back",
    why_not: |title| format!("Why not {title}?"),
    reason: reason::reason,
    reason_for: reason::reason_for,
    told: event::told,
    tells: |name, text| format!("{name} {text}"),
    heading: event::heading,
    action_card: say::card,
    ranking: ending::ranking,
    load_error: ending::load_error,
    refusal: refusal::refusal,
    battle_steps: ["Hits on the attacker", "Hits on ships", "Hits on buildings", "Raid"],
    self_hits: |self_hits, intercepts| match (self_hits, intercepts) {
        (0, 0) => "none".into(),
        (n, 0) => say::many(n, "self-hit", "self-hits"),
        (0, _) => "intercept: a hit for each fresh defending ship".into(),
        (n, _) => {
            format!("{}, and intercept: a hit for each fresh ship", say::many(n, "self-hit", "self-hits"))
        }
    },
    ship_hits: |n| if n == 0 { "none".into() } else { say::many(n, "hit, ships first", "hits, ships first") },
    building_hits: |n| if n == 0 { "none".into() } else { say::many(n, "building hit", "building hits") },
    keys: |n| if n == 0 { "none".into() } else { say::many(n, "key to steal with", "keys to steal with") },
};

fn group(group: Group) -> &'static str {
    match group {
        Group::Actions => "Actions",
        Group::Resources => "Prelude: resources",
        Group::Cards => "Prelude: cards",
        Group::Declare => "Declare",
        Group::Seize => "Seize the initiative",
        Group::Mode(mode) => match mode {
            Mode::LEAD => "Lead",
            Mode::SURPASS => "Surpass",
            Mode::COPY => "Copy",
            Mode::PIVOT => "Pivot",
            _ => "Play",
        },
        Group::Piece(kind) => match kind {
            PieceKind::SHIP => "Ships",
            PieceKind::CITY => "Cities",
            PieceKind::STARPORT => "Starports",
            PieceKind::AGENT => "Agents",
            _ => "Pieces",
        },
        Group::Go => "Go",
        Group::Leave => "Leave behind",
    }
}
