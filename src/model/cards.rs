//! Cards: the hand, the cards played this round, the Court.

use rules::components::action_cards::{ACTION_CARDS, Declares};
use rules::hooks::Kind;
use rules::ids::{ActionCard, Ambition, CardId, Mode, Resource, Seat, Suit};
use rules::kit::Kit;

/// An action card face up, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionCardView {
    /// Which card.
    pub card: ActionCard,
    /// Its suit.
    pub suit: Suit,
    /// Its printed number.
    pub number: u8,
    /// Its pips.
    pub pips: u8,
    /// The ambition printed on it.
    pub declares: Declares,
}

impl ActionCardView {
    /// A card of the base game.
    pub fn of(card: ActionCard) -> ActionCardView {
        let row = ACTION_CARDS[card.0 as usize];
        ActionCardView { card, suit: row.suit, number: row.number, pips: row.pips, declares: row.declares }
    }
}

/// What a viewer knows of where an action card has been this chapter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seen {
    /// Nothing.
    #[default]
    Not,
    /// It was played face up.
    Played,
    /// It is in the viewer's own hand.
    Own,
}

/// A card of the deck in the list of those that were seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PastCard {
    /// Which.
    pub card: ActionCard,
    /// Its printed number.
    pub number: u8,
    /// What is known of it.
    pub seen: Seen,
}

/// The cards of a suit, lowest first, and which of them were seen this chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastSuit {
    /// The suit.
    pub suit: Suit,
    /// Every card of it in this game's deck.
    pub cards: Vec<PastCard>,
}

/// What lies on the table in front of a player this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Nothing yet, or the player passed.
    #[default]
    Nothing,
    /// A card face down.
    Down,
    /// A card face up.
    Up(ActionCardView),
}

/// One player's play of the round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayView {
    /// Who.
    pub seat: Seat,
    /// Is it this player's turn?
    pub now: bool,
    /// The card.
    pub face: Face,
    /// How it was played.
    pub mode: Option<Mode>,
    /// Is the zero marker on it?
    pub zero: bool,
    /// Was a second card spent, face down, to seize the initiative?
    pub seize: bool,
    /// Pips spent and pips in all; none before the turn.
    pub pips: Option<(u8, u8)>,
    /// A Guild card lying beside the action card, by name (a Union).
    pub attached: Option<String>,
    /// The ambition declared with it.
    pub declared: Option<Ambition>,
    /// Passed instead of playing.
    pub passed: bool,
}

/// The panel of played cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundView {
    /// In turn order, starting with the lead.
    pub plays: Vec<PlayView>,
    /// Who has the initiative.
    pub initiative: Option<Seat>,
    /// Was it seized this round?
    pub seized: bool,
}

/// Guild cards have a suit, the others none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// With its suit.
    Guild(Resource),
    /// Resolved when secured, never held.
    Vox,
    /// Whom a player leads with: its number, from 0, in the order of the leaders.
    Leader(u8),
    /// A lore card of a player.
    Lore,
}

impl CardKind {
    /// The kind of a card of the rules.
    pub fn of(kit: Kit, card: CardId) -> CardKind {
        let plug = kit.plug(card);
        match (plug.kind, plug.suit) {
            (Kind::Leader, _) => {
                let before = kit.cards_of(&[Kind::Leader]).take_while(|leader| *leader < card);
                CardKind::Leader(before.count() as u8)
            }
            (Kind::Lore, _) => CardKind::Lore,
            (_, Some(suit)) => CardKind::Guild(suit),
            (_, None) => CardKind::Vox,
        }
    }

    /// Is it a leader?
    pub fn is_leader(self) -> bool {
        matches!(self, CardKind::Leader(_))
    }

    /// Is it a leader or a lore card?
    pub fn is_lore(self) -> bool {
        self.is_leader() || self == CardKind::Lore
    }
}

/// A card of the Court or of a play area, as read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFace {
    /// Which card.
    pub card: CardId,
    /// Guild or Vox.
    pub kind: CardKind,
    /// Keys to steal it; 0 if it can't be stolen in a raid.
    pub keys: u8,
    /// Its name.
    pub name: String,
    /// What it does, in our own words; empty while there are none.
    pub text: String,
}

/// Agents of one player on a Court card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AgentsOn {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub count: u8,
}

/// Who has the most agents on a Court card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lead {
    /// No agents there.
    #[default]
    Nobody,
    /// Two or more have equally many.
    Tied,
    /// This player could secure it.
    Seat(Seat),
}

/// A space of the Court.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourtCardView {
    /// Which space, from 0.
    pub space: u8,
    /// The card; none when the deck has run out.
    pub face: Option<CardFace>,
    /// Agents on it, most first.
    pub agents: Vec<AgentsOn>,
    /// Who leads.
    pub lead: Lead,
}

/// The Court.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourtView {
    /// The row.
    pub row: Vec<CourtCardView>,
    /// Cards left in the deck.
    pub deck: u8,
    /// The discard pile, newest first.
    pub discard: Vec<CardFace>,
}
