//! Playing a card: lead, Surpass, Copy, Pivot, passing the initiative, seizing (R4.2–R4.8).

use crate::choice::{Choice, Prompt, Reason};
use crate::event::{Event, Seized};
use crate::fact::Fact;
use crate::flow::{Cx, Frame, turn};
use crate::ids::*;
use crate::kit::ModeRow;
use crate::options::Options;
use crate::state::{Play, State};

fn lead_suit(s: &State, card: ActionCard) -> Suit {
    let lead = s.lead().map_or(card, |p| p.card);
    s.kit.action(lead).suit
}

fn following(s: &State) -> Result<&Play, Reason> {
    s.lead().ok_or(Reason::NotOffered)
}

/// The four play modes of the base game.
pub const MODES: [ModeRow; 4] = [
    ModeRow {
        legal: |s, _, _| if s.lead().is_none() { Ok(()) } else { Err(Reason::NotOffered) },
        face_up: true,
        pips: |s, card| s.kit.action(card).pips,
        suit: |s, card| s.kit.action(card).suit,
        counts: false,
        seizes: false,
    },
    ModeRow {
        legal: |s, _, card| {
            let lead = following(s)?;
            let (row, lead) = (s.kit.action(card), s.kit.action(lead.card));
            if row.suit != lead.suit {
                Err(Reason::OtherSuit)
            } else if row.number <= s.lead_number() {
                Err(Reason::TooLow { than: s.lead_number() })
            } else {
                Ok(())
            }
        },
        face_up: true,
        pips: |s, card| s.kit.action(card).pips,
        suit: |s, card| s.kit.action(card).suit,
        counts: true,
        seizes: true,
    },
    ModeRow {
        legal: |s, _, _| following(s).map(|_| ()),
        face_up: false,
        pips: |_, _| 1,
        suit: lead_suit,
        counts: false,
        seizes: false,
    },
    ModeRow {
        legal: |s, _, card| {
            let lead = following(s)?;
            if s.kit.action(card).suit == s.kit.action(lead.card).suit {
                Err(Reason::SameSuit)
            } else {
                Ok(())
            }
        },
        face_up: true,
        pips: |_, _| 1,
        suit: |s, card| s.kit.action(card).suit,
        counts: false,
        seizes: false,
    },
];

/// Leading or following?
pub fn prompt(s: &State) -> Prompt {
    if s.lead().is_none() { Prompt::Lead } else { Prompt::Follow }
}

/// Every card of the hand in every mode; the leader may also pass.
pub fn options(s: &State, seat: Seat, out: &mut Options) {
    for card in s.boards[seat].hand.iter() {
        for (i, row) in s.kit.tables().modes.iter().enumerate() {
            out.test(Choice::Play { mode: Mode(i as u8), card }, (row.legal)(s, seat, card));
        }
    }
    if s.lead().is_none() {
        out.yes(Choice::Pass);
    }
}

/// Plays the card and opens the turn, or passes the initiative.
pub fn choose(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    match choice {
        Choice::Play { mode, card } => play(cx, seat, mode, card),
        _ => {
            cx.pop();
            pass(cx, seat);
        }
    }
}

fn play(cx: &mut Cx<'_>, seat: Seat, mode: Mode, card: ActionCard) {
    let s = &mut *cx.s;
    s.boards[seat].hand.remove(card);
    for who in s.seats() {
        s.known[who][seat].remove(card);
    }
    let row = s.kit.mode(mode);
    let pips = (row.pips)(s, card);
    if mode == Mode::LEAD {
        s.round.leader = seat;
        s.passed = SeatSet::default();
    }
    s.round.plays.push(Play { seat, mode, card, ..Play::default() });
    s.turn = crate::state::Turn { seat, pips, prelude: true, ..Default::default() };
    cx.tell(Event::Played { seat, mode, card: Some(card), face_up: row.face_up });
    cx.set(Frame::Turn(turn::Step::Acting));
    if row.seizes && cx.s.kit.action(card).seizes && may_seize(cx.s, seat).is_ok() {
        seize(cx, seat, Seized::Surpass);
    }
}

/// May this seat seize now (R4.8)?
pub fn may_seize(s: &State, seat: Seat) -> Result<(), Reason> {
    if s.initiative == seat {
        Err(Reason::HasInitiative)
    } else if s.round.seized {
        Err(Reason::AlreadySeized)
    } else {
        Ok(())
    }
}

/// Gives the initiative to a seat that may seize; nobody can seize again this round.
pub fn seize(cx: &mut Cx<'_>, seat: Seat, with: Seized) {
    if may_seize(cx.s, seat).is_err() {
        return;
    }
    cx.s.initiative = seat;
    cx.s.round.seized = true;
    if let Seized::Extra(Some(card)) = with {
        cx.s.boards[seat].hand.remove(card);
        for who in cx.s.seats() {
            cx.s.known[who][seat].remove(card);
        }
        if let Some(play) = cx.s.round.plays.iter_mut().find(|p| p.seat == seat) {
            play.extra = Some(card);
        }
    }
    cx.tell(Event::Seized { seat, with });
    cx.fact(Fact::Initiative { seat, seized: true });
}

/// Passes the initiative (R4.5) to the next player with cards, and notes who has passed.
fn pass(cx: &mut Cx<'_>, seat: Seat) {
    let s = &mut *cx.s;
    let next = s.rivals(seat).find(|r| !s.boards[*r].hand.is_empty()).unwrap_or(seat);
    if !s.boards[seat].hand.is_empty() {
        s.passed.add(seat);
    }
    s.initiative = next;
    cx.tell(Event::Passed { from: seat, to: next });
    if next != seat {
        cx.fact(Fact::Initiative { seat: next, seized: false });
    }
}

/// Has every player with cards passed since somebody last led (R4.5)?
pub fn all_passed(s: &State) -> bool {
    s.seats().all(|seat| s.boards[seat].hand.is_empty() || s.passed.has(seat))
}
