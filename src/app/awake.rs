//! The screen: kept on while a table is open, and given to the page alone.

use std::cell::{Cell, RefCell};

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::nav::Nav;
use super::play::{Play, Stage};
use super::prefs::Prefs;
use crate::session::Page;

thread_local! {
    /// Should the screen stay on?
    static WANTED: Cell<bool> = const { Cell::new(false) };
    /// The browser is being asked.
    static ASKING: Cell<bool> = const { Cell::new(false) };
    /// What the browser gave for it.
    static LOCK: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Keeps the screen on while a table is open and seen, if that is chosen. Browsers without that do nothing.
pub fn follow(prefs: Prefs, play: Play, nav: Nav) {
    let wanted = Memo::new(move |_| {
        let open = matches!(play.stage(), Stage::Table | Stage::Pass(_) | Stage::Away(_));
        prefs.all().awake && open && nav.page() == Page::Table
    });
    Effect::new(move |_| {
        WANTED.set(wanted.get());
        settle();
    });
    // A page that was hidden has lost it.
    let _ = window_event_listener(leptos::ev::visibilitychange, |_| settle());
}

/// Asks for it or gives it back, whichever is needed.
fn settle() {
    let visible = document().visibility_state() == web_sys::VisibilityState::Visible;
    if !WANTED.get() {
        if let Some(lock) = LOCK.take() {
            let _ = call(&lock, "release", None);
        }
        return;
    }
    if !visible || ASKING.get() || is_held() {
        return;
    }
    let api = Reflect::get(&window().navigator(), &"wakeLock".into()).ok().filter(JsValue::is_object);
    let Some(asked) = api.and_then(|api| call(&api, "request", Some("screen"))) else { return };
    let Ok(promise) = asked.dyn_into::<Promise>() else { return };
    ASKING.set(true);
    spawn_local(async move {
        // A device that saves power refuses: then the screen goes off as ever.
        let lock = JsFuture::from(promise).await;
        ASKING.set(false);
        if let Ok(lock) = lock {
            LOCK.set(Some(lock));
            if !WANTED.get() {
                settle();
            }
        }
    });
}

fn is_held() -> bool {
    let released = |lock: &JsValue| Reflect::get(lock, &"released".into()).is_ok_and(|r| r.is_truthy());
    LOCK.with_borrow(|lock| lock.as_ref().is_some_and(|lock| !released(lock)))
}

fn call(object: &JsValue, name: &str, argument: Option<&str>) -> Option<JsValue> {
    let method: Function = Reflect::get(object, &name.into()).ok()?.dyn_into().ok()?;
    match argument {
        Some(argument) => method.call1(object, &argument.into()),
        None => method.call0(object),
    }
    .ok()
}

/// Whether the page has the whole screen, and whether it can.
#[derive(Clone, Copy)]
pub struct FullScreen(RwSignal<bool>);

impl FullScreen {
    /// For as long as the owner lives.
    pub fn new() -> FullScreen {
        let full = FullScreen(RwSignal::new(document().fullscreen_element().is_some()));
        let listening = window_event_listener_untyped("fullscreenchange", move |_| {
            let _ = full.0.try_set(document().fullscreen_element().is_some());
        });
        on_cleanup(move || listening.remove());
        full
    }

    /// Does this browser let a page have the whole screen?
    pub fn can() -> bool {
        Reflect::get(&document(), &"fullscreenEnabled".into()).is_ok_and(|can| can.is_truthy())
    }

    /// Has it? Tracks.
    pub fn is_on(self) -> bool {
        self.0.get()
    }

    /// Takes the whole screen or leaves it.
    pub fn turn(self) {
        match document().fullscreen_element() {
            Some(_) => document().exit_fullscreen(),
            None => {
                // What comes of it is told by the event.
                if let Some(asked) =
                    document().document_element().and_then(|root| call(&root, "requestFullscreen", None))
                    && let Ok(promise) = asked.dyn_into::<Promise>()
                {
                    spawn_local(async move { drop(JsFuture::from(promise).await) });
                }
            }
        }
    }
}
