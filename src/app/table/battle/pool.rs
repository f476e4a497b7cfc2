//! Choosing the pool. It is the sheet's own until it is rolled; whoever only looks on may try out what pools do.

use leptos::prelude::*;

use super::Face;
use crate::app::icons::{Emblem, Icon};
use crate::app::table::ask::Question;
use crate::app::table::hint::{HintLine, HintTool};
use crate::app::table::odds::OddsPanel;
use crate::app::table::ui::Ui;
use crate::app::table::waiting::Besides;
use crate::model::{Decision, icon};
use crate::text::battle::words;
use rules::components::dice::faces;
use rules::ids::Die;

/// The pool being chosen, and what it may be.
#[derive(Clone, Copy)]
struct Chosen {
    ui: Ui,
    pool: RwSignal<[u8; 3]>,
    /// Dice in the order in which they were added, for taking the last one back.
    added: RwSignal<Vec<usize>>,
}

impl Chosen {
    fn dice<T>(self, f: impl Fn(&crate::model::DiceView) -> T) -> Option<T> {
        self.ui.model.with(|m| m.battle.as_ref().map(|b| f(&b.dice)))
    }

    /// The pool with one die more of a type, if that leads to one that may be rolled.
    fn more(self, at: usize) -> Option<[u8; 3]> {
        let mut p = self.pool.get();
        p[at] += 1;
        self.dice(|d| d.leads_on(p)).unwrap_or_default().then_some(p)
    }

    /// Less is always fine on the way to something else.
    fn less(self, at: usize) -> Option<[u8; 3]> {
        let mut p = self.pool.get();
        p[at] = p[at].checked_sub(1)?;
        Some(p)
    }

    fn add(self, at: usize) {
        if let Some(pool) = untrack(|| self.more(at)) {
            self.pool.set(pool);
            self.added.update(|list| list.push(at));
        }
    }

    fn remove(self, at: usize) {
        if let Some(pool) = untrack(|| self.less(at)) {
            self.pool.set(pool);
            self.added.update(|list| {
                if let Some(i) = list.iter().rposition(|d| *d == at) {
                    list.remove(i);
                }
            });
        }
    }

    /// Takes the die back that was added last; if none was, one of the last type in the pool.
    fn take_back(self) {
        let pool = self.pool.get_untracked();
        let last = self.added.with_untracked(|list| list.last().copied());
        if let Some(at) = last.or_else(|| (0..3).rev().find(|at| pool[*at] > 0)) {
            self.remove(at);
        }
    }

    fn clear(self) {
        self.pool.set([0; 3]);
        self.added.set(Vec::new());
    }

    /// Why the pool can't be rolled as it is.
    fn trouble(self) -> Option<String> {
        let pool = self.pool.get();
        self.dice(|d| {
            let short = || words().too_few.to_string();
            (!d.is_legal(pool)).then(|| d.ban(pool).map_or_else(short, |why| format!("{why}.")))
        })
        .flatten()
    }

    fn key(self, key: &str) -> bool {
        match key {
            "1" | "2" | "3" => self.add(usize::from(key.as_bytes()[0] - b'1')),
            "Backspace" | "-" => self.take_back(),
            "0" | "Delete" => self.clear(),
            _ => return false,
        }
        true
    }
}

