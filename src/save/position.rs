//! A position at the start of a turn as numbers. Which numbers stand where is fixed with the layout's version: new
//! things are told where nothing was told before, at the end.

use super::coder::Coder;
use super::tape::Broken;
use rules::hooks::Held;
use rules::ids::*;
use rules::position::{At, Card, Known, Pieces, Place, Position};
use rules::state::{CourtSpace, LoreSetup, Marker, Play, Setup};

/// More things than this are nowhere on a table.
const MOST: usize = 256;
/// Nor do more batches lie in a pile.
const MOST_BATCHES: usize = 64;

type Read<T> = Result<T, Broken>;

/// Something that can be told in numbers: written, if it is there, or read.
trait Code: Sized {
    fn code(c: &mut impl Coder, value: Option<&Self>) -> Read<Self>;
}

/// A field of something that may not be there yet.
macro_rules! part {
    ($c:ident, $value:ident, $($field:tt)+) => {
        Code::code($c, $value.map(|v| &v.$($field)+))?
    };
}

/// Small numbers are short.
impl Code for u8 {
    fn code(c: &mut impl Coder, value: Option<&u8>) -> Read<u8> {
        u8::try_from(c.number(value.copied().unwrap_or_default().into())).map_err(|_| Broken)
    }
}

/// Seldom true.
impl Code for bool {
    fn code(c: &mut impl Coder, value: Option<&bool>) -> Read<bool> {
        Ok(c.flag(3, value.copied().unwrap_or_default()))
    }
}

impl Code for i16 {
    fn code(c: &mut impl Coder, value: Option<&i16>) -> Read<i16> {
        let value = value.copied().unwrap_or_default();
        let below = c.flag(1, value < 0);
        let size = i16::try_from(c.number(value.unsigned_abs().into())).map_err(|_| Broken)?;
        Ok(if below { -size } else { size })
    }
}

impl Code for Seat {
    fn code(c: &mut impl Coder, value: Option<&Seat>) -> Read<Seat> {
        Ok(Seat(c.below(4, value.map_or(0, |s| s.0.into())) as u8))
    }
}

impl Code for SeatSet {
    fn code(c: &mut impl Coder, value: Option<&SeatSet>) -> Read<SeatSet> {
        let mut set = SeatSet::default();
        for seat in Seat::all(4) {
            if c.flag(6, value.is_some_and(|v| v.has(seat))) {
                set.add(seat);
            }
        }
        Ok(set)
    }
}

impl Code for Owner {
    fn code(c: &mut impl Coder, value: Option<&Owner>) -> Read<Owner> {
        let number = value.map_or(0, |o| o.0);
        Ok(Owner(
            if c.flag(60, number < 4) { c.below(4, number.into()) } else { c.below(256, number.into()) }
                as u8,
        ))
    }
}

impl Code for System {
    fn code(c: &mut impl Coder, value: Option<&System>) -> Read<System> {
        Ok(System(c.below(32, value.map_or(0, |s| s.0.into())) as u8))
    }
}

impl Code for Resource {
    fn code(c: &mut impl Coder, value: Option<&Resource>) -> Read<Resource> {
        Ok(Resource::ALL[c.below(5, value.map_or(0, |r| *r as u32)) as usize])
    }
}

impl Code for ActionCard {
    fn code(c: &mut impl Coder, value: Option<&ActionCard>) -> Read<ActionCard> {
        Ok(ActionCard(c.below(256, value.map_or(0, |k| k.0.into())) as u8))
    }
}

impl Code for CardId {
    fn code(c: &mut impl Coder, value: Option<&CardId>) -> Read<CardId> {
        Ok(CardId(c.below(4096, value.map_or(0, |k| k.0.into())) as u16))
    }
}

/// Open sets, whose first members are the usual ones.
macro_rules! numbered {
    ($($name:ident),+) => { $(
        impl Code for $name {
            fn code(c: &mut impl Coder, value: Option<&$name>) -> Read<$name> {
                Ok($name(part!(c, value, 0)))
            }
        }
    )+ };
}
numbered!(PieceKind, Mode, Ambition);

