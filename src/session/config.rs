//! The agreement of a table: who sits where, and which variants are played.

use bots::Level;
use rules::components::setup_cards::{SETUP_CARDS, SetupCard};
use rules::ids::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Most characters a name may have.
pub const MAX_NAME: usize = 16;

/// The colour of a seat. It means nothing to the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Triangle.
    Red,
    /// Circle.
    Blue,
    /// Square.
    Yellow,
    /// Cross.
    White,
}

impl Colour {
    /// Every colour, in the order in which seats get them.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::White];

    /// The name by which style sheets and the icon sprite know it: `seat-red`, `e-red`.
    pub const fn slug(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::White => "white",
        }
    }
}

impl From<Colour> for crate::model::Colour {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Red => Self::Red,
            Colour::Blue => Self::Blue,
            Colour::Yellow => Self::Yellow,
            Colour::White => Self::White,
        }
    }
}

/// Who makes the decisions of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// A person at this device.
    #[default]
    Person,
    /// Nobody: the program plays it.
    Bot(Level),
}

impl Who {
    /// Everyone who can be chosen for a seat, in the order of their numbers in saves.
    pub const ALL: [Who; 4] =
        [Who::Person, Who::Bot(Level::Easy), Who::Bot(Level::Normal), Who::Bot(Level::Hard)];

    /// How well it plays, if it is a bot.
    pub const fn level(self) -> Option<Level> {
        match self {
            Who::Person => None,
            Who::Bot(level) => Some(level),
        }
    }
}

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatConfig {
    /// The name shown, at most [`MAX_NAME`] characters.
    pub name: String,
    /// The colour of its pieces.
    pub colour: Colour,
    /// Who decides.
    pub player: Who,
    /// How often its name or its player has changed since the game began: of two tables of a game the one with more
    /// knows better who sits there.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub changes: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // Serde asks like this.
fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl SeatConfig {
    /// A person's seat without a name yet.
    pub fn free(colour: Colour) -> SeatConfig {
        SeatConfig { name: String::new(), colour, player: Who::Person, changes: 0 }
    }
}

/// Who holds the initiative when the game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FirstPlayer {
    /// Drawn by lot.
    #[default]
    Random,
    /// This seat, counted from 0.
    Seat(u8),
}

/// Which setup card is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SetupChoice {
    /// Drawn from the cards for this number of players.
    #[default]
    Random,
    /// The card with this id, such as `4SETUP01`.
    Card(String),
}

/// How far the table lets things be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UndoPolicy {
    /// At once, also past dice and cards that were seen. What was sent still asks those who have it.
    Free,
    /// Freely until something was seen or sent, from there on only if the table agrees.
    #[default]
    Agreed,
    /// Only while nothing was seen or sent.
    Strict,
}

impl UndoPolicy {
    /// All of them, in the order of their numbers in saves; [`UndoPolicy::Agreed`] is what older tables played.
    pub const ALL: [UndoPolicy; 3] = [UndoPolicy::Free, UndoPolicy::Agreed, UndoPolicy::Strict];
}

/// Everything a table agrees on before it starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableConfig {
    /// The seats, clockwise.
    pub seats: Vec<SeatConfig>,
    /// Who begins.
    pub first: FirstPlayer,
    /// The setup card.
    pub setup: SetupChoice,
    /// Everybody sees every hand; the device is not passed under cover.
    pub open_hands: bool,
    /// The discard pile is split into a face-up and a face-down pile (R4.12).
    pub split_discard: bool,
    /// Leaders & Lore, if it is played (R23). Tables stored by older versions don't say.
    #[serde(default)]
    pub lore: Option<LoreConfig>,
    /// Everybody plays at a device of their own, and the game goes round as a message.
    #[serde(default)]
    pub by_message: bool,
    /// How far things can be taken back. Tables stored by older versions don't say.
    #[serde(default)]
    pub undo: UndoPolicy,
    /// In a game by message, whoever decides may ask for a hint; elsewhere everybody may, always.
    #[serde(default)]
    pub hints: bool,
}

/// What became of a seat during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChange {
    /// Its name before.
    pub was: String,
    /// Its name.
    pub name: String,
    /// Who plays it, if somebody else does than before.
    pub player: Option<Who>,
}

