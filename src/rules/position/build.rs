//! From a position to the state, or to all that is wrong.

use super::wrong::{Wrong, note};
use super::{At, Pieces, Position, cards, names};
use crate::components::setup_cards::SETUP_CARDS;
use crate::components::{board, map};
use crate::flow::{Frame, chapter, setup, turn};
use crate::hooks::Kind;
use crate::ids::*;
use crate::state::*;
use crate::verify;

/// Pieces of which no seat has a supply, all together: with those of the seats they can still be counted in a byte.
const CROWD: u64 = 100;
/// The pieces of which a seat has a supply.
const SUPPLIES: [(PieceKind, u8); 4] = [
    (PieceKind::SHIP, board::SHIPS),
    (PieceKind::CITY, board::CITIES),
    (PieceKind::STARPORT, board::STARPORTS),
    (PieceKind::AGENT, board::AGENTS),
];

impl Position {
    /// The state, not yet begun: [`State::run`] brings it to its first decision. It may lack cards and be unlike
    /// any state of a whole game, but it can be played.
    ///
    /// # Errors
    /// Everything that is wrong with the position; where numbers name nothing, only that.
    pub fn build(&self) -> Result<State, Vec<Wrong>> {
        let fits =
            |card: u8| SETUP_CARDS.get(usize::from(card)).is_some_and(|c| c.players == self.setup.players);
        if crate::game::check_setup(&self.setup).is_err() || !self.setup_card.is_none_or(fits) {
            return Err(vec![Wrong::Setup]);
        }
        let mut state = State::empty(self.kit, self.setup);
        state.enter_rules();
        if self.at == At::Setup {
            state.stack.push(Frame::Setup(setup::Step::Begin));
            return Ok(state);
        }
        let wrong = names::check(self);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let mut builder = Builder { position: self, state, wrong, placed: placed(self) };
        builder.table();
        builder.map();
        builder.rules();
        for seat in Seat::all(self.setup.players) {
            builder.seat(seat);
        }
        builder.crowd();
        builder.court();
        builder.action_cards();
        builder.known();
        builder.supply();
        builder.round();
        if builder.wrong.is_empty() { Ok(builder.state) } else { Err(builder.wrong) }
    }

    /// The state of a game that goes on from here, at its decision: nothing may be missing, and everything is as
    /// [`verify`] asks of states. [`State::run`] changes nothing in it and asks nothing of chance.
    ///
    /// # Errors
    /// Everything that is wrong with the position, or all that cannot be in such a game.
    pub fn resume(&self) -> Result<State, Vec<Wrong>> {
        let state = self.build()?;
        let mut wrong = cards::strange_to_setup(&state);
        let can_play = match state.stack.last() {
            Some(Frame::Play { seat }) => !state.boards[*seat].hand.is_empty(),
            _ => true,
        };
        let in_prelude = state.spent.values().any(|n| *n > 0);
        if state.turn_start().is_none() || !can_play || in_prelude {
            note(&mut wrong, Wrong::NotAtTurn);
        }
        if SETUP_CARDS[usize::from(state.setup_card)].players != state.players() {
            note(&mut wrong, Wrong::Setup);
        }
        verify::state(&state).into_iter().for_each(|finding| note(&mut wrong, Wrong::Broken(finding)));
        if wrong.is_empty() { Ok(state) } else { Err(wrong) }
    }
}

/// How many pieces lie anywhere but in their owner's supply.
fn placed(p: &Position) -> ByOwner<ByKind<u64>> {
    let mut count: ByOwner<ByKind<u64>> = ByOwner::default();
    p.pieces.iter().for_each(|x| count[x.owner][x.kind] += u64::from(x.count));
    for (seat, place) in &p.seats {
        place.trophies.iter().for_each(|(owner, kind, n)| count[*owner][*kind] += u64::from(*n));
        place.captives.iter().for_each(|(owner, n)| count[*owner][PieceKind::AGENT] += u64::from(*n));
        let bits = bits(&place.outraged) & !bits(&place.owed);
        count[seat.into()][PieceKind::AGENT] += u64::from(bits.count_ones());
    }
    for (seat, n) in p.court.iter().flat_map(|space| space.agents) {
        count[Owner::from(seat)][PieceKind::AGENT] += u64::from(n);
    }
    count
}

