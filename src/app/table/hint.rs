//! A hint, on request: the button, and the line that tells it. The option itself glows where it lies.

use leptos::prelude::*;

use super::ui::Ui;
use crate::app::icons::Icon;
use crate::model::{Hint, TableAction};
use crate::text::bots::words;

/// Asks for a hint, or closes it.
#[component]
pub fn HintButton() -> impl IntoView {
    let ui = Ui::get();
    let w = words();
    let shown = ui
        .memo(|m| m.decision.as_ref().is_some_and(|d| matches!(d.hint, Hint::Idea { .. } | Hint::Thinking)));
    view! {
        <button
            class="tool small hint"
            title=w.hint_title
            aria-label=w.hint
            aria-keyshortcuts="H"
            aria-pressed=move || shown.get().to_string()
            on:click=move |_| ui.send(TableAction::Hint)
        >
            <Icon id="i-hint"/><span>{w.hint}</span>
        </button>
    }
}

/// The same where a question is drawn that does not say whether one can ask.
#[component]
pub fn HintTool() -> impl IntoView {
    let ui = Ui::get();
    let may = ui.memo(|m| m.decision.as_ref().is_some_and(|d| d.hint != Hint::None));
    move || may.get().then(|| view! { <HintButton/> })
}

/// The idea, why, and the chance to win.
#[component]
pub fn HintLine() -> impl IntoView {
    let ui = Ui::get();
    let w = words();
    let hint = ui.memo(|m| m.decision.as_ref().map(|d| d.hint.clone()).unwrap_or_default());
    // Pointing at the option shows it on the map with all that it would change.
    Effect::new(move |_| {
        if let Hint::Idea { index, .. } = *hint.read() {
            request_animation_frame(move || ui.point(Some(index)));
        }
    });
    let line = move || {
        match hint.get() {
        Hint::None | Hint::Possible => ().into_any(),
        Hint::Thinking => view! {
            <p class="idea"><Icon id="i-hint"/><span>{w.hint_thinks}<span class="dots" aria-hidden="true"></span></span></p>
        }
        .into_any(),
        Hint::Idea { index, title, because, chance } => view! {
            <p class="idea" on:pointerenter=move |_| ui.point(Some(index))>
                <Icon id="i-hint"/>
                <span><b>{(w.idea)(&title)}</b>" "{because}" "<span class="odds">{chance}</span></span>
                <button class="tool small" on:click=move |_| ui.choose(index)>{w.take}</button>
                <button class="tool small" aria-label=w.close on:click=move |_| ui.send(TableAction::Hint)><Icon id="i-close"/></button>
            </p>
        }
        .into_any(),
    }
    };
    view! { <div class="hintline" aria-live="polite">{line}</div> }
}
