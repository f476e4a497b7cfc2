//! Where hits go and what is rerolled, as far as the attacker can choose; and which cards the odds count.

use leptos::prelude::*;

use super::called;
use crate::app::table::battle::Face;
use crate::app::table::battle::pool::keep;
use crate::app::table::ui::Ui;
use crate::model::odds::{Aim, OddsView, RerollFor, rerolled_faces};
use crate::text::battle::words;
use rules::components::dice::faces;
use rules::ids::{Die, PieceKind};

const REROLLS: [RerollFor; 4] = [RerollFor::Hits, RerollFor::Keys, RerollFor::Safety, RerollFor::Nothing];

/// A chip that says whether it is chosen.
#[component]
fn Chip(on: Signal<bool>, label: String, take: Callback<()>) -> impl IntoView {
    view! {
        <button class="chipb" class:on=on aria-pressed=move || if on.get() { "true" } else { "false" }
            on:mousedown=keep on:click=move |_| take.run(())>{label}</button>
    }
}

fn row(label: &'static str, chips: Vec<AnyView>) -> impl IntoView {
    view! { <div class="aimrow" role="group" aria-label=label><span class="sub">{label}</span><div>{chips}</div></div> }
}

/// The choices that make a difference here.
#[component]
pub fn AimRows(aim: RwSignal<Aim>, now: Memo<OddsView>) -> impl IntoView {
    let ui = Ui::get();
    let w = words();
    let called = called(ui);
    let battle = ui.memo(|m| {
        m.battle.as_ref().map(|b| {
            let mut pieces: Vec<(PieceKind, bool)> =
                b.defender.iter().flat_map(|d| &d.buildings).map(|x| (x.kind, x.damaged)).collect();
            let many = pieces.len() > 1;
            pieces.sort_unstable_by_key(|(kind, damaged)| (kind.0, *damaged));
            pieces.dedup();
            (b.sides(), b.modifiers.clone(), if many { pieces } else { Vec::new() })
        })
    });
    // The building aimed at, by kind: the odds only know its state.
    let piece = RwSignal::new(None::<(PieceKind, bool)>);
    let chip = move |on: Signal<bool>, label: String, set: Callback<()>| {
        view! { <Chip on label take=set/> }.into_any()
    };
    move || {
        let (sides, modifiers, pieces) = battle.get()?;
        let ships = (sides.defender.0 + sides.defender.1 > 1).then(|| {
            let one = |spread: bool| {
                let label = w.aim_ships[usize::from(spread)].to_string();
                let on = Signal::derive(move || aim.get().spread == spread);
                chip(on, label, Callback::new(move |()| aim.update(|a| a.spread = spread)))
            };
            row(w.aim_ships_label, vec![one(false), one(true)])
        });
        let buildings = (!pieces.is_empty()).then(|| {
            let one = |wanted: Option<(PieceKind, bool)>| {
                let label = match wanted {
                    None => w.aim_buildings.to_string(),
                    Some((kind, damaged)) => (w.aim_building)(ui.words.names.piece(kind, 1), damaged),
                };
                let on = Signal::derive(move || piece.get() == wanted);
                let take = move |()| {
                    piece.set(wanted);
                    aim.update(|a| a.building = wanted.map(|(_, damaged)| damaged));
                };
                chip(on, label, Callback::new(take))
            };
            row(
                w.aim_buildings_label,
                std::iter::once(None).chain(pieces.into_iter().map(Some)).map(one).collect(),
            )
        });
        let rerolls = (!modifiers.rerolls.is_empty()).then(|| {
            let one = |(i, policy): (usize, RerollFor)| {
                let on = Signal::derive(move || aim.get().rerolls == policy);
                let take = Callback::new(move |()| aim.update(|a| a.rerolls = policy));
                chip(on, w.aim_rerolls[i].to_string(), take)
            };
            let chips = REROLLS.into_iter().enumerate().map(one).collect();
            let dice: Vec<Die> = Die::ALL
                .into_iter()
                .filter(|die| modifiers.rerolls.iter().any(|r| r.die.is_none_or(|d| d == *die)))
                .collect();
            let again = move || {
                let back = now.read().intercept_hits;
                let each = dice.iter().map(move |die| (*die, rerolled_faces(*die, aim.get().rerolls, back)));
                let each = each.filter(|(_, bad)| !bad.is_empty()).map(|(die, bad)| {
                    let shown = bad.into_iter().map(|f| view! { <Face die face=faces(die)[f]/> }).collect_view();
                    view! { <span class="againf"><span>{(w.again)(ui.words.names.die(die))}</span>{shown}</span> }
                });
                each.collect_view()
            };
            let at = move || REROLLS.iter().position(|p| *p == aim.get().rerolls).unwrap_or_default();
            view! {
                {row(w.aim_rerolls_label, chips)}
                <p class="note">{move || called.with(|(attacker, _)| (w.policy)(attacker))[at()].clone()}</p>
                <div class="againfs">{again}</div>
            }
        });
        let any = ships.is_some() || buildings.is_some();
        let head = any.then(|| view! { <h3>{w.aim}</h3> });
        Some(view! { <div class="aims">{head}{ships}{buildings}{rerolls}</div> })
    }
}

/// Which cards are counted, and which are not: `some` is shown only if cards are counted, the other only if none are.
#[component]
pub fn Sources(some: bool) -> impl IntoView {
    let ui = Ui::get();
    let w = words();
    let told =
        ui.memo(|m| m.battle.as_ref().map(|b| (b.counted.clone(), b.left_out.clone())).unwrap_or_default());
    let lines = move || {
        let (mut counted, left_out) = told.get();
        if counted.is_empty() {
            counted.push(w.none_counted.to_string());
        }
        let all = counted.into_iter().chain(left_out).chain([w.not_counted.to_string()]);
        all.map(|text| view! { <li>{text}</li> }).collect_view()
    };
    let shown = move || told.with(|(counted, _)| counted.is_empty() != some);
    move || shown().then(|| view! { <div class="sources"><h3>{w.counted}</h3><ul>{lines}</ul></div> })
}