/// The chooser, and the odds beside it.
#[component]
pub fn Pool() -> impl IntoView {
    let ui = Ui::get();
    let (w, b) = (ui.words, words());
    let start = ui.model.with_untracked(|m| m.battle.as_ref().map(|b| b.dice.pool));
    let pool = RwSignal::new(start.unwrap_or_default());
    let chosen = Chosen { ui, pool, added: RwSignal::new(Vec::new()) };
    let mine = ui.memo(|m| m.decision.as_ref().is_some_and(|d| d.mine && d.is_dice()));
    let decision = ui.memo(|m| m.decision.as_ref().map(|d| (d.seat, d.sentence.clone(), m.colour(d.seat))));
    let index = move || ui.decision(|d: &Decision| d.mine.then(|| d.dice(pool.get())).flatten()).flatten();
    let total = move || pool.get().iter().sum::<u8>();
    let most = ui.memo(|m| m.battle.as_ref().map_or(0, |b| b.dice.most));
    ui.keys.set_value(Some(Callback::new(move |key: String| chosen.key(&key))));
    on_cleanup(move || {
        ui.keys.try_set_value(None);
    });
    // Enter rolls, whatever is focused but a button.
    Effect::new(move |_| {
        decision.with(|_| ());
        ui.point(index());
    });
    let roll = move |_| {
        if let Some(index) = untrack(index) {
            ui.choose(index);
        }
    };
    let asks = move || {
        decision.get().map(|(seat, sentence, colour)| {
            let class = format!("seat {}", colour.class());
            view! { <Emblem colour/><span><span class=class>{ui.name(seat)}</span>": "{sentence}</span> }
        })
    };
    let head = move || match mine.get() {
        true => view! {
            <div class="q" tabindex="-1">
                {asks}
                <span class="sub">{move || (w.chosen)(total(), most.get())}<HintTool/></span>
            </div>
            <HintLine/>
        }
        .into_any(),
        false => view! { <div><Question/><Besides/><p class="note">{b.try_out}</p></div> }.into_any(),
    };
    // A card's own dice may be of one type only.
    let types = ui.memo(|m| {
        let fits = |die: &Die| {
            m.battle
                .as_ref()
                .is_some_and(|b| b.card.is_none() || b.dice.pools.iter().any(|p| p[*die as usize] > 0))
        };
        Die::ALL.into_iter().filter(fits).collect::<Vec<_>>()
    });
    let ready = move || decision.with(|_| index().is_some());
    view! {
        <section class="ask pool" class:idle=move || !mine.get()>
            {head}
            <div class="dice">{move || types.get().into_iter().map(|die| view! { <DieRow die chosen/> }).collect_view()}</div>
            {move || mine.get().then(|| view! {
                <div class="opts">
                    <button class="opt on plain" disabled=move || !ready() on:click=roll>
                        <kbd class="k">"Enter"</kbd>
                        <b>{move || chosen.trouble().unwrap_or_else(|| (w.roll)(total()))}</b>
                    </button>
                    <button class="opt plain" on:mousedown=keep on:click=move |_| chosen.clear()><kbd class="k">"0"</kbd><b>{w.clear}</b></button>
                </div>
            })}
            <p class="keyhelp">{b.pool_keys}</p>
        </section>
        <OddsPanel pool/>
    }
}

/// A click leaves the focus where it is, so that Enter rolls after it.
pub fn keep(e: leptos::ev::MouseEvent) {
    e.prevent_default();
}

/// One type of die: its faces, less and more, and what keeps it out.
#[component]
fn DieRow(die: Die, chosen: Chosen) -> impl IntoView {
    let ui = chosen.ui;
    let w = ui.words;
    let at = die as usize;
    let name = w.names.die(die);
    let all = faces(die).map(|face| view! { <Face die face/> });
    let raid = ui.memo(|m| m.battle.as_ref().map(|b| b.dice.raid.clone()).unwrap_or_default());
    // A ban is told where it bites: when one more of this type is what a card forbids.
    let why = move || {
        let mut p = chosen.pool.get();
        p[at] += 1;
        let ban = chosen.dice(|d| d.ban(p).map(str::to_string)).flatten();
        let raid = (die == Die::Raid).then(|| raid.get()).filter(|text| !text.is_empty());
        ban.or(raid).map(|text| view! { <small class="cause">{text}"."</small> })
    };
    view! {
        <div class=format!("dr {}", icon::die_class(die))>
            <Icon id=icon::die(die) class="big"/>
            <div class="dn"><b class="name">{name}</b><small>{w.names.die_note(die)}</small>{why}</div>
            <div class="faces">{all.into_iter().collect_view()}</div>
            <div class="step">
                <button class="st" aria-label=(w.die_less)(name) disabled=move || chosen.less(at).is_none()
                    on:mousedown=keep on:click=move |_| chosen.remove(at)><Icon id="i-minus"/></button>
                <output>{move || chosen.pool.get()[at]}</output>
                <button class="st" aria-keyshortcuts=(at + 1).to_string()
                    disabled=move || chosen.more(at).is_none()
                    on:mousedown=keep on:click=move |_| chosen.add(at)><span class="sr">{(w.die_more)(name)}</span><Icon id="i-plus"/><kbd class="k" aria-hidden="true">{at + 1}</kbd></button>
            </div>
        </div>
    }
}
