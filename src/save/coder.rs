//! Numbers as few bytes: a range coder. One function describes a thing in both directions: writing, a [`Coder`]
//! takes the value it is given; reading, it returns the value that was written and ignores what it is given.
//!
//! Whatever bytes are read, every number is in its range, and reading past the end gives zeros: so damaged bytes
//! give a wrong thing, never an endless or a huge one. That they are damaged is noticed elsewhere.

/// Writes or reads numbers.
pub trait Coder {
    /// A number below `n`, every one as likely; `n` is 1..=65,536.
    fn below(&mut self, n: u32, value: u32) -> u32;

    /// Yes or no; yes is expected `often` times in 64, 1..=63.
    fn flag(&mut self, often: u32, value: bool) -> bool;

    /// Is this the direction in which values are taken?
    fn writes(&self) -> bool;

    /// A number of any size; small ones are short.
    fn number(&mut self, value: u64) -> u64 {
        let bits = 64 - value.leading_zeros();
        let mut length = 0;
        while length < 64 && self.flag(40, length < bits) {
            length += 1;
        }
        if length == 0 {
            return 0;
        }
        // The first bit is set: it is not written.
        let mut read = 1;
        for bit in (0..length - 1).rev() {
            read = read << 1 | u64::from(self.below(2, (value >> bit & 1) as u32));
        }
        read
    }

    /// A number that is most likely `usual`, else below `n`.
    fn usually(&mut self, usual: u32, n: u32, value: u32) -> u32 {
        if self.flag(56, value == usual) { usual } else { self.below(n, value) }
    }

    /// Bytes, at most `most` of them.
    fn bytes(&mut self, most: usize, value: &[u8]) -> Vec<u8> {
        let count = self.number(value.len() as u64).min(most as u64) as usize;
        (0..count).map(|i| self.below(256, value.get(i).copied().unwrap_or_default().into()) as u8).collect()
    }
}

/// Ranges are kept at least this wide.
const LEAST: u32 = 1 << 24;

/// Writes.
pub struct Writer {
    low: u64,
    range: u32,
    /// The last byte that a carry can still reach, and how many 0xFF follow it.
    held: Option<u8>,
    full: usize,
    out: Vec<u8>,
}

impl Default for Writer {
    fn default() -> Writer {
        Writer { low: 0, range: u32::MAX, held: None, full: 0, out: Vec::new() }
    }
}

impl Writer {
    fn put(&mut self, start: u32, size: u32, total: u32) {
        let part = self.range / total;
        self.low += u64::from(part) * u64::from(start);
        self.range = part * size;
        while self.range < LEAST {
            self.range <<= 8;
            self.shift();
        }
    }

    /// Gives out the highest byte, unless a carry may still change it.
    fn shift(&mut self) {
        let byte = (self.low >> 24) as u8;
        if self.low >> 32 > 0 || byte < 0xFF {
            let carry = (self.low >> 32) as u8;
            if let Some(held) = self.held {
                self.out.push(held.wrapping_add(carry));
            }
            self.out.extend(std::iter::repeat_n(0xFFu8.wrapping_add(carry), self.full));
            (self.held, self.full) = (Some(byte), 0);
        } else {
            self.full += 1;
        }
        self.low &= 0x00FF_FFFF;
        self.low <<= 8;
    }

    /// What was written, as short as it can be: zeros at the end are left out.
    pub fn finish(mut self) -> Vec<u8> {
        // The number with most zeros at its end that still lies in the range.
        let high = self.low + u64::from(self.range) - 1;
        for zeros in (0..32).rev() {
            let short = high >> zeros << zeros;
            if short >= self.low {
                self.low = short;
                break;
            }
        }
        for _ in 0..5 {
            self.shift();
        }
        while self.out.last() == Some(&0) {
            self.out.pop();
        }
        self.out
    }
}

impl Coder for Writer {
    fn below(&mut self, n: u32, value: u32) -> u32 {
        if n > 1 {
            self.put(value, 1, n);
        }
        value
    }

    fn flag(&mut self, often: u32, value: bool) -> bool {
        if value {
            self.put(0, often, 64)
        } else {
            self.put(often, 64 - often, 64)
        }
        value
    }

    fn writes(&self) -> bool {
        true
    }
}

