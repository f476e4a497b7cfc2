//! Power by chapter as lines, told apart by their marks and dashes as well as by colour.

use std::fmt::Write;

use leptos::prelude::*;

use super::parts::seat_name;
use crate::session::Outcome;
use crate::text::screens::words;

/// The drawing's size and its margins, in its own units.
const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 64.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 34.0;

/// The chart, and the same numbers as a table for those who can't see it.
#[component]
pub fn PowerChart(outcome: Outcome) -> impl IntoView {
    let w = &words().over;
    let rows = (0..)
        .zip(&outcome.config.seats)
        .map(|(seat, config)| {
            let cells = outcome.chapters.iter().map(|row| view! { <td>{row.get(seat).copied()}</td> });
            view! { <tr><th scope="row">{seat_name(config)}</th>{cells.collect_view()}</tr> }
        })
        .collect_view();
    let heads = (1..=outcome.chapters.len()).map(|k| view! { <th scope="col">{(w.chapter)(k)}</th> });
    view! {
        <section class="panel chart">
            <header>
                <h2>{w.chart}</h2>
                <span class="sub">{w.chart_small}</span>
            </header>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true" inner_html=draw(&outcome)></svg>
            <table class="sr">
                <thead><tr><td></td>{heads.collect_view()}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

fn draw(outcome: &Outcome) -> String {
    let chapters = outcome.chapters.len();
    let most = outcome.power.iter().copied().max().unwrap_or(0).max(outcome.threshold);
    let top = f64::from(most.div_ceil(5) * 5);
    let x = |chapter: usize| LEFT + chapter as f64 / chapters as f64 * (WIDTH - LEFT - RIGHT);
    let y = |power: u16| HEIGHT - BOTTOM - f64::from(power) / top * (HEIGHT - TOP - BOTTOM);
    let mut svg = String::new();
    let step = if top > 40.0 { 20 } else { 10 };
    for power in (0..=most).step_by(step) {
        let _ = write!(
            svg,
            r#"<path class="grid" d="M{LEFT} {0:.1}H{1}"/><text class="tick" x="{2}" y="{3:.1}">{power}</text>"#,
            y(power),
            WIDTH - RIGHT,
            LEFT - 9.0,
            y(power) + 4.0
        );
    }
    let _ = write!(
        svg,
        r#"<path class="goal" d="M{LEFT} {0:.1}H{1}"/><text class="goal-t" x="{2}" y="{3:.1}">{4}</text>"#,
        y(outcome.threshold),
        WIDTH - RIGHT,
        LEFT - 9.0,
        y(outcome.threshold) + 4.0,
        outcome.threshold
    );
    for chapter in 1..=chapters {
        let _ = write!(
            svg,
            r#"<text class="chapter" x="{:.1}" y="{}">{chapter}</text>"#,
            x(chapter),
            HEIGHT - 10.0
        );
    }
    for (seat, config) in outcome.config.seats.iter().enumerate() {
        let slug = config.colour.slug();
        let at = |k: usize| if k == 0 { 0 } else { outcome.chapters[k - 1].get(seat).copied().unwrap_or(0) };
        let line: String = (0..=chapters)
            .map(|k| format!("{}{:.1} {:.1}", if k == 0 { 'M' } else { 'L' }, x(k), y(at(k))))
            .collect();
        let _ = write!(
            svg,
            r#"<g class="seat-{slug}"><path class="line case" d="{line}"/><path class="line" d="{line}"/>"#
        );
        for k in 1..=chapters {
            let _ = write!(
                svg,
                r##"<use class="dot" href="#e-{slug}" x="{:.1}" y="{:.1}" width="16" height="16"/>"##,
                x(k) - 8.0,
                y(at(k)) - 8.0
            );
        }
        svg.push_str("</g>");
    }
    for (power, middle) in ends(outcome, &y) {
        let left = x(chapters) + 14.0;
        let _ = write!(svg, r#"<text class="end" x="{left:.1}" y="{:.1}">{power}</text>"#, middle + 5.0);
        // Lines that end together hide each other's last mark.
        let tied: Vec<_> =
            outcome.config.seats.iter().zip(&outcome.power).filter(|(_, p)| **p == power).collect();
        for (at, (seat, _)) in tied.iter().enumerate().filter(|_| tied.len() > 1) {
            let slug = seat.colour.slug();
            let _ = write!(
                svg,
                r##"<use class="dot seat-{slug}" href="#e-{slug}" x="{:.1}" y="{:.1}" width="11" height="11"/>"##,
                left + 22.0 + 12.0 * at as f64,
                middle - 6.0
            );
        }
    }
    svg
}

/// The final numbers and their heights: each once, moved apart where they would touch.
fn ends(outcome: &Outcome, y: &impl Fn(u16) -> f64) -> Vec<(u16, f64)> {
    let mut powers = outcome.power.clone();
    powers.sort_unstable_by_key(|power| std::cmp::Reverse(*power));
    powers.dedup();
    let mut last = f64::NEG_INFINITY;
    let spread = |power: u16| {
        last = y(power).max(last + 16.0);
        (power, last)
    };
    powers.into_iter().map(spread).collect()
}
