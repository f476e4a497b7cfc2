//! Positions: any state of the table at the start of a turn or inside one, for rules cases and puzzles.
//!
//! A [`Position`] says where things are; [`Position::build`] checks that the table has that many of
//! everything and returns the [`State`], or all that is wrong. What is not said is derived: pieces that
//! lie nowhere are in their owner's supply, tokens in the general one. Cards that lie nowhere are out
//! of the game.

use crate::components::action_cards::used_with;
use crate::components::{board, map};
use crate::flow::{Frame, chapter, setup, turn};
use crate::hooks::Kind;
use crate::ids::*;
use crate::kit::Kit;
use crate::pile::Pile;
use crate::state::*;

/// Pieces on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// Where.
    pub system: System,
    /// Whose.
    pub owner: Owner,
    /// What.
    pub kind: PieceKind,
    /// Damaged or fresh.
    pub damaged: bool,
    /// It fills no building slot.
    pub outside: bool,
    /// Taxed this turn, or has built a ship this turn.
    pub used: bool,
    /// How many.
    pub count: u8,
}

/// What lies at one seat.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// Power.
    pub power: i16,
    /// Ships in supply; derived if not given.
    pub ships: Option<u8>,
    /// Starports in supply; derived if not given.
    pub starports: Option<u8>,
    /// Agents in supply; derived if not given.
    pub agents: Option<u8>,
    /// Unbuilt cities on the board; derived if not given.
    pub cities: Option<u8>,
    /// Resources by slot, from the left.
    pub slots: Vec<Option<Resource>>,
    /// Outraged types.
    pub outraged: Vec<Resource>,
    /// Those of them whose agent is still owed (R14.5).
    pub owed: Vec<Resource>,
    /// Trophies: owner, kind, how many.
    pub trophies: Vec<(Owner, PieceKind, u8)>,
    /// Captives: owner, how many.
    pub captives: Vec<(Owner, u8)>,
    /// Action cards in hand.
    pub hand: Vec<ActionCard>,
    /// Cards in the play area.
    pub cards: Vec<Standing>,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum At {
    /// The whole setup is still to come; nothing else of the position counts.
    Setup,
    /// A chapter is about to be dealt.
    Deal,
    /// The holder of the initiative is about to lead.
    #[default]
    Lead,
    /// This seat is about to follow.
    Follow(Seat),
    /// The turn of the seat in [`Position::turn`], who has played last.
    Turn,
    /// The chapter is over, scoring comes next.
    Score,
}

/// A position.
#[derive(Clone, Debug)]
pub struct Position {
    /// What it is played with.
    pub kit: Kit,
    /// Players, setup card, split discard; the first player only counts for [`At::Setup`].
    pub setup: Setup,
    /// Clusters out of play, bit k: cluster k; those of the setup card if not given, else none.
    pub out: Option<u8>,
    /// 1–5, unless the game is still to be set up.
    pub chapter: u8,
    /// Who has the initiative.
    pub initiative: Seat,
    /// Who has passed since somebody last led.
    pub passed: SeatSet,
    /// Pieces on the map, buildings of a system in their order.
    pub pieces: Vec<Pieces>,
    /// The seats.
    pub seats: BySeat<Place>,
    /// The general supply; derived where not given.
    pub supply: ByResource<Option<u8>>,
    /// Tokens spent in the running Prelude.
    pub spent: ByResource<u8>,
    /// Tokens of the phantom; of a table of two one token of each planet out of play if not given.
    pub phantom: Option<ByResource<u8>>,
    /// The markers, most valuable first.
    pub markers: [Marker; 3],
    /// The Court from the left; spaces that are not given are empty.
    pub court: Vec<CourtSpace>,
    /// The Court deck, batches from the top.
    pub court_deck: Vec<Vec<CardId>>,
    /// The Court discard pile, oldest first.
    pub court_discard: Vec<CardId>,
    /// The action discard pile (face down in the split variant), batches from the top.
    pub discard: Vec<Vec<ActionCard>>,
    /// The face-up action discard pile of the split variant.
    pub open_discard: Vec<ActionCard>,
    /// Played this round, in order.
    pub plays: Vec<Play>,
    /// The zero marker lies on the lead card.
    pub zeroed: bool,
    /// Initiative was seized this round.
    pub seized: bool,
    /// An ambition was declared this round.
    pub declared: bool,
    /// The turn, for [`At::Turn`].
    pub turn: Turn,
    /// Where the game stands.
    pub at: At,
}

