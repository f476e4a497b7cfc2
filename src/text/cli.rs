//! The sentences of the command line, for people at a terminal.

/// How to call it.
pub const USAGE: &str = "\
Games of Arcs without a browser.

Usage: arcs-cli COMMAND

  simulate [--players N] [--games G] [--seed S] [--mode M] [--bots LIST] [--verify] [--save DIR]
           [--decisions D]
                   plays G whole games with N bots and prints one line of JSON; the same seed plays the
                   same games everywhere
      --players N  2 to 4 (4)
      --games G    how many games (100)
      --seed S     any number (1)
      --mode M     which game: base; lore, with all leaders and lore cards, drafted; lore2, the same with
                   two lore cards each (base)
      --bots LIST  who plays, one name for all seats or one for each, separated by commas: random;
                   collector, the same with a liking for cards; busy, which seldom ends a turn
      --verify     checks every promise of the rules at every decision; slow
      --save DIR   writes every game into this folder
      --decisions D  stops every saved game at its decision D, counted from 0
  check PATH...    plays rules cases from files or folders; tests/cases/README.md describes them
  coverage [--games G] [--seed S] [PATH...]
                   plays G random games (20) of each mode with 2, 3 and 4 players and the rules cases of the
                   paths (tests/cases), and tells how often each hook and each ability of each card was
                   reached in the games, and in how many cases
  link FILE        prints the short text of a saved game: the part of a link after #
  open TEXT        prints the game of a short text or a link as a file
  links [--players N] [--games G] [--seed S] [--mode M] [--bots LIST]
                   plays games and prints one line of JSON: how many characters their texts have at half
                   their decisions and at their end, names as long as they may be
  play [--seats LIST] [--seed S] [--mode M]
                   plays a game at the terminal; LIST says who sits at the two to four seats: person, random,
                   easy, normal, hard (person,normal)
  tournament --bots LIST [--players N] [--games G] [--seed S] [--mode M] [--threads T] [--at-table]
                   lets one to four bots (random, easy, normal, hard) play G games (100) in all orders of N
                   seats (2) and prints one line of JSON for each; with fewer bots than seats the last one
                   fills the table. --at-table lets them think as long as at a screen
  train --out FILE [--batches B] [--games G] [--seed S] [--from FILE] [--threads T]
                   teaches the network of the bots by B batches (20) of G games (100) against itself, 2 to 4
                   players, base and lore in turn, and writes its weights; the same numbers give the same weights
  replay FILE      tells a saved game and how it stands
  cards [ID]       what the program knows of its cards, or of one of them: BC05, Construction-5, 4SETUP01
  help             this text

Exit code: 0 if all is well, 1 if something does not hold or cannot be read, 2 if it was called wrongly.";

/// What the text given to `open` is called in a message.
pub const THIS_TEXT: &str = "this text";

/// A player of a simulated game.
pub fn player(number: usize) -> String {
    format!("Player {number}")
}

/// A text that is no game.
pub fn refused(name: &str, why: &str) -> String {
    format!("{name}: {why}")
}

/// Called wrongly.
pub fn misuse(why: &str) -> String {
    format!("arcs-cli: {why}\nFor help: arcs-cli --help")
}

/// Cannot go on.
pub fn fails(why: &str) -> String {
    format!("arcs-cli: {why}")
}

/// Not a command.
pub fn unknown_command(name: &str) -> String {
    format!(
        "there is no command \"{name}\"; there are simulate, check, coverage, link, open, links, play, tournament, train, replay and cards"
    )
}

/// A command without its file.
pub const MISSING_PATH: &str = "a file or folder is missing";
/// A wrong number of players.
pub const PLAYERS: &str = "--players must be 2, 3 or 4";

/// Stopping games that nobody keeps.
pub const STOPS_UNSAVED: &str = "--decisions needs --save: only saved games stop early";

/// Not a number.
pub fn no_number(option: &str, value: &str) -> String {
    format!("{option} needs a whole number, not \"{value}\"")
}

/// Not a mode.
pub fn unknown_mode(mode: &str) -> String {
    format!("there is no mode \"{mode}\"; there are base, lore and lore2")
}

/// Not a bot.
pub fn unknown_bot(name: &str, known: &str) -> String {
    format!("there is no bot \"{name}\"; there are: {known}")
}

/// Not one bot a seat.
pub fn bots_for_seats(bots: usize, players: u8) -> String {
    format!("--bots has {bots} names for {players} players; give one name for all or one for each")
}

/// A tournament of nobody, or of too many.
pub const BOTS_OF_TOURNAMENT: &str = "--bots must name one to four bots, separated by commas";

