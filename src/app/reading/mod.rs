//! Cards and rules: contents, search, one section or card. The same on a page of its own and over the table.
//!
//! What is read is the caller's: a [`Reader`] in the context says what that is and opens something else.

mod cards;
mod contents;
mod hint;
mod search;
mod section;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::text::rulebook::RuleWords;
use crate::text::topics::Topic;
use crate::text::{Lang, Language, language};
pub use cards::{BigCard, TopicCard};
pub use hint::{About, RuleLink, named};
pub use section::SectionView;

/// All words.
pub fn words() -> &'static Language {
    language(Lang::English)
}

/// The words around cards and rules.
pub fn book() -> &'static RuleWords {
    words().rules
}

/// What is read, and how something else is opened. Given by the page or the sheet around.
#[derive(Clone, Copy)]
pub struct Reader {
    /// What is read; nothing at the start.
    pub topic: Signal<Option<Topic>>,
    /// Opens something.
    pub open: Callback<Topic>,
    /// Does what is read stand in the address? Then links are links that can be copied.
    pub linked: bool,
}

/// Something that opens a topic: a link on the page, a button over the table. Words alone where nothing reads.
#[component]
pub fn TopicLink(
    /// What it opens.
    topic: Topic,
    /// Classes.
    #[prop(into)]
    class: String,
    children: Children,
) -> impl IntoView {
    let Some(reader) = use_context::<Reader>() else {
        return view! { <span>{children()}</span> }.into_any();
    };
    let here = move || (reader.topic.get() == Some(topic)).then_some("page");
    if reader.linked {
        let href = format!("#/rules/{}", topic.slug());
        view! { <a class=class href=href aria-current=here>{children()}</a> }.into_any()
    } else {
        view! { <button class=class aria-current=here on:click=move |_| reader.open.run(topic)>{children()}</button> }
            .into_any()
    }
}

/// Contents and search at the left, what is read at the right.
#[component]
pub fn Book() -> impl IntoView {
    let reader: Reader = expect_context();
    let query = RwSignal::new(String::new());
    let unfolded = RwSignal::new(false);
    // On a narrow screen results stand in the place of what is read, until one is opened.
    let listing = RwSignal::new(false);
    let searching = Memo::new(move |_| !query.read().trim().is_empty());
    // Whatever is opened stands at its top, and a screen reader begins with its heading.
    Effect::new(move |before: Option<Option<Topic>>| {
        let now = reader.topic.get();
        if before.is_some_and(|before| before != now) {
            unfolded.set(false);
            listing.set(false);
            request_animation_frame(to_top);
        }
        now
    });
    let keys = window_event_listener(leptos::ev::keydown, move |e| {
        let plain = !e.default_prevented() && !e.ctrl_key() && !e.meta_key() && !e.alt_key();
        if plain && e.key() == "/" && !in_field() {
            e.prevent_default();
            focus(".rb-search input");
        }
    });
    on_cleanup(move || keys.remove());
    let shown = Memo::new(move |_| reader.topic.get().unwrap_or_else(first));
    view! {
        <div class="rb" class:searching=move || searching.get() && listing.get() class:unfolded=unfolded>
            <div class="rb-side">
                <search::Search query unfolded listing/>
                {move || (!searching.get()).then(|| view! { <contents::Contents shown=shown.into()/> })}
            </div>
            <div class="rb-main">
                {move || view! { <TopicView topic=shown.get()/> }}
            </div>
        </div>
    }
}

/// What stands there when nothing was chosen.
fn first() -> Topic {
    Topic::Rule(book().parts[0].sections[0].rule)
}

/// A section or a card, and what follows it in the contents.
#[component]
fn TopicView(topic: Topic) -> impl IntoView {
    let all = Topic::all(words());
    let at = all.iter().position(|t| *t == topic);
    let next = at.and_then(|at| all.get(at + 1).copied());
    let body = match topic {
        Topic::Rule(rule) => view! { <SectionView rule/> }.into_any(),
        card => view! { <TopicCard topic=card/> }.into_any(),
    };
    view! {
        {body}
        {next.map(|next| view! {
            <TopicLink topic=next class="rb-next">{(book().next)(&next.title(words()))}</TopicLink>
        })}
    }
}

fn in_field() -> bool {
    let tag = document().active_element().map(|e| e.tag_name().to_ascii_lowercase());
    matches!(tag.as_deref(), Some("input" | "textarea" | "select"))
}

fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

fn to_top() {
    if let Ok(Some(main)) = document().query_selector(".rb-main") {
        main.set_scroll_top(0);
        if main.scroll_height() <= main.client_height() {
            main.scroll_into_view_with_bool(true);
        }
    }
    focus(".rb-main h2");
}
