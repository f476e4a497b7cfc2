//! Keeping things between visits: a versioned envelope around each entry, and the promise that an entry
//! which cannot be read is never overwritten but put aside.
//!
//! The logic is here and runs anywhere; where the text goes is a [`Shelf`].

use std::cell::RefCell;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// Every entry of ours begins with this, since other pages may share the shelf.
pub const PREFIX: &str = "arcs.";

/// Why a shelf did not take or give a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfError {
    /// There is no room left.
    Full,
    /// It may not be used at all.
    Blocked,
}

/// Somewhere texts can be put under a name.
pub trait Shelf {
    /// The text of an entry.
    fn read(&self, key: &str) -> Result<Option<String>, ShelfError>;
    /// Puts a text there, replacing what was there.
    fn write(&self, key: &str, text: &str) -> Result<(), ShelfError>;
    /// Takes an entry away.
    fn erase(&self, key: &str) -> Result<(), ShelfError>;
    /// The names of all entries that begin with [`PREFIX`].
    fn keys(&self) -> Result<Vec<String>, ShelfError>;
}

/// The kind of an entry: its name on the shelf and the version of what is inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name, without [`PREFIX`]; also the `format` of the envelope.
    pub name: &'static str,
    /// The version of the content that this program writes and reads.
    pub version: u32,
    /// Which one, where there are many of a kind.
    pub slot: Option<u64>,
}

impl Entry {
    /// A kind of which there is one.
    pub const fn new(name: &'static str, version: u32) -> Entry {
        Entry { name, version, slot: None }
    }

    /// One of many of this kind.
    pub const fn at(self, slot: u64) -> Entry {
        Entry { slot: Some(slot), ..self }
    }

    /// The name on the shelf without [`PREFIX`].
    fn label(self) -> String {
        match self.slot {
            None => self.name.to_string(),
            Some(slot) => format!("{}.{slot:010x}", self.name),
        }
    }

    /// Its name on the shelf.
    pub fn key(self) -> String {
        format!("{PREFIX}{}", self.label())
    }

    /// Which one of this kind has this name on the shelf.
    pub fn slot_of(self, key: &str) -> Option<u64> {
        let slot = key.strip_prefix(PREFIX)?.strip_prefix(self.name)?.strip_prefix('.')?;
        let number = u64::from_str_radix(slot, 16).ok()?;
        (self.at(number).key() == key).then_some(number)
    }
}

/// Why an entry could not be kept or found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no room left.
    Full,
    /// Storage may not be used at all.
    Blocked,
    /// The entry could not be read. It now stands under `backup`, or, if even that failed, where it was.
    Damaged { entry: &'static str, backup: String },
    /// The entry was written by a newer version of this program. It stays where it is.
    Newer { entry: &'static str, version: u32 },
}

impl From<ShelfError> for StoreError {
    fn from(error: ShelfError) -> StoreError {
        match error {
            ShelfError::Full => StoreError::Full,
            ShelfError::Blocked => StoreError::Blocked,
        }
    }
}

#[derive(Serialize)]
struct Sealed<'a, T> {
    format: &'a str,
    version: u32,
    data: &'a T,
}

#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

#[derive(Deserialize)]
struct Body<T> {
    data: T,
}

enum Opened<T> {
    Fine(T),
    Newer(u32),
    Damaged,
}

fn open<T: DeserializeOwned>(entry: Entry, text: &str) -> Opened<T> {
    let format = format!("{PREFIX}{}", entry.name);
    match serde_json::from_str::<Head>(text) {
        Ok(head) if head.format == format && head.version > entry.version => Opened::Newer(head.version),
        Ok(head) if head.format == format && head.version == entry.version => {
            match serde_json::from_str::<Body<T>>(text) {
                Ok(body) => Opened::Fine(body.data),
                Err(_) => Opened::Damaged,
            }
        }
        _ => Opened::Damaged,
    }
}

/// Entries on a shelf.
pub struct Store<S> {
    shelf: S,
    /// Entries that were read or written since the start, which may therefore be replaced.
    known: RefCell<BTreeSet<String>>,
}

impl<S: Shelf> Store<S> {
    /// The entries of this shelf.
    pub fn new(shelf: S) -> Store<S> {
        Store { shelf, known: RefCell::default() }
    }

    /// Reads an entry. A damaged one is put aside first.
    pub fn get<T: DeserializeOwned>(&self, entry: Entry) -> Result<Option<T>, StoreError> {
        let Some(text) = self.shelf.read(&entry.key())? else { return Ok(None) };
        match open(entry, &text) {
            Opened::Fine(data) => {
                self.known.borrow_mut().insert(entry.label());
                Ok(Some(data))
            }
            Opened::Newer(version) => Err(StoreError::Newer { entry: entry.name, version }),
            Opened::Damaged => {
                let backup = self.put_aside(entry, &text)?;
                Err(StoreError::Damaged { entry: entry.name, backup })
            }
        }
    }

