//! The command line: games without a browser, for measuring, checking and telling.

mod args;
pub mod bots;
mod cards;
pub mod cases;
pub mod coverage;
pub mod links;
mod replay;
pub mod simulate;
mod terminal;
pub mod tournament;
pub mod train;
pub mod verified;

use crate::text::cli as text;
use args::Command;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// Something that a command cannot do, in words.
#[derive(Debug)]
pub enum Trouble {
    /// It was called wrongly.
    Misuse(String),
    /// It cannot go on.
    Fails(String),
}

/// Prints a line. Whoever reads may have gone: that is no trouble of ours.
fn say(line: impl std::fmt::Display) {
    use std::io::Write as _;
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Exit codes: 0 all well, 1 something did not hold or could not be read, 2 called wrongly.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let done = args::parse(args).and_then(|command| match command {
        Command::Help => {
            say(text::USAGE);
            Ok(true)
        }
        Command::Simulate(plan) => simulate::run(&plan),
        Command::Play(party) => terminal::run(&party, &mut std::io::stdin().lock()).map(|()| true),
        Command::Tournament(plan) => tournament::run(&plan),
        Command::Train(lesson) => train::run(&lesson),
        Command::Check(paths) => check(&paths),
        Command::Replay(path) => replay::run(&path).map(|()| true),
        Command::Coverage(scope) => coverage::run(&scope),
        Command::Link(path) => links::link(&path).map(|()| true),
        Command::Open(content) => links::show(&content).map(|()| true),
        Command::Links(plan) => links::lengths(&plan).map(|()| true),
        Command::Cards(id) => cards::run(id.as_deref()).map(|()| true),
    });
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(Trouble::Misuse(why)) => {
            eprintln!("{}", text::misuse(&why));
            ExitCode::from(2)
        }
        Err(Trouble::Fails(why)) => {
            eprintln!("{}", text::fails(&why));
            ExitCode::FAILURE
        }
    }
}

fn check(paths: &[PathBuf]) -> Result<bool, Trouble> {
    let mut report = cases::Report::default();
    for path in paths {
        let name = path.display().to_string();
        let files =
            cases::files(path).map_err(|e| Trouble::Fails(text::cannot_open(&name, &e.to_string())))?;
        files.iter().for_each(|file| cases::check_file(file, &mut report));
    }
    for failure in &report.failures {
        say(text::failure(&failure.path.display().to_string(), failure.line, &failure.rule, &failure.why));
    }
    say(text::passed_failed(report.passed, report.failures.len()));
    Ok(report.failures.is_empty())
}
