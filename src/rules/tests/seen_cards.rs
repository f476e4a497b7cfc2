//! What seats know of the action discard pile: cards that lay face up are known to everybody, cards that were put
//! there face down to who put them, until somebody draws from where they lie (R4.12, R25).

mod common;

use common::{games, stroll};
use rules::chance::Seeded;
use rules::ids::*;
use rules::kit::Kit;
use rules::view;

#[test]
fn cards_that_lay_face_up_are_remembered_by_everybody_and_face_down_ones_by_their_owner_alone() {
    for players in 2..=4 {
        let (mut seen, mut own) = (0, 0);
        for seed in 0..games(20, 300) {
            let mut rounds: Option<rules::State> = None;
            stroll(Kit::base(), players, seed, |state, _, _| {
                if let Some(was) = rounds.filter(|was| was.round_number < state.round_number) {
                    for play in was.round.plays.iter().filter(|p| !p.gone) {
                        let lies = state.discard.cards().contains(&play.card);
                        let up = was.kit.mode(play.mode).face_up;
                        seen += u32::from(up && lies && state.seen.has(play.card));
                        own += u32::from(!up && lies && state.known[play.seat][play.seat].has(play.card));
                        let others = state.seats().filter(|s| *s != play.seat);
                        let told = others.filter(|s| state.known[*s][*s].has(play.card)).count();
                        assert!(
                            up || (told == 0 && !state.seen.has(play.card)),
                            "a face-down card is no secret"
                        );
                    }
                }
                rounds = Some(*state);
            });
        }
        assert!(seen > 100 && own > 50, "{players} players: {seen} seen, {own} own");
    }
}

#[test]
fn a_sample_leaves_cards_that_were_seen_in_the_discard_pile() {
    let mut rng = Seeded::new(1);
    let mut checked = 0;
    for seed in 0..games(10, 100) {
        stroll(Kit::base(), 4, seed, |state, _, _| {
            for viewer in state.seats() {
                let sample = view::of(state, Some(viewer)).sample(&mut rng);
                let lying: ActionCards = sample.discard.cards().iter().copied().collect();
                let gone = state.seen.0 | state.known[viewer][viewer].0;
                assert_eq!(gone & !lying.0, 0, "seed {seed}");
                checked += gone.count_ones();
            }
        });
    }
    assert!(checked > 10_000, "{checked}");
}
