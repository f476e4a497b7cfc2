//! A quiet reminder that games which are only in this browser may be lost with it.

use leptos::prelude::*;

use super::parts::download;
use crate::app::play::use_play;
use crate::app::storage;
use crate::text::transfer::words;

/// One line, if there is reason for it, with the way to export and one to be left alone.
#[component]
pub fn Reminder() -> impl IntoView {
    let play = use_play();
    let w = &words().saved;
    let games = RwSignal::new(0);
    storage::is_kept(move |kept| {
        if !kept {
            // The screen may be gone by now.
            let _ = games.try_set(play.unsafe_games());
        }
    });
    let export = move |_| {
        let (name, text) = play.file_of_all();
        download(&name, &text);
        games.set(0);
    };
    let later = move |_| {
        play.remind_later();
        games.set(0);
    };
    view! {
        <Show when=move || games.get() != 0>
            <section class="remind">
                <p>{move || (w.remind)(games.get())}</p>
                <div class="row">
                    <button class="quiet" on:click=export>{w.export_all}</button>
                    <button class="quiet bare" on:click=later>{w.later}</button>
                </div>
            </section>
        </Show>
    }
}
