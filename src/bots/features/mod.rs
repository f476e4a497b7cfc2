//! What an evaluation looks at: a row of numbers for each seat, all about −1 to 2.
//!
//! A row describes a seat against the others, so one network serves every seat. The first numbers are the same for
//! all. What lies in hands counts: of the viewer's own hand that is knowledge, of others what was dealt to them in a
//! sample, so it tells no more than chances.
//!
//! Judging is what a search does most, so numbers are kept as whole steps of a unit of their own: small, and quickly
//! compared.

mod court;
mod map;
mod table;

use rules::components::board::{CITIES, CITY_BONUS, SLOTS, threshold};
use rules::ids::*;
use rules::kit::Kit;
use rules::position::Position;
use rules::state::State;
use std::sync::OnceLock;
use table::Table;

/// Numbers in a row.
pub const FEATURES: usize = 122;
/// The same, in whole blocks of eight.
pub const WIDTH: usize = FEATURES.next_multiple_of(8);
/// Cards that a row can name: those of the base kit's Court, leaders and lore, and once more those of the Court.
pub const CARDS: usize = PLUGS + 31;
/// Cards of the base kit; the 31 of the Court come first.
const PLUGS: usize = 75;
/// Steps of a number that is a part of the Power that ends a game.
const PARTS: i16 = 1000;

/// The numbers of one seat, and its cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The numbers, in steps of their [`units`].
    pub numbers: [i16; WIDTH],
    /// Cards of its play area, and, counted on from those, cards of the Court where it has most agents: a bit for each
    /// of [`CARDS`].
    pub cards: u128,
}

impl Default for Row {
    fn default() -> Row {
        Row { numbers: [0; WIDTH], cards: 0 }
    }
}

/// What takes the numbers of a row, from left to right.
trait Pen {
    /// A number of so many steps, of which `unit` make 1.
    fn put(&mut self, steps: i16, unit: i16);

    /// A count that is rarely more than `unit`.
    #[inline]
    fn count(&mut self, count: impl Into<i16>, unit: i16) {
        self.put(count.into(), unit);
    }

    /// Yes or no.
    #[inline]
    fn flag(&mut self, value: bool) {
        self.put(i16::from(value), 1);
    }
}

/// Writes a row.
struct Steps<'a> {
    row: &'a mut [i16; WIDTH],
    at: usize,
}

impl Pen for Steps<'_> {
    #[inline]
    fn put(&mut self, steps: i16, _: i16) {
        self.row[self.at] = steps;
        self.at += 1;
    }
}

/// Notes the units.
struct Units {
    units: [f32; WIDTH],
    at: usize,
}

impl Pen for Units {
    fn put(&mut self, _: i16, unit: i16) {
        self.units[self.at] = 1.0 / f32::from(unit);
        self.at += 1;
    }
}

/// What a step of each number of a row is worth.
pub fn units() -> &'static [f32; WIDTH] {
    static UNITS: OnceLock<[f32; WIDTH]> = OnceLock::new();
    UNITS.get_or_init(|| {
        let mut pen = Units { units: [0.0; WIDTH], at: 0 };
        if let Ok(s) = Position::new(2).build() {
            numbers(&s, &Table::of(&s), Seat(0), &mut pen);
        }
        pen.units
    })
}

/// The rows of all seats of a state of the base kit; those of seats that do not play stay empty.
pub fn rows(s: &State) -> [Row; MAX_SEATS] {
    let table = Table::of(s);
    let mut rows = [Row::default(); MAX_SEATS];
    for seat in s.seats() {
        let row = &mut rows[usize::from(seat.0)];
        row.cards = table.cards(s, seat);
        let mut pen = Steps { row: &mut row.numbers, at: 0 };
        numbers(s, &table, seat, &mut pen);
        assert!(pen.at == FEATURES, "{}", pen.at);
    }
    rows
}

