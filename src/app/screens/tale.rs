//! The tale of a game that is over: ambitions, battles, numbers.

use leptos::prelude::*;

use super::parts::{seat_class, seat_name};
use crate::app::icons::{Emblem, Icon};
use crate::app::play::use_play;
use crate::model::{Colour, icon};
use crate::session::TableConfig;
use crate::session::tale::{BattleTale, Numbers, Tale, WonAmbition};
use crate::text::replay::{TaleWords, words};
use crate::text::table::EN;
use rules::ids::{Ambition, Mode, Owner, Seat};

/// So many battles are told.
const BATTLES: usize = 5;

/// The sections below the ranking.
#[component]
pub fn TaleOf(config: TableConfig, tale: Tale) -> impl IntoView {
    let battles = view! { <Battles config=config.clone() tale=tale.clone()/> };
    let ambitions = (!tale.ambitions.is_empty())
        .then(|| view! { <Ambitions config=config.clone() won=tale.ambitions.clone()/> });
    view! {
        <div class="tale">
            {ambitions}
            {battles}
            <InNumbers config numbers=tale.numbers/>
        </div>
    }
}

fn colour(config: &TableConfig, seat: Seat) -> Colour {
    config.seats.get(usize::from(seat.0)).map(|s| s.colour.into()).unwrap_or_default()
}

fn name(config: &TableConfig, seat: Seat) -> String {
    config.seats.get(usize::from(seat.0)).map(seat_name).unwrap_or_default()
}

/// Who won which ambition in which chapter.
#[component]
fn Ambitions(config: TableConfig, won: Vec<WonAmbition>) -> impl IntoView {
    let w = &words().tale;
    let mut columns: Vec<Ambition> = (0..5).map(Ambition).collect();
    let others = won.iter().map(|won| won.ambition).filter(|a| a.0 >= 5);
    columns.extend(others);
    columns.sort_unstable();
    columns.dedup();
    let heads = columns
        .iter()
        .map(|a| {
            view! { <th scope="col"><Icon id=icon::ambition(*a)/><span>{EN.names.ambition(*a)}</span></th> }
        })
        .collect_view();
    let last = won.iter().map(|won| won.chapter).max().unwrap_or(0);
    let cell = |chapter: u8, ambition: Ambition| {
        let here: Vec<&WonAmbition> =
            won.iter().filter(|won| (won.chapter, won.ambition) == (chapter, ambition)).collect();
        if here.is_empty() {
            return view! { <td class="none"><span class="sr">{w.undeclared}</span></td> }.into_any();
        }
        let mut gains: Vec<(Seat, i16, bool)> = here
            .iter()
            .flat_map(|won| {
                won.power.iter().filter(|(_, n)| **n > 0).map(|(seat, n)| (seat, *n, won.first == Some(seat)))
            })
            .collect();
        gains.sort_by_key(|(_, power, first)| (!first, -power));
        let nobody = gains.is_empty().then(|| view! { <span class="sub">{w.nobody}</span> });
        let one = |(seat, power, first): (Seat, i16, bool)| {
            let colour = colour(&config, seat);
            let said = (w.won)(&name(&config, seat), power, first);
            view! {
                <span class=format!("wonby {}", colour.class()) class:first=first role="img" aria-label=said.clone() title=said>
                    <Emblem colour/><b>{power}</b>
                </span>
            }
        };
        view! { <td>{gains.into_iter().map(one).collect_view()}{nobody}</td> }.into_any()
    };
    let rows = (1..=last)
        .map(|chapter| {
            let cells = columns.iter().map(|a| cell(chapter, *a)).collect_view();
            view! {
                <tr>
                    <th scope="row" aria-label=(w.chapter)(chapter)><i class="num">{chapter}</i></th>
                    {cells}
                </tr>
            }
        })
        .collect_view();
    view! {
        <section class="panel won">
            <header><h2>{w.ambitions}</h2><span class="sub">{w.ambitions_small}</span></header>
            <table>
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="key sub" aria-hidden="true">
                <span class="wonby first"><b>{w.first}</b></span><span class="wonby"><b>{w.second}</b></span>
            </p>
        </section>
    }
}

