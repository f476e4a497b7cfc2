//! The menu over the table.

use leptos::prelude::*;

use super::keys::KeyList;
use super::parts::seat_name;
use super::report::Report;
use super::seats::{Agreement, Seats};
use super::send::SendSheet;
use super::settings::{FullButton, SettingsSheet};
use crate::app::dialog::Modal;
use crate::app::nav::use_nav;
use crate::app::play::use_play;
use crate::app::table::Reading;
use crate::session::Page;
use crate::text::bots::words as bots;
use crate::text::keys::EN as KEYS;
use crate::text::menu::EN as W;
use crate::text::replay::words;
use crate::text::settings::words as settings;
use crate::text::table::EN;
use rules::ids::Seat;

/// The menu: home, giving up. Nothing in it ends anything at one click.
#[component]
pub fn Menu(
    /// Is it open?
    open: RwSignal<bool>,
) -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let keys: KeyList = expect_context();
    let reading = use_context::<RwSignal<Vec<Reading>>>();
    let sure = RwSignal::new(false);
    let sending = RwSignal::new(false);
    let setting = RwSignal::new(false);
    let close = Callback::new(move |()| {
        sure.set(false);
        open.set(false);
    });
    let read = move |_| {
        close.run(());
        if let Some(reading) = reading {
            reading.set(vec![Reading::All]);
        }
    };
    view! {
        <Modal open close class="table-menu" label=W.title.to_string()>
            <header><h2>{W.title}</h2></header>
            <button class="primary" on:click=move |_| close.run(())><b>{W.go_on}</b></button>
            <button class="quiet" on:click=read><b>{EN.reference}</b></button>
            <button class="quiet" on:click=move |_| { close.run(()); play.watch_here(None) }>
                <b>{words().replay.open}</b><small>{words().replay.open_small}</small>
            </button>
            {move || (!play.bot_plays()).then(|| view! {
                <button class="quiet" on:click=move |_| { close.run(()); sending.set(true) }>
                    <b>{W.send}</b><small>{W.send_small}</small>
                </button>
            })}
            <button class="quiet" on:click=move |_| { close.run(()); play.stand_up() }>
                <b>{W.who}</b><small>{W.who_small}</small>
            </button>
            <button class="quiet" on:click=move |_| { close.run(()); keys.0.set(true) }><b>{KEYS.open}</b></button>
            <StandIn close/>
            // While a bot plays there is nothing to send yet: the table asks for it once a person elsewhere decides.
            <Seats close=Callback::new(move |()| { close.run(()); sending.set(!untrack(|| play.bot_plays())) })/>
            <button class="quiet" on:click=move |_| { close.run(()); setting.set(true) }>
                <b>{settings().heading}</b><small>{settings().small}</small>
            </button>
            <FullButton/>
            <Report/>
            <button class="quiet" on:click=move |_| { close.run(()); nav.go(Page::Home) }>
                <b>{W.home}</b><small>{W.home_small}</small>
            </button>
            {move || play.outcome().map(|_| view! {
                <button class="quiet" on:click=move |_| { close.run(()); play.again() }>
                    <b>{W.again}</b><small>{W.again_small}</small>
                </button>
            })}
            {move || { play.config(); view! { <Concede sure close/> } }}
            {move || play.config().map(|table| view! { <Agreement table/> })}
        </Modal>
        <SendSheet open=sending/>
        <SettingsSheet open=setting/>
    }
}

/// A bot finishes the turn, or whoever it stands in for takes over again.
#[component]
fn StandIn(close: Callback<()>) -> impl IntoView {
    let play = use_play();
    let w = bots();
    let name = move |seat: Seat| {
        play.config().and_then(|c| c.seats.get(usize::from(seat.0)).map(seat_name)).unwrap_or_default()
    };
    let lend = move |seat: Seat| {
        view! {
            <button class="quiet" on:click=move |_| { close.run(()); play.lend(seat) }>
                <b>{(w.finish)(&name(seat))}</b><small>{w.finish_small}</small>
            </button>
        }
    };
    let back = move |seat: Seat| {
        view! {
            <button class="quiet" on:click=move |_| { close.run(()); play.take_over() }>
                <b>{(w.take_over)(&name(seat))}</b><small>{w.take_over_small}</small>
            </button>
        }
    };
    move || (play.may_lend().map(lend), play.stands_in().map(back))
}

/// Giving up for the seat at the device: with two players the other wins, with more all must agree (R21.4).
#[component]
fn Concede(sure: RwSignal<bool>, close: Callback<()>) -> impl IntoView {
    let play = use_play();
    let seat = untrack(|| play.model().viewer);
    let seats = untrack(|| play.config()).map(|c| c.seats).unwrap_or_default();
    let name = |seat: Seat| seats.get(usize::from(seat.0)).map(seat_name).unwrap_or_default();
    let seat = seat.filter(|seat| untrack(|| play.here()).has(*seat))?;
    let conceded = untrack(|| play.conceded());
    let two = seats.len() == 2;
    let (title, small) = if two {
        ((W.give_up)(&name(seat)), (W.give_up_small)(&name(seat.next(2))))
    } else {
        ((W.agree)(&name(seat)), W.agree_small.to_string())
    };
    let agreed = (!conceded.is_empty() && !two)
        .then(|| (W.agreed)(&conceded.iter().map(|s| name(*s)).collect::<Vec<_>>().join(", ")));
    let done = conceded.contains(&seat);
    let confirm = move || {
        view! {
            <div class="row">
                <button class="quiet danger" on:click=move |_| { play.concede(seat); close.run(()) }>{W.sure}</button>
                <button class="quiet" on:click=move |_| sure.set(false)>{W.no}</button>
            </div>
        }
    };
    Some(view! {
        {(!done).then(|| view! {
            <button class="quiet" aria-expanded=move || sure.get().to_string() on:click=move |_| sure.set(true)>
                <b>{title}</b><small>{small}</small>
            </button>
        })}
        {agreed.map(|line| view! { <p class="small">{line}</p> })}
        {move || sure.get().then(confirm)}
    })
}
