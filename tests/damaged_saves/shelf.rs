//! Damaged entries of the browser's storage: each is read, or put aside as it was, and never lost.

use crate::common::many;
use crate::damage;
use crate::json;
use arcs::session::TableConfig;
use arcs::session::shelf::{Entry, Shelf, ShelfError, Store, StoreError};
use rules::chance::Seeded;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::BTreeMap;

const TABLE: Entry = Entry::new("table", 2);

#[derive(Default)]
struct Board(RefCell<BTreeMap<String, String>>);

impl Shelf for Board {
    fn read(&self, key: &str) -> Result<Option<String>, ShelfError> {
        Ok(self.0.borrow().get(key).cloned())
    }
    fn write(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        self.0.borrow_mut().insert(key.into(), text.into());
        Ok(())
    }
    fn erase(&self, key: &str) -> Result<(), ShelfError> {
        self.0.borrow_mut().remove(key);
        Ok(())
    }
    fn keys(&self) -> Result<Vec<String>, ShelfError> {
        Ok(self.0.borrow().keys().cloned().collect())
    }
}

#[test]
fn damaged_entries_are_read_or_put_aside_as_they_were() {
    let (mut read, mut aside, mut newer) = (0, 0, 0);
    let cases = many(1_000, 60_000);
    for case in 0..cases {
        let mut rng = Seeded::new(case);
        let mut table = TableConfig::of(2 + rng.below(3));
        table.seats.iter_mut().enumerate().for_each(|(i, seat)| seat.name = format!("Player {i}"));
        let mut value = serde_json::json!({ "format": "arcs.table", "version": 2, "data": table });
        let from: Value = value.clone();
        if rng.below(2) == 0 {
            json::damage(&mut value, &from, &mut rng);
        }
        let mut text = value.to_string();
        match rng.below(3) {
            0 => text = damage::text(&text, "{\"format\":\"arcs.table\"}", &mut rng),
            1 => text = json::text(&text, &mut rng),
            _ => {}
        }
        let board = Board::default();
        board.write(&TABLE.key(), &text).expect("room");
        let store = Store::new(board);
        match store.get::<TableConfig>(TABLE) {
            Ok(Some(table)) => {
                read += 1;
                table.problems();
                store.set(TABLE, &table).expect("room");
                assert_eq!(store.get(TABLE), Ok(Some(table)), "{case}");
            }
            Err(StoreError::Damaged { backup, .. }) => {
                aside += 1;
                assert_eq!(store.raw(&backup), Ok(Some(text)), "{case}");
                assert_eq!(store.raw(&TABLE.key()), Ok(None), "{case}");
            }
            Err(StoreError::Newer { version, .. }) => {
                newer += 1;
                assert!(version > TABLE.version);
                assert_eq!(store.raw(&TABLE.key()), Ok(Some(text)), "{case}");
            }
            other => panic!("{case}: {other:?}"),
        }
    }
    println!("storage: {cases} cases, {read} read, {aside} put aside, {newer} newer");
    assert!(
        read * 10 > cases && aside * 10 > cases && newer > 0,
        "{read} read, {aside} aside, {newer} newer"
    );
}