impl<T: Code> Code for Option<T> {
    fn code(c: &mut impl Coder, value: Option<&Option<T>>) -> Read<Option<T>> {
        let inner = value.and_then(Option::as_ref);
        if c.flag(16, inner.is_some()) { T::code(c, inner).map(Some) } else { Ok(None) }
    }
}

fn list<C: Coder, T>(
    c: &mut C,
    value: Option<&Vec<T>>,
    mut each: impl FnMut(&mut C, Option<&T>) -> Read<T>,
) -> Read<Vec<T>> {
    at_most(MOST, c, value, &mut each)
}

fn batches<C: Coder, T>(
    c: &mut C,
    value: Option<&Vec<T>>,
    mut each: impl FnMut(&mut C, Option<&T>) -> Read<T>,
) -> Read<Vec<T>> {
    at_most(MOST_BATCHES, c, value, &mut each)
}

fn at_most<C: Coder, T>(
    most: usize,
    c: &mut C,
    value: Option<&Vec<T>>,
    each: &mut impl FnMut(&mut C, Option<&T>) -> Read<T>,
) -> Read<Vec<T>> {
    let count = c.number(value.map_or(0, Vec::len) as u64);
    if count > most as u64 {
        return Err(Broken);
    }
    (0..count as usize).map(|i| each(c, value.and_then(|v| v.get(i)))).collect()
}

impl<T: Code> Code for Vec<T> {
    fn code(c: &mut impl Coder, value: Option<&Vec<T>>) -> Read<Vec<T>> {
        list(c, value, T::code)
    }
}

impl<A: Code, B: Code> Code for (A, B) {
    fn code(c: &mut impl Coder, value: Option<&(A, B)>) -> Read<(A, B)> {
        Ok((part!(c, value, 0), part!(c, value, 1)))
    }
}

impl<X: Code, Y: Code, Z: Code> Code for (X, Y, Z) {
    fn code(c: &mut impl Coder, value: Option<&(X, Y, Z)>) -> Read<(X, Y, Z)> {
        Ok((part!(c, value, 0), part!(c, value, 1), part!(c, value, 2)))
    }
}

impl<T: Code> Code for [T; 3] {
    fn code(c: &mut impl Coder, value: Option<&[T; 3]>) -> Read<[T; 3]> {
        Ok([part!(c, value, as_slice()[0]), part!(c, value, as_slice()[1]), part!(c, value, as_slice()[2])])
    }
}

impl<T: Code> Code for BySeat<T> {
    fn code(c: &mut impl Coder, value: Option<&BySeat<T>>) -> Read<BySeat<T>> {
        let read: Vec<T> = Seat::all(4).map(|s| T::code(c, value.map(|v| &v[s]))).collect::<Read<_>>()?;
        let mut read = read.into_iter();
        let four: [T; 4] = std::array::from_fn(|_| read.next().expect("four seats"));
        Ok(BySeat::from_array(four))
    }
}

impl Code for ByResource<u8> {
    fn code(c: &mut impl Coder, value: Option<&ByResource<u8>>) -> Read<ByResource<u8>> {
        let mut read = ByResource::default();
        for resource in Resource::ALL {
            read[resource] = part!(c, value, as_slice()[resource as usize]);
        }
        Ok(read)
    }
}

/// Cards that mostly ascend: each is told from the one before.
fn ascending(c: &mut impl Coder, last: &mut i64, value: i64, most: i64) -> Read<i64> {
    let up = c.flag(60, value > *last);
    let step = if up { value - *last - 1 } else { *last - value };
    let step = i64::try_from(c.number(step as u64)).ok().filter(|step| *step <= most).ok_or(Broken)?;
    *last = if up { *last + 1 + step } else { *last - step };
    if (0..=most).contains(last) { Ok(*last) } else { Err(Broken) }
}

fn action_cards(c: &mut impl Coder, value: Option<&Vec<ActionCard>>) -> Read<Vec<ActionCard>> {
    let mut last = -1;
    list(c, value, |c, card| {
        Ok(ActionCard(ascending(c, &mut last, card.map_or(0, |k| k.0.into()), 255)? as u8))
    })
}

