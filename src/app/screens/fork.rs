//! What arrived and what is here went different ways: where they part, and with which one to go on.

use leptos::prelude::*;

use super::home::Sky;
use super::parts::seat_name;
use crate::app::play::use_play;
use crate::text::transfer::words;

/// The two ways beside each other.
#[component]
pub fn TwoWays() -> impl IntoView {
    let play = use_play();
    let w = &words().fork;
    let seats = untrack(|| play.config()).map(|c| c.seats).unwrap_or_default();
    untrack(|| play.fork()).map(|fork| {
        let at = fork.parting.as_ref().map_or_else(
            || w.apart.to_string(),
            |p| {
                let name = p.seat.and_then(|seat| seats.get(usize::from(seat.0))).map(seat_name);
                (w.at)(p.chapter, p.round, name.as_deref())
            },
        );
        let next = |i: usize| match fork.parting.as_ref().map(|p| p.next[i].clone()) {
            Some(line) if !line.is_empty() => line,
            _ => w.something.to_string(),
        };
        let way = |title, slot, line| {
            view! {
                <section class="paper sheet">
                    <h2>{title}</h2>
                    <p>{line}</p>
                    <button class="primary" on:click=move |_| play.go_on_with(slot)>{w.go_on}</button>
                </section>
            }
        };
        view! {
            <main class="handing ways">
                <Sky/>
                <header>
                    <h1 tabindex="-1">{w.heading}</h1>
                    <p class="lede">{w.lede} " " {at}</p>
                </header>
                <div class="two">
                    {way(w.here, fork.here, next(0))}
                    {way(w.arrived, fork.arrived, next(1))}
                </div>
                <p class="sub">{w.both}</p>
            </main>
        }
    })
}
