//! A tape as numbers: playing the game says how many options there are, so a choice is an index below that.

use super::coder::Coder;
use super::envelope::check;
use rules::Game;
use rules::chance::{Ask, Chance};
use rules::choice::Choice;
use rules::game::{Deed, Entry, MOST_ENTRIES};
use rules::ids::Seat;

/// The numbers don't tell a tape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;

/// How choices are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// By their index: shortest, and good for the engine that wrote them.
    Index,
    /// By what they are: any engine that offers the same finds them, in whatever order.
    Meaning,
}

/// Names a choice by what it is. Texts that were written count on it never to change.
fn meaning(choice: &Choice) -> u32 {
    serde_json::to_vec(choice).map_or(0, |json| check(&json) & 0xFFF)
}

/// Names what can be chosen now, so that a game which plays out otherwise is noticed.
pub fn outlook(game: &Game) -> u32 {
    let json =
        game.decision().map(|d| serde_json::to_vec(&(d.seat, d.prompt, d.options)).unwrap_or_default());
    json.map_or(0, |json| check(&json) & 0xFFFF)
}

/// Writes entries of a tape while playing them, or reads and plays them.
///
/// # Errors
/// Reading: so many entries are left that are not possible; those before them are played. [`usize::MAX`] if there are
/// more than any tape has.
pub fn walk(c: &mut impl Coder, game: &mut Game, entries: &[Entry], by: By) -> Result<(), usize> {
    let count = usize::try_from(c.number(entries.len() as u64)).unwrap_or(usize::MAX);
    if count > MOST_ENTRIES {
        return Err(usize::MAX);
    }
    let start = (by == By::Meaning && !c.writes()).then(|| game.clone());
    for i in 0..count {
        game.seal();
        let done = game.tape().len();
        if entry(c, game, entries.get(i), by).is_err() {
            if let Some(start) = start {
                // What another engine plays otherwise must leave nothing behind.
                let known = game.tape()[start.tape().len()..done].to_vec();
                *game = start;
                let _ = game.follow_all(&known);
            }
            return Err(count - i);
        }
    }
    game.seal();
    Ok(())
}

fn entry(c: &mut impl Coder, game: &mut Game, want: Option<&Entry>, by: By) -> Result<(), Broken> {
    let chosen = want.and_then(|e| match e.deed {
        Deed::Chose(choice) => Some((e.seat, choice)),
        _ => None,
    });
    if c.flag(63, chosen.is_some()) {
        return choice(c, game, chosen, want.map_or(&[][..], |e| &e.answers), by);
    }
    let (kind, count) = match want.map(|e| e.deed) {
        Some(Deed::TookBack(count)) => (1, count),
        Some(Deed::AskedBack(count)) => (2, count),
        Some(Deed::Agreed) => (3, 0),
        Some(Deed::Refused) => (4, 0),
        _ => (0, 0),
    };
    let seat = Seat(c.below(4, want.map_or(0, |e| e.seat.0.into())) as u8);
    let deed = match c.below(8, kind) {
        0 => Deed::Conceded,
        1 => Deed::TookBack(c.number(count.into()).try_into().map_err(|_| Broken)?),
        2 => Deed::AskedBack(c.number(count.into()).try_into().map_err(|_| Broken)?),
        3 => Deed::Agreed,
        4 => Deed::Refused,
        _ => return Err(Broken),
    };
    game.follow_all(&[Entry { seat, deed, answers: Vec::new() }]).map_err(|_| Broken)
}

fn choice(
    c: &mut impl Coder,
    game: &mut Game,
    chosen: Option<(Seat, Choice)>,
    answers: &[u8],
    by: By,
) -> Result<(), Broken> {
    let deciding: Vec<Seat> = game.state().deciding().iter().collect();
    let at = deciding.iter().position(|s| Some(*s) == chosen.map(|c| c.0)).unwrap_or_default();
    if deciding.is_empty() || game.plea().is_some() {
        return Err(Broken);
    }
    let seat = deciding[c.below(deciding.len() as u32, at as u32) as usize];
    let asked = game.decision().filter(|d| d.seat == seat).map(|d| d.options.to_vec());
    let options = asked.or_else(|| game.options_of(seat)).ok_or(Broken)?;
    let wanted =
        chosen.map_or(0, |(_, choice)| options.iter().position(|o| *o == choice).unwrap_or_default());
    let index = match by {
        By::Index => c.below(options.len() as u32, wanted as u32) as usize,
        By::Meaning => {
            let name = c.below(0x1000, options.get(wanted).map_or(0, meaning));
            let mut alike: Vec<usize> =
                (0..options.len()).filter(|i| meaning(&options[*i]) == name).collect();
            // Names may be equal by chance: then it is the so many-th of them.
            let which = alike.iter().position(|i| *i == wanted).unwrap_or_default();
            let which = c.usually(0, 256, which as u32) as usize;
            if which >= alike.len() {
                return Err(Broken);
            }
            alike.swap_remove(which)
        }
    };
    let mut chance = Told { coder: c, answers, at: 0, by, fits: true };
    let done = game.apply(seat, options[index], &mut chance).is_ok();
    if done && chance.fits { Ok(()) } else { Err(Broken) }
}

/// Chance whose answers are written, or read.
struct Told<'a, C> {
    coder: &'a mut C,
    answers: &'a [u8],
    at: usize,
    by: By,
    fits: bool,
}

impl<C: Coder> Chance for Told<'_, C> {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        let answer = self.answers.get(self.at).copied().unwrap_or_default();
        self.at += 1;
        let many = ask.len() as u32;
        // Another engine must be asked the same.
        self.fits &= self.by == By::Index || self.coder.below(64, many.min(63)) == many.min(63);
        self.coder.below(many, answer.into()) as u8
    }
}

/// Writes or reads what chance answered before the first decision, and begins the game.
pub fn opening<C: Coder>(
    c: &mut C,
    answers: &[u8],
    begin: impl FnOnce(&mut dyn Chance) -> Option<Game>,
    by: By,
) -> Result<Game, Broken> {
    let mut chance = Told { coder: c, answers, at: 0, by, fits: true };
    let game = begin(&mut chance).ok_or(Broken)?;
    if chance.fits { Ok(game) } else { Err(Broken) }
}
