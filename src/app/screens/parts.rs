//! Small parts that several screens share.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::icons::Icon;
use crate::app::nav::use_nav;
use crate::app::theme::{Look, Theme};
use crate::session::{Colour, Page, SeatConfig};
use crate::text::screens::{nameless, words};

/// The class under which a colour's custom properties stand.
pub fn seat_class(colour: Colour) -> String {
    format!("seat-{}", colour.slug())
}

/// The name of a seat; if it has none, that of its colour, or of the bot of that colour.
pub fn seat_name(seat: &SeatConfig) -> String {
    match seat.name.trim() {
        "" => nameless(seat).to_string(),
        name => name.to_string(),
    }
}

/// The button that changes between the system's look, light and dark.
#[component]
pub fn ThemeButton() -> impl IntoView {
    let theme: Theme = expect_context();
    let w = &words().common;
    let at = move || theme.look() as usize;
    let picture = move || match theme.look() {
        Look::Light => view! { <Icon id="i-sun"/> }.into_any(),
        Look::Dark => view! { <Icon id="i-crescent"/> }.into_any(),
        Look::System => view! {
            <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/>
                <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>
            </svg>
        }
        .into_any(),
    };
    view! {
        <button class="tool" aria-label=move || w.theme_is[at()] on:click=move |_| theme.turn()>
            {picture}
            <span>{move || w.theme[at()]}</span>
        </button>
    }
}

/// The bar over screens that one reads or fills: the way home, and the look.
#[component]
pub fn TopBar(
    /// The heading of the screen.
    heading: &'static str,
) -> impl IntoView {
    let nav = use_nav();
    let w = &words().common;
    view! {
        <header class="bar">
            <button class="tool back" aria-label=w.home title=w.back_home on:click=move |_| nav.go(Page::Home)>
                <Icon id="i-next"/>
                <span>{w.home}</span>
            </button>
            <h1 tabindex="-1">{heading}</h1>
            <ThemeButton/>
        </header>
    }
}

/// Gives the person a text as a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let Ok(link) = document().create_element("a") else { return };
    let link: web_sys::HtmlAnchorElement = link.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // Not at once: the browser may still be reading it.
    set_timeout(
        move || {
            let _ = web_sys::Url::revoke_object_url(&url);
        },
        std::time::Duration::from_secs(60),
    );
}
