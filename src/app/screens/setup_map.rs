//! A setup card's map in small: clusters out of play, and where everybody starts.

use std::fmt::Write;

use leptos::prelude::*;
use rules::components::setup_cards::SetupCard;
use rules::ids::System;

use super::ring;
use crate::model::Colour;
use crate::model::geometry::{angle, at, translate};
use crate::session::{FirstPlayer, TableConfig};
use crate::text::screens::words;

/// How large a mark is, and how far from the middle, in map units.
const MARK: f64 = 54.0;
const PLANET_AT: f64 = 372.0;
const GATE_AT: f64 = 182.0;

/// Who starts at a place of the card: a colour when it is known who begins, else the order of play.
pub enum Starter {
    /// The colour of the seat.
    Colour(Colour),
    /// First, second … in turn order.
    Order(usize),
}

/// The starters in turn order.
pub fn starters(table: &TableConfig) -> Vec<Starter> {
    let seats = table.seats.len();
    match table.first {
        FirstPlayer::Random => (1..=seats).map(Starter::Order).collect(),
        FirstPlayer::Seat(first) => (0..seats)
            .map(|k| Starter::Colour(table.seats[(usize::from(first) + k) % seats].colour.into()))
            .collect(),
    }
}

/// The map of a card.
#[component]
pub fn SetupMap(card: &'static SetupCard, starters: Vec<Starter>) -> impl IntoView {
    let mut svg = ring::plain(card.out_bits());
    for (start, starter) in card.seats.iter().zip(&starters) {
        for place in start.c {
            mark(&mut svg, *place, starter, 'c');
        }
        mark(&mut svg, start.b, starter, 'b');
        mark(&mut svg, start.a, starter, 'a');
    }
    let w = words();
    view! {
        <svg
            class="ring tiny"
            viewBox=ring::VIEW_BOX
            role="img"
            aria-label=(w.new_game.map)((w.setup_card)(card.id))
            inner_html=svg
        ></svg>
    }
}

/// A city is a square, a starport a circle, ships alone a small circle.
fn mark(svg: &mut String, place: System, starter: &Starter, kind: char) {
    let middle = at(if place.is_gate() { GATE_AT } else { PLANET_AT }, angle(place), 0.0);
    let r = if kind == 'c' { MARK * 0.72 } else { MARK };
    let shape = match kind {
        'a' => {
            format!(r#"<rect x="{0:.1}" y="{0:.1}" width="{1:.1}" height="{1:.1}" rx="14"/>"#, -r, 2.0 * r)
        }
        _ => format!(r#"<circle r="{r:.1}"/>"#),
    };
    let (class, inside) = match starter {
        Starter::Colour(colour) => (
            colour.class().to_string(),
            format!(
                r##"<use href="#e-{}" x="{1:.1}" y="{1:.1}" width="{2:.1}" height="{2:.1}"/>"##,
                colour.id(),
                -r * 0.66,
                r * 1.32
            ),
        ),
        Starter::Order(n) => {
            let size = r * 1.5;
            ("order".into(), format!(r#"<text y="{:.1}" font-size="{size:.0}">{n}</text>"#, size * 0.36))
        }
    };
    let _ = write!(svg, r#"<g class="spot {class}" transform="{}">{shape}{inside}</g>"#, translate(middle));
}
