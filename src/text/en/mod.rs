//! English.

mod cards;
mod choice;
mod choice_cards;
mod choice_map;
mod choice_turn;
pub(super) mod effects;
mod ending;
mod event;
pub mod forget;
mod prompt;
mod reason;
mod reference;
mod refusal;
mod rulebook;
mod say;

use super::game::{GameWords, Group};
use super::{Lang, Language, battle, menu, names, offline, screens, table};
use rules::ids::{Mode, PieceKind};

/// All English words.
pub static EN: Language = Language {
    lang: Lang::English,
    names: &names::EN,
    table: &table::EN,
    battle: &battle::EN,
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
