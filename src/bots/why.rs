//! What speaks for a plan: what is different at its end.

use crate::Why;
use rules::choice::Choice;
use rules::ids::*;
use rules::state::State;

/// So many reasons are given.
const MOST: usize = 3;

/// How a seat stands in an ambition, better ones higher.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    None,
    Second,
    Tied,
    First,
}

/// How a seat would place in an ambition if it were scored now (R20.2–R20.5).
fn place(s: &State, seat: Seat, ambition: Ambition) -> Place {
    let own = s.ambition_count(seat, ambition);
    let mut others: Vec<u8> = s.rivals(seat).map(|o| s.ambition_count(o, ambition)).collect();
    others.push(s.phantom_count(ambition));
    let top = others.iter().copied().max().unwrap_or(0);
    let beaten = others.iter().filter(|o| **o > own).count();
    let level = others.iter().filter(|o| **o == own).count();
    match () {
        () if own == 0 => Place::None,
        () if own > top => Place::First,
        () if own == top => Place::Tied,
        () if beaten == 1 && level == 0 => Place::Second,
        () => Place::None,
    }
}

/// Is a rival alone in first place?
fn rival_leads(s: &State, seat: Seat, ambition: Ambition) -> bool {
    s.rivals(seat).any(|o| place(s, o, ambition) == Place::First)
}

#[derive(Clone, Copy, Default)]
struct Pieces {
    cities: u8,
    starports: u8,
    ships: u8,
    damaged: u8,
    controlled: u8,
}

fn pieces(s: &State, seat: Seat) -> Pieces {
    let mut sum = Pieces::default();
    for y in s.systems.iter() {
        let ships = s.ships[y][Owner::from(seat)];
        sum.ships += ships.total();
        sum.damaged += ships.damaged;
        sum.controlled += u8::from(s.controls(seat, y));
        for b in s.buildings[y].iter().filter(|b| b.owner == seat.into()) {
            sum.damaged += u8::from(b.damaged);
            match b.kind {
                PieceKind::CITY => sum.cities += 1,
                _ => sum.starports += 1,
            }
        }
    }
    sum
}

/// Why `seat` would choose this in one state if it may lead to the others, each as likely: what holds in more than half
/// of them, and no more of it than in any of those. The weightiest first. Never empty.
pub fn reasons(before: &State, choice: Choice, after: &[State], seat: Seat) -> Vec<Why> {
    let mut sure: Vec<(Why, usize)> = Vec::new();
    if let Choice::Declare(ambition) = choice {
        sure.push((Why::Declares(ambition), after.len().max(1)));
    }
    let declared = sure.len();
    for end in after {
        // What is new stands behind what is weightier at this end.
        let mut at = declared;
        for why in differences(before, choice, end, seat) {
            match sure.iter().position(|(known, _)| known.kind() == why.kind()) {
                Some(i) => {
                    let (known, times) = sure[i];
                    sure[i] = (known.min(why), times + 1);
                    at = i + 1;
                }
                None => {
                    sure.insert(at, (why, 1));
                    at += 1;
                }
            }
        }
    }
    let mut why: Vec<Why> =
        sure.into_iter().filter(|(_, times)| 2 * times > after.len()).map(|(why, _)| why).collect();
    if why.is_empty() {
        let small = matches!(choice, Choice::Play { mode: Mode::COPY | Mode::PIVOT, .. } | Choice::Pass);
        why.push(if small { Why::SavesCards } else { Why::Position });
    }
    why.truncate(MOST);
    why
}

impl Why {
    /// The same, with how many there are of it set to 0.
    fn kind(self) -> Why {
        match self {
            Why::Gains(r, _) => Why::Gains(r, 0),
            Why::Cities(_) => Why::Cities(0),
            Why::Starports(_) => Why::Starports(0),
            Why::Ships(_) => Why::Ships(0),
            Why::Controls(_) => Why::Controls(0),
            Why::Trophies(_) => Why::Trophies(0),
            Why::Captives(_) => Why::Captives(0),
            Why::Repairs(_) => Why::Repairs(0),
            other => other,
        }
    }
}

/// What is different between two states for `seat`, the weightiest first.
fn differences(before: &State, choice: Choice, after: &State, seat: Seat) -> Vec<Why> {
    let mut why = Vec::new();
    // After the end of a chapter boxes and boards are cleared: nothing can be compared.
    if before.chapter == after.chapter && after.over.is_none() {
        ambitions(before, after, seat, &mut why);
        cards(before, after, seat, &mut why);
        counted(before, after, seat, &mut why);
        if after.initiative == seat && (before.initiative != seat || matches!(choice, Choice::Seize(_))) {
            why.push(Why::Initiative);
        }
    }
    why
}

fn ambitions(before: &State, after: &State, seat: Seat, why: &mut Vec<Why>) {
    let mut declared: Vec<Ambition> = after.kit.ambitions().filter(|a| after.is_declared(*a)).collect();
    declared.sort_by_key(|a| -after.worth(*a).first);
    for ambition in declared {
        let (was, is) = (place(before, seat, ambition), place(after, seat, ambition));
        let fresh = !before.is_declared(ambition);
        match is {
            Place::First if was < is || fresh => why.push(Why::First(ambition)),
            Place::Tied if was < is => why.push(Why::Ties(ambition)),
            Place::Second if was < is => why.push(Why::Second(ambition)),
            _ if rival_leads(before, seat, ambition) && !rival_leads(after, seat, ambition) => {
                why.push(Why::Denies(ambition));
            }
            _ => {}
        }
    }
}

