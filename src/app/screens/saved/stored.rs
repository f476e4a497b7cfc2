//! What is stored in all, how safe it is, and what can be done with everything at once.

use leptos::ev::MouseEvent;
use leptos::html::Button;
use leptos::prelude::*;

use super::rows::Rows;
use crate::app::icons::Icon;
use crate::app::play::use_play;
use crate::app::screens::parts::download;
use crate::app::storage;
use crate::text::transfer::words;

/// How much there is and what the browser promises; exporting and deleting all.
#[component]
pub fn Stored(rows: Rows) -> impl IntoView {
    let play = use_play();
    let w = &words().saved;
    let kept = RwSignal::new(None);
    storage::is_kept(move |is| {
        // The screen may be gone by now.
        let _ = kept.try_set(Some(is));
    });
    let asking = RwSignal::new(false);
    let total = move || {
        play.follow_shelf();
        (w.total)(rows.count(), storage::size())
    };
    let promise = move || kept.get().map(|kept| if kept { w.kept } else { w.not_kept });
    let export = move |_| {
        let (name, text) = play.file_of_all();
        download(&name, &text);
    };
    view! {
        <section class="panel stored" aria-labelledby="stored-h">
            <h2 id="stored-h">{w.data}</h2>
            <p>{total} " " {promise}</p>
            {move || if asking.get() {
                view! { <Sure rows asking export/> }.into_any()
            } else {
                view! {
                    <div class="row">
                        <button class="quiet" on:click=export>
                            <span><Icon id="i-save"/>{w.export_all}</span>
                        </button>
                        <button class="quiet danger" on:click=move |_| asking.set(true)>{w.delete_all}</button>
                    </div>
                }
                .into_any()
            }}
        </section>
    }
}

/// Asks before everything goes. The harmless answer has the focus.
#[component]
fn Sure(rows: Rows, asking: RwSignal<bool>, export: impl Fn(MouseEvent) + 'static) -> impl IntoView {
    let w = &words().saved;
    let no = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(no) = no.get() {
            let _ = no.focus();
        }
    });
    view! {
        <div class="row sure" role="alert">
            <p>{move || (w.delete_all_sure)(rows.count())}</p>
            <button class="quiet" node_ref=no on:click=move |_| asking.set(false)>{w.no}</button>
            <button class="quiet" on:click=export>
                <span><Icon id="i-save"/>{w.export_all}</span>
            </button>
            <button class="quiet danger" on:click=move |_| rows.sweep()>{w.yes}</button>
        </div>
    }
}

/// In place of all games that were deleted at once.
#[component]
pub fn AllDeleted(rows: Rows) -> impl IntoView {
    let w = &words().saved;
    move || {
        let count = rows.swept();
        (count > 0).then(|| {
            view! {
                <div class="brought">
                    <p>{(w.swept)(count)}</p>
                    <button class="quiet" id="undo-all" on:click=move |_| rows.bring_all_back()>
                        {if count == 1 { w.undo } else { w.undo_all }}
                    </button>
                </div>
            }
        })
    }
}
