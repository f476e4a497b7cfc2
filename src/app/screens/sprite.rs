//! The icons, once in the page: `<use>` finds them by id.

use leptos::prelude::*;

/// All symbols of `public/icons.svg`, invisible.
#[component]
pub fn Sprite() -> impl IntoView {
    view! { <div hidden inner_html=include_str!("../../../public/icons.svg")></div> }
}
