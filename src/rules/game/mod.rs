//! The one door to a game: its origin, what was chosen since, and what chance answered.
//!
//! Everything that was done at a table stands on its *tape*, in order, taking back included. The *journal* is
//! the line that is played: the tape without what was taken back.

mod anchor;
mod back;
mod origin;
mod record;

pub use anchor::Anchor;
pub use back::Plea;
pub use record::{LoadError, MOST_ENTRIES, Record};

use crate::chance::{Chance, Recorded};
use crate::choice::{Choice, Prompt, Reason};
use crate::components::setup_cards::SETUP_CARDS;
use crate::event::{Deaf, Event, Sink};
use crate::flow::Cx;
use crate::ids::*;
use crate::kit::Kit;
use crate::options::Options;
use crate::position::Position;
use crate::state::{End, Setup, State};
use origin::Origin;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The edition of rules and rulings that is played: the official rules of October 2025.
pub const RULESET: &str = "2025-10";
/// Raised whenever a recorded choice could replay differently.
pub const ENGINE: u32 = 1;

/// So many entries apart the state is kept, so that going back is quick.
const STRIDE: usize = 16;

/// What a seat did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Chose an option of its decision.
    Chose(Choice),
    /// Gave up, or agreed to end the game (R21.4).
    Conceded,
    /// So many entries were taken back, to a decision of this seat.
    TookBack(u16),
    /// Asks the table to take back so many entries.
    AskedBack(u16),
    /// Agrees to take back what was asked.
    Agreed,
    /// Does not agree; nothing is taken back.
    Refused,
}

/// One entry of the tape.
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

