//! Reading the command line.

use super::coverage::Scope;
use super::simulate::{Mode, Plan};
use super::terminal::{Party, Sits};
use super::tournament::{Entrant, Tournament};
use super::train::Lesson;
use super::{Trouble, bots};
use crate::text::cli as text;
use ::bots::{Effort, Level};
use lexopt::{Arg, Parser, ValueExt as _};
use std::ffi::OsString;
use std::path::PathBuf;

/// What is asked for.
pub enum Command {
    /// How to call it.
    Help,
    /// Play games.
    Simulate(Plan),
    /// Play at the terminal.
    Play(Party),
    /// Let bots play each other.
    Tournament(Tournament),
    /// Teach the bots.
    Train(Lesson),
    /// Play rules cases.
    Check(Vec<PathBuf>),
    /// Tell a saved game.
    Replay(PathBuf),
    /// Tell what of the cards is reached.
    Coverage(Scope),
    /// Print the short text of a saved game.
    Link(PathBuf),
    /// Print the game of a short text.
    Open(String),
    /// Measure how long the short texts of games are.
    Links(Plan),
    /// Tell what is known of the cards.
    Cards(Option<String>),
}

/// Reads the arguments; the first one is the program's name.
///
/// # Errors
/// What is wrong with them.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Command, Trouble> {
    let mut parser = Parser::from_iter(args);
    parse_with(&mut parser).map_err(|error| match error {
        lexopt::Error::Custom(why) => Trouble::Misuse(why.to_string()),
        other => Trouble::Misuse(other.to_string()),
    })
}

fn parse_with(parser: &mut Parser) -> Result<Command, lexopt::Error> {
    match parser.next()? {
        None | Some(Arg::Short('h') | Arg::Long("help")) => Ok(Command::Help),
        Some(Arg::Value(name)) => match name.to_string_lossy().as_ref() {
            "help" => Ok(Command::Help),
            "simulate" => plan(parser, Command::Simulate),
            "play" => party(parser),
            "tournament" => tournament(parser),
            "train" => train(parser),
            "check" => Ok(values(parser)?.map_or(Command::Help, |paths| {
                Command::Check(paths.into_iter().map(PathBuf::from).collect())
            })),
            "replay" => one(parser, |path| Command::Replay(path.into())),
            "link" => one(parser, |path| Command::Link(path.into())),
            "open" => one(parser, |text| Command::Open(text.to_string_lossy().into_owned())),
            "links" => plan(parser, Command::Links),
            "coverage" => coverage(parser),
            "cards" => cards(parser),
            other => Err(text::unknown_command(other).into()),
        },
        Some(other) => Err(other.unexpected()),
    }
}

/// Values only, at least one; none if help is asked for.
fn values(parser: &mut Parser) -> Result<Option<Vec<OsString>>, lexopt::Error> {
    let mut found = Vec::new();
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Value(value) => found.push(value),
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            other => return Err(other.unexpected()),
        }
    }
    if found.is_empty() { Err(text::MISSING_PATH.into()) } else { Ok(Some(found)) }
}

fn coverage(parser: &mut Parser) -> Result<Command, lexopt::Error> {
    let mut scope = Scope::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("games") => scope.games = number(parser, "--games")?,
            Arg::Long("seed") => scope.seed = number(parser, "--seed")?,
            Arg::Value(path) => scope.paths.push(path.into()),
            Arg::Short('h') | Arg::Long("help") => return Ok(Command::Help),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Coverage(scope))
}

fn cards(parser: &mut Parser) -> Result<Command, lexopt::Error> {
    let mut id = None;
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Value(value) if id.is_none() => id = Some(value.to_string_lossy().into_owned()),
            Arg::Short('h') | Arg::Long("help") => return Ok(Command::Help),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Cards(id))
}

/// Exactly one value; help if it is asked for or if there are more.
fn one(parser: &mut Parser, command: impl Fn(OsString) -> Command) -> Result<Command, lexopt::Error> {
    Ok(match values(parser)?.map(<[OsString; 1]>::try_from) {
        Some(Ok([value])) => command(value),
        _ => Command::Help,
    })
}

