//! A place on the table that may hold options.

use leptos::prelude::*;

use super::ui::{Reading, Ui};
use crate::model::{TableAction, Target, WhyNot};
use crate::text::topics::Topic;

/// A box that glows, can be focused and is taken by a click while options lie at `place`; otherwise a plain box.
#[component]
pub fn Place(
    /// Where it is.
    place: Target,
    /// Classes.
    #[prop(into)]
    class: String,
    /// Tooltip; may be empty.
    #[prop(optional, into)]
    title: String,
    /// Said instead of the content; may be empty.
    #[prop(optional, into)]
    label: Signal<String>,
    /// The card that lies here: it can be looked at, and a click opens it while there is nothing to choose.
    #[prop(optional_no_strip, into)]
    card: Option<Topic>,
    /// A click asks why nothing lies here, while the viewer decides.
    #[prop(optional)]
    why: bool,
    /// There are things inside that can be used by themselves: a click still takes it, the keyboard finds its
    /// options in the bar alone.
    #[prop(optional)]
    holds: bool,
    children: Children,
) -> impl IntoView {
    let ui = Ui::get();
    let spot = ui.spot(place);
    let some = Memo::new(move |_| spot.with(|s| !s.options.is_empty()));
    let on = move || ui.focus.get().is_some_and(|i| spot.with(|s| s.options.contains(&i)));
    let source = move || matches!(place, Target::HeldCard(card) if ui.sources.read().contains(&card));
    let asks = ui.memo(move |m| why && m.decision.as_ref().is_some_and(|d| d.mine && d.refuses));
    let active = move || some.get() || card.is_some() || asks.get();
    let take = move || {
        if ui.take(place, &spot.get_untracked()) {
            return true;
        }
        match card {
            _ if asks.get_untracked() => ui.send(TableAction::WhyNot(WhyNot::Place(place))),
            Some(topic) => ui.read(Reading::Card(topic)),
            None => return false,
        }
        true
    };
    view! {
        <div
            class=class
            class:pick=some
            class:on=on
            class:source=source
            title=(!title.is_empty()).then_some(title)
            role=move || (active() && !holds).then_some("button")
            tabindex=move || (active() && !holds).then_some("0")
            on:click=move |e| if take() { e.stop_propagation() }
            data-look=card.map(Topic::slug)
            on:keydown=move |e| if !holds && (e.key() == "Enter" || e.key() == " ") && take() {
                e.prevent_default();
                e.stop_propagation();
            }
            on:pointerenter=move |_| spot.with_untracked(|s| ui.point_at(s))
            on:pointerleave=move |_| if some.get_untracked() { ui.point(None) }
            on:focus=move |_| spot.with_untracked(|s| ui.point_at(s))
        >
            {move || Some(label.get()).filter(|text| !text.is_empty()).map(|text| view! { <span class="sr">{text}</span> })}
            <span class="shown" aria-hidden=move || label.with(|text| !text.is_empty()).then_some("true")>{children()}</span>
            {move || some.get().then(|| view! { <kbd class="cap" aria-hidden="true">{spot.get().key}</kbd> })}
        </div>
    }
}
