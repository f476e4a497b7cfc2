//! What a panic leaves on the page.
//!
//! After a panic the program is dead: nothing of it may be called again. So the hook itself draws the page
//! with plain elements, and its two links work without us: one loads the page again, one is a file that
//! is already there.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::panic::PanicHookInfo;
use std::sync::atomic::{AtomicBool, Ordering};

use wasm_bindgen::JsValue;
use web_sys::{Document, Element};

use crate::session::{TableConfig, report};
use crate::text::screens::words;
use rules::game::Record;

/// A panic inside the hook must not call the hook again.
static CRASHED: AtomicBool = AtomicBool::new(false);

/// How many events a report tells at most.
const MOST_EVENTS: usize = 200;

thread_local! {
    static EVENTS: RefCell<VecDeque<String>> = RefCell::default();
    static GAME: RefCell<Option<(TableConfig, Record)>> = RefCell::default();
}

/// Remembers how the game stands, for a report.
pub fn keep(config: &TableConfig, record: &Record) {
    GAME.set(Some((config.clone(), record.clone())));
}

/// There is no game at the device.
pub fn forget() {
    GAME.set(None);
}

/// Is there a game whose hands a report would tell?
pub fn has_running_game() -> bool {
    GAME.with_borrow(Option::is_some)
}

/// A report without a crash; `why` stands where the error would.
pub fn report(why: &str) -> String {
    report_text(why, game().as_deref())
}

/// The game as a report tells it.
fn game() -> Option<String> {
    // The panic may have come while it was being written.
    GAME.with(|game| game.try_borrow().ok()?.as_ref().and_then(|game| serde_json::to_string(game).ok()))
}

/// Remembers what happened, for a report: the game calls this with each event.
pub fn remember(event: String) {
    EVENTS.with_borrow_mut(|events| {
        if events.len() == MOST_EVENTS {
            events.pop_front();
        }
        events.push_back(event);
    });
}

/// From now on a panic shows the page of [`draw`], after whatever the former hook did.
pub fn install() {
    let former = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if !CRASHED.swap(true, Ordering::Relaxed) {
            former(info);
            let _ = draw(&message(info));
        }
    }));
}

fn message(info: &PanicHookInfo) -> String {
    let payload = info.payload();
    let text =
        payload.downcast_ref::<&str>().copied().or(payload.downcast_ref::<String>().map(String::as_str));
    let text = text.unwrap_or("?");
    match info.location() {
        Some(at) => format!("{text}\n{}:{}:{}", at.file(), at.line(), at.column()),
        None => text.to_string(),
    }
}

/// Replaces the page. Every step that fails leaves what is there so far.
fn draw(message: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let document = window.document().ok_or(JsValue::NULL)?;
    let body = document.body().ok_or(JsValue::NULL)?;
    let w = &words().crash;
    let game = game();

    let page = add(&document, &body, "main", "crash", "")?;
    let card = add(&document, &page, "section", "paper sheet", "")?;
    card.set_attribute("role", "alert")?;
    add(&document, &card, "h1", "name", w.heading)?;
    add(&document, &card, "p", "", w.what)?;
    add(&document, &card, "p", "", if game.is_some() { w.safe } else { w.unsaved })?;
    let buttons = add(&document, &card, "div", "row", "")?;
    let reload = add(&document, &buttons, "a", "primary", w.reload)?;
    // The address without its `#` part: following it always loads the page.
    let address = window.location().href()?;
    reload.set_attribute("href", address.split('#').next().unwrap_or_default())?;
    let details = add(&document, &card, "details", "", "")?;
    add(&document, &details, "summary", "", w.details)?;
    add(&document, &details, "pre", "", message)?;
    // What was on the page may hold a hand.
    while let Some(first) = body.first_element_child().filter(|first| *first != page) {
        first.remove();
    }

    let url = file(&report_text(message, game.as_deref()))?;
    let save = add(&document, &buttons, "a", "quiet", w.report)?;
    save.set_attribute("href", &url)?;
    save.set_attribute("download", "arcs-report.txt")?;
    let about = add(&document, &card, "p", "sub", w.report_small)?;
    card.insert_before(&about, Some(&details))?;
    Ok(())
}

fn add(document: &Document, to: &Element, tag: &str, class: &str, text: &str) -> Result<Element, JsValue> {
    let element = document.create_element(tag)?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    if !text.is_empty() {
        element.set_text_content(Some(text));
    }
    to.append_child(&element)?;
    Ok(element)
}

/// The report: error, version, browser, the last events, and the stored game, all without the names of
/// the players.
fn report_text(message: &str, game: Option<&str>) -> String {
    let agent = web_sys::window().and_then(|w| w.navigator().user_agent().ok()).unwrap_or_default();
    let version = env!("CARGO_PKG_VERSION");
    // The panic may have come while the list was being written.
    let events: Vec<String> =
        EVENTS.with(|events| events.try_borrow().map(|e| e.iter().cloned().collect()).unwrap_or_default());
    let told = report::without_names(message, &events, &console(), game);
    format!("{}\n\nversion {version}\n{agent}\n\n{told}\n", words().crash.file_head)
}

/// What `index.html` remembers of the console.
fn console() -> Vec<String> {
    let kept = web_sys::window().and_then(|w| js_sys::Reflect::get(&w, &"arcsConsole".into()).ok());
    let kept = kept.map(|kept| js_sys::Array::from(&kept)).unwrap_or_default();
    kept.iter().filter_map(|line| line.as_string()).collect()
}

/// An address under which the browser gives out this text.
fn file(text: &str) -> Result<String, JsValue> {
    let parts = js_sys::Array::of1(&text.into());
    let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
    web_sys::Url::create_object_url_with_blob(&blob)
}
