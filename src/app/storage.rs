//! LocalStorage behind one small interface. What is kept, how it is sealed and what happens to damaged
//! entries is in [`crate::session::shelf`]; here is only the browser's shelf and the list of entries.
//!
//! What the browser does not take, for want of room or leave, is kept for as long as the tab is open, so that
//! everything works on; the error is told all the same.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::task::spawn_local;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::JsValue;

use crate::session::shelf::{Entry, PREFIX, Shelf, ShelfError, Store, StoreError};

/// The one game that older versions kept.
pub const GAME: Entry = Entry::new("game", 1);
/// A game that is kept; there are many.
pub const SAVED: Entry = Entry::new("saved", 1);
/// Which of them was played last.
pub const LAST: Entry = Entry::new("last", 1);
/// What the name of an entry begins with that says which tab goes on with a game.
pub const HOLD: &str = "arcs.open.";
/// When everything was exported last: milliseconds since 1970.
pub const EXPORTED: Entry = Entry::new("exported", 1);
/// When somebody put the reminder to export off: milliseconds since 1970.
pub const LATER: Entry = Entry::new("later", 1);
/// What the last table agreed on, offered again in the form.
pub const TABLE: Entry = Entry::new("table", 1);
/// What is chosen for this device: [`crate::session::settings::Settings`].
pub const SETTINGS: Entry = Entry::new("settings", 1);

/// The browser's LocalStorage.
pub struct Browser;

thread_local! {
    static STORE: Store<Browser> = Store::new(Browser);
    /// What the browser did not take; none marks what it still has but shouldn't.
    static LOOSE: RefCell<BTreeMap<String, Option<String>>> = RefCell::default();
}

fn local() -> Result<web_sys::Storage, ShelfError> {
    let window = web_sys::window().ok_or(ShelfError::Blocked)?;
    window.local_storage().ok().flatten().ok_or(ShelfError::Blocked)
}

fn why(error: &JsValue) -> ShelfError {
    let name = js_sys::Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    match name.as_deref() {
        Some("SecurityError") => ShelfError::Blocked,
        _ => ShelfError::Full,
    }
}

fn set_loose(key: &str, text: Option<&str>) {
    LOOSE.with_borrow_mut(|loose| loose.insert(key.to_string(), text.map(str::to_string)));
}

impl Shelf for Browser {
    fn read(&self, key: &str) -> Result<Option<String>, ShelfError> {
        if let Some(loose) = LOOSE.with_borrow(|loose| loose.get(key).cloned()) {
            return Ok(loose);
        }
        // Where nothing may be stored, nothing is: that is told when something should be.
        local().map_or(Ok(None), |local| local.get_item(key).map_err(|_| ShelfError::Blocked))
    }

    fn write(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        let written = local().and_then(|local| local.set_item(key, text).map_err(|error| why(&error)));
        match written {
            Ok(()) => LOOSE.with_borrow_mut(|loose| drop(loose.remove(key))),
            Err(_) => set_loose(key, Some(text)),
        }
        written
    }

    fn erase(&self, key: &str) -> Result<(), ShelfError> {
        LOOSE.with_borrow_mut(|loose| loose.remove(key));
        match local() {
            Ok(local) => local.remove_item(key).map_err(|_| {
                set_loose(key, None);
                ShelfError::Blocked
            }),
            Err(_) => Ok(()),
        }
    }

    fn keys(&self) -> Result<Vec<String>, ShelfError> {
        let mut keys: Vec<String> = Vec::new();
        if let Ok(local) = local() {
            let count = local.length().map_err(|_| ShelfError::Blocked)?;
            keys.extend(
                (0..count).filter_map(|i| local.key(i).ok().flatten()).filter(|k| k.starts_with(PREFIX)),
            );
        }
        LOOSE.with_borrow(|loose| {
            keys.retain(|key| loose.get(key) != Some(&None));
            let more = loose.iter().filter(|(key, text)| text.is_some() && !keys.contains(key));
            let more: Vec<String> = more.map(|(key, _)| key.clone()).collect();
            keys.extend(more);
        });
        Ok(keys)
    }
}

