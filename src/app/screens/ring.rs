//! The map as a picture: behind the first screen, and small on setup cards. Nothing on it can be chosen.

use std::fmt::Write;

use rules::components::map::{OPEN_BORDERS, planet_type, slots};
use rules::ids::System;

use crate::model::draw;
use crate::model::geometry::{GATES, PLANETS, at, planet, pt, sector, site, stars, translate};
use crate::model::icon::{resource, resource_class};

/// The box that all pictures of the map fill, in the units of [`crate::model::geometry`].
pub const VIEW_BOX: &str = "-496 -496 992 992";

fn systems() -> impl Iterator<Item = System> {
    System::all().filter(|s| *s != System::CENTRE)
}

/// The whole map with planets and slots, for the sky of the first screen. `id` keeps its gradients apart
/// from those of other maps on the page.
pub fn sky(id: &str) -> String {
    let mut svg = String::from("<defs>");
    for class in ["material", "fuel", "weapon", "relic", "psionic"] {
        let _ = write!(
            svg,
            r#"<radialGradient id="{id}-disc-{class}" cx=".36" cy=".3" r=".85" class="t-{class}"><stop offset="0" class="d0"/><stop offset="1" class="d1"/></radialGradient><radialGradient id="{id}-t-{class}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{}" class="t-{class}"><stop offset=".52" class="s0"/><stop offset="1" class="s1"/></radialGradient>"#,
            PLANETS.1
        );
    }
    let _ = write!(
        svg,
        r#"<radialGradient id="{id}-gate"><stop offset=".3" class="g0"/><stop offset="1" class="g1"/></radialGradient></defs><g class="stars">"#
    );
    for ((x, y), r, opacity) in stars() {
        let _ = write!(svg, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{r:.1}" opacity="{opacity:.2}"/>"#);
    }
    svg.push_str("</g>");
    for system in systems() {
        let fill = planet_type(system).map_or("gate", resource_class);
        let _ = write!(svg, r#"<path class="sys" d="{}" fill="url(#{id}-{fill})"/>"#, sector(system, 0.0));
    }
    borders(&mut svg, 0);
    for system in systems().filter(|s| !s.is_gate()) {
        draw_planet(&mut svg, id, system);
    }
    let _ = write!(svg, r#"<g class="hub">{}</g>"#, draw::hub());
    svg
}

/// A plain map without some clusters (bit k: cluster k), for pictures of a finger's breadth.
pub fn plain(out: u8) -> String {
    let mut svg = String::new();
    for system in systems() {
        let class = match planet_type(system) {
            _ if out >> system.cluster() & 1 == 1 => "void",
            None => "gate",
            Some(kind) => resource_class(kind),
        };
        let _ = write!(svg, r#"<path class="sys {class}" d="{}"/>"#, sector(system, 0.0));
    }
    borders(&mut svg, out);
    svg
}

/// Walls between the clusters, and the two borders where ships pass.
fn borders(svg: &mut String, out: u8) {
    for cluster in 1..=6u8 {
        let a = 60.0 * f64::from(cluster) - 30.0;
        let pair = [cluster, cluster % 6 + 1];
        let open = OPEN_BORDERS.iter().any(|(one, two)| [one.cluster(), two.cluster()] == pair)
            && pair.iter().all(|k| out >> k & 1 == 0);
        if open {
            for r in [290.0, 372.0, 452.0] {
                let _ = write!(
                    svg,
                    r#"<g class="pass" transform="{} rotate({a})"><path d="M-9 -5L-14 0L-9 5M9 -5L14 0L9 5"/></g>"#,
                    translate(at(r, a, 0.0))
                );
            }
        } else {
            let d = format!("M{}L{}", pt(at(PLANETS.0 + 3.0, a, 0.0)), pt(at(PLANETS.1 + 4.0, a, 0.0)));
            let _ = write!(svg, r#"<path class="wall" d="{d}"/><path class="wall-core" d="{d}"/>"#);
        }
    }
    let _ = write!(svg, r#"<circle class="ringline" r="{}"/>"#, GATES.1);
}

fn draw_planet(svg: &mut String, id: &str, system: System) {
    let Some(kind) = planet_type(system) else { return };
    let class = resource_class(kind);
    let _ = write!(
        svg,
        r##"<g class="planet {class}" transform="{}"><circle class="halo" r="38"/><circle class="disc" r="32" fill="url(#{id}-disc-{})"/><use class="glyph" href="#{}" x="-19" y="-19" width="38" height="38"/></g>"##,
        translate(planet(system)),
        class.trim_start_matches("t-"),
        resource(kind)
    );
    for i in 0..slots(system) {
        let ((x, y), _) = site(system, i, slots(system));
        let _ = write!(
            svg,
            r#"<rect class="slot" x="{:.1}" y="{:.1}" width="38" height="38" rx="6"/>"#,
            x - 19.0,
            y - 19.0
        );
    }
}
