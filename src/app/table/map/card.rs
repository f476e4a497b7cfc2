//! A system opened large: everything there in pieces and words, what could be done, and why not.

use leptos::prelude::*;

use super::pieces::{LargeBuilding, LargePlates};
use crate::app::icons::{Icon, OwnerName};
use crate::app::table::ui::Ui;
use crate::model::{Colour, OptionView, SystemView, Target, Who, geometry as geo, icon};
use rules::ids::System;

/// The opened system, on the side of the map away from it.
#[component]
pub fn OpenSystem() -> impl IntoView {
    let ui = Ui::get();
    move || ui.open.get().map(|system| view! { <SystemCard system/> })
}

#[component]
fn SystemCard(system: System) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let view = ui.memo(move |m| m.map.system(system));
    let options = ui.memo(move |m| {
        let list = m.decision.as_ref().map_or(&[][..], |d| d.options.as_slice());
        list.iter().filter(|o| o.target.lies_at(Target::System(system))).cloned().collect::<Vec<_>>()
    });
    let right = geo::polar(1.0, geo::angle(system)).0 < 0.0;
    let body = move || {
        let s = view.get();
        let owners = s.owners();
        let empty = owners.is_empty();
        view! {
            <Head s=s.clone()/>
            <div class="owners">
                {owners.into_iter().map(|who| view! { <OwnerRow who s=s.clone()/> }).collect_view()}
                {empty.then(|| view! { <p class="sub">{w.nothing_here}</p> })}
            </div>
            {(!s.notes.is_empty()).then(|| view! {
                <ul>
                    {s.notes.into_iter().map(|n| view! {
                        <li class:can=n.possible><Icon id=if n.possible { "i-check" } else { "i-why" }/><span>{n.text}</span></li>
                    }).collect_view()}
                </ul>
            })}
        }
    };
    let kind = view.read_untracked().kind().map_or("", icon::resource_class);
    view! {
        <article class=format!("syscard paper {kind}") class:right=right aria-label=w.names.system(system)>
            <button class="close" aria-label=w.close on:click=move |_| ui.open_system(None)><Icon id="i-close"/></button>
            {body}
            {move || {
                let list = options.get();
                (!list.is_empty()).then(|| view! {
                    <div class="sysopts">{list.into_iter().map(|option| view! { <Act option/> }).collect_view()}</div>
                })
            }}
        </article>
    }
}

/// An option that lies here.
#[component]
fn Act(option: OptionView) -> impl IntoView {
    let ui = Ui::get();
    let index = option.index;
    view! {
        <button class="opt bare" disabled=!option.enabled on:click=move |_| ui.choose(index)>
            {(!option.key.is_empty()).then(|| view! { <kbd class="k" aria-hidden="true">{option.key}</kbd> })}
            <b>{option.title}</b>
        </button>
    }
}

#[component]
fn Head(s: SystemView) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let id = s.kind().map_or("i-gate", icon::resource);
    let kind = (w.system_kind)(s.kind().map(|r| w.names.resource(r)), s.slots);
    let control = match s.control {
        Some(who) => {
            view! { <OwnerName colour=who.colour name=ui.owner_name(who.owner)/>{w.controls} }.into_any()
        }
        None => view! { <span>{w.nobody_controls}</span> }.into_any(),
    };
    view! {
        <header>
            <span class="tokn"><Icon id/></span>
            <div><h2>{w.names.system(s.system)}</h2><span class="sub">{kind}</span></div>
            <span class="ctlby">{control}</span>
        </header>
    }
}

/// One owner's pieces: large, and in words.
#[component]
fn OwnerRow(who: Who, s: SystemView) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let plate = s.plates.iter().find(|p| p.who.owner == who.owner).copied();
    let mine = s.buildings.iter().filter(|b| b.who.owner == who.owner);
    let buildings: Vec<_> = mine.copied().collect();
    let mut parts: Vec<String> = plate.map(|p| (w.ship_line)(p.fresh, p.damaged)).into_iter().collect();
    parts.extend(buildings.iter().map(|b| {
        let name = w.names.piece(b.kind, 1);
        if b.damaged { format!("{name} ({})", w.damaged) } else { name.to_string() }
    }));
    let colour: Colour = who.colour;
    view! {
        <div>
            <OwnerName colour name=ui.owner_name(who.owner)/>
            <span class="set">
                {plate.map(|plate| view! { <LargePlates plate hatch="paper-"/> })}
                {buildings.into_iter().map(|building| view! { <LargeBuilding building hatch="paper-"/> }).collect_view()}
            </span>
            <span class="sub">{parts.join(", ")}</span>
        </div>
    }
}
