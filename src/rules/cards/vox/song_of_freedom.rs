//! BC29: may return a city in a controlled system, and then seize; the card goes back into the Court deck.

use crate::cards::patterns::{ask, vox};
use crate::choice::{Choice, Reason};
use crate::event::{Event, Seized};
use crate::flow::play::{may_seize, seize};
use crate::flow::{Cx, Frame};
use crate::hooks::{CardFrame, Plug};
use crate::ids::*;
use crate::options::{Options, any};
use crate::state::State;

/// BC29. Step 0 asks for the city, step 1 whether to seize.
pub static CARD: Plug = Plug {
    options: Some(|s, frame, out| {
        if frame.step == 0 {
            cities(s, frame.seat, out);
        } else {
            out.yes(Choice::Yes);
        }
        out.yes(Choice::Decline);
    }),
    choose: Some(choose),
    resume: Some(|cx, frame| {
        let asks = frame.step == 0 || may_seize(cx.s, frame.seat).is_ok();
        if !asks {
            cx.pop();
            mix_in(cx, frame.card);
        }
        asks
    }),
    ..vox("BC29", |cx, held| {
        if any(|out| cities(cx.s, held.seat, out)).is_ok() {
            ask(cx, held, 0);
        } else {
            mix_in(cx, held.card);
        }
    })
};

fn cities(s: &State, seat: Seat, out: &mut Options) {
    for (system, index, city) in s.all_buildings().filter(|(_, _, b)| b.kind == PieceKind::CITY) {
        let twin = s.buildings[system][..index as usize].contains(city);
        if !twin && city.owner.seat().is_some() {
            let verdict = if s.controls(seat, system) { Ok(()) } else { Err(Reason::NotControlled) };
            out.test(Choice::Building { system, index }, verdict);
        }
    }
}

fn choose(cx: &mut Cx<'_>, mut frame: CardFrame, choice: Choice) {
    match choice {
        Choice::Building { system, index } => {
            frame.step = 1;
            cx.set(Frame::Card(frame));
            let city = cx.s.buildings[system].remove(index as usize);
            cx.tell(Event::CityReturned { owner: city.owner, system });
            cx.give_back(city.owner, city.kind);
        }
        _ => {
            cx.pop();
            if choice == Choice::Yes {
                seize(cx, frame.seat, Seized::Card(frame.card));
            }
            mix_in(cx, frame.card);
        }
    }
}

fn mix_in(cx: &mut Cx<'_>, card: CardId) {
    if cx.vox_leaves(card) {
        cx.s.court_deck.add_bottom([card]);
        cx.s.court_deck.shuffle();
        cx.tell(Event::ShuffledIn { card });
    }
}
