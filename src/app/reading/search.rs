//! The search field and what it found.

use leptos::html::Input;
use leptos::prelude::*;

use super::contents::picture;
use super::{Reader, TopicLink, book, words};
use crate::app::icons::Icon;
use crate::text::find::{Hit, Index};

/// So many results are shown.
const MOST: usize = 60;

/// The field, how much was found, and the results.
#[component]
pub fn Search(
    /// What was typed.
    query: RwSignal<String>,
    /// Are contents unfolded on a narrow screen?
    unfolded: RwSignal<bool>,
    /// Do results stand in the place of what is read on a narrow screen?
    listing: RwSignal<bool>,
) -> impl IntoView {
    let reader: Reader = expect_context();
    let w = book();
    // Made ready when it is first needed.
    let index = StoredValue::new(None::<Index>);
    let hits = Memo::new(move |_| {
        let query = query.get();
        if query.trim().is_empty() {
            return Vec::new();
        }
        index.update_value(|index| {
            index.get_or_insert_with(|| Index::new(words()));
        });
        index.with_value(|index| index.as_ref().map(|i| i.find(&query)).unwrap_or_default())
    });
    let at = RwSignal::new(0usize);
    let field = NodeRef::<Input>::new();
    let some = Memo::new(move |_| !query.read().trim().is_empty());
    let shown = Memo::new(move |_| hits.read().len().min(MOST));
    let found = move || if some.get() { (w.found)(hits.read().len()) } else { String::new() };
    let key = move |e: leptos::ev::KeyboardEvent| {
        let last = shown.get_untracked().saturating_sub(1);
        match e.key().as_str() {
            "ArrowDown" => at.update(|at| *at = (*at + 1).min(last)),
            "ArrowUp" => at.update(|at| *at = at.saturating_sub(1)),
            "Enter" => {
                if let Some(hit) = hits.get_untracked().get(at.get_untracked()) {
                    listing.set(false);
                    reader.open.run(hit.topic);
                }
            }
            "Escape" if some.get_untracked() => query.set(String::new()),
            _ => return,
        }
        e.prevent_default();
        e.stop_propagation();
    };
    // The result pointed at is in sight.
    Effect::new(move |_| {
        at.track();
        request_animation_frame(|| {
            if let Ok(Some(on)) = document().query_selector(".rb-hit.on") {
                let options = web_sys::ScrollIntoViewOptions::new();
                let _ = js_sys::Reflect::set(&options, &"block".into(), &"nearest".into());
                on.scroll_into_view_with_scroll_into_view_options(&options);
            }
        });
    });
    let result = move |(i, hit): (usize, Hit)| {
        let (id, class) = picture(hit.topic);
        view! {
            <li class="rb-hit" class:on=move || at.get() == i id=format!("rb-hit-{i}") on:pointerenter=move |_| at.set(i) on:click=move |_| listing.set(false)>
                <TopicLink topic=hit.topic class=format!("rb-found {class}")>
                    {match id {
                        Some(id) => view! { <Icon id/> }.into_any(),
                        None => view! { <span class="i"></span> }.into_any(),
                    }}
                    <span><b>{marked(hit.title)}</b><small>{marked(hit.sentence)}</small></span>
                </TopicLink>
            </li>
        }
    };
    view! {
        <div class="rb-search" role="search">
            <Icon id="i-search"/>
            <input
                node_ref=field
                type="search"
                autocomplete="off"
                spellcheck="false"
                aria-label=w.search
                aria-controls="rb-results"
                aria-describedby="rb-count"
                placeholder=w.search_hint
                prop:value=query
                on:input=move |e| { query.set(event_target_value(&e)); at.set(0); listing.set(true) }
                on:focus=move |_| listing.set(true)
                on:keydown=key
            />
            {move || if some.get() {
                view! {
                    <button class="tool" aria-label=w.clear on:click=move |_| { query.set(String::new()); let _ = field.get_untracked().map(|f| f.focus()); }>
                        <Icon id="i-close"/>
                    </button>
                }.into_any()
            } else {
                view! { <kbd class="k" aria-hidden="true">"/"</kbd> }.into_any()
            }}
        </div>
        <button class="rb-fold quiet" aria-expanded=move || unfolded.get().to_string() on:click=move |_| unfolded.update(|u| *u = !*u)>
            <Icon id="i-menu"/>{w.contents}
        </button>
        <p class="rb-count sub" id="rb-count" aria-live="polite">{found}</p>
        <ol class="rb-results" id="rb-results">
            {move || hits.get().into_iter().take(MOST).enumerate().map(result).collect_view()}
            {move || (some.get() && hits.read().is_empty()).then(|| view! { <li class="sub rb-none">{w.nothing}</li> })}
        </ol>
    }
}

fn marked(pieces: Vec<(bool, String)>) -> impl IntoView {
    let one = |(mark, text): (bool, String)| {
        if mark { view! { <mark>{text}</mark> }.into_any() } else { text.into_any() }
    };
    pieces.into_iter().map(one).collect_view()
}
