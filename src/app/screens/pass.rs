//! Handing over the device. While this stands on the page, nothing of the table does.

use leptos::prelude::*;

use super::home::Sky;
use super::parts::{seat_class, seat_name};
use crate::app::icons::Emblem;
use crate::app::nav::{Nav, use_nav};
use crate::app::play::{Play, use_play};
use crate::app::prefs::{Prefs, mark, use_prefs};
use crate::session::Page;
use crate::text::screens::words;
use crate::text::settings::words as settings;

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
                    {(!alone).then(|| view! { <Across seat name=name.clone()/> })}
                    <button class="primary" on:click=move |_| play.show()>{(w.show)(&name)}</button>
                </section>
                <button class="quiet leave" on:click=move |_| nav.go(Page::Home)>{w.leave}</button>
            </main>
        }
    })
}

/// Turns the page around for seats of the opposite side, on the hand-over and at the table.
pub fn follow(prefs: Prefs, play: Play, nav: Nav) {
    let turned = Memo::new(move |_| {
        let holder = (nav.page() == Page::Table).then(|| play.holder()).flatten();
        holder.is_some_and(|seat| prefs.all().is_turned(seat.0))
    });
    Effect::new(move |_| mark("data-turned", turned.get().then_some("")));
}

/// Where the table is turned: does this seat sit at the opposite side?
#[component]
fn Across(seat: u8, name: String) -> impl IntoView {
    let prefs = use_prefs();
    let w = settings();
    let title = StoredValue::new((w.opposite)(&name));
    let set = move |on: bool| {
        prefs.change(|s| s.opposite.iter_mut().skip(seat.into()).take(1).for_each(|o| *o = on))
    };
    let asked = Memo::new(move |_| prefs.all().turn);
    move || {
        asked.get().then(|| view! {
            <label class="switch across">
                <input
                    type="checkbox"
                    role="switch"
                    aria-labelledby="across"
                    aria-describedby="across-about"
                    prop:checked=move || prefs.all().is_turned(seat)
                    on:change:target=move |event| set(event.target().checked())
                />
                <span class="knob" aria-hidden="true"></span>
                <span><b id="across">{title.get_value()}</b><small id="across-about">{w.opposite_small}</small></span>
            </label>
        })
    }
}
