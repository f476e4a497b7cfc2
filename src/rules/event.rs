//! What people are told: the log, animations, announcements and replay captions are made from these.

use crate::choice::{Pool, Ships};
use crate::components::dice::Symbols;
use crate::ids::*;
use crate::state::End;

/// Something that happened at the table. Parts that a viewer may not know are taken out by [`Event::seen_by`].
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "fields repeat their type's meaning")]
pub enum Event {
    /// The game is set up with this setup card.
    Began { setup_card: u8, first: Seat },
    /// A leader or lore card was picked, or dealt (R23.3).
    Picked { seat: Seat, card: CardId },
    /// Lore was drawn to choose from; which is known to the seat alone until it is kept.
    LoreDrawn { seat: Seat, count: u8 },
    /// Pieces left the game for good.
    Scrapped { seat: Seat, kind: PieceKind, count: u8 },
    /// A chapter begins.
    Chapter(u8),
    /// A new hand was taken (R2.5), or kept.
    Mulligan { seat: Seat, taken: bool },
    /// A card was played. A face-down card is known to its owner only.
    Played { seat: Seat, mode: Mode, card: Option<ActionCard>, face_up: bool },
    /// An ambition was declared for this Power; by a card if not from the lead card.
    Declared { seat: Seat, ambition: Ambition, first: i16, second: i16, zero: bool },
    /// Initiative was seized; with an extra card (known to its owner only), by surpassing with a 7, or by a card's text.
    Seized { seat: Seat, with: Seized },
    /// Initiative was passed (R4.5).
    Passed { from: Seat, to: Seat },
    /// A resource was spent in the Prelude.
    Spent { seat: Seat, resource: Resource, as_: Resource },
    /// An ability of a card was used.
    Used { seat: Seat, card: CardId, ability: u8 },
    /// A card took effect by itself: what follows is its doing.
    Applied { seat: Seat, card: CardId },
    /// A card was used up or lost to the Court discard pile.
    CardDiscarded { seat: Seat, card: CardId },
    /// An action was taken with a pip.
    Acted { seat: Seat, action: Action },
    /// A city was taxed.
    Taxed { seat: Seat, system: System, owner: Owner, gained: Option<Resource>, captured: bool },
    /// Resources came into a play area.
    Gained { seat: Seat, resource: Resource, count: u8 },
    /// Resources were discarded.
    Discarded { seat: Seat, resource: Resource, count: u8 },
    /// Something was built, or nothing for want of a piece.
    Built { seat: Seat, system: System, kind: PieceKind, damaged: bool, placed: bool },
    /// Ships moved one step.
    Moved { seat: Seat, from: System, to: System, ships: Ships },
    /// A piece was repaired.
    Repaired { seat: Seat, system: System, kind: PieceKind },
    /// An agent was put on a Court card, or none for want of agents.
    Influenced { seat: Seat, card: CardId, placed: bool },
    /// A Court card was secured or Ransacked.
    Secured { seat: Seat, card: CardId, ransacked: bool, agents: u8 },
    /// A card came into the Court.
    Revealed { card: CardId },
    /// A battle begins.
    Battle { attacker: Seat, defender: Owner, system: System },
    /// Dice were collected and rolled: faces by die, counted.
    Rolled { attacker: Seat, pool: Pool, faces: Faces },
    /// Some dice were rolled again with this card.
    Rerolled { attacker: Seat, card: CardId, faces: Faces },
    /// What the dice add up to.
    Result { attacker: Seat, symbols: Totals, intercept: u8 },
    /// A piece was hit.
    Hit { system: System, owner: Owner, kind: PieceKind, destroyed: bool },
    /// Outrage was provoked.
    Outrage { seat: Seat, resource: Resource },
    /// An Outrage was cleared.
    OutrageCleared { seat: Seat, resource: Resource },
    /// A piece took the place of another.
    Replaced { seat: Seat, system: System, owner: Owner, old: PieceKind, new: PieceKind },
    /// A planet has another type from now on.
    TypeChanged { seat: Seat, system: System, resource: Resource },
    /// A card was given away.
    CardGiven { seat: Seat, to: Seat, card: CardId },
    /// Ships were shifted by somebody who may not own them.
    Shifted { seat: Seat, owner: Owner, from: System, to: System, ships: Ships },
    /// A Trophy went home.
    TrophyReturned { seat: Seat, owner: Owner, kind: PieceKind },
    /// Something was stolen.
    StoleResource { thief: Seat, victim: Seat, resource: Resource },
    /// A card was stolen.
    StoleCard { thief: Seat, victim: Seat, card: CardId, buried: bool },
    /// Agents were captured from a supply or a Court card.
    Captured { seat: Seat, owner: Seat, count: u8 },
    /// Captives went home.
    Freed { seat: Seat, owner: Owner, count: u8 },
    /// Captives became Trophies.
    Executed { seat: Seat, owner: Owner, count: u8 },
    /// Ships were placed.
    Placed { seat: Seat, system: System, count: u8 },
    /// A city went back to its owner's board.
    CityReturned { owner: Owner, system: System },
    /// Two resources changed hands.
    Traded { seat: Seat, with: Seat, took: Resource, gave: Resource },
    /// Somebody looked at a hand; what they saw is theirs alone.
    Looked { seat: Seat, at: Seat, hand: Option<ActionCards> },
    /// Two hand cards changed hands; both players know which.
    Swapped { seat: Seat, with: Seat, gave: Option<ActionCard>, took: Option<ActionCard> },
    /// Cards went from a hand to the discard pile.
    HandDiscarded { seat: Seat, count: u8, cards: Option<ActionCards> },
    /// Cards were drawn to a hand.
    Drew { seat: Seat, count: u8, cards: Option<ActionCards> },
    /// A played card was taken back to a hand at the end of the round.
    TookBack { seat: Seat, card: ActionCard, by: CardId },
    /// The Court deck was shuffled.
    DeckShuffled,
    /// A card was mixed into the Court deck.
    ShuffledIn { card: CardId },
    /// A turn ended.
    TurnEnded(Seat),
    /// A round ended; who has the initiative now.
    RoundEnded { initiative: Seat },
    /// Ships were placed in a gate after elimination (R27).
    Recovered { seat: Seat, system: System, count: u8 },
    /// An ambition was scored: Power by seat.
    Scored { ambition: Ambition, power: BySeat<i16> },
    /// All Trophies or Captives went home.
    Cleared { trophies: bool },
    /// A marker was turned to its high side.
    MarkerFlipped { first: i16, second: i16 },
    /// The chapter is over.
    ChapterEnded { chapter: u8, power: BySeat<i16> },
    /// A player gave up, or agreed to end the game.
    Conceded(Seat),
    /// Entries were taken back past something revealed, to a decision of this seat.
    Rewound { seat: Seat, count: u16 },
    /// The table is asked to take back so many entries.
    AskedBack { seat: Seat, count: u16 },
    /// Somebody agrees to take them back.
    BackAgreed { seat: Seat },
    /// Somebody does not agree: they stand.
    BackRefused { seat: Seat },
    /// The game is over.
    Over { end: End, winner: Seat },
}