/// How Leaders & Lore is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoreConfig {
    /// With the cards of the pack, not only those of the box.
    pub pack: bool,
    /// A second lore card for each player.
    pub two: bool,
    /// Dealt by chance instead of drafted.
    pub dealt: bool,
}

impl LoreConfig {
    /// Leaders and lore cards that it is played with.
    pub const fn cards(self) -> (usize, usize) {
        if self.pack { (16, 28) } else { (8, 14) }
    }

    /// Leaders and lore cards that are revealed for so many players (R23.2).
    pub const fn revealed(self, players: usize) -> (usize, usize) {
        (players + 1, if self.two { 2 * players + 1 } else { players + 1 })
    }
}

/// Why a table cannot start. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// A game has two to four seats, not this many.
    SeatCount(usize),
    /// This seat has no name.
    NameMissing { seat: usize },
    /// This seat's name is longer than [`MAX_NAME`] characters.
    NameTooLong { seat: usize },
    /// Two seats have the same name.
    NameTaken { seat: usize, by: usize },
    /// Two seats have the same colour.
    ColourTaken { seat: usize, by: usize },
    /// There is no such seat to begin.
    FirstPlayer(u8),
    /// There is no setup card with this id.
    NoSuchCard(String),
    /// The setup card is for another number of players.
    CardPlayers { card: u8, seats: usize },
}

impl TableConfig {
    /// A table of this many people with the colours in order and no names yet.
    pub fn of(players: usize) -> TableConfig {
        let seats = Colour::ALL.into_iter().take(players);
        TableConfig {
            seats: seats.map(SeatConfig::free).collect(),
            first: FirstPlayer::Random,
            setup: SetupChoice::Random,
            open_hands: false,
            split_discard: false,
            lore: None,
            by_message: false,
            undo: UndoPolicy::default(),
            hints: false,
        }
    }

    /// The same table before anything has changed at it: a new game begins with it.
    pub fn unchanged(mut self) -> TableConfig {
        self.seats.iter_mut().for_each(|seat| seat.changes = 0);
        self
    }

    /// The same table after this has happened to a seat, if there is that seat.
    pub fn changed(&self, seat: Seat, change: impl FnOnce(&mut SeatConfig)) -> Option<TableConfig> {
        let mut changed = self.clone();
        let this = changed.seats.get_mut(usize::from(seat.0))?;
        change(this);
        this.changes = this.changes.saturating_add(1);
        Some(changed)
    }

    /// A table of one person and bots of this level at all other seats, without names yet.
    pub fn against(bots: usize, level: Level) -> TableConfig {
        let mut table = TableConfig::of(1 + bots);
        table.seats.iter_mut().skip(1).for_each(|seat| seat.player = Who::Bot(level));
        table
    }

    /// Seats that people play.
    pub fn people(&self) -> SeatSet {
        let mut people = SeatSet::default();
        let seats = Seat::all(self.seats.len() as u8).zip(&self.seats);
        seats.filter(|(_, s)| s.player == Who::Person).for_each(|(seat, _)| people.add(seat));
        people
    }

