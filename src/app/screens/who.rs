//! Who sits at this device: asked once for a game, so that other hands stay closed here.

use leptos::prelude::*;

use super::home::Sky;
use super::parts::{seat_class, seat_name};
use crate::app::icons::Emblem;
use crate::app::nav::use_nav;
use crate::app::play::use_play;
use crate::session::Page;
use crate::text::transfer::words;
use rules::ids::{Seat, SeatSet};

/// One button a player, one for all, and a way to choose several.
#[component]
pub fn Who() -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let w = &words().who;
    let seats = untrack(|| play.config()).map(|c| c.seats).unwrap_or_default();
    let people = untrack(|| play.config()).map(|c| c.people()).unwrap_or_default();
    let count = people.iter().count();
    let several = RwSignal::new(None::<SeatSet>);
    let chosen = move |seat: Seat| several.get().is_some_and(|set| set.has(seat));
    let press = move |seat: Seat| match several.get_untracked() {
        None => play.sit(SeatSet::of(seat)),
        Some(mut set) => {
            if set.has(seat) {
                set.remove(seat)
            } else {
                set.add(seat)
            }
            several.set(Some(set));
        }
    };
    let one = |(number, config): (u8, _)| {
        let (seat, name) = (Seat(number), seat_name(config));
        view! {
            <button
                class=format!("who {}", seat_class(config.colour))
                aria-pressed=move || several.get().is_some().then(|| chosen(seat).to_string())
                on:click=move |_| press(seat)
            >
                <span class="crest"><Emblem colour=config.colour.into()/></span>
                <b class="seatname">{(w.one)(&name)}</b>
            </button>
        }
    };
    let buttons = (0..).zip(&seats).filter(|(seat, _)| people.has(Seat(*seat))).map(one).collect_view();
    let below = move || {
        match several.get() {
        None => view! {
            <button class="quiet" on:click=move |_| play.sit(people)>
                <b>{w.all}</b><small>{w.all_small}</small>
            </button>
            {(count > 2).then(|| view! {
                <button class="quiet" on:click=move |_| several.set(Some(SeatSet::default()))>{w.several}</button>
            })}
        }
        .into_any(),
        Some(set) if set == SeatSet::default() => view! { <p class="sub" role="status">{w.none}</p> }.into_any(),
        Some(set) => view! {
            <button class="primary" on:click=move |_| play.sit(set)>{w.these}</button>
        }
        .into_any(),
    }
    };
    view! {
        <main class="handing">
            <Sky/>
            <section class="paper sheet handover seating">
                <h1 tabindex="-1">{w.heading}</h1>
                <p>{w.lede}</p>
                <div class="whos">{buttons}</div>
                <div class="row">{below}</div>
                <p class="fine">{w.honest}</p>
            </section>
            <button class="quiet leave" on:click=move |_| nav.go(Page::Home)>{w.leave}</button>
        </main>
    }
}
