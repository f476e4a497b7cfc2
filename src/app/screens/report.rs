//! Reporting a problem: a file that the person may send to somebody, or not.

use leptos::prelude::*;

use super::parts::download;
use crate::app::crash;
use crate::text::transfer::words;

/// Asks once, since hands are in the file of a running game, and gives out the file.
#[component]
pub fn Report() -> impl IntoView {
    let w = &words().report;
    let asking = RwSignal::new(false);
    let save = move |_| {
        asking.set(false);
        download("arcs-report.txt", &crash::report(w.asked_for));
    };
    view! {
        <button
            class="quiet"
            aria-expanded=move || asking.get().to_string()
            on:click=move |_| asking.update(|a| *a = !*a)
        >
            <b>{w.title}</b><small>{w.small}</small>
        </button>
        {move || asking.get().then(|| view! {
            <p class="small" role="alert">{if crash::has_running_game() { w.hands } else { w.no_hands }}</p>
            <div class="row">
                <button class="quiet" on:click=save>{w.save}</button>
                <button class="quiet" on:click=move |_| asking.set(false)>{w.no}</button>
            </div>
        })}
    }
}
