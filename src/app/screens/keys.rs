//! The list of keys: on every screen, by the key `?`.

use leptos::prelude::*;

use crate::app::dialog::{Modal, typing};
use crate::app::icons::Icon;
use crate::text::keys::{EN as W, Line};

/// Opens and closes the list; found by `expect_context`.
#[derive(Clone, Copy)]
pub struct KeyList(pub RwSignal<bool>);

/// The list, and the key that opens it.
#[component]
pub fn Keys() -> impl IntoView {
    let open = RwSignal::new(false);
    provide_context(KeyList(open));
    let keys = window_event_listener(leptos::ev::keydown, move |e| {
        if e.key() == "?" && !e.default_prevented() && !typing() {
            open.set(true);
            e.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
    view! {
        <Modal open close=Callback::new(move |()| open.set(false)) class="table-menu keylist" label=W.title.to_string()>
            <header>
                <h2>{W.title}</h2>
                <button class="tool" aria-label=W.close on:click=move |_| open.set(false)><Icon id="i-close"/></button>
            </header>
            {W.groups.iter().map(|(name, lines)| view! { <h3>{*name}</h3><dl>{lines.iter().map(line).collect_view()}</dl> }).collect_view()}
        </Modal>
    }
}

fn line((keys, what): &Line) -> impl IntoView + use<> {
    let caps = keys.iter().map(|key| view! { <kbd>{*key}</kbd> }).collect_view();
    view! { <div><dt>{caps}</dt><dd>{*what}</dd></div> }
}
