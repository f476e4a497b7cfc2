//! Looking ahead: what is walked, what is judged, and that it is the same every time.

mod common;

use bots::data;
use bots::mind::{Care, Mind, is_quiet, pick};
use bots::plan::{Breadth, prospects};
use bots::sequel;
use common::{modes, some};
use rules::chance::Seeded;
use rules::choice::{Choice, Pool, Prompt};
use rules::options::Options;
use rules::state::State;

const CARE: Care = Care { rolls: 2, draws: 1, ways: 40 };

fn options_of(s: &State) -> Vec<Choice> {
    let mut options = Options::all();
    s.options(&mut options);
    options.choices().to_vec()
}

fn turns(seed: u64) -> Vec<State> {
    let turn = |s: &State, o: &Options| {
        matches!(s.prompt(), Some((_, Prompt::Turn { .. }))) && o.choices().len() > 3 && s.chapter > 0
    };
    modes().flat_map(|setup| some(setup, seed, 4, turn)).collect()
}

#[test]
fn an_action_is_walked_to_its_end_before_it_is_judged() {
    for s in turns(3) {
        let (seat, _) = s.prompt().expect("a decision");
        let options = options_of(&s);
        let mut mind = Mind::new(data::net(), seat, CARE, 7);
        for (choice, leaf) in options.iter().zip(mind.try_all(&s, &options)) {
            let others = leaf.state.prompt().is_some_and(|(who, _)| who != seat);
            assert!(is_quiet(&leaf.state) || others, "{choice:?} ends at {:?}", leaf.state.prompt());
            assert!((0.0..=1.0).contains(&leaf.worth));
            assert_eq!(rules::verify::state(&leaf.state), []);
        }
    }
}

#[test]
fn a_plan_ends_where_the_turn_does_and_is_at_least_worth_ending_it_at_once() {
    for s in turns(5) {
        let (seat, _) = s.prompt().expect("a decision");
        let options = options_of(&s);
        let mut mind = Mind::new(data::net(), seat, CARE, 1);
        let found = prospects(&mut mind, &s, &options, Breadth { width: 4, nodes: 4000 });
        assert_eq!(found.len(), options.len());
        let best = found.iter().map(|p| p.worth).fold(0.0, f32::max);
        let ends = found.iter().find(|p| p.choice == Choice::EndTurn).expect("a turn can end");
        assert!(best >= ends.worth);
        let chosen = found.iter().find(|p| p.worth == best).expect("the best");
        let mine = matches!(chosen.end.prompt(), Some((who, Prompt::Turn { .. })) if who == seat);
        assert!(!mine || chosen.choice == Choice::EndTurn, "the best plan stops in the middle of the turn");
    }
}

#[test]
fn sequels_are_the_same_for_the_same_luck_and_tell_a_chance() {
    for s in turns(9) {
        let (seat, _) = s.prompt().expect("a decision");
        let once = |seed| sequel::judge(data::net(), seat, &s, &mut Seeded::new(seed));
        let (chance, nodes) = once(4);
        assert_eq!(once(4), (chance, nodes));
        assert!((0.0..=1.0).contains(&chance));
    }
}

#[test]
fn the_chances_of_all_seats_are_one_together() {
    for s in turns(11) {
        let (seat, _) = s.prompt().expect("a decision");
        let all = Mind::new(data::net(), seat, CARE, 1).judge(&s);
        assert!((all.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(all.iter().skip(usize::from(s.players())).all(|c| *c == 0.0));
    }
}

#[test]
fn what_is_picked_for_a_look_is_offered_and_uses_all_dice() {
    let dice = |s: &State, o: &Options| {
        matches!(s.prompt(), Some((_, Prompt::Dice { .. }))) && o.choices().len() > 6
    };
    let mut looked = 0;
    for s in modes().flat_map(|setup| some(setup, 13, 6, dice)) {
        let options = options_of(&s);
        let (_, prompt) = s.prompt().expect("a decision");
        let picked = pick(prompt, &options);
        let total = |c: &Choice| if let Choice::Dice(pool) = c { pool.total() } else { 0 };
        let most = options.iter().map(total).max().unwrap_or(0);
        assert!(picked.iter().all(|c| options.contains(c) && total(c) == most));
        let skirmish = Choice::Dice(Pool { skirmish: most, ..Pool::default() });
        assert!(!options.contains(&skirmish) || picked.contains(&skirmish), "the safe way is among them");
        assert!(picked.len() < options.len());
        looked += 1;
    }
    assert!(looked > 10, "{looked}");
}
