//! Who begins.

use leptos::prelude::*;

use super::new_game::Draft;
use super::parts::seat_name;
use crate::app::icons::Emblem;
use crate::session::FirstPlayer;
use crate::text::screens::words;

/// By lot, or one of the seats.
#[component]
pub fn FirstChoice(draft: Draft) -> impl IntoView {
    let w = &words().new_game;
    let table = draft.table;
    // The choice itself is not part of this, so choosing rebuilds nothing.
    let seats = Memo::new(move |_| {
        table.with(|t| t.seats.iter().map(|s| (s.colour, seat_name(s))).collect::<Vec<_>>())
    });
    let choice = move |first: FirstPlayer, face: AnyView| {
        view! {
            <label>
                <input
                    type="radio"
                    name="first"
                    prop:checked=move || table.with(|t| t.first == first)
                    on:change=move |_| table.update(|t| t.first = first)
                />
                <span>{face}</span>
            </label>
        }
    };
    view! {
        <section class="panel" aria-labelledby="first-h">
            <header>
                <h2 id="first-h">{w.first}</h2>
                <span class="sub">{w.first_small}</span>
            </header>
            <div class="whofirst" role="radiogroup" aria-labelledby="first-h">
                {choice(FirstPlayer::Random, w.by_lot.into_any())}
                {move || {
                    (0u8..)
                        .zip(seats.get())
                        .map(|(seat, (colour, name))| {
                            choice(
                                FirstPlayer::Seat(seat),
                                view! { <Emblem colour=colour.into()/> {name} }.into_any(),
                            )
                        })
                        .collect_view()
                }}
            </div>
        </section>
    }
}
