//! Where the table goes.

use leptos::prelude::*;

use super::parts::TopBar;
use crate::text::screens::words;

/// Nothing yet but the way back.
#[component]
pub fn TablePlace() -> impl IntoView {
    view! {
        <div class="page">
            <TopBar heading=words().arcs/>
            <main class="reading"></main>
        </div>
    }
}
