//! The one door to a game: its origin, what was chosen since, and what chance answered.

use crate::chance::{Chance, Recorded};
use crate::choice::{Choice, Prompt, Reason};
use crate::components::setup_cards::SETUP_CARDS;
use crate::event::{Deaf, Event, Sink};
use crate::flow::{Cx, Frame, setup};
use crate::ids::*;
use crate::kit::Kit;
use crate::options::Options;
use crate::state::{End, Setup, State};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The edition of rules and rulings that is played: the official rules of October 2025.
pub const RULESET: &str = "2025-10";
/// Raised whenever a recorded choice could replay differently.
pub const ENGINE: u32 = 1;

/// What a seat did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Chose an option of its decision.
    Chose(Choice),
    /// Gave up, or agreed to end the game (R21.4).
    Conceded,
}

/// One entry of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entry {
    /// Who.
    pub seat: Seat,
    /// What.
    pub deed: Deed,
    /// What chance answered until the next decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<u8>,
}

/// A game as text: everything that is needed to play it up to the same decision again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// See [`RULESET`].
    pub ruleset: String,
    /// See [`ENGINE`].
    pub engine: u32,
    /// The name of the kit.
    pub kit: String,
    /// How it was set up.
    pub setup: Setup,
    /// What chance answered before the first decision.
    pub opening: Vec<u8>,
    /// What was done since.
    pub journal: Vec<Entry>,
    /// What was taken back and can be done again, the next first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Entry>,
}

/// Why a record cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It was made by another engine.
    Engine(u32),
    /// It needs cards that are not here.
    Kit,
    /// Its setup is none: a wrong number of players or an unknown setup card.
    Setup,
    /// This entry is not possible there; entries that were taken back are counted on from the journal's.
    Entry(usize),
}

/// Whose decision it is, and what can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub prompt: Prompt,
    /// Every legal choice, in a fixed order; never empty.
    pub options: &'a [Choice],
}

/// What chance answered after a deed at a certain point of a certain history.
type Memory = HashMap<(u64, Seat, Deed), Vec<u8>>;

/// A game being played.
#[derive(Clone, Debug)]
pub struct Game {
    kit: Kit,
    setup: Setup,
    opening: Vec<u8>,
    journal: Vec<Entry>,
    asked: Vec<Option<(Seat, Prompt)>>,
    /// Did each entry of the journal show somebody what they did not know?
    revealed: Vec<bool>,
    undone: Vec<Entry>,
    /// Names the history before each entry of the journal and, last, the whole of it.
    prints: Vec<u64>,
    memory: Memory,
    state: State,
    options: Options,
}

/// Is this a setup that can be played: 2–4 players, a seat at the table, a card for that many?
pub fn check_setup(setup: &Setup) -> Result<(), LoadError> {
    let card_fits = |i: u8| SETUP_CARDS.get(i as usize).is_some_and(|c| c.players == setup.players);
    let fits = (2..=4).contains(&setup.players)
        && setup.first.is_none_or(|seat| seat.0 < setup.players)
        && setup.card.is_none_or(card_fits);
    if fits { Ok(()) } else { Err(LoadError::Setup) }
}

impl Game {
    /// Sets up a game of the base kit.
    ///
    /// # Errors
    /// [`LoadError::Setup`] if the setup cannot be played.
    pub fn new(setup: Setup, chance: &mut dyn Chance) -> Result<Game, LoadError> {
        Game::with_kit(Kit::base(), setup, &[], chance, &mut Deaf)
    }

    /// Sets up a game of any kit. Chance's first answers are `known` if there are any.
    ///
    /// # Errors
    /// [`LoadError::Setup`] if the setup cannot be played.
    pub fn with_kit(
        kit: Kit,
        setup: Setup,
        known: &[u8],
        chance: &mut dyn Chance,
        sink: &mut dyn Sink,
    ) -> Result<Game, LoadError> {
        check_setup(&setup)?;
        let mut chance = Recorded::new(known, chance);
        let (state, options) = begin(kit, setup, &mut chance, sink);
        Ok(Game {
            kit,
            setup,
            prints: vec![print(&chance.given)],
            opening: chance.given,
            journal: Vec::new(),
            asked: Vec::new(),
            revealed: Vec::new(),
            undone: Vec::new(),
            memory: Memory::new(),
            state,
            options,
        })
    }

