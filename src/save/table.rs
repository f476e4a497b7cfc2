//! What is known of a game besides the game, as numbers.

use super::coder::Coder;
use super::tape::Broken;
use super::{GameId, Head, ID_BITS, MAX_TITLE};
use crate::session::{
    Colour, FirstPlayer, LoreConfig, MAX_NAME, SeatConfig, SetupChoice, TableConfig, UndoPolicy, Who,
};
use rules::components::setup_cards::SETUP_CARDS;
use rules::ids::MAX_SEATS;

fn text(c: &mut impl Coder, most: usize, value: &str) -> Result<String, Broken> {
    String::from_utf8(c.bytes(4 * most, value.as_bytes())).map_err(|_| Broken)
}

fn id(c: &mut impl Coder, value: GameId) -> GameId {
    (0..ID_BITS / 8).fold(0, |id, i| id | u64::from(c.below(256, (value >> (8 * i)) as u32 & 255)) << (8 * i))
}

fn seat(c: &mut impl Coder, value: Option<&SeatConfig>) -> Result<SeatConfig, Broken> {
    let name = text(c, MAX_NAME, value.map_or("", |s| &s.name))?;
    let colour = Colour::ALL[c.below(4, value.map_or(0, |s| s.colour as u32)) as usize];
    let who = value.and_then(|s| Who::ALL.iter().position(|w| *w == s.player)).unwrap_or_default();
    let player = Who::ALL.get(c.below(8, who as u32) as usize).copied().ok_or(Broken)?;
    Ok(SeatConfig { name, colour, player, changes: 0 })
}

/// In place of the number of a setup card, so many say that something follows which older versions did not know,
/// and then the card. There are 12 cards for 64 numbers: what says nothing is as short as it ever was.
const MORE: u32 = 63;
/// Numbers for a policy of undo, and so many more if hints are agreed on; more than there are, for others to come.
const POLICIES: u32 = 8;

/// In the same place: who sits where has changed, then how often each seat has, then what else would stand here.
const CHANGED: u32 = 61;
/// The same as it was written once: how often the whole table has changed.
const ALL_CHANGED: u32 = 62;

/// What may follow: how far things can be taken back, and whether hints are agreed on.
type Agreed = (UndoPolicy, bool);

fn card_number(c: &mut impl Coder, value: Option<u32>) -> Option<u32> {
    c.flag(16, value.is_some()).then(|| c.below(64, value.unwrap_or_default()))
}

/// How often each seat has changed.
type Changes = [u8; MAX_SEATS];

/// The setup card, and before it what the table agreed on and how often its seats have changed, unless that is as it
/// always was.
fn setup(
    c: &mut impl Coder,
    value: &SetupChoice,
    agreed: Agreed,
    changes: &[u8],
) -> Result<(SetupChoice, Agreed, Changes), Broken> {
    let number = |card: &SetupChoice| match card {
        SetupChoice::Random => None,
        SetupChoice::Card(id) => SETUP_CARDS.iter().position(|card| card.id == id).map(|at| at as u32),
    };
    let more = agreed != Agreed::default();
    let next = if more { Some(MORE) } else { number(value) };
    let mut said = card_number(c, if changes.iter().any(|n| *n > 0) { Some(CHANGED) } else { next });
    let mut changed = Changes::default();
    if matches!(said, Some(CHANGED | ALL_CHANGED)) {
        if said == Some(CHANGED) {
            changed.iter_mut().zip(changes).for_each(|(n, was)| *n = c.below(256, u32::from(*was)) as u8);
        } else {
            changed = [c.below(256, 0) as u8; MAX_SEATS];
        }
        said = card_number(c, next);
    }
    let (card, agreed) = if said == Some(MORE) {
        let at = UndoPolicy::ALL.iter().position(|known| *known == agreed.0).unwrap_or_default() as u32;
        let told = c.below(2 * POLICIES, at + if agreed.1 { POLICIES } else { 0 });
        let undo = UndoPolicy::ALL.get((told % POLICIES) as usize).copied().ok_or(Broken)?;
        (card_number(c, number(value)), (undo, told >= POLICIES))
    } else {
        (said, Agreed::default())
    };
    let Some(card) = card else { return Ok((SetupChoice::Random, agreed, changed)) };
    let card = SETUP_CARDS.get(card as usize).ok_or(Broken)?;
    Ok((SetupChoice::Card(card.id.to_string()), agreed, changed))
}

