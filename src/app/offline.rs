//! The page without a network, and how a new version of it comes in.
//!
//! The service worker (`src/sw.js`) keeps the files. Here it is set up, and a new version that waits is offered on the
//! first screen. Where a browser has no such workers, or refuses them, nothing happens.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    EventTarget, MessageEvent, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration,
    ServiceWorkerState,
};

use crate::text::offline::EN as W;

/// Is this page the single file (`scripts/single.mjs`)? Opened from a disk, it has no address that others could use.
pub fn is_single_file() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-single-file"))
}

/// How far a new version is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Update {
    /// There is none.
    #[default]
    None,
    /// It is here and waits.
    Ready,
    /// It was asked for, but other tabs are open.
    OtherTabs,
    /// It takes over; the page will be loaded again.
    Starting,
}

/// The handle of the worker.
#[derive(Clone, Copy)]
pub struct Offline {
    update: RwSignal<Update>,
    registration: StoredValue<Option<ServiceWorkerRegistration>, LocalStorage>,
}

impl Offline {
    /// Sets the worker up; `expect_context` finds the handle. Debug builds have no worker.
    pub fn provide() -> Offline {
        let offline = Offline { update: RwSignal::default(), registration: StoredValue::new_local(None) };
        provide_context(offline);
        if !cfg!(debug_assertions)
            && !is_single_file()
            && let Some(workers) = workers()
        {
            spawn_local(async move {
                let _ = offline.register(workers).await;
            });
        }
        offline
    }

    /// Looks for a new version; while there is no network, in vain.
    pub fn look(self) {
        if let Some(Ok(asked)) =
            self.registration.with_value(|r| r.as_ref().map(ServiceWorkerRegistration::update))
        {
            spawn_local(async move {
                let _ = JsFuture::from(asked).await;
            });
        }
    }

    async fn register(self, workers: ServiceWorkerContainer) -> Result<(), JsValue> {
        // Relative to the page, and so is the scope: the folder in which it lies.
        let registration = JsFuture::from(workers.register("sw.js")).await?;
        let registration: ServiceWorkerRegistration = registration.dyn_into()?;
        listen(&workers, "message", move |event: MessageEvent| {
            if event.data().as_string().as_deref() == Some("other tabs") {
                self.update.set(Update::OtherTabs);
            }
        });
        let found = registration.clone();
        listen(&registration, "updatefound", move |_: JsValue| self.watch(found.installing()));
        self.watch(registration.installing());
        self.watch(registration.waiting());
        self.registration.set_value(Some(registration));
        self.settle();
        if let Some(worker) = workers.controller() {
            worker.post_message(&"started".into())?;
        }
        Ok(())
    }

    /// Follows what becomes of a worker that is not in charge yet.
    fn watch(self, worker: Option<ServiceWorker>) {
        let Some(worker) = worker else { return };
        let watched = worker.clone();
        listen(&worker, "statechange", move |_: JsValue| {
            if self.update.get_untracked() == Update::Starting {
                match watched.state() {
                    ServiceWorkerState::Activated => return window().location().reload().unwrap_or_default(),
                    // A still newer one has come in between.
                    ServiceWorkerState::Redundant => self.update.set(Update::None),
                    _ => {}
                }
            }
            self.settle();
        });
    }

    fn settle(self) {
        // Without one in charge it is the first worker, which waits for nobody.
        let waits = self
            .registration
            .with_value(|r| r.as_ref().is_some_and(|r| r.waiting().is_some() && r.active().is_some()));
        let update = self.update.get_untracked();
        match (waits, update) {
            (true, Update::None) => self.update.set(Update::Ready),
            (false, Update::Ready | Update::OtherTabs) => self.update.set(Update::None),
            _ => {}
        }
    }

    /// Asks the new version to take over.
    fn take(self) {
        let waiting =
            self.registration.with_value(|r| r.as_ref().and_then(ServiceWorkerRegistration::waiting));
        if let Some(worker) = waiting
            && worker.post_message(&"take over".into()).is_ok()
        {
            self.update.set(Update::Starting);
        }
    }
}

/// The browser's door to service workers. It is missing without TLS, and where it is refused its mere look throws.
fn workers() -> Option<ServiceWorkerContainer> {
    js_sys::Reflect::get(&window().navigator(), &"serviceWorker".into()).ok()?.dyn_into().ok()
}

/// Listens as long as the page lives.
fn listen<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
    target: &EventTarget,
    event: &str,
    action: impl Fn(E) + 'static,
) {
    let action = Closure::<dyn Fn(E)>::new(action);
    let _ = target.add_event_listener_with_callback(event, action.as_ref().unchecked_ref());
    action.forget();
}

/// The offer of a new version, for the first screen. Nothing else takes one: a game is never changed under way.
#[component]
pub fn Offer() -> impl IntoView {
    let offline: Offline = expect_context();
    offline.look();
    // An installed page may lie in the background for days, and comes back without being loaded.
    let back = window_event_listener(leptos::ev::visibilitychange, move |_| offline.look());
    on_cleanup(move || back.remove());
    let update = offline.update;
    let is_there = Memo::new(move |_| update.get() != Update::None);
    let starts = move || update.get() == Update::Starting;
    let line = move || match update.get() {
        Update::OtherTabs => (W.other_tabs, W.other_tabs_small),
        _ => (W.ready, W.ready_small),
    };
    view! {
        <div class="newer" role="status">
            <Show when=move || is_there.get()>
                <div class="notice">
                    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M12 2.5q1.4 8.1 9.5 9.5q-8.1 1.4-9.5 9.5q-1.4-8.1-9.5-9.5q8.1-1.4 9.5-9.5z" fill="currentColor"/>
                    </svg>
                    <p><b>{move || line().0}</b><small>{move || line().1}</small></p>
                    <button class="quiet" disabled=starts on:click=move |_| offline.take()>
                        {move || if starts() { W.starting } else { W.take }}
                    </button>
                </div>
            </Show>
        </div>
    }
}
