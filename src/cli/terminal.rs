//! A game at a terminal: people who are shown sentences and numbers, and bots.

use super::simulate::{Mode, Table, setup};
use super::{Trouble, say};
use crate::text::cli as text;
use crate::text::{Lang, Words};
use ::bots::{Bot, Effort, Level, Person, RandomBot};
use rules::Game;
use rules::chance::Seeded;
use rules::choice::Choice;
use rules::event::Event;
use rules::ids::Seat;
use rules::view::{self, View};
use std::io::BufRead;

/// Who sits at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sits {
    /// Somebody at the terminal.
    Person,
    /// Takes any option.
    Random,
    /// One of the levels.
    Level(Level),
}

impl Sits {
    /// Reads a name.
    ///
    /// # Errors
    /// There is nobody of this name.
    pub fn named(name: &str) -> Result<Sits, String> {
        match name {
            "person" => Ok(Sits::Person),
            "random" => Ok(Sits::Random),
            _ => Level::named(name)
                .map(Sits::Level)
                .ok_or_else(|| text::unknown_bot(name, "person, random, easy, normal, hard")),
        }
    }
}

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// Who sits where, 2–4.
    pub seats: Vec<Sits>,
    /// Which game.
    pub mode: Mode,
    /// The seed of dice, cards and bots.
    pub seed: u64,
}

/// Plays until the game is over or nobody answers any more.
///
/// # Errors
/// The game cannot begin.
pub fn run(party: &Party, input: &mut dyn BufRead) -> Result<(), Trouble> {
    let players = party.seats.len() as u8;
    let words = Words::plain(Lang::English, players);
    let Table { mut chance, picker: mut luck } = Table::new(party.seed, 0);
    let mut game = Game::new(setup(party.mode, players), &mut chance)
        .map_err(|error| Trouble::Fails(words.load_error(&error)))?;
    let people: Vec<Seat> = Seat::all(players)
        .zip(&party.seats)
        .filter_map(|(seat, sits)| (*sits == Sits::Person).then_some(seat))
        .collect();
    // Whoever shares a terminal sees what all may see; who sits there alone, what their seat may.
    let watcher = if let [one] = people[..] { Some(one) } else { None };
    while let Some(decision) = game.decision() {
        let seat = decision.seat;
        let choice = match *decision.options {
            [only] => only,
            _ => {
                let seen = view::of(game.state(), Some(seat));
                match party.seats[usize::from(seat.0)] {
                    Sits::Person => {
                        let mut gone = false;
                        let mut person = Person(|seen: &View| {
                            ask(&words, seen, input).unwrap_or_else(|| {
                                gone = true;
                                seen.options[0]
                            })
                        });
                        let choice = choose(&mut person, &seen, &mut luck);
                        if gone {
                            say(text::NOBODY_ANSWERS);
                            return Ok(());
                        }
                        choice
                    }
                    Sits::Random => choose(&mut RandomBot, &seen, &mut luck),
                    Sits::Level(level) => choose(&mut *level.bot(Effort::Table), &seen, &mut luck),
                }
            }
        };
        let events = game.apply(seat, choice, &mut chance).unwrap_or_default();
        events.iter().for_each(|event| tell(&words, &game, &event.seen_by(watcher)));
    }
    say(text::heading(text::FINAL_STANDING));
    words.ranking(game.state()).iter().for_each(say);
    Ok(())
}

fn choose(bot: &mut dyn Bot, seen: &View, luck: &mut Seeded) -> Choice {
    bot.choose(seen, luck).choice
}

fn tell(words: &Words, game: &Game, event: &Event) {
    let kit = game.state().kit;
    match words.log(event, kit) {
        Some(line) if line.heading => say(text::heading(&line.text)),
        Some(_) => say(words.event(kit, event)),
        None => {}
    }
}

/// Shows a decision and reads the number of an option; none if there is nothing more to read.
fn ask(words: &Words, seen: &View, input: &mut dyn BufRead) -> Option<Choice> {
    let (seat, prompt) = seen.prompt?;
    say(text::heading(&words.question(&seen.state, seat, &prompt)));
    for (number, choice) in (1..).zip(&seen.options) {
        let told = words.choice(&seen.state, seat, &prompt, choice);
        say(text::numbered(number, &told.title, &told.detail));
    }
    loop {
        let mut line = String::new();
        if input.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let number = line.trim().parse::<usize>().ok();
        match number.and_then(|n| seen.options.get(n.checked_sub(1)?)) {
            Some(choice) => return Some(*choice),
            None => say(text::which_number(seen.options.len())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party(seats: &[&str]) -> Party {
        let seats = seats.iter().map(|name| Sits::named(name).expect("a name")).collect();
        Party { seats, mode: Mode::Base, seed: 3 }
    }

    #[test]
    fn a_person_plays_against_bots_by_numbers_until_the_input_ends() {
        // A line that is no number, one that is too high, and firsts of all options.
        let lines = format!("what?\n999\n{}", "1\n".repeat(40));
        let mut input = lines.as_bytes();
        assert!(run(&party(&["person", "easy", "random"]), &mut input).is_ok());
        assert!(input.is_empty(), "not everything was read");
    }

    #[test]
    fn a_person_who_always_answers_comes_to_the_end_of_the_game() {
        let mut input = std::io::BufReader::new(std::io::repeat(b'1').take(4000).chain(&b"\n"[..]));
        // One endless number is no option, and then the input ends.
        assert!(run(&party(&["person", "random"]), &mut input).is_ok());
        let ones = "1\n".repeat(6000);
        let mut input = ones.as_bytes();
        assert!(run(&party(&["person", "random"]), &mut input).is_ok());
        assert!(!input.is_empty(), "the game had no end");
    }

    use std::io::Read as _;

    #[test]
    fn nobody_is_called_so() {
        assert!(Sits::named("grandmaster").is_err());
    }
}
