//! The end of a game: who won and why, the Power of each, and another game.

use leptos::prelude::*;

use super::home::Sky;
use super::parts::{ThemeButton, seat_class, seat_name};
use super::power_chart::PowerChart;
use super::send::SendSheet;
use super::tale::TaleOf;
use crate::app::icons::{Emblem, Icon};
use crate::app::nav::use_nav;
use crate::app::play::use_play;
use crate::session::{Outcome, Page, Standing};
use crate::text::menu::EN as W;
use crate::text::replay::words as replay;
use crate::text::screens::words;

/// The ending of the game at this device.
#[component]
pub fn GameOver() -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let w = &words().over;
    let outcome = untrack(|| play.outcome());
    let sending = RwSignal::new(false);
    let tale = untrack(|| play.config()).zip(play.tale());
    view! {
        <div class="ending">
            <Sky/>
            <div class="htools">
                <ThemeButton/>
            </div>
            <main>
                {outcome.map(|outcome| view! { <Ending outcome/> })}
                <nav class="row">
                    <button class="primary" on:click=move |_| play.again()>
                        <b>{w.again}</b>
                        <small>{w.again_small}</small>
                    </button>
                    <button class="quiet" on:click=move |_| play.watch_here(Some(0))>{replay().replay.open}</button>
                    <button class="quiet" on:click=move |_| sending.set(true)>{W.send}</button>
                    <button class="quiet" on:click=move |_| nav.go(Page::NewGame)>{w.new_game}</button>
                    <button class="quiet" on:click=move |_| nav.go(Page::Home)>{w.home}</button>
                </nav>
                {tale.map(|(config, tale)| view! { <TaleOf config tale/> })}
            </main>
            <SendSheet open=sending/>
        </div>
    }
}

/// The winner, the ranking and the chart.
#[component]
fn Ending(outcome: Outcome) -> impl IntoView {
    let w = &words().over;
    let name = |seat: u8| outcome.config.seats.get(usize::from(seat)).map(seat_name).unwrap_or_default();
    let ranking = outcome.ranking();
    let reached = outcome.power.iter().any(|power| *power >= outcome.threshold);
    let tie = match outcome.tied_for_first() {
        Some(seats) => Some((w.tie)(&seats.into_iter().map(name).collect::<Vec<_>>())),
        None => ranking.iter().any(|s| s.tied).then(|| w.lower_tie.to_string()),
    };
    let gave_up: Vec<String> = outcome.conceded.iter().map(|seat| name(*seat)).collect();
    let why = match (outcome.agreed, gave_up.is_empty()) {
        (true, _) => w.agreed.to_string(),
        (false, false) => (w.gave_up)(&gave_up),
        (false, true) if reached => (w.reached)(outcome.threshold),
        (false, true) => w.last_chapter.to_string(),
    };
    let winner = ranking.first().map(|s| (w.wins)(&name(s.seat)));
    let chart = (outcome.chapters.len() > 1).then(|| view! { <PowerChart outcome=outcome.clone()/> });
    view! {
        <h1 tabindex="-1">{winner}</h1>
        <p class="lede">{why}</p>
        <div class="result">
            <section class="paper sheet ranking">
                <h2>{w.ranking}</h2>
                <ol>
                    {ranking.iter().map(|s| view! { <Rank outcome=outcome.clone() standing=*s/> }).collect_view()}
                </ol>
                {tie.map(|tie| view! { <p class="sub">{tie}</p> })}
            </section>
            {chart}
        </div>
    }
}

/// One line of the ranking.
#[component]
fn Rank(outcome: Outcome, standing: Standing) -> impl IntoView {
    let seat = outcome.config.seats.get(usize::from(standing.seat)).cloned();
    seat.map(|seat| {
        view! {
            <li class=seat_class(seat.colour) class:first=standing.place == 1>
                <span class="place">{standing.place}</span>
                <Emblem colour=seat.colour.into()/>
                <span class="seatname">{seat_name(&seat)}</span>
                <span class="power">
                    <Icon id="i-power"/>
                    <b>{standing.power}</b>
                    <span class="sr">" " {words().over.power}</span>
                </span>
            </li>
        }
    })
}
