//! Looking ahead inside a turn: what comes of an option once everything that it asks is answered well.
//!
//! An action is a row of small decisions (which ships, where to, which dice, which hits). Nothing is judged in the
//! middle of one: all ways through it are walked to where the turn asks anew or somebody else decides, and what is
//! found there is judged. Dice and draws are tried several times, with the same luck for every option.

use crate::features::{self, Row};
use crate::net::{Net, Pass, chances};
use rules::chance::{Ask, Chance, Seeded};
use rules::choice::{Choice, Pool, Prompt, Ships};
use rules::event::Deaf;
use rules::ids::*;
use rules::options::Options;
use rules::state::State;

/// How carefully is looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// How often dice are tried.
    pub rolls: u8,
    /// How often drawn cards are tried.
    pub draws: u8,
    /// Ways through one action that are walked before only the best next step is taken.
    pub ways: u32,
}

/// Where an option leads.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    /// How good that is for the thinker: the chance to win, 0–1.
    pub worth: f32,
    /// The state there; of several outcomes of chance the last one tried.
    pub state: State,
}

/// Somebody who thinks for a seat.
pub struct Mind<'a> {
    /// Who judges.
    pub net: &'a Net,
    /// For whom.
    pub seat: Seat,
    /// How carefully.
    pub care: Care,
    /// Where luck comes from.
    pub luck: u64,
    /// States made so far.
    pub nodes: u32,
    /// Ways that may still be walked in the action at hand.
    ways: u32,
    spare: Vec<Options>,
    /// A state that was judged: those around it are much like it.
    like: Option<[(Row, Pass); MAX_SEATS]>,
    /// The next state that is judged is more like those that follow.
    moved: bool,
}

/// Chance that counts what it is asked.
struct Luck {
    rng: Seeded,
    dice: bool,
    draws: bool,
}

impl Chance for Luck {
    fn answer(&mut self, ask: Ask<'_>) -> u8 {
        match ask {
            Ask::Die(_) => self.dice = true,
            _ => self.draws = true,
        }
        self.rng.answer(ask)
    }
}

/// Does a turn, or the table, ask anew here?
pub fn is_quiet(s: &State) -> bool {
    matches!(
        s.prompt(),
        None | Some((
            _,
            Prompt::Turn { .. } | Prompt::Lead | Prompt::Follow | Prompt::Mulligan | Prompt::Draft
        ))
    )
}

/// Is this a decision inside an action where the next step can be judged by itself?
fn is_plain(prompt: Prompt) -> bool {
    matches!(
        prompt,
        Prompt::HitOwnShip { .. }
            | Prompt::HitShip { .. }
            | Prompt::HitBuilding { .. }
            | Prompt::Raid { .. }
            | Prompt::Ransack { .. }
            | Prompt::Arrange
            | Prompt::Recover
    )
}

