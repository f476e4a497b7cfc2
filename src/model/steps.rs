//! From system to system by arrow keys: the nearest one in that direction on the screen.

use super::geometry as geo;
use rules::components::map;
use rules::ids::System;

/// An arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Arrow {
    /// The arrow of a key's name.
    pub fn of(key: &str) -> Option<Arrow> {
        match key {
            "ArrowLeft" => Some(Arrow::Left),
            "ArrowRight" => Some(Arrow::Right),
            "ArrowUp" => Some(Arrow::Up),
            "ArrowDown" => Some(Arrow::Down),
            _ => None,
        }
    }

    /// The direction as a point.
    fn direction(self) -> geo::Point {
        match self {
            Arrow::Left => (-1.0, 0.0),
            Arrow::Right => (1.0, 0.0),
            Arrow::Up => (0.0, -1.0),
            Arrow::Down => (0.0, 1.0),
        }
    }
}

/// The system to which an arrow leads when these clusters (bit k: cluster k) are out of play; none at the edge.
pub fn towards(from: System, arrow: Arrow, out: u8) -> Option<System> {
    let (x, y) = geo::centre(from);
    let (dx, dy) = arrow.direction();
    let cost = |to: System| {
        let (tx, ty) = geo::centre(to);
        let ahead = (tx - x) * dx + (ty - y) * dy;
        let aside = ((tx - x) * dy - (ty - y) * dx).abs();
        // What lies further aside than ahead is in another direction.
        (ahead > 1.0 && aside <= ahead * 1.2).then_some(ahead + 2.0 * aside)
    };
    let all = System::all().filter(|s| *s != System::CENTRE && *s != from && map::in_play(out).has(*s));
    all.filter_map(|s| Some((cost(s)?, s))).min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, s)| s)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Arrow; 4] = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];

    #[test]
    fn from_any_system_arrows_reach_every_other() {
        for out in [0, 1 << 4, 1 << 1 | 1 << 4, 1 << 2 | 1 << 3] {
            let all: Vec<System> = map::in_play(out).iter().filter(|s| *s != System::CENTRE).collect();
            for start in &all {
                let mut seen = vec![*start];
                let mut at = 0;
                while at < seen.len() {
                    let here = seen[at];
                    for next in ALL.into_iter().filter_map(|arrow| towards(here, arrow, out)) {
                        if !seen.contains(&next) {
                            seen.push(next);
                        }
                    }
                    at += 1;
                }
                assert_eq!(seen.len(), all.len(), "from {start} with {out:b} out");
            }
        }
    }

    #[test]
    fn an_arrow_never_leads_backwards() {
        for from in System::all().filter(|s| *s != System::CENTRE) {
            if let Some(to) = towards(from, Arrow::Right, 0) {
                assert!(geo::centre(to).0 > geo::centre(from).0, "{from} to {to}");
            }
        }
    }
}
