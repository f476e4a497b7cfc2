//! The ambitions: markers, every player's count, who would win what now.

use leptos::prelude::*;

use super::spot::Place;
use super::ui::{Tab, Ui};
use crate::app::icons::{Emblem, Icon};
use crate::app::reading::About;
use crate::model::{AmbitionRow, Marker, Rank, Standing, Target, icon};
use crate::text::rulebook::Rule;
use rules::ids::Ambition;

/// The panel.
#[component]
pub fn AmbitionPanel() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let rows = ui.beside(|m| m.ambitions.rows.clone());
    let left = ui.beside(|m| m.ambitions.available.clone());
    view! {
        <section class="panel ambitions" aria-label=w.ambitions>
            <header><h2><About rule=Rule::Ambitions>{w.ambitions}</About></h2><span class="sub">{w.if_now}</span></header>
            <For each=move || rows.get() key=|row| row.clone_key() let:row><Row row/></For>
            <div class="supplymarks">
                {move || match left.get() {
                    none if none.is_empty() => view! { <span>{w.all_declared}</span> }.into_any(),
                    some => view! {
                        <span>{w.next_marker}</span>
                        {some.into_iter().map(|m| view! { <MarkerTile marker=m/> }).collect_view()}
                        <span class="end">{w.first_second}</span>
                    }.into_any(),
                }}
            </div>
        </section>
    }
}

impl AmbitionRow {
    /// Everything a row shows: an unchanged row keeps its nodes.
    fn clone_key(&self) -> String {
        format!("{self:?}")
    }
}

#[component]
fn Row(row: AmbitionRow) -> impl IntoView {
    let names = Ui::get().words.names;
    let w = Ui::get().words;
    let on = !row.markers.is_empty();
    let ambition = row.ambition;
    let coming = Ui::get().would(move |e| {
        e.markers.iter().filter(|(to, _)| *to == ambition).map(|(_, marker)| *marker).collect::<Vec<Marker>>()
    });
    view! {
        <Place place=Target::Ambition(row.ambition) why=true holds=true class=if on { "amb on" } else { "amb" }>
            <Icon id=icon::ambition(row.ambition)/>
            <div>
                <div class="name"><About rule=Rule::ambition(ambition)>{names.ambition(row.ambition)}</About></div>
                <div class="what">{names.ambition_counts(row.ambition)}</div>
            </div>
            <div class="marks">
                {row.markers.iter().map(|m| view! { <MarkerTile marker=*m/> }).collect_view()}
                {move || {
                    let coming = coming.get();
                    let none = !on && coming.is_empty();
                    view! {
                        {coming.into_iter().map(|marker| view! { <span class="ghost"><MarkerTile marker/></span> }).collect_view()}
                        {none.then(|| view! { <span class="none" role="img" aria-label=w.not_declared></span> })}
                    }
                }}
            </div>
            <div class="rank" style=format!("--n:{}", row.standings.len() + usize::from(row.phantom.is_some()))>
                {row.standings.iter().map(|s| view! { <Count ambition=row.ambition standing=*s/> }).collect_view()}
                {row.phantom.map(|(count, rank)| view! { <Phantom count rank/> })}
            </div>
        </Place>
    }
}

/// A marker: first and second place.
#[component]
pub fn MarkerTile(marker: Marker) -> impl IntoView {
    let said = (Ui::get().words.marker)(marker.first, marker.second);
    view! {
        <span class="mark" class:low=!marker.high role="img" aria-label=said><b>{marker.first}</b><b>{marker.second}</b></span>
    }
}

/// One player's count, its rank as an underline, the gain beneath.
#[component]
fn Count(ambition: Ambition, standing: Standing) -> impl IntoView {
    let ui = Ui::get();
    let s = standing;
    let would = ui.would(move |e| e.standing(ambition, s.seat));
    let colour = ui.colour(s.seat);
    let class = rank_class(s.rank, s.count);
    let rank = ui.words.ranks[s.rank as usize];
    let said = (ui.words.standing)(&ui.name(s.seat), s.count, rank, s.gain);
    view! {
        <span class=format!("cnt {} {class}", colour.class()) role="img" aria-label=said.clone() title=said>
            <span><Emblem colour/>{s.count}</span>
            <i>{(s.gain > 0).then(|| format!("+{}", s.gain))}</i>
            {move || would.get().map(|then| view! { <Would then/> })}
        </span>
    }
}

/// What a count would be: over the one that is.
#[component]
fn Would(then: Standing) -> impl IntoView {
    let ui = Ui::get();
    let colour = ui.colour(then.seat);
    let gain = (then.gain > 0).then(|| format!("+{}", then.gain));
    view! {
        <span class=format!("would {}", rank_class(then.rank, then.count)) aria-hidden="true">
            <span><Emblem colour/>{then.count}</span>
            <i>{gain}</i>
        </span>
    }
}

/// What lies on the ambition and competes there, with two players.
#[component]
fn Phantom(count: u8, rank: Rank) -> impl IntoView {
    let w = Ui::get().words;
    let said = (w.phantom)(count, w.ranks[rank as usize]);
    view! {
        <span class=format!("cnt lies {}", rank_class(rank, count)) role="img" aria-label=said.clone() title=said>
            <span><b class="laid" aria-hidden="true"></b>{count}</span>
            <i></i>
        </span>
    }
}

/// How a place looks.
fn rank_class(rank: Rank, count: u8) -> &'static str {
    match rank {
        Rank::First => "first",
        Rank::TiedFirst => "second tied",
        Rank::Second => "second",
        Rank::None if count == 0 => "zero",
        Rank::None => "",
    }
}

/// The five ambitions on one line, for narrow screens: marker and who leads.
#[component]
pub fn AmbitionStrip() -> impl IntoView {
    let ui = Ui::get();
    let rows = ui.beside(|m| m.ambitions.rows.clone());
    let one = move |row: AmbitionRow| {
        let best = row.standings.iter().max_by_key(|s| s.count).copied();
        let laid = row.phantom.map_or(0, |(count, _)| count);
        let best = best.filter(|s| s.count > 0 && s.count >= laid);
        let tied = best.is_some_and(|b| {
            b.count == laid || row.standings.iter().filter(|s| s.count == b.count).count() > 1
        });
        let declared = !row.markers.is_empty();
        let shown = best.map(|s| {
            let colour = ui.colour(s.seat);
            let rank = match (declared, tied) {
                (false, _) => "",
                (true, true) => "second",
                (true, false) => "first",
            };
            let class = format!("cnt {} {rank}", colour.class());
            view! { <span class=class><span>{(!tied).then(|| view! { <Emblem colour/> })}{if tied { "=" } else { "" }}{s.count}</span></span> }
        });
        view! {
            <span class="ms" class:on=!row.markers.is_empty()>
                <Icon id=icon::ambition(row.ambition)/>
                {row.markers.iter().map(|m| view! { <MarkerTile marker=*m/> }).collect_view()}
                {shown}
            </span>
        }
    };
    view! {
        <button class="ministrip" on:click=move |_| ui.tab.set(Tab::Round)>
            <span class="sr">{ui.words.ambitions}</span>
            <span class="shown" aria-hidden="true">{move || rows.get().into_iter().map(one).collect_view()}</span>
        </button>
    }
}
