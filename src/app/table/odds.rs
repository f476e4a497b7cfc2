//! Exact odds of the chosen pool, where its hits go, and the other pools beside it.

mod aim;
mod bars;

use leptos::prelude::*;
use std::collections::HashMap;

use super::battle::pool::keep;
use super::ui::Ui;
use crate::app::icons::Icon;
use crate::model::icon;
use crate::model::odds::{Aim, Modifiers, OddsView, Sides, odds};
use crate::text::battle::{Side, words};
use crate::text::table::percent;
use rules::components::dice::MAX_DICE;
use rules::ids::Die;

/// The odds of this battle, each pool computed once.
#[derive(Clone, Copy)]
struct Odds {
    battle: Memo<(Sides, Modifiers)>,
    known: StoredValue<Known>,
}

/// What was computed, and for which state of the battle.
#[derive(Default)]
struct Known {
    battle: (Sides, Modifiers),
    odds: HashMap<([u8; 3], Aim), OddsView>,
}

impl Odds {
    fn of(self, pool: [u8; 3], aim: Aim) -> OddsView {
        let battle = self.battle.get();
        let find = |known: &mut Known| {
            // Another battle, or another state of it: nothing that was computed holds.
            if known.battle != battle {
                *known = Known { battle: battle.clone(), ..Known::default() };
            }
            let compute = || odds(pool, battle.0, &battle.1, aim);
            known.odds.entry((pool, aim)).or_insert_with(compute).clone()
        };
        self.known.try_update_value(find).unwrap_or_default()
    }
}

/// How attacker and defender are spoken of to whoever looks.
fn called(ui: Ui) -> Memo<(Side, Side)> {
    ui.memo(|m| {
        let battle = m.battle.as_ref();
        let defender = battle.and_then(|b| b.defender.as_ref());
        (
            battle.map(|b| b.attacker.called.clone()).unwrap_or_default(),
            defender.map(|d| d.called.clone()).unwrap_or_default(),
        )
    })
}

/// The name of a pool: "2 Assault, 1 Raid".
fn pool_name(ui: Ui, pool: [u8; 3]) -> String {
    let names: Vec<(u8, &str)> =
        Die::ALL.into_iter().zip(pool).map(|(die, n)| (n, ui.words.names.die(die))).collect();
    (ui.words.pool)(&names)
}

/// The panel.
#[component]
pub fn OddsPanel(pool: RwSignal<[u8; 3]>) -> impl IntoView {
    let ui = Ui::get();
    let (w, b) = (ui.words, words());
    let battle = ui.memo(|m| m.battle.as_ref().map(|b| (b.sides(), b.modifiers.clone())).unwrap_or_default());
    let all = Odds { battle, known: StoredValue::new(Known::default()) };
    let aim = RwSignal::new(Aim::default());
    let pools = ui.memo(|m| m.battle.as_ref().map(|b| b.dice.pools.clone()).unwrap_or_default());
    let now = Memo::new(move |_| all.of(pool.get(), aim.get()));
    // The pool that the ticks stand for: the one pointed at in the table, else as many dice of one type.
    let pointed = RwSignal::new(None::<[u8; 3]>);
    let other = Memo::new(move |_| {
        let this = pool.get();
        let n: u8 = this.iter().sum();
        // As many Assault dice as there may be; if that is the pool itself, as many Skirmish dice.
        let most = |die: usize| {
            let same = pools.read();
            let same = same.iter().filter(|p| p.iter().sum::<u8>() == n && n > 0);
            same.max_by_key(|p| (p[die], p[1])).copied()
        };
        let usual = || [most(0), most(1)].into_iter().flatten().find(|p| *p != this);
        pointed.get().filter(|p| *p != this).or_else(usual).map(|p| all.of(p, aim.get()))
    });
    view! {
        <section class="panel odds">
            <header><h2>{w.odds}</h2><span class="sub">{move || (b.odds_for)(&pool_name(ui, pool.get()))}</span></header>
            <div class="odds-in">
                <aim::AimRows aim now/>
                <bars::Chances now other/>
                <aim::Sources some=true/>
                <h3 class="cmp-h">{w.other_pools}</h3>
                {move || view! { <Others all aim=aim.get() pools=pools.get() pool pointed/> }}
                <aim::Sources some=false/>
            </div>
        </section>
    }
}

/// Pools of the same size that can be rolled, the chosen one first; a click takes one, pointing compares.
#[component]
fn Others(
    all: Odds,
    aim: Aim,
    pools: Vec<[u8; 3]>,
    pool: RwSignal<[u8; 3]>,
    pointed: RwSignal<Option<[u8; 3]>>,
) -> impl IntoView {
    let ui = Ui::get();
    let chosen = pool.get();
    let n: u8 = chosen.iter().sum();
    let (half, full) = (n / 2, n.min(MAX_DICE));
    let mut list = vec![
        chosen,
        [full, n - full, 0],
        [n - full, full, 0],
        [n - full, 0, full],
        [n - half, half, 0],
        [n - half, 0, half],
        [0, n - half, half],
    ];
    let mut seen: Vec<[u8; 3]> = Vec::new();
    list.retain(|p| {
        let fresh = !seen.contains(p) && (pools.contains(p) || *p == chosen);
        seen.push(*p);
        fresh
    });
    list.truncate(6);
    let rows: Vec<OddsView> = list.into_iter().map(|p| all.of(p, aim)).collect();
    let cells = |o: &OddsView| {
        let one = o.ships.first().copied().unwrap_or(0.0);
        let last = o.ships.last().copied().unwrap_or(0.0);
        [one, last, o.building(), o.keys_at_least(1), -o.mean_suffered]
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
        let blank = (n == 0).then(|| view! { <span><Icon id="i-blank"/></span> });
        let values = values.into_iter().enumerate().map(|(i, v)| {
            let text = if i == 4 { format!("{:.1}", -v) } else { percent(v) };
            view! { <td class:best=(v - best[i]).abs() < 1e-9 && (i == 4 || v > 0.0)>{text}</td> }
        });
        let point = move |on: bool| pointed.set(on.then_some(this));
        view! {
            <tr class:now=this == chosen on:pointerenter=move |_| point(true) on:pointerleave=move |_| point(false)>
                <td><button aria-label=pool_name(ui, this) on:mousedown=keep on:click=move |_| pool.set(this)
                    on:focus=move |_| point(true) on:blur=move |_| point(false)>{dice.collect_view()}{blank}</button></td>
                {values.collect_view()}
            </tr>
        }
    };
    let columns = (words().pool_columns)(&called(ui).read_untracked().0);
    let columns = columns.map(|c| view! { <th>{c}</th> }).into_iter().collect_view();
    view! {
        <table class="cmp">
            <tbody>
                <tr><th></th>{columns}</tr>
                {rows.iter().map(row).collect_view()}
            </tbody>
        </table>
    }
}
