//! Rules cases: positions, what is done in them and what must be true then, read from text files and
//! played. The format is described in tests/cases/README.md.

pub mod facts;
pub mod format;
pub mod given;
pub mod notation;
mod script;
#[cfg(test)]
mod tests;

use crate::text::cli as text;
use format::{Case, File};
use notation as n;
use rules::choice::{Choice, Reason};
use rules::event::{Deaf, Event};
use rules::ids::Seat;
use rules::options::Options;
use rules::verify::{self, Finding};
use rules::{State, kit::Kit};
use script::Script;
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::Spanned;

/// What is wrong with one case, or with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file.
    pub path: PathBuf,
    /// The line, from 1.
    pub line: usize,
    /// The case's sentence; empty if the file cannot be read.
    pub rule: String,
    /// What was expected and what was found, a line each.
    pub why: Vec<String>,
}

/// What came of some files.
#[derive(Debug, Default)]
pub struct Report {
    /// Cases that hold.
    pub passed: usize,
    /// Cases that do not, and files that cannot be read.
    pub failures: Vec<Failure>,
}

/// All case files under a path, sorted; a file itself whatever its name is.
///
/// # Errors
/// What cannot be read.
pub fn files(path: &Path) -> std::io::Result<Vec<PathBuf>> {
    if !std::fs::metadata(path)?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path)? {
        let entry = entry?.path();
        if entry.is_dir() {
            found.append(&mut files(&entry)?);
        } else if entry.extension().is_some_and(|e| e == "toml") {
            found.push(entry);
        }
    }
    found.sort();
    Ok(found)
}

/// Plays all cases of a file.
pub fn check_file(path: &Path, report: &mut Report) {
    let mut fail = |line, rule: &str, why| {
        report.failures.push(Failure { path: path.to_owned(), line, rule: rule.to_owned(), why });
    };
    let content = match std::fs::read_to_string(path) {
        Ok(content) => content,
        Err(error) => {
            return fail(1, "", vec![text::cannot_open(&path.display().to_string(), &error.to_string())]);
        }
    };
    let file: File = match toml::from_str(&content) {
        Ok(file) => file,
        Err(error) => {
            let line = error.span().map_or(1, |span| line_of(&content, span));
            return fail(line, "", vec![error.message().to_owned()]);
        }
    };
    let mut passed = 0;
    for case in &file.case {
        match run(case) {
            Ok(()) => passed += 1,
            Err((span, why)) => fail(line_of(&content, span), case.rule.get_ref(), why),
        }
    }
    report.passed += passed;
}

fn line_of(content: &str, span: Range<usize>) -> usize {
    content[..span.start.min(content.len())].matches('\n').count() + 1
}

/// Where in the file, and what is wrong there.
type Trouble = (Range<usize>, Vec<String>);

/// Plays one case.
///
/// # Errors
/// The first line that does not hold; of the facts at the end, all that do not.
pub fn run(case: &Case) -> Result<(), Trouble> {
    run_with(case, Kit::base(), &mut |_, _, _| {})
}

/// Is told the state before a choice, the choice, and what happened.
pub type Watch<'a> = &'a mut dyn FnMut(&State, Choice, &[Event]);

/// Plays one case with a kit that has the cards of the base kit, watched.
///
/// # Errors
/// As [`run`].
pub fn run_with(case: &Case, kit: Kit, watch: Watch<'_>) -> Result<(), Trouble> {
    let at = |why| (case.rule.span(), why);
    let mut position = given::position(case).map_err(at)?;
    position.kit = kit;
    let state =
        position.build().map_err(|wrong| at(wrong.into_iter().map(|w| given::wrong(kit, w)).collect()))?;
    let mut run = Run { state, options: Options::all(), known: Vec::new(), watch };
    let mut lines = case.play.iter().peekable();
    let opening = lines.next_if(|line| verb(line.get_ref()) == "begin");
    run.begin(opening.map_or("begin", |line| line.get_ref()))
        .map_err(|why| (opening.map_or(case.rule.span(), Spanned::span), why))?;
    for line in lines {
        run.line(line.get_ref()).map_err(|why| (line.span(), why))?;
    }
    let mut place = None;
    let mut wrong = Vec::new();
    for fact in &case.then {
        if let Err(mut why) = run.fact(fact.get_ref()) {
            place.get_or_insert(fact.span());
            wrong.append(&mut why);
        }
    }
    place.map_or(Ok(()), |span| Err((span, wrong)))
}

