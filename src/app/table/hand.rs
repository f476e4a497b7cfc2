//! The viewer's hand: what each card could be played as.

use leptos::prelude::*;

use super::cards::{FlatCard, spoken};
use super::spot::Place;
use super::ui::Ui;
use crate::app::icons::Icon;
use crate::model::{HandCard, Target, icon};

/// The row of cards.
#[component]
pub fn Hand() -> impl IntoView {
    let ui = Ui::get();
    let hand = ui.memo(|m| m.hand.clone());
    view! {
        <section class="hand" aria-label=ui.words.hand>
            {move || hand.get().into_iter().map(|held| view! { <Held held/> }).collect_view()}
        </section>
    }
}

#[component]
fn Held(held: HandCard) -> impl IntoView {
    let ui = Ui::get();
    let names = ui.words.names;
    let modes = held.modes.iter().map(|m| view! { <span><Icon id=icon::mode(*m)/>{names.mode(*m)}</span> });
    let modes = modes.collect_view();
    let said: Vec<&str> = held.modes.iter().map(|m| names.mode(*m)).collect();
    let label = format!("{}. {}", spoken(ui, &held.card), said.join(", "));
    view! {
        <Place place=Target::HandCard(held.card.card) class="hc" label>
            <FlatCard card=held.card/>
            <div class="as">{modes}</div>
        </Place>
    }
}
