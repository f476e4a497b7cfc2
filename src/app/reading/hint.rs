//! Small ways in from the table: a label that opens its section, a link beside a reason.

use leptos::prelude::*;

use super::{book, words};
use crate::app::icons::Icon;
use crate::app::table::{Reading, Ui};
use crate::text::rulebook::Rule;
use crate::text::topics::{Topic, resolve};

/// A label of the table that opens its section: underlined when it is pointed at, and as large as its words.
#[component]
pub fn About(
    /// What it is about.
    rule: Rule,
    children: Children,
) -> impl IntoView {
    let Some(ui) = use_context::<Ui>() else { return children().into_any() };
    let open = move |e: leptos::ev::MouseEvent| {
        // The place around it isn't meant.
        e.stop_propagation();
        ui.read(Reading::Rule(rule));
    };
    let keep = |e: leptos::ev::KeyboardEvent| {
        if matches!(e.key().as_str(), "Enter" | " ") {
            e.stop_propagation();
        }
    };
    view! {
        <button class="rb-about" title=(book().about)(book().section(rule).title) on:click=open on:keydown=keep>
            {children()}
        </button>
    }
    .into_any()
}

/// A name of the table that opens its section, if there is one of that name.
pub fn named(name: String) -> AnyView {
    match resolve(words(), &name) {
        Some(Topic::Rule(rule)) => view! { <About rule>{name}</About> }.into_any(),
        _ => name.into_any(),
    }
}

/// The rule behind a reason.
#[component]
pub fn RuleLink(
    /// Which.
    rule: Rule,
) -> impl IntoView {
    let ui = Ui::get();
    let (text, label) = book().link;
    view! {
        <button class="rb-rule" aria-label=label(book().section(rule).title) on:click=move |_| ui.read(Reading::Rule(rule))>
            <Icon id="i-book"/>{text}
        </button>
    }
}