/// Something that is wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Not 2–4 players, or a setup card for another number.
    Setup,
    /// A chapter that there is not.
    Chapter(u8),
    /// A seat that nobody sits at.
    NoSeat(Seat),
    /// Something lies in a system out of play.
    OutOfPlay(System),
    /// More buildings than building slots, or than one of a kind outside them.
    NoSlot(System),
    /// More pieces of this kind than the owner has.
    TooMany {
        /// Whose.
        owner: Owner,
        /// What.
        kind: PieceKind,
        /// How many the position has.
        found: u8,
        /// How many there are.
        exist: u8,
    },
    /// More tokens of this type than there are.
    TooManyTokens {
        /// The type.
        resource: Resource,
        /// How many the position has.
        found: u8,
        /// How many there are.
        exist: u8,
    },
    /// A token lies in a closed slot (from 0).
    ClosedSlot(Seat, u8),
    /// An agent is owed for a type that is not Outraged.
    NotOutraged(Seat, Resource),
    /// An action card lies in two places.
    ActionTwice(ActionCard),
    /// An action card that this number of players does not use.
    ActionUnused(ActionCard),
    /// A Court card lies in two places.
    CardTwice(CardId),
    /// A card that is not held is in a play area, or one that is no Court card in the Court.
    CardMisplaced(CardId),
    /// More spaces than the Court has.
    CourtTooLong,
    /// The plays of the round do not fit: a seat twice, out of order, a lead that is not first.
    Plays,
    /// This seat cannot be the one to act.
    NotNext(Seat),
}

impl Position {
    /// An empty table for so many players: the holder is about to lead in chapter 1.
    pub fn new(players: u8) -> Position {
        Position {
            kit: Kit::base(),
            setup: Setup { players, first: None, card: None, split_discard: false, lore: None },
            out: None,
            chapter: 1,
            initiative: Seat(0),
            passed: SeatSet::default(),
            pieces: Vec::new(),
            seats: BySeat::default(),
            supply: ByResource::default(),
            spent: ByResource::default(),
            phantom: None,
            markers: [Marker::default(); 3],
            court: Vec::new(),
            court_deck: Vec::new(),
            court_discard: Vec::new(),
            discard: Vec::new(),
            open_discard: Vec::new(),
            plays: Vec::new(),
            zeroed: false,
            seized: false,
            declared: false,
            turn: Turn::default(),
            at: At::default(),
        }
    }

    /// The state, not yet begun: [`State::run`] brings it to its first decision.
    ///
    /// # Errors
    /// Everything that is wrong with the position.
    pub fn build(&self) -> Result<State, Vec<Wrong>> {
        if crate::game::check_setup(&self.setup).is_err() {
            return Err(vec![Wrong::Setup]);
        }
        let mut state = State::empty(self.kit, self.setup);
        state.enter_rules();
        if self.at == At::Setup {
            state.stack.push(Frame::Setup(setup::Step::Begin));
            return Ok(state);
        }
        let mut builder = Builder { position: self, state, wrong: Vec::new() };
        builder.table();
        builder.map();
        for seat in Seat::all(self.setup.players) {
            builder.seat(seat);
        }
        builder.nobody();
        builder.court();
        builder.action_cards();
        builder.supply();
        builder.round();
        if builder.wrong.is_empty() { Ok(builder.state) } else { Err(builder.wrong) }
    }
}

struct Builder<'a> {
    position: &'a Position,
    state: State,
    wrong: Vec<Wrong>,
}