impl<'a> Mind<'a> {
    /// A mind with nothing looked at yet.
    pub fn new(net: &'a Net, seat: Seat, care: Care, luck: u64) -> Mind<'a> {
        Mind { net, seat, care, luck, nodes: 0, ways: 0, spare: Vec::new(), like: None, moved: false }
    }

    /// Is it the thinker's turn to act here?
    pub fn acts(&self, s: &State) -> bool {
        matches!(s.prompt(), Some((seat, Prompt::Turn { .. })) if seat == self.seat)
    }

    /// Everybody's chances to win.
    pub fn judge(&mut self, s: &State) -> [f32; MAX_SEATS] {
        let players = usize::from(s.players());
        if s.over.is_some() {
            let mut won = [0.0; MAX_SEATS];
            won[usize::from(s.ranking()[0].0)] = 1.0;
            return won;
        }
        let rows = features::rows(s);
        let net = self.net;
        let moved = std::mem::take(&mut self.moved);
        let like = self.like.get_or_insert_with(|| rows.map(|row| (row, net.begin(&row))));
        let mut judged = [0.0; MAX_SEATS];
        for (out, (known, row)) in judged.iter_mut().zip(like.iter_mut().zip(&rows)).take(players) {
            let pass = net.begin_like(known, row);
            *out = net.end(&pass);
            if moved {
                *known = (*row, pass);
            }
        }
        chances(&judged, players)
    }

    fn worth(&mut self, s: &State) -> f32 {
        self.judge(s)[usize::from(self.seat.0)]
    }

    /// What comes of each of these options of a state, in their order.
    pub fn try_all(&mut self, s: &State, options: &[Choice]) -> Vec<Leaf> {
        self.moved = true;
        let mut leaves = vec![Leaf { worth: 0.0, state: *s }; options.len()];
        for (leaf, choice) in leaves.iter_mut().zip(options) {
            leaf.worth = self.follow_to(s, *choice, &mut leaf.state);
        }
        leaves
    }

    /// What each of these options is worth, in their order.
    pub fn worths(&mut self, s: &State, options: &[Choice]) -> Vec<f32> {
        let mut end = *s;
        options.iter().map(|choice| self.follow_to(s, *choice, &mut end)).collect()
    }

    /// What comes of a choice when all that follows in the same action is chosen well.
    pub fn follow(&mut self, s: &State, choice: Choice) -> Leaf {
        let mut state = *s;
        let worth = self.follow_to(s, choice, &mut state);
        Leaf { worth, state }
    }

    fn follow_to(&mut self, s: &State, choice: Choice, end: &mut State) -> f32 {
        self.ways = self.care.ways;
        self.after(s, choice, 0, end)
    }

    /// Goes on from a state as it is; tells what chance was asked.
    fn step(&mut self, s: &mut State, choice: Choice, time: u8, out: &mut Options) -> Luck {
        let seed = self.luck.wrapping_add(u64::from(time).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut luck = Luck { rng: Seeded::new(seed), dice: false, draws: false };
        s.step_blind(choice, &mut luck, &mut Deaf, out);
        self.nodes += 1;
        luck
    }

    /// What a choice is worth; `end` becomes the state that it leads to.
    fn after(&mut self, s: &State, choice: Choice, deep: u8, end: &mut State) -> f32 {
        let mut options = self.spare.pop().unwrap_or_else(Options::all);
        let (mut sum, mut times, mut time) = (0.0, 1, 0);
        while time < times {
            *end = *s;
            let luck = self.step(end, choice, time, &mut options);
            if time == 0 {
                times = match luck {
                    Luck { dice: true, .. } => self.care.rolls,
                    Luck { draws: true, .. } => self.care.draws,
                    _ => 1,
                };
            }
            sum += self.resolve(end, &mut options, deep + 1);
            time += 1;
        }
        self.spare.push(options);
        sum / f32::from(times.max(1))
    }

    /// Goes on from inside an action to its end, and judges it; `options` are those of the state, or none as yet.
    fn resolve(&mut self, s: &mut State, options: &mut Options, deep: u8) -> f32 {
        let mut steps = 0u8;
        while let Some((seat, prompt)) = s.prompt().filter(|_| !is_quiet(s)) {
            if options.choices().is_empty() {
                s.options(options);
            }
            let choices = options.choices();
            if choices.is_empty() || steps > 40 {
                break;
            }
            let choice = if seat != self.seat {
                // What others answer in the middle of it is rarely worth a thought.
                choices[0]
            } else if let [only] = *choices {
                only
            } else {
                let picked = pick(prompt, choices);
                if !is_plain(prompt) && self.ways > 0 && deep < 8 {
                    return self.best_of(s, &picked, deep);
                }
                self.nearest(s, &picked)
            };
            self.step(s, choice, 0, options);
            steps += 1;
        }
        self.ways = self.ways.saturating_sub(1);
        self.worth(s)
    }

    /// The worth of the best of several choices; the state becomes what that leads to.
    fn best_of(&mut self, s: &mut State, choices: &[Choice], deep: u8) -> f32 {
        let mut best: Option<f32> = None;
        let (from, mut end) = (*s, *s);
        for choice in choices {
            let worth = self.after(&from, *choice, deep, &mut end);
            if best.is_none_or(|most| worth > most) {
                best = Some(worth);
                *s = end;
            }
        }
        best.unwrap_or_else(|| self.worth(s))
    }

    /// The choice after which the state, as it stands, looks best.
    fn nearest(&mut self, s: &State, choices: &[Choice]) -> Choice {
        let mut options = self.spare.pop().unwrap_or_else(Options::all);
        let mut best = (f32::MIN, choices[0]);
        for choice in choices.iter().take(12) {
            let mut next = *s;
            self.step(&mut next, *choice, 0, &mut options);
            let worth = self.worth(&next);
            if worth > best.0 {
                best = (worth, *choice);
            }
        }
        self.spare.push(options);
        best.1
    }
}

/// The options of a decision that are worth a look: of ships and dice, where there are many, those that differ.
pub fn pick(prompt: Prompt, choices: &[Choice]) -> Vec<Choice> {
    match prompt {
        Prompt::MoveShips { .. } if choices.len() > 4 => fleets(choices),
        Prompt::MoveTo { .. } if choices.len() > 10 => choices.iter().copied().take(10).collect(),
        Prompt::Dice { .. } => pools(choices),
        Prompt::RerollDice { .. } if choices.len() > 6 => {
            let mut some: Vec<Choice> = choices.iter().copied().take(5).collect();
            some.extend(choices.last());
            some
        }
        _ => choices.to_vec(),
    }
}

/// All ships, all but one, half, one.
fn fleets(choices: &[Choice]) -> Vec<Choice> {
    let ships = |c: &Choice| match c {
        Choice::Ships(ships) | Choice::Leave(ships) => *ships,
        _ => Ships::default(),
    };
    let fresh = choices.iter().map(|c| ships(c).fresh).max().unwrap_or(0);
    let damaged = choices.iter().map(|c| ships(c).damaged).max().unwrap_or(0);
    let likely = |c: &&Choice| {
        let Ships { fresh: f, damaged: d } = ships(c);
        (f == fresh || f + 1 == fresh || f == fresh / 2 || f == 1 || f == 0)
            && (d == damaged || d == 0)
            && (f > 0 || d == damaged)
    };
    choices.iter().filter(likely).copied().collect()
}

/// As many dice as there are: all of one type, halves, and one or two of another.
fn pools(choices: &[Choice]) -> Vec<Choice> {
    let pool = |c: &Choice| match c {
        Choice::Dice(pool) => *pool,
        _ => Pool::default(),
    };
    let most = choices.iter().map(|c| pool(c).total()).max().unwrap_or(0);
    let likely = |c: &&Choice| {
        let p = pool(c);
        let parts = [p.assault, p.skirmish, p.raid];
        let small = parts.iter().filter(|n| **n > 0).min().copied().unwrap_or(0);
        let kinds = parts.iter().filter(|n| **n > 0).count();
        p.total() == most && (kinds == 1 || kinds == 2 && (small <= 2 || small == most / 2))
    };
    let some: Vec<Choice> = choices.iter().filter(likely).copied().collect();
    if some.is_empty() { choices.to_vec() } else { some }
}