    /// The state, to read.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Whose decision it is: of the first seat, if several decide at once. None if the game is over.
    pub fn decision(&self) -> Option<Decision<'_>> {
        self.state.prompt().map(|(seat, prompt)| Decision { seat, prompt, options: self.options.choices() })
    }

    /// What this seat can choose, if it is one of those that decide now. Several seats may be asked at once;
    /// they answer in any order.
    pub fn options_of(&self, seat: Seat) -> Option<Vec<Choice>> {
        self.state.deciding().has(seat).then(|| {
            let mut options = Options::all();
            self.state.options_of(seat, &mut options);
            options.choices().to_vec()
        })
    }

    /// What a player might expect here and cannot do, with the reasons.
    pub fn refusals(&self) -> Vec<(Choice, Reason)> {
        self.state.refusals()
    }

    /// What was done so far.
    pub fn journal(&self) -> &[Entry] {
        &self.journal
    }

    /// Who was asked what when each entry of the journal was made.
    pub fn asked(&self) -> &[Option<(Seat, Prompt)>] {
        &self.asked
    }

    /// What was taken back and can be done again, the next first.
    pub fn undone(&self) -> &[Entry] {
        &self.undone
    }

    /// How it was set up.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Takes a legal choice and runs to the next decision.
    ///
    /// # Errors
    /// The reason why the choice is not possible; nothing has changed then.
    pub fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Reason> {
        let Some(decision) = self.decision() else { return Err(Reason::GameOver) };
        let offered = if decision.seat == seat {
            decision.options.contains(&choice)
        } else {
            self.options_of(seat).ok_or(Reason::NotYours)?.contains(&choice)
        };
        if !offered {
            let refusals = self.refusals();
            let why = refusals.iter().find(|(c, _)| *c == choice).map(|(_, r)| *r);
            return Err(why.unwrap_or(Reason::NotOffered));
        }
        Ok(self.enter(seat, Deed::Chose(choice), chance))
    }

    /// A seat gives up. With two players the other wins; with more the game ends when all the others have
    /// agreed by conceding or agreeing too (R21.4, UNKNOWN-3).
    ///
    /// # Errors
    /// If the game is over, or the seat has conceded already.
    pub fn concede(&mut self, seat: Seat) -> Result<Vec<Event>, Reason> {
        if self.state.over.is_some() {
            return Err(Reason::GameOver);
        }
        if seat.0 >= self.setup.players || self.state.quit.has(seat) {
            return Err(Reason::NotOffered);
        }
        Ok(self.enter(seat, Deed::Conceded, &mut NoChance))
    }

    fn enter(&mut self, seat: Seat, deed: Deed, chance: &mut dyn Chance) -> Vec<Event> {
        let key = (self.fingerprint(), seat, deed);
        let known = self.memory.get(&key).cloned().unwrap_or_default();
        let mut chance = Recorded::new(&known, chance);
        let mut events = Vec::new();
        let asked = self.state.prompt();
        perform(&mut self.state, seat, deed, &mut chance, &mut events, &mut self.options);
        let answers = chance.given;
        self.memory.insert(key, answers.clone());
        let entry = Entry { seat, deed, answers };
        if self.undone.first() == Some(&entry) {
            self.undone.remove(0);
        } else {
            self.undone.clear();
        }
        self.enter_journal(entry);
        self.asked.push(asked);
        self.revealed.push(events.iter().any(Event::reveals));
        events
    }

    /// Names the history so far.
    fn fingerprint(&self) -> u64 {
        self.prints.last().copied().unwrap_or_default()
    }

    fn enter_journal(&mut self, entry: Entry) {
        self.prints.push(print(&(self.fingerprint(), &entry)));
        self.journal.push(entry);
    }

    /// Goes back to where `keep` entries of the journal have been made. The rest can be done again; the
    /// same choice at the same point gets the same answers of chance.
    pub fn rewind(&mut self, keep: usize) {
        if keep >= self.journal.len() {
            return;
        }
        self.asked.truncate(keep);
        self.revealed.truncate(keep);
        let mut rest = self.journal.split_off(keep);
        rest.append(&mut self.undone);
        self.undone = rest;
        self.prints.truncate(keep + 1);
        let journal = std::mem::take(&mut self.journal);
        let (state, options) = replay(self.kit, self.setup, &self.opening, &journal, &mut |_, _| {});
        (self.state, self.options, self.journal) = (state, options, journal);
    }

    /// Does again what was taken back last. Returns the events, or none if there is nothing.
    pub fn redo(&mut self) -> Option<Vec<Event>> {
        let next = self.undone.first()?.clone();
        let mut nothing = NoChance;
        let mut known = Recorded::new(&next.answers, &mut nothing);
        let mut events = Vec::new();
        self.asked.push(self.state.prompt());
        perform(&mut self.state, next.seat, next.deed, &mut known, &mut events, &mut self.options);
        self.undone.remove(0);
        self.revealed.push(events.iter().any(Event::reveals));
        self.enter_journal(next);
        Some(events)
    }

    /// The whole game told again: `each` gets the events of the setup (index 0) and of every entry.
    pub fn retell(&self, each: &mut dyn FnMut(usize, Vec<Event>)) {
        replay(self.kit, self.setup, &self.opening, &self.journal, each);
    }

    /// How many entries to keep to step out of the act at hand, to the start of the turn's decision that it
    /// belongs to. None if there is no such act, or if chance has answered or a hand was shown since: what was
    /// seen stays seen.
    pub fn way_back(&self) -> Option<usize> {
        let (seat, prompt) = self.state.prompt()?;
        if matches!(prompt, Prompt::Turn { .. } | Prompt::Lead | Prompt::Follow | Prompt::Mulligan) {
            return None;
        }
        for at in (0..self.journal.len()).rev() {
            if self.journal[at].seat != seat || !self.journal[at].answers.is_empty() || self.revealed[at] {
                return None;
            }
            if matches!(self.asked[at], Some((_, Prompt::Turn { .. }))) {
                return Some(at);
            }
        }
        None
    }

    /// The game as text can hold it.
    pub fn record(&self) -> Record {
        Record {
            ruleset: RULESET.to_owned(),
            engine: ENGINE,
            kit: self.kit.tables().id.to_owned(),
            setup: self.setup,
            opening: self.opening.clone(),
            journal: self.journal.clone(),
            undone: self.undone.clone(),
        }
    }

    /// Plays a record of the base kit again to the same decision.
    ///
    /// # Errors
    /// What is wrong with it. Nothing is loaded in part.
    pub fn load(record: &Record) -> Result<Game, LoadError> {
        Game::load_with(Kit::base(), record)
    }

    /// Plays a record of any kit again to the same decision.
    ///
    /// # Errors
    /// What is wrong with it. Nothing is loaded in part.
    pub fn load_with(kit: Kit, record: &Record) -> Result<Game, LoadError> {
        if record.engine != ENGINE {
            return Err(LoadError::Engine(record.engine));
        }
        if record.kit != kit.tables().id {
            return Err(LoadError::Kit);
        }
        let mut game = Game::with_kit(kit, record.setup, &record.opening, &mut NoChance, &mut Deaf)?;
        if game.opening != record.opening {
            return Err(LoadError::Setup);
        }
        // What was taken back is played too: so it is known to be possible, and chance remembers it.
        for (at, entry) in record.journal.iter().chain(&record.undone).enumerate() {
            let mut known = Exact { answers: &entry.answers, at: 0, fits: true };
            let done = match entry.deed {
                Deed::Chose(choice) => game.apply(entry.seat, choice, &mut known),
                Deed::Conceded => game.concede(entry.seat),
            };
            if done.is_err() || !known.fits || known.at != entry.answers.len() {
                return Err(LoadError::Entry(at));
            }
        }
        game.rewind(record.journal.len());
        Ok(game)
    }
}

