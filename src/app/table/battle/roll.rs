//! The roll and its sums. Dice tumble when they fall and when they are rolled again; a click or a key ends that.

use leptos::prelude::*;

use super::{Face, symbols};
use crate::app::icons::Icon;
use crate::app::table::ui::Ui;
use crate::model::RolledDie;
use crate::text::battle::{said, words};

/// The dice as they lie there.
#[component]
pub fn Roll() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let rolled = ui.memo(|m| m.battle.as_ref().map(|b| b.rolled.clone()).unwrap_or_default());
    let sums = ui.memo(|m| m.battle.as_ref().map(|b| b.sums).unwrap_or_default());
    let rerolls = ui.memo(|m| m.battle.as_ref().map(|b| b.rerolls.clone()).unwrap_or_default());
    let picks = ui.memo(|m| m.battle.as_ref().map(|b| b.picks.clone()).unwrap_or_default());
    let still = RwSignal::new(false);
    Effect::new(move |_| {
        rolled.with(|_| ());
        still.set(false);
    });
    let key = window_event_listener(leptos::ev::keydown, move |_| still.set(true));
    let press = window_event_listener(leptos::ev::pointerdown, move |_| still.set(true));
    on_cleanup(move || {
        key.remove();
        press.remove();
    });
    let each = move || rolled.get().into_iter().enumerate().collect::<Vec<_>>();
    // A die that stays as it is keeps its node, and lies still.
    let name = |(i, r): &(usize, RolledDie)| {
        let f = r.face;
        (*i, r.die as u8, r.was.len(), r.reroll, [f.self_hits, f.intercepts, f.hits, f.building_hits, f.keys])
    };
    let die = move |(i, r): (usize, RolledDie)| {
        let style = format!("--i:{}", i.min(9));
        let before: Vec<String> = r.was.iter().map(|face| said(*face, &w.symbols)).collect();
        let label = (!before.is_empty()).then(|| (words().was)(&before.join("; ")));
        let was = r.was.iter().map(|face| view! { <Face die=r.die face=*face/> }).collect_view();
        let was = (!r.was.is_empty()).then(|| view! { <span class="was" title=label>{was}</span> });
        let (kind, face, picked) = (r.die, r.face, r.reroll);
        let pick = move || {
            let all = picks.read();
            all.iter().find(|(d, f, _)| !picked && *d == kind && *f == face).map(|(_, _, index)| *index)
        };
        let lies = move || match pick() {
            Some(index) => view! {
                <button class="pickdie" class:on=move || ui.focus.get() == Some(index)
                    on:click=move |_| ui.choose(index)
                    on:pointerenter=move |_| ui.point(Some(index))
                    on:pointerleave=move |_| ui.point(None)
                ><Face die=kind face large=true/></button>
            }
            .into_any(),
            None => view! { <Face die=kind face large=true/> }.into_any(),
        };
        view! { <span class="rd" class:again=r.reroll style=style>{lies}{was}</span> }
    };
    let sum = |((id, n), (one, many)): ((&'static str, u8), (&'static str, &'static str))| {
        view! { <span><Icon id/><b>{n}</b>{if n == 1 { one } else { many }}</span> }
    };
    let some = move || symbols(sums.get()).into_iter().zip(w.symbols).filter(|(s, _)| s.1 > 0);
    view! {
        <header><h2>{w.rolled}</h2><span class="sub">{move || rerolls.get()}</span></header>
        <div class="rolled" class:still=move || still.get()>
            <div class="rr">
                <For each key=name children=die/>
                {move || rolled.read().is_empty().then(|| view! { <p class="sub">{w.no_dice}</p> })}
            </div>
            <div class="sum">{move || some().map(sum).collect_view()}</div>
        </div>
    }
}
