//! One seat of the form: name, colour, who plays it.

use leptos::prelude::*;

use super::new_game::Draft;
use super::parts::{seat_class, seat_name};
use crate::app::icons::Emblem;
use crate::session::{Colour, ConfigError, MAX_NAME, Who};
use crate::text::bots::words as bots;
use crate::text::screens::{nameless, words};

/// The row of a seat. Seats are counted from 0.
#[component]
pub fn SeatRow(draft: Draft, seat: usize) -> impl IntoView {
    let w = &words().new_game;
    let table = draft.table;
    // While the number of seats shrinks, a row may be asked once more.
    let this = Memo::new(move |before: Option<&_>| {
        table.with(|t| t.seats.get(seat).cloned()).or_else(|| before.cloned().flatten())
    });
    let colour = Memo::new(move |_| this.get().map_or(Colour::Red, |s| s.colour));
    let problem = move || {
        let problems = draft.problems.get();
        let mine = problems.iter().find(|p| concerns(p, seat))?;
        Some((w.problem)(mine, &draft.named()))
    };
    let wrong = move || problem().is_some();
    let message = format!("seat-{seat}-problem");
    view! {
        <li class=move || format!("seatrow {}", seat_class(colour.get()))>
            <span class="crest">{move || view! { <Emblem colour=colour.get().into()/> }}</span>
            <input
                class="field"
                type="text"
                maxlength=MAX_NAME
                autocomplete="off"
                spellcheck="false"
                aria-label=format!("{}, {}", (w.seat)(seat + 1), w.name)
                aria-describedby=message.clone()
                aria-invalid=move || wrong().then_some("true")
                placeholder=move || this.get().map(|s| nameless(&s))
                prop:value=move || this.get().map(|s| s.name)
                on:input:target=move |event| {
                    let name = event.target().value();
                    table.update(|t| t.seats[seat].name = name);
                }
            />
            <Swatches draft seat colour/>
            <WhoPlays draft seat/>
            <p class="wrong" id=message role="alert">{problem}</p>
        </li>
    }
}

fn concerns(problem: &ConfigError, seat: usize) -> bool {
    match problem {
        ConfigError::NameMissing { seat: s }
        | ConfigError::NameTooLong { seat: s }
        | ConfigError::NameTaken { seat: s, .. }
        | ConfigError::ColourTaken { seat: s, .. } => *s == seat,
        _ => false,
    }
}

/// The four colours; one that another seat has swaps.
#[component]
fn Swatches(draft: Draft, seat: usize, colour: Memo<Colour>) -> impl IntoView {
    let w = words();
    let swatch = move |this: Colour| {
        let holder = move || {
            draft.table.with(|t| {
                let other = |(at, s): (usize, &crate::session::SeatConfig)| {
                    (at != seat && s.colour == this).then(|| seat_name(s))
                };
                t.seats.iter().enumerate().find_map(other)
            })
        };
        let label = move || match holder() {
            Some(name) => (w.new_game.colour_taken)((w.colour)(this), &name),
            None => (w.colour)(this).to_string(),
        };
        view! {
            <label title=label class:taken=move || holder().is_some()>
                <input
                    type="radio"
                    name=format!("colour-{seat}")
                    aria-label=label
                    prop:checked=move || colour.get() == this
                    on:change=move |_| draft.table.update(|t| t.take_colour(seat, this))
                />
                <Emblem colour=this.into()/>
            </label>
        }
    };
    view! {
        <div
            class="swatches"
            role="radiogroup"
            aria-label=format!("{}, {}", (w.new_game.seat)(seat + 1), w.new_game.colour)
        >
            {Colour::ALL.map(swatch).collect_view()}
        </div>
    }
}

/// Who makes the seat's decisions.
#[component]
fn WhoPlays(draft: Draft, seat: usize) -> impl IntoView {
    let w = words();
    let now = move || draft.table.with(|t| t.seats.get(seat).map_or(Who::default(), |s| s.player));
    view! {
        <select
            class="field who"
            title=move || now().level().map(bots().about)
            aria-label=format!("{}, {}", (w.new_game.seat)(seat + 1), w.new_game.who)
            on:change:target=move |event| {
                let at = event.target().selected_index();
                if let Some(who) = usize::try_from(at).ok().and_then(|at| Who::ALL.get(at)) {
                    draft.table.update(|t| t.seats[seat].player = *who);
                }
            }
        >
            {Who::ALL
                .map(|who| view! { <option selected=move || now() == who>{(w.who)(who)}</option> })
                .collect_view()}
        </select>
    }
}