/// What is known of an entry of the journal.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// Who was asked what.
    asked: Option<(Seat, Prompt)>,
    /// Chance answered, or somebody was shown what they did not know.
    revealed: bool,
    /// Where it stands on the tape.
    at: usize,
    /// Names the history up to and with it.
    print: u64,
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Game {
    kit: Kit,
    origin: Origin,
    opening: Vec<u8>,
    tape: Vec<Entry>,
    /// So much of the tape is known elsewhere and is never taken off it.
    sealed: usize,
    journal: Vec<Entry>,
    /// Beside each entry of the journal.
    steps: Vec<Step>,
    /// What the table did besides, and after how many entries of the journal it is told.
    notes: Vec<(usize, Event)>,
    plea: Option<Plea>,
    undone: Vec<Entry>,
    memory: Memory,
    /// The state after every [`STRIDE`] entries of the journal, the first one before any.
    kept: Vec<State>,
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
        Game::begin(kit, Origin::Setup(setup), known, chance, sink)
    }

    /// Begins in the middle, at a position.
    ///
    /// # Errors
    /// [`LoadError::Position`] if there is no such position.
    pub fn at(position: Position, chance: &mut dyn Chance) -> Result<Game, LoadError> {
        Game::begin(position.kit, Origin::Position(Box::new(position)), &[], chance, &mut Deaf)
    }

    fn begin(
        kit: Kit,
        origin: Origin,
        known: &[u8],
        chance: &mut dyn Chance,
        sink: &mut dyn Sink,
    ) -> Result<Game, LoadError> {
        let mut chance = Recorded::new(known, chance);
        let (state, options) = origin.begin(kit, &mut chance, sink)?;
        let origin = origin.plain(&state)?;
        Ok(Game {
            kit,
            origin,
            opening: chance.given,
            tape: Vec::new(),
            sealed: 0,
            journal: Vec::new(),
            steps: Vec::new(),
            notes: Vec::new(),
            plea: None,
            undone: Vec::new(),
            memory: Memory::new(),
            kept: vec![state],
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

    /// What was done so far, without what was taken back.
    pub fn journal(&self) -> &[Entry] {
        &self.journal
    }

    /// Everything that was done, with what was taken back past something revealed.
    pub fn tape(&self) -> &[Entry] {
        &self.tape
    }

    /// What was taken back and can be done again, the next first.
    pub fn undone(&self) -> &[Entry] {
        &self.undone
    }

    /// How it was set up.
    pub fn setup(&self) -> Setup {
        self.origin.setup()
    }

    /// What chance answered before the first decision.
    pub fn opening(&self) -> &[u8] {
        &self.opening
    }

    /// The position it began at, if it did not begin with a setup.
    pub fn origin(&self) -> Option<&Position> {
        self.origin.position()
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
        if self.plea.is_some() {
            return Err(Reason::NotOffered);
        }
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
        if seat.0 >= self.setup().players || self.state.quit.has(seat) || self.plea.is_some() {
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
        self.enter_journal(Entry { seat, deed, answers }, asked, &events);
        events
    }

    /// Does again what was taken back last. Returns the events, or none if there is nothing.
    pub fn redo(&mut self) -> Option<Vec<Event>> {
        if self.plea.is_some() {
            return None;
        }
        let next = self.undone.first()?.clone();
        let mut nothing = NoChance;
        let mut known = Recorded::new(&next.answers, &mut nothing);
        let mut events = Vec::new();
        let asked = self.state.prompt();
        perform(&mut self.state, next.seat, next.deed, &mut known, &mut events, &mut self.options);
        self.enter_journal(next, asked, &events);
        Some(events)
    }

    fn enter_journal(&mut self, entry: Entry, asked: Option<(Seat, Prompt)>, events: &[Event]) {
        let print = print(&(self.fingerprint(), &entry));
        let revealed = !entry.answers.is_empty() || events.iter().any(Event::reveals);
        let again = self.undone.first() == Some(&entry);
        let at = self.enter_tape(&entry, again);
        if again {
            self.undone.remove(0);
        } else {
            self.undone.clear();
        }
        self.journal.push(entry);
        self.steps.push(Step { asked, revealed, at, print });
        if self.journal.len().is_multiple_of(STRIDE) {
            self.kept.push(self.state);
        }
    }

    /// Names the history so far, for this run of the program.
    pub fn fingerprint(&self) -> u64 {
        self.steps.last().map_or_else(|| print(&self.opening), |step| step.print)
    }

    /// The whole game told again: `each` gets the events of the setup (index 0) and of every entry of the
    /// journal, with what the table did after it.
    pub fn retell(&self, each: &mut dyn FnMut(usize, Vec<Event>)) {
        let mut events = Vec::new();
        let mut nothing = NoChance;
        let mut chance = Recorded::new(&self.opening, &mut nothing);
        let Ok((mut state, mut options)) = self.origin.begin(self.kit, &mut chance, &mut events) else {
            return;
        };
        let notes = |at: usize| self.notes.iter().filter(move |(i, _)| *i == at).map(|(_, e)| e.clone());
        events.extend(notes(0));
        each(0, events);
        for (at, entry) in (1..).zip(&self.journal) {
            let mut events = Vec::new();
            repeat(&mut state, entry, &mut events, &mut options);
            events.extend(notes(at));
            each(at, events);
        }
    }

    /// The state before the first entry of the journal.
    pub fn began(&self) -> &State {
        &self.kept[0]
    }

    /// The state after so many entries of the journal, at most all of them.
    pub fn state_after(&self, entries: usize) -> State {
        match entries {
            0 => self.kept[0],
            _ if entries >= self.journal.len() => self.state,
            _ => self.state_at(entries).0,
        }
    }

    /// The state after so many entries of the journal, and what can be chosen there.
    fn state_at(&self, keep: usize) -> (State, Options) {
        let near = (keep / STRIDE).min(self.kept.len() - 1);
        let mut state = self.kept[near];
        let mut options = Options::all();
        if state.over.is_none() {
            state.options(&mut options);
        }
        for entry in &self.journal[near * STRIDE..keep] {
            repeat(&mut state, entry, &mut Deaf, &mut options);
        }
        (state, options)
    }
}

/// A number for something; only compared within this process, so the hasher need not be portable.
fn print(what: &impl std::hash::Hash) -> u64 {
    use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
    BuildHasherDefault::<DefaultHasher>::default().hash_one(what)
}

/// Does what an entry of a journal says.
fn repeat(state: &mut State, entry: &Entry, sink: &mut dyn Sink, options: &mut Options) {
    let mut nothing = NoChance;
    let mut chance = Recorded::new(&entry.answers, &mut nothing);
    perform(state, entry.seat, entry.deed, &mut chance, sink, options);
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
        // What the table does with the tape changes no state: see `back`.
        Deed::TookBack(_) | Deed::AskedBack(_) | Deed::Agreed | Deed::Refused => {}
    }
}

/// Where chance has nothing left to say: everything is recorded.
struct NoChance;

impl Chance for NoChance {
    fn answer(&mut self, _: crate::chance::Ask<'_>) -> u8 {
        0
    }
}