fn first(c: &mut impl Coder, value: FirstPlayer) -> FirstPlayer {
    let seat = match value {
        FirstPlayer::Random => None,
        FirstPlayer::Seat(seat) => Some(u32::from(seat)),
    };
    if c.flag(16, seat.is_some()) {
        FirstPlayer::Seat(c.below(4, seat.unwrap_or_default()) as u8)
    } else {
        FirstPlayer::Random
    }
}

fn lore(c: &mut impl Coder, value: Option<LoreConfig>) -> Option<LoreConfig> {
    c.flag(24, value.is_some()).then(|| {
        let lore = value.unwrap_or_default();
        LoreConfig { pack: c.flag(32, lore.pack), two: c.flag(16, lore.two), dealt: c.flag(16, lore.dealt) }
    })
}

fn config(c: &mut impl Coder, value: Option<&TableConfig>) -> Result<TableConfig, Broken> {
    let count = 2 + c.below(3, value.map_or(0, |t| t.seats.len().saturating_sub(2) as u32)) as usize;
    let seats = (0..count).map(|i| seat(c, value.and_then(|t| t.seats.get(i))));
    let mut seats = seats.collect::<Result<Vec<_>, _>>()?;
    // Reading, the numbers are those that are read: only how many there are counts.
    let changes = value.map_or(vec![0; count], |t| t.seats.iter().map(|s| s.changes).collect());
    let first = first(c, value.map_or(FirstPlayer::Random, |t| t.first));
    let (setup, (undo, hints), changes) = setup(
        c,
        value.map_or(&SetupChoice::Random, |t| &t.setup),
        value.map_or(Agreed::default(), |t| (t.undo, t.hints)),
        &changes,
    )?;
    seats.iter_mut().zip(changes).for_each(|(seat, n)| seat.changes = n);
    Ok(TableConfig {
        seats,
        first,
        setup,
        open_hands: c.flag(8, value.is_some_and(|t| t.open_hands)),
        split_discard: c.flag(8, value.is_some_and(|t| t.split_discard)),
        lore: lore(c, value.and_then(|t| t.lore)),
        by_message: c.flag(32, value.is_some_and(|t| t.by_message)),
        undo,
        hints,
    })
}

/// Writes a head, or reads one.
///
/// # Errors
/// Reading: these numbers tell none.
pub fn head(c: &mut impl Coder, value: Option<&Head>) -> Result<Head, Broken> {
    Ok(Head {
        id: id(c, value.map_or(0, |h| h.id)),
        title: text(c, MAX_TITLE, value.map_or("", |h| &h.title))?,
        config: config(c, value.map(|h| &h.config))?,
    })
}

#[cfg(test)]
mod tests {
    use super::super::coder::{Reader, Writer};
    use super::*;

    #[test]
    fn a_table_that_counted_its_changes_as_a_whole_is_read_as_if_each_seat_had_changed_so_often() {
        let mut old = Writer::default();
        card_number(&mut old, Some(ALL_CHANGED));
        old.below(256, 3);
        card_number(&mut old, Some(2));
        let bytes = old.finish();
        let read = setup(&mut Reader::new(&bytes), &SetupChoice::Random, Agreed::default(), &[0; 3]);
        let (card, agreed, changes) = read.expect("a setup");
        assert_eq!(card, SetupChoice::Card(SETUP_CARDS[2].id.to_string()));
        assert_eq!((agreed, changes), (Agreed::default(), [3; MAX_SEATS]));
    }
}
