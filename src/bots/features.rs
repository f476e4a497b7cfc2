//! What an evaluation looks at: a row of numbers for each seat, all about −1 to 2.
//!
//! A row describes a seat against the others, so one network serves every seat. The first numbers are the same for
//! all. What lies in hands counts: of the viewer's own hand that is knowledge, of others what was dealt to them in a
//! sample, so it tells no more than chances.

use rules::components::action_cards::Declares;
use rules::components::board::{CITIES, CITY_BONUS, SLOTS, threshold};
use rules::ids::*;
use rules::state::State;

/// Numbers in a row.
pub const FEATURES: usize = 122;
/// Cards that a row can name: those of the base kit's Court, leaders and lore, and once more those of the Court.
pub const CARDS: usize = PLUGS + 31;
/// Cards of the base kit; the 31 of the Court come first.
const PLUGS: usize = 75;

/// The numbers of one seat, and its cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The numbers.
    pub numbers: [f32; FEATURES],
    /// Cards of its play area, and, counted on from those, cards of the Court where it has most agents: a bit for each
    /// of [`CARDS`].
    pub cards: u128,
}

impl Default for Row {
    fn default() -> Row {
        Row { numbers: [0.0; FEATURES], cards: 0 }
    }
}

/// Fills a row from left to right.
struct Pen<'a> {
    row: &'a mut [f32; FEATURES],
    at: usize,
}

impl Pen<'_> {
    #[inline]
    fn put(&mut self, value: f32) {
        self.row[self.at] = value;
        self.at += 1;
    }
    #[inline]
    fn count(&mut self, value: impl Into<f32>, most: f32) {
        self.put(value.into() / most);
    }
    #[inline]
    fn flag(&mut self, value: bool) {
        self.put(f32::from(u8::from(value)));
    }
}

/// What a seat has on the map.
#[derive(Clone, Copy, Default)]
struct OnMap {
    fresh: u8,
    damaged: u8,
    cities: u8,
    starports: u8,
    hurt_cities: u8,
    hurt_starports: u8,
    controlled: u8,
    gates: u8,
    /// Own cities where somebody else has control.
    occupied: u8,
    /// Rival cities under own control: they can be taxed and battled.
    prey: u8,
    /// How much stronger rivals are where own buildings stand, and next to it.
    threat: u8,
    /// How much stronger it is than rivals at their buildings, and next to them.
    reach: u8,
    /// Cities by the type of their planet.
    types: ByResource<u8>,
    /// Cities that can still be taxed this turn.
    untaxed: u8,
    /// Empty slots in controlled systems: room to build.
    room: u8,
    /// Systems with own ships and pieces of rivals.
    contact: u8,
    /// Rival ships that are damaged where own fresh ships are.
    wounded: u8,
    /// Fresh ships of the largest fleet.
    fleet: u8,
}

/// What all rows of a state share.
struct Table {
    power: BySeat<i16>,
    counts: [[u8; MAX_SEATS]; 5],
    gains: [BySeat<i16>; 5],
    worth: [(i16, i16); 5],
    map: BySeat<OnMap>,
    hands: BySeat<u8>,
    /// Seats that still play this round after the present turn, in order; 0 for the next.
    turns: BySeat<Option<u8>>,
}

