//! The sentences of the command line, for people at a terminal.

// Rules cases.

/// A value that means nothing.
pub fn cannot_read(key: &str, value: &str) -> String {
    format!("{key}: cannot read \"{value}\"")
}

/// A file that cannot be opened.
pub fn cannot_open(path: &str, why: &str) -> String {
    format!("cannot read {path}: {why}")
}

/// Not an answer of chance.
pub fn no_answer_of_chance(part: &str) -> String {
    format!("\"{part}\" is neither a face of a die nor a card, a seat or a setup card")
}

/// Scripted answers that were not asked for.
pub fn answers_left(answers: &str) -> String {
    format!("chance was not asked for: {answers}")
}

/// A question of chance.
pub fn asks_die(die: &str) -> String {
    format!("a roll of one {die} die")
}

/// A question of chance.
pub fn asks_action_card(cards: Vec<String>) -> String {
    format!("an action card among {}", cards.join(", "))
}

/// A question of chance.
pub fn asks_court_card(cards: Vec<String>) -> String {
    format!("a Court card among {}", cards.join(", "))
}

/// A question of chance.
pub const ASKS_FIRST: &str = "the first player";
/// A question of chance.
pub const ASKS_SETUP: &str = "the setup card";

/// A question that the script does not answer.
pub fn chance_unscripted(question: &str) -> String {
    format!("chance was asked for {question}, and no answer is given")
}

/// An answer to another question.
pub fn answer_does_not_fit(answer: &str, question: &str) -> String {
    format!("\"{answer}\" is no answer when chance is asked for {question}")
}

/// A line that means nothing.
pub fn no_such_line(line: &str) -> String {
    format!("cannot read the line \"{line}\"")
}

/// A word that no choice is made of.
pub fn unknown_word(word: &str) -> String {
    format!("no choice has the word \"{word}\"")
}

/// Expected one thing, found another.
pub fn expected_found(expected: &str, found: &str) -> String {
    format!("expected: {expected}\n   found: {found}")
}

/// Another seat is asked.
pub fn somebody_else(expected: &str, asked: &str, prompt: &str) -> String {
    format!("expected {expected} to decide, but {asked} is asked: {prompt}")
}

/// Nobody is asked.
pub const GAME_IS_OVER: &str = "nobody decides any more: the game is over";

/// A choice that is not there.
pub fn not_offered(seat: &str, choice: &str, reason: Option<&str>) -> String {
    match reason {
        Some(reason) => format!("{seat} cannot choose \"{choice}\": {reason}"),
        None => format!("{seat} is not offered \"{choice}\""),
    }
}

/// A choice that should not be there.
pub fn offered_nonetheless(seat: &str, choice: &str) -> String {
    format!("{seat} is offered \"{choice}\" and should not be")
}

/// What should be.
pub fn cannot_because(seat: &str, choice: &str, reason: &str) -> String {
    format!("{seat} cannot {choice} ({reason})")
}

/// A text that means several choices.
pub fn ambiguous(choice: &str) -> String {
    format!("\"{choice}\" may mean several choices")
}

/// What is offered.
pub fn offered(choices: Vec<String>) -> String {
    const MOST: usize = 40;
    let more = choices.len().saturating_sub(MOST);
    let mut line = choices[..choices.len() - more].join("; ");
    if more > 0 {
        line += &format!("; and {more} more");
    }
    format!(" offered: {line}")
}

/// More choices than expected.
pub fn more_offered() -> String {
    "other choices are offered too".to_owned()
}

/// Not a fact.
pub fn no_fact(path: &str) -> String {
    format!("there is no fact \"{path}\"")
}

/// Something that must hold of every state does not.
pub fn broken_promise(finding: &str) -> String {
    format!("the state is broken: {finding}")
}

/// Something wrong with a position.
pub const WRONG_SETUP: &str = "the setup is for another number of players, or there are not 2 to 4";
/// Something wrong with a position.
pub const WRONG_COURT: &str = "the Court has more cards than spaces";
/// Something wrong with a position.
pub const WRONG_PLAYS: &str = "the cards played do not fit: one lead first, then seats clockwise, each once";

/// Something wrong with a position.
pub fn wrong_chapter(chapter: u8) -> String {
    format!("there is no chapter {chapter}")
}

/// Something wrong with a position.
pub fn wrong_seat(seat: &str) -> String {
    format!("{seat} does not play")
}

/// Something wrong with a position.
pub fn wrong_system(system: &str) -> String {
    format!("{system} is out of play")
}

/// Something wrong with a position.
pub fn wrong_slots(system: &str) -> String {
    format!("{system} has more buildings than slots")
}

/// Something wrong with a position.
pub fn too_many(what: &str, found: u8, exist: u8) -> String {
    format!("{what}: {found} are placed, {exist} exist")
}

/// Something wrong with a position.
pub fn wrong_slot(seat: &str, slot: u8) -> String {
    format!("slot {slot} of {seat} is closed")
}

/// Something wrong with a position.
pub fn wrong_owed(seat: &str, resource: &str) -> String {
    format!("{seat} owes an agent for {resource} but is not Outraged")
}

/// Something wrong with a position.
pub fn wrong_twice(card: &str) -> String {
    format!("{card} is in two places")
}

/// Something wrong with a position.
pub fn wrong_unused(card: &str) -> String {
    format!("{card} is not used with so few players")
}

/// Something wrong with a position.
pub fn wrong_place(card: &str) -> String {
    format!("{card} cannot lie there")
}

/// Something wrong with a position.
pub fn wrong_next(seat: &str) -> String {
    format!("it cannot be the turn of {seat}: the last to play acts, or somebody after them plays next")
}
