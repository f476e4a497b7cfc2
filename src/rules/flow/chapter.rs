//! A chapter: deal, rounds, scoring, clean-up, end check (R4.1–R4.11, R20).

use crate::chance::Ask;
use crate::choice::{Choice, Prompt};
use crate::components::board::{CHAPTERS, HAND, threshold};
use crate::event::Event;
use crate::fact::Fact;
use crate::flow::{Cx, Frame, Next, play, scoring};
use crate::ids::*;
use crate::options::Options;
use crate::pile::Pile;
use crate::state::{End, Round, State, Turn};
use serde::{Deserialize, Serialize};

/// Where the chapter stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Collect, shuffle and deal the action cards.
    Deal,
    /// The second player of two may take a new hand (R2.5).
    Mulligan,
    /// A round begins.
    Round,
    /// The leader has led and finished the turn, or has passed.
    Led,
    /// The k-th seat after the leader is next.
    Follow(u8),
    /// The round ends (R4.10).
    RoundEnd,
    /// Score (R20.2).
    Score,
    /// Return Trophies and Captives; then the k-th seat in turn order rearranges (R20.7).
    CleanUp,
    /// Flip a marker, check the end, begin the next chapter.
    Close,
}

/// Goes on with the chapter.
pub fn advance(cx: &mut Cx<'_>, step: Step) -> Next {
    let to = |cx: &mut Cx<'_>, step| {
        cx.set(Frame::Chapter(step));
        Next::Go
    };
    match step {
        Step::Deal => {
            deal(cx);
            to(cx, if cx.s.players() == 2 { Step::Mulligan } else { Step::Round })
        }
        Step::Mulligan => Next::Ask,
        Step::Round => begin_round(cx),
        Step::Led if cx.s.lead().is_some() => to(cx, Step::Follow(1)),
        Step::Led if play::all_passed(cx.s) => {
            discard_hands(cx.s);
            to(cx, Step::Score)
        }
        Step::Led => to(cx, Step::Round),
        Step::Follow(k) if k >= cx.s.players() => to(cx, Step::RoundEnd),
        Step::Follow(k) => {
            let seat = Seat((cx.s.round.leader.0 + k) % cx.s.players());
            cx.set(Frame::Chapter(Step::Follow(k + 1)));
            if !cx.s.boards[seat].hand.is_empty() {
                cx.push(Frame::Play { seat });
            }
            Next::Go
        }
        Step::RoundEnd => {
            end_round(cx);
            let more = cx.s.seats().any(|seat| !cx.s.boards[seat].hand.is_empty());
            to(cx, if more { Step::Round } else { Step::Score })
        }
        Step::Score => {
            cx.set(Frame::Chapter(Step::CleanUp));
            scoring::score(cx);
            Next::Go
        }
        Step::CleanUp => {
            cx.set(Frame::Chapter(Step::Close));
            scoring::clean_up(cx);
            Next::Go
        }
        Step::Close => {
            scoring::flip_marker(cx);
            close(cx)
        }
    }
}

/// The mulligan is the chapter's only question.
pub fn prompt(s: &State, _: &Step) -> (Seat, Prompt) {
    (s.initiative.next(s.players()), Prompt::Mulligan)
}

/// Take a new hand, or keep the one dealt.
pub fn options(_: &State, step: &Step, out: &mut Options) {
    if *step == Step::Mulligan {
        out.yes(Choice::Yes);
        out.yes(Choice::Decline);
    }
}

/// Deals a new hand of six from the undealt cards if the player wants one (R2.5).
pub fn choose(cx: &mut Cx<'_>, _: Step, choice: Choice) {
    let seat = cx.s.initiative.next(cx.s.players());
    let taken = choice == Choice::Yes;
    if taken {
        let old = cx.s.boards[seat].hand;
        let mut hand = ActionCards::default();
        for _ in 0..HAND {
            hand.add(draw_bottom(cx));
        }
        cx.s.boards[seat].hand = hand;
        cx.s.discard.add_bottom(old.iter());
        cx.s.discard.shuffle();
        cx.s.known[seat][seat] = old;
    }
    cx.tell(Event::Mulligan { seat, taken });
    cx.set(Frame::Chapter(Step::Round));
}

/// Draws a card; where the others of its batch are, nobody knows any more.
fn draw_bottom(cx: &mut Cx<'_>) -> ActionCard {
    let batch: tinyvec::ArrayVec<[ActionCard; 32]> = cx.s.discard.bottom().iter().copied().collect();
    let cards: ActionCards = batch.iter().copied().collect();
    cx.s.seen.0 &= !cards.0;
    for seat in cx.s.seats() {
        cx.s.known[seat][seat].0 &= !cards.0;
    }
    let answer = cx.ask(Ask::ActionCard(&batch));
    cx.s.discard.take_bottom(answer)
}