fn on_map(s: &State) -> BySeat<OnMap> {
    let mut map: BySeat<OnMap> = BySeat::default();
    let mut near: BySystem<[u8; MAX_SEATS]> = BySystem::default();
    let players = usize::from(s.players());
    for y in s.systems.iter() {
        for seat in s.seats() {
            near[y][usize::from(seat.0)] = s.ships[y][Owner::from(seat)].fresh;
        }
    }
    for y in s.systems.iter() {
        let here = &near[y];
        let holder = s.control(y).and_then(Owner::seat);
        if let Some(seat) = holder {
            map[seat].controlled += 1;
            map[seat].gates += u8::from(y.is_gate());
            map[seat].room += s.empty_slots(y);
        }
        let mut owners = SeatSet::default();
        for b in &s.buildings[y] {
            let Some(seat) = b.owner.seat() else { continue };
            owners.add(seat);
            let m = &mut map[seat];
            if b.kind == PieceKind::CITY {
                m.cities += 1;
                m.hurt_cities += u8::from(b.damaged);
                m.untaxed += u8::from(!b.used);
                if let Some(r) = s.planet_type(y) {
                    m.types[r] += 1;
                }
                if let Some(other) = holder.filter(|h| *h != seat) {
                    m.occupied += 1;
                    map[other].prey += 1;
                }
            } else {
                m.starports += 1;
                m.hurt_starports += u8::from(b.damaged);
            }
        }
        let any = here.iter().any(|n| *n > 0);
        if any {
            for seat in s.seats() {
                let ships = s.ships[y][Owner::from(seat)];
                map[seat].fresh += ships.fresh;
                map[seat].fleet = map[seat].fleet.max(ships.fresh);
                map[seat].damaged += ships.damaged;
                if ships.fresh > 0 {
                    let rivals = s.rivals(seat).map(|r| s.ships[y][Owner::from(r)]);
                    let wounded: u8 = rivals.clone().map(|r| r.damaged).sum();
                    map[seat].wounded += wounded;
                    let met = rivals.map(|r| r.total()).sum::<u8>() > 0 || owners.iter().any(|o| o != seat);
                    map[seat].contact += u8::from(met);
                }
            }
        } else {
            for seat in s.seats() {
                map[seat].damaged += s.ships[y][Owner::from(seat)].damaged;
            }
        }
        if owners != SeatSet::default() {
            // Half of what is next door counts.
            let mut force = here.map(|n| 2 * n);
            for z in s.neighbours(y).iter() {
                for (f, n) in force.iter_mut().zip(near[z]) {
                    *f += n;
                }
            }
            for owner in owners.iter() {
                let own = force[usize::from(owner.0)];
                for (other, f) in force.iter().enumerate().take(players) {
                    if other != usize::from(owner.0) && *f > own {
                        map[owner].threat += (f - own).min(12);
                        map[Seat(other as u8)].reach += (f - own).min(12);
                    }
                }
            }
        }
    }
    map
}

impl Table {
    fn of(s: &State) -> Table {
        let ambition = |a: usize| Ambition(a as u8);
        let players = s.players();
        let acting = if s.lead().is_some() { s.turn.seat } else { s.initiative };
        let mut turns = BySeat::default();
        let waits = |seat: &Seat| !s.boards[*seat].hand.is_empty() && s.play_of(*seat).is_none();
        acting.around(players).filter(waits).zip(0..).for_each(|(seat, k)| turns[seat] = Some(k));
        Table {
            power: BySeat::from_fn(|seat| s.boards[seat].power),
            counts: std::array::from_fn(|a| {
                std::array::from_fn(|i| {
                    if i < usize::from(players) { s.ambition_count(Seat(i as u8), ambition(a)) } else { 0 }
                })
            }),
            gains: std::array::from_fn(|a| s.ambition_power(ambition(a))),
            worth: std::array::from_fn(|a| {
                let side = s.worth(ambition(a));
                (side.first, side.second)
            }),
            map: on_map(s),
            hands: BySeat::from_fn(|seat| s.boards[seat].hand.len() as u8),
            turns,
        }
    }
}

/// The rows of all seats of a state of the base kit; those of seats that do not play stay empty.
pub fn rows(s: &State) -> [Row; MAX_SEATS] {
    let table = Table::of(s);
    let mut rows = [Row::default(); MAX_SEATS];
    for seat in s.seats() {
        fill(s, &table, seat, &mut rows[usize::from(seat.0)]);
    }
    rows
}

