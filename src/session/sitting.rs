//! A game at a table: the players, the game itself and what has been told of it. Pure; the page keeps one
//! and draws it, tests play it without a browser.

use super::kept::everybody;
use super::log::Books;
use super::past::past;
use super::settings::Preferences;
use super::{FirstPlayer, Outcome, Summary, TableConfig};
use crate::model::build::{Scene, of_battle, table};
use crate::model::{Colour, Decision, OptionView, SeatView, TableModel, WhyNot};
use crate::text::menu::EN as ASKS;
use crate::text::{Lang, Players, Words};
use ::bots::Thought;
use rules::cards::firing;
use rules::chance::Chance;
use rules::choice::Choice;
use rules::components::board::threshold;
use rules::components::setup_cards::SETUP_CARDS;
use rules::event::Event;
use rules::game::{LoadError, Record};
use rules::ids::{Seat, SeatSet, System};
use rules::state::{End, LoreSetup};
use rules::{Game, Setup, view};
use std::collections::HashMap;

mod arrange;
mod asking;
mod bots;
mod foresee;
mod hint;
mod obvious;
mod roll;
mod score;
mod telling;

use asking::Question;
pub use asking::Undo;
pub use roll::Roll;
use score::Score;
pub use telling::motion;

/// A game at a table.
#[derive(Clone)]
pub struct Sitting {
    config: TableConfig,
    words: Words,
    game: Game,
    /// Who sits at this device.
    here: SeatSet,
    /// What happened in the setup and after each entry of the journal.
    told: Vec<Vec<Event>>,
    /// The same in words, for each who reads it.
    books: Books,
    /// What has just happened and is still to be looked at, the first thing first.
    sheets: Vec<Sheet>,
    /// The last shortcut: entries of the journal before it and with it. They are taken back together.
    shortcut: Option<(usize, usize)>,
    /// The last thing done was a choice: what it moved is shown moving.
    moved: bool,
    /// Who looks: whoever made the last choice.
    looker: Seat,
    /// What the table itself asks before it is done.
    asking: Option<Question>,
    /// What was asked about last that can't be chosen.
    why: Option<WhyNot>,
    /// Somebody tried to take back what stands, and is told why.
    denied: bool,
    /// What this device prefers.
    preferences: Preferences,
    /// The system looked at last: what is possible there is worded.
    looked: Option<System>,
    /// The seat that a bot stands in for until its turn ends, and since how many entries of the journal.
    lent: Option<(Seat, usize)>,
    /// Up to which entries of the journal these were the seats of people, while others were than now.
    hands: Vec<(usize, SeatSet)>,
    /// What bots have chosen, by what had been done before.
    minds: HashMap<u64, Choice>,
    /// What is to be looked at is a bot's.
    by_bot: bool,
    /// What somebody would do who was asked, and what had been done before.
    hint: Option<(u64, Thought)>,
}

/// Something to look at before the game goes on.
#[derive(Clone)]
enum Sheet {
    /// Dice that have fallen.
    Roll(Roll),
    /// A chapter that is over.
    Score(Score),
}

/// The rules' setup of an agreed table. The configuration has no [`TableConfig::problems`].
pub fn setup_of(config: &TableConfig) -> Setup {
    let card = config.card().and_then(|card| SETUP_CARDS.iter().position(|c| c.id == card.id));
    Setup {
        players: config.seats.len() as u8,
        first: match config.first {
            FirstPlayer::Random => None,
            FirstPlayer::Seat(seat) => Some(Seat(seat)),
        },
        card: card.map(|i| i as u8),
        split_discard: config.split_discard,
        lore: config.lore.map(|lore| LoreSetup { pack: lore.pack, two: lore.two, dealt: lore.dealt }),
    }
}

/// The words for a table's players; who has no name is called by the colour.
pub fn words_of(config: &TableConfig) -> Words {
    let names = crate::text::language(Lang::English).names;
    let name = |seat: &super::SeatConfig| match seat.name.trim() {
        "" => names.colours[Colour::from(seat.colour) as usize].to_string(),
        name => name.to_string(),
    };
    Words::new(Lang::English, Players::new(config.seats.iter().map(name)))
}

