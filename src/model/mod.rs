//! What the table shows for one viewer: plain data without words, rules or web types.
//!
//! `TableModel` is built from a view of the game and handed to the components of `app::table`; it is
//! compared, cloned and tested natively. Sentences come ready-made from `text`; everything else is ids,
//! numbers and enums. The model says what can be chosen and where it lies: components know no rules.

pub mod battle;
pub mod board;
pub mod build;
pub mod cards;
pub mod decision;
pub mod draft;
pub mod draw;
pub mod effects;
pub mod geometry;
pub mod icon;
pub mod log;
pub mod map;
pub mod odds;
#[cfg(any(test, debug_assertions))]
pub mod sample;
pub mod score;
pub mod steps;
pub mod viewport;

pub use battle::{BattleView, DiceView, Force, Loot, RaidView, RolledDie, StepState, StepView};
pub use board::{BoardView, HeldCard, HeldPiece, SlotView, Supply};
pub use cards::{
    ActionCardView, AgentsOn, CardFace, CardKind, CourtCardView, CourtView, Face, Lead, PastCard, PastSuit,
    PlayView, RoundView, Seen,
};
pub use decision::{Decision, Hint, OptionView, Refused, Route, RouteKind, TableAction, Target, Why, WhyNot};
pub use draft::{DraftView, PickView};
pub use effects::Effects;
pub use log::{Log, LogFilter, LogKind, LogLine, LogTurn};
pub use map::{BuildingView, Glow, MapView, Motion, Note, Plate, SystemView, Travel};
pub use score::ScoreView;

use rules::ids::{Ambition, Owner, Seat, System};

/// How an owner is drawn. Independent of the seat's number: players pick their colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Colour {
    /// A triangle; plates end in a point.
    #[default]
    Red,
    /// A circle; plates are pills.
    Blue,
    /// A square; plates have square corners.
    Yellow,
    /// A cross; plates have cut corners.
    White,
    /// Campaign: six-point star.
    Empire,
    /// Campaign: burr.
    Blight,
    /// Campaign: ring.
    Free,
}

impl Colour {
    /// Everyone who can own a piece.
    pub const ALL: [Colour; 7] = [
        Colour::Red,
        Colour::Blue,
        Colour::Yellow,
        Colour::White,
        Colour::Empire,
        Colour::Blight,
        Colour::Free,
    ];
    /// The four that a player can pick.
    pub const SEATS: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::White];

    /// Short name in classes and symbol ids: `seat-red`, `e-red`.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::White => "white",
            Colour::Empire => "empire",
            Colour::Blight => "blight",
            Colour::Free => "free",
        }
    }

    /// The class that sets the owner's colours (`--p` and its companions).
    pub const fn class(self) -> &'static str {
        match self {
            Colour::Red => "seat-red",
            Colour::Blue => "seat-blue",
            Colour::Yellow => "seat-yellow",
            Colour::White => "seat-white",
            Colour::Empire => "seat-empire",
            Colour::Blight => "seat-blight",
            Colour::Free => "seat-free",
        }
    }
}

/// An owner together with its colour: all that drawing a piece needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Who {
    /// Whose it is.
    pub owner: Owner,
    /// How that is drawn.
    pub colour: Colour,
}

/// A player at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The player's colour.
    pub colour: Colour,
    /// The player's name, as typed or as given by `text`.
    pub name: String,
    /// Does a bot play it?
    pub bot: bool,
}

/// The bar at the top: where the game stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TopBar {
    /// Current chapter, from 1.
    pub chapter: u8,
    /// Chapters of the game.
    pub chapters: u8,
    /// Current round of the chapter, from 1.
    pub round: u8,
    /// Power that ends the game.
    pub goal: i16,
    /// Power of every seat, in seat order.
    pub power: Vec<(Seat, i16)>,
    /// Can a step be taken back?
    pub undo: bool,
    /// Why not, though there is one; may be empty.
    pub undo_not: String,
    /// Can a step be taken again?
    pub redo: bool,
}

/// An ambition marker with the side that is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marker {
    /// Power for the first place.
    pub first: i16,
    /// Power for the second place.
    pub second: i16,
    /// Is the golden side up?
    pub high: bool,
}

/// Where a player stands in one ambition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rank {
    /// Neither first nor second.
    #[default]
    None,
    /// Second, or tied for it.
    Second,
    /// Tied for first: scores as second.
    TiedFirst,
    /// Sole first.
    First,
}

/// One player's line in one ambition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// What counts, counted.
    pub count: u8,
    /// The place it earns.
    pub rank: Rank,
    /// Power it would score if the chapter ended now.
    pub gain: i16,
}

/// One ambition box.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AmbitionRow {
    /// Which.
    pub ambition: Ambition,
    /// The markers in it.
    pub markers: Vec<Marker>,
    /// Every player, in seat order.
    pub standings: Vec<Standing>,
    /// What lies there for the phantom of a two-player game, and its place; none in other games.
    pub phantom: Option<(u8, Rank)>,
}

/// The ambition panel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ambitions {
    /// The boxes, in the order of the map.
    pub rows: Vec<AmbitionRow>,
    /// Markers not yet placed, the next one first.
    pub available: Vec<Marker>,
}

/// Everything on the table, for one viewer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableModel {
    /// Whose hand and open board are shown; none for a spectator.
    pub viewer: Option<Seat>,
    /// The players, clockwise from seat 0.
    pub seats: Vec<SeatView>,
    /// Chapter, round, Power.
    pub top: TopBar,
    /// The five boxes.
    pub ambitions: Ambitions,
    /// Cards played this round.
    pub round: RoundView,
    /// Cards that were seen this chapter, if this device wants to know; else empty.
    pub past: Vec<PastSuit>,
    /// The Court.
    pub court: CourtView,
    /// The map.
    pub map: MapView,
    /// What moves on it.
    pub motion: Motion,
    /// Player boards in the order shown; the viewer's own first.
    pub boards: Vec<BoardView>,
    /// The viewer's hand, sorted.
    pub hand: Vec<ActionCardView>,
    /// All turns so far, the first one first.
    pub log: Log,
    /// What is being asked; none when the game is over.
    pub decision: Option<Decision>,
    /// A battle going on.
    pub battle: Option<BattleView>,
    /// A draft of leaders and lore going on.
    pub draft: Option<DraftView>,
    /// A chapter that is over, to be looked at.
    pub score: Option<ScoreView>,
}

impl TableModel {
    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.iter().find(|s| s.seat == seat)
    }

    /// A seat's colour; red if it is not at the table.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.player(seat).map_or(Colour::Red, |s| s.colour)
    }

    /// A seat with its colour.
    pub fn who(&self, seat: Seat) -> Who {
        Who { owner: seat.into(), colour: self.colour(seat) }
    }

    /// Indexes of the enabled options that lie at `target`.
    pub fn options_at(&self, target: Target) -> Vec<usize> {
        self.decision.as_ref().map_or(Vec::new(), |d| d.at(target))
    }

    /// What the map shows at a system because of the current decision.
    pub fn glow(&self, system: System) -> Glow {
        self.decision.as_ref().map_or(Glow::default(), |d| d.glow(system))
    }
}
