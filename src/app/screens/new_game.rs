//! The form for a new game.

use leptos::prelude::*;

use super::card_choice::CardChoice;
use super::first_choice::FirstChoice;
use super::parts::{TopBar, seat_name};
use super::seat_row::SeatRow;
use super::start_bar::StartBar;
use crate::app::play::{Play, use_play};
use crate::session::{ConfigError, FirstPlayer, LoreConfig, SetupChoice, TableConfig, UndoPolicy};
use crate::text::screens::{nameless, words};

/// What the form holds so far; a seat without a name is called like its colour.
#[derive(Clone, Copy)]
pub struct Draft {
    /// The table, names as typed.
    pub table: RwSignal<TableConfig>,
    /// What keeps it from starting.
    pub problems: Memo<Vec<ConfigError>>,
}

impl Draft {
    fn new(table: TableConfig) -> Draft {
        let table = RwSignal::new(table);
        Draft { table, problems: Memo::new(move |_| table.with(|t| named(t).problems())) }
    }

    /// The table with a name on every seat.
    pub fn named(self) -> TableConfig {
        self.table.with_untracked(named)
    }

    /// How many seats. Tracks.
    pub fn seats(self) -> usize {
        self.table.with(|t| t.seats.len())
    }
}

fn named(table: &TableConfig) -> TableConfig {
    let mut table = table.clone();
    for seat in &mut table.seats {
        seat.name = seat_name(seat);
    }
    table
}

/// The people of the last table, or four without names.
fn first_draft(play: Play) -> TableConfig {
    let fits = |table: &TableConfig| table.problems().is_empty();
    let Some(mut table) = play.last_table().filter(fits) else { return TableConfig::of(4) };
    for seat in &mut table.seats {
        if seat.name == nameless(seat) {
            seat.name.clear();
        }
    }
    table.first = FirstPlayer::Random;
    table.setup = SetupChoice::Random;
    table
}

/// The form: players, who begins, table rules, the setup card, and the way to start.
#[component]
pub fn NewGame() -> impl IntoView {
    let draft = Draft::new(first_draft(use_play()));
    let w = &words().new_game;
    view! {
        <div class="page">
            <TopBar heading=w.heading/>
            <main class="setup">
                <section class="panel seats" aria-labelledby="seats-h">
                    <header>
                        <h2 id="seats-h">{w.seats}</h2>
                        <span class="sub">{w.seats_small}</span>
                        <HowMany draft/>
                    </header>
                    <ol>
                        <For each=move || 0..draft.seats() key=|seat| *seat let:seat>
                            <SeatRow draft seat/>
                        </For>
                    </ol>
                </section>
                <div class="aside">
                    <FirstChoice draft/>
                    <TableRules draft/>
                </div>
                <LoreRules draft/>
                <CardChoice draft/>
                <StartBar draft/>
            </main>
        </div>
    }
}

/// Two, three or four.
#[component]
fn HowMany(draft: Draft) -> impl IntoView {
    let w = &words().new_game;
    view! {
        <div class="segments" role="radiogroup" aria-label=w.how_many>
            {(2..=4)
                .map(|n| {
                    view! {
                        <label>
                            <input
                                type="radio"
                                name="players"
                                aria-label=(w.players)(n)
                                prop:checked=move || draft.seats() == n
                                on:change=move |_| draft.table.update(|t| t.resize(n))
                            />
                            <span>{n}</span>
                        </label>
                    }
                })
                .collect_view()}
        </div>
    }
}

