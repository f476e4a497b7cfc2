//! What one seat may know of a state (R25), and a random state that fits it.
//!
//! A view is a state whose secrets are taken out: other hands, face-down cards, what lies in the action
//! discard pile, what others know, which lore cards were never revealed, and the inner numbers of somebody
//! else's running card. The Court deck stays: which cards are in it is known by elimination, and their order
//! is nowhere.

use crate::chance::Seeded;
use crate::choice::{Choice, Prompt};
use crate::flow::Frame;
use crate::flow::setup::{Step, lore_cards};
use crate::hooks::CardFrame;
use crate::ids::*;
use crate::options::Options;
use crate::pile::Pile;
use crate::state::State;
use serde::{Deserialize, Serialize};

/// Stands for an action card that the viewer may not know.
pub const HIDDEN: ActionCard = ActionCard(63);

/// All that a seat may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub viewer: Option<Seat>,
    /// The state without its secrets. Hands of others hold only cards that the viewer knows to be there.
    pub state: State,
    /// Cards in each hand (public, R25.1).
    pub hand_sizes: BySeat<u8>,
    /// Whose decision it is and what is asked.
    pub prompt: Option<(Seat, Prompt)>,
    /// The viewer's own options, if the decision is theirs.
    pub options: Vec<Choice>,
}

/// What `viewer` may know of a state.
pub fn of(s: &State, viewer: Option<Seat>) -> View {
    let is = |seat: Seat| viewer == Some(seat);
    let mut state = *s;
    let mut hand_sizes = BySeat::default();
    for seat in s.seats() {
        hand_sizes[seat] = s.boards[seat].hand.len() as u8;
        if !is(seat) {
            state.boards[seat].hand = viewer.map_or(ActionCards::default(), |v| s.known[v][seat]);
            state.known[seat] = BySeat::default();
        }
    }
    for play in state.round.plays.iter_mut().filter(|p| !is(p.seat)) {
        if !s.kit.mode(play.mode).face_up {
            play.card = HIDDEN;
        }
        play.extra = play.extra.map(|_| HIDDEN);
    }
    state.discard = s.discard.counted();
    state.lore_deck = s.lore_deck.counted();
    let drafting = matches!(s.stack.last(), Some(Frame::Setup(Step::Draft(_))));
    if !drafting && !s.prompt().is_some_and(|(seat, _)| is(seat)) {
        // Lore that somebody draws to choose from is theirs alone to see.
        state.offer.clear();
    }
    for frame in state.stack.iter_mut() {
        if let Frame::Card(card) = frame {
            let several = card.asked != SeatSet::default();
            if several || !is(card.seat) {
                let CardFrame { card: id, asked, ability, step, .. } = *card;
                // Who answered a secret question last is nobody's business either.
                let seat = if several { Seat::default() } else { card.seat };
                *card = CardFrame { card: id, seat, asked, ability, step, ..CardFrame::default() };
            }
        }
    }
    let own = viewer.filter(|seat| s.deciding().has(*seat));
    let prompt = match own {
        Some(seat) => s.prompt().map(|(_, prompt)| (seat, prompt)),
        // The numbers of a running card are not told by its question either.
        None => state.prompt(),
    };
    let mut options = Options::all();
    if let Some(seat) = own {
        s.options_of(seat, &mut options);
    }
    View { viewer, state, hand_sizes, prompt, options: options.choices().to_vec() }
}

impl View {
    /// A random state that looks like this from where the viewer sits: hidden cards are dealt anew among the
    /// places that the viewer cannot see. Meant for decisions of the viewer; somebody else's running card has
    /// lost its numbers.
    pub fn sample(&self, rng: &mut Seeded) -> State {
        let mut s = self.state;
        let own = self.viewer.map_or(ActionCards::default(), |seat| s.known[seat][seat]);
        let gone = ActionCards(s.seen.0 | own.0);
        let mut unseen: Vec<ActionCard> =
            s.kit.deck(s.players()).filter(|c| !self.sees(*c) && !gone.has(*c)).collect();
        for i in (1..unseen.len()).rev() {
            unseen.swap(i, rng.below(i + 1));
        }
        let mut draw = || unseen.pop().unwrap_or(HIDDEN);
        for seat in s.seats() {
            while s.boards[seat].hand.len() < usize::from(self.hand_sizes[seat]) {
                s.boards[seat].hand.add(draw());
            }
        }
        for play in s.round.plays.iter_mut() {
            if play.card == HIDDEN {
                play.card = draw();
            }
            play.extra = play.extra.map(|c| if c == HIDDEN { draw() } else { c });
        }
        // What was seen going there came last, so it lies on top.
        let mut lying = gone.iter();
        let mut discard = Pile::default();
        for batch in self.state.discard.batches() {
            discard
                .add_bottom(batch.iter().map(|_| lying.next().unwrap_or_else(&mut draw)).collect::<Vec<_>>());
        }
        s.discard = discard;
        self.deal_lore(&mut s, rng);
        s
    }

    /// Puts random lore cards that the viewer does not see into the lore deck.
    fn deal_lore(&self, s: &mut State, rng: &mut Seeded) {
        let count = self.state.lore_deck.len();
        if count == 0 {
            return;
        }
        let mut unseen: Vec<CardId> = lore_cards(s.kit, s.setup)
            .filter(|card| !s.offer.contains(card) && !s.court_discard.contains(card))
            .filter(|card| s.standing.iter().all(|c| c.card != *card))
            .collect();
        for i in (1..unseen.len()).rev() {
            unseen.swap(i, rng.below(i + 1));
        }
        unseen.truncate(count);
        s.lore_deck = Pile::shuffled(unseen);
    }

    /// Does the viewer see where this card is?
    fn sees(&self, card: ActionCard) -> bool {
        let s = &self.state;
        s.seats().any(|seat| s.boards[seat].hand.has(card))
            || s.open_discard.has(card)
            || s.round.plays.iter().any(|p| (p.card == card && !p.gone) || p.extra == Some(card))
    }
}
