//! Small pictures: symbols of the sprite, emblems, names with their emblem, pips.
//!
//! The sprite itself (`public/icons.svg`) must stand once in the page; `<use>` finds its symbols by id.

use leptos::prelude::*;

use crate::model::Colour;

/// A symbol, as large as the text around it.
#[component]
pub fn Icon(
    /// Its id in the sprite.
    id: &'static str,
    /// More classes.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! { <svg class=format!("i {class}") aria-hidden="true"><use_ href=format!("#{id}")/></svg> }
}

/// The emblem of an owner, in its colour.
#[component]
pub fn Emblem(
    /// Whose.
    colour: Colour,
) -> impl IntoView {
    view! {
        <svg class=format!("em {}", colour.class()) viewBox="-1 -1 26 26" aria-hidden="true">
            <use_ href=format!("#e-{}", colour.id())/>
        </svg>
    }
}

/// An owner's name with its emblem.
#[component]
pub fn OwnerName(
    /// Whose.
    colour: Colour,
    /// The name.
    name: String,
) -> impl IntoView {
    view! { <span class=format!("seat {}", colour.class())><Emblem colour/>{name}</span> }
}

/// The pips of a card: spent ones are hollow.
#[component]
pub fn Pips(
    /// How many are spent.
    used: u8,
    /// How many there are.
    all: u8,
    /// Said instead of shown.
    label: String,
) -> impl IntoView {
    view! {
        <span class="pips" role="img" aria-label=label>
            {(0..all).map(|i| view! { <i class:used=i < used></i> }).collect_view()}
        </span>
    }
}