fn verb(line: &str) -> &str {
    line.split("=>").next().unwrap_or_default().trim()
}

struct Run<'a> {
    state: State,
    options: Options,
    /// What was not as in a whole game from the start: cards that lie nowhere.
    known: Vec<Finding>,
    watch: Watch<'a>,
}

type Held = Result<(), Vec<String>>;

impl Run<'_> {
    fn kit(&self) -> Kit {
        self.state.kit
    }

    fn script(&self, line: &str) -> Result<Script, Vec<String>> {
        let answers = line.split_once("=>").map_or("", |(_, answers)| answers);
        Script::parse(self.kit(), answers).map_err(|why| vec![why])
    }

    fn begin(&mut self, line: &str) -> Held {
        let mut script = self.script(line)?;
        self.known = verify::state(&self.state);
        self.state.run(&mut script, &mut Deaf, &mut self.options);
        self.settle(script)
    }

    /// The script must fit, and nothing may be lost or doubled on the way.
    fn settle(&mut self, script: Script) -> Held {
        let mut wrong = script.finish();
        let mut findings = verify::state(&self.state);
        findings.retain(|f| !self.known.contains(f));
        findings.extend(verify::options(&self.state, self.options.choices()));
        wrong.extend(findings.iter().map(|f| text::broken_promise(&format!("{f:?}"))));
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }

    fn line(&mut self, line: &str) -> Held {
        if let Some(fact) = line.strip_prefix("now:") {
            return self.fact(fact);
        }
        let unreadable = || vec![text::no_such_line(line)];
        if let Some((who, rest)) = line.split_once(':').filter(|(who, _)| n::parse_seat(who).is_some()) {
            let seat = n::parse_seat(who).ok_or_else(unreadable)?;
            return self.act(seat, rest);
        }
        let (who, rest) = line.split_once(' ').ok_or_else(unreadable)?;
        let seat = n::parse_seat(who).ok_or_else(unreadable)?;
        self.decides(seat)?;
        if let Some(rest) = rest.strip_prefix("cannot ") {
            self.cannot(seat, rest)
        } else if let Some(rest) = rest.strip_prefix("can ") {
            rest.split(';').try_for_each(|choice| self.find(seat, choice).map(|_| ()))
        } else if let Some(rest) = rest.strip_prefix("is asked ") {
            let asked =
                self.state.prompt().map(|(_, prompt)| n::prompt(self.kit(), prompt)).unwrap_or_default();
            if asked == rest.trim() { Ok(()) } else { Err(vec![text::expected_found(line, &asked)]) }
        } else if let Some(rest) = rest.strip_prefix("has only ") {
            self.only(seat, rest)
        } else {
            Err(unreadable())
        }
    }

    fn decides(&self, seat: Seat) -> Held {
        match self.state.prompt() {
            Some((asked, _)) if asked == seat => Ok(()),
            Some((asked, prompt)) => {
                let prompt = n::prompt(self.kit(), prompt);
                Err(vec![text::somebody_else(&n::seat(seat), &n::seat(asked), &prompt)])
            }
            None => Err(vec![text::GAME_IS_OVER.to_owned()]),
        }
    }

    fn act(&mut self, seat: Seat, line: &str) -> Held {
        let mut script = self.script(line)?;
        for text in verb(line).split(';') {
            self.decides(seat)?;
            let choice = self.find(seat, text)?;
            let (before, mut events) = (self.state, Vec::new());
            self.state.step(choice, &mut script, &mut events, &mut self.options);
            (self.watch)(&before, choice, &events);
            if !script.wrong.is_empty() {
                break;
            }
        }
        self.settle(script)
    }

    fn words(&self, text: &str) -> Result<Vec<String>, Vec<String>> {
        let words = n::tokens(text);
        match words.iter().find(|w| !n::known_word(self.kit(), w)) {
            Some(word) => Err(vec![text::unknown_word(word)]),
            None if words.is_empty() => Err(vec![text::no_such_line(text)]),
            None => Ok(words),
        }
    }

    /// The option that a text means: the one that it leaves the fewest words out of.
    fn find(&self, seat: Seat, text: &str) -> Result<Choice, Vec<String>> {
        let options = self.options.choices();
        if text.trim() == "usual" && matches!(options.first(), Some(Choice::Layout(_))) {
            return Ok(options[0]);
        }
        let words = self.words(text)?;
        let fits = |c: &Choice| n::fit(&words, &n::choice(&self.state, seat, *c)).map(|left| (left, *c));
        let mut found: Vec<(usize, Choice)> = options.iter().filter_map(fits).collect();
        found.sort_by_key(|(left, _)| *left);
        match found[..] {
            [] => {
                let mut why = self.state.refusals().into_iter();
                let why = why.find(|(c, _)| n::fit(&words, &n::choice(&self.state, seat, *c)).is_some());
                let why = why.map(|(_, reason)| n::reason(self.kit(), reason));
                Err(vec![text::not_offered(&n::seat(seat), text.trim(), why.as_deref()), self.offered(seat)])
            }
            [(a, _), (b, _), ..] if a == b => Err(vec![text::ambiguous(text.trim()), self.offered(seat)]),
            [(_, choice), ..] => Ok(choice),
        }
    }

    fn offered(&self, seat: Seat) -> String {
        text::offered(self.options.choices().iter().map(|c| n::choice(&self.state, seat, *c)).collect())
    }

    fn cannot(&self, seat: Seat, rest: &str) -> Held {
        let (choices, reason) = match rest.split_once('(') {
            Some((choices, reason)) => (choices, Some(reason.trim().trim_end_matches(')'))),
            None => (rest, None),
        };
        for text in choices.split(';') {
            let words = self.words(text)?;
            let fits = |c: Choice| n::fit(&words, &n::choice(&self.state, seat, c));
            if self.options.choices().iter().any(|c| fits(*c).is_some()) {
                return Err(vec![text::offered_nonetheless(&n::seat(seat), text.trim())]);
            }
            let Some(reason) = reason else { continue };
            let refused: Vec<(usize, Reason)> =
                self.state.refusals().into_iter().filter_map(|(c, r)| Some((fits(c)?, r))).collect();
            let best = refused.iter().map(|(left, _)| *left).min();
            let found: Vec<String> = refused
                .iter()
                .filter(|(left, _)| Some(*left) == best)
                .map(|(_, r)| n::reason(self.kit(), *r))
                .collect();
            if !found.iter().any(|f| f.eq_ignore_ascii_case(reason)) {
                let expected = text::cannot_because(&n::seat(seat), text.trim(), reason);
                return Err(vec![text::expected_found(&expected, &found.join(", "))]);
            }
        }
        Ok(())
    }

    fn only(&self, seat: Seat, rest: &str) -> Held {
        let mut expected = Vec::new();
        for text in rest.split(';') {
            expected.push(self.find(seat, text)?);
        }
        if self.options.choices().iter().all(|c| expected.contains(c)) {
            Ok(())
        } else {
            Err(vec![text::more_offered(), self.offered(seat)])
        }
    }

    fn fact(&self, fact: &str) -> Held {
        let (path, expected) = fact.split_once('=').ok_or_else(|| vec![text::no_fact(fact)])?;
        let path = path.split_whitespace().collect::<Vec<_>>().join(" ");
        let found = facts::read(&self.state, &path).ok_or_else(|| vec![text::no_fact(&path)])?;
        if facts::same(&path, expected.trim(), &found) {
            Ok(())
        } else {
            let found = if found.is_empty() { "none" } else { &found };
            Err(vec![text::expected_found(fact.trim(), found)])
        }
    }
}
