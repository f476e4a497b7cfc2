//! Troubles with storage, told once and in words; play goes on.

use leptos::prelude::*;

use super::icons::Icon;
use super::screens::parts::download;
use super::storage;
use crate::session::shelf::StoreError;
use crate::text::screens::words;

/// The list of what has to be told.
#[derive(Clone, Copy)]
pub struct Notices {
    list: RwSignal<Vec<StoreError>>,
}

impl Notices {
    /// An empty list; `expect_context` finds it.
    pub fn provide() -> Notices {
        let notices = Notices { list: RwSignal::default() };
        provide_context(notices);
        notices
    }

    /// Passes a good result on and tells about a bad one.
    pub fn check<T>(self, result: Result<T, StoreError>) -> Option<T> {
        result.map_err(|error| self.tell(error)).ok()
    }

    /// Tells about an error, unless it has been told.
    pub fn tell(self, error: StoreError) {
        if !self.list.with_untracked(|list| list.contains(&error)) {
            self.list.update(|list| list.push(error));
        }
    }

    fn close(self, error: &StoreError) {
        self.list.update(|list| list.retain(|e| e != error));
    }
}

/// The notices, over whatever screen is shown.
#[component]
pub fn NoticeList() -> impl IntoView {
    let notices: Notices = expect_context();
    view! {
        <section class="notices" role="status" aria-label=words().notices.region>
            <For each=move || notices.list.get() key=|error| format!("{error:?}") let:error>
                <NoticeLine error/>
            </For>
        </section>
    }
}

/// One notice, with the way to the damaged text where there is one.
#[component]
fn NoticeLine(error: StoreError) -> impl IntoView {
    let notices: Notices = expect_context();
    let w = &words().notices;
    let sentence = match &error {
        StoreError::Blocked => w.blocked.to_string(),
        StoreError::Full => w.full.to_string(),
        StoreError::Damaged { entry, .. } => (w.damaged)(entry),
        StoreError::Newer { entry, .. } => (w.newer)(entry),
    };
    let backup = match &error {
        StoreError::Damaged { backup, .. } => Some(backup.clone()),
        _ => None,
    };
    view! {
        <div class="notice">
            <Icon id="i-why"/>
            <p>{sentence}</p>
            {backup
                .map(|key| {
                    let save = move |_| {
                        download(&format!("{key}.json"), &storage::raw(&key).unwrap_or_default())
                    };
                    view! { <button class="quiet" on:click=save>{w.download}</button> }
                })}
            <button class="tool" aria-label=w.dismiss on:click=move |_| notices.close(&error)>
                <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>
                </svg>
            </button>
        </div>
    }
}