/// Reads.
pub struct Reader<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Reader<'a> {
    /// Reads what a [`Writer`] wrote.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        let mut reader = Reader { code: 0, range: u32::MAX, bytes: bytes.iter() };
        for _ in 0..4 {
            reader.shift();
        }
        reader
    }

    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }

    fn part(&mut self, total: u32) -> (u32, u32) {
        let part = self.range / total;
        (part, (self.code / part).min(total - 1))
    }

    fn take(&mut self, part: u32, start: u32, size: u32) {
        // Bytes that no writer wrote may lie behind the last part.
        self.code = (self.code - part * start).min(part * size - 1);
        self.range = part * size;
        while self.range < LEAST {
            self.range <<= 8;
            self.shift();
        }
    }
}

impl Coder for Reader<'_> {
    fn below(&mut self, n: u32, _: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let (part, value) = self.part(n);
        self.take(part, value, 1);
        value
    }

    fn flag(&mut self, often: u32, _: bool) -> bool {
        let (part, at) = self.part(64);
        let value = at < often;
        if value {
            self.take(part, 0, often)
        } else {
            self.take(part, often, 64 - often)
        }
        value
    }

    fn writes(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::chance::Seeded;

    #[derive(Clone, Debug, PartialEq)]
    enum Item {
        Below(u32, u32),
        Flag(u32, bool),
        Number(u64),
        Usually(u32, u32, u32),
        Bytes(Vec<u8>),
    }

    fn code(coder: &mut impl Coder, item: &Item) -> Item {
        match item {
            Item::Below(n, v) => Item::Below(*n, coder.below(*n, *v)),
            Item::Flag(often, v) => Item::Flag(*often, coder.flag(*often, *v)),
            Item::Number(v) => Item::Number(coder.number(*v)),
            Item::Usually(u, n, v) => Item::Usually(*u, *n, coder.usually(*u, *n, *v)),
            Item::Bytes(v) => Item::Bytes(coder.bytes(100, v)),
        }
    }

    fn random(rng: &mut Seeded) -> Item {
        match rng.below(5) {
            0 => {
                let n = [1, 2, 3, 7, 255, 256, 65_535, 65_536][rng.below(8)];
                // The ends are where carries happen.
                let v = [0, n - 1, rng.below(n as usize) as u32][rng.below(3)];
                Item::Below(n, v)
            }
            1 => Item::Flag(1 + rng.below(63) as u32, rng.below(2) > 0),
            2 => Item::Number([0, 1, 2, 63, 64, u64::MAX, 1 << 63, rng.below(1 << 30) as u64][rng.below(8)]),
            3 => Item::Usually(3, 9, rng.below(9) as u32),
            _ => {
                Item::Bytes((0..rng.below(6)).map(|_| [0, 255, rng.below(256) as u8][rng.below(3)]).collect())
            }
        }
    }

    #[test]
    fn what_is_written_is_read() {
        for seed in 0..400 {
            let mut rng = Seeded::new(seed);
            let items: Vec<Item> = (0..rng.below(300)).map(|_| random(&mut rng)).collect();
            let mut writer = Writer::default();
            items.iter().for_each(|item| assert_eq!(code(&mut writer, item), *item));
            let bytes = writer.finish();
            let mut reader = Reader::new(&bytes);
            for (at, item) in items.iter().enumerate() {
                assert_eq!(code(&mut reader, item), *item, "seed {seed}, item {at}");
            }
        }
    }

    #[test]
    fn equally_likely_numbers_cost_their_logarithm() {
        let mut rng = Seeded::new(1);
        let mut writer = Writer::default();
        let mut bits = 0.0;
        for _ in 0..4000 {
            let n = 1 + rng.below(40) as u32;
            bits += f64::from(n).log2();
            writer.below(n, rng.below(n as usize) as u32);
        }
        let bytes = writer.finish().len() as f64;
        assert!((bytes - bits / 8.0).abs() < 4.0, "{bytes} bytes for {bits} bits");
    }

    #[test]
    fn any_bytes_give_numbers_in_their_ranges() {
        for seed in 0..400 {
            let mut rng = Seeded::new(seed);
            let bytes: Vec<u8> =
                (0..rng.below(40)).map(|_| [0, 255, rng.below(256) as u8][rng.below(3)]).collect();
            let mut reader = Reader::new(&bytes);
            for _ in 0..200 {
                match code(&mut reader, &random(&mut rng)) {
                    Item::Below(n, v) => assert!(v < n),
                    Item::Usually(_, n, v) => assert!(v < n),
                    Item::Bytes(v) => assert!(v.len() <= 100),
                    Item::Flag(..) | Item::Number(_) => {}
                }
            }
        }
    }
}
