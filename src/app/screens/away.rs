//! The decision belongs to somebody at another device: the game is sent there from here.

use leptos::prelude::*;

use super::home::Sky;
use super::parts::{seat_class, seat_name};
use super::send::Send;
use crate::app::icons::Emblem;
use crate::app::nav::use_nav;
use crate::app::play::use_play;
use crate::session::Page;
use crate::text::transfer::words;
use rules::ids::{Seat, SeatSet};

/// Who is waited for, the ways to send the game, and what can be done meanwhile.
#[component]
pub fn Away(
    /// Who decides.
    seat: u8,
) -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let w = &words().away;
    let seats = untrack(|| play.config()).map(|c| c.seats).unwrap_or_default();
    let here = untrack(|| play.here());
    let this = seats.get(usize::from(seat)).cloned();
    let name_of = |seat: Seat| seats.get(usize::from(seat.0)).map(seat_name).unwrap_or_default();
    let lookers: Vec<(Seat, String)> = here.iter().map(|seat| (seat, name_of(seat))).collect();
    let alone = lookers.len() == 1;
    let look = lookers
        .into_iter()
        .map(|(seat, name)| {
            let title = if alone { w.look.to_string() } else { (w.look_as)(&name) };
            view! { <button class="quiet" on:click=move |_| play.look(seat)>{title}</button> }
        })
        .collect_view();
    let sure = RwSignal::new(false);
    this.map(|this| {
        let (name, colour) = (seat_name(&this), this.colour);
        let asked = untrack(|| play.asked()).unwrap_or_default();
        let sit = move |_| {
            let mut set = here;
            set.add(Seat(seat));
            play.sit(set);
        };
        let play_for = {
            let name = name.clone();
            move || match sure.get() {
                false => view! {
                    <button class="quiet" on:click=move |_| sure.set(true)>{(w.play_for)(&name)}</button>
                }
                .into_any(),
                true => view! {
                    <p class="sub" role="alert">{(w.play_for_small)(&name)}</p>
                    <button class="quiet danger" on:click=sit>{w.sure}</button>
                    <button class="quiet" on:click=move |_| sure.set(false)>{w.no}</button>
                }
                .into_any(),
            }
        };
        view! {
            <main class="handing apart">
                <Sky/>
                <section class=format!("paper sheet handover {}", seat_class(colour))>
                    <span class="crest"><Emblem colour=colour.into()/></span>
                    <h1 tabindex="-1">
                        <small>{w.waiting}</small>
                        " "
                        <span class="seatname">{name.clone()}</span>
                    </h1>
                    <p>{(w.lede)(&name, &asked)}</p>
                    <Send/>
                </section>
                <nav class="row meanwhile">
                    {(here != SeatSet::default()).then_some(look)}
                    {move || here.iter().next().filter(|_| play.may_take_back()).map(|by| view! {
                        <button class="quiet" title=w.take_back_small on:click=move |_| play.take_back(by)>
                            {w.take_back}
                        </button>
                    })}
                    {play_for}
                    <button class="quiet" on:click=move |_| nav.go(Page::Home)>{w.leave}</button>
                </nav>
            </main>
        }
    })
}
