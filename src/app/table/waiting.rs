//! A bot plays: what it did last, and the way on for whoever does not want to wait.

use leptos::prelude::*;

use super::hint::HintLine;
use super::ui::Ui;
use crate::app::icons::Emblem;
use crate::model::{LogLine, TableAction, TableModel};
use crate::text::bots::words as bots;

/// So many things that happened last are told.
const LAST: usize = 2;

/// What the log told last, the newest thing last.
fn last(model: &TableModel) -> Vec<LogLine> {
    let lines = model.log.iter().rev().flat_map(|turn| {
        let begins = LogLine { who: turn.who, text: turn.title.clone(), ..LogLine::default() };
        turn.lines.iter().rev().cloned().chain([begins])
    });
    let told = |l: &LogLine| !l.minor && !l.heading && !l.text.is_empty();
    let mut last: Vec<LogLine> = lines.filter(told).take(LAST).collect();
    last.reverse();
    last
}

/// What stands below a question on a sheet that shows its options itself.
#[component]
pub fn Besides() -> impl IntoView {
    let ui = Ui::get();
    let on = ui.memo(|m| m.decision.as_ref().and_then(|d| d.on.clone()));
    view! {
        <HintLine/>
        {move || on.get().map(|words| view! { <Waiting words/> })}
    }
}

/// What was done last, and the button to go on.
#[component]
pub fn Waiting(words: String) -> impl IntoView {
    let ui = Ui::get();
    let told = ui.beside(last);
    let line = move |line: LogLine| {
        let who = line.who.map(|seat| {
            let colour = ui.colour(seat);
            view! { <span class=format!("seat {}", colour.class())><Emblem colour/>{ui.name(seat)}</span>" " }
        });
        view! { <li>{who}{line.text}</li> }
    };
    view! {
        <div class="waiting">
            <ol class="latest" aria-live="polite">{move || told.get().into_iter().map(line).collect_view()}</ol>
            <button class="opt plain goon" aria-keyshortcuts="G Enter" on:click=move |_| ui.send(TableAction::GoOn)>
                <kbd class="k" aria-hidden="true">{bots().go_on_key}</kbd><b>{words}</b>
            </button>
        </div>
    }
}
