//! A game told again: the table of any moment, a slider over the whole game, and the keys to go through it.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::parts::seat_name;
use crate::app::icons::{Emblem, Icon};
use crate::app::nav::use_nav;
use crate::app::play::{Watched, use_play};
use crate::app::prefs::use_prefs;
use crate::app::table::{Dice, Moments, OpenPlace, Reading, StillTable};
use crate::model::{Colour, LogLine};
use crate::session::Page;
use crate::session::log::Eyes;
use crate::session::replay::{MarkKind, Moment};
use crate::text::replay::words;
use crate::text::table::EN;
use rules::ids::Seat;

/// Milliseconds between two choices while it plays, slowest first.
const PACES: [u64; 4] = [1600, 800, 400, 160];
/// What the paces are called.
const SPEEDS: [&str; 4] = ["½×", "1×", "2×", "5×"];

/// The screen: nothing to tell leads to the first screen.
#[component]
pub fn ReplayScreen() -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let watched = untrack(|| play.watched().or_else(|| play.watch_last().then(|| play.watched()).flatten()));
    on_cleanup(move || play.end_watch());
    if watched.is_none() {
        // Not while the page is being drawn.
        Effect::new(move |_| nav.replace(Page::Home));
    }
    watched.map(|watched| view! { <Show watched/> })
}

/// What the controls share.
#[derive(Clone, Copy)]
struct Desk {
    watched: StoredValue<Watched>,
    at: RwSignal<usize>,
    playing: RwSignal<bool>,
    pace: RwSignal<usize>,
    moment: Memo<Moment>,
    /// The last moment.
    last: usize,
}

impl Desk {
    fn go(self, at: usize) {
        let at = at.min(self.last);
        if self.at.get_untracked() != at {
            self.at.set(at);
        }
    }

    fn now(self) -> usize {
        self.at.get_untracked()
    }

    /// By a choice, forward or back, as somebody asks for it: then it no longer plays by itself.
    fn step(self, forward: bool) {
        self.playing.set(false);
        self.go(if forward { self.now() + 1 } else { self.now().saturating_sub(1) });
    }

    fn turn(self, forward: bool) {
        self.playing.set(false);
        let at = self.now();
        self.go(self
            .watched
            .with_value(|w| if forward { w.replay.turn_after(at) } else { w.replay.turn_before(at) }));
    }

    fn jump(self, at: usize) {
        self.playing.set(false);
        self.go(at);
    }

    fn toggle(self) {
        if !self.playing.get_untracked() && self.now() == self.last {
            self.go(0);
        }
        self.playing.update(|on| *on = !*on);
    }

    fn name(self, seat: Seat) -> String {
        self.watched.with_value(|w| {
            w.replay.config().seats.get(usize::from(seat.0)).map(seat_name).unwrap_or_default()
        })
    }

    fn colour(self, seat: Seat) -> Colour {
        let config = |w: &Watched| w.replay.config().seats.get(usize::from(seat.0)).map(|s| s.colour.into());
        self.watched.with_value(config).unwrap_or_default()
    }

    /// Handles a key; true if it meant something here.
    fn key(self, e: &leptos::ev::KeyboardEvent) -> bool {
        let forward = e.key() == "ArrowRight";
        match (e.key().as_str(), e.shift_key()) {
            ("ArrowLeft" | "ArrowRight", false) => self.step(forward),
            ("ArrowLeft" | "ArrowRight", true) => self.turn(forward),
            ("Home", _) => self.jump(0),
            ("End", _) => self.jump(self.last),
            (" ", _) if !on_button() => self.toggle(),
            _ => return false,
        }
        true
    }
}

/// Is the focus on something that a space presses?
fn on_button() -> bool {
    let tag = document().active_element().map(|e| e.tag_name().to_ascii_lowercase());
    matches!(tag.as_deref(), Some("button" | "select" | "summary"))
}

/// Does something else need the keys?
fn taken() -> bool {
    let tag = document().active_element().map(|e| e.tag_name().to_ascii_lowercase());
    tag.as_deref() == Some("select") || document().query_selector("dialog[open]").ok().flatten().is_some()
}

