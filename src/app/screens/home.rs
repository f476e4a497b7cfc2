//! The first screen.

use leptos::prelude::*;

use super::parts::{ThemeButton, seat_name};
use super::ring;
use crate::app::icons::{Emblem, Icon};
use crate::app::nav::use_nav;
use crate::app::offline::Offer;
use crate::app::play::use_play;
use crate::session::{Page, Summary};
use crate::text::screens::words;

/// The first screen: what this is, a new game, the stored game.
#[component]
pub fn Home() -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let w = words();
    let saved = untrack(|| play.saved());
    view! {
        <div class="home">
            <Sky/>
            <div class="htools">
                <ThemeButton/>
            </div>
            <main class="hmain">
                <h1 tabindex="-1">{w.arcs}</h1>
                <p class="lede">{w.home.lede}</p>
                <div class="go">
                    <button class="begin" on:click=move |_| nav.go(Page::NewGame)>
                        <Icon id="i-play"/>
                        <span>
                            <b>{w.home.new_game}</b>
                            <small>{w.home.new_game_small}</small>
                        </span>
                    </button>
                    {saved.map(|summary| view! { <Continue summary/> })}
                </div>
                <Offer/>
                <nav class="hlist">
                    <button on:click=move |_| nav.go(Page::About)>
                        <Icon id="i-book"/>
                        <span>
                            <b>{w.home.about}</b>
                            <small>{w.home.about_small}</small>
                        </span>
                    </button>
                </nav>
                <footer class="sub">{w.home.footer}</footer>
            </main>
        </div>
    }
}

/// The map, large and quiet, behind a screen's words.
#[component]
pub fn Sky() -> impl IntoView {
    view! {
        <svg class="ring sky" viewBox=ring::VIEW_BOX aria-hidden="true" inner_html=ring::sky("sky")></svg>
    }
}

/// The stored game: its map, how far it is, the Power of each seat, most first.
#[component]
fn Continue(summary: Summary) -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let w = &words().home;
    let out = summary.out.iter().fold(0u8, |bits, k| bits | 1 << k);
    let seats = &summary.config.seats;
    let turn = summary.turn.and_then(|seat| seats.get(usize::from(seat))).map(seat_name);
    let line = if summary.over {
        w.finished.to_string()
    } else {
        (w.resume_small)(summary.chapter, summary.round, turn.as_deref())
    };
    let mut power: Vec<_> = seats.iter().map(|s| s.colour).zip(summary.power.iter().copied()).collect();
    power.sort_by_key(|(_, power)| std::cmp::Reverse(*power));
    let resume = move |_| {
        play.resume();
        nav.go(Page::Table);
    };
    view! {
        <button class="cont paper" on:click=resume>
            <svg class="ring tiny" viewBox=ring::VIEW_BOX aria-hidden="true" inner_html=ring::plain(out)></svg>
            <span>
                <b class="name">{w.resume}</b>
                <small>{line}</small>
                <span class="pw">
                    {power
                        .into_iter()
                        .map(|(colour, power)| {
                            view! {
                                <span class="tally">
                                    <Emblem colour=colour.into()/>
                                    <span class="sr">{(words().colour)(colour)} " "</span>
                                    {power}
                                </span>
                            }
                        })
                        .collect_view()}
                </span>
            </span>
        </button>
    }
}
