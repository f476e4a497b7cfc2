//! The whole state of a game as plain data: no references but the kit, no strings, no maps, no log.
//! It is `Copy`, so that a bot can try something by copying it.

use crate::choice::{Prompt, Ships};
use crate::components::board::{self, OPEN_SLOTS, SLOTS};
use crate::components::markers::{MARKERS, Side};
use crate::flow::Frame;
use crate::forms::{by_seat, is_default};
use crate::hooks::{Held, Hook, HookMask};
use crate::ids::*;
use crate::kit::Kit;
use crate::packed;
use crate::pile::Pile;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// How a base game is set up (R2). What is left open is decided by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2–4.
    pub players: u8,
    /// Who has the initiative first.
    pub first: Option<Seat>,
    /// Which setup card: an index into the table of setup cards.
    pub card: Option<u8>,
    /// Two action discard piles (R4.12).
    pub split_discard: bool,
    /// Leaders & Lore (R23), if it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lore: Option<LoreSetup>,
}

/// How Leaders & Lore is set up (R23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoreSetup {
    /// All 16 leaders and 28 lore cards, not only the 8 and 14 of the box.
    pub pack: bool,
    /// Two lore cards for each player.
    pub two: bool,
    /// Dealt at random instead of drafted.
    pub dealt: bool,
}

/// A building on the map, or a token that stands among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Building {
    /// Whose.
    pub owner: Owner,
    /// City, starport, or a kind of an expansion.
    pub kind: PieceKind,
    /// Damaged or fresh.
    pub damaged: bool,
    /// It fills no building slot.
    pub outside: bool,
    /// Taxed this turn (cities), or has built a ship this turn (starports).
    pub used: bool,
}

/// Buildings of one system: at most two slots and four outside; a site is only offered while there is room.
pub type Buildings = ArrayVec<[Building; 6]>;

/// Resources on the slots of a board, packed: three bits a slot, slot 0 lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Layout(pub u32);

impl Layout {
    /// What lies in a slot.
    pub fn get(self, slot: usize) -> Option<Resource> {
        match self.0 >> (3 * slot) & 7 {
            0 => None,
            n => Resource::ALL.get(n as usize - 1).copied(),
        }
    }

    /// Puts something into a slot, or empties it.
    pub fn set(&mut self, slot: usize, resource: Option<Resource>) {
        let code = resource.map_or(0, |r| r as u32 + 1);
        self.0 = self.0 & !(7 << (3 * slot)) | code << (3 * slot);
    }

    /// How many of a type.
    pub fn count(self, resource: Resource) -> u8 {
        /// The lowest bit of every slot.
        const LOWEST: u32 = (1 << (3 * SLOTS)) / 7;
        // A slot differs from the type in one of its bits, or holds it.
        let differs = self.0 ^ (LOWEST * (resource as u32 + 1));
        let other = (differs | differs >> 1 | differs >> 2) & LOWEST;
        (LOWEST & !other).count_ones() as u8
    }

    /// How many of each type.
    pub fn counts(self) -> ByResource<u8> {
        ByResource::from_fn(|r| self.count(r))
    }
}

/// One player's board, supply and hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Power.
    pub power: i16,
    /// Ships in supply.
    pub ships: u8,
    /// Starports in supply.
    pub starports: u8,
    /// Agents in supply.
    pub agents: u8,
    /// Unbuilt cities on the board: they are always the rightmost ones (R8.6).
    pub cities: u8,
    /// Pieces out of the game.
    pub scrapped: ByKind<u8>,
    /// Resources on the board's slots, and on cards from slot 6 on.
    pub slots: Layout,
    /// Outraged types, bit = resource.
    pub outraged: u8,
    /// Outraged types whose agent is still owed by the supply (R14.5), bit = resource.
    pub owed: u8,
    /// Pieces of others in the Trophies box.
    pub trophies: ByOwner<ByKind<u8>>,
    /// Agents of others in the Captives box.
    pub captives: ByOwner<u8>,
    /// Action cards in hand.
    pub hand: ActionCards,
}