fn fill(s: &State, t: &Table, seat: Seat, row: &mut Row) {
    let mut pen = Pen { row: &mut row.numbers, at: 0 };
    let i = usize::from(seat.0);
    let players = s.players();
    let board = &s.boards[seat];
    let limit = f32::from(threshold(players));
    let others = || s.rivals(seat);
    // The table.
    let longest = t.hands.values().copied().max().unwrap_or(0);
    let free = s.markers.iter().filter(|m| m.on.is_none()).count() as u8;
    let best = s.best_free_marker().map_or(0, |m| s.side(m).first);
    let top = t.power.values().copied().max().unwrap_or(0);
    pen.flag(players == 3);
    pen.flag(players == 4);
    pen.count(s.chapter, 5.0);
    pen.flag(s.chapter == 5);
    pen.count(longest, 6.0);
    pen.count(free, 3.0);
    pen.put(f32::from(best) / 10.0);
    pen.put(f32::from(top) / limit);
    // Power, and what the chapter would bring now.
    let rival = others().map(|o| t.power[o]).max().unwrap_or(0);
    pen.put(f32::from(board.power) / limit);
    pen.put((f32::from(board.power - rival) / 12.0).clamp(-2.0, 2.0));
    let gain = |seat: Seat| t.gains.iter().map(|g| g[seat]).sum::<i16>();
    let after = |seat: Seat| t.power[seat] + gain(seat);
    let rival_after = others().map(after).max().unwrap_or(0);
    pen.put(f32::from(gain(seat)) / 10.0);
    pen.put((f32::from(after(seat) - rival_after) / 12.0).clamp(-2.0, 2.0));
    pen.put((f32::from(after(seat)) / limit).min(1.5));
    pen.flag(after(seat) > rival_after && f32::from(after(seat)) >= limit);
    // Each ambition: what it pays, and how one stands in it.
    for a in 0..5 {
        let own = t.counts[a][i];
        let phantom = s.phantom_count(Ambition(a as u8));
        let other = others().map(|o| t.counts[a][usize::from(o.0)]).max().unwrap_or(0).max(phantom);
        pen.put(f32::from(t.worth[a].0) / 10.0);
        pen.put(f32::from(t.gains[a][seat]) / 10.0);
        pen.put(f32::from(own) / 4.0);
        pen.put((f32::from(own) - f32::from(other)).clamp(-3.0, 3.0) / 3.0);
        pen.flag(own > other);
    }
    // Ambitions that could still be declared, and who would win them.
    let open = |seat: Seat| {
        let best = |a: &usize| {
            let own = t.counts[*a][usize::from(seat.0)];
            s.rivals(seat).all(|o| t.counts[*a][usize::from(o.0)] < own)
        };
        (0..5).filter(|a| t.worth[*a].0 == 0).filter(best).count() as u8
    };
    pen.count(open(seat), 3.0);
    pen.count(others().map(open).max().unwrap_or(0), 3.0);
    // The map.
    let m = &t.map[seat];
    pen.count(m.cities, 5.0);
    pen.put(f32::from(CITY_BONUS[usize::from(board.cities.min(CITIES))]) / 5.0);
    pen.count(m.starports, 5.0);
    pen.count(m.hurt_cities, 3.0);
    pen.count(m.hurt_starports, 3.0);
    pen.count(m.fresh, 10.0);
    pen.count(m.damaged, 5.0);
    pen.count(m.controlled, 8.0);
    pen.count(m.gates, 3.0);
    pen.count(m.occupied, 3.0);
    pen.count(m.prey, 3.0);
    pen.put((f32::from(m.threat) / 12.0).min(2.0));
    pen.put((f32::from(m.reach) / 12.0).min(2.0));
    pen.count(m.room, 5.0);
    pen.count(m.contact, 4.0);
    pen.count(m.wounded, 3.0);
    pen.count(m.fleet, 6.0);
    pen.count(m.untaxed, 5.0);
    for r in Resource::ALL {
        pen.count(m.types[r], 2.0);
    }
    let fleet = others().map(|o| t.map[o].fresh).max().unwrap_or(0);
    pen.put((f32::from(m.fresh) - f32::from(fleet)) / 8.0);
    pen.count(board.agents, 10.0);
    pen.count(board.trophy_count(), 5.0);
    pen.count(board.captive_count(), 4.0);
    // Resources.
    let tokens = board.slots.counts();
    for r in Resource::ALL {
        pen.count(tokens[r], 2.0);
    }
    for r in Resource::ALL {
        pen.flag(board.is_outraged(r));
    }
    pen.count(s.free_slots(seat), 6.0);
    let open = (0..SLOTS).filter(|slot| s.slot_open(seat, *slot)).count() as u8;
    pen.count(open, 6.0);
    let guild = s.held(seat).filter(|c| s.kit.plug(c.card).suit.is_some()).count() as u8;
    pen.count(guild, 4.0);
    court(s, seat, &mut pen);
    hand(s, t, seat, &mut pen);
    // The round and the turn.
    pen.flag(s.initiative == seat);
    let acting = s.lead().is_some() && s.turn.seat == seat && s.play_of(seat).is_some();
    pen.flag(acting);
    pen.put(if acting { f32::from(s.turn.pips) / 4.0 } else { 0.0 });
    pen.flag(acting && s.turn.prelude);
    pen.put(t.turns[seat].map_or(1.0, |k| f32::from(k) / 4.0));
    pen.flag(s.round.seized);
    let played = s.play_of(seat);
    pen.flag(played.is_some_and(|p| p.mode == Mode::SURPASS));
    assert!(pen.at == FEATURES, "{}", pen.at);
    let held = s.held(seat).map(|c| usize::from(c.card.0)).filter(|c| *c < PLUGS);
    let won = s.court.iter().filter(|space| s.rivals(seat).all(|o| space.agents[o] < space.agents[seat]));
    let won = won.filter_map(|space| Some(PLUGS + usize::from(space.card?.0))).filter(|c| *c < CARDS);
    row.cards = held.chain(won).fold(0, |cards, c| cards | 1 << c);
}

