//! LocalStorage behind one small interface. What is kept, how it is sealed and what happens to damaged
//! entries is in [`crate::session::shelf`]; here is only the browser's shelf and the list of entries.

use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::JsValue;

use crate::session::shelf::{Entry, Shelf, ShelfError, Store, StoreError};

/// The one game that older versions kept.
pub const GAME: Entry = Entry::new("game", 1);
/// A game that is kept; there are many.
pub const SAVED: Entry = Entry::new("saved", 1);
/// Which of them was played last.
pub const LAST: Entry = Entry::new("last", 1);
/// What the name of an entry begins with that says which tab goes on with a game.
pub const HOLD: &str = "arcs.open.";
/// What the last table agreed on, offered again in the form.
pub const TABLE: Entry = Entry::new("table", 1);
/// How the page looks.
pub const SETTINGS: Entry = Entry::new("settings", 1);

/// The browser's LocalStorage.
pub struct Browser;

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

impl Shelf for Browser {
    fn read(&self, key: &str) -> Result<Option<String>, ShelfError> {
        local()?.get_item(key).map_err(|_| ShelfError::Blocked)
    }
    fn write(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        local()?.set_item(key, text).map_err(|error| why(&error))
    }
    fn erase(&self, key: &str) -> Result<(), ShelfError> {
        local()?.remove_item(key).map_err(|_| ShelfError::Blocked)
    }
}

thread_local! {
    static STORE: Store<Browser> = Store::new(Browser);
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

/// The text under a full name, such as that of a backup.
pub fn raw(key: &str) -> Option<String> {
    STORE.with(|store| store.raw(key).ok().flatten())
}
