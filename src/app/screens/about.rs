//! What this is, whose it is, and under which rules and licences.

use leptos::prelude::*;

use super::parts::TopBar;
use super::report::Report;
use crate::text::screens::words;

/// A page to read.
#[component]
pub fn About() -> impl IntoView {
    let w = &words().about;
    view! {
        <div class="page narrow">
            <TopBar heading=w.heading/>
            <main class="reading">
                {w
                    .parts
                    .iter()
                    .map(|(heading, paragraphs)| {
                        view! {
                            <section class="panel">
                                <h2>{*heading}</h2>
                                {paragraphs.iter().map(|text| view! { <p>{*text}</p> }).collect_view()}
                            </section>
                        }
                    })
                    .collect_view()}
                <section class="panel asks"><Report/></section>
                <p class="sub">{(w.version)(env!("CARGO_PKG_VERSION"))}</p>
            </main>
        </div>
    }
}