fn cards(c: &mut impl Coder, value: Option<&Vec<CardId>>) -> Read<Vec<CardId>> {
    let mut last = -1;
    list(c, value, |c, card| {
        Ok(CardId(ascending(c, &mut last, card.map_or(0, |k| k.0.into()), 4095)? as u16))
    })
}

/// System by system, each told from the one before.
fn pieces(c: &mut impl Coder, value: Option<&Vec<Pieces>>) -> Read<Vec<Pieces>> {
    let mut last = 0;
    list(c, value, |c, piece| {
        let next = piece.map_or(0, |p| p.system.0.wrapping_sub(last) & 31);
        last = last.wrapping_add(c.number(next.into()) as u8) & 31;
        Ok(Pieces {
            system: System(last),
            owner: part!(c, piece, owner),
            kind: part!(c, piece, kind),
            damaged: c.flag(16, piece.is_some_and(|p| p.damaged)),
            outside: part!(c, piece, outside),
            used: part!(c, piece, used),
            count: u8::code(c, piece.map(|p| p.count.wrapping_sub(1)).as_ref())?.saturating_add(1),
        })
    })
}

impl Code for Card {
    fn code(c: &mut impl Coder, value: Option<&Card>) -> Read<Card> {
        Ok(Card { card: part!(c, value, card), locked: part!(c, value, locked), used: part!(c, value, used) })
    }
}

impl Code for Place {
    fn code(c: &mut impl Coder, value: Option<&Place>) -> Read<Place> {
        Ok(Place {
            power: part!(c, value, power),
            ships: part!(c, value, ships),
            starports: part!(c, value, starports),
            agents: part!(c, value, agents),
            cities: part!(c, value, cities),
            slots: part!(c, value, slots),
            outraged: part!(c, value, outraged),
            owed: part!(c, value, owed),
            trophies: part!(c, value, trophies),
            captives: part!(c, value, captives),
            hand: action_cards(c, value.map(|v| &v.hand))?,
            cards: part!(c, value, cards),
        })
    }
}

impl Code for Known {
    fn code(c: &mut impl Coder, value: Option<&Known>) -> Read<Known> {
        Ok(Known {
            seat: part!(c, value, seat),
            of: part!(c, value, of),
            cards: action_cards(c, value.map(|v| &v.cards))?,
        })
    }
}

impl Code for Marker {
    fn code(c: &mut impl Coder, value: Option<&Marker>) -> Read<Marker> {
        Ok(Marker { high: part!(c, value, high), on: part!(c, value, on) })
    }
}

impl Code for CourtSpace {
    fn code(c: &mut impl Coder, value: Option<&CourtSpace>) -> Read<CourtSpace> {
        Ok(CourtSpace { card: part!(c, value, card), agents: part!(c, value, agents) })
    }
}

impl Code for Held {
    fn code(c: &mut impl Coder, value: Option<&Held>) -> Read<Held> {
        Ok(Held { card: part!(c, value, card), seat: part!(c, value, seat) })
    }
}

impl Code for Play {
    fn code(c: &mut impl Coder, value: Option<&Play>) -> Read<Play> {
        Ok(Play {
            seat: part!(c, value, seat),
            mode: part!(c, value, mode),
            card: part!(c, value, card),
            extra: part!(c, value, extra),
            beside: part!(c, value, beside),
            gone: part!(c, value, gone),
        })
    }
}

impl Code for LoreSetup {
    fn code(c: &mut impl Coder, value: Option<&LoreSetup>) -> Read<LoreSetup> {
        Ok(LoreSetup {
            pack: part!(c, value, pack),
            two: part!(c, value, two),
            dealt: part!(c, value, dealt),
        })
    }
}

impl Code for Setup {
    fn code(c: &mut impl Coder, value: Option<&Setup>) -> Read<Setup> {
        Ok(Setup {
            players: 2 + c.below(3, value.map_or(0, |s| u32::from(s.players.saturating_sub(2)))) as u8,
            first: part!(c, value, first),
            card: part!(c, value, card),
            split_discard: part!(c, value, split_discard),
            lore: part!(c, value, lore),
        })
    }
}

