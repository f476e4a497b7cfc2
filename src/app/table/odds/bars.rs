//! What a pool does and what it costs: chances as bars with a tick for another pool, and how many of each as
//! columns.

use leptos::prelude::*;

use super::{called, pool_name};
use crate::app::table::battle::pool::keep;
use crate::app::table::ui::Ui;
use crate::model::Loot;
use crate::model::odds::OddsView;
use crate::text::battle::{Means, words};
use crate::text::table::percent;

/// Most columns of a distribution; the last gathers the rest.
const COLUMNS: usize = 7;

/// Bars, columns, averages.
#[component]
pub fn Chances(now: Memo<OddsView>, other: Memo<Option<OddsView>>) -> impl IntoView {
    let ui = Ui::get();
    let (w, b) = (ui.words, words());
    let loot = ui.memo(|m| m.battle.as_ref().map(|b| b.loot.clone()).unwrap_or_default());
    let aimed = ui.memo(|m| {
        let d = m.battle.as_ref()?.defender.as_ref()?;
        // With one building its name says more than "a building".
        (d.buildings.len() == 1).then(|| (d.buildings[0].kind, d.buildings[0].damaged))
    });
    let does = move || {
        let (o, t) = (now.get(), other.get());
        let mut bars = Vec::new();
        let all = o.ships.len();
        for i in pick(all) {
            let tick = t.as_ref().map(|t| t.ships[i]);
            bars.push(bar(ui, (w.odds_ships)(i + 1, all), None, o.ships[i], tick, &t));
        }
        if let Some(there) = &o.buildings {
            let that = t.as_ref().and_then(|t| t.buildings.as_ref());
            let name = |destroy: bool, n: usize| match aimed.get() {
                Some((kind, damaged)) => (b.hit_this)(ui.words.names.piece(kind, 1), damaged, destroy),
                None if !destroy => w.odds_building.to_string(),
                None => (b.destroy_buildings)(n + 1, there.destroyed.len()),
            };
            bars.push(bar(ui, name(false, 0), None, there.hit, that.map(|t| t.hit), &t));
            // A damaged building falls with the first hit.
            let falls_at_once = aimed.get().is_some_and(|(_, damaged)| damaged);
            for i in pick(there.destroyed.len()).into_iter().filter(|_| !falls_at_once) {
                bars.push(bar(ui, name(true, i), None, there.destroyed[i], that.map(|t| t.destroyed[i]), &t));
            }
        }
        for (keys, things) in prices(&loot.read()) {
            let names: Vec<&str> = things.iter().map(String::as_str).collect();
            let chance = o.keys_at_least(keys);
            let tick = t.as_ref().map(|t| t.keys_at_least(keys));
            if chance > 0.0 || tick.is_some_and(|t| t > 0.0) {
                let label = (b.keys_or_more)(keys.into());
                bars.push(bar(ui, label, Some((b.buys)(&names)), chance, tick, &t));
            }
        }
        bars.collect_view()
    };
    let suffers = move || {
        let (o, t) = (now.get(), other.get());
        let mut bars = Vec::new();
        let label = (b.intercepted)(o.intercept_hits);
        bars.push(bar(ui, label, None, o.intercept, t.as_ref().map(|t| t.intercept), &t));
        let all = o.lost.len();
        for i in [0, all.saturating_sub(1)].into_iter().take(all.min(2)) {
            bars.push(bar(ui, (b.lose)(i + 1, all), None, o.lost[i], t.as_ref().map(|t| t.lost[i]), &t));
        }
        view! { <div class="cost">{bars}</div> }
    };
    // Nobody hits back at a card's own dice, and they bring no keys.
    let alone = ui.model.with_untracked(|m| m.battle.as_ref().is_some_and(|b| b.card.is_some()));
    let which = RwSignal::new(usize::from(alone));
    let called = called(ui);
    let tab = move |i: usize, label: String| {
        view! {
            <button class="chipb" class:on=move || which.get() == i
                aria-pressed=move || if which.get() == i { "true" } else { "false" }
                on:mousedown=keep on:click=move |_| which.set(i)>{label}</button>
        }
    };
    let kinds = move || called.with(|(attacker, _)| (b.kinds)(attacker)).into_iter().enumerate();
    let columns = move || {
        now.with(|o| {
            let all = [&o.suffered, &o.hits, &o.building_hits, &o.keys];
            distribution(all[which.get()], which.get() == 0)
        })
    };
    let means = move || {
        let means = now.with(|o| Means {
            lost: o.mean_lost,
            damaged: o.mean_damaged,
            hits: o.mean_hits,
            keys: o.mean_keys,
        });
        called.with(|(attacker, defender)| (b.means)(attacker, defender, means))
    };
    let tick = move || {
        other.get().map(|t| {
            view! { <span><i class="tickkey"></i>{(b.tick)(&pool_name(ui, t.pool))}</span> }
        })
    };
    view! {
        <h3>{move || called.with(|(attacker, _)| (b.does)(attacker))}</h3>
        {does}
        {(!alone).then(|| view! { <h3>{move || called.with(|(attacker, _)| (b.suffers)(attacker))}</h3>{suffers} })}
        <div class="aimrow exactly" role="group" aria-label=b.exactly>
            <span class="sub">{b.exactly}</span>
            <div>{move || kinds().filter(|(i, _)| !alone || *i == 1).map(|(i, label)| tab(i, label)).collect_view()}</div>
        </div>
        {columns}
        <p class="note">{means}" "{move || called.with(|(attacker, _)| (b.lose_few)(attacker))}" "{tick}</p>
    }
}

