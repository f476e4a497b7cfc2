//! The end of the form: what was agreed, in a sentence, and the way to start.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::new_game::Draft;
use crate::app::play::use_play;
use crate::text::screens::words;

/// Starts the game, or goes to what keeps it from starting.
#[component]
pub fn StartBar(draft: Draft) -> impl IntoView {
    let play = use_play();
    let w = &words().new_game;
    let blocked = move || !draft.problems.with(Vec::is_empty);
    let start = move |_| {
        if draft.problems.with_untracked(Vec::is_empty) {
            play.start(draft.named());
        } else {
            to_problem();
        }
    };
    let sentence = move || {
        let first = draft.problems.with(|p| p.first().cloned());
        match first {
            Some(problem) => (w.problem)(&problem, &draft.named()),
            None => draft.table.with(|t| (w.summary)(t)),
        }
    };
    view! {
        <section class="startbar">
            <p class:wrong=blocked aria-live="polite">{sentence}</p>
            <button class="primary" aria-disabled=move || blocked().then_some("true") on:click=start>
                {w.start}
            </button>
        </section>
    }
}

/// Puts the cursor where the first problem can be solved.
fn to_problem() {
    if let Ok(Some(field)) = document().query_selector("[aria-invalid]") {
        let _ = field.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}
