//! What can be read beside the game: a card in full, the Court's discard pile, all cards and rules in short.

use leptos::prelude::*;

use super::court::kind_icon;
use super::draft::LeaderStart;
use super::ui::{Reading, Ui};
use crate::app::dialog::Modal;
use crate::app::icons::Icon;
use crate::model::{CardKind, icon};
use crate::text::{Lang, Language, language};
use rules::hooks::Kind;
use rules::ids::{Action, Ambition, CardId, Die, Mode, Resource};
use rules::kit::Kit;

fn words() -> &'static Language {
    language(Lang::English)
}

/// The dialogue. What is opened from something else leads back to it.
#[component]
pub fn ReadingSheet() -> impl IntoView {
    let ui = Ui::get();
    let open = Memo::new(move |_| !ui.reading.read().is_empty());
    let close = Callback::new(move |()| ui.reading.set(Vec::new()));
    let label = Signal::derive(move || match ui.reading.read().last() {
        Some(Reading::Card(card)) => words().names.court(*card).to_string(),
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
        ui.reading.get().last().copied().map(|reading| match reading {
            Reading::Card(card) => view! { <Card card/> }.into_any(),
            Reading::Discard => view! { <Discard/> }.into_any(),
            Reading::All => view! { <All/> }.into_any(),
        })
    };
    view! {
        <Modal open close class="book" label>
            <div>
                <div class="turn">
                    {move || deep().then(|| view! {
                        <button class="tool" aria-label=ui.words.back on:click=back><Icon id="i-next" class="flip"/></button>
                    })}
                    <button class="tool" aria-label=ui.words.close on:click=move |_| close.run(())><Icon id="i-close"/></button>
                </div>
                {body}
            </div>
        </Modal>
    }
}

/// One card: everything that is said about it.
#[component]
fn Card(card: CardId) -> impl IntoView {
    let w = words();
    let kit = Kit::base();
    let text = w.cards.of(card);
    let kind = CardKind::of(kit, card);
    let (id, class) = kind_icon(kind);
    let [effect, rulings] = w.cards.headings;
    let list = |items: &'static [&'static str]| items.iter().map(|t| view! { <li>{*t}</li> }).collect_view();
    view! {
        <article class=format!("paper bigcard {class}")>
            <header>
                <Icon id/>
                <div><h2>{w.names.court(card)}</h2><span class="sub">{(w.cards.line)(kit, card)}</span></div>
            </header>
            {(kind.is_leader()).then(|| view! { <LeaderStart card/> })}
            <h3 class="sr">{effect}</h3>
            {text.text.iter().map(|t| view! { <p>{*t}</p> }).collect_view()}
            {(!text.rulings.is_empty()).then(|| view! { <h3>{rulings}</h3><ul>{list(text.rulings)}</ul> })}
        </article>
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
            <button class=format!("cardline {class}") on:click=move |_| ui.read(Reading::Card(card))>
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

/// All cards of the Court, and the rules in short.
#[component]
fn All() -> impl IntoView {
    let w = words();
    let r = w.reference;
    let entry = |id: &'static str, name: &'static str, text: &'static str| {
        view! { <dt><Icon id/>{name}</dt><dd>{text}</dd> }
    };
    let modes = [Mode::LEAD, Mode::SURPASS, Mode::COPY, Mode::PIVOT];
    let modes = modes.map(|m| entry(icon::mode(m), w.names.mode(m), r.mode(m)));
    let actions = Action::ALL.map(|a| entry(icon::action(a), w.names.action(a), r.action(a)));
    let resources = Resource::ALL.map(|k| entry(icon::resource(k), w.names.resource(k), r.resource(k)));
    let ambitions =
        (0..5).map(Ambition).map(|a| entry(icon::ambition(a), w.names.ambition(a), r.ambition(a)));
    let dice = Die::ALL.map(|d| entry(icon::die(d), w.names.die(d), r.die(d)));
    let t = w.table;
    let cards = |kinds: &'static [Kind]| {
        let all = Kit::base().cards_of(kinds);
        all.map(|card| view! { <Line card/> }).collect_view()
    };
    view! {
        <section>
            <h2>{t.reference}</h2>
            <details open><summary>{t.reference_parts[0]}</summary><dl>{modes.into_iter().collect_view()}</dl></details>
            <details><summary>{t.reference_parts[1]}</summary><dl>{actions.into_iter().collect_view()}</dl></details>
            <details>
                <summary>{t.reference_parts[2]}</summary>
                <dl>{resources.into_iter().collect_view()}</dl>
                <p>{r.outrage}</p>
            </details>
            <details>
                <summary>{t.reference_parts[3]}</summary>
                <dl>{ambitions.collect_view()}</dl>
                {r.scoring.iter().map(|text| view! { <p>{*text}</p> }).collect_view()}
            </details>
            <details><summary>{t.reference_parts[4]}</summary><dl>{dice.into_iter().collect_view()}</dl></details>
            <details><summary>{t.reference_parts[5]}</summary><ul class="cardlines">{cards(&[Kind::Guild, Kind::Vox])}</ul></details>
            <details><summary>{t.reference_parts[6]}</summary><ul class="cardlines">{cards(&[Kind::Leader])}</ul></details>
            <details><summary>{t.reference_parts[7]}</summary><ul class="cardlines">{cards(&[Kind::Lore])}</ul></details>
        </section>
    }
}