/// The players of a table as it shows them.
pub fn seats_of(config: &TableConfig, words: &Words) -> Vec<SeatView> {
    let each = config.seats.iter().zip(words.players.all()).map(|(config, seat)| SeatView {
        seat,
        colour: config.colour.into(),
        name: words.player(seat).to_string(),
        bot: config.player.level().is_some(),
    });
    each.collect()
}

impl Sitting {
    /// Sets up a new game.
    ///
    /// # Errors
    /// If the configuration is none that can be played.
    pub fn start(config: TableConfig, chance: &mut dyn Chance) -> Result<Sitting, LoadError> {
        if !config.problems().is_empty() {
            return Err(LoadError::Setup);
        }
        let game = Game::new(setup_of(&config), chance)?;
        Ok(Sitting::of(config, game))
    }

    /// Opens a stored game at the same decision.
    ///
    /// # Errors
    /// What is wrong with the record, or that it belongs to another table.
    pub fn load(config: TableConfig, record: &Record) -> Result<Sitting, LoadError> {
        if record.setup != setup_of(&config) {
            return Err(LoadError::Setup);
        }
        Ok(Sitting::of(config, Game::load(record)?))
    }

    /// Goes on with a game of this table.
    pub fn of(config: TableConfig, game: Game) -> Sitting {
        let mut sitting = Sitting {
            words: words_of(&config),
            here: everybody(config.seats.len()),
            config,
            game,
            told: Vec::new(),
            books: Books::default(),
            sheets: Vec::new(),
            shortcut: None,
            moved: false,
            looker: Seat::default(),
            asking: None,
            why: None,
            denied: false,
            preferences: Preferences::default(),
            looked: None,
            lent: None,
            hands: Vec::new(),
            minds: HashMap::new(),
            by_bot: false,
            hint: None,
        };
        sitting.retell();
        sitting
    }

