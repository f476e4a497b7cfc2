//! The draft of leaders and lore.

use super::{Scene, panels};
use crate::model::{CardFace, DraftView, PickView, Who};
use rules::choice::Prompt;
use rules::components::setup_cards::SETUP_CARDS;
use rules::ids::{CardId, Seat, System};

/// What lies there while somebody picks.
pub fn draft(scene: &Scene<'_>) -> Option<DraftView> {
    let s = &scene.view.state;
    let (picker, _) = scene.view.prompt.filter(|(_, prompt)| *prompt == Prompt::Draft)?;
    let faces = |cards: &mut dyn Iterator<Item = CardId>, leader: bool| -> Vec<CardFace> {
        let all = cards.map(|card| panels::face(scene, card)).filter(|face| face.kind.is_lore());
        all.filter(|face| face.kind.is_leader() == leader).collect()
    };
    // Counterclockwise; who has the initiative picks last.
    let mut order: Vec<Seat> = s.initiative.around(s.players()).collect();
    order.reverse();
    let pick = |seat: Seat| PickView {
        seat,
        now: seat == picker,
        cards: [true, false]
            .into_iter()
            .flat_map(|leader| faces(&mut s.held(seat).map(|held| held.card), leader))
            .collect(),
        systems: systems(scene, seat),
    };
    Some(DraftView {
        setup_card: s.setup_card,
        picks: order.into_iter().map(pick).collect(),
        leaders: faces(&mut s.offer.iter().copied(), true),
        lore: faces(&mut s.offer.iter().copied(), false),
    })
}

/// The systems A, B and C of a seat on the setup card.
pub fn systems(scene: &Scene<'_>, seat: Seat) -> Vec<(char, System)> {
    let s = &scene.view.state;
    let card = &SETUP_CARDS[usize::from(s.setup_card)];
    let turn = s.initiative.around(s.players()).position(|other| other == seat);
    let Some(start) = turn.and_then(|turn| card.seats.get(turn)) else { return Vec::new() };
    let mut all = vec![('A', start.a), ('B', start.b)];
    all.extend(start.c.iter().map(|system| ('C', *system)));
    all
}

/// Whose pieces will start in a system, while somebody picks.
pub fn start(scene: &Scene<'_>, system: System) -> Option<(Who, char)> {
    scene.view.prompt.filter(|(_, prompt)| *prompt == Prompt::Draft)?;
    let letter =
        |seat: Seat| systems(scene, seat).into_iter().find(|(_, at)| *at == system).map(|(c, _)| (seat, c));
    scene.view.state.seats().find_map(letter).map(|(seat, c)| (scene.who(seat), c))
}
