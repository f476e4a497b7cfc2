//! One game of the list, and what can be done with it.

use leptos::html::Input;
use leptos::prelude::*;

use super::rows::{Row, Rows, focus, name};
use crate::app::icons::Icon;
use crate::app::nav::use_nav;
use crate::app::play::use_play;
use crate::app::screens::game_card::{Powers, TinyMap, standing};
use crate::app::screens::parts::download;
use crate::save::MAX_TITLE;
use crate::session::Page;
use crate::session::kept::Kept;
use crate::text::replay::words as replay;
use crate::text::transfer::words;

/// The game, or a line that it is deleted.
#[component]
pub fn GameRow(rows: Rows, row: Row) -> impl IntoView {
    let gone = {
        let row = row.clone();
        Memo::new(move |_| row.gone.with(Option::is_some))
    };
    let naming = RwSignal::new(false);
    view! {
        <li>
            {move || if gone.get() {
                naming.set(false);
                view! { <Deleted rows row=row.clone()/> }.into_any()
            } else {
                view! { <Game rows row=row.clone() naming/> }.into_any()
            }}
        </li>
    }
}

/// In place of a game that was deleted.
#[component]
fn Deleted(rows: Rows, row: Row) -> impl IntoView {
    let w = &words().saved;
    let (line, id) = ((w.deleted)(&untrack(|| row.name())), row.id("undo"));
    view! {
        <div class="brought">
            <p>{line}</p>
            <button class="quiet" id=id on:click=move |_| rows.bring_back(&row)>{w.undo}</button>
        </div>
    }
}

/// A game: what is told of it, which opens it, and the button for all else.
#[component]
fn Game(rows: Rows, row: Row, naming: RwSignal<bool>) -> impl IntoView {
    let slot = row.slot;
    let unfolded = Memo::new(move |_| rows.is_unfolded(slot));
    let fold = {
        let id = row.id("more");
        move |event: leptos::ev::KeyboardEvent| {
            if event.key() == "Escape" && unfolded.get_untracked() && !naming.get_untracked() {
                rows.unfold(None);
                focus(id.clone());
            }
        }
    };
    let (card, folding, acts) = (row.clone(), row.clone(), row);
    view! {
        <article class="game panel" class:unfolded=move || unfolded.get() on:keydown=fold>
            {move || if naming.get() {
                view! { <Rename rows row=card.clone() naming/> }.into_any()
            } else {
                view! { <Card row=card.clone()/> }.into_any()
            }}
            {move || (!naming.get()).then(|| view! { <More rows row=folding.clone() unfolded/> })}
            {move || (unfolded.get() && !naming.get()).then(|| view! { <Acts rows row=acts.clone() naming/> })}
        </article>
    }
}

/// Shows and hides the buttons of a game.
#[component]
fn More(rows: Rows, row: Row, unfolded: Memo<bool>) -> impl IntoView {
    let (slot, id) = (row.slot, row.id("more"));
    let label = move || (words().saved.more)(&row.name());
    view! {
        <button
            class="tool more"
            id=id
            aria-label=label
            aria-expanded=move || unfolded.get().to_string()
            on:click=move |_| rows.unfold((!unfolded.get_untracked()).then_some(slot))
        >
            <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 12h.01M12 12h.01M19 12h.01" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"/>
            </svg>
        </button>
    }
}

/// What is told of a game; pressing it opens the game, under cover.
#[component]
fn Card(row: Row) -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let (slot, id) = (row.slot, row.id("open"));
    let open = move |_| {
        if play.open(slot) {
            nav.go(Page::Table);
        }
    };
    let told = move || {
        row.kept.with(|kept| {
            let summary = kept.summary.clone();
            view! {
                <TinyMap out=summary.out.clone()/>
                <span class="told">
                    <b class="name">{name(kept)}</b>
                    <small>{standing(&summary, kept.outcome.as_ref())}</small>
                    <Powers named=!kept.title.is_empty() summary/>
                </span>
                {lying(slot, kept)}
            }
        })
    };
    view! { <button class="opens" id=id on:click=open>{told}</button> }
}

/// How long ago the game was changed, how large it is, whether it goes round, and how far it is taken back.
fn lying(slot: u64, kept: &Kept) -> impl IntoView + use<> {
    let w = &words().saved;
    let ago = (js_sys::Date::now() as u64).saturating_sub(kept.changed);
    let date = js_sys::Date::new(&(kept.changed as f64).into());
    let exactly = String::from(date.to_locale_string("default", &js_sys::Object::new()));
    let apart = kept.is_apart();
    view! {
        <span class="lying">
            <small title=exactly>{(w.ago)(ago)}</small>
            <small>{(w.size)(use_play().size_of(slot))}</small>
            {apart.then(|| view! { <small class="tag">{w.apart}</small> })}
            {(w.undo_policy)(kept.summary.config.undo).map(|undo| view! { <small class="tag">{undo}</small> })}
        </span>
    }
}

/// The buttons of a game.
#[component]
fn Acts(rows: Rows, row: Row, naming: RwSignal<bool>) -> impl IntoView {
    let play = use_play();
    let w = &words().saved;
    let (second, file, away) = (row.clone(), row.slot, row);
    let save = move |_| {
        if let Some((name, text)) = play.file(file) {
            download(&name, &text);
        }
    };
    view! {
        <div class="deeds row">
            <button class="quiet" on:click=move |_| play.watch(file)>{replay().replay.open}</button>
            <button class="quiet" on:click=move |_| naming.set(true)>{w.rename}</button>
            <button class="quiet" on:click=move |_| rows.duplicate(&second)>{w.duplicate}</button>
            <button class="quiet" on:click=save>{w.file}</button>
            <button class="quiet danger" on:click=move |_| rows.delete(&away)>{w.delete}</button>
        </div>
    }
}

/// The field for another name. Esc leaves the name as it was.
#[component]
fn Rename(rows: Rows, row: Row, naming: RwSignal<bool>) -> impl IntoView {
    let w = &words().saved;
    let field = NodeRef::<Input>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            let _ = field.focus();
            field.select();
        }
    });
    let kept = row.kept.get_untracked();
    let (title, otherwise) = (kept.title.clone(), name(&Kept { title: String::new(), ..kept }));
    let id = row.id("open");
    let done = move || {
        naming.set(false);
        rows.unfold(None);
        focus(id.clone());
    };
    let leave = done.clone();
    let cancel = done.clone();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            rows.rename(&row, &field.value());
        }
        done();
    };
    let escape = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            leave();
        }
    };
    view! {
        <form class="rename" on:submit=submit>
            <input
                class="field"
                type="text"
                maxlength=MAX_TITLE
                autocomplete="off"
                aria-label=w.name
                placeholder=otherwise
                value=title
                node_ref=field
                on:keydown=escape
            />
            <button class="primary" type="submit" aria-label=w.save_name><Icon id="i-check"/></button>
            <button class="quiet" type="button" aria-label=w.cancel on:click=move |_| cancel()>
                <Icon id="i-close"/>
            </button>
        </form>
    }
}
