//! The raid: what the defender has, each thing with its price in keys, and why some can't be had.

use leptos::prelude::*;

use crate::app::icons::Icon;
use crate::app::table::ask::{Question, Take, keycap};
use crate::app::table::ui::{Reading, Ui};
use crate::app::table::waiting::Besides;
use crate::model::{Loot, OptionView};
use crate::text::battle::words;
use crate::text::topics::Topic;

/// Everything with its price.
#[component]
pub fn Raid() -> impl IntoView {
    let ui = Ui::get();
    let w = words();
    let keys = ui.memo(|m| m.battle.as_ref().and_then(|b| b.raid.as_ref()).map_or(0, |r| r.keys));
    let loot = ui.memo(|m| m.battle.as_ref().map(|b| b.loot.clone()).unwrap_or_default());
    let options = ui.memo(|m| m.decision.as_ref().map(|d| d.options.clone()).unwrap_or_default());
    // What else there is to choose ends the raid.
    let rest = move || {
        let taken: Vec<usize> = loot.read().iter().filter_map(|l| l.option).collect();
        options.get().into_iter().filter(move |o| o.enabled && !taken.contains(&o.index)).collect::<Vec<_>>()
    };
    let end = |option: OptionView| {
        let key = keycap(&option.key);
        let (title, detail) = (option.title.clone(), option.detail.clone());
        view! {
            <Take option class="opt">{key}<b>{title}</b>{(!detail.is_empty()).then(|| view! { <small>{detail}</small> })}</Take>
        }
    };
    view! {
        <section class="ask inline raid">
            <Question/><Besides/>
            <p class="purse" aria-label=move || (w.keys_left)(keys.get())>
                {move || (0..keys.get()).map(|_| view! { <Icon id="i-key"/> }).collect_view()}
                <b>{move || (w.keys_left)(keys.get())}</b>
            </p>
            {move || loot.read().is_empty().then(|| view! { <p class="note">{w.nothing_to_steal}</p> })}
            <div class="loots">
                {move || loot.get().into_iter().map(|l| item(ui, l, &options.read())).collect_view()}
            </div>
            <div class="opts">{move || rest().into_iter().map(end).collect_view()}</div>
        </section>
    }
}

/// One thing: a button if it can be had, else with the reason.
fn item(ui: Ui, l: Loot, options: &[OptionView]) -> AnyView {
    let w = words();
    let price = l.cost.map(|n| {
        let pictures = (0..n).map(|_| view! { <Icon id="i-key"/> }).collect_view();
        view! { <span class="price" role="img" aria-label=(w.costs)(n)>{n}{pictures}</span> }
    });
    let face = view! { <span class=format!("what {}", l.class)><Icon id=l.icon/></span><b>{l.name.clone()}</b>{price} };
    let read = l.card.map(|card| {
        let title = ui.words.names.court(card);
        view! {
            <button class="tool small" aria-label=title on:click=move |_| ui.read(Reading::Card(Topic::Card(card)))><Icon id="i-why"/></button>
        }
    });
    let option = l.option.and_then(|index| options.iter().find(|o| o.index == index)).cloned();
    match option {
        Some(option) => {
            let key = keycap(&option.key);
            view! { <div class="loot"><Take option class="opt">{key}{face}</Take>{read}</div> }.into_any()
        }
        None => {
            let reason = (!l.reason.is_empty()).then_some(l.reason);
            view! { <div class="loot"><div class="dear" aria-disabled="true">{face}{reason.map(|text| view! { <small>{text}</small> })}</div>{read}</div> }
                .into_any()
        }
    }
}
