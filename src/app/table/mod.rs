//! The table: everything of a game on one screen, drawn from a [`TableModel`].
//!
//! Components know no rules: the model says what can be chosen and where it lies, choices go out as
//! [`TableAction`]s. Three layouts by CSS grid, see `style/table.css`.

mod ambitions;
mod ask;
mod battle;
mod boards;
mod cards;
mod court;
mod draft;
#[cfg(debug_assertions)]
pub mod gallery;
mod hand;
mod hint;
mod log;
mod look;
mod map;
mod odds;
mod reading;
mod round;
mod score;
mod spot;
mod still;
mod top;
mod ui;
mod waiting;

use leptos::prelude::*;

use crate::app::dialog::typing;
use crate::app::icons::Icon;
use crate::model::{Effects, TableAction, TableModel, draw};
use crate::text::table::TableWords;
pub use court::kind_icon;
pub use draft::LeaderStart;
pub use log::Moments;
pub use still::{Dice, StillTable};
use ui::Tab;
pub use ui::{OpenPlace, Reading, Ui};

/// The whole table for one viewer.
#[component]
pub fn Table(
    /// What to show.
    #[prop(into)]
    model: Signal<TableModel>,
    /// What the option pointed at would change.
    #[prop(optional, into)]
    effects: Signal<Effects>,
    /// The words to use.
    words: &'static TableWords,
    /// Called with everything that the player does.
    #[prop(into)]
    on_action: Callback<TableAction>,
) -> impl IntoView {
    let ui = Ui::provide(model, effects, words, on_action);
    let keys = window_event_listener(leptos::ev::keydown, move |e| {
        if !e.default_prevented() && !e.alt_key() && !typing() {
            // A focused button handles Enter itself.
            let own = e.key() == "Enter" && on_button();
            if !own && ui.key(&e.key(), e.ctrl_key() || e.meta_key(), e.shift_key()) {
                e.prevent_default();
            }
        }
    });
    on_cleanup(move || keys.remove());
    // Somebody else's choice of dice is no sheet: the map shows where it will be.
    let battle = ui.memo(|m| {
        let waits = m.decision.as_ref().is_some_and(|d| d.on.is_some());
        m.battle.as_ref().is_some_and(|b| !(waits && b.dice.choosing))
    });
    let battle = Memo::new(move |_| battle.get() && !ui.aside.get());
    let score = ui.memo(|m| m.score.is_some());
    let draft = ui.memo(|m| m.draft.is_some());
    let draft = Memo::new(move |_| draft.get() && !ui.aside.get());
    let sheet = move || battle.get() || score.get() || draft.get();
    view! {
        <Hatches/>
        <div class="table" data-tab=move || ui.tab.get().id() inert=sheet>
            <top::Top/>
            <ambitions::AmbitionStrip/>
            <ask::Ask/>
            <map::MapBox/>
            <hand::Hand/>
            <aside class="left"><ambitions::AmbitionPanel/><round::RoundPanel/><court::CourtPanel/></aside>
            <aside class="right"><boards::Boards/><log::LogPanel/></aside>
            <Tabs/>
        </div>
        {move || battle.get().then(|| view! { <battle::BattleSheet/> })}
        {move || draft.get().then(|| view! { <draft::DraftSheet/> })}
        <look::Looks/>
        <reading::ReadingSheet/>
        <ask::WhySheet/>
        {move || score.get().then(|| view! { <score::ScoreSheet/> })}
    }
}

/// Hatching of damaged pieces, for the table and for what lies on paper.
#[component]
fn Hatches() -> impl IntoView {
    view! {
        <svg class="defs" width="0" height="0" aria-hidden="true" inner_html=draw::hatches("")/>
        <svg class="defs paper" width="0" height="0" aria-hidden="true" inner_html=draw::hatches("paper-")/>
    }
}

/// The tabs of a narrow screen.
#[component]
fn Tabs() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let tabs = [
        (Tab::Map, "i-map", w.map),
        (Tab::Round, "i-hand", w.this_round),
        (Tab::Court, "i-court", w.court),
        (Tab::Boards, "i-board", w.boards),
        (Tab::Log, "i-log", w.log),
    ];
    let one = |(tab, id, label)| {
        view! {
            <button
                class:on=move || ui.tab.get() == tab
                aria-current=move || (ui.tab.get() == tab).then_some("page")
                on:click=move |_| ui.tab.set(tab)
            ><Icon id/>{label}</button>
        }
    };
    view! { <nav class="tabs">{tabs.map(one).into_iter().collect_view()}</nav> }
}

/// Is the focus on a button?
fn on_button() -> bool {
    document().active_element().is_some_and(|e| e.tag_name().eq_ignore_ascii_case("button"))
}
