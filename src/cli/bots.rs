//! Who plays in simulated games.

use crate::text::cli as text;
use ::bots::{Effort, Level};
use rules::chance::Seeded;
use rules::choice::Choice;
use rules::ids::{Action, Seat};
use rules::{State, view};

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Takes any option, all with the same chance.
    Random,
    /// As random, but every second time it brings cards into play or uses them if it can.
    Collector,
    /// As random, but seldom ends a turn, passes or declines: its games are long.
    Busy,
    /// One of those that people play against.
    Level(Level),
}

/// Those that no people play against, with their names.
const OWN: [(&str, Bot); 3] = [("random", Bot::Random), ("collector", Bot::Collector), ("busy", Bot::Busy)];

fn named(name: &str) -> Option<Bot> {
    let own = OWN.iter().find(|(known, _)| *known == name).map(|(_, bot)| *bot);
    own.or_else(|| Level::named(name).map(Bot::Level))
}

/// Reads a list of names: one for all seats or one for each.
///
/// # Errors
/// The name that is unknown, or that there are too many or too few.
pub fn of_seats(names: &str, players: u8) -> Result<Vec<Bot>, String> {
    let known = || {
        let own = OWN.iter().map(|(name, _)| *name);
        own.chain(Level::ALL.map(Level::name)).collect::<Vec<_>>().join(", ")
    };
    let bots: Vec<Bot> = names
        .split(',')
        .map(str::trim)
        .map(|name| named(name).ok_or_else(|| text::unknown_bot(name, &known())))
        .collect::<Result<_, String>>()?;
    match bots[..] {
        [one] => Ok(vec![one; usize::from(players)]),
        _ if bots.len() == usize::from(players) => Ok(bots),
        _ => Err(text::bots_for_seats(bots.len(), players)),
    }
}

impl Bot {
    /// Takes one of several options that a seat has.
    pub fn choose(self, state: &State, seat: Seat, options: &[Choice], rng: &mut Seeded) -> Choice {
        match self {
            Bot::Level(level) => level.bot(Effort::Quick).choose(&view::of(state, Some(seat)), rng).choice,
            Bot::Random => options[rng.below(options.len())],
            Bot::Busy => {
                let stops =
                    |c: &Choice| matches!(c, Choice::EndTurn | Choice::Pass | Choice::Decline | Choice::Done);
                let going: Vec<Choice> = options.iter().copied().filter(|c| !stops(c)).collect();
                let from = if going.is_empty() || rng.below(16) == 0 { options } else { &going[..] };
                from[rng.below(from.len())]
            }
            Bot::Collector => {
                let liked: Vec<Choice> = options.iter().copied().filter(likes).collect();
                if liked.is_empty() || rng.below(2) == 0 {
                    options[rng.below(options.len())]
                } else {
                    liked[rng.below(liked.len())]
                }
            }
        }
    }
}

/// Does this choice bring a card into play, use one, or declare what many cards look at?
fn likes(choice: &Choice) -> bool {
    let cards = [Choice::Act(Action::Influence), Choice::Act(Action::Secure)];
    matches!(choice, Choice::Use { .. } | Choice::New { .. } | Choice::Court(_) | Choice::Declare(_))
        || cards.contains(choice)
}