/// Open hands, the split discard pile, and whether the game goes round as a message.
#[component]
fn TableRules(draft: Draft) -> impl IntoView {
    let w = &words().new_game;
    let table = draft.table;
    view! {
        <section class="panel" aria-labelledby="rules-h">
            <header>
                <h2 id="rules-h">{w.options}</h2>
            </header>
            <Switch
                id="open-hands"
                title=w.open_hands
                small=w.open_hands_small
                on=Signal::derive(move || table.with(|t| t.open_hands))
                set=move |on| table.update(|t| t.open_hands = on)
            />
            <Switch
                id="split-discard"
                title=w.split_discard
                small=w.split_discard_small
                on=Signal::derive(move || table.with(|t| t.split_discard))
                set=move |on| table.update(|t| t.split_discard = on)
            />
            <Switch
                id="by-message"
                title=w.by_message
                small=w.by_message_small
                on=Signal::derive(move || table.with(|t| t.by_message))
                set=move |on| table.update(|t| { t.by_message = on; t.hints &= on })
            />
            {move || table.with(|t| t.by_message).then(|| view! {
                <Switch
                    id="hints"
                    title=w.hints
                    small=w.hints_small
                    on=Signal::derive(move || table.with(|t| t.hints))
                    set=move |on| table.update(|t| t.hints = on)
                />
            })}
            <UndoChoice draft/>
        </section>
    }
}

/// How far things can be taken back: three policies, and what the chosen one means.
#[component]
fn UndoChoice(draft: Draft) -> impl IntoView {
    let w = &words().new_game;
    let table = draft.table;
    let chosen = Memo::new(move |_| table.with(|t| t.undo));
    let one = move |policy: UndoPolicy| {
        let (name, about) = (w.undo_policy)(policy);
        view! {
            <label title=about>
                <input
                    type="radio"
                    name="undo"
                    aria-describedby="undo-about"
                    prop:checked=move || chosen.get() == policy
                    on:change=move |_| table.update(|t| t.undo = policy)
                />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <div class="undo-policy">
            <b id="undo-h">{w.undo}</b>
            <div class="segments" role="radiogroup" aria-labelledby="undo-h">
                {UndoPolicy::ALL.map(one).collect_view()}
            </div>
            <small id="undo-about" role="status">{move || (w.undo_policy)(chosen.get()).1}</small>
        </div>
    }
}

/// Leaders & Lore, and how it is played.
#[component]
fn LoreRules(draft: Draft) -> impl IntoView {
    let w = &words().new_game;
    let table = draft.table;
    let on = Memo::new(move |_| table.with(|t| t.lore.is_some()));
    let part = move |of: fn(&mut LoreConfig) -> &mut bool| {
        let get = Signal::derive(move || table.with(|t| t.lore.is_some_and(|mut lore| *of(&mut lore))));
        let set = move |on: bool| table.update(|t| t.lore.iter_mut().for_each(|lore| *of(lore) = on));
        (get, set)
    };
    let parts = move || {
        let (pack, set_pack) = part(|l| &mut l.pack);
        let (two, set_two) = part(|l| &mut l.two);
        let (dealt, set_dealt) = part(|l| &mut l.dealt);
        view! {
            <Switch id="lore-pack" title=w.pack small=w.pack_small on=pack set=set_pack/>
            <Switch id="lore-two" title=w.two_lore small=w.two_lore_small on=two set=set_two/>
            <Switch id="lore-dealt" title=w.dealt small=w.dealt_small on=dealt set=set_dealt/>
        }
    };
    view! {
        <section class="panel lorerules" aria-labelledby="lore-h">
            <header>
                <h2 id="lore-h">{w.lore}</h2>
                <span class="sub">{w.lore_small}</span>
            </header>
            <div class="switches">
                <Switch
                    id="lore-on"
                    title=w.lore_on
                    small=w.lore_on_small
                    on=Signal::derive(move || on.get())
                    set=move |on| table.update(|t| t.lore = on.then(LoreConfig::default))
                />
                {move || on.get().then(parts)}
            </div>
        </section>
    }
}

/// A table rule that is on or off, with a line about what it does.
#[component]
fn Switch(
    id: &'static str,
    title: &'static str,
    small: &'static str,
    on: Signal<bool>,
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    let about = format!("{id}-about");
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                id=id
                aria-labelledby=format!("{id}-title")
                aria-describedby=about.clone()
                prop:checked=move || on.get()
                on:change:target=move |event| set(event.target().checked())
            />
            <span class="knob" aria-hidden="true"></span>
            <span>
                <b id=format!("{id}-title")>{title}</b>
                <small id=about>{small}</small>
            </span>
        </label>
    }
}