impl Board {
    /// Is this type Outraged?
    pub fn is_outraged(&self, resource: Resource) -> bool {
        self.outraged >> resource as u8 & 1 == 1
    }
    /// All Trophies.
    pub fn trophy_count(&self) -> u8 {
        self.trophies.values().map(|kinds| kinds.values().sum::<u8>()).sum()
    }
    /// All Captives.
    pub fn captive_count(&self) -> u8 {
        self.captives.values().sum()
    }
}

/// An ambition marker (02 C4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// Its high side is up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub high: bool,
    /// The box it lies in; none while available.
    #[serde(default, skip_serializing_if = "is_default")]
    pub on: Option<Ambition>,
}

/// A space of the Court.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourtSpace {
    /// The card; none if the deck ran out.
    #[serde(default, skip_serializing_if = "is_default")]
    pub card: Option<CardId>,
    /// Agents on it.
    #[serde(default, skip_serializing_if = "is_default", with = "by_seat")]
    pub agents: BySeat<u8>,
}

/// One card played in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// By whom.
    pub seat: Seat,
    /// How.
    pub mode: Mode,
    /// Which.
    pub card: ActionCard,
    /// The card put beside it to seize.
    #[serde(default, skip_serializing_if = "is_default")]
    pub extra: Option<ActionCard>,
    /// A card that lies beside it and comes back with it (P-UNION), and who gets the action card.
    #[serde(default, skip_serializing_if = "is_default")]
    pub beside: Option<Held>,
    /// It has been taken back to a hand.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gone: bool,
}

/// Data of the round (R4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Who led.
    pub leader: Seat,
    /// What was played, in order; a table plays at most one card a seat.
    #[serde(with = "packed")]
    pub plays: ArrayVec<[Play; MAX_SEATS]>,
    /// The zero marker lies on the lead card.
    pub zeroed: bool,
    /// Initiative was seized this round.
    pub seized: bool,
    /// An ambition was declared this round, by whatever means.
    pub declared: bool,
}

/// Data of the turn (R4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// Pips left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pips: u8,
    /// The Prelude is open.
    #[serde(default, skip_serializing_if = "is_default")]
    pub prelude: bool,
    /// Something has been done: the window for declaring and seizing is over (R5.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub acted: bool,
    /// Declared from the lead card this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub declared: bool,
    /// A Weapon lets pips battle (R16.7).
    #[serde(default, skip_serializing_if = "is_default")]
    pub armed: bool,
    /// The pip of a Copy or Pivot is being spent (R18.5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub minor: bool,
}

