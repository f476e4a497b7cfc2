//! The list of games that are kept on this device.

use leptos::prelude::*;

use super::parts::TopBar;
use crate::text::transfer::words;

/// The list, and what can be done with each.
#[component]
pub fn Saved() -> impl IntoView {
    let w = &words().saved;
    view! {
        <div class="page narrow">
            <TopBar heading=w.heading/>
        </div>
    }
}