    /// Writes an entry. If something stands there that this program cannot read, that is put aside first.
    pub fn set<T: Serialize + DeserializeOwned>(&self, entry: Entry, data: &T) -> Result<(), StoreError> {
        self.make_way::<T>(entry)?;
        let sealed = Sealed { format: &format!("{PREFIX}{}", entry.name), version: entry.version, data };
        let text = serde_json::to_string(&sealed).expect("entries are plain data");
        self.shelf.write(&entry.key(), &text)?;
        self.known.borrow_mut().insert(entry.label());
        Ok(())
    }

    /// Takes an entry away; one that cannot be read is put aside instead.
    pub fn remove<T: DeserializeOwned>(&self, entry: Entry) -> Result<(), StoreError> {
        self.make_way::<T>(entry)?;
        Ok(self.shelf.erase(&entry.key())?)
    }

    /// Puts an entry aside that could be read but not used, and says so.
    pub fn reject(&self, entry: Entry) -> StoreError {
        let moved = self
            .shelf
            .read(&entry.key())
            .map_err(StoreError::from)
            .and_then(|text| text.map_or(Ok(String::new()), |text| self.put_aside(entry, &text)));
        moved.map_or_else(|error| error, |backup| StoreError::Damaged { entry: entry.name, backup })
    }

    /// Which ones there are of a kind.
    pub fn slots(&self, kind: Entry) -> Result<Vec<u64>, StoreError> {
        Ok(self.shelf.keys()?.iter().filter_map(|key| kind.slot_of(key)).collect())
    }

    /// How many characters everything on the shelf has, names included.
    pub fn size(&self) -> Result<usize, StoreError> {
        let mut size = 0;
        for key in self.shelf.keys()? {
            size += key.len() + self.shelf.read(&key)?.map_or(0, |text| text.len());
        }
        Ok(size)
    }

    /// Puts back a text that [`Store::raw`] gave.
    pub fn put_back(&self, entry: Entry, text: &str) -> Result<(), StoreError> {
        Ok(self.shelf.write(&entry.key(), text)?)
    }