/// A game of nobody, or of too many.
pub const SEATS_OF_PARTY: &str = "--seats must name two to four players, separated by commas";

/// An option at the terminal.
pub fn numbered(number: usize, title: &str, detail: &str) -> String {
    if detail.is_empty() {
        format!("{number:>3}  {title}")
    } else {
        format!("{number:>3}  {title}: {detail}")
    }
}

/// What was typed is no option.
pub fn which_number(options: usize) -> String {
    format!("type a number from 1 to {options}")
}

/// The input has ended before the game.
pub const NOBODY_ANSWERS: &str = "nobody answers any more: the game stops here";

/// Weights without a place to go.
pub const NO_OUT: &str = "train needs --out: the file for the weights";

/// Not the weights of the network.
pub fn no_weights(name: &str, bytes: usize) -> String {
    format!("{name} does not hold the weights of this network: it must have {bytes} bytes")
}

/// How far teaching is.
pub fn batch_learned(batch: u64, batches: u64, moments: usize, loss: f32, seconds: u64) -> String {
    format!("batch {batch} of {batches}: {moments} moments, loss {loss:.4}, {seconds} s")
}

/// A file that cannot be written.
pub fn cannot_write(path: &str, why: &str) -> String {
    format!("cannot write {path}: {why}")
}

// Simulated games.

/// Something that must never be.
pub fn promise(seed: u64, game: u64, decision: u64, what: &str) -> String {
    format!("broken promise: seed {seed}, game {game}, decision {decision}: {what}")
}

/// A broken promise.
pub const PANICKED: &str = "the program failed";
/// A broken promise.
pub const ENDLESS: &str = "the game does not end";
/// A broken promise.
pub const VIEW_LEAKS: &str = "the view of the seat that decides depends on something hidden";
/// A broken promise.
pub const REPLAY_DIFFERS: &str = "the record plays another game";
/// A broken promise.
pub const RECORD_CHANGES: &str = "the record changes on its way through JSON";

/// A broken promise.
pub fn replay_fails(why: &str) -> String {
    format!("the record cannot be played: {why}")
}

/// A broken promise.
pub fn option_refused(choice: &str, reason: &str) -> String {
    format!("{choice} was offered and refused: {reason}")
}

/// A broken promise.
pub fn after_option(choice: &str, finding: &str) -> String {
    format!("after {choice}: {finding}")
}

// What is reached of the cards.

/// A card, before what can be reached of it.
pub fn covered_card(id: &str, name: &str) -> String {
    format!("{id} {name}")
}

/// How often something was reached.
pub fn covered(part: &str, games: u32, cases: u32) -> String {
    let missing = if games + cases == 0 { "  NOT REACHED" } else { "" };
    format!("  {part:<44} in games {games:>8}  in cases {cases:>4}{missing}")
}

/// A hook.
pub fn part_hook(name: &str) -> String {
    format!("hook {name}")
}

/// An ability.
pub fn part_ability(number: u8, title: &str) -> String {
    format!("ability {number}: {title}")
}

/// A card's own decision.
pub const PART_QUESTION: &str = "a question of its own";
/// What happens when a card is secured.
pub const PART_WHEN_SECURED: &str = "when secured";

/// Something of a card.
pub fn part_of_card(id: &str, part: &str) -> String {
    format!("{id} {part}")
}

/// Cases that do not hold.
pub fn broken_cases(broken: usize) -> String {
    format!("{broken} cases do not hold; what they reach does not count")
}

/// The last lines of the report.
pub fn reached(reached: usize, missing: &[String]) -> String {
    let mut text = format!("{reached} hooks and abilities reached, {} not reached", missing.len());
    missing.iter().for_each(|part| text += &format!("\n  {part}"));
    text
}

// Saved games.

/// A file without a game.
pub fn no_game(path: &str) -> String {
    format!("{path} holds no saved game, or a damaged one")
}

/// A game that cannot be played.
pub fn cannot_load(path: &str, why: &str) -> String {
    format!("the game in {path} cannot be played: {why}")
}

/// A heading, after an empty line.
pub fn heading(text: &str) -> String {
    format!("\n{text}")
}

/// A heading.
pub const FINAL_STANDING: &str = "Final standing";
/// A heading.
pub const STANDING: &str = "Standing so far";
/// A heading.
pub const AMBITIONS: &str = "Ambitions";
/// One ambition and how every player stands in it.
pub fn ambition(name: &str, standings: &[String]) -> String {
    format!("{name}: {}.", standings.join("; "))
}

// Cards.

/// Not a card.
pub fn no_such_card(id: &str) -> String {
    format!("there is no card \"{id}\"; arcs-cli cards lists all")
}