/// A plan for games.
fn plan(parser: &mut Parser, command: fn(Plan) -> Command) -> Result<Command, lexopt::Error> {
    let mut plan = Plan::default();
    let mut names = "random".to_owned();
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("players") => plan.players = number(parser, "--players")?,
            Arg::Long("games") => plan.games = number(parser, "--games")?,
            Arg::Long("seed") => plan.seed = number(parser, "--seed")?,
            Arg::Long("mode") => {
                plan.mode = mode(parser)?;
            }
            Arg::Long("bots") => names = parser.value()?.string()?,
            Arg::Long("verify") => plan.verify = true,
            Arg::Long("save") => plan.save = Some(parser.value()?.into()),
            Arg::Long("decisions") => plan.decisions = Some(number(parser, "--decisions")?),
            Arg::Short('h') | Arg::Long("help") => return Ok(Command::Help),
            other => return Err(other.unexpected()),
        }
    }
    if !(2..=4).contains(&plan.players) {
        return Err(text::PLAYERS.into());
    }
    if plan.decisions.is_some() && plan.save.is_none() {
        return Err(text::STOPS_UNSAVED.into());
    }
    plan.bots = bots::of_seats(&names, plan.players).map_err(lexopt::Error::from)?;
    Ok(command(plan))
}

fn party(parser: &mut Parser) -> Result<Command, lexopt::Error> {
    let mut party =
        Party { seats: vec![Sits::Person, Sits::Level(Level::Normal)], mode: Mode::Base, seed: 1 };
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("seats") => {
                let names = parser.value()?.string()?;
                let seats = names.split(',').map(|name| Sits::named(name.trim())).collect::<Result<_, _>>();
                party.seats = seats.map_err(lexopt::Error::from)?;
            }
            Arg::Long("seed") => party.seed = number(parser, "--seed")?,
            Arg::Long("mode") => party.mode = mode(parser)?,
            Arg::Short('h') | Arg::Long("help") => return Ok(Command::Help),
            other => return Err(other.unexpected()),
        }
    }
    if !(2..=4).contains(&party.seats.len()) {
        return Err(text::SEATS_OF_PARTY.into());
    }
    Ok(Command::Play(party))
}

fn tournament(parser: &mut Parser) -> Result<Command, lexopt::Error> {
    let mut plan = Tournament::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("bots") => {
                let names = parser.value()?.string()?;
                plan.bots = names
                    .split(',')
                    .map(|name| Entrant::named(name.trim()))
                    .collect::<Result<_, _>>()
                    .map_err(lexopt::Error::from)?;
            }
            Arg::Long("players") => plan.players = number(parser, "--players")?,
            Arg::Long("games") => plan.games = number(parser, "--games")?,
            Arg::Long("seed") => plan.seed = number(parser, "--seed")?,
            Arg::Long("mode") => plan.mode = mode(parser)?,
            Arg::Long("threads") => plan.threads = number(parser, "--threads")?,
            Arg::Long("at-table") => plan.effort = Effort::Table,
            Arg::Short('h') | Arg::Long("help") => return Ok(Command::Help),
            other => return Err(other.unexpected()),
        }
    }
    if !(2..=4).contains(&plan.players) {
        return Err(text::PLAYERS.into());
    }
    if !(1..=4).contains(&plan.bots.len()) {
        return Err(text::BOTS_OF_TOURNAMENT.into());
    }
    Ok(Command::Tournament(plan))
}

fn mode(parser: &mut Parser) -> Result<Mode, lexopt::Error> {
    let name = parser.value()?.string()?;
    Mode::named(&name).ok_or_else(|| lexopt::Error::from(text::unknown_mode(&name)))
}

fn train(parser: &mut Parser) -> Result<Command, lexopt::Error> {
    let mut lesson = Lesson::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("batches") => lesson.batches = number(parser, "--batches")?,
            Arg::Long("games") => lesson.games = number(parser, "--games")?,
            Arg::Long("seed") => lesson.seed = number(parser, "--seed")?,
            Arg::Long("threads") => lesson.threads = number(parser, "--threads")?,
            Arg::Long("from") => lesson.from = Some(parser.value()?.into()),
            Arg::Long("out") => lesson.out = parser.value()?.into(),
            Arg::Short('h') | Arg::Long("help") => return Ok(Command::Help),
            other => return Err(other.unexpected()),
        }
    }
    if lesson.out.as_os_str().is_empty() {
        return Err(text::NO_OUT.into());
    }
    Ok(Command::Train(lesson))
}

fn number<N: std::str::FromStr>(parser: &mut Parser, option: &str) -> Result<N, lexopt::Error> {
    let value = parser.value()?.string()?;
    value.parse().map_err(|_| text::no_number(option, &value).into())
}