/// The first, the last and, of many, the one between them.
fn pick(all: usize) -> Vec<usize> {
    (0..all).filter(|i| all <= 2 || *i == 0 || *i == all - 1 || all > 3 && *i == all / 2).collect()
}

/// What each number of keys buys, the cheapest first; what may not be stolen buys nothing.
fn prices(loot: &[Loot]) -> Vec<(u8, Vec<String>)> {
    let mut out: Vec<(u8, Vec<String>)> = Vec::new();
    for l in loot.iter().filter(|l| l.reason.is_empty()) {
        let Some(cost) = l.cost else { continue };
        match out.iter_mut().find(|(n, _)| *n == cost) {
            Some((_, names)) if names.contains(&l.name) => {}
            Some((_, names)) => names.push(l.name.clone()),
            None => out.push((cost, vec![l.name.clone()])),
        }
    }
    out.sort_by_key(|(cost, _)| *cost);
    out
}

/// A chance, with the tick of another pool.
fn bar(
    ui: Ui,
    label: String,
    small: Option<String>,
    chance: f64,
    tick: Option<f64>,
    other: &Option<OddsView>,
) -> AnyView {
    let said = tick
        .zip(other.as_ref())
        .map(|(chance, o)| format!("{}: {}", (words().tick_said)(&pool_name(ui, o.pool)), percent(chance)));
    let mark = tick.map(|t| view! { <em style=format!("left:{:.1}%", t * 100.0)></em> });
    view! {
        <div class="ob">
            <span>{label}{small.map(|text| view! { <small>{text}</small> })}</span>
            <span class="tr" title=said.clone()><i style=format!("width:{:.1}%", chance * 100.0)></i>{mark}</span>
            <b>{percent(chance)}</b>
            {said.map(|text| view! { <span class="sr">{text}</span> })}
        </div>
    }
    .into_any()
}

/// Chances of exactly 0, 1, … as columns.
fn distribution(chances: &[f64], bad: bool) -> AnyView {
    let mut list = chances.to_vec();
    if list.is_empty() {
        list.push(1.0);
    }
    let over = list.len() > COLUMNS;
    if over {
        let rest: f64 = list.drain(COLUMNS - 1..).sum();
        list.push(rest);
    }
    let last = list.len() - 1;
    // The tallest column fills the chart: their numbers say how tall that is.
    let most = list.iter().copied().fold(0.01, f64::max);
    let columns = list.iter().enumerate().map(|(n, p)| {
        let label = if over && n == last { (words().more)(n) } else { n.to_string() };
        view! {
            <span>
                <b>{percent(*p)}</b>
                <i style=format!("height:calc({:.3} * var(--bar, 46px))", p / most)></i>
                <small>{label}</small>
            </span>
        }
    });
    let columns = columns.collect_view();
    view! { <div class="dist" class:good=!bad style=format!("--n:{}", last + 1)>{columns}</div> }.into_any()
}
