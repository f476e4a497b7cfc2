//! The page.

use leptos::prelude::*;

/// Puts the app on the page.
pub fn start() {
    leptos::mount::mount_to_body(App);
}

#[component]
pub fn App() -> impl IntoView {
    view! {
        <main>
            <h1>"Arcs"</h1>
        </main>
    }
}
