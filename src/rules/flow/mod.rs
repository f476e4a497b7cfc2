//! The flow of a game: a stack of frames, outermost first, each of which asks, calls another, or ends.
//!
//! Frames are data inside [`State`], so a game can be saved, copied and taken back at any point, and
//! cards insert steps of their own. The stack is bounded: game, chapter, turn, action, card inside an
//! action, battle, securing, a Vox in it, a declaration in that, a card after that, arranging. Sixteen
//! leaves room for a second such chain; the random games of the tests measure the depth they reach.

pub mod acquire;
pub mod attackers;
pub mod battle;
pub mod chapter;
pub mod declare;
pub mod factors;
pub mod foresee;
pub mod grant;
pub mod harm;
pub mod outrage;
pub mod pieces;
pub mod play;
pub mod raid;
pub mod scoring;
pub mod securing;
pub mod setup;
pub mod turn;

use crate::actions;
use crate::chance::{Ask, Chance};
use crate::choice::{Choice, Prompt, Reason};
use crate::event::Sink;
use crate::hooks::{CardFrame, Held};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;
use serde::{Deserialize, Serialize};

/// One thing that is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing: only a filler.
    #[default]
    Idle,
    /// Setting up (R2).
    Setup(setup::Step),
    /// A chapter (R4, R20).
    Chapter(chapter::Step),
    /// Somebody plays a card (R4.4–R4.8).
    Play {
        /// Who.
        seat: Seat,
    },
    /// A turn after its card was played (R4.9, R5).
    Turn(turn::Step),
    /// Choosing among actions that something grants.
    Grant(grant::Grant),
    /// Choosing the target of a standard action.
    Target {
        /// Who acts.
        seat: Seat,
        /// Which action: all but Move and Battle.
        action: Action,
    },
    /// A Move (R9).
    Move(actions::moving::Moving),
    /// A battle (R13).
    Battle(battle::Battle),
    /// Destroyed cities: Outrage and Ransack, one after the other (R14.2).
    Razed(harm::Razed),
    /// Choosing a card to Ransack (R14.4).
    Ransack {
        /// Who destroyed the city.
        seat: Seat,
        /// Who owned it.
        against: Seat,
    },
    /// Raiding with keys (R15).
    Raid(raid::Raid),
    /// Securing a Court card (R12.2).
    Securing(securing::Securing),
    /// Fitting resources into slots (R16.4).
    Acquire(acquire::Acquire),
    /// Declaring (R4.6).
    Declare(declare::Declaring),
    /// One more standard action that a card allows, or not; no new action can take its place (R6.5).
    Bonus {
        /// Who.
        seat: Seat,
        /// Which.
        action: Action,
        /// By leave of this card.
        card: CardId,
    },
    /// Taxing, after its city was chosen.
    Tax(actions::tax::Taxing),
    /// Building outside the slots, after the place was chosen.
    Build(actions::build::Building),
    /// Recovery after elimination (R27).
    Recover {
        /// Who.
        seat: Seat,
    },
    /// A card's own decision.
    Card(CardFrame),
}

/// What a frame did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It has changed the stack or itself: look again.
    Go,
    /// It waits for its decision.
    Ask,
}

/// A state in motion: with chance to ask and somebody to tell.
pub struct Cx<'a> {
    /// The state.
    pub s: &'a mut State,
    /// Who answers for chance.
    pub chance: &'a mut dyn Chance,
    /// Who hears events.
    pub sink: &'a mut dyn Sink,
}

impl Cx<'_> {
    /// Begins something inside what is going on.
    pub fn push(&mut self, frame: Frame) {
        self.s.stack.push(frame);
    }

    /// Ends the innermost thing.
    pub fn pop(&mut self) {
        self.s.stack.pop();
    }

    /// Changes the innermost thing.
    pub fn set(&mut self, frame: Frame) {
        if let Some(top) = self.s.stack.last_mut() {
            *top = frame;
        }
    }

    /// Asks chance; a question with one answer is not asked.
    pub fn ask(&mut self, ask: Ask<'_>) -> u8 {
        if ask.len() <= 1 { 0 } else { self.chance.answer(ask) }
    }
}

