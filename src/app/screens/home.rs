//! The first screen.

use leptos::prelude::*;

use super::game_card::{Powers, TinyMap, standing};
use super::intake::{Intake, TakesGames};
use super::parts::ThemeButton;
use super::remind::Reminder;
use super::ring;
use crate::app::icons::Icon;
use crate::app::nav::use_nav;
use crate::app::offline::Offer;
use crate::app::play::{Play, use_play};
use crate::app::reading::book;
use crate::session::{Page, Summary, TableConfig, Who};
use crate::text::screens::{nameless, words};
use crate::text::settings::words as settings;
use crate::text::transfer::words as transfer;
use bots::Level;

/// The first screen: what this is, a new game, the game played last, and the ways to everything else.
#[component]
pub fn Home() -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let w = words();
    let t = transfer();
    let intake = Intake::new();
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
                    <button class="begin" on:click=move |_| play.begin(against_bots(play))>
                        <Icon id="i-play"/>
                        <span>
                            <b>{w.home.play}</b>
                            <small>{w.home.play_small}</small>
                        </span>
                    </button>
                    <button class="form" on:click=move |_| nav.go(Page::NewGame)>
                        <Icon id="i-plus"/>
                        <span>
                            <b>{w.home.new_game}</b>
                            <small>{w.home.new_game_small}</small>
                        </span>
                    </button>
                    {move || play.saved().map(|summary| view! { <Continue summary/> })}
                </div>
                <Offer/>
                <nav class="hlist">
                    <Entry
                        icon="i-log"
                        title=t.saved.home
                        small=Signal::derive(move || (t.saved.home_small)(play.count()))
                        go=move || nav.go(Page::Saved)
                    />
                    <Entry icon="i-folder" title=t.load.title small=t.load.small go=move || intake.show()/>
                    <Entry icon="i-book" title=book().heading small=book().home_small go=move || nav.go(Page::Reference)/>
                    <Entry
                        icon="i-help"
                        title=w.home.about
                        small=w.home.about_small
                        go=move || nav.go(Page::About)
                    />
                    <Entry
                        icon="i-gear"
                        title=settings().heading
                        small=settings().small
                        go=move || nav.go(Page::Settings)
                    />
                </nav>
                <Reminder/>
                <footer class="sub">{w.home.footer}</footer>
            </main>
            <TakesGames intake/>
        </div>
    }
}

/// One person against three bots, as most people begin.
fn against_bots(play: Play) -> TableConfig {
    let mut config = TableConfig::against(3, Level::Normal);
    let known = play.last_table().and_then(|table| {
        let person = table.seats.iter().find(|seat| seat.player == Who::Person)?;
        Some(person.name.trim().to_string()).filter(|name| !name.is_empty())
    });
    config.seats.iter_mut().for_each(|seat| seat.name = nameless(seat).into());
    if let Some(name) = known {
        config.seats[0].name = name;
    }
    // A name of the last table may be one of theirs.
    if !config.problems().is_empty() {
        config.seats[0].name = nameless(&config.seats[0]).into();
    }
    config
}

/// The map, large and quiet, behind a screen's words.
#[component]
pub fn Sky() -> impl IntoView {
    view! {
        <svg class="ring sky" viewBox=ring::VIEW_BOX aria-hidden="true" inner_html=ring::sky("sky")></svg>
    }
}

/// The game played last: its map, how far it is, the Power of each seat.
#[component]
fn Continue(summary: Summary) -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let w = &words().home;
    let line = if summary.over { w.finished.to_string() } else { standing(&summary, None) };
    let resume = move |_| {
        play.resume();
        nav.go(Page::Table);
    };
    view! {
        <button class="cont paper" on:click=resume>
            <TinyMap out=summary.out.clone()/>
            <span>
                <b class="name">{w.resume}</b>
                <small>{line}</small>
                <Powers summary/>
            </span>
        </button>
    }
}

/// A line of the list below: a symbol, what it is, and a few words about it.
#[component]
fn Entry(
    icon: &'static str,
    title: &'static str,
    #[prop(into)] small: Signal<String>,
    go: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button on:click=move |_| go()>
            <Icon id=icon/>
            <span>
                <b>{title}</b>
                <small>{small}</small>
            </span>
        </button>
    }
}
