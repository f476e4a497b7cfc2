//! Ships and buildings: on the map, where they may be chosen, and large on cards and in battles.

use leptos::prelude::*;

use crate::app::table::spot::Place;
use crate::app::table::ui::Ui;
use crate::model::effects::{BuildingChange, Effects, Fate};
use crate::model::{BuildingView, Plate, SystemView, Target, Who, draw, geometry as geo};
use rules::ids::{Seat, System};

/// One plate with its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Laid {
    /// Whose.
    pub who: Who,
    /// How many ships.
    pub count: u8,
    /// Are they damaged?
    pub damaged: bool,
    /// Would only arrive.
    pub ghost: bool,
    /// Its ships are the ones that act.
    pub moving: bool,
    /// Some of its ships would be gone.
    pub leaving: bool,
    /// Upper left corner inside the block.
    pub corner: geo::Point,
    /// Middle of the block.
    pub middle: geo::Point,
    /// Scale of the block.
    pub scale: f64,
}

impl Laid {
    /// Everything that is drawn: a plate that stays the same keeps its node.
    pub fn key(&self) -> (u8, u8, [bool; 4], i32, i32) {
        let (x, y) = self.corner;
        let state = [self.damaged, self.ghost, self.moving, self.leaving];
        (self.who.owner.0, self.count, state, x as i32, y as i32)
    }
}

/// Lays out the plates of a system: per owner fresh, then damaged; ghosts of those that would come last.
pub fn lay_out(s: &SystemView, effects: &Effects, from: Option<Seat>) -> Vec<Laid> {
    let mut list: Vec<(Who, u8, bool, bool)> = Vec::new();
    for p in &s.plates {
        if p.fresh > 0 {
            list.push((p.who, p.fresh, false, false));
        }
        if p.damaged > 0 {
            list.push((p.who, p.damaged, true, false));
        }
    }
    list.extend(effects.arriving(s.system).into_iter().map(|(who, n, damaged)| (who, n, damaged, true)));
    let fleet = geo::fleet(s.system, list.len(), s.sites() > 0);
    let laid = list.into_iter().zip(&fleet.places).map(|((who, count, damaged, ghost), corner)| Laid {
        who,
        count,
        damaged,
        ghost,
        moving: !ghost && from.is_some() && who.owner.seat() == from,
        leaving: !ghost && effects.leaving(s.system, who, damaged),
        corner: *corner,
        middle: fleet.middle,
        scale: fleet.scale,
    });
    laid.collect()
}

/// A plate on the map; it can be chosen while an option names it.
pub fn plate(ui: Ui, system: System, p: Laid) -> AnyView {
    let place = Target::ShipPlate(system, p.who.owner, p.damaged);
    let class = format!(
        "tok {} {}{}{}{}",
        p.who.colour.class(),
        if p.damaged { "hurt" } else { "fresh" },
        if p.ghost { " ghost" } else { "" },
        if p.moving { " moving" } else { "" },
        if p.leaving { " leaving" } else { "" }
    );
    if p.ghost {
        let inner = draw::plate(p.who.colour, p.count, p.damaged, "");
        return view! { <g class=class transform=geo::translate(p.corner) inner_html=inner/> }.into_any();
    }
    pickable(ui, place, class, geo::translate(p.corner), draw::plate(p.who.colour, p.count, p.damaged, ""))
        .into_any()
}

/// What would become of a building.
pub fn ghost_building(system: System, change: BuildingChange) -> impl IntoView {
    let b = change.building;
    let (p, scale) = geo::site(system, change.site.0, change.site.1);
    let class = match change.fate {
        Fate::Gone => "bld leaving",
        Fate::New | Fate::Other => "bld ghost",
    };
    let class = format!("{class} {} {}", b.who.colour.class(), if b.damaged { "hurt" } else { "fresh" });
    let cross = if change.fate == Fate::Gone { draw::cross(24.0) } else { String::new() };
    let inner = format!("{}{cross}", draw::building(b.who.colour, b.kind, b.damaged, b.used, ""));
    let transform = format!("{} scale({scale})", geo::translate(p));
    view! { <g class=class transform=transform inner_html=inner/> }
}