    /// The text of anything on the shelf, such as a backup.
    pub fn raw(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.shelf.read(key)?)
    }

    fn make_way<T: DeserializeOwned>(&self, entry: Entry) -> Result<(), StoreError> {
        if !self.known.borrow().contains(&entry.label())
            && let Some(text) = self.shelf.read(&entry.key())?
            && !matches!(open::<T>(entry, &text), Opened::Fine(_))
        {
            self.put_aside(entry, &text)?;
        }
        Ok(())
    }

    /// Moves an entry to a backup name that is still free, and tells the name.
    fn put_aside(&self, entry: Entry, text: &str) -> Result<String, StoreError> {
        let mut number = 1;
        let backup = loop {
            let key = format!("{PREFIX}backup.{}.{number}", entry.label());
            if self.shelf.read(&key)?.is_none() {
                break key;
            }
            number += 1;
        };
        match self.shelf.write(&backup, text) {
            Ok(()) => self.shelf.erase(&entry.key())?,
            // No room for two copies: make room by taking the first away, and put it back if even then
            // there is none.
            Err(ShelfError::Full) => {
                self.shelf.erase(&entry.key())?;
                if let Err(error) = self.shelf.write(&backup, text) {
                    self.shelf.write(&entry.key(), text)?;
                    return Err(error.into());
                }
            }
            Err(error) => return Err(error.into()),
        }
        Ok(backup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const NOTE: Entry = Entry::new("note", 2);

    /// A shelf with room for so many bytes.
    struct Board {
        texts: RefCell<BTreeMap<String, String>>,
        room: usize,
    }

    impl Shelf for Board {
        fn read(&self, key: &str) -> Result<Option<String>, ShelfError> {
            Ok(self.texts.borrow().get(key).cloned())
        }
        fn write(&self, key: &str, text: &str) -> Result<(), ShelfError> {
            let mut texts = self.texts.borrow_mut();
            let others: usize = texts.iter().filter(|(k, _)| *k != key).map(|(_, t)| t.len()).sum();
            if others + text.len() > self.room {
                return Err(ShelfError::Full);
            }
            texts.insert(key.into(), text.into());
            Ok(())
        }
        fn erase(&self, key: &str) -> Result<(), ShelfError> {
            self.texts.borrow_mut().remove(key);
            Ok(())
        }
        fn keys(&self) -> Result<Vec<String>, ShelfError> {
            Ok(self.texts.borrow().keys().cloned().collect())
        }
    }

    fn store(room: usize, texts: &[(&str, &str)]) -> Store<Board> {
        let texts = texts.iter().map(|(k, t)| (k.to_string(), t.to_string())).collect();
        Store::new(Board { texts: RefCell::new(texts), room })
    }

    fn text(store: &Store<Board>, key: &str) -> Option<String> {
        store.raw(key).unwrap()
    }

    #[test]
    fn what_is_set_can_be_got_after_a_restart() {
        let first = store(1000, &[]);
        first.set(NOTE, &vec![1u8, 2]).unwrap();
        let again = Store::new(first.shelf);
        assert_eq!(again.get::<Vec<u8>>(NOTE), Ok(Some(vec![1, 2])));
        again.remove::<Vec<u8>>(NOTE).unwrap();
        assert_eq!(again.get::<Vec<u8>>(NOTE), Ok(None));
    }

    #[test]
    fn a_damaged_entry_is_put_aside_by_reading() {
        let damaged = [
            "{",
            "[]",
            r#"{"format":"arcs.note","version":2}"#,
            r#"{"format":"arcs.note","version":2,"data":"x"}"#,
            r#"{"format":"arcs.other","version":2,"data":1}"#,
        ];
        for damage in damaged {
            let store = store(1000, &[("arcs.note", damage), ("arcs.backup.note.1", "older")]);
            let backup = "arcs.backup.note.2".to_string();
            assert_eq!(store.get::<u8>(NOTE), Err(StoreError::Damaged { entry: "note", backup }));
            assert_eq!(text(&store, "arcs.note"), None);
            assert_eq!(text(&store, "arcs.backup.note.1").as_deref(), Some("older"));
            assert_eq!(text(&store, "arcs.backup.note.2").as_deref(), Some(damage));
            assert_eq!(store.get::<u8>(NOTE), Ok(None));
        }
    }

    #[test]
    fn a_damaged_entry_is_put_aside_by_writing_and_removing() {
        let writing = store(1000, &[("arcs.note", "{")]);
        writing.set(NOTE, &7u8).unwrap();
        assert_eq!(text(&writing, "arcs.backup.note.1").as_deref(), Some("{"));
        assert_eq!(writing.get::<u8>(NOTE), Ok(Some(7)));
        let removing = store(1000, &[("arcs.note", "{")]);
        removing.remove::<u8>(NOTE).unwrap();
        assert_eq!(text(&removing, "arcs.backup.note.1").as_deref(), Some("{"));
    }

    #[test]
    fn an_entry_of_a_newer_version_stays_until_something_else_is_written() {
        let newer = r#"{"format":"arcs.note","version":3,"data":{"more":1}}"#;
        let store = store(1000, &[("arcs.note", newer)]);
        assert_eq!(store.get::<u8>(NOTE), Err(StoreError::Newer { entry: "note", version: 3 }));
        assert_eq!(text(&store, "arcs.note").as_deref(), Some(newer));
        store.set(NOTE, &7u8).unwrap();
        assert_eq!(text(&store, "arcs.backup.note.1").as_deref(), Some(newer));
    }

    #[test]
    fn a_damaged_entry_is_put_aside_even_when_there_is_no_room_for_two() {
        let damage = "damaged, and long enough";
        let store = store(damage.len() + 5, &[("arcs.note", damage)]);
        assert!(matches!(store.get::<u8>(NOTE), Err(StoreError::Damaged { .. })));
        assert_eq!(text(&store, "arcs.backup.note.1").as_deref(), Some(damage));
    }

    #[test]
    fn many_of_a_kind_stand_beside_each_other() {
        let store = store(1000, &[("arcs.note", "{"), ("arcs.note.zz", "x"), ("arcs.note.1", "x")]);
        store.set(NOTE.at(7), &1u8).unwrap();
        store.set(NOTE.at(0xab_cdef_0123), &2u8).unwrap();
        assert_eq!(store.slots(NOTE), Ok(vec![7, 0xab_cdef_0123]));
        assert_eq!(store.get::<u8>(NOTE.at(7)), Ok(Some(1)));
        let gone = text(&store, &NOTE.at(7).key()).unwrap();
        store.remove::<u8>(NOTE.at(7)).unwrap();
        assert_eq!(store.get::<u8>(NOTE.at(7)), Ok(None));
        store.put_back(NOTE.at(7), &gone).unwrap();
        assert_eq!(store.get::<u8>(NOTE.at(7)), Ok(Some(1)));
        assert!(store.size().unwrap() > 100);
    }

    #[test]
    fn a_full_shelf_says_so_and_keeps_what_it_had() {
        let store = store(60, &[]);
        store.set(NOTE, &"short".to_string()).unwrap();
        let before = text(&store, "arcs.note");
        assert_eq!(store.set(NOTE, &"long".repeat(20)), Err(StoreError::Full));
        assert_eq!(text(&store, "arcs.note"), before);
    }
}
