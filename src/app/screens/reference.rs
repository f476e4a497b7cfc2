//! Cards and rules on a page of their own: what is read stands in the address.

use leptos::prelude::*;

use super::parts::TopBar;
use crate::app::nav::use_nav;
use crate::app::reading::{Book, Reader, book, words};
use crate::text::topics::Topic;

/// The page.
#[component]
pub fn Reference() -> impl IntoView {
    let nav = use_nav();
    let topic = Signal::derive(move || Topic::of_slug(words(), &nav.rest()));
    let open = Callback::new(move |topic: Topic| nav.read(&topic.slug()));
    provide_context(Reader { topic, open, linked: true });
    view! {
        <div class="page rb-page">
            <TopBar heading=book().heading/>
            <main><Book/></main>
        </div>
    }
}