/// Tries again what the browser did not take before; true if it has everything now.
pub fn retry() -> bool {
    let loose = LOOSE.with_borrow(BTreeMap::clone);
    for (key, text) in &loose {
        let _ = match text {
            Some(text) => Browser.write(key, text),
            None => Browser.erase(key),
        };
    }
    LOOSE.with_borrow(BTreeMap::is_empty)
}

/// Reads an entry; a damaged one is put aside first.
pub fn get<T: DeserializeOwned>(entry: Entry) -> Result<Option<T>, StoreError> {
    STORE.with(|store| store.get(entry))
}

/// Writes an entry; one that cannot be read is put aside first.
pub fn set<T: Serialize + DeserializeOwned>(entry: Entry, data: &T) -> Result<(), StoreError> {
    STORE.with(|store| store.set(entry, data))
}

/// Puts an entry aside that could be read but not used.
pub fn reject(entry: Entry) -> StoreError {
    STORE.with(|store| store.reject(entry))
}

/// Takes an entry away; one that cannot be read is put aside instead.
pub fn remove<T: DeserializeOwned>(entry: Entry) -> Result<(), StoreError> {
    STORE.with(|store| store.remove::<T>(entry))
}

/// Which ones there are of a kind.
pub fn slots(kind: Entry) -> Result<Vec<u64>, StoreError> {
    STORE.with(|store| store.slots(kind))
}

/// How many characters everything of ours has.
pub fn size() -> usize {
    STORE.with(|store| store.size().unwrap_or_default())
}

/// How many characters an entry has.
pub fn size_of(entry: Entry) -> usize {
    let key = entry.key();
    raw(&key).map_or(0, |text| key.len() + text.len())
}

/// Puts back a text that [`raw`] gave.
pub fn put_back(entry: Entry, text: &str) -> Result<(), StoreError> {
    STORE.with(|store| store.put_back(entry, text))
}

/// The text under a full name, such as that of a backup.
pub fn raw(key: &str) -> Option<String> {
    STORE.with(|store| store.raw(key).ok().flatten())
}

/// Writes a text under a full name, if there is room.
pub fn write_plain(key: &str, text: &str) {
    let _ = Browser.write(key, text);
}

/// Takes away every entry of ours with such a name.
pub fn erase_where(is_such: impl Fn(&str) -> bool) {
    for key in Browser.keys().unwrap_or_default().iter().filter(|key| is_such(key)) {
        erase(key);
    }
}

/// Takes away what stands under a full name.
pub fn erase(key: &str) {
    let _ = Browser.erase(key);
}

/// Notes that something was done now.
pub fn note_time(entry: Entry) {
    let _ = set(entry, &js_sys::Date::now());
}

/// When that was noted last.
pub fn noted_time(entry: Entry) -> Option<u64> {
    get::<f64>(entry).ok().flatten().map(|time| time as u64)
}

/// Asks the browser not to clear what is stored when room runs out. Some ask the person, most decide alone.
pub fn persist() {
    let Some(storage) = manager() else { return };
    if let Ok(asked) = storage.persist() {
        spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(asked).await;
        });
    }
}

/// Has the browser promised to keep what is stored? `then` is told, perhaps later.
pub fn is_kept(then: impl FnOnce(bool) + 'static) {
    let Some(asked) = manager().and_then(|storage| storage.persisted().ok()) else { return then(false) };
    spawn_local(async move {
        then(wasm_bindgen_futures::JsFuture::from(asked).await.is_ok_and(|kept| kept.is_truthy()));
    });
}

/// It is missing without TLS.
fn manager() -> Option<web_sys::StorageManager> {
    use wasm_bindgen::JsCast;
    js_sys::Reflect::get(&web_sys::window()?.navigator(), &"storage".into()).ok()?.dyn_into().ok()
}