    /// The one person of the table, if there is just one.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people().iter();
        people.next().filter(|_| people.next().is_none())
    }

    /// May hints be asked for? Where somebody sits elsewhere, or might, the table must have agreed.
    pub fn allows_hints(&self, apart: bool) -> bool {
        self.hints || !(self.by_message || apart)
    }

    /// The setup card, if one was chosen and exists.
    pub fn card(&self) -> Option<&'static SetupCard> {
        match &self.setup {
            SetupChoice::Random => None,
            SetupChoice::Card(id) => SETUP_CARDS.iter().find(|card| card.id == id),
        }
    }

    /// The setup cards that fit the number of seats.
    pub fn cards(&self) -> impl Iterator<Item = &'static SetupCard> + use<> {
        let seats = self.seats.len();
        SETUP_CARDS.iter().filter(move |card| usize::from(card.players) == seats)
    }

    /// Changes the number of seats. Seats that stay keep what was chosen; a choice that no longer fits
    /// becomes random.
    pub fn resize(&mut self, players: usize) {
        self.seats.truncate(players);
        while self.seats.len() < players {
            let free = |c: &Colour| self.seats.iter().all(|s| s.colour != *c);
            let Some(colour) = Colour::ALL.into_iter().find(free) else { break };
            self.seats.push(SeatConfig::free(colour));
        }
        if matches!(self.first, FirstPlayer::Seat(seat) if usize::from(seat) >= players) {
            self.first = FirstPlayer::Random;
        }
        if self.card().is_some_and(|card| usize::from(card.players) != players) {
            self.setup = SetupChoice::Random;
        }
    }

    /// Gives a seat a colour; who had it gets the seat's old one.
    pub fn take_colour(&mut self, seat: usize, colour: Colour) {
        let Some(old) = self.seats.get(seat).map(|s| s.colour) else { return };
        for other in &mut self.seats {
            if other.colour == colour {
                other.colour = old;
            }
        }
        self.seats[seat].colour = colour;
    }

    /// Everything that keeps this table from starting, in the order of the form.
    pub fn problems(&self) -> Vec<ConfigError> {
        let mut found = Vec::new();
        if !(2..=4).contains(&self.seats.len()) {
            found.push(ConfigError::SeatCount(self.seats.len()));
        }
        for (seat, this) in self.seats.iter().enumerate() {
            let before = &self.seats[..seat];
            if this.name.trim().is_empty() {
                found.push(ConfigError::NameMissing { seat });
            } else if this.name.trim().chars().count() > MAX_NAME {
                found.push(ConfigError::NameTooLong { seat });
            } else if let Some(by) = before.iter().position(|s| same_name(&s.name, &this.name)) {
                found.push(ConfigError::NameTaken { seat, by });
            }
            if let Some(by) = before.iter().position(|s| s.colour == this.colour) {
                found.push(ConfigError::ColourTaken { seat, by });
            }
        }
        if let FirstPlayer::Seat(seat) = self.first
            && usize::from(seat) >= self.seats.len()
        {
            found.push(ConfigError::FirstPlayer(seat));
        }
        if let SetupChoice::Card(id) = &self.setup {
            match self.card() {
                // As much as an id may have: text comes from anywhere.
                None => found.push(ConfigError::NoSuchCard(id.chars().take(MAX_NAME).collect())),
                Some(card) if usize::from(card.players) != self.seats.len() => {
                    found.push(ConfigError::CardPlayers { card: card.players, seats: self.seats.len() })
                }
                Some(_) => {}
            }
        }
        found
    }
}