/// A building on the map; it can be chosen while an option names it.
pub fn building(ui: Ui, system: System, b: BuildingView, p: geo::Point, scale: f64) -> impl IntoView {
    let place = Target::Building(system, b.index);
    let class = format!("bld {} {}", b.who.colour.class(), if b.damaged { "hurt" } else { "fresh" });
    let scale = if scale < 1.0 { format!(" scale({scale})") } else { String::new() };
    let inner = draw::building(b.who.colour, b.kind, b.damaged, b.used, "");
    pickable(ui, place, class, format!("{}{scale}", geo::translate(p)), inner)
}

/// A group that takes clicks while options lie at `place`; otherwise the sector below gets them.
fn pickable(ui: Ui, place: Target, class: String, transform: String, inner: String) -> impl IntoView {
    let spot = ui.spot(place);
    let some = move || spot.with(|s| !s.options.is_empty());
    let on = move || ui.focus.get().is_some_and(|i| spot.with(|s| s.options.contains(&i)));
    view! {
        <g
            class=class
            class:pick=some
            class:on=on
            transform=transform
            inner_html=inner
            on:click=move |e| if ui.take(place, &spot.get_untracked()) { e.stop_propagation() }
            on:pointerenter=move |_| spot.with_untracked(|s| ui.point_at(s))
            on:pointerleave=move |_| if some() { ui.point(None) }
        />
    }
}

/// Plates of one owner, large, off the map. `hatch` is "paper-" on paper; with a `system` the plates can be
/// chosen while options name them.
#[component]
pub fn LargePlates(
    plate: Plate,
    #[prop(optional)] hatch: &'static str,
    #[prop(optional, into)] system: Option<System>,
) -> impl IntoView {
    let ui = Ui::get();
    let one = move |count: u8, damaged: bool| {
        let class = format!("bt tok {} {}", plate.who.colour.class(), if damaged { "hurt" } else { "fresh" });
        let inner = draw::plate(plate.who.colour, count, damaged, hatch);
        let place = system.map(|s| Target::ShipPlate(s, plate.who.owner, damaged));
        let (fresh, hurt) = if damaged { (0, count) } else { (count, 0) };
        let said = format!("{}, {}", ui.owner_name(plate.who.owner), (ui.words.ship_line)(fresh, hurt));
        (count > 0).then(|| large(place, class, "-2 -2 55 37", inner, said))
    };
    view! { {one(plate.fresh, false)} {one(plate.damaged, true)} }
}

/// A building, large, off the map; see [`LargePlates`].
#[component]
pub fn LargeBuilding(
    building: BuildingView,
    #[prop(optional)] hatch: &'static str,
    #[prop(optional, into)] system: Option<System>,
) -> impl IntoView {
    let b = building;
    let class = format!("bt sq bld {} {}", b.who.colour.class(), if b.damaged { "hurt" } else { "fresh" });
    let inner = draw::building(b.who.colour, b.kind, b.damaged, b.used, hatch);
    let ui = Ui::get();
    let name = ui.words.names.piece(b.kind, 1);
    let state = if b.damaged { format!(" ({})", ui.words.damaged) } else { String::new() };
    let said = format!("{}, {name}{state}", ui.owner_name(b.who.owner));
    large(system.map(|s| Target::Building(s, b.index)), class, "-26 -30 56 56", inner, said)
}

/// A piece in a drawing of its own.
fn large(
    place: Option<Target>,
    class: String,
    view_box: &'static str,
    inner: String,
    said: String,
) -> AnyView {
    let piece = view! { <svg class=class viewBox=view_box aria-hidden="true" inner_html=inner/> };
    match place {
        Some(place) => view! { <Place place class="lp" label=said>{piece}</Place> }.into_any(),
        None => piece.into_any(),
    }
}