#[component]
fn Show(watched: Watched) -> impl IntoView {
    let (nav, play) = (use_nav(), use_play());
    let w = &words().replay;
    let last = watched.replay.len();
    let at = RwSignal::new(watched.from.unwrap_or(last).min(last));
    let came = watched.came;
    let allowed = Memo::new(move |_| play.eyes());
    let wanted = RwSignal::new(untrack(|| allowed.get()).first().copied().unwrap_or_default());
    // What is not allowed any more, since the device was covered, is not shown any more.
    let eyes = Memo::new(move |_| {
        let wanted = wanted.get();
        allowed.with(|all| if all.contains(&wanted) { wanted } else { Eyes::Public })
    });
    let stored = StoredValue::new(watched);
    let prefs = use_prefs();
    let moment = Memo::new(move |_| {
        let mut moment = stored.with_value(|w| w.replay.at(at.get(), eyes.get()));
        if !prefs.play().past_cards {
            moment.model.past.clear();
        }
        moment
    });
    let desk =
        Desk { watched: stored, at, playing: RwSignal::new(false), pace: RwSignal::new(1), moment, last };
    // Those of the table that stood here before are gone with it.
    provide_context(OpenPlace(RwSignal::new(None)));
    provide_context(RwSignal::new(Vec::<Reading>::new()));
    provide_context(Moments { look: Callback::new(move |to| desk.jump(to)), at: Some(at.into()) });
    let keys = window_event_listener(leptos::ev::keydown, move |e| {
        let plain = !e.default_prevented() && !e.alt_key() && !e.ctrl_key() && !e.meta_key();
        if plain && !taken() && desk.key(&e) {
            e.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
    // Plays until the end.
    Effect::new(move |_| {
        if !desk.playing.get() {
            return;
        }
        let pace = Duration::from_millis(PACES[desk.pace.get() % PACES.len()]);
        let tick = move || match desk.now() {
            at if at < desk.last => desk.go(at + 1),
            _ => desk.playing.set(false),
        };
        if let Ok(handle) = set_interval_with_handle(tick, pace) {
            on_cleanup(move || handle.clear());
        }
    });
    let back = move |_| match window().history() {
        Ok(history) if came => drop(history.back()),
        _ => nav.replace(Page::Home),
    };
    let left = view! {
        <button class="tool goback" on:click=back><Icon id="i-next" class="flip"/><span>{w.back}</span></button>
        <h1 class="sr" tabindex="-1">{w.title}</h1>
    };
    let model = Signal::derive(move || moment.with(|m| m.model.clone()));
    let hands = Memo::new(move |_| moment.with(|m| m.hands.clone()));
    view! {
        <StillTable
            model
            words=&EN
            ends=(left.into_any(), view! { <Whose desk allowed eyes wanted/> }.into_any())
            watch=view! { <Controls desk/> }.into_any()
            hands
        />
    }
}

/// Whose eyes: a choice where there is one, else what it is.
#[component]
fn Whose(desk: Desk, allowed: Memo<Vec<Eyes>>, eyes: Memo<Eyes>, wanted: RwSignal<Eyes>) -> impl IntoView {
    let w = &words().replay;
    let label = move |eyes: Eyes| match eyes {
        Eyes::All => w.all.to_string(),
        Eyes::Public => w.public.to_string(),
        Eyes::Seat(seat) => (w.seat)(&desk.name(seat)),
    };
    let one = move |(i, of): (usize, Eyes)| {
        view! { <option value=i.to_string() selected=move || eyes.get() == of>{label(of)}</option> }
    };
    let choose = move |e: leptos::ev::Event| {
        let index: Option<usize> = event_target_value(&e).parse().ok();
        let of = index.and_then(|i| allowed.with_untracked(|all| all.get(i).copied()));
        of.into_iter().for_each(|of| wanted.set(of));
    };
    move || {
        let all = allowed.get();
        if all.len() > 1 {
            view! {
                <label class="eyes">
                    <Icon id="i-hand"/><span class="sr">{w.eyes}</span>
                    <select aria-label=w.eyes on:change=choose>{all.into_iter().enumerate().map(one).collect_view()}</select>
                </label>
            }
            .into_any()
        } else {
            view! { <span class="eyes only" title=w.only_public><Icon id="i-lock"/>{w.public}</span> }
                .into_any()
        }
    }
}

/// What happened, the slider, and the buttons.
#[component]
fn Controls(desk: Desk) -> impl IntoView {
    let w = &words().replay;
    view! {
        <section class="watch" aria-label=w.title>
            <Caption desk/>
            <Slider desk/>
            <Buttons desk/>
        </section>
    }
}

/// What the last choice brought, and who decides next.
#[component]
fn Caption(desk: Desk) -> impl IntoView {
    let w = &words().replay;
    let dice = Memo::new(move |_| desk.moment.with(|m| m.dice.clone()));
    let line = move |line: LogLine| {
        let who = line.who.map(|seat| {
            let colour: Colour = desk.colour(seat);
            view! { <Emblem colour/><b class=colour.class()>{desk.name(seat)}</b>" " }
        });
        view! { <li class:minor=line.minor>{who}{line.text}</li> }
    };
    let lines = move || {
        let mut lines = desk.moment.with(|m| m.lines.clone());
        // What people tell each other stands first.
        lines.sort_by_key(|line| line.minor);
        lines.into_iter().map(line).collect_view()
    };
    let silent = move || desk.moment.with(|m| m.lines.is_empty());
    let quiet = move || {
        silent().then(|| {
            let text = if desk.at.get() == 0 { w.begins } else { w.quiet };
            match desk.moment.with(|m| m.chose.clone()) {
                Some((seat, title)) => {
                    let colour = desk.colour(seat);
                    view! {
                        <li><Emblem colour/><b class=colour.class()>{desk.name(seat)}</b>{(w.chose)(&title)}</li>
                    }
                    .into_any()
                }
                None => view! { <li class="minor">{text}</li> }.into_any(),
            }
        })
    };
    let next = move || {
        let next = desk.moment.with(|m| m.model.decision.as_ref().map(|d| (d.seat, d.short.clone())));
        match next {
            Some((seat, short)) => {
                let colour: Colour = desk.colour(seat);
                let short = if short.is_empty() { EN.to_decide.to_string() } else { short };
                view! { <Emblem colour/><span>{(w.then)(&desk.name(seat), &short)}</span> }.into_any()
            }
            None => view! { <span>{w.over}</span> }.into_any(),
        }
    };
    view! {
        <div class="caption">
            <ul aria-live="polite">{lines}{quiet}</ul>
            {move || (!dice.with(Vec::is_empty)).then(|| view! { <Dice dice/> })}
            <p class="then"><Icon id="i-next"/>{next}</p>
        </div>
    }
}

/// The slider with its marks.
#[component]
fn Slider(desk: Desk) -> impl IntoView {
    let w = &words().replay;
    let last = desk.last.max(1);
    let marks = desk.watched.with_value(|w| w.replay.marks().to_vec());
    let left = move |at: usize| format!("--at:{:.4}", at as f64 / last as f64);
    let mut chapters = Vec::new();
    let mut ticks = Vec::new();
    for mark in marks {
        let style = left(mark.at);
        match mark.kind {
            MarkKind::Chapter(n) => {
                let label = (w.mark_chapter)(n);
                chapters.push(view! {
                    <button style=style title=label.clone() aria-label=label on:click=move |_| desk.jump(mark.at)>{n}</button>
                });
            }
            MarkKind::Round => ticks.push(view! { <i class="round" style=style title=""></i> }),
            MarkKind::Battle(system) => {
                ticks.push(view! { <i class="fight" style=style title=(w.mark_battle)(&EN.names.system(system))></i> });
            }
            MarkKind::Scored => ticks.push(view! { <i class="score" style=style title=w.mark_scored></i> }),
        }
    }
    let said = move || {
        let at = desk.at.get();
        let (chapter, round, seat) = desk.watched.with_value(|w| w.replay.place(at));
        (w.at)(chapter, round, seat.map(|seat| desk.name(seat)).as_deref(), at, desk.last)
    };
    let moved = move |e: leptos::ev::Event| {
        let to = e.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(to) = to.and_then(|input| input.value().parse().ok()) {
            desk.jump(to);
        }
    };
    view! {
        <div class="timeline" style=move || left(desk.at.get())>
            <div class="ticks" aria-hidden="true">{ticks}</div>
            <input
                type="range"
                min="0"
                max=desk.last.to_string()
                step="1"
                aria-label=w.slider
                aria-valuetext=said
                prop:value=move || desk.at.get().to_string()
                on:input=moved
            />
            <div class="chapters">{chapters}</div>
        </div>
    }
}

/// The buttons below the slider.
#[component]
fn Buttons(desk: Desk) -> impl IntoView {
    let w = &words().replay;
    let first = Memo::new(move |_| desk.at.get() == 0);
    let end = Memo::new(move |_| desk.at.get() == desk.last);
    let tool = |label: &'static str, path: &'static str, off: Memo<bool>, press: fn(Desk)| {
        let class = if label == w.first || label == w.last { "tool far" } else { "tool" };
        view! {
            <button class=class aria-label=label title=label disabled=off on:click=move |_| press(desk)>{drawn(path)}</button>
        }
    };
    let playing = move || desk.playing.get();
    let speed = move || SPEEDS[desk.pace.get() % SPEEDS.len()];
    view! {
        <div class="deck" title=w.keys>
            {tool(w.first, "M5 5v14M19 6l-10 6 10 6z", first, |d| d.jump(0))}
            {tool(w.turn_before, "M12 6l-8 6 8 6zM20 6l-8 6 8 6z", first, |d| d.turn(false))}
            {tool(w.before, "M16 6l-9 6 9 6z", first, |d| d.step(false))}
            <button class="tool run" aria-label=move || if playing() { w.pause } else { w.play } on:click=move |_| desk.toggle()>
                {move || drawn(if playing() { "M8 5v14M16 5v14" } else { "M8 5l11 7-11 7z" })}
            </button>
            {tool(w.next, "M8 6l9 6-9 6z", end, |d| d.step(true))}
            {tool(w.turn_after, "M4 6l8 6-8 6zM12 6l8 6-8 6z", end, |d| d.turn(true))}
            {tool(w.last, "M5 6l10 6-10 6zM19 5v14", end, |d| d.jump(d.last))}
            <button
                class="tool speed"
                title=w.speed
                aria-label=move || format!("{} {}", w.speed, speed())
                on:click=move |_| desk.pace.update(|p| *p = (*p + 1) % PACES.len())
            >{speed}</button>
            <span class="count">{move || (w.count)(desk.at.get(), desk.last)}</span>
            <span class="legend" aria-hidden="true">
                <span><i class="round"></i>{w.legend[0]}</span>
                <span><i class="fight"></i>{w.legend[1]}</span>
                <span><i class="score"></i>{w.legend[2]}</span>
            </span>
        </div>
    }
}

/// A sign of the buttons.
fn drawn(path: &'static str) -> impl IntoView {
    view! {
        <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path fill="currentColor" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>
        </svg>
    }
}
