//! How a file of rules cases is laid out; tests/cases/README.md says it for people.
//!
//! A key that is not known here is an error, so that a misspelt one cannot pass unnoticed. Keys may be
//! added, never given another meaning.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// One file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// Its cases.
    #[serde(default)]
    pub case: Vec<Case>,
}

/// One case: a position, what is done, and what must be true.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// A sentence about the rule.
    pub rule: Spanned<String>,
    /// Rule numbers and ids of worked examples.
    #[serde(default)]
    pub cites: Vec<String>,
    /// 2–4; from the setup card if that is given.
    pub players: Option<u8>,
    /// The id of a setup card: the clusters out of play.
    pub setup_card: Option<String>,
    /// Clusters out of play.
    pub out: Option<Vec<u8>>,
    /// Two action discard piles (R4.12).
    #[serde(default)]
    pub split_discard: bool,
    /// Where the game stands: `setup`, `deal`, `round` or `score`.
    pub at: Option<String>,
    /// 1 if not given.
    pub chapter: Option<u8>,
    /// The holder of the initiative; P1 if not given.
    pub initiative: Option<String>,
    /// Who has passed since somebody last led.
    pub passed: Option<String>,
    /// Cards played this round, in order.
    #[serde(default)]
    pub played: Vec<String>,
    /// Whose turn it is: who played last (in the turn), or who plays next.
    pub turn: Option<String>,
    /// Pips left of the running turn.
    pub pips: Option<u8>,
    /// False if the Prelude is over.
    pub prelude: Option<bool>,
    /// A Weapon was spent this turn.
    #[serde(default)]
    pub armed: bool,
    /// Something has been done this turn.
    #[serde(default)]
    pub acted: bool,
    /// The zero marker lies on the lead card.
    #[serde(default)]
    pub zeroed: bool,
    /// The initiative was seized this round.
    #[serde(default)]
    pub seized: bool,
    /// An ambition was declared this round.
    #[serde(default)]
    pub declared: bool,
    /// Ambition markers that are not where they are at the start of the chapter.
    pub markers: Option<String>,
    /// Pieces by system.
    #[serde(default)]
    pub map: BTreeMap<String, String>,
    /// The Court from the left, with agents.
    pub court: Option<String>,
    /// The Court deck from the top.
    pub court_deck: Option<String>,
    /// The Court discard pile, oldest first.
    pub court_discard: Option<String>,
    /// The action discard pile from the top.
    pub discard: Option<String>,
    /// The face-up pile of the split discard.
    pub open_discard: Option<String>,
    /// The general supply where it is not what is left.
    pub supply: Option<String>,
    /// Resources spent in the running Prelude.
    pub spent: Option<String>,
    /// The phantom's resources.
    pub phantom: Option<String>,
    /// Seats.
    #[serde(rename = "P1")]
    pub p1: Option<Place>,
    /// See `p1`.
    #[serde(rename = "P2")]
    pub p2: Option<Place>,
    /// See `p1`.
    #[serde(rename = "P3")]
    pub p3: Option<Place>,
    /// See `p1`.
    #[serde(rename = "P4")]
    pub p4: Option<Place>,
    /// What is done, offered and refused, in order.
    #[serde(default)]
    pub play: Vec<Spanned<String>>,
    /// What must be true in the end.
    #[serde(default)]
    pub then: Vec<Spanned<String>>,
}

impl Case {
    /// The seats.
    pub fn places(&self) -> [Option<&Place>; 4] {
        [self.p1.as_ref(), self.p2.as_ref(), self.p3.as_ref(), self.p4.as_ref()]
    }
}

/// What lies at one seat.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Power.
    #[serde(default)]
    pub power: i16,
    /// Ships in supply, if some are out of the game.
    pub ships: Option<u8>,
    /// Starports in supply, if some are out of the game.
    pub starports: Option<u8>,
    /// Agents in supply, if some are out of the game.
    pub agents: Option<u8>,
    /// Unbuilt cities, if some are out of the game.
    pub cities: Option<u8>,
    /// Resources by slot.
    pub slots: Option<String>,
    /// Outraged types.
    pub outrage: Option<String>,
    /// Those of them whose agent is owed.
    pub owed: Option<String>,
    /// Trophies.
    pub trophies: Option<String>,
    /// Captives.
    pub captives: Option<String>,
    /// Action cards in hand.
    pub hand: Option<String>,
    /// Cards in the play area.
    pub cards: Option<String>,
}
