//! The sheet that takes a game in: a field for a link or a text, and files.

use leptos::html::{Input, Textarea};
use leptos::prelude::*;

use super::intake::Intake;
use crate::app::dialog::Modal;
use crate::app::files;
use crate::app::icons::Icon;
use crate::text::transfer::words;
use crate::text::{Lang, Words};

/// The sheet; what is refused is told in it.
#[component]
pub fn LoadSheet(intake: Intake) -> impl IntoView {
    let w = &words().load;
    let open = intake.open;
    let close = Callback::new(move |()| open.set(false));
    view! {
        <Modal open close class="load" label=w.title.to_string()>
            <header>
                <h2>{w.title}</h2>
                <button class="tool" aria-label=w.close on:click=move |_| close.run(())>
                    <Icon id="i-close"/>
                </button>
            </header>
            <p class="sub">{w.lede}</p>
            <PasteField intake/>
            <FileField intake/>
        </Modal>
    }
}

/// The field, and the button that opens what stands in it.
#[component]
fn PasteField(intake: Intake) -> impl IntoView {
    let w = &words().load;
    let field = NodeRef::<Textarea>::new();
    let refused = intake.refused;
    Effect::new(move |_| {
        // Also after a refusal: what is wrong stands below it.
        refused.track();
        if let Some(field) = field.get() {
            let _ = field.focus();
            field.select();
        }
    });
    let sentence = move || refused.get().map(|why| Words::plain(Lang::English, 4).refusal(&why));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            intake.text(&field.value());
        }
    };
    let enter = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() {
            event.prevent_default();
            if let Some(field) = field.get_untracked() {
                intake.text(&field.value());
            }
        }
    };
    view! {
        <form on:submit=submit>
            <label class="fieldname" for="load-text">{w.field}</label>
            <textarea
                id="load-text"
                class="field"
                rows="4"
                spellcheck="false"
                autocomplete="off"
                placeholder=w.example
                node_ref=field
                aria-invalid=move || refused.with(Option::is_some).then_some("true")
                aria-describedby="load-wrong"
                on:keydown=enter
                on:input=move |_| if refused.with_untracked(Option::is_some) { refused.set(None) }
            ></textarea>
            <p class="wrong" id="load-wrong" role="alert">{sentence}</p>
            <button class="primary" type="submit">{w.open}</button>
        </form>
    }
}

/// The button that asks for files, which is also the place to drop them.
#[component]
fn FileField(intake: Intake) -> impl IntoView {
    let w = &words().load;
    let input = NodeRef::<Input>::new();
    let choose = move |_| {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    let chosen = move |_| {
        if let Some(input) = input.get_untracked() {
            intake.files(files::of(input.files()));
            // So that choosing the same file again is a change.
            input.set_value("");
        }
    };
    view! {
        <div class="files" class:over=move || intake.dragging.get()>
            <button class="quiet" type="button" on:click=choose>
                <span><Icon id="i-folder"/>{w.file}</span>
            </button>
            <p class="sub">{w.or_drop}</p>
            <input
                type="file"
                hidden
                multiple
                accept=".json,.txt,application/json,text/plain"
                node_ref=input
                on:change=chosen
            />
        </div>
    }
}
