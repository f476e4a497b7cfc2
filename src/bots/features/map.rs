//! What each seat has on the map.

use rules::ids::*;
use rules::state::State;

/// What a seat has on the map.
#[derive(Clone, Copy, Default)]
pub struct OnMap {
    pub fresh: u8,
    pub damaged: u8,
    pub cities: u8,
    pub starports: u8,
    pub hurt_cities: u8,
    pub hurt_starports: u8,
    pub controlled: u8,
    pub gates: u8,
    /// Own cities where somebody else has control.
    pub occupied: u8,
    /// Rival cities under own control: they can be taxed and battled.
    pub prey: u8,
    /// How much stronger rivals are where own buildings stand, and next to it.
    pub threat: u8,
    /// How much stronger it is than rivals at their buildings, and next to them.
    pub reach: u8,
    /// Cities by the type of their planet.
    pub types: [u8; 5],
    /// Cities that can still be taxed this turn.
    pub untaxed: u8,
    /// Empty slots in controlled systems: room to build.
    pub room: u8,
    /// Systems with own ships and pieces of rivals.
    pub contact: u8,
    /// Rival ships that are damaged where own fresh ships are.
    pub wounded: u8,
    /// Fresh ships of the largest fleet.
    pub fleet: u8,
}

type Each = [u8; MAX_SEATS];

/// What every seat has on the map.
pub fn on_map(s: &State) -> [OnMap; MAX_SEATS] {
    let mut map = [OnMap::default(); MAX_SEATS];
    let players = usize::from(s.players());
    let ships = |y: System, i: usize| s.ships[y][Owner::from(Seat(i as u8))];
    let mut near: BySystem<Each> = BySystem::default();
    for y in s.systems.iter() {
        near[y] = std::array::from_fn(|i| if i < players { ships(y, i).fresh } else { 0 });
    }
    for y in s.systems.iter() {
        let here = near[y];
        let damaged: Each = std::array::from_fn(|i| if i < players { ships(y, i).damaged } else { 0 });
        let holder = s.control(y).and_then(Owner::seat);
        if let Some(seat) = holder {
            let m = &mut map[usize::from(seat.0)];
            m.controlled += 1;
            m.gates += u8::from(y.is_gate());
            m.room += s.empty_slots(y);
        }
        let owners = buildings(s, y, holder, &mut map);
        fleets(&here, &damaged, owners, &mut map[..players]);
        if owners == SeatSet::default() {
            continue;
        }
        // Half of what is next door counts.
        let mut force = here.map(|n| 2 * n);
        for z in s.neighbours(y).iter() {
            for (f, n) in force.iter_mut().zip(near[z]) {
                *f += n;
            }
        }
        for owner in owners.iter().map(|o| usize::from(o.0)) {
            let own = force[owner];
            for (other, f) in force.iter().enumerate().take(players) {
                if other != owner && *f > own {
                    map[owner].threat += (f - own).min(12);
                    map[other].reach += (f - own).min(12);
                }
            }
        }
    }
    map
}

/// Counts the buildings of a system; who has any there.
fn buildings(s: &State, y: System, holder: Option<Seat>, map: &mut [OnMap; MAX_SEATS]) -> SeatSet {
    let mut owners = SeatSet::default();
    for b in &s.buildings[y] {
        let Some(seat) = b.owner.seat() else { continue };
        owners.add(seat);
        let m = &mut map[usize::from(seat.0)];
        if b.kind != PieceKind::CITY {
            m.starports += 1;
            m.hurt_starports += u8::from(b.damaged);
            continue;
        }
        m.cities += 1;
        m.hurt_cities += u8::from(b.damaged);
        m.untaxed += u8::from(!b.used);
        if let Some(r) = s.planet_type(y) {
            m.types[r as usize] += 1;
        }
        if let Some(other) = holder.filter(|h| *h != seat) {
            m.occupied += 1;
            map[usize::from(other.0)].prey += 1;
        }
    }
    owners
}

/// Counts the ships of a system.
fn fleets(fresh: &Each, damaged: &Each, owners: SeatSet, map: &mut [OnMap]) {
    let hurt: u8 = damaged.iter().sum();
    let all = hurt + fresh.iter().sum::<u8>();
    if all == 0 {
        return;
    }
    for (i, m) in map.iter_mut().enumerate() {
        m.damaged += damaged[i];
        if fresh[i] > 0 {
            m.fresh += fresh[i];
            m.fleet = m.fleet.max(fresh[i]);
            m.wounded += hurt - damaged[i];
            let met = all > fresh[i] + damaged[i] || owners.iter().any(|o| usize::from(o.0) != i);
            m.contact += u8::from(met);
        }
    }
}
