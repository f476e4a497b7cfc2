//! What a seat has missed, before it goes on: a sheet over its table, put away by one key.

use leptos::prelude::*;

use super::parts::seat_name;
use crate::app::dialog::Modal;
use crate::app::icons::{Emblem, Icon};
use crate::app::play::use_play;
use crate::app::table::OpenPlace;
use crate::model::LogLine;
use crate::session::digest::{Item, Part};
use crate::text::replay::words;
use crate::text::table::EN;
use rules::ids::{Seat, System};

/// A sheet over the table, if there is something to tell.
#[component]
pub fn Since() -> impl IntoView {
    let play = use_play();
    let w = &words().since;
    let place = use_context::<OpenPlace>();
    let open = Memo::new(move |_| {
        let digest = play.since();
        digest.is_worth_telling() || !digest.lines.is_empty()
    });
    let close = Callback::new(move |()| play.close_since());
    let name = move |seat: Seat| {
        play.config().and_then(|c| c.seats.get(usize::from(seat.0)).map(|s| (s.colour, seat_name(s))))
    };
    let who = move |seat: Option<Seat>| {
        seat.and_then(name)
            .map(|(c, name)| (view! { <Emblem colour=c.into()/> }, view! { <b>{name}</b>" " }))
            .unzip()
    };
    let show = move |system: System| {
        play.close_since();
        place.into_iter().for_each(|place| place.0.set(Some(system)));
    };
    let item = move |item: Item| {
        let (emblem, name) = who(item.who);
        let text = view! { <Icon id=item.icon/><span>{emblem}{name}{item.text}</span> };
        match item.system {
            Some(system) => {
                let label = (w.place)(&EN.names.system(system));
                view! {
                    <li><button class="toplace" title=label on:click=move |_| show(system)>{text}<Icon id="i-map" class="go"/></button></li>
                }
                .into_any()
            }
            None => view! { <li>{text}</li> }.into_any(),
        }
    };
    let part = move |(part, items): (Part, &[Item])| {
        let class = if part == Part::Lost { "part own" } else { "part" };
        view! {
            <section class=class>
                <h3>{(w.part)(part)}</h3>
                <ul>{items.iter().cloned().map(item).collect_view()}</ul>
            </section>
        }
    };
    let line = move |line: LogLine| {
        let (emblem, name) = who(line.who);
        view! { <li>{emblem}<span>{name}{line.text}</span></li> }
    };
    let all = move || {
        let digest = play.since();
        let count = digest.lines.len();
        let unfolded = !digest.is_worth_telling();
        (count > 0).then(|| {
            view! {
                <details open=unfolded>
                    <summary>{(w.all)(count)}</summary>
                    <ol>{digest.lines.into_iter().map(line).collect_view()}</ol>
                </details>
            }
        })
    };
    view! {
        <Modal open close class="table-menu since" label=w.title.to_string()>
            <header><h2>{w.title}</h2></header>
            <div class="parts">
                {move || play.since().parts().into_iter().map(part).collect_view()}
                {all}
            </div>
            <button class="primary" autofocus on:click=move |_| close.run(())><b>{w.go_on}</b></button>
        </Modal>
    }
}
