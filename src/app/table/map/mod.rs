//! The map: fixed layers drawn once, everything else by system, so that a change in one system touches only
//! the nodes of that system.

mod card;
mod layers;
pub mod pieces;
mod touch;

use leptos::prelude::*;

use super::ui::Ui;
use crate::app::icons::Icon;
use crate::model::{Colour, Glow, SystemView, draw, geometry as geo, viewport::Viewport};
use rules::ids::System;
use touch::Gestures;

/// A system as the layers read it: each part runs again only when it changes.
#[derive(Clone, Copy)]
pub struct Live {
    /// Which.
    pub system: System,
    /// What is there.
    pub view: Memo<SystemView>,
    /// What the decision shows there.
    pub glow: Memo<Glow>,
    /// The option pointed at lies here.
    pub on: Memo<bool>,
}

impl Live {
    fn new(ui: Ui, system: System) -> Live {
        let view = ui.memo(move |m| m.map.system(system));
        let glow = ui.memo(move |m| m.glow(system));
        let on = Memo::new(move |_| ui.focus.get().is_some_and(|i| glow.with(|g| g.options.contains(&i))));
        Live { system, view, glow, on }
    }
}

/// The map with its controls and the opened system.
#[component]
pub fn MapBox() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let view = RwSignal::new(Viewport::default());
    let whole = move || view.get().is_whole();
    view! {
        <main class="mapbox">
            <MapSvg view/>
            <MapKey/>
            <div class="mapctl">
                <button class="tool" aria-label=w.zoom_in on:click=move |_| view.update(|v| *v = v.zoomed(1.6, v.middle))>
                    <Icon id="i-plus"/>
                </button>
                <button class="tool" aria-label=w.fit disabled=whole on:click=move |_| view.set(Viewport::default())>
                    <Icon id="i-fit"/>
                </button>
            </div>
            <card::OpenSystem/>
        </main>
    }
}

/// The drawing.
#[component]
fn MapSvg(view: RwSignal<Viewport>) -> impl IntoView {
    let ui = Ui::get();
    let out = ui.memo(|m| m.map.out);
    let node = NodeRef::<leptos::svg::Svg>::new();
    let hands = Gestures::new(view, node);
    view! {
        <svg
            node_ref=node
            class="map"
            class:zoomed=move || !view.get().is_whole()
            viewBox=move || view.get().view_box()
            role="group"
            aria-label=ui.words.map_label
            on:wheel=move |e| hands.wheel(&e)
            on:pointerdown=move |e| hands.down(&e)
            on:pointermove=move |e| hands.moved(&e)
            on:pointerup=move |e| hands.up(ui, &e)
            on:pointercancel=move |e| hands.up(ui, &e)
            on:pointerleave=move |e| hands.up(ui, &e)
        >
            <g inner_html=draw::map_defs()/>
            // A new game, or an expansion that changes the map, draws everything anew.
            {move || { out.with(|_| ()); view! { <Layers hands/> } }}
        </svg>
    }
}

/// All layers, bottom up.
#[component]
fn Layers(hands: Gestures) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let ground = ui.model.with_untracked(|m| draw::ground(&m.map, w.out_of_play, w.gates_touch));
    let names = w.names;
    let (mut planets, mut rim, mut gates) = (String::new(), String::new(), String::new());
    let live: Vec<Live> = ui.model.with_untracked(|m| {
        draw::live(&m.map)
            .map(|s| {
                planets.push_str(&draw::planet(s));
                let kind = s.planet.map_or("", |r| names.resource(r));
                let label = draw::label(s.system, &names.system(s.system), &kind.to_lowercase());
                if s.system.is_gate() {
                    gates.push_str(&label)
                } else {
                    rim.push_str(&label)
                }
                Live::new(ui, s.system)
            })
            .collect()
    });
    let each = |layer: fn(Ui, Live) -> AnyView| live.iter().map(|s| layer(ui, *s)).collect_view();
    view! {
        <g inner_html=ground/>
        <g class="hits">{live.iter().map(|s| layers::hit(ui, *s, hands)).collect_view()}</g>
        <g inner_html=planets/>
        <g>{each(layers::tokens)}</g>
        <g class="ctls">{each(layers::control)}</g>
        <g class="slots">{each(layers::slots)}</g>
        <g class="blds">{each(layers::buildings)}</g>
        <g class="ghosts">{each(layers::ghosts)}</g>
        <g class="lbls" inner_html=rim/>
        <g class="badges">{each(layers::badge)}</g>
        <Hub/>
        <layers::Routes/>
        <layers::Moving/>
        <g class="fleets">{each(layers::fleet)}</g>
        <g class="fleets">{each(layers::starts)}</g>
        <g class="lbls gates" inner_html=gates/>
        <g class="keycaps">{each(layers::keycap)}</g>
    }
}

/// The middle of the ring is no space in the rules: it says whose decision it is.
#[component]
fn Hub() -> impl IntoView {
    let ui = Ui::get();
    let asked = ui.memo(|m| {
        m.decision.as_ref().map(|d| {
            let name = m.player(d.seat).map(|p| p.name.clone()).unwrap_or_default();
            (m.colour(d.seat), name, d.short.clone())
        })
    });
    let colour = move || asked.get().map_or(Colour::Red, |a| a.0);
    view! {
        <g class=move || format!("hub {}", colour().class())>
            <g inner_html=draw::hub()/>
            {move || asked.get().map(|(colour, name, short)| view! {
                <g inner_html=draw::glyph(&format!("e-{}", colour.id()), (0.0, -22.0), 46.0, "emblem")/>
                <text y="34" class=name_class(&name) textLength=fit(&name)>{name.clone()}</text>
                <text y="58" class="hub-sub">{if short.is_empty() { ui.words.to_decide.to_string() } else { short }}</text>
            })}
        </g>
    }
}

/// Longer names are set smaller.
fn name_class(name: &str) -> &'static str {
    if name.chars().count() > 8 { "hub-name long" } else { "hub-name" }
}

/// Squeezes a name that is wider than the hub; none for one that fits.
fn fit(name: &str) -> Option<&'static str> {
    (name.chars().count() > 11).then_some("150")
}

/// What the forms on the map mean.
#[component]
fn MapKey() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let class = Colour::Blue.class();
    let (pw, ph) = geo::PLATE;
    let d = geo::plate(Colour::Blue, pw, ph);
    view! {
        <div class="mapkey" aria-hidden="true">
            <span><svg viewBox="-2 -2 55 37" class=format!("tok fresh {class}")><path class="plate" d=d.clone()/></svg>{w.fresh}</span>
            <span>
                <svg viewBox="-2 -2 55 37" class=format!("tok hurt {class}")>
                    <path class="plate" d=d.clone()/><path fill="url(#hatch-blue)" d=d/>
                </svg>
                {w.damaged}
            </span>
            <span><svg viewBox="0 0 52 30" class=class><path class="ctl" d="M4 15H48"/></svg>{w.control}</span>
        </div>
    }
}
