//! The network that judges a seat: one hidden layer, and a straight line past it.
//!
//! It gives every seat a number; who is likely to win follows by softmax over the seats, so the judgement is about
//! differences. Weights are learned by self-play and shipped as 16-bit numbers.

use crate::features::{CARDS, FEATURES, Row, units};
use rules::ids::MAX_SEATS;

/// Hidden units.
pub const HIDDEN: usize = 32;
/// Numbers that go in: features, cards, and a constant.
pub const INPUTS: usize = FEATURES + CARDS + 1;
/// All weights of a network: from every input to every hidden unit, from every input straight to the output, from
/// every hidden unit to the output.
pub const WEIGHTS: usize = INPUTS * HIDDEN + INPUTS + HIDDEN;
/// Where the weights straight to the output begin.
pub const STRAIGHT: usize = INPUTS * HIDDEN;
/// Where the weights of the hidden units begin.
pub const OUT: usize = STRAIGHT + INPUTS;
/// Weights are whole numbers of this size.
const UNIT: f32 = 1.0 / 1024.0;

/// A network.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// See [`WEIGHTS`].
    pub weights: Vec<f32>,
}

/// What one seat's row made of the hidden units.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// The hidden units, before what is negative is cut off.
    pub hidden: [f32; HIDDEN],
    /// The judgement.
    pub out: f32,
}

impl Default for Net {
    fn default() -> Net {
        Net { weights: vec![0.0; WEIGHTS] }
    }
}

impl Net {
    /// Reads the numbers of [`Net::bytes`]; none if there are too few or too many.
    pub fn read(bytes: &[u8]) -> Option<Net> {
        let weights: Vec<f32> =
            bytes.chunks_exact(2).map(|b| f32::from(i16::from_le_bytes([b[0], b[1]])) * UNIT).collect();
        (weights.len() == WEIGHTS).then_some(Net { weights })
    }

    /// The weights, rounded, as little-endian 16-bit numbers.
    pub fn bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|w| ((w / UNIT).round() as i16).to_le_bytes()).collect()
    }

    /// Calls `each` with every input that is not zero: its place and its value.
    #[inline]
    pub fn inputs(row: &Row, mut each: impl FnMut(usize, f32)) {
        for (i, (x, unit)) in row.numbers.iter().zip(units()).enumerate() {
            if *x != 0 {
                each(i, f32::from(*x) * unit);
            }
        }
        bits(row.cards).for_each(|card| each(FEATURES + card, 1.0));
        each(INPUTS - 1, 1.0);
    }

    /// Adds what an input does, if it is this much larger.
    #[inline]
    fn add(&self, pass: &mut Pass, input: usize, x: f32) {
        let Some(weights) = self.weights[input * HIDDEN..].first_chunk::<HIDDEN>() else { return };
        for (h, w) in pass.hidden.iter_mut().zip(weights) {
            *h += w * x;
        }
        pass.out += self.weights[STRAIGHT + input] * x;
    }

    /// Everything but the last step: what goes straight to the output, and the hidden units.
    pub fn begin(&self, row: &Row) -> Pass {
        let mut pass = Pass { hidden: [0.0; HIDDEN], out: 0.0 };
        Net::inputs(row, |input, x| self.add(&mut pass, input, x));
        pass
    }

    /// The same for a row that is much like one that is known: only what differs is added.
    pub fn begin_like(&self, known: &(Row, Pass), row: &Row) -> Pass {
        let (like, mut pass) = (&known.0, known.1);
        let units = units();
        let blocks = row.numbers.as_chunks::<8>().0.iter().zip(like.numbers.as_chunks::<8>().0);
        for (block, (xs, ys)) in blocks.enumerate().filter(|(_, (xs, ys))| xs != ys) {
            for (i, (x, y)) in (8 * block..).zip(xs.iter().zip(ys)) {
                if x != y {
                    self.add(&mut pass, i, f32::from(x - y) * units[i]);
                }
            }
        }
        bits(row.cards & !like.cards).for_each(|card| self.add(&mut pass, FEATURES + card, 1.0));
        bits(like.cards & !row.cards).for_each(|card| self.add(&mut pass, FEATURES + card, -1.0));
        pass
    }

    /// The last step: from the hidden units to the output.
    pub fn end(&self, pass: &Pass) -> f32 {
        let hidden = pass.hidden.iter().zip(&self.weights[OUT..]);
        pass.out + hidden.map(|(h, w)| h.max(0.0) * w).sum::<f32>()
    }

    /// Judges a row.
    pub fn pass(&self, row: &Row) -> Pass {
        let pass = self.begin(row);
        Pass { out: self.end(&pass), ..pass }
    }
}

/// The places of the bits that are set.
fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}

/// The exponential function, the same on every machine; good to about one in a million.
pub fn exp(x: f32) -> f32 {
    let x = (x * std::f32::consts::LOG2_E).clamp(-126.0, 126.0);
    let whole = x.floor();
    let part = x - whole;
    // Taylor's series of 2^part about one half.
    let z = (part - 0.5) * std::f32::consts::LN_2;
    let series = 1.0 + z * (1.0 + z * (0.5 + z * (1.0 / 6.0 + z * (1.0 / 24.0 + z * (1.0 / 120.0)))));
    series * std::f32::consts::SQRT_2 * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// Who wins how likely, by the judgements of the seats.
pub fn chances(judged: &[f32; MAX_SEATS], players: usize) -> [f32; MAX_SEATS] {
    let top = judged[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (chance, f) in chances.iter_mut().zip(&judged[..players]) {
        *chance = exp(f - top);
        sum += *chance;
    }
    chances.iter_mut().for_each(|c| *c /= sum);
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_function_is_that_of_the_books() {
        for i in -200..200 {
            let x = i as f32 * 0.1;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-5, "{x}");
        }
    }

    #[test]
    fn a_row_is_judged_the_same_from_nothing_and_from_one_like_it() {
        let net = Net { weights: (0..WEIGHTS).map(|i| (i * 7919 % 101) as f32 * 0.01 - 0.5).collect() };
        let row = |n: usize| Row {
            numbers: std::array::from_fn(|i| if i < FEATURES && i % n == 0 { i as i16 / 10 } else { 0 }),
            cards: (1 << n) | (1 << (CARDS - n)),
        };
        for (one, other) in [(row(2), row(3)), (row(5), row(5)), (row(3), Row::default())] {
            let (there, here) = (net.pass(&other), net.end(&net.begin_like(&(one, net.begin(&one)), &other)));
            assert!((there.out - here).abs() < 1e-4, "{} {here}", there.out);
        }
        assert_eq!(bits(1 | 1 << 77 | 1 << 105).collect::<Vec<_>>(), [0, 77, 105]);
    }

    #[test]
    fn chances_add_up_to_one_among_those_who_play() {
        let c = chances(&[1.0, 0.0, -2.0, 50.0], 3);
        assert!((c[0] + c[1] + c[2] - 1.0).abs() < 1e-6 && c[3] == 0.0 && c[0] > c[1] && c[1] > c[2]);
    }

    #[test]
    fn a_network_is_read_as_it_was_written_but_for_rounding() {
        let net = Net { weights: (0..WEIGHTS).map(|i| (i % 97) as f32 * 0.013 - 0.6).collect() };
        let again = Net::read(&net.bytes()).expect("all weights");
        assert!(net.weights.iter().zip(&again.weights).all(|(a, b)| (a - b).abs() <= UNIT));
        assert_eq!(Net::read(&net.bytes()[2..]), None);
    }
}
