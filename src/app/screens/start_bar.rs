//! The end of the form: what was agreed, in a sentence, and the way to start.

use leptos::html::Button;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::new_game::Draft;
use crate::app::play::use_play;
use crate::text::screens::words;

/// Starts the game; asks first when that replaces one in progress.
#[component]
pub fn StartBar(draft: Draft) -> impl IntoView {
    let play = use_play();
    let w = &words().new_game;
    let asking = RwSignal::new(false);
    let running = move || play.saved().filter(|game| !game.over);
    let start = move |_| {
        if !draft.problems.with_untracked(Vec::is_empty) {
            return to_problem();
        }
        if untrack(running).is_some() && !asking.get_untracked() {
            asking.set(true);
        } else {
            play.start(draft.named());
        }
    };
    let blocked = move || !draft.problems.with(Vec::is_empty);
    let sentence = move || {
        let first = draft.problems.with(|p| p.first().cloned());
        match first {
            Some(problem) => (w.problem)(&problem, &draft.named()),
            None => draft.table.with(|t| (w.summary)(t)),
        }
    };
    view! {
        <section class="startbar" class:asking=move || asking.get()>
            {move || match running().filter(|_| asking.get()) {
                Some(game) => view! {
                    <p role="alert">
                        <b>{w.replaces}</b>
                        <small>{(w.replaces_small)(game.chapter, game.round)}</small>
                    </p>
                    <KeepButton keep=move || asking.set(false)/>
                    <button class="primary" on:click=start>{w.replace}</button>
                }
                .into_any(),
                None => view! {
                    <p class:wrong=blocked aria-live="polite">{sentence}</p>
                    <button
                        class="primary"
                        aria-disabled=move || blocked().then_some("true")
                        on:click=start
                    >
                        {w.start}
                    </button>
                }
                .into_any(),
            }}
        </section>
    }
}

/// Puts the cursor where the first problem can be solved.
fn to_problem() {
    if let Ok(Some(field)) = document().query_selector("[aria-invalid]") {
        let _ = field.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

/// The harmless answer, which has the focus when the question comes.
#[component]
fn KeepButton(keep: impl Fn() + 'static) -> impl IntoView {
    let button = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <button class="quiet" node_ref=button on:click=move |_| keep()>
            {words().new_game.keep}
        </button>
    }
}
