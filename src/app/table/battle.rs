//! The battle sheet: choosing dice with their exact odds, then settling the roll step by step.

mod assign;
pub(super) mod pool;
mod raid;
mod roll;

use leptos::prelude::*;

use super::ask::Ask;
use super::map::pieces::{LargeBuilding, LargePlates};
use super::top::Undo;
use super::ui::{Reading, Ui};
use crate::app::icons::{Icon, OwnerName};
use crate::model::{BattleView, Force, StepState, StepView, icon};
use crate::text::battle::said;
use crate::text::rulebook::Rule;
use rules::components::dice::Symbols;
use rules::ids::{Die, System};

/// Symbols of a face or a sum, in the order in which they are settled: icon and number.
fn symbols(s: Symbols) -> [(&'static str, u8); 5] {
    [
        ("i-self", s.self_hits),
        ("i-intercept", s.intercepts),
        ("i-hit", s.hits),
        ("i-bhit", s.building_hits),
        ("i-key", s.keys),
    ]
}

/// What stands below the steps.
#[derive(Clone, Copy, PartialEq)]
enum Asked {
    /// Which piece takes a hit.
    Hits,
    /// What to steal.
    Raid,
    /// Anything else.
    Else,
}

/// The sheet over the table.
#[component]
pub fn BattleSheet() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let battle = ui.memo(|m| m.battle.clone());
    let choosing = ui.memo(|m| m.battle.as_ref().is_some_and(|b| b.dice.choosing));
    let asked = ui.memo(|m| match (&m.battle, &m.decision) {
        (Some(b), Some(d)) if d.mine && b.obvious.is_some() => Asked::Hits,
        (Some(b), Some(_)) if b.raid.is_some() => Asked::Raid,
        _ => Asked::Else,
    });
    let title = move || {
        battle.read().as_ref().map(|b| match b.card {
            Some(card) => w.names.court(card).to_string(),
            None => (w.battle_at)(&w.names.system(b.system)),
        })
    };
    let sides = move || {
        battle.get().map(|b| {
            let name = |f: &Force| view! { <OwnerName colour=f.who.colour name=ui.owner_name(f.who.owner)/> };
            let defender = b.defender.as_ref().map(|d| view! { <span>{w.attacks}</span>{name(d)} });
            view! { {name(&b.attacker)}{defender} }
        })
    };
    view! {
        <div class="battle" class:settle=move || !choosing.get() role="dialog" aria-label=title>
            <header class="top">
                <button class="tool" aria-label=w.to_table on:click=move |_| ui.aside.set(true)><Icon id="i-next" class="flip"/></button>
                <div class="chap"><b>{title}</b></div>
                <span class="sub bsub">{sides}</span>
                <nav class="tools end">
                    <Undo/>
                    <button class="tool" aria-label=w.reference on:click=move |_| ui.read(Reading::Rule(Rule::Battle))><Icon id="i-book"/></button>
                </nav>
            </header>
            <section class="panel force">{move || battle.get().map(|b| view! { <Forces b/> })}</section>
            {move || if choosing.get() {
                view! { <pool::Pool/> }.into_any()
            } else {
                view! {
                    <section class="panel roll"><roll::Roll/></section>
                    <section class="panel steps">
                        {move || battle.get().map(steps)}
                        {move || match asked.get() {
                            Asked::Hits => view! { <assign::Assign/> }.into_any(),
                            Asked::Raid => view! { <raid::Raid/> }.into_any(),
                            Asked::Else => view! { <Ask inline=true/> }.into_any(),
                        }}
                    </section>
                }.into_any()
            }}
        </div>
    }
}

/// Attacker and defender.
#[component]
fn Forces(b: BattleView) -> impl IntoView {
    let ui = Ui::get();
    let one = |f: Force| {
        let note = (!f.note.is_empty()).then(|| view! { <span class="sub">{f.note}</span> });
        view! {
            <div class=format!("side {}", f.who.colour.class())>
                <OwnerName colour=f.who.colour name=ui.owner_name(f.who.owner)/>
                <div class="row">
                    <LargePlates plate=f.ships/>
                    {f.buildings.into_iter().map(|building| view! { <LargeBuilding building/> }).collect_view()}
                </div>
                {note}
            </div>
        }
    };
    view! { {one(b.attacker)}<div class="vs" aria-hidden="true"></div>{b.defender.map(one)} }
}

/// A face of a die.
#[component]
pub(super) fn Face(die: Die, face: Symbols, #[prop(optional)] large: bool) -> impl IntoView {
    let w = Ui::get().words;
    let pictures = symbols(face).into_iter().flat_map(|(id, n)| (0..n).map(move |_| view! { <Icon id/> }));
    let blank = (face == Symbols::default()).then(|| view! { <Icon id="i-blank"/> });
    let class = format!("face {}{}", icon::die_class(die), if large { " xl" } else { "" });
    let label = said(face, &w.symbols);
    view! { <span class=class role="img" aria-label=label><span class="in">{pictures.collect_view()}{blank}</span></span> }
}

/// The steps of the battle; or, when it is over, what happened.
fn steps(b: BattleView) -> AnyView {
    if b.steps.iter().all(|step| step.name.is_empty()) {
        let line = |step: StepView| view! { <li>{step.text}</li> };
        return view! { <ul class="happened">{b.steps.into_iter().map(line).collect_view()}</ul> }.into_any();
    }
    let system = b.system;
    let step = |(no, step)| view! { <Step no step system/> };
    view! { <ol>{(1usize..).zip(b.steps).map(step).collect_view()}</ol> }.into_any()
}

/// One step of the resolution.
#[component]
fn Step(no: usize, step: StepView, system: System) -> impl IntoView {
    let class = match step.state {
        StepState::Later => "",
        StepState::Now => "now",
        StepState::Done => "done",
    };
    let number = match step.state {
        StepState::Done => view! { <Icon id="i-check"/> }.into_any(),
        _ => no.into_any(),
    };
    let symbol = step.icon;
    view! {
        <li class=class aria-current=(step.state == StepState::Now).then_some("step")>
            <span class="no">{number}</span>
            <div class="sh">{(!symbol.is_empty()).then(|| view! { <Icon id=symbol/> })}<b class="name">{step.name}</b></div>
            <p>{step.text}</p>
            <div class="row">
                {step.plates.into_iter().map(|plate| view! { <LargePlates plate system/> }).collect_view()}
                {step.buildings.into_iter().map(|building| view! { <LargeBuilding building system/> }).collect_view()}
            </div>
        </li>
    }
}
