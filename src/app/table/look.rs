//! Looking at a card: resting the pointer on one shows it large beside it; a long press, the other mouse button and
//! the key I open it. Whatever carries `data-look`, the address of a topic, can be looked at.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DomRect, Element, EventTarget};

use super::ui::{Reading, Ui};
use crate::app::dialog::typing;
use crate::app::reading::{TopicCard, words};
use crate::model::{Face, TableModel, Target};
use crate::text::topics::Topic;

/// How long the pointer rests on a card before it is shown.
const REST: Duration = Duration::from_millis(500);
/// How long a finger presses.
const PRESS: Duration = Duration::from_millis(450);
/// Width of a card that is shown, in CSS pixels, as in `style/table.css`.
const WIDTH: f64 = 330.0;
/// Between it and what it is shown for, and to the edges of the window.
const GAP: f64 = 10.0;

/// The card that an option is about. Those of the hand lie beside their options anyway.
pub fn option(m: &TableModel, target: Target) -> Option<Topic> {
    match target {
        Target::HeldCard(card) => Some(Topic::Card(card)),
        Target::CourtSpace(space) => {
            let space = m.court.row.iter().find(|s| s.space == space)?;
            space.face.as_ref().map(|face| Topic::Card(face.card))
        }
        Target::PlayedCard(seat) => match m.round.plays.iter().find(|p| p.seat == seat)?.face {
            Face::Up(card) => Some(Topic::Action(card.card)),
            _ => None,
        },
        _ => None,
    }
}

/// What the pointer is doing.
#[derive(Default)]
struct Gesture {
    /// What it rests on or presses.
    on: Option<Element>,
    timer: Option<TimeoutHandle>,
    /// The press was long: the click that ends it means nothing.
    long: bool,
}

impl Gesture {
    fn stop(&mut self) {
        self.on = None;
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
    }
}

/// Sees to all of it, and shows the card.
#[component]
pub fn Looks() -> impl IntoView {
    let ui = Ui::get();
    let shown = RwSignal::new(None::<(Topic, String)>);
    let now = StoredValue::new_local(Gesture::default());
    let stop = move || {
        now.update_value(Gesture::stop);
        if shown.with_untracked(Option::is_some) {
            shown.set(None);
        }
    };
    let begin = move |on: Element, after: Duration, act: Callback<Element>| {
        let at = on.clone();
        let timer = set_timeout_with_handle(move || act.run(at.clone()), after).ok();
        now.update_value(|g| {
            g.on = Some(on);
            g.timer = timer;
        });
    };
    let show = Callback::new(move |on: Element| {
        if let Some(topic) = topic(&on) {
            shown.set(Some((topic, place(&on.get_bounding_client_rect()))));
        }
    });
    let open = move |on: &Element| {
        stop();
        if let Some(topic) = topic(on) {
            ui.read(Reading::Card(topic));
        }
    };
    let press = Callback::new(move |on: Element| {
        open(&on);
        now.update_value(|g| g.long = true);
    });
    let over = window_event_listener(ev::pointerover, move |e| {
        let on = card(e.target());
        if e.pointer_type() == "touch" || now.with_value(|g| g.on == on) {
            return;
        }
        stop();
        if let Some(on) = on {
            begin(on, REST, show);
        }
    });
    let out = window_event_listener(ev::pointerout, move |e| {
        if e.related_target().is_none() {
            stop();
        }
    });
    let down = window_event_listener(ev::pointerdown, move |e| {
        stop();
        now.update_value(|g| g.long = false);
        if let (Some(on), "touch") = (card(e.target()), e.pointer_type().as_str()) {
            begin(on, PRESS, press);
        }
    });
    let up = window_event_listener(ev::pointerup, move |_| stop());
    let cancel = window_event_listener(ev::pointercancel, move |_| stop());
    let wheel = window_event_listener(ev::wheel, move |_| stop());
    let menu = window_event_listener(ev::contextmenu, move |e| {
        if let Some(on) = card(e.target()) {
            e.prevent_default();
            open(&on);
        }
    });
    let key = window_event_listener(ev::keydown, move |e| {
        stop();
        let plain = !e.default_prevented() && !e.ctrl_key() && !e.meta_key() && !e.alt_key();
        if let (true, "i" | "I", Some(on)) = (plain && !typing(), e.key().as_str(), card(e.target())) {
            e.prevent_default();
            open(&on);
        }
    });
    // Before anything else hears of the click.
    let swallow = Closure::<dyn FnMut(web_sys::Event)>::new(move |e: web_sys::Event| {
        if now.try_update_value(|g| std::mem::take(&mut g.long)).unwrap_or_default() {
            e.stop_propagation();
            e.prevent_default();
        }
    });
    let hears = swallow.as_ref().unchecked_ref();
    let _ = window().add_event_listener_with_callback_and_bool("click", hears, true);
    let swallow = StoredValue::new_local(swallow);
    on_cleanup(move || {
        for handle in [over, out, down, up, cancel, wheel, menu, key] {
            handle.remove();
        }
        swallow.with_value(|f| {
            let hears = f.as_ref().unchecked_ref();
            let _ = window().remove_event_listener_with_callback_and_bool("click", hears, true);
        });
        now.update_value(Gesture::stop);
    });
    move || {
        shown.get().map(|(topic, style)| {
            view! { <div class="peek" aria-hidden="true" style=style><TopicCard topic/></div> }
        })
    }
}

/// The card around what was pointed at.
fn card(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest("[data-look]").ok().flatten()
}

fn topic(on: &Element) -> Option<Topic> {
    Topic::of_slug(words(), &on.get_attribute("data-look")?)
}

/// Where it is shown: above what it is shown for if it lies low, else beside it, where there is more room.
fn place(at: &DomRect) -> String {
    let size = |v: Result<wasm_bindgen::JsValue, _>| v.ok().and_then(|v| v.as_f64()).unwrap_or_default();
    let (wide, tall) = (size(window().inner_width()), size(window().inner_height()));
    let (left, right, top, bottom) = (at.left(), at.right(), at.top(), at.bottom());
    if top > tall * 0.6 {
        let x = ((left + right - WIDTH) / 2.0).min(wide - WIDTH - GAP).max(GAP);
        return format!("left:{x}px;bottom:{}px;max-height:{}px", tall - top + GAP, top - 2.0 * GAP);
    }
    let x = if left + right < wide {
        format!("left:{}px", (right + GAP).min(wide - WIDTH - GAP))
    } else {
        format!("right:{}px", (wide - left + GAP).min(wide - WIDTH - GAP))
    };
    if top + bottom < tall {
        let y = top.max(GAP);
        format!("{x};top:{y}px;max-height:{}px", tall - y - GAP)
    } else {
        let y = (tall - bottom).max(GAP);
        format!("{x};bottom:{y}px;max-height:{}px", tall - y - GAP)
    }
}
