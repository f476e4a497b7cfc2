//! The map's layers, system by system.

use leptos::prelude::*;

use super::touch::Gestures;
use super::{Live, pieces};
use crate::app::table::ui::Ui;
use crate::model::effects::{BuildingChange, Effects};
use crate::model::steps::{Arrow, towards};
use crate::model::{BuildingView, Route, RouteKind, SystemView, Target, Travel, Who, draw, geometry as geo};
use crate::text::table::SystemWords;
use rules::ids::System;
use wasm_bindgen::JsCast;

/// The sector itself: takes clicks and keys, glows, and says what is there.
pub fn hit(ui: Ui, s: Live, hands: Gestures) -> AnyView {
    let system = s.system;
    let place = Target::System(system);
    let spot = ui.spot(place);
    let some = move || s.glow.with(|g| !g.options.is_empty());
    // Glowing: take it. Otherwise: look at it.
    let take = move || {
        if !ui.take(place, &spot.get_untracked()) {
            let open = ui.open.get_untracked() == Some(system);
            ui.open_system((!open).then_some(system));
        }
    };
    let keydown = move |e: leptos::ev::KeyboardEvent| match e.key().as_str() {
        "Enter" | " " => {
            e.prevent_default();
            take();
        }
        "i" | "I" => ui.open_system(Some(system)),
        key => {
            let out = ui.model.with_untracked(|m| m.map.out);
            if let Some(to) = Arrow::of(key).and_then(|arrow| towards(system, arrow, out)) {
                e.prevent_default();
                focus(to);
            }
        }
    };
    let first = ui.model.with_untracked(|m| draw::live(&m.map).next().map(|s| s.system)) == Some(system);
    // One stop for the whole map, besides the systems that can be chosen; arrows lead to the others.
    let stops = move || some() || ui.stop.get().map_or(first, |stop| stop == system);
    view! {
        <path
            class="hit"
            class:target=some
            class:origin=move || s.glow.with(|g| g.origin)
            class:on=s.on
            class:pointed=move || ui.pointed.get() == Some(system)
            class:open=move || ui.open.get() == Some(system)
            d=geo::sector(system, 5.0)
            role="button"
            tabindex=move || if stops() { "0" } else { "-1" }
            data-system=system.to_string()
            aria-label=move || label(ui, &s.view.get(), s.glow.with(|g| g.options.len()))
            on:click=move |_| if !hands.dragged() { take() }
            on:contextmenu=move |e| { e.prevent_default(); ui.open_system(Some(system)); }
            on:keydown=keydown
            on:pointerenter=move |e| {
                spot.with_untracked(|s| ui.point_at(s));
                if e.pointer_type() == "mouse" { hands.linger(ui, system) }
            }
            on:pointerleave=move |_| {
                hands.left(ui, system);
                if some() { ui.point(None) }
            }
            on:focus=move |_| {
                ui.stop.set(Some(system));
                spot.with_untracked(|s| ui.point_at(s));
            }
        />
    }
    .into_any()
}

/// Puts the focus on a system.
fn focus(system: System) {
    let sector = document().query_selector(&format!(".map [data-system=\"{system}\"]")).ok().flatten();
    if let Some(sector) = sector.and_then(|e| e.dyn_into::<web_sys::SvgElement>().ok()) {
        let _ = sector.focus();
    }
}

/// What is there, in words.
fn label(ui: Ui, s: &SystemView, options: usize) -> String {
    let w = ui.words;
    let owners = s.owners().into_iter().map(|who: Who| {
        let (fresh, damaged) = s.ships(who.owner);
        let mine = |b: &&BuildingView| b.who.owner == who.owner;
        let building = |b: &BuildingView| {
            let name = w.names.piece(b.kind, 1);
            if b.damaged { format!("{name} ({})", w.damaged) } else { name.to_string() }
        };
        let buildings = s.buildings.iter().filter(mine).map(building).collect();
        let control = s.control.is_some_and(|c| c.owner == who.owner);
        (ui.owner_name(who.owner), fresh, damaged, buildings, control)
    });
    (w.system_label)(SystemWords {
        system: s.system,
        name: w.names.system(s.system),
        planet: s.kind().map(|r| w.names.resource(r)),
        slots: s.slots,
        owners: owners.collect(),
        options,
    })
}