impl Frame {
    /// Goes on.
    fn advance(self, cx: &mut Cx<'_>) -> Next {
        match self {
            Frame::Idle => Next::Ask,
            Frame::Setup(step) => setup::advance(cx, step),
            Frame::Chapter(step) => chapter::advance(cx, step),
            Frame::Play { .. }
            | Frame::Target { .. }
            | Frame::Ransack { .. }
            | Frame::Bonus { .. }
            | Frame::Recover { .. } => Next::Ask,
            Frame::Tax(taxing) => actions::tax::advance(cx, taxing),
            Frame::Build(_) => Next::Ask,
            Frame::Turn(step) => turn::advance(cx, step),
            Frame::Grant(grant) => grant::advance(cx, grant),
            Frame::Move(moving) => actions::moving::advance(cx, moving),
            Frame::Battle(battle) => battle::advance(cx, battle),
            Frame::Razed(razed) => harm::advance(cx, razed),
            Frame::Raid(raid) => raid::advance(cx, raid),
            Frame::Securing(securing) => securing::advance(cx, securing),
            Frame::Acquire(acquire) => acquire::advance(cx, acquire),
            Frame::Declare(declaring) => declare::advance(cx, declaring),
            Frame::Card(frame) => match cx.s.kit.plug(frame.card).resume {
                Some(resume) if !resume(cx, frame) => Next::Go,
                _ => Next::Ask,
            },
        }
    }

    /// Who decides, and what.
    pub(crate) fn prompt(&self, s: &State) -> (Seat, Prompt) {
        match self {
            Frame::Idle => (Seat(0), Prompt::Arrange),
            Frame::Setup(step) => setup::prompt(s, step),
            Frame::Bonus { seat, action, card } => (*seat, Prompt::Bonus { action: *action, card: *card }),
            Frame::Tax(taxing) => (taxing.seat, actions::tax::prompt(taxing)),
            Frame::Build(building) => (building.seat, actions::build::prompt(s, building)),
            Frame::Chapter(step) => chapter::prompt(s, step),
            Frame::Play { seat } => (*seat, play::prompt(s)),
            Frame::Turn(_) => (s.turn.seat, Prompt::Turn { pips: s.turn.pips, prelude: s.turn.prelude }),
            Frame::Grant(grant) => (grant.seat, Prompt::Granted { resource: grant.resource }),
            Frame::Target { seat, action } => (*seat, actions::prompt(*action)),
            Frame::Move(moving) => (moving.seat, actions::moving::prompt(moving)),
            Frame::Battle(battle) => (battle.attacker, battle::prompt(battle)),
            Frame::Razed(razed) => (razed.seat, Prompt::Arrange),
            Frame::Ransack { seat, against } => (*seat, Prompt::Ransack { against: *against }),
            Frame::Raid(raid) => (raid.thief, Prompt::Raid { victim: raid.victim, keys: raid.keys }),
            Frame::Securing(securing) => (securing.seat, Prompt::Secure),
            Frame::Acquire(acquire) => (acquire.seat, Prompt::Arrange),
            Frame::Declare(declaring) => (declaring.seat, Prompt::Order),
            Frame::Recover { seat } => (*seat, Prompt::Recover),
            Frame::Card(frame) => {
                let prompt = match s.kit.plug(frame.card).prompt {
                    Some(f) => f(s, frame),
                    None => {
                        Prompt::Card { card: frame.card, ability: frame.ability, step: frame.step, left: 0 }
                    }
                };
                (frame.asked.iter().next().unwrap_or(frame.seat), prompt)
            }
        }
    }

    /// The same frame as one of several seats that are asked at once meets it.
    fn as_met_by(self, seat: Seat) -> Frame {
        match self {
            Frame::Card(frame) if frame.asked.has(seat) => Frame::Card(CardFrame { seat, ..frame }),
            other => other,
        }
    }

