//! Fingers, mouse and wheel on the map: zoom, pan, double tap to fit, lingering to look.

use leptos::ev::{PointerEvent, WheelEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;

use crate::app::table::ui::Ui;
use crate::model::geometry::Point;
use crate::model::viewport::Viewport;
use rules::ids::System;

/// Movement in pixels from which on a press is a drag and no click.
const SLOP_PX: f64 = 7.0;
/// Two taps within this time fit the map.
const DOUBLE_TAP_MS: f64 = 320.0;
/// A mouse that rests this long on a system opens it.
const LINGER: Duration = Duration::from_millis(750);

/// What the hands are doing.
#[derive(Default)]
struct Hands {
    /// Pointers that are down: id and place in pixels.
    down: Vec<(i32, Point)>,
    /// Where the first one came down, and when.
    start: Point,
    /// The press became a drag, or the second of two taps: no click follows from it.
    dragged: bool,
    /// When the last tap ended.
    tapped: f64,
    /// Waiting to open a system.
    linger: Option<TimeoutHandle>,
    /// The system that lingering opened.
    peeked: Option<System>,
}

/// Gestures of one map.
#[derive(Clone, Copy)]
pub struct Gestures {
    view: RwSignal<Viewport>,
    node: NodeRef<leptos::svg::Svg>,
    hands: StoredValue<Hands, LocalStorage>,
}

impl Gestures {
    /// For this map.
    pub fn new(view: RwSignal<Viewport>, node: NodeRef<leptos::svg::Svg>) -> Gestures {
        Gestures { view, node, hands: StoredValue::new_local(Hands::default()) }
    }

    /// From pixels of the screen to map units, however the page is turned.
    fn to_map(self) -> Option<web_sys::SvgMatrix> {
        let drawing: web_sys::SvgGraphicsElement = self.node.get_untracked()?.unchecked_into();
        drawing.get_screen_ctm()?.inverse().ok()
    }

    /// The point of the map under a point of the screen.
    fn on_map(self, p: Point) -> Point {
        self.to_map().map_or((0.0, 0.0), |m| {
            let [a, b, c, d, e, f] = [m.a(), m.b(), m.c(), m.d(), m.e(), m.f()].map(f64::from);
            (a * p.0 + c * p.1 + e, b * p.0 + d * p.1 + f)
        })
    }

    /// The way on the map that goes with a way on the screen.
    fn along(self, p: Point) -> Point {
        let (to, zero) = (self.on_map(p), self.on_map((0.0, 0.0)));
        (to.0 - zero.0, to.1 - zero.1)
    }

    /// The wheel zooms around the pointer.
    pub fn wheel(self, e: &WheelEvent) {
        e.prevent_default();
        let p = self.on_map((f64::from(e.client_x()), f64::from(e.client_y())));
        let factor = (-e.delta_y() * if e.delta_mode() == 0 { 0.0016 } else { 0.05 }).exp();
        self.view.update(|v| *v = v.zoomed(factor, p));
    }

    /// A finger or button came down.
    pub fn down(self, e: &PointerEvent) {
        let p = (f64::from(e.client_x()), f64::from(e.client_y()));
        self.hands.update_value(|h| {
            if h.down.is_empty() {
                h.start = p;
                h.dragged = false;
            }
            h.down.retain(|(id, _)| *id != e.pointer_id());
            h.down.push((e.pointer_id(), p));
        });
    }

    /// It moved: one finger pans, two zoom.
    pub fn moved(self, e: &PointerEvent) {
        let p = (f64::from(e.client_x()), f64::from(e.client_y()));
        let id = e.pointer_id();
        let mut fingers: Vec<(i32, Point)> = Vec::new();
        let mut dragged = false;
        self.hands.update_value(|h| {
            fingers = h.down.clone();
            if !fingers.is_empty()
                && ((p.0 - h.start.0).hypot(p.1 - h.start.1) > SLOP_PX || fingers.len() > 1)
            {
                h.dragged = true;
            }
            dragged = h.dragged;
            h.down.iter_mut().filter(|f| f.0 == id).for_each(|f| f.1 = p);
        });
        let Some((_, before)) = fingers.iter().find(|f| f.0 == id) else { return };
        match fingers.iter().find(|f| f.0 != id) {
            None if dragged => {
                let by = self.along((p.0 - before.0, p.1 - before.1));
                self.view.update(|v| *v = v.panned(by));
            }
            Some((_, other)) => {
                let apart = |q: Point| (q.0 - other.0).hypot(q.1 - other.1).max(1.0);
                let middle = self.on_map(((p.0 + other.0) / 2.0, (p.1 + other.1) / 2.0));
                self.view.update(|v| *v = v.zoomed(apart(p) / apart(*before), middle));
            }
            None => {}
        }
    }

    /// It went up, or left the map. The second of two taps fits the map and no more: other systems lie under the
    /// finger from then on, so its click is none, and what the first one opened is closed.
    pub fn up(self, ui: Ui, e: &PointerEvent) {
        let id = e.pointer_id();
        let now = e.time_stamp();
        let mut fit = false;
        self.hands.update_value(|h| {
            let was_down = h.down.iter().any(|f| f.0 == id);
            h.down.retain(|f| f.0 != id);
            if was_down && h.down.is_empty() && !h.dragged && e.type_() == "pointerup" {
                fit = now - h.tapped < DOUBLE_TAP_MS;
                h.tapped = now;
            }
        });
        if fit && !self.view.get_untracked().is_whole() {
            self.hands.update_value(|h| h.dragged = true);
            self.view.set(Viewport::default());
            ui.open_system(None);
        }
    }

    /// Was the press that just ended no click?
    pub fn dragged(self) -> bool {
        self.hands.with_value(|h| h.dragged)
    }

    /// The mouse came to a system: if it stays, the system opens.
    pub fn linger(self, ui: Ui, system: System) {
        let open = move || {
            let idle = self.hands.try_with_value(|h| h.down.is_empty()).unwrap_or(false);
            if idle && ui.open.try_get_untracked() == Some(None) {
                self.hands.update_value(|h| h.peeked = Some(system));
                ui.open_system(Some(system));
            }
        };
        let handle = set_timeout_with_handle(open, LINGER).ok();
        self.hands.update_value(|h| {
            if let Some(old) = std::mem::replace(&mut h.linger, handle) {
                old.clear();
            }
        });
    }

    /// The mouse left a system: what lingering opened closes again.
    pub fn left(self, ui: Ui, system: System) {
        let mut peeked = false;
        self.hands.update_value(|h| {
            if let Some(old) = h.linger.take() {
                old.clear();
            }
            peeked = h.peeked.take() == Some(system);
        });
        if peeked && ui.open.get_untracked() == Some(system) {
            ui.open_system(None);
        }
    }
}
