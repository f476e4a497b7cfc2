//! Scoring and clean-up (R20.2, R20.7).

use crate::event::Event;
use crate::flow::Cx;
use crate::hooks::Hook;
use crate::ids::*;

/// Scores every declared ambition; then what cards do after scoring. Their order among each other never
/// matters in the base game: each discards one type from Rivals.
pub fn score(cx: &mut Cx<'_>) {
    for ambition in cx.s.kit.ambitions().filter(|a| cx.s.is_declared(*a)).collect::<Vec<_>>() {
        let power = cx.s.ambition_power(ambition);
        for seat in cx.s.seats() {
            cx.s.boards[seat].power += power[seat];
        }
        cx.tell(Event::Scored { ambition, power });
    }
    for (held, plug) in cx.s.answers(Hook::AfterScoring).collect::<Vec<_>>() {
        if let Some(f) = plug.hooks.after_scoring {
            f(cx, held);
        }
    }
}

/// Returns Trophies and Captives whose ambition had a marker, and makes all markers available.
pub fn clean_up(cx: &mut Cx<'_>) {
    let declared = cx.s.kit.ambitions().filter(|a| cx.s.is_declared(*a));
    let rows = cx.s.kit.tables().ambitions;
    let (mut trophies, mut captives) = (false, false);
    for ambition in declared {
        trophies |= rows[ambition.0 as usize].returns_trophies;
        captives |= rows[ambition.0 as usize].returns_captives;
    }
    let mut covered = SeatSet::default();
    if trophies {
        cx.tell(Event::Cleared { trophies: true });
        for seat in cx.s.seats() {
            let box_ = std::mem::take(&mut cx.s.boards[seat].trophies);
            for (owner, kinds) in box_ {
                for (kind, count) in kinds {
                    for _ in 0..count {
                        if cx.s.return_piece(owner, kind)
                            && let Some(owner) = owner.seat()
                        {
                            covered.add(owner);
                        }
                    }
                }
            }
        }
    }
    if captives {
        cx.tell(Event::Cleared { trophies: false });
        for seat in cx.s.seats() {
            let box_ = std::mem::take(&mut cx.s.boards[seat].captives);
            for (owner, count) in box_ {
                if let Some(owner) = owner.seat() {
                    cx.s.return_agents(owner, count);
                }
            }
        }
    }
    cx.s.markers.iter_mut().for_each(|m| m.on = None);
    // The innermost frame runs first, so the last in turn order is pushed first (R16.6).
    for seat in cx.s.turn_order().collect::<Vec<_>>().into_iter().rev() {
        if covered.has(seat) {
            cx.rearrange_if_covered(seat);
        }
    }
}

/// Turns the lowest marker that still shows its low side (R20.7).
pub fn flip_marker(cx: &mut Cx<'_>) {
    let lowest = (0..3).filter(|m| !cx.s.markers[*m].high).min_by_key(|m| cx.s.side(*m).first);
    if let Some(m) = lowest {
        cx.s.markers[m].high = true;
        let side = cx.s.side(m);
        cx.tell(Event::MarkerFlipped { first: side.first, second: side.second });
    }
}