/// A bit for each of these.
fn bits(resources: &[Resource]) -> u8 {
    resources.iter().fold(0, |bits, resource| bits | 1 << *resource as u8)
}

/// As much as a byte can say.
fn byte(count: u64) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

pub(super) struct Builder<'a> {
    pub position: &'a Position,
    pub state: State,
    pub wrong: Vec<Wrong>,
    placed: ByOwner<ByKind<u64>>,
}

impl Builder<'_> {
    pub fn note(&mut self, wrong: Wrong) {
        note(&mut self.wrong, wrong);
    }

    fn table(&mut self) {
        let (p, s) = (self.position, &mut self.state);
        let card = p.setup_card.or(p.setup.card);
        s.setup_card = card.unwrap_or_default();
        setup::lay_map(
            s,
            p.out.unwrap_or_else(|| card.map_or(0, |i| SETUP_CARDS[usize::from(i)].out_bits())),
        );
        s.chapter = p.chapter;
        s.round_number = p.round_number;
        s.initiative = p.initiative;
        s.passed = p.passed;
        s.quit = p.quit;
        s.markers = p.markers;
        s.spent = p.spent;
        if !(1..=board::CHAPTERS).contains(&p.chapter) {
            self.note(Wrong::Chapter(p.chapter));
        }
    }

    fn map(&mut self) {
        for pieces in &self.position.pieces {
            let Pieces { system, owner, kind, damaged, outside, used, count } = *pieces;
            if !self.state.systems.has(system) {
                self.note(Wrong::OutOfPlay(system));
            } else if self.position.kit.piece(kind).building {
                let building = Building { owner, kind, damaged, outside, used };
                for _ in 0..count {
                    let all = &self.state.buildings[system];
                    let twin = all.iter().any(|b| b.outside && b.kind == kind);
                    let free = if outside { !twin } else { self.state.empty_slots(system) > 0 };
                    if !free || all.len() >= all.capacity() {
                        self.note(Wrong::NoSlot(system));
                        break;
                    }
                    self.state.buildings[system].push(building);
                }
            } else if kind == PieceKind::SHIP {
                let ships = &mut self.state.ships[system][owner];
                let ships = if damaged { &mut ships.damaged } else { &mut ships.fresh };
                *ships = ships.saturating_add(count);
            } else {
                self.note(Wrong::NotOnMap(kind));
            }
        }
        for (system, resource) in &self.position.overlay {
            let planet = self.state.systems.has(*system) && map::planet_type(*system).is_some();
            if !planet || self.state.overlay[*system] != 0 {
                self.note(Wrong::Overlay(*system));
            }
            self.state.overlay[*system] = *resource as u8 + 1;
        }
    }

    fn rules(&mut self) {
        let Some(rules) = &self.position.rules else { return };
        self.state.standing.retain(|c| rules.contains(&c.card));
        self.state.refresh_answers();
        for card in rules {
            if self.position.kit.plug(*card).kind != Kind::Rule {
                self.note(Wrong::CardMisplaced(*card));
            }
        }
    }

    fn seat(&mut self, seat: Seat) {
        let place = &self.position.seats[seat];
        let owner = Owner::from(seat);
        let mut b = Board { power: place.power, ..Board::default() };
        for (kind, exist) in SUPPLIES {
            let given = match kind {
                PieceKind::SHIP => place.ships,
                PieceKind::CITY => place.cities,
                PieceKind::STARPORT => place.starports,
                _ => place.agents,
            };
            let found = byte(self.placed[owner][kind] + u64::from(given.unwrap_or(0)));
            if found > exist {
                self.note(Wrong::TooMany { owner, kind, found, exist });
                continue;
            }
            let rest = given.unwrap_or(exist - found);
            b.scrapped[kind] = if given.is_some() { exist - found } else { 0 };
            match kind {
                PieceKind::SHIP => b.ships = rest,
                PieceKind::CITY => b.cities = rest,
                PieceKind::STARPORT => b.starports = rest,
                _ => b.agents = rest,
            }
        }
        (b.outraged, b.owed) = (bits(&place.outraged), bits(&place.owed));
        for resource in Resource::ALL {
            if (b.owed & !b.outraged) >> resource as u8 & 1 == 1 {
                self.note(Wrong::NotOutraged(seat, resource));
            }
        }
        for (owner, kind, count) in &place.trophies {
            let box_ = &mut b.trophies[*owner][*kind];
            *box_ = box_.saturating_add(*count);
        }
        for (owner, count) in &place.captives {
            b.captives[*owner] = b.captives[*owner].saturating_add(*count);
        }
        b.hand = place.hand.iter().copied().collect();
        self.state.boards[seat] = b;
        self.play_area(seat);
        for (i, resource) in place.slots.iter().enumerate().filter(|(_, r)| r.is_some()) {
            if i < board::SLOTS && self.state.slot_open(seat, i) {
                self.state.boards[seat].slots.set(i, *resource);
            } else {
                self.note(Wrong::ClosedSlot(seat, byte(i as u64)));
            }
        }
    }

    /// Pieces of powers that are no players and of kinds that no board has can still be counted.
    fn crowd(&mut self) {
        let mut all = 0;
        for (owner, kinds) in self.placed {
            for (kind, count) in kinds {
                let supplied = owner.seat().is_some() && SUPPLIES.iter().any(|(k, _)| *k == kind);
                all += if supplied { 0 } else { count };
            }
        }
        if all > CROWD {
            self.note(Wrong::Crowd);
        }
    }

    fn supply(&mut self) {
        let p = self.position;
        let phantom = p.phantom.unwrap_or_else(|| setup::phantom(&self.state));
        self.state.phantom = phantom;
        for resource in Resource::ALL {
            let held = p.seats.values().flat_map(|s| &s.slots).filter(|r| **r == Some(resource)).count();
            let laid = p.overlay.iter().filter(|(_, r)| *r == resource).count();
            let placed = (held + laid) as u64 + u64::from(p.spent[resource]) + u64::from(phantom[resource]);
            let found = byte(placed + u64::from(p.supply[resource].unwrap_or(0)));
            if found > board::TOKENS {
                self.note(Wrong::TooManyTokens { resource, found, exist: board::TOKENS });
            } else {
                self.state.supply[resource] = p.supply[resource].unwrap_or(board::TOKENS - found);
            }
        }
    }

    fn round(&mut self) {
        let p = self.position;
        let players = p.setup.players;
        let leader = p.plays.first().map_or(p.initiative, |play| play.seat);
        let distance = |seat: Seat| (seat.0 + players - leader.0) % players;
        let in_order = p.plays.windows(2).all(|w| distance(w[0].seat) < distance(w[1].seat));
        let back_twice = p.plays.iter().any(|play| play.gone && play.beside.is_some());
        let led = p.plays.iter().enumerate().all(|(i, play)| (play.mode == Mode::LEAD) == (i == 0));
        if !in_order || !led || back_twice {
            self.note(Wrong::Plays);
            return;
        }
        let s = &mut self.state;
        s.round = Round {
            leader,
            plays: p.plays.iter().copied().collect(),
            zeroed: p.zeroed,
            seized: p.seized,
            declared: p.declared,
        };
        s.turn = Turn { seat: leader, ..Turn::default() };
        let last = p.plays.last().map(|play| play.seat);
        match p.at {
            At::Setup => {}
            At::Deal => {
                s.chapter = s.chapter.saturating_sub(1);
                s.stack.push(Frame::Chapter(chapter::Step::Deal));
            }
            At::Mulligan => {
                // As the deal leaves it: no round has begun.
                (s.round, s.turn) = (Round::default(), Turn::default());
                s.stack.push(Frame::Chapter(chapter::Step::Mulligan));
                if players != 2 || last.is_some() || s.discard.len() < board::HAND {
                    self.note(Wrong::Mulligan);
                }
            }
            At::Score => s.stack.push(Frame::Chapter(chapter::Step::Score)),
            At::Lead => {
                s.stack.push(Frame::Chapter(chapter::Step::Led));
                s.stack.push(Frame::Play { seat: leader });
                if last.is_some() {
                    self.note(Wrong::Plays);
                }
            }
            At::Follow(seat) => {
                let after = last.is_some_and(|last| distance(seat) > distance(last));
                if !after || s.boards[seat].hand.is_empty() {
                    self.note(Wrong::NotNext(seat));
                    return;
                }
                s.turn.seat = last.unwrap_or(leader);
                s.stack.push(Frame::Chapter(chapter::Step::Follow(distance(seat) + 1)));
                s.stack.push(Frame::Play { seat });
            }
            At::Turn => {
                if last != Some(p.turn.seat) {
                    self.note(Wrong::NotNext(p.turn.seat));
                    return;
                }
                s.turn = p.turn;
                s.stack.push(Frame::Chapter(chapter::Step::Follow(distance(p.turn.seat) + 1)));
                s.stack.push(Frame::Turn(turn::Step::Acting));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::*;
    use crate::chance::Seeded;
    use crate::choice::{Choice, Ships};
    use crate::event::Deaf;
    use crate::options::Options;

    #[test]
    fn what_is_not_said_is_derived() {
        let mut position = Position::new(3);
        let ships = |count| Pieces {
            system: System::gate(2),
            owner: Owner(1),
            kind: PieceKind::SHIP,
            damaged: true,
            outside: false,
            used: false,
            count,
        };
        position.pieces.push(ships(4));
        position.seats[Seat(0)].trophies.push((Owner(1), PieceKind::CITY, 2));
        position.seats[Seat(1)].slots = vec![Some(Resource::Fuel)];
        let card = ActionCard::new(Suit::ADMINISTRATION, 2);
        position.seats[Seat(0)].hand.push(card);
        let mut state = position.build().unwrap();
        assert_eq!((state.boards[Seat(1)].ships, state.boards[Seat(1)].cities), (11, 3));
        assert_eq!(state.supply[Resource::Fuel], 4);
        assert_eq!(state.ships[System::gate(2)][Owner(1)], Ships { fresh: 0, damaged: 4 });
        let mut options = Options::all();
        state.run(&mut Seeded::new(1), &mut Deaf, &mut options);
        assert_eq!(options.choices(), [Choice::Play { mode: Mode::LEAD, card }, Choice::Pass]);
    }

    #[test]
    fn everything_that_is_wrong_is_said_at_once() {
        let mut position = Position::new(2);
        position.setup.card = Some(0);
        position.pieces.push(Pieces {
            system: System::gate(1),
            owner: Owner(0),
            kind: PieceKind::SHIP,
            damaged: false,
            outside: false,
            used: false,
            count: 16,
        });
        position.seats[Seat(0)].hand = vec![ActionCard(0), ActionCard(3)];
        position.seats[Seat(1)].hand = vec![ActionCard(3)];
        position.seats[Seat(1)].slots = vec![None, None, None, Some(Resource::Relic)];
        let wrong = position.build().unwrap_err();
        let many = Wrong::TooMany { owner: Owner(0), kind: PieceKind::SHIP, found: 16, exist: 15 };
        let expected = [
            Wrong::OutOfPlay(System::gate(1)),
            many,
            Wrong::ClosedSlot(Seat(1), 3),
            Wrong::ActionTwice(ActionCard(3)),
            Wrong::ActionUnused(ActionCard(0)),
        ];
        assert_eq!(wrong, expected);
    }
}