/// A card in play: in a play area, or a rule that stands for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Standing {
    /// The card.
    pub card: CardId,
    /// Who holds it; rules of the table have seat 0 and `table` set.
    pub seat: Seat,
    /// It belongs to the table, not to a player.
    pub table: bool,
    /// Secured in the running Prelude (R5.4).
    pub locked: bool,
    /// Abilities used this turn, a bit each.
    pub used: u8,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// By Power or after the last chapter (R20.8).
    Played,
    /// By concession (R21.4).
    Conceded,
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The cards, modes, ambitions … that this game is played with.
    pub kit: Kit,
    /// How it was set up.
    #[serde(with = "packed")]
    pub setup: Setup,
    /// The setup card in use: an index into the table of setup cards.
    pub setup_card: u8,
    /// Chapter 1–5; 0 before the first.
    pub chapter: u8,
    /// Rounds begun in this chapter.
    pub round_number: u8,
    /// Who has the initiative marker.
    pub initiative: Seat,
    /// Who has passed since somebody last led (R4.5).
    pub passed: SeatSet,

    /// Systems in play.
    pub systems: SystemSet,
    /// Neighbours of each system, before hooks.
    pub links: BySystem<SystemSet>,
    /// Ships by system and owner.
    pub ships: BySystem<ByOwner<Ships>>,
    /// Buildings by system.
    pub buildings: BySystem<Buildings>,
    /// Tokens that lie on planets and replace their type (H79): 0 for none, else resource + 1.
    pub overlay: BySystem<u8>,
    /// Empty building slots that were taxed this turn.
    pub taxed_slots: BySystem<u8>,

    /// The players' boards.
    pub boards: BySeat<Board>,
    /// Resource tokens in the general supply.
    pub supply: ByResource<u8>,
    /// Tokens spent in the running Prelude (R5.5).
    pub spent: ByResource<u8>,
    /// Tokens on ambition boxes for the phantom of a two-player game (R2.4).
    pub phantom: ByResource<u8>,
    /// The ambition markers, most valuable first.
    #[serde(with = "packed")]
    pub markers: [Marker; 3],

    /// The Court, left to right.
    #[serde(with = "packed")]
    pub court: ArrayVec<[CourtSpace; 6]>,
    /// The Court deck.
    pub court_deck: Pile<CardId, 48>,
    /// The Court discard pile, oldest first.
    pub court_discard: ArrayVec<[CardId; 48]>,
    /// Leaders and lore to be drafted (R23.2): at most five and nine.
    pub offer: ArrayVec<[CardId; 14]>,
    /// Lore cards that were not revealed for the draft.
    pub lore_deck: Pile<CardId, 32>,
    /// The action discard pile; face-down pile in the split variant.
    pub discard: Pile<ActionCard, 32>,
    /// The face-up action discard pile of the split variant.
    pub open_discard: ActionCards,
    /// Cards in play, ascending.
    pub standing: ArrayVec<[Standing; 40]>,
    /// Hooks that some card in play answers: the union of their masks.
    pub answered: HookMask,

    /// The round.
    pub round: Round,
    /// The turn.
    #[serde(with = "packed")]
    pub turn: Turn,
    /// Action cards that a seat (first index) knows to be in the hand of another (second), R25; in its own row,
    /// those that it put into the action discard pile face down.
    pub known: BySeat<BySeat<ActionCards>>,
    /// Action cards that everybody saw going into the action discard pile this chapter.
    pub seen: ActionCards,
    /// What is going on, outermost first. Bounded: see `flow`.
    pub stack: ArrayVec<[Frame; 16]>,
    /// Set when the game is over.
    pub over: Option<End>,
    /// Who has conceded (R21.4).
    pub quit: SeatSet,
}

impl State {
    /// An empty table for this setup, before anything is placed.
    pub fn empty(kit: Kit, setup: Setup) -> State {
        State {
            kit,
            setup,
            setup_card: 0,
            chapter: 0,
            round_number: 0,
            initiative: Seat(0),
            passed: SeatSet::default(),
            systems: SystemSet::default(),
            links: BySystem::default(),
            ships: BySystem::default(),
            buildings: BySystem::default(),
            overlay: BySystem::default(),
            taxed_slots: BySystem::default(),
            boards: BySeat::default(),
            supply: ByResource::from_fn(|_| board::TOKENS),
            spent: ByResource::default(),
            phantom: ByResource::default(),
            markers: [Marker::default(); 3],
            court: ArrayVec::new(),
            court_deck: Pile::default(),
            court_discard: ArrayVec::new(),
            offer: ArrayVec::new(),
            lore_deck: Pile::default(),
            discard: Pile::default(),
            open_discard: ActionCards::default(),
            standing: ArrayVec::new(),
            answered: HookMask::default(),
            round: Round::default(),
            turn: Turn::default(),
            known: BySeat::default(),
            seen: ActionCards::default(),
            stack: ArrayVec::new(),
            over: None,
            quit: SeatSet::default(),
        }
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.setup.players
    }