fn cards(before: &State, after: &State, seat: Seat, why: &mut Vec<Why>) {
    for held in after.held(seat).filter(|c| before.holder(c.card) != Some(seat)) {
        why.push(Why::Secures(held.card));
    }
    let leads = |s: &State, card: CardId| {
        let space = s.court.iter().find(|space| space.card == Some(card));
        space.is_some_and(|space| s.rivals(seat).all(|o| space.agents[o] < space.agents[seat]))
    };
    for card in after.court.iter().filter_map(|space| space.card) {
        if leads(after, card) && !leads(before, card) && before.court.iter().any(|c| c.card == Some(card)) {
            why.push(Why::Courts(card));
        }
    }
}

fn counted(before: &State, after: &State, seat: Seat, why: &mut Vec<Why>) {
    let more = |was: u8, is: u8| is.checked_sub(was).filter(|n| *n > 0);
    let (old, new) = (&before.boards[seat], &after.boards[seat]);
    let (was, is) = (pieces(before, seat), pieces(after, seat));
    why.extend(more(old.trophy_count(), new.trophy_count()).map(Why::Trophies));
    why.extend(more(old.captive_count(), new.captive_count()).map(Why::Captives));
    why.extend(more(was.cities, is.cities).map(Why::Cities));
    why.extend(more(was.starports, is.starports).map(Why::Starports));
    let (held, holds) = (old.slots.counts(), new.slots.counts());
    for r in Resource::ALL {
        why.extend(more(held[r], holds[r]).map(|n| Why::Gains(r, n)));
    }
    why.extend(more(was.ships, is.ships).map(Why::Ships));
    why.extend(more(was.controlled, is.controlled).map(Why::Controls));
    if is.ships + is.cities + is.starports >= was.ships + was.cities + was.starports {
        why.extend(more(is.damaged, was.damaged).map(Why::Repairs));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::chance::Seeded;
    use rules::event::Deaf;
    use rules::options::Options;
    use rules::position::{At, Position};

    /// Calls `each` with every step of a random game.
    fn steps(seed: u64, mut each: impl FnMut(&State, Choice, &State, Seat)) {
        let mut rng = Seeded::new(seed);
        let mut position = Position::new(3);
        position.at = At::Setup;
        let mut state = position.build().expect("a setup that can be played");
        let mut options = Options::all();
        state.run(&mut rng, &mut Deaf, &mut options);
        while let Some((seat, _)) = state.prompt() {
            let before = state;
            let choice = options.choices()[rng.below(options.choices().len())];
            state.step(choice, &mut rng, &mut Deaf, &mut options);
            each(&before, choice, &state, seat);
        }
    }

    #[test]
    fn there_are_one_to_three_reasons_and_a_declaration_comes_first() {
        let mut declared = 0;
        for seed in 0..8 {
            steps(seed, |before, choice, after, seat| {
                let why = reasons(before, choice, &[*after], seat);
                assert!((1..=MOST).contains(&why.len()));
                if let Choice::Declare(ambition) = choice {
                    assert_eq!(why[0], Why::Declares(ambition));
                    declared += 1;
                }
            });
        }
        assert!(declared > 5, "{declared}");
    }

    #[test]
    fn of_several_ends_what_holds_in_most_is_said_and_no_more_than_in_any() {
        let mut position = Position::new(3);
        position.at = At::Setup;
        let mut before = position.build().expect("a setup that can be played");
        before.run(&mut Seeded::new(1), &mut Deaf, &mut Options::all());
        before.initiative = Seat(1);
        let seat = Seat(0);
        let with = |ships: u8, initiative: bool| {
            let mut after = before;
            let home = before.systems.iter().find(|y| before.ships[*y][Owner::from(seat)].fresh > 0);
            after.ships[home.expect("ships")][Owner::from(seat)].fresh += ships;
            after.initiative = if initiative { seat } else { Seat(1) };
            after
        };
        let said = |ends: &[State]| reasons(&before, Choice::EndTurn, ends, seat);
        assert_eq!(said(&[with(2, true)]), [Why::Ships(2), Why::Initiative]);
        assert_eq!(said(&[with(2, true), with(1, false), with(3, false)]), [Why::Ships(1)]);
        assert_eq!(said(&[with(2, true), with(0, false)]), [Why::Position], "half of them is not most");
        assert_eq!(said(&[with(0, true), with(1, true), with(1, true)]), [Why::Ships(1), Why::Initiative]);
    }

    #[test]
    fn what_is_said_to_be_gained_is_there_afterwards() {
        let mut told = [0; 4];
        for seed in 10..22 {
            steps(seed, |before, choice, after, seat| {
                let (old, new) = (&before.boards[seat], &after.boards[seat]);
                for why in reasons(before, choice, &[*after], seat) {
                    match why {
                        Why::Gains(r, n) => {
                            told[0] += 1;
                            assert_eq!(after.tokens(seat, r), before.tokens(seat, r) + n);
                        }
                        Why::Secures(card) => {
                            told[1] += 1;
                            assert_eq!(after.holder(card), Some(seat));
                        }
                        Why::Trophies(n) => {
                            told[2] += 1;
                            assert_eq!(new.trophy_count(), old.trophy_count() + n);
                        }
                        Why::First(ambition) => {
                            told[3] += 1;
                            let power = after.ambition_power(ambition);
                            assert!(after.rivals(seat).all(|o| power[o] <= power[seat]));
                        }
                        _ => {}
                    }
                }
            });
        }
        assert!(told.iter().all(|n| *n > 3), "{told:?}");
    }
}
