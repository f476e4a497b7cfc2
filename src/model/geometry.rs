//! Where things lie on the map. Lengths are map units, the box is [`VIEW`]; angles are degrees clockwise
//! from straight up. Nothing here knows the game's state.

use super::Colour;
use rules::ids::{Symbol, System};

/// A point, x to the right, y down, from the centre of the map.
pub type Point = (f64, f64);

/// Half the side of the square that shows the whole map.
pub const HALF: f64 = 522.0;
/// Radius of the hub.
pub const HUB: f64 = 96.0;
/// Inner and outer radius of the gates.
pub const GATES: (f64, f64) = (112.0, 248.0);
/// Inner and outer radius of the planets.
pub const PLANETS: (f64, f64) = (248.0, 486.0);
/// Radius of the labels around the rim.
pub const RIM: f64 = 501.0;
/// Width and height of a ship plate.
pub const PLATE: (f64, f64) = (51.0, 33.0);
/// Gap between plates.
const GAP: f64 = 4.0;

fn rad(degrees: f64) -> f64 {
    degrees.to_radians()
}

/// A number as the drawing writes it: one decimal.
pub fn num(n: f64) -> String {
    let r = (n * 10.0).round() / 10.0;
    format!("{}", if r == 0.0 { 0.0 } else { r })
}

/// A point as the drawing writes it.
pub fn pt(p: Point) -> String {
    format!("{} {}", num(p.0), num(p.1))
}

/// An SVG `translate` to a point.
pub fn translate(p: Point) -> String {
    format!("translate({} {})", num(p.0), num(p.1))
}

/// The point at radius `r`, angle `a`.
pub fn polar(r: f64, a: f64) -> Point {
    (r * rad(a).sin(), -r * rad(a).cos())
}

/// The same, moved `t` units along the tangent, clockwise.
pub fn at(r: f64, a: f64, t: f64) -> Point {
    let (x, y) = polar(r, a);
    (x + t * rad(a).cos(), y + t * rad(a).sin())
}

/// The angle of a system's middle.
pub fn angle(s: System) -> f64 {
    let offset = match s.symbol() {
        Symbol::Arrow => -20.0,
        Symbol::Hex => 20.0,
        Symbol::Gate | Symbol::Crescent => 0.0,
    };
    60.0 * (f64::from(s.cluster()) - 1.0) + offset
}

/// A ring slice between two radii and two angles, pulled in by `inset` units on all four sides.
pub fn slice(radii: (f64, f64), angles: (f64, f64), inset: f64) -> String {
    let (r0, r1) = (radii.0 + inset, radii.1 - inset);
    let (i0, i1) = ((inset / r0).to_degrees(), (inset / r1).to_degrees());
    let (a0, a1) = angles;
    format!(
        "M{}L{}A{r} {r} 0 0 1 {}L{}A{q} {q} 0 0 0 {}Z",
        pt(polar(r0, a0 + i0)),
        pt(polar(r1, a0 + i1)),
        pt(polar(r1, a1 - i1)),
        pt(polar(r0, a1 - i0)),
        pt(polar(r0, a0 + i0)),
        r = num(r1),
        q = num(r0),
    )
}

/// The outline of a system, pulled in by `inset`.
pub fn sector(s: System, inset: f64) -> String {
    let a = angle(s);
    if s.is_gate() {
        slice(GATES, (a - 30.0, a + 30.0), inset)
    } else {
        slice(PLANETS, (a - 10.0, a + 10.0), inset)
    }
}

/// An arc at radius `r`; `flip` runs it backwards, so that text on it stands upright at the bottom.
pub fn arc(r: f64, from: f64, to: f64, flip: bool) -> String {
    let (a, b, sweep) = if flip { (to, from, 0) } else { (from, to, 1) };
    format!("M{}A{r} {r} 0 0 {sweep} {}", pt(polar(r, a)), pt(polar(r, b)), r = num(r))
}

/// The arc that a system's name stands on: upright everywhere.
pub fn label_arc(s: System) -> String {
    let a = angle(s);
    let d = a.rem_euclid(360.0);
    let flip = d > 95.0 && d < 265.0;
    let (r, half) = match (s.is_gate(), flip) {
        (true, true) => (GATES.0 + 31.0, 29.0),
        (true, false) => (GATES.0 + 16.0, 29.0),
        (false, true) => (RIM + 15.0, 12.0),
        (false, false) => (RIM, 12.0),
    };
    arc(r, a - half, a + half, flip)
}

/// The middle of a planet's disc.
pub fn planet(s: System) -> Point {
    polar(440.0, angle(s))
}

