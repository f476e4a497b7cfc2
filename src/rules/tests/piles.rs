//! Piles against a plain model: rows of batches, top first.

use rules::chance::Seeded;
use rules::pile::Pile;

type Batches = Vec<Vec<u8>>;

fn batches(pile: &Pile<u8, 40>) -> Batches {
    pile.batches().map(<[u8]>::to_vec).collect()
}

fn sorted(cards: impl IntoIterator<Item = u8>) -> Vec<u8> {
    let mut cards: Vec<u8> = cards.into_iter().collect();
    cards.sort_unstable();
    cards
}

#[test]
fn any_row_of_changes_leaves_the_batches_of_the_model() {
    for seed in 0..200 {
        let mut rng = Seeded::new(seed);
        let (mut pile, mut model): (Pile<u8, 40>, Batches) = (Pile::default(), Vec::new());
        let mut out: Vec<u8> = (0..40).collect();
        for _ in 0..150 {
            match rng.below(8) {
                n @ (0 | 1) => {
                    let count = rng.below(6).min(out.len());
                    let batch: Vec<u8> = (0..count).map(|_| out.swap_remove(rng.below(out.len()))).collect();
                    if n == 0 {
                        pile.add_top(batch.iter().copied());
                    } else {
                        pile.add_bottom(batch.iter().copied());
                    }
                    if count > 0 {
                        model.insert(if n == 0 { 0 } else { model.len() }, sorted(batch));
                    }
                }
                2 | 3 if !pile.is_empty() => {
                    assert_eq!(pile.top(), model[0]);
                    let answer = rng.below(model[0].len());
                    let card = pile.take_top(answer as u8);
                    assert_eq!(card, model[0].remove(answer));
                    out.push(card);
                }
                4 | 5 if !pile.is_empty() => {
                    let last = model.len() - 1;
                    assert_eq!(pile.bottom(), model[last]);
                    let answer = rng.below(model[last].len());
                    let card = pile.take_bottom(answer as u8);
                    assert_eq!(card, model[last].remove(answer));
                    out.push(card);
                }
                6 => {
                    let card = rng.below(40) as u8;
                    let held = model.iter_mut().find(|batch| batch.contains(&card));
                    assert_eq!(pile.remove(card), held.is_some());
                    if let Some(batch) = held {
                        batch.retain(|c| *c != card);
                        out.push(card);
                    }
                }
                7 if rng.below(6) == 0 => {
                    pile.shuffle();
                    model = vec![sorted(model.concat())];
                }
                _ => {}
            }
            model.retain(|batch| !batch.is_empty());
            assert_eq!(batches(&pile), model, "seed {seed}");
            assert_eq!(pile.len(), model.concat().len());
            assert_eq!(pile.cards(), model.concat());
            let counted = pile.counted();
            assert!(counted.cards().iter().all(|c| *c == 0));
            assert!(counted.batches().map(<[u8]>::len).eq(model.iter().map(Vec::len)));
        }
    }
}

#[test]
fn a_full_pile_of_sixty_four_keeps_its_cuts() {
    let mut pile: Pile<u8, 64> = Pile::default();
    (0..64).for_each(|card| pile.add_bottom([card]));
    assert_eq!(pile.batches().count(), 64);
    assert_eq!(pile.take_bottom(0), 63);
    assert_eq!(pile.take_top(0), 0);
    assert_eq!((pile.top(), pile.bottom()), (&[1][..], &[62][..]));
    pile.add_top([63, 0]);
    assert_eq!(pile.top(), [0, 63]);
    assert_eq!(pile.batches().count(), 63);
}

#[test]
fn two_piles_with_the_same_batches_are_equal_however_they_came_about() {
    let mut one: Pile<u8, 8> = Pile::shuffled([3, 1, 2]);
    one.add_top([9]);
    let mut two: Pile<u8, 8> = Pile::shuffled([9]);
    two.add_bottom([2, 3, 1]);
    assert_eq!(one, two);
    one.take_top(0);
    assert_eq!(one, Pile::shuffled([1, 2, 3]));
}