/// A card in one line.
pub fn card(id: &str, name: &str, line: &str) -> String {
    format!("{id} {name}: {line}")
}

/// A Court card.
pub fn court_card(line: &str, short: &str) -> String {
    format!("{line}. {short}")
}

/// More about one card.
pub fn paragraph(heading: &str, lines: &[&str]) -> String {
    let mut text = format!("  {heading}");
    lines.iter().for_each(|line| text += &format!("\n    {line}"));
    text
}

/// An ability with the number that rules cases use.
pub fn ability(number: usize, title: &str, detail: &str) -> String {
    format!("  Ability {number}: {title}\n    {detail}")
}

/// Where a card takes part in the rules.
pub fn hooks(names: &[&str]) -> String {
    format!("  Hooks: {}", names.join(", "))
}

/// An action card.
pub fn action_card(pips: u8, declares: &str, actions: &str, seizes: bool) -> String {
    let pips = if pips == 1 { "1 pip".to_owned() } else { format!("{pips} pips") };
    let seizes = if seizes { ", seizes when it surpasses" } else { "" };
    format!("{pips}, {actions}, declares {declares}{seizes}")
}

/// What a card declares.
pub const NO_AMBITION: &str = "no ambition";
/// What a card declares.
pub const ANY_AMBITION: &str = "any ambition";

/// Where a seat starts.
pub fn start(a: &str, b: &str, c: &str) -> String {
    format!("city {a}, starport {b}, ships {c}")
}

/// A setup card.
pub fn setup_card(players: u8, out: &str, experienced: bool) -> String {
    let experienced = if experienced { ", for experienced players" } else { "" };
    format!("{players} players{experienced}, clusters {out} out of play")
}

/// Where a seat starts, counted from the holder of the initiative.
pub fn seat_starts(seat: usize, start: &str) -> String {
    format!("  Seat {seat}: {start}")
}

// Rules cases.

/// A case that does not hold.
pub fn failure(path: &str, line: usize, rule: &str, why: &[String]) -> String {
    let mut text =
        format!("{path}:{line}: {}", if rule.is_empty() { "this file cannot be read" } else { rule });
    for line in why.iter().flat_map(|why| why.lines()) {
        text += &format!("\n    {line}");
    }
    text
}

/// The last line of a check.
pub fn passed_failed(passed: usize, failed: usize) -> String {
    format!("{passed} passed, {failed} failed")
}

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
pub const WRONG_CLUSTERS: &str = "only clusters 1 to 6 can be out of play, and not all of them";
/// Something wrong with a position.
pub const WRONG_CROWD: &str = "there are far too many pieces that are not of any player's supply";
/// Something wrong with a position.
pub const WRONG_PILE: &str = "there are more cards than can be in play or in a pile together";
/// Something wrong with a position.
pub const WRONG_MULLIGAN: &str =
    "only two players have a mulligan, before the first lead, and it needs six cards not dealt";
/// Something wrong with a position.
pub const NOT_AT_TURN: &str = "nobody is about to lead, to follow or to take a mulligan";
/// Something that has a number in positions.
pub const SYSTEM: &str = "system";
/// Something that has a number in positions.
pub const OWNER: &str = "owner";
/// Something that has a number in positions.
pub const PIECE: &str = "kind of piece";
/// Something that has a number in positions.
pub const MODE: &str = "way to play a card";
/// Something that has a number in positions.
pub const AMBITION: &str = "ambition";
/// Something that has a number in positions.
pub const ACTION_CARD: &str = "action card";
/// Something that has a number in positions.
pub const CARD: &str = "card";

/// Something wrong with a position.
pub fn wrong_number(what: &str, number: u16) -> String {
    format!("there is no {what} with the number {number}")
}

/// Something wrong with a position.
pub fn wrong_power(seat: &str) -> String {
    format!("{seat} has more Power, or less, than can be")
}

/// Something wrong with a position.
pub fn wrong_on_map(kind: &str) -> String {
    format!("{kind} never stand on the map")
}

/// Something wrong with a position.
pub fn wrong_overlay(system: &str) -> String {
    format!("{system} has two tokens on it, or is no planet in play")
}

/// Something wrong with a position.
pub fn wrong_known(seat: &str, card: &str) -> String {
    format!("{card} is known to be in the hand of {seat}, but is not there")
}

/// Something wrong with a position.
pub fn wrong_discarded(card: &str) -> String {
    format!("{card} is known to be in the action discard pile, but is not there")
}

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
pub fn wrong_slot(seat: &str, slot: u16) -> String {
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
