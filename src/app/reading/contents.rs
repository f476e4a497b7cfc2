//! The contents: parts of the rules, then the cards in groups. The part that is read stands open.

use leptos::prelude::*;

use super::section::symbol;
use super::{TopicLink, book, words};
use crate::app::icons::Icon;
use crate::app::table::kind_icon;
use crate::model::{ActionCardView, CardKind, icon};
use crate::text::topics::{Group, Topic};
use rules::kit::Kit;

/// The contents.
#[component]
pub fn Contents(
    /// What is read.
    shown: Signal<Topic>,
) -> impl IntoView {
    let w = book();
    let rules = w.parts.iter().map(|part| {
        let topics = part.sections.iter().map(|s| Topic::Rule(s.rule)).collect::<Vec<_>>();
        view! { <PartView title=part.title topics shown/> }
    });
    let cards = Group::ALL.into_iter().zip(w.cards).map(|(group, title)| {
        view! { <PartView title topics=group.topics() shown/> }
    });
    view! {
        <nav class="rb-contents" aria-label=w.contents>
            {rules.collect_view()}
            <hr/>
            {cards.collect_view()}
        </nav>
    }
}

#[component]
fn PartView(title: &'static str, topics: Vec<Topic>, shown: Signal<Topic>) -> impl IntoView {
    let list = StoredValue::new(topics);
    let here = Memo::new(move |_| list.with_value(|l| l.contains(&shown.get())));
    let open = RwSignal::new(here.get_untracked());
    Effect::new(move |_| {
        // The part that is left behind folds again.
        let here = here.get();
        open.set(here);
        if here {
            request_animation_frame(in_sight);
        }
    });
    view! {
        <div class="rb-part" class:here=here>
            <button class="rb-head" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|o| *o = !*o)>
                <Icon id="i-next"/>{title}
            </button>
            {move || open.get().then(|| view! {
                <ul>{list.get_value().into_iter().map(|topic| view! { <li><Entry topic/></li> }).collect_view()}</ul>
            })}
        </div>
    }
}

/// What is read is in sight among the contents.
fn in_sight() {
    if let Ok(Some(on)) = document().query_selector(".rb-contents [aria-current]") {
        let options = web_sys::ScrollIntoViewOptions::new();
        let _ = js_sys::Reflect::set(&options, &"block".into(), &"nearest".into());
        on.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Symbol and name.
#[component]
pub fn Entry(topic: Topic) -> impl IntoView {
    let (id, class) = picture(topic);
    view! {
        <TopicLink topic class=format!("rb-entry {class}")>
            {match id {
                Some(id) => view! { <Icon id/> }.into_any(),
                None => view! { <span class="i"></span> }.into_any(),
            }}
            {topic.title(words())}
        </TopicLink>
    }
}

/// The symbol of a topic, and the class that colours it.
pub fn picture(topic: Topic) -> (Option<&'static str>, &'static str) {
    match topic {
        Topic::Rule(rule) => (symbol(rule), ""),
        Topic::Card(card) => {
            let (id, class) = kind_icon(CardKind::of(Kit::base(), card));
            (Some(id), class)
        }
        Topic::Action(card) => {
            let suit = ActionCardView::of(card).suit;
            (Some(icon::suit(suit)), icon::suit_class(suit))
        }
        Topic::Setup(_) => (Some("i-map"), ""),
    }
}
