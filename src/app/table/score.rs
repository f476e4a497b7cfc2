//! The end of a chapter: what each ambition brought to whom, until the player has looked.

use leptos::prelude::*;

use super::ask::Ask;
use super::ui::Ui;
use crate::app::icons::{Icon, OwnerName};
use crate::model::{ScoreView, icon};
use rules::ids::Seat;

/// The sheet over the table.
#[component]
pub fn ScoreSheet() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let score = ui.memo(|m| m.score.clone());
    let chapter = move || score.read().as_ref().map(|s| (w.chapter_over)(s.chapter));
    view! {
        <div class="veil">
            <section class="panel scoring" role="dialog" aria-modal="true" aria-label=chapter>
                <header><h2>{chapter}</h2></header>
                {move || score.get().map(|score| view! { <Gains score/> })}
                <Ask inline=true/>
            </section>
        </div>
    }
}

/// Who gained what, and where that leaves everybody.
#[component]
fn Gains(score: ScoreView) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let most = score.totals.iter().map(|t| t.2).max().unwrap_or(0);
    let head = score.totals.iter().map(|(seat, _, _)| {
        view! { <th scope="col"><OwnerName colour=ui.colour(*seat) name=ui.name(*seat)/></th> }
    });
    let gain = |n: i16| match n {
        0 => view! { <td class="zero">"0"</td> }.into_any(),
        n => view! { <td>"+"{n}</td> }.into_any(),
    };
    let row = |(ambition, gains): &(_, Vec<(Seat, i16)>)| {
        view! {
            <tr>
                <th scope="row"><Icon id=icon::ambition(*ambition)/>{w.names.ambition(*ambition)}</th>
                {gains.iter().map(|(_, n)| gain(*n)).collect_view()}
            </tr>
        }
    };
    let none = score.rows.is_empty().then(|| {
        view! { <tr><td class="none" colspan=score.totals.len() + 1>{w.nothing_scored}</td></tr> }
    });
    let totals = score.totals.iter().map(|(_, _, power)| {
        view! { <td class:first=*power == most && most != 0>{*power}</td> }
    });
    view! {
        <table>
            <thead><tr><td></td>{head.collect_view()}</tr></thead>
            <tbody>{score.rows.iter().map(row).collect_view()}{none}</tbody>
            <tfoot><tr><th scope="row"><Icon id="i-power"/>{w.power}</th>{totals.collect_view()}</tr></tfoot>
        </table>
        {score.notes.into_iter().map(|text| view! { <p class="note">{text}</p> }).collect_view()}
    }
}