/// A number for something; only compared within this process, so the hasher need not be portable.
fn print(what: &impl std::hash::Hash) -> u64 {
    use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
    BuildHasherDefault::<DefaultHasher>::default().hash_one(what)
}

fn begin(kit: Kit, setup: Setup, chance: &mut dyn Chance, sink: &mut dyn Sink) -> (State, Options) {
    let mut state = State::empty(kit, setup);
    let mut options = Options::all();
    state.enter_rules();
    state.stack.push(Frame::Setup(setup::Step::Begin));
    state.run(chance, sink, &mut options);
    (state, options)
}

fn perform(
    state: &mut State,
    seat: Seat,
    deed: Deed,
    chance: &mut dyn Chance,
    sink: &mut dyn Sink,
    options: &mut Options,
) {
    match deed {
        Deed::Chose(choice) => state.step_as(seat, choice, chance, sink, options),
        Deed::Conceded => {
            state.quit.add(seat);
            sink.event(Event::Conceded(seat));
            let ends = match state.players() {
                2 => true,
                players => Seat::all(players).all(|s| state.quit.has(s)),
            };
            if ends {
                // With more than two, everybody has agreed: the ranking is by Power alone.
                if state.players() > 2 {
                    state.quit = SeatSet::default();
                }
                Cx { s: state, chance, sink }.finish(End::Conceded);
                options.clear();
            }
        }
    }
}

fn replay(
    kit: Kit,
    setup: Setup,
    opening: &[u8],
    journal: &[Entry],
    each: &mut dyn FnMut(usize, Vec<Event>),
) -> (State, Options) {
    let mut events = Vec::new();
    let (mut state, mut options) = begin(kit, setup, &mut Recorded::new(opening, &mut NoChance), &mut events);
    each(0, events);
    for (at, entry) in journal.iter().enumerate() {
        let mut events = Vec::new();
        let mut nothing = NoChance;
        let mut chance = Recorded::new(&entry.answers, &mut nothing);
        perform(&mut state, entry.seat, entry.deed, &mut chance, &mut events, &mut options);
        each(at + 1, events);
    }
    (state, options)
}

/// Where chance has nothing left to say: everything is recorded.
struct NoChance;

impl Chance for NoChance {
    fn answer(&mut self, _: crate::chance::Ask<'_>) -> u8 {
        0
    }
}

/// Gives exactly the recorded answers and notes if they do not fit.
struct Exact<'a> {
    answers: &'a [u8],
    at: usize,
    fits: bool,
}

impl Chance for Exact<'_> {
    fn answer(&mut self, ask: crate::chance::Ask<'_>) -> u8 {
        let answer = self.answers.get(self.at).copied().filter(|a| usize::from(*a) < ask.len());
        self.at += 1;
        self.fits &= answer.is_some();
        answer.unwrap_or(0)
    }
}