/// Would people confuse these names? Case and surrounding blanks don't tell them apart.
fn same_name(a: &str, b: &str) -> bool {
    a.trim().to_lowercase() == b.trim().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(names: &[&str]) -> TableConfig {
        let mut table = TableConfig::of(names.len());
        for (seat, name) in table.seats.iter_mut().zip(names) {
            seat.name = name.to_string();
        }
        table
    }

    #[test]
    fn a_table_with_names_has_no_problems() {
        for names in [&["Ada", "Bo"][..], &["Ada", "Bo", "Cy"], &["Ada", "Bo", "Cy", "Di"]] {
            assert_eq!(table(names).problems(), []);
        }
    }

    #[test]
    fn all_problems_are_reported_in_the_order_of_the_form() {
        let mut t = table(&["Ada", " ada ", "seventeen letters", ""]);
        t.seats[3].colour = Colour::Blue;
        t.first = FirstPlayer::Seat(4);
        t.setup = SetupChoice::Card("2SETUP01".into());
        let expected = [
            ConfigError::NameTaken { seat: 1, by: 0 },
            ConfigError::NameTooLong { seat: 2 },
            ConfigError::NameMissing { seat: 3 },
            ConfigError::ColourTaken { seat: 3, by: 1 },
            ConfigError::FirstPlayer(4),
            ConfigError::CardPlayers { card: 2, seats: 4 },
        ];
        assert_eq!(t.problems(), expected);
    }

    #[test]
    fn one_seat_is_too_few_and_an_unknown_card_is_named() {
        let mut t = table(&["Ada"]);
        t.setup = SetupChoice::Card("9SETUP01".into());
        let expected = [ConfigError::SeatCount(1), ConfigError::NoSuchCard("9SETUP01".into())];
        assert_eq!(t.problems(), expected);
    }

    #[test]
    fn names_are_counted_in_characters() {
        assert_eq!(table(&["sixteen letters!", "Ωμέγα Ωμέγα Ωμέγ"]).problems(), []);
    }

    #[test]
    fn taking_a_taken_colour_swaps() {
        let mut t = table(&["Ada", "Bo"]);
        t.take_colour(0, Colour::Blue);
        assert_eq!(t.seats[0].colour, Colour::Blue);
        assert_eq!(t.seats[1].colour, Colour::Red);
        t.take_colour(1, Colour::White);
        assert_eq!(t.seats[1].colour, Colour::White);
        assert_eq!(t.problems(), []);
    }

    #[test]
    fn resizing_keeps_what_fits() {
        let mut t = table(&["Ada", "Bo", "Cy", "Di"]);
        t.take_colour(0, Colour::White);
        t.first = FirstPlayer::Seat(3);
        t.setup = SetupChoice::Card("4SETUP01".into());
        t.resize(2);
        assert_eq!((t.first, &t.setup), (FirstPlayer::Random, &SetupChoice::Random));
        t.resize(4);
        let colours: Vec<Colour> = t.seats.iter().map(|s| s.colour).collect();
        assert_eq!(colours, [Colour::White, Colour::Blue, Colour::Red, Colour::Yellow]);
        assert_eq!(t.seats[1].name, "Bo");
        assert_eq!(t.seats[2].name, "");
    }

    #[test]
    fn each_player_count_has_four_cards() {
        for players in 2..=4 {
            assert_eq!(TableConfig::of(players).cards().count(), 4);
        }
    }

    #[test]
    fn there_are_cards_enough_for_every_draft() {
        for bits in 0..4 {
            let lore = LoreConfig { pack: bits & 1 == 1, two: bits & 2 == 2, dealt: false };
            for players in 2..=4 {
                let ((leaders, cards), (all, most)) = (lore.revealed(players), lore.cards());
                assert!(leaders <= all && cards <= most);
            }
        }
    }

    #[test]
    fn a_table_of_an_older_version_is_played_without_leaders() {
        let json = serde_json::to_string(&table(&["Ada", "Bo"])).unwrap();
        let old = json.replace(r#","lore":null"#, "");
        assert_ne!(old, json);
        assert_eq!(serde_json::from_str::<TableConfig>(&old).unwrap().lore, None);
    }

    #[test]
    fn a_table_of_an_older_version_takes_back_by_agreement() {
        let json = serde_json::to_string(&table(&["Ada", "Bo"])).unwrap();
        let old = json.replace(r#","undo":"agreed""#, "");
        assert_ne!(old, json);
        assert_eq!(serde_json::from_str::<TableConfig>(&old).unwrap().undo, UndoPolicy::Agreed);
    }

    #[test]
    fn seats_of_older_versions_are_played_by_people() {
        let old = r#"{"name":"Ada","colour":"red","player":"person"}"#;
        assert_eq!(serde_json::from_str::<SeatConfig>(old).unwrap().player, Who::Person);
        let bot = r#"{"name":"Ada","colour":"red","player":{"bot":"hard"}}"#;
        assert_eq!(serde_json::from_str::<SeatConfig>(bot).unwrap().player, Who::Bot(Level::Hard));
    }

    #[test]
    fn at_a_table_against_bots_there_is_one_person() {
        let mut t = TableConfig::against(3, Level::Normal);
        assert_eq!((t.people(), t.only_person()), (SeatSet::of(Seat(0)), Some(Seat(0))));
        t.seats[2].player = Who::Person;
        assert_eq!(t.only_person(), None);
        t.seats.iter_mut().for_each(|s| s.player = Who::Bot(Level::Easy));
        assert_eq!((t.people(), t.only_person()), (SeatSet::default(), None));
    }

    #[test]
    fn hints_are_always_there_but_between_devices_only_if_it_was_agreed() {
        let mut t = table(&["Ada", "Bo"]);
        assert!(t.allows_hints(false) && !t.allows_hints(true));
        t.by_message = true;
        assert!(!t.allows_hints(false));
        t.hints = true;
        assert!(t.allows_hints(false) && t.allows_hints(true));
    }

    #[test]
    fn a_config_survives_json() {
        let mut t = table(&["Ada", "Bo", "Cy"]);
        t.lore = Some(LoreConfig { pack: true, two: false, dealt: true });
        t.setup = SetupChoice::Card("3SETUP02".into());
        t.first = FirstPlayer::Seat(2);
        t.undo = UndoPolicy::Strict;
        let json = serde_json::to_string(&t).unwrap();
        assert_eq!(serde_json::from_str::<TableConfig>(&json).unwrap(), t);
    }
}