impl Code for At {
    fn code(c: &mut impl Coder, value: Option<&At>) -> Read<At> {
        let kind = match value {
            Some(At::Follow(_)) => 1,
            Some(At::Mulligan) => 2,
            _ => 0,
        };
        let seat = match value {
            Some(At::Follow(seat)) => Some(seat),
            _ => None,
        };
        match c.below(4, kind) {
            0 => Ok(At::Lead),
            1 => Seat::code(c, seat).map(At::Follow),
            2 => Ok(At::Mulligan),
            _ => Err(Broken),
        }
    }
}

/// Writes a position at the start of a turn, or reads one. What the kit is, others say.
///
/// # Errors
/// Reading: these numbers tell none.
pub fn position(c: &mut impl Coder, p: Option<&Position>) -> Read<Position> {
    let setup: Setup = part!(c, p, setup);
    Ok(Position {
        setup_card: part!(c, p, setup_card),
        out: part!(c, p, out),
        chapter: part!(c, p, chapter),
        round_number: part!(c, p, round_number),
        initiative: part!(c, p, initiative),
        passed: part!(c, p, passed),
        quit: part!(c, p, quit),
        pieces: pieces(c, p.map(|p| &p.pieces))?,
        overlay: part!(c, p, overlay),
        seats: part!(c, p, seats),
        phantom: part!(c, p, phantom),
        markers: part!(c, p, markers),
        court: part!(c, p, court),
        court_deck: batches(c, p.map(|p| &p.court_deck), cards)?,
        court_discard: cards(c, p.map(|p| &p.court_discard))?,
        lore_deck: batches(c, p.map(|p| &p.lore_deck), cards)?,
        rules: part!(c, p, rules),
        discard: batches(c, p.map(|p| &p.discard), action_cards)?,
        open_discard: action_cards(c, p.map(|p| &p.open_discard))?,
        known: batches(c, p.map(|p| &p.known), Known::code)?,
        plays: part!(c, p, plays),
        zeroed: part!(c, p, zeroed),
        seized: part!(c, p, seized),
        declared: part!(c, p, declared),
        at: part!(c, p, at),
        setup,
        ..Position::new(setup.players)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save::coder::{Reader, Writer};
    use crate::save::tests::{Table, begin};

    #[test]
    fn every_start_of_a_turn_is_read_as_it_was_written() {
        let mut sizes = Vec::new();
        for seed in 0..12 {
            let (mut game, mut table) = begin(2 + (seed % 3) as u8, seed);
            while Table::advance(&mut game, &mut table) {
                let Some(was) = game.state().turn_start().and_then(|_| game.anchor()) else { continue };
                let was = was.position;
                let mut writer = Writer::default();
                assert_eq!(position(&mut writer, Some(&was)), Ok(was.clone()));
                let bytes = writer.finish();
                assert_eq!(position(&mut Reader::new(&bytes), None), Ok(was));
                sizes.push(bytes.len());
            }
        }
        sizes.sort_unstable();
        assert!(sizes.len() > 300 && sizes[sizes.len() / 2] < 200, "{} bytes", sizes[sizes.len() / 2]);
    }

    #[test]
    fn lists_longer_than_any_are_told_by_nobody() {
        let told = |change: &dyn Fn(&mut Position)| {
            let mut long = Position::new(3);
            change(&mut long);
            position(&mut Writer::default(), Some(&long)).is_ok()
        };
        assert!(told(&|p| p.court_discard = vec![CardId(3); MOST]));
        assert!(!told(&|p| p.court_discard = vec![CardId(3); MOST + 1]));
        assert!(told(&|p| p.discard = vec![vec![ActionCard(3); MOST]; MOST_BATCHES]));
        assert!(!told(&|p| p.discard = vec![Vec::new(); MOST_BATCHES + 1]));
        assert!(!told(&|p| p.lore_deck = vec![vec![CardId(60); MOST + 1]]));
    }

    #[test]
    fn any_bytes_are_a_position_or_broken() {
        use rules::chance::Seeded;
        let mut rng = Seeded::new(7);
        for _ in 0..3000 {
            let bytes: Vec<u8> =
                (0..rng.below(120)).map(|_| [0, 255, rng.below(256) as u8][rng.below(3)]).collect();
            if let Ok(read) = position(&mut Reader::new(&bytes), None) {
                let _ = read.resume();
            }
        }
    }
}
