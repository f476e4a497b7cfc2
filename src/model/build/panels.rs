//! Ambitions, the round, the Court, the hand.

use super::Scene;
use crate::model::{
    ActionCardView, AgentsOn, AmbitionRow, Ambitions, CardFace, CardKind, CourtCardView, CourtView, Face,
    Lead, Marker, PlayView, Rank, RoundView, Standing,
};
use rules::State;
use rules::ids::{Ambition, CardId, Mode, Seat};
use rules::view::HIDDEN;

fn marker(s: &State, index: usize) -> Marker {
    let side = s.side(index);
    Marker { first: side.first, second: side.second, high: s.markers[index].high }
}

/// The five boxes with live standings.
pub fn ambitions(s: &State) -> Ambitions {
    let rows = s.kit.ambitions().map(|ambition| AmbitionRow {
        ambition,
        markers: (0..3).filter(|m| s.markers[*m].on == Some(ambition)).map(|m| marker(s, m)).collect(),
        standings: standings(s, ambition),
        phantom: (s.players() == 2).then(|| {
            let count = s.phantom_count(ambition);
            (count, rank(s, ambition, count))
        }),
    });
    let mut free: Vec<Marker> = (0..3).filter(|m| s.markers[*m].on.is_none()).map(|m| marker(s, m)).collect();
    free.sort_by_key(|m| std::cmp::Reverse(m.first));
    Ambitions { rows: rows.collect(), available: free }
}

fn standings(s: &State, ambition: Ambition) -> Vec<Standing> {
    let power = s.ambition_power(ambition);
    let one = |seat: Seat| {
        let count = s.ambition_count(seat, ambition);
        Standing { seat, count, rank: rank(s, ambition, count), gain: power[seat] }
    };
    s.seats().map(one).collect()
}

/// The place that so many earn among all players and the phantom (R20.4, R20.5).
fn rank(s: &State, ambition: Ambition, count: u8) -> Rank {
    let phantom = s.phantom_count(ambition);
    let all =
        || s.seats().map(|seat| s.ambition_count(seat, ambition)).chain((phantom > 0).then_some(phantom));
    let with = |n: u8| all().filter(|c| *c == n).count();
    let top = all().max().unwrap_or(0);
    let second = all().filter(|c| *c < top).max().unwrap_or(0);
    match count {
        0 => Rank::None,
        c if c == top && with(top) > 1 => Rank::TiedFirst,
        c if c == top => Rank::First,
        c if c == second && with(top) == 1 && with(second) == 1 => Rank::Second,
        _ => Rank::None,
    }
}

/// What lies before each player this round, the leader first.
pub fn round(scene: &Scene<'_>) -> RoundView {
    let s = &scene.view.state;
    let acting = scene.view.prompt.map(|(seat, _)| seat);
    let turn = s.lead().map_or(acting, |_| Some(s.turn.seat));
    let plays = s.round.leader.around(s.players()).map(|seat| {
        let Some(play) = s.play_of(seat) else {
            return PlayView { seat, now: acting == Some(seat), ..PlayView::default() };
        };
        let row = s.kit.mode(play.mode);
        let known = play.card != HIDDEN && row.face_up;
        let leads = play.mode == Mode::LEAD;
        let now = turn == Some(seat);
        let all = if play.card == HIDDEN { 1 } else { (row.pips)(s, play.card) };
        PlayView {
            seat,
            now,
            face: if known { Face::Up(ActionCardView::of(play.card)) } else { Face::Down },
            mode: Some(play.mode),
            zero: leads && s.round.zeroed,
            seize: play.extra.is_some(),
            pips: now.then(|| (all - s.turn.pips.min(all), all)),
            attached: play.beside.map(|held| scene.words.card_name(held.card).to_string()),
            declared: None,
            passed: false,
        }
    });
    RoundView { plays: plays.collect(), initiative: Some(s.initiative), seized: s.round.seized }
}

/// A card as read.
pub fn face(scene: &Scene<'_>, card: CardId) -> CardFace {
    let plug = scene.view.state.kit.plug(card);
    CardFace {
        card,
        kind: CardKind::of(scene.view.state.kit, card),
        keys: plug.raid_cost.unwrap_or(0),
        name: scene.words.card_name(card).to_string(),
        text: scene.words.card_short(card).to_string(),
    }
}

/// The Court with its agents and piles.
pub fn court(scene: &Scene<'_>) -> CourtView {
    let s = &scene.view.state;
    let row = s.court.iter().enumerate().map(|(i, space)| {
        let mut agents: Vec<AgentsOn> = s
            .seats()
            .map(|seat| AgentsOn { seat, count: space.agents[seat] })
            .filter(|a| a.count > 0)
            .collect();
        agents.sort_by_key(|a| std::cmp::Reverse(a.count));
        let lead = match agents.as_slice() {
            [] => Lead::Nobody,
            [a, b, ..] if a.count == b.count => Lead::Tied,
            [a, ..] => Lead::Seat(a.seat),
        };
        CourtCardView { space: i as u8, face: space.card.map(|card| face(scene, card)), agents, lead }
    });
    CourtView {
        row: row.collect(),
        deck: s.court_deck.len() as u8,
        discard: s.court_discard.iter().rev().map(|card| face(scene, *card)).collect(),
    }
}

/// The viewer's hand by suit and number.
pub fn hand(scene: &Scene<'_>) -> Vec<ActionCardView> {
    let hand = scene.view.viewer.map(|viewer| scene.view.state.boards[viewer].hand);
    hand.iter().flat_map(|hand| hand.iter()).map(ActionCardView::of).collect()
}
