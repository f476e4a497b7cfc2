//! Positions: any state of the table at the start of a turn or inside one, for rules cases, puzzles and
//! saved games.
//!
//! A [`Position`] says where things are; [`Position::build`] checks that the table has that many of
//! everything and returns the [`State`](crate::State), or all that is wrong. What is not said is derived:
//! pieces that lie nowhere are in their owner's supply, tokens in the general one. Cards that lie nowhere
//! are out of the game.
//!
//! [`Position::of`] is the way back from a state at the start of a turn, and nothing is lost on it. So a
//! position can stand for all that was played before, also for rules that would play it differently:
//! [`Position::resume`] is `build` for a game that goes on. Positions are plain serde and short as text.
//! Text may come from anywhere: whatever can be read can be built or is refused.

mod build;
mod cards;
mod names;
mod of;
mod wrong;

pub use wrong::{Thing, Wrong};

use crate::forms::{by_resource, by_resource_if_given, by_seat, is_default, seat_set};
use crate::ids::*;
use crate::kit::Kit;
use crate::state::{CourtSpace, Marker, Play, Setup, Turn};
use serde::{Deserialize, Serialize};

/// Pieces on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Where.
    pub system: System,
    /// Whose.
    pub owner: Owner,
    /// What.
    pub kind: PieceKind,
    /// Damaged or fresh.
    #[serde(default, skip_serializing_if = "is_default")]
    pub damaged: bool,
    /// It fills no building slot.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outside: bool,
    /// Taxed this turn, or has built a ship this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub used: bool,
    /// How many.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
}

/// A card in a play area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Which.
    pub card: CardId,
    /// Secured in the running Prelude (R5.4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub locked: bool,
    /// Abilities used this turn, a bit each.
    #[serde(default, skip_serializing_if = "is_default")]
    pub used: u8,
}

/// What lies at one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Power.
    #[serde(default, skip_serializing_if = "is_default")]
    pub power: i16,
    /// Ships in supply; derived if not given. What is missing then is out of the game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ships: Option<u8>,
    /// Starports in supply; likewise.
    #[serde(default, skip_serializing_if = "is_default")]
    pub starports: Option<u8>,
    /// Agents in supply; likewise.
    #[serde(default, skip_serializing_if = "is_default")]
    pub agents: Option<u8>,
    /// Unbuilt cities on the board; likewise.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cities: Option<u8>,
    /// Resources by slot, from the left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub slots: Vec<Option<Resource>>,
    /// Outraged types.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outraged: Vec<Resource>,
    /// Those of them whose agent is still owed (R14.5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub owed: Vec<Resource>,
    /// Trophies: owner, kind, how many.
    #[serde(default, skip_serializing_if = "is_default")]
    pub trophies: Vec<(Owner, PieceKind, u8)>,
    /// Captives: owner, how many.
    #[serde(default, skip_serializing_if = "is_default")]
    pub captives: Vec<(Owner, u8)>,
    /// Action cards in hand.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hand: Vec<ActionCard>,
    /// Cards in the play area.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cards: Vec<Card>,
}