    /// All seats, clockwise from seat 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    /// All seats in turn order: from the initiative clockwise.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.initiative.around(self.players())
    }

    /// The Rivals of a seat, clockwise from it.
    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        seat.around(self.players()).skip(1)
    }

    /// The same, but nobody remembers what went into the action discard pile.
    pub fn forgetful(&self) -> State {
        let mut s = *self;
        s.seen = ActionCards::default();
        s.seats().for_each(|seat| s.known[seat][seat] = ActionCards::default());
        s
    }

    /// The side of a marker that is up.
    pub fn side(&self, marker: usize) -> Side {
        MARKERS[marker][usize::from(self.markers[marker].high)]
    }

    /// The available marker with the highest first-place value (R4.6).
    pub fn best_free_marker(&self) -> Option<usize> {
        (0..3).filter(|m| self.markers[*m].on.is_none()).max_by_key(|m| self.side(*m).first)
    }

    /// Does this ambition have a marker?
    pub fn is_declared(&self, ambition: Ambition) -> bool {
        self.markers.iter().any(|m| m.on == Some(ambition))
    }

    /// First- and second-place Power that an ambition pays now.
    pub fn worth(&self, ambition: Ambition) -> Side {
        let mut sum = Side { first: 0, second: 0 };
        for (i, _) in self.markers.iter().enumerate().filter(|(_, m)| m.on == Some(ambition)) {
            sum.first += self.side(i).first;
            sum.second += self.side(i).second;
        }
        sum
    }

    /// Is this slot of a seat open (R16.3)?
    pub fn slot_open(&self, seat: Seat, slot: usize) -> bool {
        if slot < board::BOARD_SLOTS {
            slot < OPEN_SLOTS[usize::from(self.boards[seat].cities).min(5)] as usize
        } else {
            self.slot_cost_on_card(seat).is_some()
        }
    }

    /// Keys to steal from this slot (R16.2); none if the slot is closed.
    pub fn slot_cost(&self, seat: Seat, slot: usize) -> Option<u8> {
        match board::RAID_COST.get(slot) {
            Some(cost) => self.slot_open(seat, slot).then_some(*cost),
            None => self.slot_cost_on_card(seat),
        }
    }

    fn slot_cost_on_card(&self, seat: Seat) -> Option<u8> {
        self.answers(Hook::CardSlot)
            .filter(|(held, _)| held.seat == seat)
            .find_map(|(held, plug)| plug.hooks.card_slot.and_then(|f| f(self, held)))
    }

    /// The lead card's play, once a card was led.
    pub fn lead(&self) -> Option<&Play> {
        self.round.plays.first()
    }

    /// The number to surpass: 0 under the zero marker.
    pub fn lead_number(&self) -> u8 {
        match self.lead() {
            Some(play) if !self.round.zeroed => self.kit.action(play.card).number,
            _ => 0,
        }
    }

    /// What this seat has played this round.
    pub fn play_of(&self, seat: Seat) -> Option<&Play> {
        self.round.plays.iter().find(|p| p.seat == seat)
    }

    /// The cards of a seat's play area.
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = &Standing> {
        self.standing.iter().filter(move |s| s.seat == seat && !s.table)
    }

    /// Whose play area this card lies in.
    pub fn holder(&self, card: CardId) -> Option<Seat> {
        self.standing.iter().find(|s| s.card == card && !s.table).map(|s| s.seat)
    }

    /// What is being asked, and whom. None if the game is over.
    pub fn prompt(&self) -> Option<(Seat, Prompt)> {
        if self.over.is_some() {
            return None;
        }
        self.stack.last().map(|frame| frame.prompt(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_counts_what_lies_in_its_slots() {
        let mut layout = Layout::default();
        assert!(Resource::ALL.iter().all(|r| layout.count(*r) == 0));
        for slot in 0..SLOTS {
            layout.set(slot, Some(Resource::ALL[slot * slot % 5]));
            for r in Resource::ALL {
                let there = (0..SLOTS).filter(|slot| layout.get(*slot) == Some(r)).count();
                assert_eq!(usize::from(layout.count(r)), there);
                assert_eq!(layout.counts()[r], layout.count(r));
            }
        }
    }
}