    /// What can be chosen; how many of the first stay in front of the sorted rest.
    fn options(&self, s: &State, out: &mut Options) -> usize {
        match self {
            Frame::Chapter(step) => chapter::options(s, step, out),
            Frame::Play { seat } => play::options(s, *seat, out),
            Frame::Turn(_) => turn::options(s, out),
            Frame::Grant(grant) => grant::options(s, grant, out),
            Frame::Target { seat, action } => actions::targets(s, *seat, *action, out),
            Frame::Move(moving) => actions::moving::options(s, moving, out),
            Frame::Battle(battle) => battle::options(s, battle, out),
            Frame::Ransack { against, .. } => securing::ransack_options(s, *against, out),
            Frame::Raid(raid) => raid::options(s, raid, out),
            Frame::Acquire(acquire) => {
                acquire::options(s, acquire, out);
                return 1;
            }
            Frame::Recover { .. } => setup::recover_options(s, out),
            Frame::Tax(taxing) => actions::tax::options(taxing, out),
            Frame::Build(building) => actions::build::payments(s, building, out),
            Frame::Card(frame) => {
                if let Some(f) = s.kit.plug(frame.card).options {
                    f(s, frame, out);
                }
            }
            Frame::Declare(declaring) => declare::options(declaring, out),
            Frame::Setup(step) => setup::options(s, step, out),
            Frame::Bonus { seat, action, .. } => {
                actions::offer_plain(s, *seat, *action, out);
                out.yes(Choice::Decline);
            }
            Frame::Idle | Frame::Razed(_) | Frame::Securing(_) => {}
        }
        0
    }

    /// Applies a choice that was offered.
    fn choose(self, cx: &mut Cx<'_>, choice: Choice) {
        match self {
            Frame::Chapter(step) => chapter::choose(cx, step, choice),
            Frame::Play { seat } => play::choose(cx, seat, choice),
            Frame::Turn(_) => turn::choose(cx, choice),
            Frame::Grant(grant) => grant::choose(cx, grant, choice),
            Frame::Target { seat, action } => actions::apply(cx, seat, action, choice),
            Frame::Move(moving) => actions::moving::choose(cx, moving, choice),
            Frame::Battle(battle) => battle::choose(cx, battle, choice),
            Frame::Ransack { seat, .. } => securing::choose_ransack(cx, seat, choice),
            Frame::Raid(raid) => raid::choose(cx, raid, choice),
            Frame::Acquire(acquire) => acquire::choose(cx, acquire, choice),
            Frame::Recover { seat } => setup::recover(cx, seat, choice),
            Frame::Tax(taxing) => actions::tax::choose(cx, taxing, choice),
            Frame::Build(building) => actions::build::pay(cx, building, choice),
            Frame::Card(frame) => {
                if let Some(f) = cx.s.kit.plug(frame.card).choose {
                    f(cx, frame, choice);
                }
            }
            Frame::Declare(declaring) => declare::choose(cx, declaring, choice),
            Frame::Setup(step) => setup::choose(cx, step, choice),
            Frame::Bonus { seat, action, card } => {
                cx.pop();
                if choice != Choice::Decline {
                    cx.tell(crate::event::Event::Applied { seat, card });
                    actions::begin(cx, seat, action);
                }
            }
            Frame::Idle | Frame::Razed(_) | Frame::Securing(_) => {}
        }
    }

    /// Is this a decision that is shown even with a single option: playing a card, a turn, rolling?
    fn waits(&self, s: &State) -> bool {
        match self {
            // Whoever has no card to lead must pass (R4.2): that is no choice.
            Frame::Play { seat } => !s.boards[*seat].hand.is_empty(),
            Frame::Turn(_) => true,
            Frame::Battle(battle) => battle.step == battle::Step::Collect,
            // An answer given by the rules alone would tell the others something.
            Frame::Card(frame) => frame.asked != SeatSet::default(),
            _ => false,
        }
    }
}

/// Begins an ability of a card that was offered as `Use` or `New`.
pub(crate) fn start_card(cx: &mut Cx<'_>, held: Held, ability: u8) {
    cx.tell(crate::event::Event::Used { seat: held.seat, card: held.card, ability });
    if let Some(f) = cx.s.kit.plug(held.card).start {
        f(cx, held, ability);
    }
}

impl State {
    /// Seats that have to decide now: usually one, several for secret choices that are made at once.
    pub fn deciding(&self) -> SeatSet {
        match (self.prompt(), self.stack.last()) {
            (None, _) => SeatSet::default(),
            (Some(_), Some(Frame::Card(frame))) if frame.asked != SeatSet::default() => frame.asked,
            (Some((seat, _)), _) => SeatSet::of(seat),
        }
    }

