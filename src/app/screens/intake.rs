//! Every way a game gets in from outside, on the screens that take one: the sheet with a field and files, dropping,
//! pasting.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{DataTransfer, File};

use super::load::LoadSheet;
use crate::app::files;
use crate::app::icons::Icon;
use crate::app::nav::{Nav, use_nav};
use crate::app::notices::{Notice, Notices};
use crate::app::play::{Play, Received, use_play};
use crate::save::Refusal;
use crate::session::Page;
use crate::text::transfer::words;

/// What takes games in on a screen.
#[derive(Clone, Copy)]
pub struct Intake {
    /// Is the sheet open?
    pub open: RwSignal<bool>,
    /// Why what was given last is no game; the sheet shows it.
    pub refused: RwSignal<Option<Refusal>>,
    /// Something is being dragged over the page.
    pub dragging: RwSignal<bool>,
    play: Play,
    nav: Nav,
    notices: Notices,
}

impl Intake {
    /// For the screen that is being built.
    pub fn new() -> Intake {
        Intake {
            open: RwSignal::default(),
            refused: RwSignal::default(),
            dragging: RwSignal::default(),
            play: use_play(),
            nav: use_nav(),
            notices: expect_context(),
        }
    }

    /// Opens the sheet.
    pub fn show(self) {
        self.refused.set(None);
        self.open.set(true);
    }

    /// Takes a text in.
    pub fn text(self, text: &str) {
        self.texts(&[Ok(text.to_string())]);
    }

    /// Takes files in, once they are read.
    pub fn files(self, files: Vec<File>) {
        if !files.is_empty() {
            spawn_local(async move { self.texts(&files::read_all(files).await) });
        }
    }

    fn texts(self, texts: &[Result<String, Refusal>]) {
        match self.play.receive_all(texts) {
            Ok(received) => {
                self.open.set(false);
                self.nav.go(if received == Received::Opened { Page::Table } else { Page::Saved });
            }
            Err(why) if self.open.get_untracked() => self.refused.set(Some(why)),
            Err(why) => self.notices.tell(Notice::Refused(why)),
        }
    }

    fn transfer(self, data: &DataTransfer) {
        let files = files::of(data.files());
        let text = data.get_data("text/plain").unwrap_or_default();
        if !files.is_empty() {
            self.files(files);
        } else if !text.trim().is_empty() {
            self.text(&text);
        }
    }
}

/// The sheet, the hint while something is dragged, and what listens.
#[component]
pub fn TakesGames(intake: Intake) -> impl IntoView {
    listen(intake);
    let hint = move || {
        intake.dragging.get().then(|| {
            view! {
                <div class="dropping" aria-hidden="true">
                    <p><Icon id="i-folder"/>{words().load.drop}</p>
                </div>
            }
        })
    };
    view! {
        {hint}
        <LoadSheet intake/>
    }
}

fn listen(intake: Intake) {
    let over = move |event: web_sys::DragEvent| {
        if is_for_us(&event) {
            event.prevent_default();
            if let Some(data) = event.data_transfer() {
                data.set_drop_effect("copy");
            }
            if !intake.dragging.get_untracked() {
                intake.dragging.set(true);
            }
        }
    };
    let leave = move |event: web_sys::DragEvent| {
        // Out of the window, not from one element to the next.
        if event.related_target().is_none() {
            intake.dragging.set(false);
        }
    };
    let drop = move |event: web_sys::DragEvent| {
        intake.dragging.set(false);
        if is_for_us(&event) {
            event.prevent_default();
            if let Some(data) = event.data_transfer() {
                intake.transfer(&data);
            }
        }
    };
    let paste = move |event: web_sys::ClipboardEvent| {
        if !is_field(event.target())
            && let Some(data) = event.clipboard_data()
        {
            event.prevent_default();
            intake.transfer(&data);
        }
    };
    let handles = [
        window_event_listener(leptos::ev::dragenter, over),
        window_event_listener(leptos::ev::dragover, over),
        window_event_listener(leptos::ev::dragleave, leave),
        window_event_listener(leptos::ev::drop, drop),
        window_event_listener(leptos::ev::paste, paste),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
}

/// Is a file or a text dragged, and not into a field?
fn is_for_us(event: &web_sys::DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types()).unwrap_or_default();
    let has = |kind: &str| types.includes(&kind.into(), 0);
    has("Files") || (has("text/plain") && !is_field(event.target()))
}

fn is_field(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| element.matches("input, textarea").unwrap_or_default())
}
