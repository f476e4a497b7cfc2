//! Securing a Court card, by the action or by Ransack (R12, R14.4, K12).

use crate::choice::{Choice, Reason};
use crate::event::Event;
use crate::fact::Fact;
use crate::flow::{Cx, Frame, Next};
use crate::hooks::{Held, Hook, Kind};
use crate::ids::*;
use crate::options::Options;
use crate::state::State;
use serde::{Deserialize, Serialize};

/// Where securing stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// When Secured has been begun and is done when this is seen.
    Settled,
}

/// A card being secured. Guild cards are in play at once; a Vox card waits here while it resolves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Securing {
    /// Who secures.
    pub seat: Seat,
    /// The space it came from; none if it did not come from the Court.
    pub space: Option<u8>,
    /// The Vox card that resolves; none once it has gone somewhere.
    pub vox: Option<CardId>,
}

/// Takes the card of a space: agents leave it, then it enters play or resolves, then the Court is
/// refilled (R12.2). Rival agents become Captives, or Trophies on a Ransack.
pub fn secure(cx: &mut Cx<'_>, seat: Seat, space: u8, ransacked: bool) {
    let taken = std::mem::take(&mut cx.s.court[space as usize]);
    let Some(card) = taken.card else { return };
    let mut captured = 0;
    for (owner, count) in taken.agents {
        if owner == seat {
            cx.s.return_agents(seat, count);
        } else if count > 0 {
            captured += count;
            let owner = Owner::from(owner);
            if ransacked {
                cx.s.boards[seat].trophies[owner][PieceKind::AGENT] += count;
            } else {
                cx.s.boards[seat].captives[owner] += count;
            }
        }
    }
    cx.tell(Event::Secured { seat, card, ransacked, agents: captured });
    gain_card(cx, seat, card, Some(space));
}

/// Draws the top card of the Court deck and secures it without agents (LEAD12); nothing is refilled.
pub fn secure_from_deck(cx: &mut Cx<'_>, seat: Seat) {
    if cx.s.court_deck.is_empty() {
        return;
    }
    let top: tinyvec::ArrayVec<[CardId; 48]> = cx.s.court_deck.top().iter().copied().collect();
    let answer = cx.ask(crate::chance::Ask::CourtCard(&top));
    let card = cx.s.court_deck.take_top(answer);
    cx.tell(Event::Secured { seat, card, ransacked: false, agents: 0 });
    gain_card(cx, seat, card, None);
}

fn gain_card(cx: &mut Cx<'_>, seat: Seat, card: CardId, space: Option<u8>) {
    let plug = cx.s.kit.plug(card);
    let vox = (plug.kind == Kind::Vox).then_some(card);
    cx.push(Frame::Securing(Securing { seat, space, vox }));
    if vox.is_none() {
        let locked = cx.s.turn.prelude && cx.s.turn.seat == seat;
        cx.s.enter_play(seat, card, locked);
    } else if let Some(f) = plug.when_secured {
        f(cx, Held { card, seat });
    }
    cx.fact(Fact::Secured { seat, card });
}

/// When Secured is done: the Vox card goes to the discard pile unless it went elsewhere, and the Court
/// is refilled (R12.3).
pub fn advance(cx: &mut Cx<'_>, securing: Securing) -> Next {
    cx.pop();
    if let Some(card) = securing.vox {
        cx.s.court_discard.push(card);
    }
    if securing.space.is_some() {
        cx.refill_court(securing.space.map(usize::from));
    }
    Next::Go
}

impl Cx<'_> {
    /// The Vox card that is resolving goes somewhere of its own instead of the discard pile; true if one was.
    pub fn vox_leaves(&mut self, card: CardId) -> bool {
        for frame in self.s.stack.iter_mut().rev() {
            if let Frame::Securing(securing) = frame
                && securing.vox == Some(card)
            {
                securing.vox = None;
                return true;
            }
        }
        false
    }
}

/// May this seat secure the card of this space by the action: more agents than every Rival (R12.1)?
pub fn may_secure(s: &State, seat: Seat, space: usize) -> Result<(), Reason> {
    let at = &s.court[space];
    if at.card.is_none() {
        return Err(Reason::EmptySpace);
    }
    let own = at.agents[seat];
    if own == 0 || s.rivals(seat).any(|r| at.agents[r] >= own) {
        return Err(Reason::NoMajority);
    }
    for (held, plug) in s.answers(Hook::SecureBan).filter(|(held, _)| held.seat == seat) {
        if let Some(f) = plug.hooks.secure_ban {
            f(s, held, space as u8)?;
        }
    }
    Ok(())
}

/// Ransacks the Court against the owner of a destroyed city: one card with an agent of theirs, if there
/// is any, must be secured (R14.4).
pub fn ransack(cx: &mut Cx<'_>, seat: Seat, against: Seat, in_battle: bool) {
    let banned = cx.s.answers(Hook::RansackBan).any(|(held, plug)| {
        held.seat == against && plug.hooks.ransack_ban.is_some_and(|f| f(cx.s, held, in_battle))
    });
    if !banned && cx.s.court.iter().any(|c| c.card.is_some() && c.agents[against] > 0) {
        cx.push(Frame::Ransack { seat, against });
    }
}

/// The cards that can be Ransacked.
pub fn ransack_options(s: &State, against: Seat, out: &mut Options) {
    for (i, at) in s.court.iter().enumerate() {
        let verdict = match at.card {
            None => Err(Reason::EmptySpace),
            Some(_) if at.agents[against] == 0 => Err(Reason::NoAgents),
            Some(_) => Ok(()),
        };
        out.test(Choice::Court(i as u8), verdict);
    }
}

/// Ransacks the chosen card.
pub fn choose_ransack(cx: &mut Cx<'_>, seat: Seat, choice: Choice) {
    cx.pop();
    if let Choice::Court(space) = choice {
        secure(cx, seat, space, true);
    }
}