/// The middle of building `i` of `n`, and its scale: slots first, then what stands beside them. Gates, which
/// have no slots, hold theirs at the rim.
pub fn site(s: System, i: u8, n: u8) -> (Point, f64) {
    let (r, step, scale) = match (s.is_gate(), n) {
        (true, _) => (225.0, 42.0, 0.78),
        (false, 0..=2) => (382.0, 50.0, 1.0),
        (false, 3) => (382.0, 43.0, 0.86),
        (false, 4) => (382.0, 33.0, 0.66),
        (false, _) => (382.0, 22.0, 0.5),
    };
    (at(r, angle(s), (f64::from(i) - (f64::from(n) - 1.0) / 2.0) * step), scale)
}

/// Where the mark of who controls stands.
pub fn badge(s: System) -> Point {
    if s.is_gate() { at(222.0, angle(s), -96.0) } else { at(460.0, angle(s), -60.0) }
}

/// Where an option's key stands: the free corner.
pub fn keycap(s: System) -> Point {
    if s.is_gate() { at(222.0, angle(s), 96.0) } else { at(462.0, angle(s), 60.0) }
}

/// Where routes begin and end.
pub fn centre(s: System) -> Point {
    polar(if s.is_gate() { 194.0 } else { 306.0 }, angle(s))
}

/// The plates of one system: where each lies inside the block, where the block lies, how much it shrinks.
#[derive(Clone, Debug, PartialEq)]
pub struct Fleet {
    /// Middle of the block.
    pub middle: Point,
    /// 1 unless the block would not fit.
    pub scale: f64,
    /// Upper left corners, relative to the middle, before scaling.
    pub places: Vec<Point>,
}

/// Lays out `n` plates: the grid of one to three columns that keeps them largest. Beside buildings on a gate
/// they move inwards.
pub fn fleet(s: System, n: usize, built: bool) -> Fleet {
    let (w, h) = PLATE;
    let inwards = built && s.is_gate();
    let (box_w, box_h) = match (s.is_gate(), n) {
        (true, _) if inwards => (122.0, 68.0),
        (true, 6..) => (122.0, 104.0),
        (true, _) => (152.0, 112.0),
        (false, 5..) => (94.0, 94.0),
        (false, _) => (107.0, 107.0),
    };
    // To the left and right of the hub a planet's sector is wide and low: two plates stand upright there.
    let side = !s.is_gate() && rad(angle(s)).sin().abs() > 0.8;
    let size = |cols: usize| {
        let rows = n.div_ceil(cols) as f64;
        let cols = cols as f64;
        (cols * w + (cols - 1.0) * GAP, rows * h + (rows - 1.0) * GAP)
    };
    let fit = |cols| {
        let (bw, bh) = size(cols);
        (box_w / bw).min(box_h / bh).min(1.0)
    };
    let cols = match n {
        0 | 1 => 1,
        2 if side => 1,
        2 => 2,
        _ if fit(3) > fit(2) + 0.05 => 3,
        _ => 2,
    };
    let block_h = size(cols).1;
    let places = (0..n).map(|i| {
        let row = i / cols;
        let in_row = cols.min(n - row * cols) as f64;
        let row_w = in_row * w + (in_row - 1.0) * GAP;
        (-row_w / 2.0 + (i % cols) as f64 * (w + GAP), -block_h / 2.0 + row as f64 * (h + GAP))
    });
    let r = match (s.is_gate(), side, n) {
        (true, _, _) if inwards => 171.0,
        (true, _, _) => 194.0,
        (false, false, 0..=2) => 314.0,
        _ => 306.0,
    };
    Fleet { middle: polar(r, angle(s)), scale: fit(cols), places: places.collect() }
}

/// The outline of an owner's plate: it tells the owner before the colour does.
pub fn plate(colour: Colour, w: f64, h: f64) -> String {
    let half = h / 2.0;
    let n = num;
    match colour {
        Colour::Red => {
            let x = n(w - 11.0);
            format!("M0 3Q0 0 3 0H{x}L{} {}L{x} {}H3Q0 {} 0 {}Z", n(w), n(half), n(h), n(h), n(h - 3.0))
        }
        Colour::Blue => {
            let (a, b, r) = (n(half), n(w - half), n(half));
            format!("M{a} 0H{b}A{r} {r} 0 0 1 {b} {h}H{a}A{r} {r} 0 0 1 {a} 0Z", h = n(h))
        }
        Colour::Yellow => format!("M0 0H{}V{}H0Z", n(w), n(h)),
        Colour::White => {
            let (x, y) = (n(w - 9.0), n(h - 9.0));
            format!("M9 0H{x}L{} 9V{y}L{x} {}H9L0 {y}V9Z", n(w), n(h))
        }
        Colour::Empire => {
            let x = n(w - 10.0);
            format!("M0 {c}L10 0H{x}L{} {c}L{x} {h}H10Z", n(w), c = n(half), h = n(h))
        }
        Colour::Blight => {
            let (q, m, e) = (n(w / 4.0), n(w / 2.0), n(w - 6.0));
            format!(
                "M6 0Q{q} 5 {m} 0T{e} 0Q{} {c} {e} {h}Q{} {} {m} {h}T6 {h}Q-3 {c} 6 0Z",
                n(w + 3.0),
                n(w * 0.75),
                n(h - 5.0),
                c = n(half),
                h = n(h)
            )
        }
        Colour::Free => format!(
            "M8 0H{x}Q{w} 0 {w} 8V{y}Q{w} {h} {x} {h}H8Q0 {h} 0 {y}V8Q0 0 8 0Z",
            x = n(w - 8.0),
            y = n(h - 8.0),
            w = n(w),
            h = n(h)
        ),
    }
}

