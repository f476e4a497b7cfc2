//! Which part of the map is shown: zoom and pan as plain arithmetic.

use super::geometry::{HALF, Point};

/// The part shown: a square in map units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Its middle.
    pub middle: Point,
    /// How many times larger than the whole map; 1 shows everything.
    pub zoom: f64,
}

/// Largest zoom.
const MOST: f64 = 4.0;

impl Default for Viewport {
    fn default() -> Self {
        Viewport { middle: (0.0, 0.0), zoom: 1.0 }
    }
}

impl Viewport {
    /// Half the side of the square, in map units.
    pub fn half(self) -> f64 {
        HALF / self.zoom
    }

    /// Is everything shown?
    pub fn is_whole(self) -> bool {
        self.zoom <= 1.0
    }

    /// As an SVG `viewBox`.
    pub fn view_box(self) -> String {
        let h = self.half();
        format!("{:.1} {:.1} {:.1} {:.1}", self.middle.0 - h, self.middle.1 - h, 2.0 * h, 2.0 * h)
    }

    /// Zooms by `factor` so that `fixed`, a point of the map, stays under the finger.
    pub fn zoomed(self, factor: f64, fixed: Point) -> Viewport {
        let zoom = (self.zoom * factor).clamp(1.0, MOST);
        let k = self.zoom / zoom;
        let middle = (fixed.0 + (self.middle.0 - fixed.0) * k, fixed.1 + (self.middle.1 - fixed.1) * k);
        Viewport { middle, zoom }.inside()
    }

    /// Moves the map by a distance in map units.
    pub fn panned(self, by: Point) -> Viewport {
        Viewport { middle: (self.middle.0 - by.0, self.middle.1 - by.1), ..self }.inside()
    }

    /// Keeps the square on the map; at zoom 1 that is the whole map.
    fn inside(self) -> Viewport {
        let room = (HALF - self.half()).max(0.0);
        Viewport { middle: (self.middle.0.clamp(-room, room), self.middle.1.clamp(-room, room)), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zooming_keeps_the_point_under_the_finger() {
        let p = (120.0, -80.0);
        let v = Viewport::default().zoomed(2.0, p);
        let place = |v: Viewport| ((p.0 - v.middle.0) / v.half(), (p.1 - v.middle.1) / v.half());
        assert!((place(v).0 - p.0 / HALF).abs() < 1e-9 && (place(v).1 - p.1 / HALF).abs() < 1e-9);
    }

    #[test]
    fn zooming_out_ends_at_the_whole_map() {
        let v = Viewport::default().zoomed(3.0, (400.0, 400.0)).zoomed(0.01, (0.0, 0.0));
        assert_eq!(v, Viewport::default());
        assert!(v.is_whole());
    }

    #[test]
    fn the_map_cannot_be_pushed_off_the_screen() {
        let v = Viewport::default().zoomed(2.0, (0.0, 0.0)).panned((9999.0, 0.0));
        assert_eq!(v.middle.0, -HALF / 2.0);
    }
}
