//! What the list of games shows: which rows, which of them are deleted but can still be brought back.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::play::Play;
use crate::app::screens::parts::seat_name;
use crate::session::kept::Kept;
use crate::text::transfer::words;

/// So many rows are shown at first, and so many more each time.
const STEP: usize = 50;

/// A game of the list.
#[derive(Clone)]
pub struct Row {
    /// Where it is kept.
    pub slot: u64,
    /// The game.
    pub kept: ArcRwSignal<Kept>,
    /// What brings it back, if it is deleted.
    pub gone: ArcRwSignal<Option<String>>,
}

impl Row {
    /// What people call it.
    pub fn name(&self) -> String {
        self.kept.with(name)
    }

    fn is_gone(&self) -> bool {
        self.gone.with(Option::is_some)
    }

    /// The place of one of its buttons in the page.
    pub fn id(&self, button: &str) -> String {
        format!("{button}-{:x}", self.slot)
    }
}

/// A game's title, or else its players.
pub fn name(kept: &Kept) -> String {
    if kept.title.is_empty() {
        (words().saved.names)(&kept.summary.config.seats.iter().map(seat_name).collect::<Vec<_>>())
    } else {
        kept.title.clone()
    }
}

/// The list as the screen shows it.
#[derive(Clone, Copy)]
pub struct Rows {
    play: Play,
    all: RwSignal<Vec<Row>>,
    /// All that was deleted at once, if it can be brought back.
    swept: RwSignal<Vec<(u64, String)>>,
    sought: RwSignal<String>,
    most: RwSignal<usize>,
    /// The row whose buttons are shown.
    unfolded: RwSignal<Option<u64>>,
    said: RwSignal<String>,
}

impl Rows {
    /// Every game that is kept, now and whenever that changes.
    pub fn of(play: Play) -> Rows {
        let rows = Rows {
            play,
            all: RwSignal::default(),
            swept: RwSignal::default(),
            sought: RwSignal::default(),
            most: RwSignal::new(STEP),
            unfolded: RwSignal::default(),
            said: RwSignal::default(),
        };
        rows.read();
        Effect::new(move |before: Option<()>| {
            play.follow_shelf();
            if before.is_some() {
                untrack(|| rows.read());
            }
        });
        rows
    }

    /// Reads the list again. What was deleted here keeps its place.
    fn read(self) {
        let mut before: std::collections::BTreeMap<u64, Row> =
            self.all.get_untracked().into_iter().map(|row| (row.slot, row)).collect();
        let mut all: Vec<Row> = Vec::new();
        for (slot, kept) in self.play.list() {
            match before.remove(&slot) {
                Some(row) => {
                    if row.kept.with_untracked(|k| *k != kept) {
                        row.kept.set(kept);
                    }
                    if row.gone.with_untracked(Option::is_some) {
                        row.gone.set(None);
                    }
                    all.push(row);
                }
                None => all.push(Row { slot, kept: ArcRwSignal::new(kept), gone: ArcRwSignal::default() }),
            }
        }
        all.extend(before.into_values().filter(|row| row.gone.with_untracked(Option::is_some)));
        all.sort_by_key(|row| std::cmp::Reverse(row.kept.with_untracked(|kept| kept.changed)));
        self.all.set(all);
    }

    /// How many games there are. Tracks.
    pub fn count(self) -> usize {
        self.all.with(|all| all.iter().filter(|row| !row.is_gone()).count())
    }

    /// Is something looked for? Tracks.
    pub fn is_seeking(self) -> bool {
        self.sought.with(|sought| !sought.trim().is_empty())
    }

    fn is_sought(self, row: &Row) -> bool {
        let sought = self.sought.with(|sought| sought.trim().to_lowercase());
        let all = |kept: &Kept| {
            let names: Vec<String> = kept.summary.config.seats.iter().map(seat_name).collect();
            format!("{}\n{}", kept.title, names.join("\n")).to_lowercase()
        };
        sought.is_empty() || row.kept.with_untracked(|kept| all(kept).contains(&sought))
    }

