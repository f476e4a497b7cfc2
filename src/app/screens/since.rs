//! What has happened since the seat at the device looked last, before its table is shown.

use leptos::prelude::*;

use super::parts::seat_name;
use crate::app::dialog::Modal;
use crate::app::icons::Emblem;
use crate::app::play::use_play;
use crate::text::transfer::words;

/// A sheet over the table, if there is something to tell.
#[component]
pub fn Since() -> impl IntoView {
    let play = use_play();
    let w = &words().since;
    let open = Memo::new(move |_| !play.since().is_empty());
    let close = Callback::new(move |()| play.close_since());
    let who = move |seat: rules::ids::Seat| {
        play.config().and_then(|c| c.seats.get(usize::from(seat.0)).map(|s| (s.colour, seat_name(s))))
    };
    let lines = move || {
        play.since()
            .into_iter()
            .map(|line| {
                let (emblem, name) = line
                    .who
                    .and_then(who)
                    .map(|(c, name)| (view! { <Emblem colour=c.into()/> }, view! { <b>{name}</b>" " }))
                    .unzip();
                view! { <li>{emblem}<span>{name}{line.text}</span></li> }
            })
            .collect_view()
    };
    view! {
        <Modal open close class="table-menu since" label=w.title.to_string()>
            <header><h2>{w.title}</h2></header>
            <ol>{lines}</ol>
            <button class="primary" on:click=move |_| close.run(())><b>{w.go_on}</b></button>
        </Modal>
    }
}
