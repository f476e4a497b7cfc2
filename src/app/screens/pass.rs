//! Handing over the device. While this stands on the page, nothing of the table does.

use leptos::prelude::*;

use super::home::Sky;
use super::parts::{seat_class, seat_name};
use crate::app::icons::Emblem;
use crate::app::nav::use_nav;
use crate::app::play::use_play;
use crate::session::Page;
use crate::text::screens::words;

/// One paper card: who takes the device, and the button with which they say so.
#[component]
pub fn Pass(
    /// The seat that decides next.
    seat: u8,
) -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let w = &words().pass;
    let table = untrack(|| play.config());
    let this = table.and_then(|table| table.seats.get(usize::from(seat)).cloned());
    this.map(|this| {
        let (name, colour) = (seat_name(&this), this.colour);
        let alone = untrack(|| play.here()).iter().count() == 1;
        view! {
            <main class="handing">
                <Sky/>
                <section class=format!("paper sheet handover {}", seat_class(colour))>
                    <span class="crest"><Emblem colour=colour.into()/></span>
                    <h1 tabindex="-1">
                        <small>{if alone { w.up_to } else { w.pass_to }}</small>
                        " "
                        <span class="seatname">{name.clone()}</span>
                    </h1>
                    <p>{if alone { w.covered.to_string() } else { (w.look_away)(&name) }}</p>
                    <button class="primary" on:click=move |_| play.show()>{(w.show)(&name)}</button>
                </section>
                <button class="quiet leave" on:click=move |_| nav.go(Page::Home)>{w.leave}</button>
            </main>
        }
    })
}
