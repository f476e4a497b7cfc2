//! The people at the seats, in the menu: somebody else takes one, or it moves to another device; and what the table
//! agreed on.

use leptos::prelude::*;

use super::parts::{seat_class, seat_name};
use crate::app::icons::Emblem;
use crate::app::play::use_play;
use crate::session::{MAX_NAME, SeatConfig, TableConfig, Who};
use crate::text::bots::words as bots;
use crate::text::menu::EN as W;
use crate::text::screens::words;
use rules::ids::Seat;

/// What the table agreed on, in a few sentences.
#[component]
pub fn Agreement(table: TableConfig) -> impl IntoView {
    let w = &words().new_game;
    let (undo, about) = (w.undo_policy)(table.undo);
    let open = table.open_hands.then(|| view! { <li>{w.open_hands}</li> });
    let hints = table.hints.then(|| view! { <li>{w.hints}</li> });
    let split = table.split_discard.then(|| view! { <li>{w.split_discard}</li> });
    view! {
        <section class="agreement" aria-label=W.agreement>
            <b>{W.agreement}</b>
            <p class="small">{(w.summary)(&table)}</p>
            <ul class="small">
                {open}
                {split}
                {hints}
                <li>{w.undo} ": " <b>{undo}</b> ". " {about}</li>
            </ul>
        </section>
    }
}

/// Every seat with its name, which can be changed; folded until somebody wants it.
#[component]
pub fn Seats(
    /// A seat has moved: the game is to be sent.
    close: Callback<()>,
) -> impl IntoView {
    let play = use_play();
    let open = RwSignal::new(false);
    let told = RwSignal::new(String::new());
    // Who plays a seat is chosen in its row, which stays.
    let named = Memo::new(move |_| {
        let seats = play.config().map(|c| c.seats).unwrap_or_default();
        seats.into_iter().map(|seat| (seat.name, seat.colour)).collect::<Vec<_>>()
    });
    let rows = move || {
        named.with(|_| ());
        let seats = untrack(|| play.config()).map(|c| c.seats).unwrap_or_default();
        (0..).map(Seat).zip(seats).map(|(seat, this)| view! { <Person seat this told close/> }).collect_view()
    };
    view! {
        <button class="quiet" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|o| *o = !*o)>
            <b>{W.seats}</b><small>{W.seats_small}</small>
        </button>
        {move || open.get().then(|| view! {
            <div class="people">{rows}<p class="small">{W.move_away_small}</p></div>
        })}
        <p class="small" role="status">{move || told.get()}</p>
    }
}

#[component]
fn Person(seat: Seat, this: SeatConfig, told: RwSignal<String>, close: Callback<()>) -> impl IntoView {
    let play = use_play();
    let name = seat_name(&this);
    let typed = RwSignal::new(name.clone());
    let called = name.clone();
    let rename = {
        let old = name.clone();
        move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            let new = typed.get_untracked().trim().to_string();
            if new == old {
                return;
            }
            let done = play.rename_seat(seat, &new);
            told.set(if done { (W.renamed)(&old, &new) } else { W.not_renamed.to_string() });
        }
    };
    // The last seat of a device stays: a device where nobody sits shows nothing.
    let may_move = Memo::new(move |_| play.here().has(seat) && play.here().iter().count() > 1);
    let title = StoredValue::new((W.move_away)(&name));
    let go = move |_| {
        play.move_away(seat);
        close.run(());
    };
    let moves = move || {
        may_move.get().then(|| view! { <button class="quiet" on:click=go>{title.get_value()}</button> })
    };
    view! {
        <form class=format!("person {}", seat_class(this.colour)) on:submit=rename>
            <Emblem colour=this.colour.into()/>
            <input
                class="field"
                type="text"
                maxlength=MAX_NAME.to_string()
                autocomplete="off"
                aria-label=(W.seat_name)(&name)
                prop:value=move || typed.get()
                on:input:target=move |event| typed.set(event.target().value())
            />
            <button class="quiet">{W.rename}</button>
            <select
                class="field who"
                aria-label=(bots().plays)(&name)
                on:change:target=move |event| {
                    let at = usize::try_from(event.target().selected_index()).ok();
                    if let Some(who) = at.and_then(|at| Who::ALL.get(at)) {
                        play.set_player(seat, *who);
                        told.set((bots().now_plays)(&called, *who));
                    }
                }
            >
                {Who::ALL.map(|who| view! { <option selected=who == this.player>{(words().who)(who)}</option> }).collect_view()}
            </select>
        </form>
        {moves}
    }
}