impl Cx<'_> {
    /// Draws up to `count` cards from the bottom of the action discard pile to a hand (R4.12, R4.13);
    /// in the split variant the piles are first shuffled together if the face-down one is too small.
    pub fn draw_from_discard(&mut self, seat: Seat, count: u8) {
        if self.s.setup.split_discard && self.s.discard.len() < count as usize {
            let open = std::mem::take(&mut self.s.open_discard);
            self.s.discard.add_bottom(open.iter());
            self.s.discard.shuffle();
            self.s.seen.0 |= open.0;
        }
        let mut drawn = ActionCards::default();
        for _ in 0..count {
            if !self.s.discard.is_empty() {
                drawn.add(draw_bottom(self));
            }
        }
        self.s.boards[seat].hand.0 |= drawn.0;
        self.tell(Event::Drew { seat, count: drawn.len() as u8, cards: Some(drawn) });
    }
}

fn deal(cx: &mut Cx<'_>) {
    let players = cx.s.players();
    cx.s.chapter += 1;
    cx.s.round_number = 0;
    cx.s.passed = SeatSet::default();
    cx.s.known = BySeat::default();
    cx.s.seen = ActionCards::default();
    cx.s.open_discard = ActionCards::default();
    cx.s.round = Round::default();
    cx.s.turn = Turn::default();
    cx.tell(Event::Chapter(cx.s.chapter));
    cx.s.discard = Pile::shuffled(cx.s.kit.deck(players));
    for seat in Seat::all(players) {
        let mut hand = ActionCards::default();
        for _ in 0..HAND {
            hand.add(draw_bottom(cx));
        }
        cx.s.boards[seat].hand = hand;
    }
}

fn begin_round(cx: &mut Cx<'_>) -> Next {
    let leader = cx.s.initiative;
    cx.s.round = Round { leader, ..Round::default() };
    cx.s.turn = Turn { seat: leader, ..Turn::default() };
    cx.s.round_number = cx.s.round_number.saturating_add(1);
    cx.set(Frame::Chapter(Step::Led));
    cx.push(Frame::Play { seat: leader });
    Next::Go
}

fn end_round(cx: &mut Cx<'_>) {
    take_back(cx);
    let counting = |s: &State| {
        let plays = s.round.plays.iter().filter(|p| s.kit.mode(p.mode).counts);
        plays.max_by_key(|p| s.kit.action(p.card).number).map(|p| p.seat)
    };
    if !cx.s.round.seized
        && let Some(seat) = counting(cx.s)
        && seat != cx.s.initiative
    {
        cx.s.initiative = seat;
        cx.fact(Fact::Initiative { seat, seized: false });
    }
    cx.tell(Event::RoundEnded { initiative: cx.s.initiative });
    let s = &mut *cx.s;
    let mut batch: tinyvec::ArrayVec<[ActionCard; 2 * MAX_SEATS]> = Default::default();
    for play in s.round.plays.iter() {
        let face_up = s.kit.mode(play.mode).face_up;
        if !play.gone {
            if s.setup.split_discard && face_up {
                s.open_discard.add(play.card);
            } else {
                batch.push(play.card);
                let who = if face_up { &mut s.seen } else { &mut s.known[play.seat][play.seat] };
                who.add(play.card);
            }
        }
        batch.extend(play.extra);
        play.extra.into_iter().for_each(|card| s.known[play.seat][play.seat].add(card));
    }
    s.discard.add_top(batch);
    s.round = Round::default();
    s.turn = Turn::default();
}

/// Cards that lie beside a played card bring it back to a hand (R4.10 step 1, P-UNION).
fn take_back(cx: &mut Cx<'_>) {
    for i in 0..cx.s.round.plays.len() {
        let play = cx.s.round.plays[i];
        if let Some(held) = play.beside {
            let play_mut = &mut cx.s.round.plays[i];
            (play_mut.gone, play_mut.beside) = (true, None);
            cx.s.boards[held.seat].hand.add(play.card);
            for who in cx.s.seats() {
                if who != held.seat {
                    cx.s.known[who][held.seat].add(play.card);
                }
            }
            cx.s.court_discard.push(held.card);
            cx.tell(Event::TookBack { seat: held.seat, card: play.card, by: held.card });
        }
    }
}

fn discard_hands(s: &mut State) {
    for seat in s.seats() {
        let hand = std::mem::take(&mut s.boards[seat].hand);
        s.discard.add_top(hand.iter());
    }
    s.known = BySeat::default();
}

fn close(cx: &mut Cx<'_>) -> Next {
    let power = BySeat::from_fn(|seat| cx.s.boards[seat].power);
    cx.tell(Event::ChapterEnded { chapter: cx.s.chapter, power });
    let reached = cx.s.seats().any(|seat| power[seat] >= threshold(cx.s.players()));
    if reached || cx.s.chapter >= CHAPTERS {
        cx.finish(End::Played);
    } else {
        cx.set(Frame::Chapter(Step::Deal));
    }
    Next::Go
}

impl Cx<'_> {
    /// Ends the game and says who won.
    pub fn finish(&mut self, end: End) {
        self.s.over = Some(end);
        let winner = self.s.ranking()[0];
        self.tell(Event::Over { end, winner });
    }
}

impl State {
    /// Seats from first to last place: by Power, ties by turn order (R21.2); who conceded comes last.
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.turn_order().collect();
        // A stable sort keeps the turn order among equals.
        seats.sort_by_key(|seat| {
            (self.over == Some(End::Conceded) && self.quit.has(*seat), -self.boards[*seat].power)
        });
        seats
    }
}
