//! BC26: a ship in each system of a cluster.

use crate::cards::patterns::{ask, place_each, place_each_choose, place_each_options, vox};
use crate::choice::Choice;
use crate::hooks::Plug;
use crate::ids::System;

/// BC26. Step 0 asks for the cluster, step 1 for the systems if ships are short.
pub static CARD: Plug = Plug {
    options: Some(|s, frame, out| {
        if frame.step == 0 {
            let in_play = |k: &u8| s.systems.has(System::gate(*k));
            (1..=6).filter(in_play).for_each(|k| out.yes(Choice::Cluster(k)));
        } else {
            place_each_options(s, frame, out);
        }
    }),
    choose: Some(|cx, mut frame, choice| match choice {
        Choice::Cluster(cluster) => {
            cx.pop();
            frame.step = 1;
            let systems = cx.s.systems.iter().filter(|y| y.cluster() == cluster).collect();
            place_each(cx, frame, systems);
        }
        _ => place_each_choose(cx, frame, choice),
    }),
    ..vox("BC26", |cx, held| {
        if cx.s.boards[held.seat].ships > 0 {
            ask(cx, held, 0);
        }
    })
};
