//! What can be read beside the game: a card in full, the Court's discard pile, all cards and rules.

use leptos::prelude::*;

use super::court::kind_icon;
use super::ui::{Reading, Ui};
use crate::app::dialog::Modal;
use crate::app::icons::Icon;
use crate::app::reading::{Book, Reader, TopicCard, book, words};
use crate::model::CardKind;
use crate::text::topics::Topic;
use rules::ids::CardId;
use rules::kit::Kit;

/// What the sheet shows: one card alone, the discard pile, or the book at some place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sheet {
    Card(Topic),
    Discard,
    Book,
}

impl Reading {
    fn sheet(self) -> Sheet {
        match self {
            Reading::Card(topic) => Sheet::Card(topic),
            Reading::Discard => Sheet::Discard,
            Reading::All | Reading::Rule(_) | Reading::Topic(_) => Sheet::Book,
        }
    }

    fn topic(self) -> Option<Topic> {
        match self {
            Reading::Rule(rule) => Some(Topic::Rule(rule)),
            Reading::Card(topic) | Reading::Topic(topic) => Some(topic),
            Reading::Discard | Reading::All => None,
        }
    }
}

/// The dialogue. What is opened from something else leads back to it.
#[component]
pub fn ReadingSheet() -> impl IntoView {
    let ui = Ui::get();
    let open = Memo::new(move |_| !ui.reading.read().is_empty());
    let close = Callback::new(move |()| ui.reading.set(Vec::new()));
    let last = Memo::new(move |_| ui.reading.read().last().copied());
    let sheet = Memo::new(move |_| last.get().map(Reading::sheet));
    provide_context(Reader {
        topic: Signal::derive(move || last.get().and_then(Reading::topic)),
        open: Callback::new(move |topic| ui.read(Reading::Topic(topic))),
        linked: false,
    });
    let label = Signal::derive(move || match last.get() {
        Some(Reading::Card(topic)) => topic.title(words()),
        Some(Reading::Discard) => ui.words.court_discard.to_string(),
        _ => ui.words.reference.to_string(),
    });
    let back = move |_| {
        ui.reading.update(|list| {
            list.pop();
        });
    };
    let deep = move || ui.reading.read().len() > 1;
    let body = move || {
        sheet.get().map(|sheet| match sheet {
            Sheet::Card(topic) => view! { <TopicCard topic/> }.into_any(),
            Sheet::Discard => view! { <Discard/> }.into_any(),
            Sheet::Book => view! { <Book/> }.into_any(),
        })
    };
    let whole = move || sheet.get() == Some(Sheet::Book);
    view! {
        <Modal open close class="book" label>
            <div class="rb-sheet" class:whole=whole>
                <div class="turn">
                    {move || deep().then(|| view! {
                        <button class="tool" aria-label=ui.words.back on:click=back><Icon id="i-next" class="flip"/></button>
                    })}
                    {move || whole().then(|| view! { <b class="rb-title">{book().heading}</b> })}
                    <button class="tool" aria-label=ui.words.close on:click=move |_| close.run(())><Icon id="i-close"/></button>
                </div>
                {body}
            </div>
        </Modal>
    }
}

/// A line that opens a card.
#[component]
fn Line(card: CardId) -> impl IntoView {
    let ui = Ui::get();
    let w = words();
    let kind = CardKind::of(Kit::base(), card);
    let (id, class) = kind_icon(kind);
    view! {
        <li>
            <button class=format!("cardline {class}") on:click=move |_| ui.read(Reading::Card(Topic::Card(card)))>
                <Icon id/><span><b>{w.names.court(card)}</b><small>{w.cards.of(card).short}</small></span>
            </button>
        </li>
    }
}

/// The discard pile of the Court, newest first.
#[component]
fn Discard() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let cards = ui.memo(|m| m.court.discard.iter().map(|face| face.card).collect::<Vec<_>>());
    view! {
        <section>
            <h2>{w.court_discard}</h2>
            {move || cards.read().is_empty().then(|| view! { <p class="sub">{w.none}</p> })}
            <ul class="cardlines">{move || cards.get().into_iter().map(|card| view! { <Line card/> }).collect_view()}</ul>
        </section>
    }
}