/// How many battles, and those of which there is most to tell.
#[component]
fn Battles(config: TableConfig, tale: Tale) -> impl IntoView {
    let play = use_play();
    let w = &words().tale;
    let names = EN.names;
    let owner = |owner: Owner| match owner.seat() {
        Some(seat) => name(&config, seat),
        None => names.colours[match owner {
            Owner::EMPIRE => 4,
            Owner::BLIGHT => 5,
            _ => 6,
        }]
        .to_string(),
    };
    let one = |battle: BattleTale| {
        let colour = colour(&config, battle.attacker);
        let place = names.system(battle.system);
        let result =
            (w.result)(battle.destroyed, battle.buildings, battle.damaged, battle.lost, battle.stolen);
        let label = format!("{}: {}", w.watch, place);
        view! {
            <li>
                <Emblem colour/>
                <p>
                    <b class="seatname">{name(&config, battle.attacker)}</b>
                    " "
                    {(w.battle)(&owner(battle.defender), &place)}
                    <small>{(w.chapter)(battle.chapter)} " · " {result}</small>
                </p>
                <button class="quiet" aria-label=label on:click=move |_| play.watch_here(Some(battle.at))>
                    <Icon id="i-play"/>{w.watch}
                </button>
            </li>
        }
    };
    let some: Vec<_> = tale.notable(BATTLES).into_iter().map(one).collect();
    let none = some.is_empty().then(|| view! { <p class="sub">{w.no_battles}</p> });
    view! {
        <section class="panel fights">
            <header><h2>{w.battles}</h2><span class="sub">{(w.battles_small)(tale.battles.len())}</span></header>
            <ul>{some}</ul>
            {none}
        </section>
    }
}

type Measure = (&'static str, &'static str, fn(&Numbers) -> u16);

/// What is measured: symbol, words, number.
fn measures(w: &'static TaleWords) -> [Vec<Measure>; 3] {
    let mode = icon::mode;
    [
        vec![
            (mode(Mode::LEAD), w.modes[0], |n| n.modes[0]),
            (mode(Mode::SURPASS), w.modes[1], |n| n.modes[1]),
            (mode(Mode::COPY), w.modes[2], |n| n.modes[2]),
            (mode(Mode::PIVOT), w.modes[3], |n| n.modes[3]),
            ("i-seize", w.seized, |n| n.seized),
        ],
        vec![
            ("i-any", w.declared, |n| n.declared),
            ("i-prelude", w.spent, |n| n.spent),
            ("i-next", w.actions, |n| n.all_actions()),
            ("i-agent", w.agents, |n| n.agents),
            ("i-court", w.secured, |n| n.secured),
        ],
        vec![
            ("a-battle", w.attacks, |n| n.attacks),
            ("i-trophy", w.trophies, |n| n.trophies),
            ("i-ship-damaged", w.lost, |n| n.lost),
            ("i-captive", w.captives, |n| n.captives),
            ("i-key", w.stolen, |n| n.stolen),
        ],
    ]
}

/// Numbers of each player.
#[component]
fn InNumbers(config: TableConfig, numbers: Vec<(Seat, Numbers)>) -> impl IntoView {
    let w = &words().tale;
    let heads = || {
        let one = |(seat, _): &(Seat, Numbers)| {
            let class = config.seats.get(usize::from(seat.0)).map(|s| seat_class(s.colour));
            view! {
                <th scope="col" class=class title=name(&config, *seat)>
                    <Emblem colour=colour(&config, *seat)/><span class="sr">{name(&config, *seat)}</span>
                </th>
            }
        };
        numbers.iter().map(one).collect_view()
    };
    let row = |(id, title, of): Measure| {
        let most = numbers.iter().map(|(_, n)| of(n)).max().unwrap_or(0);
        let cells = numbers.iter().map(|(_, n)| {
            let n = of(n);
            view! { <td class:most=n == most && n != 0 class:zero=n == 0>{n}</td> }
        });
        view! { <tr><th scope="row"><Icon id/>{title}</th>{cells.collect_view()}</tr> }
    };
    let table = |rows: Vec<Measure>| {
        view! {
            <table>
                <thead><tr><td></td>{heads()}</tr></thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        }
    };
    view! {
        <section class="panel numbers">
            <header><h2>{w.numbers}</h2><span class="sub">{w.numbers_small}</span></header>
            <div class="tables">{measures(w).map(table).into_iter().collect_view()}</div>
        </section>
    }
}