    /// Lists what can be chosen now; by the first seat if several decide.
    pub fn options(&self, out: &mut Options) {
        match self.stack.last() {
            Some(Frame::Card(frame)) if frame.asked != SeatSet::default() => {
                self.options_of(frame.asked.iter().next().unwrap_or(frame.seat), out);
            }
            // Nobody else is asked: whose decision it is makes no difference to what it offers.
            _ => self.options_of(Seat::default(), out),
        }
    }

    /// Lists what this seat, one of those that decide, can choose.
    pub fn options_of(&self, seat: Seat, out: &mut Options) {
        out.clear();
        if let Some(frame) = self.stack.last().filter(|_| self.over.is_none()) {
            let keep = frame.as_met_by(seat).options(self, out);
            out.sort(keep);
        }
    }

    /// Runs until somebody has to decide, and lists what they can choose. A decision with one option is
    /// taken at once, unless it plays a card, ends a turn or rolls dice.
    pub fn run(&mut self, chance: &mut dyn Chance, sink: &mut dyn Sink, out: &mut Options) {
        self.run_while(chance, sink, out, true, |_| true);
    }

    /// The same, and stops where `goes_on` says no; it is asked before every step, of the state at that point. Where
    /// nothing is taken at once the options are listed only if `list` says so.
    fn run_while(
        &mut self,
        chance: &mut dyn Chance,
        sink: &mut dyn Sink,
        out: &mut Options,
        list: bool,
        mut goes_on: impl FnMut(&State) -> bool,
    ) {
        loop {
            while self.over.is_none() {
                let Some(frame) = self.stack.last().copied() else { return };
                if !goes_on(self) {
                    return;
                }
                let mut cx = Cx { s: self, chance, sink };
                if frame.advance(&mut cx) == Next::Ask {
                    break;
                }
            }
            let Some(frame) = self.stack.last().copied() else { return };
            let waits = frame.waits(self);
            if waits && !list {
                return out.clear();
            }
            self.options(out);
            match *out.choices() {
                [only] if !waits && self.over.is_none() => {
                    if !goes_on(self) {
                        return;
                    }
                    frame.choose(&mut Cx { s: self, chance, sink }, only);
                }
                _ => return,
            }
        }
    }

    /// A decision of several counts this seat's answer as given.
    fn answered_by(&mut self, seat: Seat) {
        if let Some(Frame::Card(frame)) = self.stack.last_mut()
            && frame.asked.has(seat)
        {
            frame.asked.remove(seat);
            frame.seat = seat;
        }
    }

    /// Applies a choice that [`State::options`] listed, and runs to the next decision, whose options are
    /// left in `out`. A choice that was not offered leaves the state in disorder: `Game` checks, bots
    /// choose from the list.
    pub fn step(&mut self, choice: Choice, chance: &mut dyn Chance, sink: &mut dyn Sink, out: &mut Options) {
        if let Some((seat, _)) = self.prompt() {
            self.step_as(seat, choice, chance, sink, out);
        }
    }

    /// The same, for who looks ahead: the options of the next decision are listed only if the state may ask for
    /// something else. Where it surely asks for a card, a turn or dice, `out` is left empty.
    pub fn step_blind(
        &mut self,
        choice: Choice,
        chance: &mut dyn Chance,
        sink: &mut dyn Sink,
        out: &mut Options,
    ) {
        if let Some((seat, _)) = self.prompt() {
            self.apply(seat, choice, chance, sink, out, false);
        }
    }

    /// Applies a choice of this seat, one of those that decide. Of several, the last to answer lets the
    /// game run on.
    pub fn step_as(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut dyn Chance,
        sink: &mut dyn Sink,
        out: &mut Options,
    ) {
        self.apply(seat, choice, chance, sink, out, true);
    }

    /// The same; `list` as for [`State::run_while`].
    fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut dyn Chance,
        sink: &mut dyn Sink,
        out: &mut Options,
        list: bool,
    ) {
        self.answered_by(seat);
        if let Some(frame) = self.stack.last().copied() {
            frame.choose(&mut Cx { s: self, chance, sink }, choice);
            self.run_while(chance, sink, out, list, |_| true);
        }
    }

    /// Choices that a player might expect at this decision and cannot have, with the reasons.
    pub fn refusals(&self) -> Vec<(Choice, Reason)> {
        let mut out = Options::why();
        self.options(&mut out);
        let yes = out.choices();
        out.refusals().iter().filter(|(c, _)| !yes.contains(c)).copied().collect()
    }
}
