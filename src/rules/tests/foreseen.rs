//! What is shown before a choice is made is what the choice does, and says nothing that only chance or others know.

use rules::chance::{Ask, Chance, Seeded};
use rules::event::Event;
use rules::flow::foresee::Until;
use rules::options::Options;
use rules::state::LoreSetup;
use rules::{Game, Setup, view};

/// Counts how often chance is asked.
struct Counting(Seeded, usize);

impl Chance for Counting {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        self.1 += 1;
        self.0.answer(ask)
    }
}

/// Every decision of some games: calls `look` with the game and each option.
fn every_option(mut look: impl FnMut(&Game, rules::choice::Choice)) {
    for (seed, players, lore) in [(1, 2, false), (2, 3, false), (3, 4, false), (4, 3, true), (5, 4, true)] {
        let lore = lore.then_some(LoreSetup { pack: true, two: true, dealt: false });
        let setup = Setup { players, first: None, card: None, split_discard: false, lore };
        let mut chance = Seeded::new(seed);
        let mut picker = Seeded::new(!seed);
        let mut game = Game::new(setup, &mut chance).expect("a setup");
        while let Some(decision) = game.decision() {
            let options = decision.options.to_vec();
            let seat = decision.seat;
            for choice in &options {
                look(&game, *choice);
            }
            game.apply(seat, options[picker.below(options.len())], &mut chance).expect("an option");
        }
    }
}

#[test]
fn without_chance_what_is_foreseen_is_what_happens() {
    let mut out = Options::all();
    let (mut whole, mut rolls, mut turns) = (0, 0, 0);
    every_option(|game, choice| {
        let seat = game.decision().expect("a decision").seat;
        let (foreseen, until) = game.state().foresee(seat, choice, &mut out);
        let mut real = *game.state();
        let mut chance = Counting(Seeded::new(9), 0);
        let mut events: Vec<Event> = Vec::new();
        real.step_as(seat, choice, &mut chance, &mut events, &mut out);
        match until {
            Until::Decision => {
                assert_eq!(chance.1, 0, "{choice:?}");
                assert!(foreseen == real, "{choice:?}");
                whole += 1;
            }
            Until::Chance => {
                assert!(chance.1 > 0, "{choice:?}");
                rolls += 1;
            }
            Until::TurnEnd => {
                assert!(events.iter().any(|e| matches!(e, Event::TurnEnded(_))), "{choice:?}");
                turns += 1;
            }
        }
    });
    assert!(whole > 1000 && rolls > 100 && turns > 100, "{whole} {rolls} {turns}");
}

#[test]
fn what_is_foreseen_from_a_view_never_fails() {
    let mut out = Options::all();
    every_option(|game, choice| {
        let seat = game.decision().expect("a decision").seat;
        let view = view::of(game.state(), Some(seat));
        let sample = view.sample(&mut Seeded::new(7));
        let (foreseen, _) = sample.foresee(seat, choice, &mut out);
        assert_eq!(foreseen.players(), sample.players());
    });
}

#[test]
fn a_roll_is_not_foreseen() {
    let mut out = Options::all();
    every_option(|game, choice| {
        let rules::choice::Choice::Dice(pool) = choice else { return };
        let decision = game.decision().expect("a decision");
        if pool.total() > 0 && matches!(decision.prompt, rules::choice::Prompt::Dice { .. }) {
            let (foreseen, until) = game.state().foresee(decision.seat, choice, &mut out);
            assert_eq!(until, Until::Chance);
            assert!(foreseen.ships == game.state().ships, "no ship is hit before the dice have fallen");
        }
    });
}
