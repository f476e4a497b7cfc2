//! What is chosen for this device: a page of its own, and a sheet over the table.

use leptos::prelude::*;

use super::parts::TopBar;
use super::saved::rows::Rows;
use super::saved::stored::{AllDeleted, Stored};
use crate::app::awake::FullScreen;
use crate::app::dialog::Modal;
use crate::app::icons::Icon;
use crate::app::play::use_play;
use crate::app::prefs::use_prefs;
use crate::app::sound;
use crate::session::settings::{BotSpeed, ConfirmEnd, Look, Motion, Palette, Settings, TextSize};
use crate::text::Lang;
use crate::text::settings::{Row, words};
use crate::text::transfer::words as transfer;

/// The page: all settings, and everything that is kept here.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let w = words();
    let rows = Rows::of(use_play());
    let any = Memo::new(move |_| rows.count() > 0);
    view! {
        <div class="page narrow">
            <TopBar heading=w.heading/>
            <main class="games settings">
                <Groups/>
                <p class="sr" role="status">{move || rows.said()}</p>
                <AllDeleted rows/>
                {move || if any.get() {
                    view! { <Stored rows/> }.into_any()
                } else {
                    view! {
                        <section class="panel stored"><h2>{transfer().saved.data}</h2><p>{w.no_games}</p></section>
                    }
                    .into_any()
                }}
                <Reset/>
            </main>
        </div>
    }
}

/// The same over the table, without what would take the table away.
#[component]
pub fn SettingsSheet(
    /// Is it open?
    open: RwSignal<bool>,
) -> impl IntoView {
    let w = words();
    let close = Callback::new(move |()| open.set(false));
    view! {
        <Modal open close class="setsheet" label=w.heading.to_string()>
            <header>
                <h2>{w.heading}</h2>
                <button class="tool" aria-label=w.close on:click=move |_| close.run(())><Icon id="i-close"/></button>
            </header>
            <div class="settings">
                <Groups/>
                <Reset/>
            </div>
        </Modal>
    }
}

/// Look, play, sound and screen.
#[component]
fn Groups() -> impl IntoView {
    let w = words();
    let prefs = use_prefs();
    let hear = move || {
        prefs.all().sound.then(|| {
            view! { <button class="quiet small" on:click=move |_| sound::tone()>{w.hear}</button> }
        })
    };
    view! {
        <Group id="look" title=w.look>
            <Pick row=w.theme id="theme" all=Look::ALL names=w.themes get=|s| s.theme set=|s, v| s.theme = v/>
            <Pick row=w.palette id="palette" all=Palette::ALL names=w.palettes get=|s| s.palette set=|s, v| s.palette = v/>
            <Swatches/>
            <Pick row=w.motion id="motion" all=Motion::ALL names=w.motions get=|s| s.motion set=|s, v| s.motion = v/>
            <Pick row=w.text id="text" all=TextSize::ALL names=w.texts get=|s| s.text set=|s, v| s.text = v/>
            <Language/>
        </Group>
        <Group id="play" title=w.play>
            <Pick
                row=w.confirm_end
                id="confirm"
                all=ConfirmEnd::ALL
                names=w.confirm_ends
                get=|s| s.play.confirm_end
                set=|s, v| s.play.confirm_end = v
            />
            <Pick row=w.bots id="bots" all=BotSpeed::ALL names=w.bot_speeds get=|s| s.bots set=|s, v| s.bots = v/>
            <Switch row=w.arrange id="arrange" get=|s| s.play.arrange set=|s, v| s.play.arrange = v/>
            <Switch row=w.past_cards id="past" get=|s| s.play.past_cards set=|s, v| s.play.past_cards = v/>
            <Switch row=w.digest id="digest" get=|s| s.digest set=|s, v| s.digest = v/>
        </Group>
        <Group id="device" title=w.device>
            <div class="beside">
                <Switch row=w.sound id="sound" get=|s| s.sound set=|s, v| { s.sound = v; if v { sound::tone() } }/>
                {hear}
            </div>
            <Switch row=w.awake id="awake" get=|s| s.awake set=|s, v| s.awake = v/>
            <Switch row=w.turn id="turn" get=|s| s.turn set=|s, v| s.turn = v/>
            <Full/>
        </Group>
    }
}

/// A panel with a heading.
#[component]
fn Group(id: &'static str, title: &'static str, children: Children) -> impl IntoView {
    let id = format!("set-{id}-group");
    let heading = id.clone();
    view! {
        <section class="panel setgroup" aria-labelledby=id>
            <h2 id=heading>{title}</h2>
            {children()}
        </section>
    }
}

