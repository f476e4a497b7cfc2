//! The list of games that are kept on this device.

mod row;
pub mod rows;
pub mod stored;

use leptos::prelude::*;

use super::game_card::TinyMap;
use super::intake::{Intake, TakesGames};
use super::parts::TopBar;
use crate::app::icons::Icon;
use crate::app::nav::use_nav;
use crate::app::play::use_play;
use crate::session::Page;
use crate::text::screens::words as screens;
use crate::text::transfer::words;
use row::GameRow;
use rows::{Row, Rows};
use stored::{AllDeleted, Stored};

/// A list this long is searched rather than read.
const SEARCHED: usize = 12;

/// The list, and what can be done with each game and with all.
#[component]
pub fn Saved() -> impl IntoView {
    let w = &words().saved;
    let rows = Rows::of(use_play());
    let intake = Intake::new();
    let any = Memo::new(move |_| rows.count() > 0);
    view! {
        <div class="page narrow">
            <TopBar heading=w.heading/>
            <main class="games">
                <p class="sr" role="status">{move || rows.said()}</p>
                <AllDeleted rows/>
                <Show when=move || any.get()>
                    <Tools rows intake/>
                </Show>
                <List rows/>
                {move || if any.get() {
                    view! { <Stored rows/> }.into_any()
                } else {
                    view! { <Nothing intake/> }.into_any()
                }}
            </main>
            <TakesGames intake/>
        </div>
    }
}

/// How many games there are, a field to find one, and the way to take in more.
#[component]
fn Tools(rows: Rows, intake: Intake) -> impl IntoView {
    let w = &words().saved;
    let searched = Memo::new(move |_| rows.count() > SEARCHED || rows.is_seeking());
    let search = move || {
        view! {
            <label class="search">
                <Icon id="i-search"/>
                <span class="sr">{w.search}</span>
                <input
                    class="field"
                    type="search"
                    placeholder=w.search
                    autocomplete="off"
                    spellcheck="false"
                    on:input:target=move |event| rows.seek(event.target().value())
                />
            </label>
        }
    };
    view! {
        <div class="gamestools">
            <p class="sub">{move || (w.home_small)(rows.count())}</p>
            {move || searched.get().then(search)}
            <button class="quiet" on:click=move |_| intake.show()>
                <span><Icon id="i-folder"/>{words().load.title}</span>
            </button>
        </div>
    }
}

/// The games that are looked for, as many of them as are to be seen.
#[component]
fn List(rows: Rows) -> impl IntoView {
    let w = &words().saved;
    let none = move || {
        (rows.is_seeking() && rows.found() == 0).then(|| view! { <p class="sub nofind">{w.none_found}</p> })
    };
    let more = move || {
        let left = rows.found().saturating_sub(rows.most());
        (left > 0).then(|| {
            view! {
                <button class="quiet" on:click=move |_| rows.show_more()>{(w.show_more)(left)}</button>
            }
        })
    };
    view! {
        <ul class="gamelist">
            <For each=move || rows.seen() key=|row: &Row| row.slot let:row>
                <GameRow rows row/>
            </For>
        </ul>
        {none}
        {more}
    }
}

/// No game is there.
#[component]
fn Nothing(intake: Intake) -> impl IntoView {
    let nav = use_nav();
    let w = &words().saved;
    view! {
        <section class="nogames">
            <TinyMap out=Vec::new()/>
            <h2>{w.none}</h2>
            <p class="sub">{w.none_small}</p>
            <div class="row">
                <button class="primary" on:click=move |_| nav.go(Page::NewGame)>{screens().home.new_game}</button>
                <button class="quiet" on:click=move |_| intake.show()>{words().load.title}</button>
            </div>
        </section>
    }
}
