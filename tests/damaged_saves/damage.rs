//! Damage to text and bytes.

use rules::chance::Seeded;

/// Characters that letters, chat and copying bring.
const STRAY: [&str; 24] = [
    "A", "_", "-", "9", "=", ">", " ", "\n", "\r\n", "\t", ".", "\"", "{", "}", "[", "]", ",", ":", "\\",
    "\0", "\u{200b}", "\u{feff}", "ß", "🚀",
];

/// A number that is often a border.
pub fn byte(rng: &mut Seeded) -> u8 {
    const BYTES: [u8; 8] = [0, 1, 127, 128, 254, 255, 64, 2];
    if rng.below(2) == 0 { BYTES[rng.below(8)] } else { rng.below(256) as u8 }
}

/// Changes some bytes: now here, now there, now many.
pub fn bytes(all: &mut Vec<u8>, other: &[u8], rng: &mut Seeded) {
    let (at, to) = (rng.below(all.len() + 1), rng.below(all.len() + 1));
    let (from, until) = (at.min(to), at.max(to));
    match rng.below(10) {
        0 => all.truncate(at),
        1 => drop(all.drain(from..until.min(from + 9))),
        2 => (0..1 + rng.below(4)).for_each(|_| all.insert(at, byte(rng))),
        3 => {
            let copy = all[from..until].to_vec();
            all.splice(at..at, copy);
        }
        4 => drop(all.splice(at.., other[at.min(other.len())..].iter().copied())),
        5 => all[from..until].fill(byte(rng)),
        6 => all.extend((0..rng.below(40)).map(|_| byte(rng))),
        _ if all.is_empty() => all.push(byte(rng)),
        7 => all[at.min(to).min(until.saturating_sub(1))] = byte(rng),
        _ => {
            let last = all.len() - 1;
            all[at.min(last)] ^= 1 << rng.below(8);
        }
    }
}

/// Changes a text as a message on its way is changed; `other` is another text.
pub fn text(whole: &str, other: &str, rng: &mut Seeded) -> String {
    let mut all = whole.as_bytes().to_vec();
    let (a, b) = (rng.below(all.len() + 1), rng.below(all.len() + 1));
    let (from, until) = (a.min(b), a.max(b));
    let stray = STRAY[rng.below(STRAY.len())];
    match rng.below(14) {
        0 => all.truncate(a),
        1 => drop(all.drain(..from)),
        2 => drop(all.drain(from..until.min(from + 1 + rng.below(30)))),
        3 => drop(all.splice(a..a, stray.bytes().cycle().take(stray.len() * (1 + rng.below(3))))),
        4 => {
            let copy = all[from..until].to_vec();
            all.splice(a..a, copy);
        }
        5 => {
            let other = other.as_bytes();
            all.splice(a.., other[a.min(other.len())..].iter().copied());
        }
        6 => all = [&other.as_bytes()[..b.min(other.len())], &all[a..]].concat(),
        7 => {
            return format!("{}{whole}{}", stray.repeat(rng.below(50)), stray.repeat(rng.below(50)));
        }
        8 => return format!("Your turn: https://example.org/arcs/#{whole}\nand {other}"),
        9 => {
            let wide = 20 + rng.below(60);
            let lines: Vec<String> =
                all.chunks(wide).map(|l| String::from_utf8_lossy(l).into_owned()).collect();
            return lines.join(["\n", "\r\n> ", "=\n", " ", "*"][rng.below(5)]);
        }
        10 => {
            let last = all.len() - 1;
            all.swap(from.min(last), until.min(last));
        }
        _ => {
            let last = all.len() - 1;
            let code = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
            all[a.min(last)] = if rng.below(3) == 0 { byte(rng) } else { code[rng.below(64)] };
        }
    }
    String::from_utf8_lossy(&all).into_owned()
}
