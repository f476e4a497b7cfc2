//! The bar at the top: chapter and round, the Power track, undo and the like.

use leptos::prelude::*;

use super::ui::{Reading, Tab, Ui};
use crate::app::icons::{Emblem, Icon};
use crate::model::{Colour, TableAction, TopBar, geometry, geometry::num};
use rules::ids::Seat;

/// Width and height of a seat's marker on the track, in pixels.
const MARKER: (f64, f64) = (28.0, 22.0);

/// The bar.
#[component]
pub fn Top() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let top = ui.beside(|m| m.top.clone());
    let send = move |action| move |_| ui.send(action);
    view! {
        <header class="top">
            <button class="tool menu" aria-label=w.menu on:click=send(TableAction::Menu)><Icon id="i-menu"/></button>
            <Stand top/>
            <nav class="tools">
                <Undo/>
                <button class="tool redo" aria-label=w.redo disabled=move || !top.read().redo on:click=send(TableAction::Redo)>
                    <Icon id="i-redo"/>
                </button>
                <Unfold/>
                <button class="tool help" aria-label=w.reference on:click=move |_| ui.read(Reading::All)><Icon id="i-book"/></button>
                <button class="tool theme" aria-label=w.theme on:click=send(TableAction::Theme)><Icon id="i-sun"/></button>
            </nav>
        </header>
    }
}

/// Where the game stands: chapter and round, and the Power of all.
#[component]
pub fn Stand(top: Memo<TopBar>) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let chapter = Memo::new(move |_| top.with(|t| (t.chapter, t.chapters)));
    let power = Memo::new(move |_| top.with(|t| t.power.clone()));
    view! {
        <div class="chap">
            <b>{move || (w.chapter)(top.read().chapter)}</b>
            <ol aria-label=move || (w.chapter_of)(top.read().chapter, top.read().chapters)>
                {move || {
                    let (now, all) = chapter.get();
                    let one = |k| view! { <li class:done=k < now class:now=k == now>{k}</li> };
                    (1..=all).map(one).collect_view()
                }}
            </ol>
            <span class="sub">{move || (w.round)(top.read().round)}</span>
        </div>
        <Track top/>
        <div class="powers" aria-hidden="true">{move || powers(ui, power.get())}</div>
    }
}

/// Takes the last step back. Where the table agreed that it stands, the button says why.
#[component]
pub fn Undo() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let undo = ui.memo(|m| (m.top.undo, m.top.undo_not.clone()));
    let stands = move || !undo.read().0 && !undo.read().1.is_empty();
    view! {
        <button
            class="tool undo"
            disabled=move || !undo.read().0 && !stands()
            aria-disabled=move || stands().then_some("true")
            title=move || undo.read().1.clone()
            aria-label=move || if stands() { format!("{}. {}", w.undo, undo.read().1) } else { w.undo.to_string() }
            on:click=move |_| ui.send(TableAction::Undo)
        >
            <Icon id="i-undo"/><span>{w.undo}</span>
        </button>
    }
}

/// Where boards are folded and there is no room for the log: shows both in place of the other panels.
#[component]
pub fn Unfold() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let open = move || ui.tab.get() != Tab::Map;
    let label = format!("{}, {}", w.boards, w.log);
    view! {
        <button
            class="tool unfold"
            title=label.clone()
            aria-label=label
            aria-pressed=move || open().to_string()
            on:click=move |_| ui.tab.set(if open() { Tab::Map } else { Tab::Boards })
        ><Icon id="i-board"/></button>
    }
}

/// Power in a row, for narrow screens; most first.
fn powers(ui: Ui, mut list: Vec<(Seat, i16)>) -> impl IntoView + use<> {
    list.sort_by_key(|(_, n)| -n);
    let one = |(seat, n)| {
        let colour = ui.colour(seat);
        view! { <span class=format!("cnt {}", colour.class())><span><Emblem colour/>{n}</span></span> }
    };
    list.into_iter().map(one).collect_view()
}

/// The Power track: a rail from 0 to beyond the goal, the seats on it.
#[component]
fn Track(top: Memo<TopBar>) -> impl IntoView {
    let ui = Ui::get();
    let stand = Memo::new(move |_| top.with(|t| (t.power.clone(), t.goal)));
    let label = move || {
        let (power, goal) = stand.get();
        let names: Vec<(String, i16)> = power.iter().map(|(s, n)| (ui.name(*s), *n)).collect();
        let names: Vec<(&str, i16)> = names.iter().map(|(s, n)| (s.as_str(), *n)).collect();
        (ui.words.power_track)(&names, goal)
    };
    view! {
        <div class="track" role="img" aria-label=label>
            {move || {
                let (power, goal) = stand.get();
                let most = power.iter().map(|p| p.1).max().unwrap_or(0).max(goal);
                let end = (most / 5 + 1) * 5;
                let left = move |n: i16| format!("left:{}%", num(f64::from(n) * 100.0 / f64::from(end)));
                let ticks = (0..=end).map(|n| view! { <i class="tk" class:five=n % 5 == 0 style=left(n)></i> }).collect_view();
                let far = |n: i16| (n - goal).abs() > 2;
                let numbers = (0..=end / 5).map(|k| k * 5).filter(|n| far(*n) && *n < end);
                let numbers = numbers.map(|n| view! { <span class="at" style=left(n)>{n}</span> }).collect_view();
                let marks = power.iter().enumerate().map(|(i, (seat, n))| {
                    let same = power[..i].iter().filter(|p| p.1 == *n).count();
                    let colour = ui.colour(*seat);
                    marker(colour, *n, format!("{};margin-left:{}px", left((*n).max(0)), same * 22))
                });
                view! {
                    <i class="rail"></i>{ticks}{numbers}
                    <span class="goal" style=left(goal)><Icon id="i-initiative"/>{goal}</span>
                    {marks.collect_view()}
                }
            }}
        </div>
    }
}

fn marker(colour: Colour, power: i16, style: String) -> impl IntoView {
    let (w, h) = MARKER;
    let x = if colour == Colour::Red { w / 2.0 - 2.5 } else { w / 2.0 };
    view! {
        <svg class=format!("mk {}", colour.class()) style=style viewBox=format!("-1 -1 {} {}", w + 2.0, h + 2.0)>
            <path class="pl" d=geometry::plate(colour, w, h)/>
            <text class="v" x=x y="16">{power}</text>
        </svg>
    }
}