/// How the initiative was seized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seized {
    /// With an extra card, face down.
    Extra(Option<ActionCard>),
    /// By surpassing with a card that seizes.
    Surpass,
    /// By a card's text.
    Card(CardId),
}

/// How many dice of each type show each face.
pub type Faces = ByDie<[u8; 6]>;

/// Sums of symbols, as they stand in events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields of Symbols")]
pub struct Totals {
    pub self_hits: u8,
    pub intercepts: u8,
    pub hits: u8,
    pub building_hits: u8,
    pub keys: u8,
}

impl From<Symbols> for Totals {
    fn from(s: Symbols) -> Totals {
        Totals {
            self_hits: s.self_hits,
            intercepts: s.intercepts,
            hits: s.hits,
            building_hits: s.building_hits,
            keys: s.keys,
        }
    }
}

impl Event {
    /// Has somebody seen a card that they did not know?
    pub fn reveals(&self) -> bool {
        matches!(self, Event::Looked { .. } | Event::Swapped { .. } | Event::Drew { .. })
    }

    /// The event as this viewer may know it (R25); `None` is somebody who holds no hand.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Event {
        let mut event = self.clone();
        let is = |seat: Seat| viewer == Some(seat);
        match &mut event {
            Event::Played { seat, card, face_up: false, .. } if !is(*seat) => *card = None,
            Event::Seized { seat, with: Seized::Extra(card) } if !is(*seat) => *card = None,
            Event::Looked { seat, hand, .. } if !is(*seat) => *hand = None,
            Event::Swapped { seat, with, gave, took } if !is(*seat) && !is(*with) => {
                (*gave, *took) = (None, None);
            }
            Event::HandDiscarded { seat, cards, .. } | Event::Drew { seat, cards, .. } if !is(*seat) => {
                *cards = None;
            }
            _ => {}
        }
        event
    }
}

/// Whoever listens to events.
pub trait Sink {
    /// Something happened.
    fn event(&mut self, event: Event);
}

/// Hears nothing.
pub struct Deaf;

impl Sink for Deaf {
    fn event(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
