//! How much of the cards is reached by random games and by the rules cases: a line for every hook that a card
//! answers, every ability and every question of its own.

pub mod listening;

use super::bots::Bot;
use super::cases::format::File;
use super::simulate::{MOST_DECISIONS, Mode, Plan, Table, setup};
use super::{Trouble, cases, say};
use crate::text::cli as text;
use crate::text::{Lang, Words};
use listening::{Counts, Part};
use rules::State;
use rules::choice::Choice;
use rules::event::Event;
use rules::hooks::Hook;
use rules::ids::CardId;
use rules::kit::Kit;
use rules::options::Options;
use rules::position::{At, Position};
use std::path::{Path, PathBuf};

/// What to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    /// So many games of each mode at each number of players.
    pub games: u64,
    /// The seed of all of them.
    pub seed: u64,
    /// Files and folders of rules cases.
    pub paths: Vec<PathBuf>,
}

/// Where rules cases lie if nothing else is said.
const CASES: &str = "tests/cases";

impl Default for Scope {
    fn default() -> Scope {
        Scope { games: 20, seed: 1, paths: Vec::new() }
    }
}

/// What was reached, and how.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// How often in random games.
    pub games: Counts,
    /// In how many rules cases.
    pub cases: Counts,
    /// Cases that do not hold: what they reach does not count.
    pub broken: usize,
}

impl Coverage {
    /// Was it reached by anything?
    pub fn has(&self, card: CardId, part: Part) -> bool {
        self.games.of(card, part) + self.cases.of(card, part) > 0
    }

    /// What nothing reached.
    pub fn missing(&self) -> Vec<(CardId, Part)> {
        let all = cards().flat_map(|card| parts(card).map(move |part| (card, part)));
        all.filter(|(card, part)| !self.has(*card, *part)).collect()
    }
}

fn cards() -> impl Iterator<Item = CardId> {
    (0..Kit::base().tables().plugs.len() as u16).map(CardId)
}

/// Everything of a card that can be reached.
pub fn parts(card: CardId) -> impl Iterator<Item = Part> {
    let plug = Kit::base().plug(card);
    let mask = plug.hooks.mask().0;
    let hooks = Hook::ALL.iter().filter(move |h| mask >> **h as u64 & 1 == 1).map(|h| Part::Hook(*h));
    let abilities = Words::plain(Lang::English, 4).card_text(card).abilities.len() as u8;
    hooks
        .chain(plug.when_secured.map(|_| Part::WhenSecured))
        .chain((0..abilities).map(Part::Ability))
        .chain(plug.choose.map(|_| Part::Question))
}

/// Plays the games and the cases.
///
/// # Errors
/// A file that cannot be read.
pub fn measure(scope: &Scope) -> Result<Coverage, Trouble> {
    let mut found = Coverage::default();
    listening::take();
    for mode in [Mode::Base, Mode::Lore, Mode::Lore2] {
        for players in 2..=4 {
            for game in 0..scope.games {
                // One half of the games brings cards into play, the other lets them lie as chance has it.
                let bot = if game % 2 == 0 { Bot::Collector } else { Bot::Random };
                let bots = vec![bot; usize::from(players)];
                let plan = Plan { mode, players, seed: scope.seed, bots, ..Plan::default() };
                play(&plan, Table::new(scope.seed, game));
            }
        }
    }
    found.games = listening::take();
    for path in &scope.paths {
        let unreadable = |e: &str| Trouble::Fails(text::cannot_open(&path.display().to_string(), e));
        for file in cases::files(path).map_err(|e| unreadable(&e.to_string()))? {
            let content = std::fs::read_to_string(&file).map_err(|e| unreadable(&e.to_string()))?;
            let file: File = toml::from_str(&content).map_err(|e| unreadable(e.message()))?;
            for case in &file.case {
                let held = cases::run_with(case, listening::kit(), &mut watch).is_ok();
                let reached = listening::take();
                if held {
                    found.cases.add_once(&reached);
                } else {
                    found.broken += 1;
                }
            }
        }
    }
    Ok(found)
}

/// Asks for what cannot be chosen too: the rules look further for that than for what can.
fn watch(before: &State, choice: Choice, events: &[Event]) {
    before.refusals();
    listening::saw(before, choice, events);
}

fn play(plan: &Plan, mut table: Table) {
    let mut position = Position::new(plan.players);
    (position.setup, position.at, position.kit) =
        (setup(plan.mode, plan.players), At::Setup, listening::kit());
    let Ok(mut state) = position.build() else { return };
    let (mut options, mut events) = (Options::all(), Vec::new());
    state.run(&mut table.chance, &mut events, &mut options);
    for _ in 0..MOST_DECISIONS {
        let Some((seat, _)) = state.prompt() else { return };
        let choice =
            plan.bots[usize::from(seat.0)].choose(&state, seat, options.choices(), &mut table.picker);
        let before = state;
        events.clear();
        state.step(choice, &mut table.chance, &mut events, &mut options);
        watch(&before, choice, &events);
    }
}

/// Prints the report; false if something was not reached or a case does not hold.
///
/// # Errors
/// A file that cannot be read.
pub fn run(scope: &Scope) -> Result<bool, Trouble> {
    let mut scope = scope.clone();
    if scope.paths.is_empty() && Path::new(CASES).is_dir() {
        scope.paths.push(CASES.into());
    }
    let found = measure(&scope)?;
    let words = Words::plain(Lang::English, 4);
    for card in cards() {
        say(text::covered_card(Kit::base().plug(card).id, words.card_name(card)));
        for part in parts(card) {
            let (games, cases) = (found.games.of(card, part), found.cases.of(card, part));
            say(text::covered(&name(&words, card, part), games, cases));
        }
    }
    let missing = found.missing();
    let all: usize = cards().map(|card| parts(card).count()).sum();
    let list: Vec<String> = missing.iter().map(|(card, part)| told(&words, *card, *part)).collect();
    if found.broken > 0 {
        say(text::broken_cases(found.broken));
    }
    say(text::reached(all - missing.len(), &list));
    Ok(missing.is_empty() && found.broken == 0)
}

fn name(words: &Words, card: CardId, part: Part) -> String {
    match part {
        Part::Hook(hook) => text::part_hook(hook.name()),
        Part::Ability(ability) => {
            let about = words.card_text(card).abilities.get(usize::from(ability));
            text::part_ability(ability, about.map_or("", |a| a.title))
        }
        Part::Question => text::PART_QUESTION.to_owned(),
        Part::WhenSecured => text::PART_WHEN_SECURED.to_owned(),
    }
}

/// A part with its card.
pub fn told(words: &Words, card: CardId, part: Part) -> String {
    text::part_of_card(Kit::base().plug(card).id, &name(words, card, part))
}
