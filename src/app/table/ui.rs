//! What the parts of the table share: the model to read, the words, and what the player points at.
//!
//! Pointing and narrowing are the table's own; choosing goes out as a [`TableAction`].

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::model::{Colour, Decision, Effects, Hint, TableAction, TableModel, Target};
use crate::text::rulebook::Rule;
use crate::text::table::TableWords;
use crate::text::topics::Topic;
use rules::ids::{CardId, Owner, Seat, System};

/// What a narrow screen shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Map, question, hand.
    Map,
    /// Ambitions and played cards.
    Round,
    /// The Court.
    Court,
    /// All boards.
    Boards,
    /// The log.
    Log,
}

impl Tab {
    /// Its name in `data-tab`.
    pub fn id(self) -> &'static str {
        match self {
            Tab::Map => "map",
            Tab::Round => "round",
            Tab::Court => "court",
            Tab::Boards => "boards",
            Tab::Log => "log",
        }
    }
}

/// What is read beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// A card, in full.
    Card(Topic),
    /// The Court's discard pile.
    Discard,
    /// All cards and rules, from the start.
    All,
    /// A section of the rules.
    Rule(Rule),
    /// Any of the cards and rules.
    Topic(Topic),
}

/// A system that is to be opened on the map, from outside of the table.
#[derive(Clone, Copy)]
pub struct OpenPlace(pub RwSignal<Option<System>>);

/// What a place on the table offers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// Options that lie there.
    pub options: Vec<usize>,
    /// The key to show, or how many options there are.
    pub key: String,
}

/// The table's shared handle; parts get it from the context.
#[derive(Clone, Copy)]
pub struct Ui {
    /// The model.
    pub model: Signal<TableModel>,
    /// What the option pointed at would change.
    pub effects: Signal<Effects>,
    /// The words.
    pub words: &'static TableWords,
    act: Callback<TableAction>,
    /// The option pointed at.
    pub focus: RwSignal<Option<usize>>,
    /// A place with several options that was chosen: only those are listed.
    pub narrow: RwSignal<Option<Target>>,
    /// The system opened large.
    pub open: RwSignal<Option<System>>,
    /// The system of the map that the Tab key comes to.
    pub stop: RwSignal<Option<System>>,
    /// The system that a line of the log speaks of.
    pub pointed: RwSignal<Option<System>>,
    /// What a narrow screen shows.
    pub tab: RwSignal<Tab>,
    /// The battle sheet is put aside.
    pub aside: RwSignal<bool>,
    /// What takes keys before all else; true if a key meant something to it.
    pub keys: StoredValue<Option<Callback<String, bool>>>,
    /// Counts the changes of the model after which the page has been painted.
    painted: RwSignal<u32>,
    /// What is being read, and what it was opened from.
    pub reading: RwSignal<Vec<Reading>>,
    /// Cards behind what is asked, what was refused last, and the option pointed at.
    pub sources: Memo<Vec<CardId>>,
}

impl Ui {
    /// Makes the handle and gives it to everything inside.
    pub fn provide(
        model: Signal<TableModel>,
        effects: Signal<Effects>,
        words: &'static TableWords,
        act: Callback<TableAction>,
    ) -> Ui {
        let focus = RwSignal::new(None);
        let sources = Memo::new(move |_| {
            let pointed = focus.get();
            model.with(|m| m.decision.as_ref().map(|d| d.sources(pointed)).unwrap_or_default())
        });
        let ui = Ui {
            model,
            effects,
            words,
            act,
            focus,
            sources,
            narrow: RwSignal::new(None),
            stop: RwSignal::new(None),
            open: use_context::<OpenPlace>().map_or_else(|| RwSignal::new(None), |place| place.0),
            pointed: RwSignal::new(None),
            tab: RwSignal::new(Tab::Map),
            aside: RwSignal::new(false),
            keys: StoredValue::new(None),
            painted: RwSignal::new(0),
            // Whoever stands around the table may open something to read, too.
            reading: use_context().unwrap_or_else(|| RwSignal::new(Vec::new())),
        };
        provide_context(ui);
        Effect::new(move |before: Option<()>| {
            model.with(|_| ());
            if before.is_some() {
                after_paint(move || {
                    if ui.painted.try_update(|n| *n = n.wrapping_add(1)).is_some() {
                        request_animation_frame(keep_focus);
                    }
                });
            }
        });
        // A new question: what was pointed at is gone.
        let decision = ui.memo(|m| {
            let titles = |d: &Decision| d.options.iter().map(|o| o.title.clone()).collect::<Vec<_>>();
            m.decision.as_ref().map(|d| (d.seat, d.sentence.clone(), titles(d)))
        });
        Effect::new(move |_| {
            decision.with(|_| ()); // Tracking alone would never compute it.
            ui.point(None);
            ui.narrow.set(None);
            request_animation_frame(keep_focus);
        });
        // Another battle, another pick: its sheet is open.
        let fighting = ui.memo(|m| {
            let left = m.draft.as_ref().map(|d| d.leaders.len() + d.lore.len());
            (m.battle.as_ref().map(|b| b.system), left)
        });
        Effect::new(move |_| {
            fighting.with(|_| ());
            ui.aside.set(false);
        });
        ui
    }

