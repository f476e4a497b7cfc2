//! The viewer's hand, and under each card the ways in which it can be used now.

use leptos::prelude::*;

use super::ask::Take;
use super::cards::{FlatCard, spoken};
use super::spot::Place;
use super::ui::Ui;
use crate::model::{ActionCardView, Decision, OptionView, Target};
use crate::text::topics::Topic;

/// The row of cards.
#[component]
pub fn Hand() -> impl IntoView {
    let ui = Ui::get();
    let hand = ui.memo(|m| m.hand.clone());
    view! {
        <section class="hand" aria-label=ui.words.hand style=move || format!("--n:{}", hand.read().len())>
            {move || hand.get().into_iter().map(|card| view! { <Held card/> }).collect_view()}
        </section>
    }
}

#[component]
fn Held(card: ActionCardView) -> impl IntoView {
    let ui = Ui::get();
    let place = Target::HandCard(card.card);
    let ways = ui.memo(move |m| {
        let here = |d: &Decision| -> Vec<OptionView> {
            let ways = d.options.iter().filter(|o| d.mine && o.target == place && !o.way.is_empty());
            ways.cloned().collect()
        };
        m.decision.as_ref().map(here).unwrap_or_default()
    });
    let label = Signal::derive(move || {
        let said: Vec<String> = ways.read().iter().map(|o| o.way.clone()).collect();
        if said.is_empty() {
            spoken(ui, &card)
        } else {
            format!("{}. {}", spoken(ui, &card), said.join(", "))
        }
    });
    let way = |option: OptionView| {
        let (key, word) = (option.key.clone(), option.way.clone());
        let key = (!key.is_empty()).then(|| view! { <kbd aria-hidden="true">{key}</kbd> });
        view! { <Take option class="way" again=true>{key}{word}</Take> }
    };
    view! {
        <div class="hc" class:choose=move || !ways.read().is_empty()>
            <Place place class="held" label why=true card=Topic::Action(card.card)><FlatCard card/></Place>
            <div class="as">{move || ways.get().into_iter().map(way).collect_view()}</div>
        </div>
    }
}