    /// How many are looked for. Tracks.
    pub fn found(self) -> usize {
        self.all.with(|all| all.iter().filter(|row| self.is_sought(row)).count())
    }

    /// The first of them. Tracks.
    pub fn seen(self) -> Vec<Row> {
        let most = self.most.get();
        self.all.with(|all| all.iter().filter(|row| self.is_sought(row)).take(most).cloned().collect())
    }

    /// How many are shown at most. Tracks.
    pub fn most(self) -> usize {
        self.most.get()
    }

    /// Shows more of them.
    pub fn show_more(self) {
        self.most.update(|most| *most += STEP);
    }

    /// What is looked for.
    pub fn seek(self, text: String) {
        self.most.set(STEP);
        self.sought.set(text);
    }

    /// Are the buttons of this row shown? Tracks.
    pub fn is_unfolded(self, slot: u64) -> bool {
        self.unfolded.get() == Some(slot)
    }

    /// Shows the buttons of a row, or of none.
    pub fn unfold(self, slot: Option<u64>) {
        self.unfolded.set(slot);
    }

    /// What a screen reader is told. Tracks.
    pub fn said(self) -> String {
        self.said.get()
    }

    /// Gives a game another name.
    pub fn rename(self, row: &Row, title: &str) {
        if let Some(kept) = self.play.rename(row.slot, title) {
            row.kept.set(kept);
        }
    }

    /// Makes a second game of one.
    pub fn duplicate(self, row: &Row) {
        let title = (words().saved.copy_of)(&row.kept.with_untracked(name));
        if let Some(slot) = self.play.duplicate(row.slot, &title) {
            self.unfold(None);
            self.said.set((words().saved.duplicated)(&title));
            focus(format!("open-{slot:x}"));
        }
    }

    /// Deletes a game. It can be brought back until the screen is left.
    pub fn delete(self, row: &Row) {
        if let Some((_, text)) = self.play.delete(&[row.slot]).pop() {
            row.gone.set(Some(text));
            self.unfold(None);
            self.said.set((words().saved.deleted)(&row.kept.with_untracked(name)));
            focus(row.id("undo"));
        }
    }

    /// Brings it back.
    pub fn bring_back(self, row: &Row) {
        if let Some(text) = row.gone.get_untracked() {
            self.play.bring_back(&[(row.slot, text)]);
            row.gone.set(None);
            self.said.set((words().saved.back)(1));
            focus(row.id("open"));
        }
    }

    /// How many were deleted at once. Tracks.
    pub fn swept(self) -> usize {
        self.swept.with(Vec::len)
    }

    /// Deletes all. They can be brought back until the screen is left.
    pub fn sweep(self) {
        let (gone, here): (Vec<Row>, Vec<Row>) =
            self.all.get_untracked().into_iter().partition(|row| row.gone.with_untracked(Option::is_some));
        let slots: Vec<u64> = here.iter().map(|row| row.slot).collect();
        let went = self.play.delete(&slots);
        let gone_now: std::collections::BTreeSet<u64> = went.iter().map(|(slot, _)| *slot).collect();
        let mut left = gone;
        left.extend(here.into_iter().filter(|row| !gone_now.contains(&row.slot)));
        let mut swept = self.swept.get_untracked();
        swept.extend(went);
        self.unfold(None);
        self.sought.set(String::new());
        self.all.set(left);
        self.said.set((words().saved.swept)(swept.len()));
        self.swept.set(swept);
        focus("undo-all".into());
    }

    /// Brings all of them back.
    pub fn bring_all_back(self) {
        let swept = self.swept.get_untracked();
        self.play.bring_back(&swept);
        self.said.set((words().saved.back)(swept.len()));
        self.swept.set(Vec::new());
        if let Some((slot, _)) = swept.first() {
            focus(format!("open-{slot:x}"));
        }
    }
}

/// Moves the focus to an element once it is there.
pub fn focus(id: String) {
    request_animation_frame(move || {
        if let Some(element) = document().get_element_by_id(&id) {
            let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    });
}