    /// The handle of the table around.
    pub fn get() -> Ui {
        expect_context()
    }

    /// A part of the model; what reads it runs again only when the part changes.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&TableModel) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(|m| part(m)))
    }

    /// The same for what stands beside the map: it follows one frame later, so that the map and the next question are
    /// there at once.
    pub fn beside<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&TableModel) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| {
            self.painted.get();
            self.model.with_untracked(|m| part(m))
        })
    }

    /// A part of what the option pointed at would change.
    pub fn would<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Effects) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.effects.with(|e| part(e)))
    }

    /// Sends an action out.
    pub fn send(self, action: TableAction) {
        self.act.run(action);
    }

    /// Opens something to read.
    pub fn read(self, what: Reading) {
        if self.reading.with_untracked(|list| list.last() != Some(&what)) {
            self.reading.update(|list| list.push(what));
        }
    }

    /// Takes an option.
    pub fn choose(self, index: usize) {
        self.open.set(None);
        self.send(TableAction::Choose(index));
    }

    /// Points at an option, or at none.
    pub fn point(self, option: Option<usize>) {
        if self.focus.get_untracked() != option {
            self.focus.set(option);
            self.send(TableAction::Focus(option));
        }
    }

    /// What lies at a place.
    pub fn spot(self, place: Target) -> Memo<Spot> {
        self.memo(move |m| {
            let options = m.options_at(place);
            let key = match (&m.decision, options.as_slice()) {
                (Some(d), [one]) => d.option(*one).map(|o| o.key.clone()).unwrap_or_default(),
                (_, []) => String::new(),
                (_, many) => format!("×{}", many.len()),
            };
            Spot { options, key }
        })
    }

    /// Points at a place: at its option, if there is just one.
    pub fn point_at(self, spot: &Spot) {
        if let [one] = spot.options.as_slice() {
            self.point(Some(*one));
        }
    }

    /// Takes what lies at a place: its option, or the list of its options. False if nothing lies there.
    pub fn take(self, place: Target, spot: &Spot) -> bool {
        match spot.options.as_slice() {
            [] => false,
            [one] => {
                self.choose(*one);
                true
            }
            _ => {
                self.narrow.set(Some(place));
                self.tab.set(Tab::Map);
                true
            }
        }
    }

    /// Opens a system large, or closes it.
    pub fn open_system(self, system: Option<System>) {
        if self.open.get_untracked() != system {
            self.open.set(system);
            if let Some(s) = system {
                self.send(TableAction::OpenSystem(s));
            }
        }
    }

    /// One level up: what is open, the narrowed list, the decision itself, the battle sheet.
    pub fn back(self) {
        if self.open.get_untracked().is_some() {
            self.open.set(None);
        } else if self.narrow.get_untracked().is_some() {
            self.narrow.set(None);
        } else if self.model.with_untracked(|m| m.decision.as_ref().is_some_and(|d| d.back.is_some())) {
            self.send(TableAction::Back);
        } else if self.model.with_untracked(|m| m.battle.is_some() || m.draft.is_some()) {
            self.aside.set(true);
        }
    }

    /// Reads the decision without following it.
    pub fn decision<T>(self, f: impl FnOnce(&Decision) -> T) -> Option<T> {
        self.model.with_untracked(|m| m.decision.as_ref().map(f))
    }

    /// A player's colour. Names and colours stay what they are as long as a table stands.
    pub fn colour(self, seat: Seat) -> Colour {
        self.model.with_untracked(|m| m.colour(seat))
    }

    /// A player's name.
    pub fn name(self, seat: Seat) -> String {
        self.model.with_untracked(|m| m.player(seat).map(|p| p.name.clone())).unwrap_or_default()
    }

    /// The name of any owner.
    pub fn owner_name(self, owner: Owner) -> String {
        let colours = &self.words.names.colours;
        match owner {
            Owner::EMPIRE => colours[4].into(),
            Owner::BLIGHT => colours[5].into(),
            Owner::FREE => colours[6].into(),
            _ => owner.seat().map(|s| self.name(s)).unwrap_or_default(),
        }
    }

    /// Handles a key that nothing else took; true if it meant something here.
    pub fn key(self, key: &str, command: bool, shift: bool) -> bool {
        let action = match (key, command, shift) {
            ("z" | "Z", true, true) | ("y" | "Y", _, false) => Some(TableAction::Redo),
            ("z" | "Z", _, false) => Some(TableAction::Undo),
            _ => None,
        };
        if let Some(action) = action {
            let able = self.model.with_untracked(|m| match action {
                TableAction::Undo => m.top.undo || !m.top.undo_not.is_empty(),
                _ => m.top.redo,
            });
            if able {
                self.send(action);
            }
            return able;
        }
        if command {
            return false;
        }
        let (waits, hints) = self.decision(|d| (d.on.is_some(), d.hint != Hint::None)).unwrap_or_default();
        let action = match key {
            "Enter" | "g" | "G" if waits => Some(TableAction::GoOn),
            "h" | "H" if hints => Some(TableAction::Hint),
            _ => None,
        };
        if let Some(action) = action {
            self.send(action);
            return true;
        }
        if self.keys.get_value().is_some_and(|first| first.run(key.to_string())) {
            return true;
        }
        match key {
            "Escape" => {
                self.back();
                true
            }
            "Enter" => match self.focus.get_untracked() {
                Some(index) if self.decision(|d| d.mine && d.can(index)).unwrap_or(false) => {
                    self.choose(index);
                    true
                }
                _ => match self.decision(only).flatten() {
                    Some(index) => {
                        self.choose(index);
                        true
                    }
                    None => false,
                },
            },
            "a" | "A"
                if self.model.with_untracked(|m| m.battle.as_ref().is_some_and(|b| b.obvious.is_some())) =>
            {
                self.send(TableAction::Obvious);
                true
            }
            // Pools of dice are chosen on their sheet; their numbers are no keys.
            _ => match self.decision(|d| d.by_key(key).filter(|_| !d.is_dice())).flatten() {
                Some(index) => {
                    self.choose(index);
                    true
                }
                None => false,
            },
        }
    }
}

/// The only thing that can be done, if there is just one.
fn only(d: &Decision) -> Option<usize> {
    let mut able = d.options.iter().filter(|o| d.mine && o.enabled);
    able.next().filter(|_| able.next().is_none()).map(|o| o.index)
}

/// Does something once what has changed so far is on the screen.
fn after_paint(then: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(then, Duration::ZERO));
}

/// Whoever works by keyboard stays at the question when the button that was pressed is gone.
fn keep_focus() {
    let document = document();
    let gone = |e: &web_sys::Element| {
        e.tag_name().eq_ignore_ascii_case("body") || e.closest("[inert]").is_ok_and(|inert| inert.is_some())
    };
    if document.active_element().is_some_and(|e| !gone(&e)) {
        return;
    }
    let places = [".scoring .q", ".battle .q", ".draft .q", ".table > .ask .q"];
    let question = places.iter().find_map(|place| document.query_selector(place).ok().flatten());
    if let Some(question) = question.and_then(|q| q.dyn_into::<web_sys::HtmlElement>().ok()) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = question.focus_with_options(&options);
    }
}
