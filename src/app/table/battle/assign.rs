//! Which piece takes the next hit; and the obvious way for all that are left.

use leptos::prelude::*;

use crate::app::icons::Icon;
use crate::app::table::ask::{Question, Take, keycap};
use crate::app::table::ui::Ui;
use crate::app::table::waiting::Besides;
use crate::model::{OptionView, TableAction};
use crate::text::battle::words;

/// The question, a button for each piece, and the shortcut.
#[component]
pub fn Assign() -> impl IntoView {
    let ui = Ui::get();
    let options = ui.memo(|m| m.decision.as_ref().map(|d| d.options.clone()).unwrap_or_default());
    let obvious = ui.memo(|m| m.battle.as_ref().and_then(|b| b.obvious.clone()));
    let back = ui.memo(|m| m.decision.as_ref().and_then(|d| d.back.clone()));
    let one = |option: OptionView| {
        let key = keycap(&option.key);
        let symbol = option.icon;
        let (title, detail) = (option.title.clone(), option.detail.clone());
        view! {
            <Take option class="opt">
                {key}<b>{(!symbol.is_empty()).then(|| view! { <Icon id=symbol/> })}{title}</b>
                {(!detail.is_empty()).then(|| view! { <small>{detail}</small> })}
            </Take>
        }
    };
    let shortcut = move || {
        obvious.get().map(|text| {
            view! {
                <button class="opt obvious" aria-keyshortcuts="A" on:click=move |_| ui.send(TableAction::Obvious)>
                    <kbd class="k" aria-hidden="true">"A"</kbd><b>{words().obvious}</b><small>{text}</small>
                </button>
            }
        })
    };
    view! {
        <section class="ask inline hits">
            <Question/><Besides/>
            <div class="opts three">
                {move || options.get().into_iter().map(one).collect_view()}
                {shortcut}
                {move || back.get().map(|text| view! {
                    <button class="opt plain" on:click=move |_| ui.back()><kbd class="k">"Esc"</kbd><b>{text}</b></button>
                })}
            </div>
        </section>
    }
}
