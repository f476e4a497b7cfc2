//! Who plays in simulated games.

use crate::text::cli as text;
use rules::chance::Seeded;
use rules::choice::Choice;

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Takes any option, all with the same chance.
    Random,
}

/// Every kind with its name.
const ALL: [(&str, Bot); 1] = [("random", Bot::Random)];

/// Reads a list of names: one for all seats or one for each.
///
/// # Errors
/// The name that is unknown, or that there are too many or too few.
pub fn of_seats(names: &str, players: u8) -> Result<Vec<Bot>, String> {
    let known = ALL.map(|(name, _)| name).join(", ");
    let bots: Vec<Bot> = names
        .split(',')
        .map(|name| {
            let bot = ALL.iter().find(|(known, _)| *known == name.trim());
            bot.map(|(_, bot)| *bot).ok_or_else(|| text::unknown_bot(name.trim(), &known))
        })
        .collect::<Result<_, String>>()?;
    match bots[..] {
        [one] => Ok(vec![one; usize::from(players)]),
        _ if bots.len() == usize::from(players) => Ok(bots),
        _ => Err(text::bots_for_seats(bots.len(), players)),
    }
}

impl Bot {
    /// Takes one of several options.
    pub fn choose(self, options: &[Choice], rng: &mut Seeded) -> Choice {
        match self {
            Bot::Random => options[rng.below(options.len())],
        }
    }
}