/// What a seat knows of the hand of another (R25), or what it put into the action discard pile face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// Who knows.
    pub seat: Seat,
    /// Whose hand; itself for the action discard pile.
    pub of: Seat,
    /// Which cards of it.
    pub cards: Vec<ActionCard>,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum At {
    /// The whole setup is still to come; nothing else of the position counts.
    Setup,
    /// A chapter is about to be dealt.
    Deal,
    /// A chapter was dealt, the second player of two may take a new hand (R2.5).
    Mulligan,
    /// The holder of the initiative is about to lead.
    #[default]
    Lead,
    /// This seat is about to follow.
    Follow(Seat),
    /// The turn of the seat in [`Position::turn`], who has played last.
    Turn,
    /// The chapter is over, scoring comes next.
    Score,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What it is played with. Text does not hold it: whoever reads a position brings the kit.
    #[serde(skip, default = "Kit::base")]
    pub kit: Kit,
    /// Players, split discard, Leaders & Lore; the first player only counts for [`At::Setup`].
    pub setup: Setup,
    /// The setup card in use; that of the setup if not given.
    #[serde(default, skip_serializing_if = "is_default")]
    pub setup_card: Option<u8>,
    /// Clusters out of play, bit k: cluster k; those of the setup card if not given, else none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub out: Option<u8>,
    /// 1–5, unless the game is still to be set up.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub chapter: u8,
    /// Rounds begun in this chapter.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub round_number: u8,
    /// Who has the initiative.
    pub initiative: Seat,
    /// Who has passed since somebody last led.
    #[serde(default, skip_serializing_if = "is_default", with = "seat_set")]
    pub passed: SeatSet,
    /// Who has conceded (R21.4).
    #[serde(default, skip_serializing_if = "is_default", with = "seat_set")]
    pub quit: SeatSet,
    /// Pieces on the map, buildings of a system in their order.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pieces: Vec<Pieces>,
    /// Tokens on planets that replace their type (H79).
    #[serde(default, skip_serializing_if = "is_default")]
    pub overlay: Vec<(System, Resource)>,
    /// The seats.
    #[serde(default, skip_serializing_if = "is_default", with = "by_seat")]
    pub seats: BySeat<Place>,
    /// The general supply; derived where not given.
    #[serde(default, skip_serializing_if = "is_default", with = "by_resource")]
    pub supply: ByResource<Option<u8>>,
    /// Tokens spent in the running Prelude.
    #[serde(default, skip_serializing_if = "is_default", with = "by_resource")]
    pub spent: ByResource<u8>,
    /// Tokens of the phantom; of a table of two one token of each planet out of play if not given.
    #[serde(default, skip_serializing_if = "is_default", with = "by_resource_if_given")]
    pub phantom: Option<ByResource<u8>>,
    /// The markers, most valuable first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub markers: [Marker; 3],
    /// The Court from the left; spaces that are not given are empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub court: Vec<CourtSpace>,
    /// The Court deck, batches from the top.
    #[serde(default, skip_serializing_if = "is_default")]
    pub court_deck: Vec<Vec<CardId>>,
    /// The Court discard pile, oldest first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub court_discard: Vec<CardId>,
    /// Lore cards that were not revealed for the draft (R23.2), batches from the top.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lore_deck: Vec<Vec<CardId>>,
    /// Rules of the table that stand; all those of the kit if not given.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: Option<Vec<CardId>>,
    /// The action discard pile (face down in the split variant), batches from the top.
    #[serde(default, skip_serializing_if = "is_default")]
    pub discard: Vec<Vec<ActionCard>>,
    /// The face-up action discard pile of the split variant.
    #[serde(default, skip_serializing_if = "is_default")]
    pub open_discard: Vec<ActionCard>,
    /// What seats know of hands of others.
    #[serde(default, skip_serializing_if = "is_default")]
    pub known: Vec<Known>,
    /// What everybody saw going into the action discard pile this chapter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seen: Vec<ActionCard>,
    /// Played this round, in order.
    #[serde(default, skip_serializing_if = "is_default")]
    pub plays: Vec<Play>,
    /// The zero marker lies on the lead card.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zeroed: bool,
    /// Initiative was seized this round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seized: bool,
    /// An ambition was declared this round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub declared: bool,
    /// The turn, for [`At::Turn`].
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: Turn,
    /// Where the game stands.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: At,
}

fn one() -> u8 {
    1
}

fn is_one(count: &u8) -> bool {
    *count == 1
}

impl Position {
    /// An empty table for so many players: the holder is about to lead in chapter 1.
    pub fn new(players: u8) -> Position {
        Position {
            kit: Kit::base(),
            setup: Setup { players, first: None, card: None, split_discard: false, lore: None },
            setup_card: None,
            out: None,
            chapter: 1,
            round_number: 1,
            initiative: Seat(0),
            passed: SeatSet::default(),
            quit: SeatSet::default(),
            pieces: Vec::new(),
            overlay: Vec::new(),
            seats: BySeat::default(),
            supply: ByResource::default(),
            spent: ByResource::default(),
            phantom: None,
            markers: [Marker::default(); 3],
            court: Vec::new(),
            court_deck: Vec::new(),
            court_discard: Vec::new(),
            lore_deck: Vec::new(),
            rules: None,
            discard: Vec::new(),
            open_discard: Vec::new(),
            known: Vec::new(),
            seen: Vec::new(),
            plays: Vec::new(),
            zeroed: false,
            seized: false,
            declared: false,
            turn: Turn::default(),
            at: At::default(),
        }
    }
}
