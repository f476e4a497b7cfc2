//! The game goes on in another tab: this one shows nothing of it and writes nothing.

use leptos::prelude::*;

use super::home::Sky;
use crate::app::nav::use_nav;
use crate::app::play::use_play;
use crate::session::Page;
use crate::text::transfer::words;

/// One paper card: where the game is, and the way to have it here.
#[component]
pub fn Taken() -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let w = &words().taken;
    view! {
        <main class="handing">
            <Sky/>
            <section class="paper sheet handover plain">
                <h1 tabindex="-1">{w.heading}</h1>
                <p>{w.lede}</p>
                <button class="primary" on:click=move |_| play.continue_here()>{w.here}</button>
            </section>
            <button class="quiet leave" on:click=move |_| nav.go(Page::Home)>{w.home}</button>
        </main>
    }
}
