//! A modal dialogue: it keeps the focus, Esc and a click beside it close it.

use leptos::html::Dialog;
use leptos::prelude::*;

/// A sheet over everything else.
#[component]
pub fn Modal(
    /// Is it open?
    #[prop(into)]
    open: Signal<bool>,
    /// Called when it is closed.
    close: Callback<()>,
    /// Classes.
    class: &'static str,
    /// What a screen reader calls it.
    #[prop(into)]
    label: Signal<String>,
    children: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let open = open.get();
        if let Some(dialog) = node.get() {
            match open {
                true if !dialog.open() => {
                    let _ = dialog.show_modal();
                }
                false if dialog.open() => dialog.close(),
                _ => {}
            }
        }
    });
    let beside = move |e: &leptos::ev::MouseEvent| {
        node.get_untracked().is_some_and(|d| e.target().as_ref() == Some(d.as_ref()))
    };
    view! {
        <dialog
            class=class
            node_ref=node
            aria-label=label
            on:cancel=move |e: web_sys::Event| {
                // Esc closes it as everything else does: the browser would tell of it only later.
                e.prevent_default();
                close.run(());
            }
            on:close=move |_| if node.get_untracked().is_some_and(|d| !d.open()) {
                // Told late: it may have been opened again by then.
                close.run(());
            }
            on:click=move |e| if beside(&e) { close.run(()) }
        >
            {move || open.get().then(&*children)}
        </dialog>
    }
}

/// Is the focus in something that takes text, or is a dialogue open?
pub fn typing() -> bool {
    if document().query_selector("dialog[open]").ok().flatten().is_some() {
        return true;
    }
    let tag = document().active_element().map(|e| e.tag_name().to_ascii_lowercase());
    matches!(tag.as_deref(), Some("input" | "textarea" | "select"))
}
