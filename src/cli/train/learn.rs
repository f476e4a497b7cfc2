//! Learning from games: gradient descent on the cross-entropy between expected and real ends.

use bots::features::Row;
use bots::net::{HIDDEN, Net, OUT, STRAIGHT, WEIGHTS, chances};
use rules::chance::Seeded;
use rules::ids::MAX_SEATS;

/// A moment of a game, and who should have been expected to win.
#[derive(Clone)]
pub struct Lived {
    /// What was seen.
    pub rows: [Row; MAX_SEATS],
    /// Chances of the seats; more than zero only for those who play.
    pub goal: [f32; MAX_SEATS],
}

/// Moments that are learned from together.
const TOGETHER: usize = 64;
/// Games that are kept to learn from again.
const KEPT: usize = 600;

/// Small random weights.
pub fn fresh(seed: u64) -> Net {
    let mut rng = Seeded::new(seed);
    let mut net = Net::default();
    for (i, w) in net.weights.iter_mut().enumerate() {
        *w = if (STRAIGHT..OUT).contains(&i) { 0.0 } else { (rng.below(2001) as f32 - 1000.0) * 0.00015 };
    }
    net
}

/// The size of a step, falling to a tenth.
pub fn rate(batch: u64, batches: u64) -> f32 {
    let part = batch as f32 / batches.max(1) as f32;
    0.001 * (1.0 - 0.9 * part)
}

/// Adam: steps by mean and spread of past gradients.
pub struct Learner {
    mean: Vec<f32>,
    spread: Vec<f32>,
    steps: i32,
    kept: Vec<Vec<Lived>>,
    rng: Seeded,
}

impl Learner {
    /// One that has learned nothing.
    pub fn new(seed: u64) -> Learner {
        Learner {
            mean: vec![0.0; WEIGHTS],
            spread: vec![0.0; WEIGHTS],
            steps: 0,
            kept: Vec::new(),
            rng: Seeded::new(seed ^ 0x5eed),
        }
    }

    /// Learns from new games and some of those before; returns how wrong the expectations were.
    pub fn learn(&mut self, net: &mut Net, games: Vec<Vec<Lived>>, rate: f32) -> f32 {
        let fresh: usize = games.iter().map(Vec::len).sum();
        self.kept.extend(games);
        let gone = self.kept.len().saturating_sub(KEPT);
        self.kept.drain(..gone);
        let all: Vec<(usize, usize)> =
            self.kept.iter().enumerate().flat_map(|(g, m)| (0..m.len()).map(move |i| (g, i))).collect();
        if all.is_empty() {
            return 0.0;
        }
        let rounds = (2 * fresh / TOGETHER).max(1);
        let mut loss = 0.0;
        let mut gradient = vec![0.0f32; WEIGHTS];
        for _ in 0..rounds {
            gradient.fill(0.0);
            for _ in 0..TOGETHER {
                let (g, i) = all[self.rng.below(all.len())];
                loss += add_gradient(net, &self.kept[g][i], &mut gradient);
            }
            self.step(net, &gradient, rate);
        }
        loss / (rounds * TOGETHER) as f32
    }

    fn step(&mut self, net: &mut Net, gradient: &[f32], rate: f32) {
        self.steps += 1;
        let bias = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for (i, g) in gradient.iter().enumerate() {
            let g = g / TOGETHER as f32 + 1e-5 * net.weights[i];
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * g;
            self.spread[i] = 0.999 * self.spread[i] + 0.001 * g * g;
            let (mean, spread) = (self.mean[i] / bias.0, self.spread[i] / bias.1);
            net.weights[i] = (net.weights[i] - rate * mean / (spread.sqrt() + 1e-7)).clamp(-31.0, 31.0);
        }
    }
}

/// Adds how the loss of one moment changes with each weight; returns the loss.
fn add_gradient(net: &Net, lived: &Lived, gradient: &mut [f32]) -> f32 {
    let players = lived.goal.iter().rposition(|g| *g > 0.0).map_or(0, |i| i + 1).max(2);
    let passes: [_; MAX_SEATS] = std::array::from_fn(|i| net.pass(&lived.rows[i]));
    let mut judged = [0.0; MAX_SEATS];
    for i in 0..players {
        judged[i] = passes[i].out;
    }
    let expected = chances(&judged, players);
    let mut loss = 0.0;
    for i in 0..players {
        loss -= lived.goal[i] * expected[i].max(1e-6).ln();
        let error = expected[i] - lived.goal[i];
        // What goes back through each hidden unit.
        let mut back = [0.0f32; HIDDEN];
        for k in 0..HIDDEN {
            if passes[i].hidden[k] > 0.0 {
                gradient[OUT + k] += error * passes[i].hidden[k];
                back[k] = error * net.weights[OUT + k];
            }
        }
        Net::inputs(&lived.rows[i], |input, x| {
            for (g, b) in gradient[input * HIDDEN..(input + 1) * HIDDEN].iter_mut().zip(&back) {
                *g += b * x;
            }
            gradient[STRAIGHT + input] += error * x;
        });
    }
    loss
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::features::units;

    /// The place of a seat's Power in its row.
    const POWER: usize = 8;

    fn moment(rng: &mut Seeded) -> Lived {
        let mut rows = [Row::default(); MAX_SEATS];
        for row in rows.iter_mut().take(3) {
            row.numbers = std::array::from_fn(|i| match i {
                0..20 => (rng.below(100) as f32 / 100.0 / units()[i]) as i16,
                _ => 0,
            });
            row.cards |= 1 << rng.below(70);
        }
        // Whoever has most Power wins.
        let best = (0..3).max_by_key(|seat| rows[*seat].numbers[POWER]).unwrap_or(0);
        let goal = std::array::from_fn(|i| {
            if i == best {
                0.98
            } else if i < 3 {
                0.01
            } else {
                0.0
            }
        });
        Lived { rows, goal }
    }

    #[test]
    fn the_gradient_is_how_the_loss_changes() {
        let mut rng = Seeded::new(4);
        let net = fresh(3);
        let lived = moment(&mut rng);
        let mut gradient = vec![0.0; WEIGHTS];
        let before = add_gradient(&net, &lived, &mut gradient);
        let mut checked = 0;
        for i in (0..WEIGHTS).filter(|i| gradient[*i].abs() > 0.01).step_by(7).take(30) {
            let mut moved = net.clone();
            moved.weights[i] += 0.01;
            let after = add_gradient(&moved, &lived, &mut vec![0.0; WEIGHTS]);
            assert!(((after - before) / 0.01 - gradient[i]).abs() < 0.02, "{i}");
            checked += 1;
        }
        assert!(checked > 10);
    }

    #[test]
    fn what_decides_games_is_learned() {
        let mut rng = Seeded::new(9);
        let mut net = fresh(1);
        let mut learner = Learner::new(1);
        let mut games = || (0..10).map(|_| (0..60).map(|_| moment(&mut rng)).collect()).collect::<Vec<_>>();
        let first = learner.learn(&mut net, games(), 0.003);
        let last = (0..40).map(|_| learner.learn(&mut net, games(), 0.003)).last().unwrap_or(first);
        assert!(last < 0.5 * first, "{first} {last}");
    }
}