/// The outline of who controls.
pub fn control(_: Ui, s: Live) -> AnyView {
    let colour = Memo::new(move |_| s.view.read().control.map(|c| c.colour));
    let draw = move || colour.get().map(|c| draw::control(s.system, c)).unwrap_or_default();
    view! { <g inner_html=draw/> }.into_any()
}

/// The emblem of who controls.
pub fn badge(_: Ui, s: Live) -> AnyView {
    let colour = Memo::new(move |_| s.view.read().control.map(|c| c.colour));
    let draw = move || colour.get().map(|c| draw::badge(s.system, c)).unwrap_or_default();
    view! { <g inner_html=draw/> }.into_any()
}

/// Empty building slots.
pub fn slots(_: Ui, s: Live) -> AnyView {
    let empty = Memo::new(move |_| draw::empty_slots(&s.view.read()));
    view! { <g inner_html=move || empty.get()/> }.into_any()
}

/// Cities and starports.
pub fn buildings(ui: Ui, s: Live) -> AnyView {
    let list = Memo::new(move |_| {
        let view = s.view.read();
        let n = view.sites();
        view.buildings.iter().map(|b| (*b, view.site(b), n)).collect::<Vec<_>>()
    });
    let one = move |(b, i, n): (BuildingView, u8, u8)| {
        let (p, scale) = geo::site(s.system, i, n);
        pieces::building(ui, s.system, b, p, scale)
    };
    view! { <For each=move || list.get() key=key let:b>{one(b)}</For> }.into_any()
}

/// Everything that is drawn: a building that stays the same keeps its node.
fn key((b, i, n): &(BuildingView, u8, u8)) -> (u8, u8, bool, bool, u8, u8, u8) {
    (b.index, b.who.owner.0, b.damaged, b.used, b.kind.0, *i, *n)
}

/// Tokens on planets.
pub fn tokens(_: Ui, s: Live) -> AnyView {
    let token = Memo::new(move |_| draw::token(&s.view.read()));
    view! { <g inner_html=move || token.get()/> }.into_any()
}

/// Where everybody starts, while leaders are drafted.
pub fn starts(_: Ui, s: Live) -> AnyView {
    let start = Memo::new(move |_| draw::start(&s.view.read()));
    view! { <g inner_html=move || start.get()/> }.into_any()
}

/// Buildings as they would be, and who would have control.
pub fn ghosts(ui: Ui, s: Live) -> AnyView {
    let buildings = ui.would(move |e| {
        e.buildings.iter().filter(|b| b.system == s.system).copied().collect::<Vec<BuildingChange>>()
    });
    let control =
        ui.would(move |e| e.control.iter().find(|c| c.0 == s.system).map(|c| c.1.map(|who| who.colour)));
    let outline = move || match control.get() {
        Some(Some(colour)) => draw::control(s.system, colour) + &draw::badge(s.system, colour),
        Some(None) => draw::no_control(s.system),
        None => String::new(),
    };
    view! {
        <g class="ghostctl" inner_html=outline/>
        {move || buildings.get().into_iter().map(|b| pieces::ghost_building(s.system, b)).collect_view()}
    }
    .into_any()
}

