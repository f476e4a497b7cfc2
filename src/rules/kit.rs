//! What a game is played with: the tables that expansions add rows to.
//!
//! A [`State`](crate::State) carries a [`Kit`], one pointer to constant tables, because every question
//! about a state may have to ask the cards in play. Tests and expansions bring kits of their own; no base
//! file names any of their rows.

use crate::choice::Reason;
use crate::components::action_cards::{ACTION_CARDS, ActionRow, SUITS, used_with};
use crate::hooks::{HookMask, Kind, Plug};
use crate::ids::*;
use crate::state::State;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How a play mode works (R4.7, H18).
#[derive(Clone, Copy)]
pub struct ModeRow {
    /// May this seat play this card so now?
    pub legal: fn(&State, Seat, ActionCard) -> Result<(), Reason>,
    /// The card lies face up.
    pub face_up: bool,
    /// Pips it gives.
    pub pips: fn(&State, ActionCard) -> u8,
    /// The suit whose actions the pips buy.
    pub suit: fn(&State, ActionCard) -> Suit,
    /// It counts for the initiative at the end of the round (R4.10).
    pub counts: bool,
    /// A card with the seize symbol seizes when played so (R4.8).
    pub seizes: bool,
}

/// What an ambition counts and what its scoring returns (R20.3, R20.7, H26, H30).
#[derive(Clone, Copy)]
pub struct AmbitionRow {
    /// What a seat has of it.
    pub count: fn(&State, Seat) -> u8,
    /// What the phantom has of it (R20.5).
    pub phantom: fn(&State) -> u8,
    /// All Trophies go home in the clean-up if it had a marker.
    pub returns_trophies: bool,
    /// All Captives go home in the clean-up if it had a marker.
    pub returns_captives: bool,
}

/// What a kind of piece is on the map (H02).
#[derive(Clone, Copy)]
pub struct PieceRow {
    /// It stands among the buildings and takes hits as one.
    pub building: bool,
    /// It can be taken as a Trophy; else it goes back to its supply.
    pub trophy: bool,
    /// Destroying it Ransacks and provokes Outrage (R14.2).
    pub provokes: bool,
}

/// The tables of one way to play.
pub struct Tables {
    /// The name of the kit in saved games.
    pub id: &'static str,
    /// Action cards, at the index of their [`ActionCard`].
    pub action_cards: &'static [ActionRow],
    /// Actions of each suit.
    pub suits: &'static [&'static [Action]],
    /// Play modes.
    pub modes: &'static [ModeRow],
    /// Ambitions.
    pub ambitions: &'static [AmbitionRow],
    /// Piece kinds.
    pub pieces: &'static [PieceRow],
    /// Cards and rule modules, at the index of their [`CardId`].
    pub plugs: &'static [&'static Plug],
    /// The hooks of the first of them, worked out beforehand: every question about hooks asks for these.
    pub masks: &'static [HookMask],
}

/// A handle on the tables in use; two kits are equal if they are the same tables.
#[derive(Clone, Copy)]
pub struct Kit(&'static Tables);

impl Kit {
    /// The kit of these tables.
    pub const fn new(tables: &'static Tables) -> Kit {
        Kit(tables)
    }
    /// The base game.
    pub const fn base() -> Kit {
        Kit(&BASE)
    }
    /// Its tables.
    pub const fn tables(self) -> &'static Tables {
        self.0
    }
    /// A row of the action cards.
    pub fn action(self, card: ActionCard) -> &'static ActionRow {
        &self.0.action_cards[card.0 as usize]
    }
    /// The action cards that are used at a table of `players`: of the base game's those that fit (R2.1), and
    /// all others.
    pub fn deck(self, players: u8) -> impl Iterator<Item = ActionCard> {
        let all = (0..self.0.action_cards.len() as u8).map(ActionCard);
        all.filter(move |c| usize::from(c.0) >= ACTION_CARDS.len() || used_with(*c, players))
    }
    /// A row of the modes.
    pub fn mode(self, mode: Mode) -> &'static ModeRow {
        &self.0.modes[mode.0 as usize]
    }
    /// A row of the cards.
    pub fn plug(self, card: CardId) -> &'static Plug {
        self.0.plugs[card.0 as usize]
    }
    /// The hooks that a card answers.
    pub fn hooks_of(self, card: CardId) -> HookMask {
        match self.0.masks.get(card.0 as usize) {
            Some(mask) => *mask,
            None => self.plug(card).hooks.mask(),
        }
    }
    /// A row of the pieces.
    pub fn piece(self, kind: PieceKind) -> &'static PieceRow {
        &self.0.pieces[kind.0 as usize]
    }
    /// Every ambition of the kit.
    pub fn ambitions(self) -> impl Iterator<Item = Ambition> + Clone {
        (0..self.0.ambitions.len() as u8).map(Ambition)
    }
    /// The cards of these kinds, in the order of their ids.
    pub fn cards_of(self, kinds: &'static [Kind]) -> impl Iterator<Item = CardId> {
        let plugs = self.0.plugs.iter().enumerate();
        plugs.filter(|(_, plug)| kinds.contains(&plug.kind)).map(|(i, _)| CardId(i as u16))
    }
    /// The card with this id.
    pub fn card_by_id(self, id: &str) -> Option<CardId> {
        self.0.plugs.iter().position(|p| p.id == id).map(|i| CardId(i as u16))
    }
}

/// A kit stands in messages by its id.
impl Serialize for Kit {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.id.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Kit {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Kit, D::Error> {
        let id = String::deserialize(from)?;
        let known = [Kit::base()].into_iter().find(|kit| kit.0.id == id);
        known.ok_or_else(|| D::Error::custom("no such kit"))
    }
}

impl PartialEq for Kit {
    fn eq(&self, other: &Kit) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl std::fmt::Debug for Kit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Kit({})", self.0.id)
    }
}

/// Rows of the base game followed by those of an expansion; `N` is how many there are together.
pub const fn join<T: Copy, const N: usize>(base: &[T], more: &[T]) -> [T; N] {
    assert!(base.len() + more.len() == N && !base.is_empty());
    let mut all = [base[0]; N];
    let mut i = 0;
    while i < N {
        all[i] = if i < base.len() { base[i] } else { more[i - base.len()] };
        i += 1;
    }
    all
}

/// The tables of the base game.
pub static BASE: Tables = Tables {
    id: "base",
    action_cards: &ACTION_CARDS,
    suits: &SUITS,
    modes: &crate::flow::play::MODES,
    ambitions: &crate::ask::AMBITIONS,
    pieces: &PIECES,
    plugs: &crate::cards::BASE,
    masks: &crate::cards::MASKS,
};

/// Ship, city, starport, agent.
pub const PIECES: [PieceRow; 4] = [
    PieceRow { building: false, trophy: true, provokes: false },
    PieceRow { building: true, trophy: true, provokes: true },
    PieceRow { building: true, trophy: true, provokes: false },
    PieceRow { building: false, trophy: true, provokes: false },
];