fn numbers(s: &State, t: &Table, seat: Seat, pen: &mut impl Pen) {
    let i = usize::from(seat.0);
    let players = s.players();
    let board = &s.boards[seat];
    let limit = threshold(players);
    let part =
        |power: i16| (i32::from(power) * i32::from(PARTS) / i32::from(limit)).clamp(-8000, 8000) as i16;
    // The table.
    pen.flag(players == 3);
    pen.flag(players == 4);
    pen.count(s.chapter, 5);
    pen.flag(s.chapter == 5);
    pen.count(t.longest, 6);
    pen.count(t.free_markers, 3);
    pen.put(t.best_marker, 10);
    pen.put(part(t.top), PARTS);
    // Power, and what the chapter would bring now.
    let (after, rival_after) = (t.after[i], t.rival_after[i]);
    pen.put(part(board.power), PARTS);
    pen.put((board.power - t.rival_power[i]).clamp(-24, 24), 12);
    pen.put(t.gain[i], 10);
    pen.put((after - rival_after).clamp(-24, 24), 12);
    pen.put(part(after).min(PARTS * 3 / 2), PARTS);
    pen.flag(after > rival_after && after >= limit);
    // Each ambition: what it pays, and how one stands in it.
    for a in &t.ambitions {
        let (own, other) = (a.counts[i], a.rival[i].max(a.phantom));
        pen.put(a.first, 10);
        pen.put(a.gains[i], 10);
        pen.put(own, 4);
        pen.put((own - other).clamp(-3, 3), 3);
        pen.flag(own > other);
    }
    // Ambitions that could still be declared, and who would win them.
    pen.count(t.open[i], 3);
    pen.count(t.rival_open[i], 3);
    // The map.
    let m = &t.map[i];
    pen.count(m.cities, 5);
    pen.put(CITY_BONUS[usize::from(board.cities.min(CITIES))], 5);
    pen.count(m.starports, 5);
    pen.count(m.hurt_cities, 3);
    pen.count(m.hurt_starports, 3);
    pen.count(m.fresh, 10);
    pen.count(m.damaged, 5);
    pen.count(m.controlled, 8);
    pen.count(m.gates, 3);
    pen.count(m.occupied, 3);
    pen.count(m.prey, 3);
    pen.count(m.threat.min(24), 12);
    pen.count(m.reach.min(24), 12);
    pen.count(m.room, 5);
    pen.count(m.contact, 4);
    pen.count(m.wounded, 3);
    pen.count(m.fleet, 6);
    pen.count(m.untaxed, 5);
    for cities in m.types {
        pen.count(cities, 2);
    }
    pen.put(i16::from(m.fresh) - t.rival_fresh[i], 8);
    pen.count(board.agents, 10);
    pen.put(t.ambitions[usize::from(Ambition::WARLORD.0)].counts[i], 5);
    pen.put(t.ambitions[usize::from(Ambition::TYRANT.0)].counts[i], 4);
    // Resources.
    let tokens = board.slots.counts();
    for r in Resource::ALL {
        pen.count(tokens[r], 2);
    }
    for r in Resource::ALL {
        pen.flag(board.is_outraged(r));
    }
    let (open, free) = slots(s, seat);
    pen.count(free, 6);
    pen.count(open, 6);
    pen.count(s.held(seat).filter(|c| s.kit.plug(c.card).suit.is_some()).count() as u8, 4);
    // The Court.
    let c = &t.court[i];
    for cards in c.leads {
        pen.count(cards, 2);
    }
    pen.count(c.vox, 2);
    pen.count(c.own, 5);
    pen.count(c.prey, 3);
    pen.count(c.lost, 3);
    pen.count(c.behind, 4);
    pen.count(c.strange, 8);
    hand(s, t, seat, pen);
    // The round and the turn.
    pen.flag(s.initiative == seat);
    let played = s.play_of(seat);
    let acting = s.lead().is_some() && s.turn.seat == seat && played.is_some();
    pen.flag(acting);
    pen.count(if acting { s.turn.pips } else { 0 }, 4);
    pen.flag(acting && s.turn.prelude);
    pen.count(t.turns[i].unwrap_or(4), 4);
    pen.flag(s.round.seized);
    pen.flag(played.is_some_and(|p| p.mode == Mode::SURPASS));
}

/// Slots of a seat that are open, and those of them that are empty.
fn slots(s: &State, seat: Seat) -> (u8, u8) {
    let tokens = s.boards[seat].slots;
    let (mut open, mut free) = (0, 0);
    for slot in (0..SLOTS).filter(|slot| s.slot_open(seat, *slot)) {
        open += 1;
        free += u8::from(tokens.get(slot).is_none());
    }
    (open, free)
}

/// The hand: how many cards, how strong in each suit, what they may declare.
fn hand(s: &State, t: &Table, seat: Seat, pen: &mut impl Pen) {
    let i = usize::from(seat.0);
    let held = Held::of(s.kit, s.boards[seat].hand);
    pen.count(t.hands[i], 6);
    pen.put(t.hands[i] - t.rival_hand[i], 3);
    pen.count(held.pips, 12);
    for suit in 0..4 {
        pen.count(held.count[suit], 3);
        pen.count(held.high[suit], 7);
    }
    for (a, declares) in t.ambitions.iter().zip(held.declares) {
        pen.flag(declares);
        pen.flag((declares || held.sevens > 0) && a.rival[i] < a.counts[i]);
    }
    pen.count(held.sevens, 2);
    // Can it follow suit with all pips?
    let surpass = s.lead().is_some_and(|lead| {
        let suit = s.kit.action(lead.card).suit;
        held.high[usize::from(suit.0).min(3)] > s.lead_number() && s.play_of(seat).is_none()
    });
    pen.flag(surpass);
}

/// What a hand is good for.
#[derive(Default)]
struct Held {
    count: [u8; 4],
    high: [u8; 4],
    pips: u8,
    declares: [bool; 5],
    sevens: u8,
}

impl Held {
    fn of(kit: Kit, cards: ActionCards) -> Held {
        use rules::components::action_cards::Declares;
        let mut held = Held::default();
        for card in cards.iter() {
            let row = kit.action(card);
            let suit = usize::from(row.suit.0).min(3);
            held.count[suit] += 1;
            held.high[suit] = held.high[suit].max(row.number);
            held.pips += row.pips;
            match row.declares {
                Declares::One(a) => held.declares[usize::from(a.0).min(4)] = true,
                Declares::Any => held.sevens += 1,
                Declares::Nothing => {}
            }
        }
        held
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_a_unit_and_nothing_follows_them() {
        assert!(units()[..FEATURES].iter().all(|unit| *unit > 0.0 && *unit <= 1.0));
        assert!(units()[FEATURES..].iter().all(|unit| *unit == 0.0));
    }

    #[test]
    fn seats_that_do_not_play_have_an_empty_row() {
        for players in 2..=4 {
            let state = Position::new(players).build().expect("a good position");
            let rows = rows(&state);
            for (i, row) in rows.iter().enumerate() {
                assert_eq!(*row == Row::default(), i >= usize::from(players), "{i} of {players}");
                assert!(row.numbers[FEATURES..].iter().all(|n| *n == 0));
            }
        }
    }
}