/// Ship plates, and the ghosts of those that would come.
pub fn fleet(ui: Ui, s: Live) -> AnyView {
    let would = ui.would(move |e| {
        let ships = e.ships.iter().filter(|change| change.system == s.system).copied().collect();
        Effects { ships, ..Effects::default() }
    });
    let from = Memo::new(move |_| {
        s.glow.with(|g| g.origin).then(|| ui.model.with(|m| m.decision.as_ref().map(|d| d.seat))).flatten()
    });
    let plates = Memo::new(move |_| pieces::lay_out(&s.view.read(), &would.read(), from.get()));
    let middle = geo::fleet(s.system, 1, false).middle;
    let block = move || {
        let (middle, scale) = plates.with(|p| p.first().map_or((middle, 1.0), |p| (p.middle, p.scale)));
        format!(
            "{}{}",
            geo::translate(middle),
            if scale < 1.0 { format!(" scale({scale:.3})") } else { String::new() }
        )
    };
    view! {
        <g transform=block>
            <For each=move || plates.get() key=|p| p.key() let:p>{pieces::plate(ui, s.system, p)}</For>
        </g>
    }
    .into_any()
}

/// The key of the option that lies here.
pub fn keycap(_: Ui, s: Live) -> AnyView {
    let key = Memo::new(move |_| s.glow.read().key.clone());
    let transform = geo::translate(geo::keycap(s.system));
    view! {
        {move || {
            let key = key.get();
            let transform = transform.clone();
            (!key.is_empty()).then(|| view! {
                <g class="keycap" class:on=s.on transform=transform>
                    <circle r="17"/><text y="8">{key}</text>
                </g>
            })
        }}
    }
    .into_any()
}

/// Ships on their way, and the system where a battle begins.
#[component]
pub fn Moving() -> impl IntoView {
    let ui = Ui::get();
    let motion = ui.memo(|m| m.motion.clone());
    let (w, h) = geo::PLATE;
    let ship = move |t: Travel| {
        let plate = draw::plate(t.who.colour, t.count, false, "");
        let middle = format!("translate({} {})", -w / 2.0, -h / 2.0);
        view! {
            <g
                class=format!("mover tok fresh {}", t.who.colour.class())
                style=format!("offset-path:path('{}')", geo::route(t.from, t.to))
            >
                <g transform=middle inner_html=plate/>
            </g>
        }
    };
    let flash = |system| view! { <path class="flash" d=geo::sector(system, 5.0)/> };
    view! {
        <g class="movers">
            {move || motion.read().battle.map(flash)}
            {move || motion.get().travels.into_iter().map(ship).collect_view()}
        </g>
    }
}

/// Paths: marching for the option pointed at, quiet for the others.
#[component]
pub fn Routes() -> impl IntoView {
    let ui = Ui::get();
    let previews: Memo<Vec<(usize, Vec<Route>)>> = ui.memo(|m| {
        let all = m.decision.iter().flat_map(|d| &d.options);
        all.filter(|o| !o.routes.is_empty()).map(|o| (o.index, o.routes.clone())).collect()
    });
    let trail = ui.memo(|m| m.decision.as_ref().map(|d| d.trail.clone()).unwrap_or_default());
    let draw = move || {
        let focus = ui.focus.get();
        let mut shown: Vec<(String, &'static str, &'static str)> = Vec::new();
        for (index, routes) in previews.get() {
            let on = focus == Some(index);
            for r in routes {
                let (class, tip) = match (r.kind, on) {
                    (RouteKind::Sure, true) => ("route", "url(#tip)"),
                    (RouteKind::Sure, false) => ("route soft", "url(#tip)"),
                    (RouteKind::Maybe, _) => ("route maybe", "url(#tip-maybe)"),
                    (RouteKind::Flown, _) => ("route flown", ""),
                };
                // Beyond a few, only the one pointed at.
                if on || focus.is_none() || r.kind == RouteKind::Sure {
                    shown.push((geo::route(r.from, r.to), class, tip));
                }
            }
        }
        if shown.len() > 14 {
            shown.retain(|(_, class, _)| *class == "route");
        }
        let flown = trail.get().into_iter().map(|r| (geo::route(r.from, r.to), "route flown", ""));
        flown
            .chain(shown)
            .map(|(d, class, tip)| view! { <path class=class d=d marker-end=tip/> })
            .collect_view()
    };
    view! { <g class="routes">{draw}</g> }
}