/// The Court: cards that one would get, by suit, and agents at risk.
fn court(s: &State, seat: Seat, pen: &mut Pen<'_>) {
    let mut leads: ByResource<u8> = ByResource::default();
    let (mut vox, mut own, mut prey, mut lost, mut behind) = (0u8, 0u8, 0u8, 0u8, 0u8);
    for space in s.court.iter() {
        let Some(card) = space.card else { continue };
        let mine = space.agents[seat];
        let others: u8 = s.rivals(seat).map(|o| space.agents[o]).sum();
        let most = s.rivals(seat).map(|o| space.agents[o]).max().unwrap_or(0);
        own += mine;
        if mine > most {
            prey += others;
            match s.kit.plug(card).suit {
                Some(r) => leads[r] += 1,
                None => vox += 1,
            }
        } else if most > mine {
            lost += mine;
            behind += 1;
        }
    }
    for r in Resource::ALL {
        pen.count(leads[r], 2.0);
    }
    pen.count(vox, 2.0);
    pen.count(own, 5.0);
    pen.count(prey, 3.0);
    pen.count(lost, 3.0);
    pen.count(behind, 4.0);
    let strange: u8 = s.court.iter().flat_map(|space| s.rivals(seat).map(|o| space.agents[o])).sum();
    pen.count(strange, 8.0);
}

/// The hand: how many cards, how strong in each suit, what they may declare.
fn hand(s: &State, t: &Table, seat: Seat, pen: &mut Pen<'_>) {
    let cards = s.boards[seat].hand;
    let mut count = [0u8; 4];
    let mut high = [0u8; 4];
    let mut pips = 0;
    let mut declares = [false; 5];
    let mut sevens = 0u8;
    for card in cards.iter() {
        let row = s.kit.action(card);
        let suit = usize::from(row.suit.0).min(3);
        count[suit] += 1;
        high[suit] = high[suit].max(row.number);
        pips += row.pips;
        match row.declares {
            Declares::One(a) => declares[usize::from(a.0).min(4)] = true,
            Declares::Any => sevens += 1,
            Declares::Nothing => {}
        }
    }
    let longest = s.rivals(seat).map(|o| t.hands[o]).max().unwrap_or(0);
    pen.count(t.hands[seat], 6.0);
    pen.put((f32::from(t.hands[seat]) - f32::from(longest)) / 3.0);
    pen.count(pips, 12.0);
    for suit in 0..4 {
        pen.count(count[suit], 3.0);
        pen.count(high[suit], 7.0);
    }
    let leads = |a: usize| {
        let own = t.counts[a][usize::from(seat.0)];
        s.rivals(seat).all(|o| t.counts[a][usize::from(o.0)] < own)
    };
    for (a, declares) in declares.into_iter().enumerate() {
        pen.flag(declares);
        pen.flag((declares || sevens > 0) && leads(a));
    }
    pen.count(sevens, 2.0);
    // Can it follow suit with all pips?
    let surpass = s.lead().is_some_and(|lead| {
        let suit = s.kit.action(lead.card).suit;
        s.play_of(seat).is_none()
            && cards.iter().any(|c| s.kit.action(c).suit == suit && s.kit.action(c).number > s.lead_number())
    });
    pen.flag(surpass);
}
