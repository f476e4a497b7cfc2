//! The battle sheet: choosing dice with their exact odds, then settling the roll step by step.

use leptos::prelude::*;

use super::ask::Ask;
use super::boards::FoldedBoard;
use super::map::pieces::{LargeBuilding, LargePlates};
use super::odds::OddsPanel;
use super::ui::{Reading, Ui};
use crate::app::icons::{Emblem, Icon, OwnerName};
use crate::model::{BattleView, Decision, Force, RolledDie, StepState, StepView, TableAction, icon};
use crate::text::rulebook::Rule;
use rules::components::dice::{Symbols, faces};
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

/// The sheet over the table.
#[component]
pub fn BattleSheet() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let battle = ui.memo(|m| m.battle.clone());
    let choosing = ui.memo(|m| m.decision.as_ref().is_some_and(|d| d.mine && d.is_dice()));
    let undo = ui.memo(|m| m.top.undo);
    let sides = move || {
        battle.get().map(|b| {
            let name = |f: &Force| view! { <OwnerName colour=f.who.colour name=ui.owner_name(f.who.owner)/> };
            let defender = b.defender.as_ref().map(|d| view! { <span>{w.attacks}</span>{name(d)} });
            view! { {name(&b.attacker)}{defender} }
        })
    };
    view! {
        <div class="battle" class:settle=move || !choosing.get() role="dialog" aria-label=move || {
            battle.read().as_ref().map(|b| (w.battle_at)(&w.names.system(b.system)))
        }>
            <header class="top">
                <button class="tool" aria-label=w.to_table on:click=move |_| ui.aside.set(true)><Icon id="i-next" class="flip"/></button>
                <div class="chap"><b>{move || battle.read().as_ref().map(|b| (w.battle_at)(&w.names.system(b.system)))}</b></div>
                <span class="sub bsub">{sides}</span>
                <nav class="tools end">
                    <button class="tool" disabled=move || !undo.get() on:click=move |_| ui.send(TableAction::Undo)>
                        <Icon id="i-undo"/><span>{w.undo}</span>
                    </button>
                    <button class="tool" aria-label=w.reference on:click=move |_| ui.read(Reading::Rule(Rule::Battle))><Icon id="i-book"/></button>
                </nav>
            </header>
            <section class="panel force">{move || battle.get().map(|b| view! { <Forces b/> })}</section>
            {move || if choosing.get() {
                view! { <Pool/> }.into_any()
            } else {
                view! {
                    <section class="panel roll"><Roll/></section>
                    <section class="panel steps">
                        {move || battle.get().map(steps)}
                        <Spoils/>
                        <Ask inline=true/>
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
        view! {
            <div class=format!("side {}", f.who.colour.class())>
                <OwnerName colour=f.who.colour name=ui.owner_name(f.who.owner)/>
                <div class="row">
                    <LargePlates plate=f.ships/>
                    {f.buildings.into_iter().map(|building| view! { <LargeBuilding building/> }).collect_view()}
                </div>
                <span class="sub">{f.note}</span>
            </div>
        }
    };
    view! { {one(b.attacker)}<div class="vs" aria-hidden="true"></div>{b.defender.map(one)} }
}

/// A face of a die.
#[component]
fn Face(die: Die, face: Symbols, #[prop(optional)] large: bool) -> impl IntoView {
    let w = Ui::get().words;
    let shown = symbols(face);
    let said: Vec<String> = shown
        .iter()
        .zip(w.symbols)
        .filter(|(s, _)| s.1 > 0)
        .map(|(s, (one, many))| format!("{} {}", s.1, if s.1 == 1 { one } else { many }))
        .collect();
    let pictures = shown.into_iter().flat_map(|(id, n)| (0..n).map(move |_| view! { <Icon id/> }));
    let blank = said.is_empty().then(|| view! { <Icon id="i-blank"/> });
    let class = format!("face {}{}", icon::die_class(die), if large { " xl" } else { "" });
    view! { <span class=class role="img" aria-label=said.join(", ")>{pictures.collect_view()}{blank}</span> }
}

/// Choosing the pool. The pool is the sheet's own until it is rolled.
#[component]
fn Pool() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let dice = ui.memo(|m| m.battle.as_ref().map(|b| b.dice).unwrap_or_default());
    let pool = RwSignal::new(dice.get_untracked().pool);
    let decision = ui.memo(|m| m.decision.clone());
    let legal = move |p: [u8; 3]| {
        decision.with_untracked(|d| d.as_ref().and_then(|d| d.mine.then(|| d.dice(p)).flatten()))
    };
    let total = move || pool.get().iter().sum::<u8>();
    let colour = ui.memo(|m| m.decision.as_ref().map(|d| (m.colour(d.seat), d.seat)));
    let roll = move || {
        if let Some(index) = legal(pool.get_untracked()) {
            ui.choose(index);
        }
    };
    // Enter rolls, whatever is focused but a button.
    Effect::new(move |_| {
        decision.with(|_| ());
        ui.point(legal(pool.get()));
    });
    let sentence = move || {
        decision.read().as_ref().map(|d: &Decision| {
            if d.sentence.is_empty() { (w.choose_dice)(dice.get().most) } else { d.sentence.clone() }
        })
    };
    view! {
        <section class="ask pool">
            <div class="q" tabindex="-1">
                {move || colour.get().map(|(c, seat)| view! {
                    <Emblem colour=c/><span><span class=format!("seat {}", c.class())>{ui.name(seat)}</span>": "{sentence}</span>
                })}
                <span class="sub">{move || (w.chosen)(total(), dice.get().most)}</span>
            </div>
            <div class="dice">{Die::ALL.map(|die| view! { <DieRow die pool legal=Callback::new(move |p: [u8; 3]| legal(p).is_some())/> }).into_iter().collect_view()}</div>
            <div class="opts">
                <button class="opt on plain" disabled=move || { decision.with(|_| ()); legal(pool.get()).is_none() } on:click=move |_| roll()>
                    <kbd class="k">"Enter"</kbd><b>{move || (w.roll)(total())}</b>
                </button>
                <button class="opt plain" on:click=move |_| pool.set([0; 3])><b>{w.clear}</b></button>
            </div>
        </section>
        <OddsPanel pool legal=Callback::new(move |p: [u8; 3]| legal(p).is_some())/>
    }
}

/// One type of die: its faces, less and more.
#[component]
fn DieRow(die: Die, pool: RwSignal<[u8; 3]>, legal: Callback<[u8; 3], bool>) -> impl IntoView {
    let w = Ui::get().words;
    let at = die as usize;
    let name = w.names.die(die);
    let with = move |by: i8| {
        let mut p = pool.get();
        p[at] = p[at].checked_add_signed(by)?;
        Some(p)
    };
    // Less is always fine on the way to something else; more must lead to a pool that can be rolled.
    let less = move || with(-1);
    let more = move || with(1).filter(|p| legal.run(*p));
    let all = faces(die).map(|face| view! { <Face die face/> });
    view! {
        <div class=format!("dr {}", icon::die_class(die))>
            <Icon id=icon::die(die) class="big"/>
            <div class="dn"><b class="name">{name}</b><small>{w.names.die_note(die)}</small></div>
            <div class="faces">{all.into_iter().collect_view()}</div>
            <div class="step">
                <button class="st" aria-label=(w.die_less)(name) disabled=move || less().is_none()
                    on:click=move |_| if let Some(p) = less() { pool.set(p) }><Icon id="i-minus"/></button>
                <output>{move || pool.get()[at]}</output>
                <button class="st" aria-label=(w.die_more)(name) disabled=move || more().is_none()
                    on:click=move |_| if let Some(p) = more() { pool.set(p) }><Icon id="i-plus"/></button>
            </div>
        </div>
    }
}

/// The roll and its sums. Dice that lie there stay; they roll once.
#[component]
fn Roll() -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let rolled = ui.memo(|m| m.battle.as_ref().map(|b| b.rolled.clone()).unwrap_or_default());
    let sums = ui.memo(|m| m.battle.as_ref().map(|b| b.sums).unwrap_or_default());
    let die = |(i, r): (usize, RolledDie)| {
        let style = format!("--i:{}", i.min(9));
        view! { <span class:again=r.reroll style=style><Face die=r.die face=r.face large=true/></span> }
    };
    let sum = |((id, n), (one, many)): ((&'static str, u8), (&'static str, &'static str))| {
        view! { <span><Icon id/><b>{n}</b>{if n == 1 { one } else { many }}</span> }
    };
    let some = move || symbols(sums.get()).into_iter().zip(w.symbols).filter(|(s, _)| s.1 > 0);
    view! {
        <header><h2>{w.rolled}</h2></header>
        <div class="rolled">
            <div class="rr">
                {move || rolled.get().into_iter().enumerate().map(die).collect_view()}
                {move || rolled.read().is_empty().then(|| view! { <p class="sub">{w.no_dice}</p> })}
            </div>
            <div class="sum">{move || some().map(sum).collect_view()}</div>
        </div>
    }
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

/// The board that is raided: what lies there can be taken with a click.
#[component]
fn Spoils() -> impl IntoView {
    let ui = Ui::get();
    let board = ui.memo(|m| {
        let victim = m.battle.as_ref()?.raid?;
        m.boards.iter().find(|board| board.seat == victim).cloned()
    });
    move || board.get().map(|b| view! { <div class="spoils"><FoldedBoard b/></div> })
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