/// A path between two systems, bent a little to the side, ending short of both middles.
pub fn route(from: System, to: System) -> String {
    let (a, b) = (centre(from), centre(to));
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let len = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / len, dy / len);
    let cut = (len * 0.24).min(46.0);
    let (p, q) = ((a.0 + ux * cut, a.1 + uy * cut), (b.0 - ux * cut, b.1 - uy * cut));
    // Between gates the path bows away from the hub, elsewhere it only leans.
    let bend = if from.is_gate() && to.is_gate() { 26.0 } else { 10.0 };
    let mid = ((p.0 + q.0) / 2.0, (p.1 + q.1) / 2.0);
    let out = mid.0.hypot(mid.1).max(1.0);
    let side = if mid.0 * -uy + mid.1 * ux >= 0.0 { 1.0 } else { -1.0 };
    let bend = if out < 120.0 { bend * 2.0 } else { bend };
    let c = (mid.0 - uy * bend * side, mid.1 + ux * bend * side);
    format!("M{}Q{} {}", pt(p), pt(c), pt(q))
}

/// Runs of clusters out of play, clockwise, as first and last cluster of each run.
pub fn gaps(out: u8) -> Vec<(u8, u8)> {
    let gone = |k: u8| out >> k & 1 == 1;
    let step = |k: u8| k % 6 + 1;
    let before = |k: u8| (k + 4) % 6 + 1;
    let starts = (1..=6).filter(|k| gone(*k) && !gone(before(*k)));
    starts
        .map(|first| {
            let mut last = first;
            while gone(step(last)) && step(last) != first {
                last = step(last);
            }
            (first, last)
        })
        .collect()
}

/// A fixed field of faint stars: position and radius, and opacity.
pub fn stars() -> Vec<(Point, f64, f64)> {
    let mut seed: u64 = 7;
    let mut next = move || {
        seed = seed * 16807 % 2_147_483_647;
        seed as f64 / 2_147_483_647.0
    };
    (0..90)
        .map(|_| {
            let p = ((next() - 0.5) * 1160.0, (next() - 0.5) * 1040.0);
            (p, 0.7 + next() * next() * 2.0, 0.25 + next() * 0.6)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sys(text: &str) -> System {
        System::parse(text).unwrap_or_default()
    }

    #[test]
    fn cluster_1_is_at_the_top_and_the_open_borders_right_and_left() {
        assert_eq!(angle(sys("1C")), 0.0);
        assert_eq!(angle(sys("2H")) + 10.0, 90.0);
        assert_eq!(angle(sys("5H")) + 10.0, 270.0);
        assert!(polar(100.0, 0.0).1 < 0.0);
    }

    #[test]
    fn plates_never_leave_their_box_and_never_overlap() {
        for s in System::all().filter(|s| *s != System::CENTRE) {
            for n in 0..=12 {
                let f = fleet(s, n, false);
                assert_eq!(f.places.len(), n);
                for (i, p) in f.places.iter().enumerate() {
                    assert!(p.0.abs() * f.scale <= 77.0 && p.1.abs() * f.scale <= 57.0, "{s} {n}");
                    for q in &f.places[i + 1..] {
                        assert!((p.0 - q.0).abs() >= PLATE.0 || (p.1 - q.1).abs() >= PLATE.1);
                    }
                }
            }
        }
    }

    #[test]
    fn neighbouring_gaps_are_one_gap() {
        assert_eq!(gaps(1 << 4), vec![(4, 4)]);
        assert_eq!(gaps(1 << 1 | 1 << 6), vec![(6, 1)]);
        assert_eq!(gaps(1 << 2 | 1 << 5), vec![(2, 2), (5, 5)]);
        assert_eq!(gaps(0), vec![]);
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(num(-0.04), "0");
        assert_eq!(num(12.34), "12.3");
        assert_eq!(num(5.0), "5");
    }
}
