//! The log: sentences, newest round first; pointing at one shows its system on the map.

use leptos::prelude::*;

use super::ui::Ui;
use crate::app::icons::Emblem;
use crate::model::LogLine;
use rules::ids::Seat;

/// The panel.
#[component]
pub fn LogPanel() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let only = RwSignal::new(None::<Seat>);
    let seats = ui.memo(|m| m.seats.iter().map(|s| (s.seat, s.colour, s.name.clone())).collect::<Vec<_>>());
    let lines = ui.memo(|m| m.log.clone());
    let shown = move || {
        let keep = |l: &LogLine| l.heading || only.get().is_none() || l.who == only.get();
        lines.get().into_iter().filter(keep).map(|l| view! { <Line l/> }).collect_view()
    };
    let filters = move || {
        let one = |(seat, colour, name): (Seat, _, String)| {
            view! {
                <button
                    aria-label=(w.log_filter)(&name)
                    title=(w.log_filter)(&name)
                    aria-pressed=move || (only.get() == Some(seat)).to_string()
                    on:click=move |_| only.update(|o| *o = if *o == Some(seat) { None } else { Some(seat) })
                ><Emblem colour/></button>
            }
        };
        seats.get().into_iter().map(one).collect_view()
    };
    view! {
        <section class="panel logbox" aria-label=w.log>
            <header><h2>{w.log}</h2><span class="f">{filters}</span></header>
            <ol tabindex="0">{shown}</ol>
        </section>
    }
}

#[component]
fn Line(l: LogLine) -> impl IntoView {
    let ui = Ui::get();
    if l.heading {
        return view! { <li class="t">{l.text}</li> }.into_any();
    }
    let colour = l.who.map(|s| ui.colour(s));
    let system = l.system;
    view! {
        <li
            class:place=system.is_some()
            on:pointerenter=move |_| ui.pointed.set(system)
            on:pointerleave=move |_| ui.pointed.set(None)
        >
            {match colour {
                Some(colour) => view! { <Emblem colour/> }.into_any(),
                None => view! { <span></span> }.into_any(),
            }}
            <span>{l.who.map(|s| view! { <span class="sr">{ui.name(s)}" "</span> })}{l.text}</span>
        </li>
    }
    .into_any()
}