    /// Forgets what was being asked and looked at.
    fn settle(&mut self) {
        self.sheets.clear();
        (self.asking, self.why, self.moved, self.denied) = (None, None, false, false);
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The table.
    pub fn config(&self) -> &TableConfig {
        &self.config
    }

    /// Who decides now: also whether something may be taken back.
    pub fn decider(&self) -> Option<Seat> {
        self.game.answers_plea().or_else(|| self.game.decision().map(|d| d.seat))
    }

    /// Who is asked whether to take something back.
    pub fn asks(&self) -> Option<Seat> {
        match self.asking? {
            Question::EndTurn => None,
            Question::Undo(seat) | Question::AskBack(seat) => Some(seat),
        }
    }

    /// Somebody else may look from now on: what was asked and shown for another seat is put away.
    pub fn leave(&mut self, stays: Option<Seat>) {
        if self.asks().is_some_and(|seat| Some(seat) != stays) {
            self.asking = None;
        }
        if stays.is_some_and(|seat| seat != self.looker) {
            self.sheets.clear();
        }
    }

    /// Who decides and what is asked, in a few words that give nothing away. None if the game is over.
    pub fn asked(&self) -> Option<(String, String)> {
        let seat = self.decider()?;
        let asked = match (self.game.plea(), self.game.decision()) {
            (Some(_), _) => ASKS.plea_short.to_string(),
            (None, Some(decision)) => self.words.question_short(&decision.prompt),
            (None, None) => return None,
        };
        Some((self.words.player(seat).to_string(), asked))
    }

    /// Says who sits at this device.
    pub fn sit_here(&mut self, here: SeatSet) {
        self.here = here;
    }

    /// Another person takes a seat: from here on, and in what is told of before, it is called like this. False if
    /// the table cannot be played so; then nothing changes.
    pub fn rename(&mut self, seat: Seat, name: &str) -> bool {
        let changed = self.config.changed(seat, |this| this.name = name.trim().to_string());
        let Some(config) = changed.filter(|config| config.problems().is_empty()) else { return false };
        self.config = config;
        self.reword();
        true
    }

    /// What was worded with an old name is worded anew.
    fn reword(&mut self) {
        self.words = words_of(&self.config);
        self.books = Books::default();
    }

    /// The table changed elsewhere: from here on it is this one.
    pub fn adopt(&mut self, config: TableConfig) {
        self.reseat(config);
        self.reword();
    }

    /// Says what this device prefers.
    pub fn prefer(&mut self, preferences: Preferences) {
        self.preferences = preferences;
    }

    /// The game goes to somebody else as it is: from here on only the whole table takes it back.
    pub fn seal(&mut self) {
        self.game.seal();
    }

    /// Takes what the table offered under this number. False if there was no such offer.
    pub fn choose(&mut self, index: usize, chance: &mut dyn Chance) -> bool {
        (self.why, self.denied) = (None, false);
        if let Some(question) = self.asking.take() {
            return index == 0 && self.confirmed(question, chance);
        }
        if !self.sheets.is_empty() {
            self.sheets.remove(0);
            return true;
        }
        if let Some(seat) = self.game.answers_plea() {
            let answered = index < 2 && self.game.answer_back(seat, index == 0).is_ok();
            self.bots_agree();
            self.retell();
            return answered;
        }
        let Some(decision) = self.game.decision() else { return false };
        let seat = decision.seat;
        let options = decision.options;
        let Some(choice) = options.get(index).copied() else { return false };
        if self.asks_before(choice, options) {
            self.asking = Some(Question::EndTurn);
            return true;
        }
        self.take(seat, choice, chance)
    }

    fn take(&mut self, seat: Seat, choice: Choice, chance: &mut dyn Chance) -> bool {
        if self.bot(seat).is_none() {
            self.shortcut = None;
        }
        let before = self.game.state().to_owned();
        match self.game.apply(seat, choice, chance) {
            Ok(events) => {
                self.looker = seat;
                self.moved = true;
                let done = (&events[..], self.game.journal());
                let roll = Roll::of(&before, seat, done, &self.seats(), &self.words);
                // A battle that goes on shows its dice itself.
                let roll = roll.filter(|_| !self.fights(seat)).map(Sheet::Roll);
                let score = Score::of(&before, &events, &self.words).map(Sheet::Score);
                self.sheets = roll.into_iter().chain(score).collect();
                self.by_bot = false;
                self.told.push(events);
                self.arrange(chance);
                true
            }
            Err(_) => false,
        }
    }

    /// Is the next question one of a battle, and this seat's?
    fn fights(&self, seat: Seat) -> bool {
        let rifles = firing(self.game.state()).is_some();
        self.game.decision().is_some_and(|d| d.seat == seat && (rifles || of_battle(&d.prompt)))
    }

    /// What happened last.
    pub fn last_events(&self) -> impl Iterator<Item = &Event> {
        self.told.last().into_iter().flatten()
    }

    /// Remembers which system is looked at.
    pub fn look_at(&mut self, system: System) {
        self.looked = Some(system);
    }

    /// Whose view an open table shows: whoever rolled or decides, or the winner's at the end.
    pub fn viewer_at_open_table(&self) -> Option<Seat> {
        let looks = (!self.sheets.is_empty()).then_some(self.looker);
        looks.or(self.decider()).or_else(|| self.game.state().ranking().first().copied())
    }

    /// Remembers what is asked about; nothing any more for none.
    pub fn ask_why(&mut self, what: Option<WhyNot>) {
        (self.why, self.denied) = (what, false);
    }

    /// A seat gives up, or agrees to end the game.
    pub fn concede(&mut self, seat: Seat) {
        if let Ok(events) = self.game.concede(seat) {
            self.settle();
            self.told.push(events);
            self.bots_concede();
        }
    }

    /// Seats that have conceded or agreed to end the game.
    pub fn conceded(&self) -> Vec<Seat> {
        let state = self.game.state();
        state.seats().filter(|seat| state.quit.has(*seat)).collect()
    }

    /// The players as the table shows them.
    pub fn seats(&self) -> Vec<SeatView> {
        seats_of(&self.config, &self.words)
    }

    /// The table as a seat may see it; at an open table, as whoever decides.
    pub fn model(&self, viewer: Option<Seat>) -> TableModel {
        let seats = self.seats();
        let state = self.game.state();
        let view = view::of(state, viewer);
        let bot = self.bot_decides().is_some();
        let asked = viewer.is_some() && viewer == self.decider() && !bot;
        let refusals = if asked && self.game.plea().is_none() { self.game.refusals() } else { Vec::new() };
        let log = self.log(viewer);
        let scene = Scene {
            view: &view,
            seats: &seats,
            log: &log,
            refusals: &refusals,
            why: self.why,
            looked: self.looked,
            undo: self.may_undo(),
            redo: self.may_redo() && self.sheets.is_empty(),
            back: self.game.way_back().is_some(),
            bot,
            words: &self.words,
        };
        let mut model = table(&scene);
        self.tell_hint(&mut model, viewer);
        self.tell_battle(&mut model);
        model.motion = self.motion(&seats);
        model.top.undo_not = self.undo_not();
        if self.preferences.past_cards {
            model.past = past(&self.told, state, viewer);
        }
        if let Some(decision) = model.decision.as_mut().filter(|d| d.mine) {
            decision.whys.extend(self.tell_undo());
            decision.trail = self.trail();
        }
        let sheet = self.sheets.first().map(|sheet| match sheet {
            Sheet::Roll(roll) => roll.show(&mut model),
            Sheet::Score(score) => score.show(&mut model),
        });
        let asked = if sheet.is_some() { Some(self.looker) } else { self.asks().or_else(|| self.decider()) };
        let Some(seat) = asked else { return model };
        let below = model.decision.take();
        let plain = Decision { seat, mine: viewer == Some(seat), ..Decision::default() };
        model.decision = match (self.asking, sheet) {
            (Some(question), _) => self.question(question, plain, below),
            (None, None) if self.game.plea().is_some() => self.plea(plain),
            (None, Some((sentence, short))) => {
                Some(answers(Decision { sentence, short: short.into(), ..plain }, ASKS.seen, None))
            }
            _ => below,
        };
        model
    }

    /// What can be told about the game without giving anything away.
    pub fn summary(&self) -> Summary {
        let state = self.game.state();
        let card = &SETUP_CARDS[usize::from(state.setup_card)];
        Summary {
            config: self.config.clone(),
            chapter: state.chapter.max(1),
            round: state.round_number.max(1),
            turn: self.decider().map(|seat| seat.0),
            power: state.seats().map(|seat| state.boards[seat].power.clamp(0, 255) as u8).collect(),
            out: card.out.to_vec(),
            over: state.over.is_some(),
        }
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        let state = self.game.state();
        let conceded = state.over? == End::Conceded;
        // With more than two, it ends only once everybody has agreed.
        let agreed = conceded && state.players() > 2;
        let power = |seat: Seat, of: &dyn Fn(Seat) -> i16| of(seat).max(0) as u16;
        let chapters = self.told.iter().flatten().filter_map(|event| match event {
            Event::ChapterEnded { power: at, .. } => {
                Some(state.seats().map(|seat| power(seat, &|s| at[s])).collect())
            }
            _ => None,
        });
        Some(Outcome {
            config: self.config.clone(),
            power: state.seats().map(|seat| power(seat, &|s| state.boards[s].power)).collect(),
            chapters: chapters.collect(),
            turn_order: state.turn_order().map(|seat| seat.0).collect(),
            threshold: threshold(state.players()) as u16,
            conceded: state.quit.iter().filter(|_| conceded && !agreed).map(|seat| seat.0).collect(),
            agreed,
        })
    }

    /// Is this a decision that another player than `seat` has to make, or nobody?
    pub fn is_for(&self, seat: Seat) -> bool {
        match (self.asks(), self.sheets.is_empty()) {
            (Some(asks), _) => asks == seat,
            (None, true) => self.decider() == Some(seat),
            (None, false) => self.looker == seat,
        }
    }
}

/// A question with one answer, and perhaps a way back.
fn answers(decision: Decision, title: &str, back: Option<&str>) -> Decision {
    let option = OptionView { title: title.to_string(), enabled: true, ..OptionView::default() };
    Decision { options: vec![option], back: back.map(str::to_string), ..decision }.number()
}
