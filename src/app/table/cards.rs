//! Action cards: standing as played, lying flat in the hand, face down.

use leptos::prelude::*;

use super::ui::Ui;
use crate::app::icons::{Icon, Pips};
use crate::model::{ActionCardView, icon};
use rules::components::action_cards::SUITS;

fn class(card: &ActionCardView) -> String {
    format!("card paper ac {}", icon::suit_class(card.suit))
}

/// The names of a suit's actions.
fn actions(ui: Ui, card: &ActionCardView) -> Vec<&'static str> {
    let list = SUITS.get(card.suit.0 as usize).copied().unwrap_or(&[]);
    list.iter().map(|a| ui.words.names.action(*a)).collect()
}

/// What a screen reader says of the card.
pub fn spoken(ui: Ui, card: &ActionCardView) -> String {
    (ui.words.action_card)(ui.words.names.suit(card.suit), card.number, card.pips)
}

/// A card as played: upright.
#[component]
pub fn PlayedCard(
    card: ActionCardView,
    /// The zero marker lies on it.
    zero: bool,
    /// Pips spent.
    used: u8,
    /// Pips there are to spend.
    all: u8,
) -> impl IntoView {
    let ui = Ui::get();
    let left = (ui.words.pips_left)(all.saturating_sub(used), all);
    view! {
        <div class=class(&card) role="group" aria-label=spoken(ui, &card)>
            <span class="n">{card.number}</span>
            {zero.then(|| view! { <span class="zeromark"><Icon id="i-zero"/></span> })}
            <Icon id=icon::suit(card.suit) class="su"/>
            <span class="acts">{actions(ui, &card).into_iter().map(|a| view! { <span>{a}</span> }).collect_view()}</span>
            <span class="foot">
                <Pips used all label=left/>
                {icon::declares(card.declares).map(|id| view! { <Icon id class="am"/> })}
            </span>
        </div>
    }
}

/// A card of the hand: lying flat.
#[component]
pub fn FlatCard(card: ActionCardView) -> impl IntoView {
    let ui = Ui::get();
    let left = (ui.words.pips_left)(card.pips, card.pips);
    view! {
        <div class=class(&card) role="group" aria-label=spoken(ui, &card)>
            <span class="n">{card.number}</span>
            <Icon id=icon::suit(card.suit) class="su"/>
            {icon::declares(card.declares).map(|id| view! { <Icon id class="am"/> })}
            <span class="acts">{actions(ui, &card).join(", ")}</span>
            <span class="foot"><Pips used=0 all=card.pips label=left/></span>
        </div>
    }
}

/// A card face down.
#[component]
pub fn CardBack() -> impl IntoView {
    let rings = [16, 26, 36, 46, 56].map(|r| view! { <circle cx="42" cy="56" r=r/> });
    view! {
        <div class="cardback" role="img" aria-label=Ui::get().words.face_down>
            <svg viewBox="0 0 84 112" preserveAspectRatio="xMidYMid slice">
                <g fill="none" stroke="currentColor" stroke-opacity=".55">
                    {rings.into_iter().collect_view()}
                    <path d="M42-10V122M-20 92 104 20M-20 20 104 92"/>
                </g>
                <circle cx="42" cy="56" r="9" fill="#27335a" stroke="currentColor" stroke-width="2"/>
            </svg>
        </div>
    }
}