impl Builder<'_> {
    fn table(&mut self) {
        let (p, s) = (self.position, &mut self.state);
        let card = p.setup.card.map(|i| &crate::components::setup_cards::SETUP_CARDS[i as usize]);
        s.setup_card = p.setup.card.unwrap_or_default();
        setup::lay_map(s, p.out.unwrap_or_else(|| card.map_or(0, |c| c.out_bits())));
        if !(1..=board::CHAPTERS).contains(&p.chapter) {
            self.wrong.push(Wrong::Chapter(p.chapter));
        }
        s.chapter = p.chapter;
        s.round_number = 1;
        s.initiative = p.initiative;
        s.passed = p.passed;
        s.markers = p.markers;
        s.spent = p.spent;
        if p.initiative.0 >= p.setup.players {
            self.wrong.push(Wrong::NoSeat(p.initiative));
        }
    }

    fn map(&mut self) {
        for pieces in &self.position.pieces {
            let Pieces { system, owner, kind, damaged, outside, used, count } = *pieces;
            if !self.state.systems.has(system) {
                self.wrong.push(Wrong::OutOfPlay(system));
            } else if self.position.kit.piece(kind).building {
                let building = Building { owner, kind, damaged, outside, used };
                for _ in 0..count {
                    let all = &self.state.buildings[system];
                    let twin = all.iter().any(|b| b.outside && b.kind == kind);
                    let free = if outside { !twin } else { self.state.empty_slots(system) > 0 };
                    if !free || all.len() >= 6 {
                        self.wrong.push(Wrong::NoSlot(system));
                        break;
                    }
                    self.state.buildings[system].push(building);
                }
            } else {
                let ships = &mut self.state.ships[system][owner];
                *(if damaged { &mut ships.damaged } else { &mut ships.fresh }) += count;
            }
        }
    }

    /// How many of these lie anywhere but in the owner's supply.
    fn placed(&self, owner: Owner, kind: PieceKind) -> u8 {
        let p = self.position;
        let on_map = p.pieces.iter().filter(|x| x.owner == owner && x.kind == kind).map(|x| x.count);
        let trophies = p.seats.values().flat_map(|seat| &seat.trophies);
        let trophies = trophies.filter(|t| t.0 == owner && t.1 == kind).map(|t| t.2);
        let mut count: u8 = on_map.chain(trophies).sum();
        if kind == PieceKind::AGENT
            && let Some(seat) = owner.seat()
        {
            let captives = p.seats.values().flat_map(|s| &s.captives);
            count += captives.filter(|c| c.0 == owner).map(|c| c.1).sum::<u8>();
            count += p.court.iter().map(|c| c.agents[seat]).sum::<u8>();
            count += (p.seats[seat].outraged.len()
                - p.seats[seat].owed.len().min(p.seats[seat].outraged.len())) as u8;
        }
        count
    }

    fn seat(&mut self, seat: Seat) {
        let place = &self.position.seats[seat];
        let owner = Owner::from(seat);
        let kinds = [
            (PieceKind::SHIP, board::SHIPS, place.ships),
            (PieceKind::CITY, board::CITIES, place.cities),
            (PieceKind::STARPORT, board::STARPORTS, place.starports),
            (PieceKind::AGENT, board::AGENTS, place.agents),
        ];
        let mut b = Board { power: place.power, ..Board::default() };
        for (kind, exist, given) in kinds {
            let placed = self.placed(owner, kind);
            let found = placed.saturating_add(given.unwrap_or(0));
            if found > exist {
                self.wrong.push(Wrong::TooMany { owner, kind, found, exist });
                continue;
            }
            let rest = given.unwrap_or(exist - placed);
            b.scrapped[kind] = exist - placed - rest;
            match kind {
                PieceKind::SHIP => b.ships = rest,
                PieceKind::CITY => b.cities = rest,
                PieceKind::STARPORT => b.starports = rest,
                _ => b.agents = rest,
            }
        }
        for resource in &place.outraged {
            b.outraged |= 1 << *resource as u8;
        }
        for resource in &place.owed {
            b.owed |= 1 << *resource as u8;
            if !place.outraged.contains(resource) {
                self.wrong.push(Wrong::NotOutraged(seat, *resource));
            }
        }
        place.trophies.iter().for_each(|(owner, kind, count)| b.trophies[*owner][*kind] += count);
        place.captives.iter().for_each(|(owner, count)| b.captives[*owner] += count);
        b.hand = place.hand.iter().copied().collect();
        self.state.boards[seat] = b;
        for standing in &place.cards {
            let kind = self.position.kit.plug(standing.card).kind;
            if matches!(kind, Kind::Guild | Kind::Leader | Kind::Lore) {
                self.state.enter_play(seat, standing.card, standing.locked);
                if let Some(entry) = self.state.standing_mut(standing.card) {
                    entry.used = standing.used;
                }
            } else {
                self.wrong.push(Wrong::CardMisplaced(standing.card));
            }
        }
        for (i, resource) in place.slots.iter().enumerate().filter(|(_, r)| r.is_some()) {
            if i < board::SLOTS && self.state.slot_open(seat, i) {
                self.state.boards[seat].slots.set(i, *resource);
            } else {
                self.wrong.push(Wrong::ClosedSlot(seat, i as u8));
            }
        }
    }

    /// Nothing belongs to a seat that nobody sits at.
    fn nobody(&mut self) {
        let p = self.position;
        let absent = |o: Owner| o.seat().is_some_and(|s| s.0 >= p.setup.players);
        let mut owners: Vec<Owner> = p.pieces.iter().map(|x| x.owner).collect();
        for (seat, place) in &p.seats {
            owners.extend(place.trophies.iter().map(|t| t.0).chain(place.captives.iter().map(|c| c.0)));
            if !place.hand.is_empty() || !place.cards.is_empty() || place.power != 0 {
                owners.push(seat.into());
            }
        }
        for space in &p.court {
            owners.extend(space.agents.iter().filter(|(_, n)| **n > 0).map(|(seat, _)| Owner::from(seat)));
        }
        owners.sort_unstable();
        owners.dedup();
        self.wrong.extend(owners.into_iter().filter(|o| absent(*o)).map(|o| Wrong::NoSeat(Seat(o.0))));
    }

    fn court(&mut self) {
        let p = self.position;
        if p.court.len() > board::court_size(p.setup.players) {
            self.wrong.push(Wrong::CourtTooLong);
            return;
        }
        self.state.court = p.court.iter().copied().collect();
        while self.state.court.len() < board::court_size(p.setup.players) {
            self.state.court.push(CourtSpace::default());
        }
        p.court_deck.iter().for_each(|batch| self.state.court_deck.add_bottom(batch.iter().copied()));
        self.state.court_discard = p.court_discard.iter().copied().collect();
        let placed = p.court.iter().filter_map(|c| c.card);
        let placed =
            placed.chain(p.court_deck.iter().flatten().copied()).chain(p.court_discard.iter().copied());
        let mut cards: Vec<CardId> = placed.collect();
        for card in &cards {
            let kind = p.kit.plug(*card).kind;
            let thrown = kind == Kind::Lore && p.court_discard.contains(card);
            if !matches!(kind, Kind::Guild | Kind::Vox) && !thrown {
                self.wrong.push(Wrong::CardMisplaced(*card));
            }
        }
        cards.extend(p.seats.values().flat_map(|seat| seat.cards.iter().map(|c| c.card)));
        cards.extend(p.plays.iter().filter_map(|play| play.beside.map(|h| h.card)));
        cards.sort_unstable();
        self.wrong.extend(twice(&cards).map(Wrong::CardTwice));
    }

    fn action_cards(&mut self) {
        let p = self.position;
        self.state.discard = Pile::default();
        p.discard.iter().for_each(|batch| self.state.discard.add_bottom(batch.iter().copied()));
        self.state.open_discard = p.open_discard.iter().copied().collect();
        let mut cards: Vec<ActionCard> =
            p.seats.values().flat_map(|seat| seat.hand.iter().copied()).collect();
        cards.extend(p.discard.iter().flatten().chain(&p.open_discard));
        cards.extend(p.plays.iter().filter(|play| !play.gone).map(|play| play.card));
        cards.extend(p.plays.iter().filter_map(|play| play.extra));
        cards.sort_unstable();
        self.wrong.extend(twice(&cards).map(Wrong::ActionTwice));
        let unused = cards.iter().filter(|c| c.0 < 28 && !used_with(**c, p.setup.players));
        self.wrong.extend(unused.map(|c| Wrong::ActionUnused(*c)));
    }

    fn supply(&mut self) {
        let p = self.position;
        let phantom = p.phantom.unwrap_or_else(|| {
            let mut tokens = ByResource::default();
            if p.setup.players == 2 {
                let out = System::all().filter(|y| *y != System::CENTRE && !self.state.systems.has(*y));
                out.filter_map(map::planet_type).for_each(|kind| tokens[kind] += 1);
            }
            tokens
        });
        self.state.phantom = phantom;
        for resource in Resource::ALL {
            let held: u8 = p
                .seats
                .values()
                .map(|s| s.slots.iter().filter(|r| **r == Some(resource)).count() as u8)
                .sum();
            let placed = held + p.spent[resource] + phantom[resource];
            let found = placed + p.supply[resource].unwrap_or(0);
            if found > board::TOKENS {
                self.wrong.push(Wrong::TooManyTokens { resource, found, exist: board::TOKENS });
            } else {
                self.state.supply[resource] = p.supply[resource].unwrap_or(board::TOKENS - placed);
            }
        }
    }

    fn round(&mut self) {
        let p = self.position;
        let players = p.setup.players;
        let leader = p.plays.first().map_or(p.initiative, |play| play.seat);
        let distance = |seat: Seat| (seat.0 + players - leader.0) % players;
        let in_order = p.plays.windows(2).all(|w| distance(w[0].seat) < distance(w[1].seat));
        let led = p.plays.iter().enumerate().all(|(i, play)| (play.mode == Mode::LEAD) == (i == 0));
        if p.plays.iter().any(|play| play.seat.0 >= players) || !in_order || !led {
            self.wrong.push(Wrong::Plays);
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
                s.chapter -= 1;
                s.stack.push(Frame::Chapter(chapter::Step::Deal));
            }
            At::Score => s.stack.push(Frame::Chapter(chapter::Step::Score)),
            At::Lead => {
                if last.is_some() {
                    self.wrong.push(Wrong::Plays);
                }
                s.stack.push(Frame::Chapter(chapter::Step::Led));
                s.stack.push(Frame::Play { seat: leader });
            }
            At::Follow(seat) => {
                if last.is_none_or(|last| seat.0 >= players || distance(seat) <= distance(last)) {
                    self.wrong.push(Wrong::NotNext(seat));
                    return;
                }
                s.turn.seat = last.unwrap_or(leader);
                s.stack.push(Frame::Chapter(chapter::Step::Follow(distance(seat) + 1)));
                s.stack.push(Frame::Play { seat });
            }
            At::Turn => {
                if last != Some(p.turn.seat) {
                    self.wrong.push(Wrong::NotNext(p.turn.seat));
                    return;
                }
                s.turn = p.turn;
                s.stack.push(Frame::Chapter(chapter::Step::Follow(distance(p.turn.seat) + 1)));
                s.stack.push(Frame::Turn(turn::Step::Acting));
            }
        }
    }
}

/// What stands more than once in a sorted list.
fn twice<T: Copy + PartialEq>(sorted: &[T]) -> impl Iterator<Item = T> + '_ {
    sorted.windows(2).filter(|w| w[0] == w[1]).map(|w| w[0])
}

#[cfg(test)]
mod tests {
    use super::*;
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
