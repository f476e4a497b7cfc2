//! Exact odds of the chosen pool, and of the other pools beside it.

use leptos::prelude::*;

use super::ui::Ui;
use crate::app::icons::Icon;
use crate::model::{icon, odds::OddsView, odds::Sides, odds::odds};
use crate::text::table::percent;
use rules::ids::Die;

/// The panel.
#[component]
pub fn OddsPanel(pool: RwSignal<[u8; 3]>, legal: Callback<[u8; 3], bool>) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let sides = ui.memo(|m| m.battle.as_ref().map(|b| b.sides()).unwrap_or_default());
    let now = Memo::new(move |_| odds(pool.get(), sides.get()));
    view! {
        <section class="panel odds">
            <header><h2>{w.odds}</h2><span class="sub">{w.odds_scope}</span></header>
            <div>
                {move || view! { <Chances o=now.get() s=sides.get()/> }}
                <h3 class="cmp-h">{w.other_pools}</h3>
                {move || view! { <Others o=now.get() s=sides.get() pool legal/> }}
            </div>
        </section>
    }
}

/// What the pool does and what it costs.
#[component]
fn Chances(o: OddsView, s: Sides) -> impl IntoView {
    let w = Ui::get().words;
    let all = o.ships.len();
    // One ship and all of them say most; those between only when there are few.
    let ships = (0..all).filter(|i| all <= 3 || *i == 0 || *i == all - 1 || *i == all / 2);
    let ships =
        ships.map(|i| view! { <Bar label=(w.odds_ships)(i + 1, all) chance=o.ships[i]/> }).collect_view();
    let building = o.building.map(|chance| view! { <Bar label=w.odds_building.to_string() chance/> });
    let raid = (o.mean_keys > 0.0).then(|| view! { <Bar label=w.odds_raid.to_string() chance=o.raid/> });
    // Beyond what the attacker can take, hits are lost: one last column.
    let cap = (2 * s.attacker.0 + s.attacker.1) as usize;
    let mut columns: Vec<f64> = o.suffered.clone();
    let over = columns.len() > cap.min(7) + 1;
    if over {
        let rest: f64 = columns.drain(cap.min(7)..).sum();
        columns.push(rest);
    }
    let last = columns.len() - 1;
    let columns = columns.iter().enumerate().map(|(n, p)| {
        let label = (w.hits)(n);
        let label =
            if over && n == last { label.replacen(&n.to_string(), &format!("{n}+"), 1) } else { label };
        view! {
            <span>
                <i style=format!("height:calc({:.1} * var(--bar, 1.1px))", p * 100.0)></i>
                <b>{percent(*p)}</b><small>{label}</small>
            </span>
        }
    });
    let note = (w.odds_note)(o.mean_suffered, o.mean_hits, o.mean_keys, o.wiped_out);
    view! {
        <h3>{w.odds_do}</h3>
        {ships}{building}{raid}
        <h3>{w.odds_suffer}</h3>
        <div class="dist" style=format!("--n:{}", last + 1)>{columns.collect_view()}</div>
        <p class="note">{note}</p>
    }
}

#[component]
fn Bar(label: String, chance: f64) -> impl IntoView {
    view! {
        <div class="ob">
            <span>{label}</span>
            <span class="tr"><i style=format!("width:{:.1}%", chance * 100.0)></i></span>
            <b>{percent(chance)}</b>
        </div>
    }
}

/// Pools of the same size that can be rolled, the chosen one first; a click takes one.
#[component]
fn Others(o: OddsView, s: Sides, pool: RwSignal<[u8; 3]>, legal: Callback<[u8; 3], bool>) -> impl IntoView {
    let w = Ui::get().words;
    let n: u8 = o.pool.iter().sum();
    let half = n / 2;
    let mut pools = vec![
        o.pool,
        [n, 0, 0],
        [0, n, 0],
        [0, 0, n],
        [n - half, half, 0],
        [n - half, 0, half],
        [0, n - half, half],
    ];
    let mut seen: Vec<[u8; 3]> = Vec::new();
    pools.retain(|p| {
        let fresh = !seen.contains(p) && legal.run(*p);
        seen.push(*p);
        fresh
    });
    pools.truncate(6);
    let rows: Vec<OddsView> = pools.into_iter().map(|p| odds(p, s)).collect();
    let cells = |o: &OddsView| {
        let one = o.ships.first().copied().unwrap_or(0.0);
        let all = o.ships.last().copied().unwrap_or(0.0);
        [one, all, o.building.unwrap_or(0.0), o.raid, -o.mean_suffered]
    };
    let best: [f64; 5] =
        rows.iter().map(cells).fold([f64::MIN; 5], |b, c| std::array::from_fn(|i| b[i].max(c[i])));
    let row = |o: &OddsView| {
        let this = o.pool;
        let values = cells(o);
        // A handful lies there die by die, more are counted.
        let dice = Die::ALL.into_iter().zip(this).filter(|(_, n)| *n > 0).flat_map(|(die, n)| {
            let (pictures, count) = if this.iter().sum::<u8>() > 4 { (1, Some(n)) } else { (n, None) };
            (0..pictures).map(move |_| {
                view! { <span class=icon::die_class(die)>{count}<Icon id=icon::die(die)/></span> }
            })
        });
        let names: Vec<(u8, &str)> =
            Die::ALL.into_iter().zip(this).map(|(die, n)| (n, w.names.die(die))).collect();
        let values = values.into_iter().enumerate().map(|(i, v)| {
            let text = if i == 4 { format!("{:.1}", -v) } else { percent(v) };
            view! { <td class:best=(v - best[i]).abs() < 1e-9>{text}</td> }
        });
        view! {
            <tr class:now=move || pool.get() == this>
                <td><button aria-label=(w.pool)(&names) on:click=move |_| pool.set(this)>{dice.collect_view()}</button></td>
                {values.collect_view()}
            </tr>
        }
    };
    view! {
        <table class="cmp">
            <tbody>
                <tr><th></th>{w.pool_columns.map(|c| view! { <th>{c}</th> }).into_iter().collect_view()}</tr>
                {rows.iter().map(row).collect_view()}
            </tbody>
        </table>
    }
}
