//! Parts of the map and pieces as SVG text: everything that has no events of its own. Components put these
//! strings into elements that have. No text typed by people may come in here.

use super::geometry::{self as geo, GATES, HUB, PLANETS, num, pt};
use super::{Colour, MapView, SystemView, icon};
use rules::components::map::OPEN_BORDERS;
use rules::ids::{PieceKind, Resource, Symbol, System};
use std::fmt::Write;

/// Radii at which the chevrons of an open border stand.
const CHEVRONS: [f64; 3] = [290.0, 372.0, 452.0];

/// A symbol of the sprite, `size` wide, its middle at `p`.
pub fn glyph(id: &str, p: geo::Point, size: f64, class: &str) -> String {
    let (x, y) = (num(p.0 - size / 2.0), num(p.1 - size / 2.0));
    format!(r##"<use href="#{id}" x="{x}" y="{y}" width="{size}" height="{size}" class="{class}"/>"##)
}

/// Gradients and markers of the map.
pub fn map_defs() -> String {
    let mut out = String::from("<defs>");
    for r in Resource::ALL {
        let class = icon::resource_class(r);
        let _ = write!(
            out,
            r#"<radialGradient id="disc-{class}" cx=".36" cy=".3" r=".85" class="{class}"><stop offset="0" class="d0"/><stop offset="1" class="d1"/></radialGradient><radialGradient id="tint-{class}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{}" class="{class}"><stop offset=".52" class="s0"/><stop offset="1" class="s1"/></radialGradient>"#,
            PLANETS.1
        );
    }
    out.push_str(concat!(
        r#"<pattern id="void" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)"><path d="M0 0V14" class="voidline"/></pattern>"#,
        r#"<radialGradient id="gatefill"><stop offset=".3" class="g0"/><stop offset="1" class="g1"/></radialGradient>"#,
        r#"<marker id="tip" viewBox="0 0 12 12" refX="8" refY="6" markerWidth="4.2" markerHeight="4.2" orient="auto"><path d="M1 1 11 6 1 11 4 6Z" class="tip"/></marker>"#,
        r#"<marker id="tip-maybe" viewBox="0 0 12 12" refX="8" refY="6" markerWidth="5" markerHeight="5" orient="auto"><path d="M1 1 11 6 1 11 4 6Z" class="tip maybe"/></marker></defs>"#,
    ));
    out
}

/// The hatching of damaged pieces, one pattern per owner. Patterns take their colours where they stand, so
/// paper has its own, with `prefix` "paper-".
pub fn hatches(prefix: &str) -> String {
    let mut out = String::new();
    for c in Colour::ALL {
        let _ = write!(
            out,
            r#"<pattern id="{prefix}hatch-{}" class="{}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" class="hl"/></pattern>"#,
            c.id(),
            c.class()
        );
    }
    out
}

/// Stars, sectors, clusters out of play, walls: all that never changes during a game.
/// `out_text` and `touch_text` word the two notes on a gap.
pub fn ground(map: &MapView, out_text: fn(u8) -> String, touch_text: fn(u8, u8) -> String) -> String {
    let mut out = String::from(r#"<g class="stars">"#);
    for (p, r, opacity) in geo::stars() {
        let _ = write!(
            out,
            r#"<circle cx="{}" cy="{}" r="{}" opacity="{}"/>"#,
            num(p.0),
            num(p.1),
            num(r),
            num(opacity)
        );
    }
    let _ = write!(out, r#"</g><circle class="rim" r="{}"/><g>"#, PLANETS.1 + 28.0);
    for s in live(map) {
        let (class, fill) = match s.planet {
            Some(r) => ("sys pl", format!("tint-{}", icon::resource_class(r))),
            None => ("sys gate", "gatefill".into()),
        };
        let _ =
            write!(out, r#"<path class="{class}" d="{}" fill="url(#{fill})"/>"#, geo::sector(s.system, 0.0));
    }
    out.push_str("</g>");
    for (first, last) in geo::gaps(map.out) {
        gap(&mut out, first, last, out_text, touch_text);
    }
    walls(&mut out, map);
    let _ = write!(out, r#"<circle class="ringline" r="{}"/>"#, GATES.1);
    out
}

/// Systems in play.
pub fn live(map: &MapView) -> impl Iterator<Item = &SystemView> {
    map.systems.iter().filter(|s| !map.is_out(s.system.cluster()))
}

fn cluster_angle(k: u8) -> f64 {
    60.0 * (f64::from(k) - 1.0)
}

/// One run of clusters out of play: dark sectors, and the path along which the gates beside it touch.
fn gap(out: &mut String, first: u8, last: u8, out_text: fn(u8) -> String, touch_text: fn(u8, u8) -> String) {
    let count = (last + 6 - first) % 6 + 1;
    for i in 0..count {
        let k = (first - 1 + i) % 6 + 1;
        let a = cluster_angle(k);
        let (planets, gates) =
            (geo::slice(PLANETS, (a - 30.0, a + 30.0), 0.0), geo::slice(GATES, (a - 30.0, a + 30.0), 0.0));
        let _ = write!(
            out,
            r#"<path class="void" d="{planets}"/><path class="void" fill="url(#void)" d="{planets}"/><path class="void" d="{gates}"/>"#
        );
        for symbol in [Symbol::Arrow, Symbol::Crescent, Symbol::Hex] {
            let p = geo::polar(400.0, geo::angle(System::new(k, symbol)));
            out.push_str(&glyph(icon::symbol(symbol), p, 46.0, "voidmark"));
        }
        arc_text(out, &format!("void-{k}"), 320.0, a, 28.0, "voidtext", &out_text(k));
    }
    let middle = cluster_angle(first) + 30.0 * f64::from(count - 1);
    let half = 30.0 * f64::from(count);
    let r = (GATES.0 + GATES.1) / 2.0;
    let (bed, line) = (
        geo::arc(r, middle - half - 3.0, middle + half + 3.0, false),
        geo::arc(r, middle - half - 1.0, middle + half + 1.0, false),
    );
    let large = if half > 90.0 { 1 } else { 0 };
    let fix = |d: String| d.replace(" 0 0 1 ", &format!(" 0 {large} 1 "));
    let _ = write!(
        out,
        r#"<path class="path-bed" d="{}"/><path class="path-line" d="{}"/>"#,
        fix(bed),
        fix(line)
    );
    let (before, after) = ((first + 4) % 6 + 1, last % 6 + 1);
    arc_text(out, &format!("touch-{first}"), r + 34.0, middle, 30.0, "pathtext", &touch_text(before, after));
}

/// Text on an arc around the hub, upright everywhere.
fn arc_text(out: &mut String, id: &str, r: f64, middle: f64, half: f64, class: &str, text: &str) {
    let d = middle.rem_euclid(360.0);
    let flip = d > 95.0 && d < 265.0;
    let path = geo::arc(if flip { r } else { r - 14.0 }, middle - half, middle + half, flip);
    let _ = write!(
        out,
        r##"<path id="{id}" fill="none" d="{path}"/><text class="{class}"><textPath href="#{id}" startOffset="50%" text-anchor="middle">{text}</textPath></text>"##
    );
}

/// Thick walls between clusters, and chevrons where ships may cross.
fn walls(out: &mut String, map: &MapView) {
    let open: Vec<u8> = OPEN_BORDERS.iter().map(|(a, _)| a.cluster()).collect();
    for k in 1..=6u8 {
        let a = cluster_angle(k) + 30.0;
        let next = k % 6 + 1;
        if map.is_out(k) && map.is_out(next) {
            continue;
        }
        if open.contains(&k) && !map.is_out(k) && !map.is_out(next) {
            let _ = write!(
                out,
                r#"<path class="open" d="M{}L{}"/>"#,
                pt(geo::polar(PLANETS.0 + 8.0, a)),
                pt(geo::polar(PLANETS.1 - 6.0, a))
            );
            for r in CHEVRONS {
                let p = geo::polar(r, a);
                let _ = write!(
                    out,
                    r#"<g class="pass" transform="{} rotate({a})"><path d="M-9 -5L-14 0L-9 5M9 -5L14 0L9 5"/></g>"#,
                    geo::translate(p)
                );
            }
        } else {
            let line = |from: f64, to: f64| format!("M{}L{}", pt(geo::polar(from, a)), pt(geo::polar(to, a)));
            let _ = write!(
                out,
                r#"<path class="wall" d="{}"/><path class="wall-core" d="{}"/>"#,
                line(PLANETS.0 + 3.0, PLANETS.1 + 4.0),
                line(PLANETS.0 + 10.0, PLANETS.1 - 4.0)
            );
        }
    }
}

/// The disc of a planet; nothing for a gate.
pub fn planet(s: &SystemView) -> String {
    let Some(r) = s.planet else { return String::new() };
    let class = icon::resource_class(r);
    format!(
        r#"<g class="planet {class}" transform="{}"><circle class="halo" r="38"/><circle class="disc" r="32" fill="url(#disc-{class})"/><path class="shade" d="M-22.6 22.6A32 32 0 0 0 27 17A35 35 0 0 1 -22.6 22.6Z"/>{}</g>"#,
        geo::translate(geo::planet(s.system)),
        glyph(icon::resource(r), (0.0, 0.0), 38.0, "glyph")
    )
}

/// A token that lies on a planet and replaces its type.
pub fn token(s: &SystemView) -> String {
    let Some(r) = s.token else { return String::new() };
    let class = icon::resource_class(r);
    format!(
        r#"<g class="planet laid {class}" transform="{}"><circle class="laidring" r="30"/><circle class="disc" r="25" fill="url(#disc-{class})"/>{}</g>"#,
        geo::translate(geo::planet(s.system)),
        glyph(icon::resource(r), (0.0, 0.0), 31.0, "glyph")
    )
}

/// Where a seat starts, while leaders are drafted: its emblem and the letter of the setup card.
pub fn start(s: &SystemView) -> String {
    let Some((who, letter)) = s.start else { return String::new() };
    let d = geo::plate(who.colour, 62.0, 40.0);
    format!(
        r#"<g class="start tok fresh {}" transform="{} translate(-31 -20)"><path class="plate" d="{d}"/>{}<text x="44" y="29">{letter}</text></g>"#,
        who.colour.class(),
        geo::translate(geo::centre(s.system)),
        glyph(&format!("e-{}", who.colour.id()), (20.0, 20.0), 22.0, "emblem")
    )
}

/// A system's name on its arc; `kind` is the type's name, shown where there is room.
pub fn label(system: System, name: &str, kind: &str) -> String {
    let (id, path) = (format!("arc-{}", system.0), geo::label_arc(system));
    let sub =
        if kind.is_empty() { String::new() } else { format!(r#"<tspan class="sub" dx="7">{kind}</tspan>"#) };
    format!(
        r##"<path id="{id}" d="{path}" fill="none"/><text class="lbl"><textPath href="#{id}" startOffset="50%" text-anchor="middle"><tspan>{name}</tspan>{sub}</textPath></text>"##
    )
}

/// The outline that says who controls a system.
pub fn control(system: System, colour: Colour) -> String {
    let (d, class) = (geo::sector(system, 7.0), colour.class());
    let core =
        if colour == Colour::White { format!(r#"<path class="ctl core" d="{d}"/>"#) } else { String::new() };
    format!(r#"<path class="ctl case {class}" d="{d}"/><path class="ctl {class}" d="{d}"/>{core}"#)
}

/// Where control would be lost: an empty badge, and a cross on it.
pub fn no_control(system: System) -> String {
    format!(
        r#"<g class="badge none" transform="{}"><circle r="14"/>{}</g>"#,
        geo::translate(geo::badge(system)),
        cross(6.0)
    )
}

/// Two strokes over what would be gone, reaching so far from the origin.
pub fn cross(reach: f64) -> String {
    let r = num(reach);
    format!(r#"<path class="cross" d="M-{r} -{r}L{r} {r}M{r} -{r}L-{r} {r}"/>"#)
}

/// The emblem of who controls, on a disc of its own.
pub fn badge(system: System, colour: Colour) -> String {
    let lift = if colour == Colour::Red { -1.0 } else { 0.0 };
    format!(
        r#"<g class="badge {}" transform="{}"><circle r="14"/>{}</g>"#,
        colour.class(),
        geo::translate(geo::badge(system)),
        glyph(&format!("e-{}", colour.id()), (0.0, lift), 15.0, "emblem")
    )
}

/// A ship plate with its count; `hatch` is the prefix of the patterns to use.
pub fn plate(colour: Colour, count: u8, damaged: bool, hatch: &str) -> String {
    let (w, h) = geo::PLATE;
    let d = geo::plate(colour, w, h);
    let symbol = match (colour, damaged) {
        (Colour::Empire, false) => "i-imperial",
        (Colour::Empire, true) => "i-imperial-damaged",
        (Colour::Blight, false) => "i-blight",
        (Colour::Blight, true) => "i-blight-damaged",
        (_, false) => icon::piece(PieceKind::SHIP),
        (_, true) => icon::piece_damaged(PieceKind::SHIP),
    };
    let hatch = if damaged {
        format!(r#"<path class="hatch" fill="url(#{hatch}hatch-{})" d="{d}"/>"#, colour.id())
    } else {
        String::new()
    };
    let wide = count > 9;
    let x = if colour == Colour::Red { 34.0 } else { 36.5 } + if wide { 0.5 } else { 0.0 };
    let class = if wide { r#" class="wide""# } else { "" };
    format!(
        r#"<path class="plate" d="{d}"/>{hatch}{}<text{class} x="{x}" y="{}">{count}</text>"#,
        glyph(symbol, (if wide { 12.5 } else { 14.5 }, h / 2.0), if wide { 20.0 } else { 23.0 }, "glyph"),
        num(h / 2.0 + if wide { 8.0 } else { 9.0 })
    )
}

/// A city or starport around the origin, with its owner's emblem pinned on.
pub fn building(colour: Colour, kind: PieceKind, damaged: bool, used: bool, hatch: &str) -> String {
    let shape = |class: &str, fill: &str| {
        if kind == PieceKind::CITY {
            format!(r#"<rect class="{class}" {fill} x="-20" y="-20" width="40" height="40" rx="4"/>"#)
        } else {
            format!(r#"<circle class="{class}" {fill} r="21"/>"#)
        }
    };
    let hatched = if damaged {
        shape("hatch", &format!(r#"fill="url(#{hatch}hatch-{})""#, colour.id()))
    } else {
        String::new()
    };
    let id = if damaged { icon::piece_damaged(kind) } else { icon::piece(kind) };
    let mark = if used { r#"<path class="spent" d="M-20 26H20"/>"# } else { "" };
    format!(
        r#"{}{hatched}{}<circle class="pin" cx="17" cy="-17" r="10.5"/>{}{mark}"#,
        shape("plate", ""),
        glyph(id, (0.0, 0.0), if kind == PieceKind::CITY { 29.0 } else { 30.0 }, "glyph"),
        glyph(&format!("e-{}", colour.id()), (17.0, -17.5), 12.0, "emblem")
    )
}

/// The empty building slots of a system.
pub fn empty_slots(s: &SystemView) -> String {
    let mut out = String::new();
    for i in (0..s.slots).filter(|i| !s.buildings.iter().any(|b| b.slot == Some(*i))) {
        let (p, scale) = geo::site(s.system, i, s.sites());
        let side = 38.0 * scale;
        let _ = write!(
            out,
            r#"<rect class="slot" x="{}" y="{}" width="{side}" height="{side}" rx="6"/>"#,
            num(p.0 - side / 2.0),
            num(p.1 - side / 2.0)
        );
    }
    out
}

/// The hub without its words: rings and ticks.
pub fn hub() -> String {
    let mut out = format!(r#"<circle r="{HUB}"/><circle class="hub-ring" r="{}"/>"#, HUB - 9.0);
    for i in 0..36 {
        let (a, r) = (f64::from(i) * 10.0, HUB - if i % 6 == 0 { 20.0 } else { 14.0 });
        let _ = write!(
            out,
            r#"<path class="tick" d="M{}L{}"/>"#,
            pt(geo::polar(HUB - 9.0, a)),
            pt(geo::polar(r, a))
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::sample::sample;

    fn count(text: &str, what: &str) -> usize {
        text.matches(what).count()
    }

    #[test]
    fn the_ground_has_a_sector_for_every_system_in_play() {
        let mut map = sample().map;
        let draw = |map: &MapView| ground(map, |k| k.to_string(), |a, b| format!("{a}{b}"));
        assert_eq!(count(&draw(&map), "class=\"sys"), 20);
        assert_eq!(count(&draw(&map), "class=\"open\""), 2);
        assert_eq!(count(&draw(&map), "class=\"wall\""), 4);
        map.out = 1 << 2 | 1 << 3;
        assert_eq!(count(&draw(&map), "class=\"sys"), 16);
        assert_eq!(count(&draw(&map), "class=\"wall\""), 4, "the wall inside the gap is gone");
        assert_eq!(count(&draw(&map), "class=\"open\""), 1);
        assert_eq!(count(&draw(&map), "path-bed"), 1, "one path closes the whole gap");
    }

    #[test]
    fn damage_is_another_form() {
        let (fresh, hurt) = (plate(Colour::Blue, 2, false, ""), plate(Colour::Blue, 2, true, ""));
        assert!(
            !fresh.contains("hatch") && hurt.contains("url(#hatch-blue)") && hurt.contains("i-ship-damaged")
        );
    }
}
