//! A table at which nothing can be chosen: what a replay shows. The same parts, without a question.

use leptos::prelude::*;

use super::ui::Ui;
use super::{Hatches, Tabs, ambitions, boards, court, hand, log, look, map, reading, round, top};
use crate::app::icons::{Emblem, Icon};
use crate::model::{ActionCardView, RolledDie, TableModel, icon};
use crate::text::replay::words;
use crate::text::table::TableWords;
use rules::ids::Seat;

/// The table as it stood.
#[component]
pub fn StillTable(
    /// What to show.
    #[prop(into)]
    model: Signal<TableModel>,
    /// The words to use.
    words: &'static TableWords,
    /// Left and right in the bar at the top.
    ends: (AnyView, AnyView),
    /// In place of the question.
    watch: AnyView,
    /// All hands, where they are open.
    #[prop(into)]
    hands: Signal<Vec<(Seat, Vec<ActionCardView>)>>,
) -> impl IntoView {
    let ui = Ui::provide(model, Signal::default(), words, Callback::new(|_| ()));
    let top = ui.beside(|m| m.top.clone());
    let held = ui.memo(|m| !m.hand.is_empty());
    let open = Memo::new(move |_| hands.with(|hands| !hands.is_empty()));
    let (left, right) = ends;
    let keys = window_event_listener(leptos::ev::keydown, move |e| {
        if e.key() == "Escape" && !e.default_prevented() && ui.open.get_untracked().is_some() {
            ui.open_system(None);
            e.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
    view! {
        <Hatches/>
        <div class="table still" data-tab=move || ui.tab.get().id()>
            <header class="top">{left}<top::Stand top/><top::Unfold/>{right}</header>
            <ambitions::AmbitionStrip/>
            {watch}
            <map::MapBox/>
            {move || if open.get() {
                view! { <Hands hands/> }.into_any()
            } else if held.get() {
                view! { <hand::Hand/> }.into_any()
            } else {
                ().into_any()
            }}
            <aside class="left"><ambitions::AmbitionPanel/><round::RoundPanel/><court::CourtPanel/></aside>
            <aside class="right"><boards::Boards/><log::LogPanel/></aside>
            <Tabs/>
        </div>
        <look::Looks/>
        <reading::ReadingSheet/>
    }
}

/// All hands: a row of small cards for each.
#[component]
fn Hands(
    /// Whose hand holds what.
    hands: Signal<Vec<(Seat, Vec<ActionCardView>)>>,
) -> impl IntoView {
    let ui = Ui::get();
    let card = move |card: ActionCardView| {
        let said = super::cards::spoken(ui, &card);
        view! {
            <span class=format!("minicard paper {}", icon::suit_class(card.suit)) role="img" aria-label=said.clone() title=said>
                <b>{card.number}</b><Icon id=icon::suit(card.suit)/>
            </span>
        }
    };
    // Each hand is drawn anew only when it changes.
    let seats = Memo::new(move |_| hands.with(|all| all.iter().map(|(seat, _)| *seat).collect::<Vec<_>>()));
    let one = move |seat: Seat| {
        let cards = Memo::new(move |_| {
            hands
                .with(|all| all.iter().find(|(s, _)| *s == seat).map(|(_, cards)| cards.clone()))
                .unwrap_or_default()
        });
        let none = move || {
            cards.with(Vec::is_empty).then(|| view! { <small class="sub">{words().replay.no_cards}</small> })
        };
        view! {
            <li>
                <Emblem colour=ui.colour(seat)/><span class="sr">{ui.name(seat)}</span>
                {move || cards.get().into_iter().map(card).collect_view()}{none}
            </li>
        }
    };
    view! {
        <ul class="hands" aria-label=words().replay.hands>
            {move || seats.get().into_iter().map(one).collect_view()}
        </ul>
    }
}

/// Dice as they fell, small.
#[component]
pub fn Dice(
    /// Which.
    #[prop(into)]
    dice: Signal<Vec<RolledDie>>,
) -> impl IntoView {
    let die = |die: RolledDie| {
        let face = die.face;
        let symbols = [
            ("i-self", face.self_hits),
            ("i-intercept", face.intercepts),
            ("i-hit", face.hits),
            ("i-bhit", face.building_hits),
            ("i-key", face.keys),
        ];
        let blank = symbols.iter().all(|(_, n)| *n == 0).then(|| view! { <Icon id="i-blank"/> });
        let pictures = symbols.into_iter().flat_map(|(id, n)| (0..n).map(move |_| view! { <Icon id/> }));
        view! { <i class=format!("face {}", icon::die_class(die.die))>{pictures.collect_view()}{blank}</i> }
    };
    view! { <span class="fallen" aria-hidden="true">{move || dice.get().into_iter().map(die).collect_view()}</span> }
}