/// One of a few.
#[component]
fn Pick<T, const N: usize>(
    row: Row,
    id: &'static str,
    /// The values, and what they are called.
    all: [T; N],
    names: [&'static str; N],
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let prefs = use_prefs();
    let (title, about) = (format!("set-{id}"), format!("set-{id}-about"));
    let one = |(value, name): (T, &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=title.clone()
                    prop:checked=move || get(&prefs.all()) == value
                    on:change=move |_| prefs.change(|s| set(s, value))
                />
                <span>{name}</span>
            </label>
        }
    };
    let (labelled, described) = (title.clone(), about.clone());
    let choices = all.into_iter().zip(names).map(one).collect_view();
    view! {
        <div class="setrow" role="radiogroup" aria-labelledby=labelled aria-describedby=described>
            <p><b id=title>{row.title}</b><small id=about>{row.small}</small></p>
            <div class="segments worded">{choices}</div>
        </div>
    }
}

/// On or off.
#[component]
fn Switch(
    row: Row,
    id: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let prefs = use_prefs();
    let (title, about) = (format!("set-{id}"), format!("set-{id}-about"));
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                aria-labelledby=title.clone()
                aria-describedby=about.clone()
                prop:checked=move || get(&prefs.all())
                on:change:target=move |event| {
                    let on = event.target().checked();
                    prefs.change(|s| set(s, on));
                }
            />
            <span class="knob" aria-hidden="true"></span>
            <span><b id=title>{row.title}</b><small id=about>{row.small}</small></span>
        </label>
    }
}

/// Players and planets in the colours that are chosen.
#[component]
fn Swatches() -> impl IntoView {
    let seats = ["red", "blue", "yellow", "white"]
        .map(|c| view! { <i class=format!("seat-{c}")><Icon id=emblem(c)/></i> });
    let planets = ["material", "fuel", "weapon", "relic", "psionic"]
        .map(|t| view! { <i class=format!("planet t-{t}")><Icon id=planet(t)/></i> });
    view! {
        <div class="colours" aria-hidden="true">
            {seats.into_iter().collect_view()}
            <span></span>
            {planets.into_iter().collect_view()}
        </div>
    }
}

fn emblem(colour: &str) -> &'static str {
    match colour {
        "red" => "e-red",
        "blue" => "e-blue",
        "yellow" => "e-yellow",
        _ => "e-white",
    }
}

fn planet(kind: &str) -> &'static str {
    match kind {
        "material" => "i-material",
        "fuel" => "i-fuel",
        "weapon" => "i-weapon",
        "relic" => "i-relic",
        _ => "i-psionic",
    }
}

/// The language: a choice where there are several, else what it is.
#[component]
fn Language() -> impl IntoView {
    let prefs = use_prefs();
    let w = words();
    let one = |lang: Lang| {
        view! {
            <option value=lang.code() prop:selected=move || prefs.all().language == lang>
                {(w.languages)(lang)}
            </option>
        }
    };
    let choose = move |code: String| {
        if let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.code() == code) {
            prefs.change(|s| s.language = lang);
        }
    };
    if Lang::ALL.len() == 1 {
        let name = move || (w.languages)(prefs.all().language);
        return view! {
            <div class="setrow">
                <p><b>{w.language.title}</b><small>{w.one_language}</small></p>
                <span class="only">{name}</span>
            </div>
        }
        .into_any();
    }
    view! {
        <label class="setrow">
            <p><b>{w.language.title}</b><small>{w.language.small}</small></p>
            <select class="field" aria-label=w.language.title on:change:target=move |event| choose(event.target().value())>
                {Lang::ALL.map(one).into_iter().collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// The whole screen for the page, or why not.
#[component]
fn Full() -> impl IntoView {
    let w = words();
    let full = FullScreen::new();
    let can = FullScreen::can();
    let say = move || if full.is_on() { w.full_leave } else { w.full_go };
    view! {
        <div class="setrow">
            <p><b>{w.full.title}</b><small>{if can { w.full.small } else { w.full_none }}</small></p>
            {can.then(|| view! { <button class="quiet small" on:click=move |_| full.turn()>{say}</button> })}
        </div>
    }
}

/// The same in the menu; nothing where there is no full screen.
#[component]
pub fn FullButton() -> impl IntoView {
    let w = words();
    let full = FullScreen::new();
    let say = move || if full.is_on() { w.full_leave } else { w.full_go };
    FullScreen::can()
        .then(|| view! { <button class="quiet" on:click=move |_| full.turn()><b>{say}</b></button> })
}

/// Everything as it was at first, and back.
#[component]
fn Reset() -> impl IntoView {
    let w = words();
    let prefs = use_prefs();
    let before = RwSignal::new(None::<Settings>);
    let reset = move |_| {
        before.set(Some(prefs.now()));
        prefs.change(|s| *s = Settings::default());
    };
    let undo = move |_| {
        if let Some(old) = before.get_untracked() {
            prefs.change(|s| *s = old);
        }
        before.set(None);
    };
    view! {
        <div class="setrow reset" role="status">
            {move || match before.get() {
                None => view! {
                    <p><small>{w.reset_small}</small></p>
                    <button class="quiet small" on:click=reset>{w.reset}</button>
                }
                .into_any(),
                Some(_) => view! {
                    <p><small>{w.reset_done}</small></p>
                    <button class="quiet small" on:click=undo>{w.reset_undo}</button>
                }
                .into_any(),
            }}
        </div>
    }
}
